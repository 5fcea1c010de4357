//! The counter of Claim.

use crate::{Category, Counter, Measured, Observations, Side};
use interregnum_games::claim::{
    Card, Claim, ClaimEvent, Fact, Faction, FactionSet, Options, Phase, Why, Zone,
};
use interregnum_kernel::Phrase;

/// Follows the phase, which decides the role of a played card.
pub struct ClaimCounter {
    phase: Phase,
}

/// The roles of a card: dealt, and so played in phase one; won as a follower, and so played in
/// phase two; in a score pile at the end.
const DEALT: Category = Category::new(0, "dealt");
const FOLLOWER: Category = Category::new(1, "follower");
const SCORED: Category = Category::new(2, "scored");
/// What playing a card can bring.
const TRICKS: Category = Category::new(0, "tricks");

/// What wins a trick.
const TRICK: Category = Category::new(0, "trick");
const WON_BY: [Category; 4] = Category::all(["highest", "alone", "power", "earlier"]);
/// What decides a vote.
const VOTE: Category = Category::new(1, "vote");
const DECIDED_BY: [Category; 3] = Category::all(["most", "highest-card", "nobody"]);
/// Factions whose vote nobody gets.
const NOBODY: Category = Category::new(2, "nobody");
/// Factions whose power had an effect.
const POWER: Category = Category::new(3, "power");
/// The factions whose power appears in an event. Goblins have none (C8.1), and no event shows the
/// power of Doppelgängers.
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

fn word(faction: Faction) -> Category {
    Category::new(
        Faction::ALL.iter().position(|&other| other == faction).unwrap_or_default() as u8,
        faction.code(),
    )
}

impl Default for ClaimCounter {
    fn default() -> Self {
        Self { phase: Phase::One }
    }
}

impl Measured for Claim {
    type Counter = ClaimCounter;
}

impl Counter<Claim> for ClaimCounter {
    fn sides(players: usize) -> usize {
        if players == 4 { 2 } else { players } // C3.3
    }

    fn list(options: &Options, observations: &mut Observations<Card>) {
        for faction in options.kingdom {
            observations.list_points(word(faction));
            observations.list_independent(NOBODY, &[word(faction)]);
            for card in faction.values().iter().filter_map(|&value| Card::new(faction, value)) {
                observations.list_card(DEALT, card, &[TRICKS]);
                observations.list_card(FOLLOWER, card, &[TRICKS]);
                observations.list_card(SCORED, card, &[]);
            }
        }
        let is_known =
            |word: &Category| *word != won_by(Why::Power) || options.kingdom.contains(Faction::Knights);
        observations.list_incidents(TRICK, &WON_BY.into_iter().filter(is_known).collect::<Vec<_>>());
        observations.list_incidents(VOTE, &DECIDED_BY);
        for faction in options.kingdom.intersection(SEEN) {
            observations.list_independent(POWER, &[word(faction)]);
        }
    }

    fn note(&mut self, event: &ClaimEvent, observations: &mut Observations<Card>) {
        if let Some(faction) = self.at_work(event) {
            observations.happened(POWER, word(faction));
        }
        match event {
            ClaimEvent::Moved { card, from: Zone::Hand(seat), to: Zone::Trick, .. } => {
                observations.used(self.role(), *card, *seat);
            }
            ClaimEvent::Moved { card, to: Zone::Score(seat), .. } => observations.used(SCORED, *card, *seat),
            ClaimEvent::Happened { fact, .. } => self.note_fact(fact, observations),
            ClaimEvent::Moved { .. } | ClaimEvent::Shown { .. } => {}
        }
    }

    fn card(card: Card) -> Phrase {
        card.phrase()
    }

    fn source(source: Category) -> Phrase {
        Phrase::new(format!("faction-{}", source.code))
    }

    fn incident(group: Category, incident: Category) -> Phrase {
        if group == NOBODY || group == POWER {
            return Self::source(incident);
        }
        Phrase::new(format!("stats-claim-{}-{}", group.code, incident.code))
    }
}

impl ClaimCounter {
    /// The role of a card that is played now.
    const fn role(&self) -> Category {
        match self.phase {
            Phase::One => DEALT,
            Phase::Two => FOLLOWER,
        }
    }

    /// The faction whose power an event shows.
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

    fn note_fact(&mut self, fact: &Fact, observations: &mut Observations<Card>) {
        match fact {
            Fact::TrickBegins { phase, number, leader, .. } => {
                self.phase = *phase;
                if (*phase, *number) == (Phase::One, 1) {
                    observations.begins(*leader);
                }
            }
            Fact::Won { card, why, .. } => {
                observations.round();
                observations.gained(self.role(), *card, TRICKS, 1);
                observations.happened(TRICK, won_by(*why));
            }
            Fact::Vote { faction, to, by_highest, .. } => {
                observations
                    .happened(VOTE, DECIDED_BY[if to.is_none() { 2 } else { usize::from(*by_highest) }]);
                match to {
                    Some(side) => observations.points(word(*faction), Side(*side), 1),
                    None => observations.happened(NOBODY, word(*faction)),
                }
            }
            Fact::Lacks { .. } | Fact::Looks { .. } | Fact::LeadsNext { .. } => {}
        }
    }
}

const fn won_by(why: Why) -> Category {
    WON_BY[match why {
        Why::Highest => 0,
        Why::Alone => 1,
        Why::Power => 2,
        Why::Earlier => 3,
    }]
}
