//! The counter of BraveRats.

use crate::{Category, Counter, Measured, Observations};
use interregnum_games::braverats::{BraveRats, BraveRatsEvent, Card, Fact, Options, Reason, Why, Zone};
use interregnum_kernel::{Phrase, Rule, Seat};

/// Follows the cards of both seats and the held rounds.
#[derive(Default)]
pub struct RatsCounter {
    /// The cards that each seat has in hand or pile.
    owned: [[u8; Card::COUNT]; 2],
    /// The number of held rounds that wait.
    held: u8,
}

/// The roles of a card: owned when the first round begins, and played.
const HELD: Category = Category::new(0, "held");
const PLAYED: Category = Category::new(1, "played");
/// What playing a card can gain.
const ROUNDS: Category = Category::new(0, "rounds");
const VICTORIES: Category = Category::new(1, "victories");

/// The sources of a victory: the power or the strength that won the round, the held rounds
/// before it (B4.1), and Ambassadors (B4.2, B4.3).
const SOURCES: [Category; 6] =
    Category::all(["prince", "princes", "assassin", "strength", "waiting", "ambassador"]);

/// How rounds end.
const ROUND: Category = Category::new(0, "round");
const CAME_TO: [Category; 3] = Category::all(["won", "held", "princess"]);
/// What held a round.
const HOLDS: Category = Category::new(1, "holds");
const HELD_BY: [Category; 4] = Category::all(["musician", "strength", "princes", "assassin"]);
/// What took the power from a card.
const POWERLESS: Category = Category::new(2, "powerless");
const TAKEN_BY: [Category; 3] = Category::all(["wizard", "spies", "beside-musician"]);
/// What a round leaves for the next.
const NEXT: Category = Category::new(3, "next");
const LEFT_BY: [Category; 2] = Category::all(["spy", "general"]);

impl Measured for BraveRats {
    type Counter = RatsCounter;
}

impl Counter<BraveRats> for RatsCounter {
    fn list(options: &Options, observations: &mut Observations<Card>) {
        SOURCES.into_iter().for_each(|source| observations.list_points(source));
        for card in Card::ALL {
            observations.list_card(HELD, card, &[]);
            observations.list_card(PLAYED, card, &[ROUNDS, VICTORIES]);
        }
        observations.list_incidents(ROUND, &CAME_TO);
        observations.list_incidents(HOLDS, &HELD_BY);
        observations.list_independent(POWERLESS, &TAKEN_BY[..if options.musician_cancels { 3 } else { 2 }]);
        observations.list_independent(NEXT, &LEFT_BY);
    }

    fn note(&mut self, event: &BraveRatsEvent, observations: &mut Observations<Card>) {
        match event {
            BraveRatsEvent::Moved { card, from, to, rule, .. } => {
                if let (Zone::Hand(seat), Zone::Table(_)) = (from, to)
                    && *rule != Rule("B6.1")
                {
                    observations.used(PLAYED, *card, *seat);
                }
                if let Zone::Hand(seat) | Zone::Pile(seat) = from {
                    self.owned[seat.index()][usize::from(card.value())] -= 1;
                }
                if let Zone::Hand(seat) | Zone::Pile(seat) = to {
                    self.owned[seat.index()][usize::from(card.value())] += 1;
                }
            }
            BraveRatsEvent::Happened { fact, .. } => self.note_fact(fact, observations),
            BraveRatsEvent::Shown { .. } => {}
        }
    }

    fn card(card: Card) -> Phrase {
        card.phrase()
    }
}

impl RatsCounter {
    fn note_fact(&mut self, fact: &Fact, observations: &mut Observations<Card>) {
        match fact {
            Fact::RoundBegins { number, held, raised, first } => {
                self.held = *held;
                if *number == 1 {
                    self.note_hands(observations);
                }
                raised.for_each(|_| observations.happened(NEXT, LEFT_BY[1]));
                first.iter().for_each(|_| observations.happened(NEXT, LEFT_BY[0]));
            }
            Fact::Won { seat, card, why, victories, .. } => {
                observations.round();
                observations.happened(ROUND, CAME_TO[0]);
                observations.gained(PLAYED, *card, ROUNDS, 1);
                observations.gained(PLAYED, *card, VICTORIES, u32::from(*victories));
                self.note_victories(*seat, *why, *victories, observations);
            }
            Fact::Held { why, .. } => {
                observations.round();
                observations.happened(ROUND, CAME_TO[1]);
                note(HOLDS, &HELD_BY, *why, observations);
            }
            Fact::Powerless { why, .. } => note(POWERLESS, &TAKEN_BY, *why, observations),
            Fact::GameOver { end, .. } if end.reason == Reason::Princess => {
                observations.round();
                observations.happened(ROUND, CAME_TO[2]);
                observations.gained(PLAYED, Card::Princess, ROUNDS, 1);
            }
            Fact::GameBegins { .. }
            | Fact::Chose { .. }
            | Fact::Keeps { .. }
            | Fact::GameOver { .. }
            | Fact::MatchOver { .. } => {}
        }
    }

    /// Notes the cards of each seat when the first round begins.
    fn note_hands(&self, observations: &mut Observations<Card>) {
        for (seat, owned) in self.owned.iter().enumerate() {
            for card in Card::ALL {
                let number = owned[usize::from(card.value())];
                (0..number).for_each(|_| observations.used(HELD, card, Seat::new(seat)));
            }
        }
    }

    /// Notes the sources of a round's victories: one for what won it, one for each held round, and
    /// the rest for Ambassadors.
    fn note_victories(&self, seat: Seat, why: Why, victories: u8, observations: &mut Observations<Card>) {
        let [.., waiting, ambassador] = SOURCES;
        let side = observations.side(seat);
        if let Some(source) = named(&SOURCES, why) {
            observations.points(source, side, 1);
        }
        observations.points(waiting, side, u32::from(self.held));
        observations.points(ambassador, side, u32::from(victories.saturating_sub(1 + self.held)));
    }
}

/// Notes the incident of the group that belongs to the reason.
fn note(group: Category, incidents: &[Category], why: Why, observations: &mut Observations<Card>) {
    if let Some(incident) = named(incidents, why) {
        observations.happened(group, incident);
    }
}

/// The category of a reason, if it is among these.
fn named(categories: &[Category], why: Why) -> Option<Category> {
    categories.iter().copied().find(|category| category.code == why.code())
}
