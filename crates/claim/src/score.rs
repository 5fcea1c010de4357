//! The end: votes, and who has won (C11).

use crate::card_set::CardSet;
use crate::faction::Faction;
use crate::happening::{ClaimEvent, Fact};
use crate::state::{Claim, Stage};
use crate::trick::SEATS;
use interregnum_kernel::{BySeat, Outcome, Phrase, Seat, SeatSet, Tally, Witness};
use serde::{Serialize, Serializer};

/// The largest number of sides: three players, each for themselves.
const SIDES: usize = 3;

/// How many cards of a faction each side has, and who has its vote.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vote {
    /// The faction.
    pub faction: Faction,
    /// The number of cards by side.
    count: [u8; SIDES],
    /// The side that has the vote.
    pub to: Option<u8>,
    /// Whether the highest single card decided.
    pub by_highest: bool,
}

/// The result of a finished game: the votes of all factions, in the rulebook's order.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(
        type = "{ votes: { [faction: string]: number | null }, count: { [faction: string]: Array<number> } }"
    )
)]
pub struct Detail {
    /// How many sides there are: players, or teams of two.
    pub sides: usize,
    /// The votes.
    pub votes: Vec<Vote>,
}

/// C3.3: the side of a seat with this number of players: the seat itself, or with four players its
/// team.
#[inline]
pub(crate) const fn side(seat: Seat, players: usize) -> usize {
    if players == 4 { seat.index() % 2 } else { seat.index() }
}

/// C3.3: the number of sides with this number of players.
#[inline]
pub(crate) const fn sides(players: usize) -> usize {
    if players == 4 { 2 } else { players }
}

impl Vote {
    /// The number of cards by side.
    pub fn count(&self, sides: usize) -> &[u8] {
        &self.count[..sides]
    }

    /// C11.1, C11.2: who has the vote of a faction with these score piles.
    #[inline]
    pub(crate) fn of(players: usize, scores: &BySeat<CardSet, SEATS>, faction: Faction) -> Self {
        match players {
            2 => Self::among::<2, 2>(scores, faction),
            3 => Self::among::<3, 3>(scores, faction),
            _ => Self::among::<4, 2>(scores, faction),
        }
    }

    /// The same for `N` players on `S` sides.
    #[inline]
    pub(crate) fn among<const N: usize, const S: usize>(
        scores: &BySeat<CardSet, SEATS>,
        faction: Faction,
    ) -> Self {
        let mut count = [0; SIDES];
        // By side, a single number to compare: the number of cards, then one more than the highest
        // value (0: no card).
        let mut strength = [0u16; SIDES];
        for (seat, score) in scores.0[..N].iter().enumerate() {
            let cards = score.faction(faction);
            count[seat % S] += cards.len() as u8;
            let highest = cards.highest().map_or(0, |card| card.value() + 1);
            strength[seat % S] = strength[seat % S].max(u16::from(highest));
        }
        for side in 0..S {
            strength[side] |= u16::from(count[side]) << 8;
        }
        let best = strength[..S].iter().copied().fold(0, u16::max);
        let having = |side: &usize| strength[*side] == best;
        let to = (0..S).find(having).filter(|first| !(first + 1..S).any(|side| having(&side)));
        let tied = count[..S].iter().filter(|number| u16::from(**number) == best >> 8).count() > 1;
        Self { faction, count, to: to.map(|side| side as u8), by_highest: tied && to.is_some() }
    }
}

impl Serialize for Detail {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        struct Votes<'a>(&'a Detail);
        struct Counts<'a>(&'a Detail);
        impl Serialize for Votes<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.0.votes.iter().map(|vote| (vote.faction, vote.to)))
            }
        }
        impl Serialize for Counts<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let sides = self.0.sides;
                serializer.collect_map(self.0.votes.iter().map(|vote| (vote.faction, vote.count(sides))))
            }
        }
        let mut detail = serializer.serialize_struct("Detail", 2)?;
        detail.serialize_field("votes", &Votes(self))?;
        detail.serialize_field("count", &Counts(self))?;
        detail.end()
    }
}

impl Claim {
    /// The side a seat plays for.
    #[inline]
    pub(crate) fn side(&self, seat: Seat) -> usize {
        side(seat, self.seats())
    }

    /// How many sides there are.
    pub(crate) fn sides(&self) -> usize {
        sides(self.seats())
    }

