//! What counts in a game of Claim.

use crate::commands::stats::{Sheet, Side, Word};
use crate::tables::Counter;
use interregnum_games::claim::{
    Card, Claim, ClaimEvent, Fact, Faction, FactionSet, Options, Phase, Why, Zone,
};
use interregnum_kernel::Phrase;

/// Reads the events of Claim.
pub(crate) struct ClaimCounter {
    phase: Phase,
}

/// What a card can be: dealt, and so played in phase one; won as a follower, and so played in
/// phase two; in a score pile at the end.
const DEALT: Word = Word::new(0, "dealt");
const FOLLOWER: Word = Word::new(1, "follower");
const SCORED: Word = Word::new(2, "scored");
/// What playing it can bring.
const TRICKS: Word = Word::new(0, "tricks");

/// What wins a trick.
const TRICK: Word = Word::new(0, "trick");
const WON_BY: [Word; 4] = Word::all(["highest", "alone", "power", "earlier"]);
/// What decides a vote.
const VOTE: Word = Word::new(1, "vote");
const DECIDED_BY: [Word; 3] = Word::all(["most", "highest-card", "nobody"]);
/// Whose vote nobody gets.
const NOBODY: Word = Word::new(2, "nobody");
/// Whose power worked.
const POWER: Word = Word::new(3, "power");
/// Goblins have no power (C8.1), and that of Doppelgängers is not seen at work.
const SEEN: FactionSet = FactionSet::of(&[
    Faction::Knights,
    Faction::Dwarves,
    Faction::Undead,
    Faction::Gnomes,
    Faction::Giants,
    Faction::Dragons,
    Faction::Trolls,
    Faction::Seers,
]);

fn word(faction: Faction) -> Word {
    Word::new(
        Faction::ALL.iter().position(|&other| other == faction).unwrap_or_default() as u8,
        faction.code(),
    )
}

impl Default for ClaimCounter {
    fn default() -> Self {
        Self { phase: Phase::One }
    }
}

impl Counter<Claim> for ClaimCounter {
    fn sides(players: usize) -> usize {
        if players == 4 { 2 } else { players } // C3.3
    }

    fn list(options: &Options, sheet: &mut Sheet<Card>) {
        for faction in options.kingdom {
            sheet.list_points(word(faction));
            sheet.list_counts(NOBODY, &[word(faction)]);
            for card in faction.values().iter().filter_map(|&value| Card::new(faction, value)) {
                sheet.list_card(DEALT, card, &[TRICKS]);
                sheet.list_card(FOLLOWER, card, &[TRICKS]);
                sheet.list_card(SCORED, card, &[]);
            }
        }
        let is_known =
            |word: &Word| *word != won_by(Why::Power) || options.kingdom.contains(Faction::Knights);
        sheet.list_matters(TRICK, &WON_BY.into_iter().filter(is_known).collect::<Vec<_>>());
        sheet.list_matters(VOTE, &DECIDED_BY);
        for faction in options.kingdom.intersection(SEEN) {
            sheet.list_counts(POWER, &[word(faction)]);
        }
    }

    fn note(&mut self, event: &ClaimEvent, sheet: &mut Sheet<Card>) {
        if let Some(faction) = self.at_work(event) {
            sheet.happened(POWER, word(faction));
        }
        match event {
            ClaimEvent::Moved { card, from: Zone::Hand(seat), to: Zone::Trick, .. } => {
                sheet.used(self.role(), *card, *seat);
            }
            ClaimEvent::Moved { card, to: Zone::Score(seat), .. } => sheet.used(SCORED, *card, *seat),
            ClaimEvent::Happened { fact, .. } => self.note_fact(fact, sheet),
            ClaimEvent::Moved { .. } | ClaimEvent::Shown { .. } => {}
        }
    }

    fn card(card: Card) -> Phrase {
        card.phrase()
    }

    fn source(source: Word) -> Phrase {
        Phrase::new(format!("faction-{}", source.text))
    }

    fn matter(group: Word, matter: Word) -> Phrase {
        if group == NOBODY || group == POWER {
            return Self::source(matter);
        }
        Phrase::new(format!("stats-claim-{}-{}", group.text, matter.text))
    }
}

impl ClaimCounter {
    /// What a card is that is played now.
    const fn role(&self) -> Word {
        match self.phase {
            Phase::One => DEALT,
            Phase::Two => FOLLOWER,
        }
    }

    /// Whose power an event shows at work.
    fn at_work(&self, event: &ClaimEvent) -> Option<Faction> {
        match event {
            ClaimEvent::Happened { fact: Fact::Won { why: Why::Power, .. }, .. } => Some(Faction::Knights),
            ClaimEvent::Happened { fact: Fact::LeadsNext { .. }, .. } => Some(Faction::Dragons),
            ClaimEvent::Happened { fact: Fact::Looks { .. }, .. } => Some(Faction::Seers),
            ClaimEvent::Moved { card, from: Zone::Trick, to: Zone::Score(_), .. } => match self.phase {
                Phase::One => Some(Faction::Undead),
                Phase::Two => Some(card.faction()).filter(|&faction| faction == Faction::Dwarves),
            },
            ClaimEvent::Moved { from: Zone::Trick, to: Zone::Front(_), .. } => Some(Faction::Gnomes),
            ClaimEvent::Moved { from: Zone::Trick, to: Zone::Aside, .. } => Some(Faction::Trolls),
            ClaimEvent::Moved { from: Zone::Front(_), to: Zone::Discards, .. } => Some(Faction::Giants),
            _ => None,
        }
    }

    fn note_fact(&mut self, fact: &Fact, sheet: &mut Sheet<Card>) {
        match fact {
            Fact::TrickBegins { phase, number, leader, .. } => {
                self.phase = *phase;
                if (*phase, *number) == (Phase::One, 1) {
                    sheet.begins(*leader);
                }
            }
            Fact::Won { card, why, .. } => {
                sheet.round();
                sheet.gained(self.role(), *card, TRICKS, 1);
                sheet.happened(TRICK, won_by(*why));
            }
            Fact::Vote { faction, to, by_highest, .. } => {
                sheet.happened(VOTE, DECIDED_BY[if to.is_none() { 2 } else { usize::from(*by_highest) }]);
                match to {
                    Some(side) => sheet.points(word(*faction), Side(*side), 1),
                    None => sheet.happened(NOBODY, word(*faction)),
                }
            }
            Fact::Lacks { .. } | Fact::Looks { .. } | Fact::LeadsNext { .. } => {}
        }
    }
}

const fn won_by(why: Why) -> Word {
    WON_BY[match why {
        Why::Highest => 0,
        Why::Alone => 1,
        Why::Power => 2,
        Why::Earlier => 3,
    }]
}