    /// C11.1, C11.2: who has the vote of a faction, by the current score piles.
    #[inline]
    pub(crate) fn vote(&self, faction: Faction) -> Vote {
        Vote::of(self.seats(), &self.scores, faction)
    }

    /// The votes of all factions, in the rulebook's order.
    #[inline]
    pub(crate) fn votes(&self) -> impl Iterator<Item = Vote> + '_ {
        self.options.kingdom.map(|faction| self.vote(faction))
    }

    /// The winners, if the game is over, without heap allocation.
    pub(crate) fn victors(&self) -> Option<SeatSet> {
        if self.stage != Stage::Over {
            return None;
        }
        let merit = self.merits();
        let merit = &merit[..self.sides()];
        let best = merit.iter().copied().max().unwrap_or_default();
        let won = |seat: Seat| merit[self.side(seat)] == best;
        let winners: SeatSet = Seat::all(self.seats()).filter(|&seat| won(seat)).collect();
        let drawn = self.seats() == 2 && winners.len() == 2;
        Some(if drawn { SeatSet::NONE } else { winners })
    }

    /// By side: votes, and between more than two players the cards and the sum of their values
    /// in the factions won.
    #[inline]
    fn merits(&self) -> [(u16, u16, u16); SIDES] {
        // C11.3: votes alone. C11.4, C11.5: votes, then cards, then the sum of their values,
        // both in the factions won.
        let mut merit = [(0u16, 0u16, 0u16); SIDES];
        for vote in self.votes() {
            let Some(side) = vote.to.map(usize::from) else { continue };
            merit[side].0 += 1;
            if self.seats() > 2 {
                merit[side].1 += u16::from(vote.count[side]);
                merit[side].2 += self.sum(side, vote.faction);
            }
        }
        merit
    }

    /// The votes of each side, and what broke a tie between them.
    pub(crate) fn tallied(&self) -> Option<Tally> {
        let (winners, merits) = (self.victors()?, self.merits());
        let seats = |side: usize| Seat::all(self.seats()).filter(move |&seat| self.side(seat) == side);
        let side = |side: usize| (seats(side).collect::<SeatSet>(), usize::from(merits[side].0));
        let won = winners.first().map(|seat| self.side(seat));
        let notes = won.and_then(|side| self.tie_break(side, &merits)).into_iter().collect();
        Some(Tally { unit: "claim-votes", sides: (0..self.sides()).map(side).collect(), winners, notes })
    }

    /// C11.4, C11.5: what decided between the winner and a side with the same number of votes.
    fn tie_break(&self, won: usize, merits: &[(u16, u16, u16); SIDES]) -> Option<Phrase> {
        let rivals = (0..self.sides()).filter(|&side| side != won).map(|side| merits[side]);
        let (votes, cards, sum) = merits[won];
        let rival = rivals.filter(|rival| rival.0 == votes).max()?;
        let (key, own, other) = match rival {
            _ if self.seats() == 2 || rival == merits[won] => return None,
            (_, other, _) if other < cards => ("claim-result-cards", cards, other),
            (_, _, other) => ("claim-result-values", sum, other),
        };
        let rule = if self.seats() == 4 { "C11.5" } else { "C11.4" };
        let told = Phrase::new(key).with("first", usize::from(own)).with("second", usize::from(other));
        Some(told.with("rule", rule))
    }

    /// The sum of the values of a side's cards of a faction.
    fn sum(&self, side: usize, faction: Faction) -> u16 {
        let seats = Seat::all(self.seats()).filter(|&seat| self.side(seat) == side);
        let sum = |cards: CardSet| cards.cards().map(|card| u16::from(card.value())).sum::<u16>();
        seats.map(|seat| sum(self.scores[seat].faction(faction))).sum()
    }

    pub(crate) fn ending(&self) -> Option<Outcome<Detail>> {
        let winners = self.victors()?;
        let detail = Detail { sides: self.sides(), votes: self.votes().collect() };
        Some(Outcome { winners, reason: "votes", detail })
    }

    pub(crate) fn tell_votes(&self, witness: &mut impl Witness<ClaimEvent>) {
        for faction in self.options.kingdom {
            witness.note(|| {
                let vote = self.vote(faction);
                let rule = if vote.to.is_some() { "C11.1" } else { "C11.2" };
                let fact = Fact::Vote {
                    faction,
                    count: vote.count(self.sides()).to_vec(),
                    to: vote.to,
                    by_highest: vote.by_highest,
                    teams: self.seats() == 4,
                };
                ClaimEvent::happened(fact, rule)
            });
        }
    }
}
