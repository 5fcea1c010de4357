//! What counts in a game of BraveRats.

use crate::commands::stats::{Sheet, Word};
use crate::tables::Counter;
use interregnum_games::braverats::{BraveRats, BraveRatsEvent, Card, Fact, Options, Reason, Why, Zone};
use interregnum_kernel::{Phrase, Rule, Seat};

/// Reads the events of BraveRats.
#[derive(Default)]
pub(crate) struct RatsCounter {
    /// The cards that each seat has in hand or pile.
    owned: [[u8; Card::COUNT]; 2],
    /// How many held rounds wait.
    held: u8,
}

/// What can be done with a card: to have it when the first round begins, and to play it.
const HELD: Word = Word::new(0, "held");
const PLAYED: Word = Word::new(1, "played");
/// What playing it can bring.
const ROUNDS: Word = Word::new(0, "rounds");
const VICTORIES: Word = Word::new(1, "victories");

/// What a victory came from: the power or the strength that won the round, then what the round
/// counted besides: the held rounds before it (B4.1), and Ambassadors (B4.2, B4.3).
const SOURCES: [Word; 6] = Word::all(["prince", "princes", "assassin", "strength", "waiting", "ambassador"]);

/// What the rounds came to.
const ROUND: Word = Word::new(0, "round");
const CAME_TO: [Word; 3] = Word::all(["won", "held", "princess"]);
/// What held a round.
const HOLDS: Word = Word::new(1, "holds");
const HELD_BY: [Word; 4] = Word::all(["musician", "strength", "princes", "assassin"]);
/// What took the power from a card.
const POWERLESS: Word = Word::new(2, "powerless");
const TAKEN_BY: [Word; 3] = Word::all(["wizard", "spies", "beside-musician"]);
/// What the next round has from this one.
const NEXT: Word = Word::new(3, "next");
const LEFT_BY: [Word; 2] = Word::all(["spy", "general"]);

impl Counter<BraveRats> for RatsCounter {
    fn list(options: &Options, sheet: &mut Sheet<Card>) {
        SOURCES.into_iter().for_each(|source| sheet.list_points(source));
        for card in Card::ALL {
            sheet.list_card(HELD, card, &[]);
            sheet.list_card(PLAYED, card, &[ROUNDS, VICTORIES]);
        }
        sheet.list_matters(ROUND, &CAME_TO);
        sheet.list_matters(HOLDS, &HELD_BY);
        sheet.list_counts(POWERLESS, &TAKEN_BY[..if options.musician_cancels { 3 } else { 2 }]);
        sheet.list_counts(NEXT, &LEFT_BY);
    }

    fn note(&mut self, event: &BraveRatsEvent, sheet: &mut Sheet<Card>) {
        match event {
            BraveRatsEvent::Moved { card, from, to, rule, .. } => {
                if let (Zone::Hand(seat), Zone::Table(_)) = (from, to)
                    && *rule != Rule("B6.1")
                {
                    sheet.used(PLAYED, *card, *seat);
                }
                if let Zone::Hand(seat) | Zone::Pile(seat) = from {
                    self.owned[seat.index()][usize::from(card.value())] -= 1;
                }
                if let Zone::Hand(seat) | Zone::Pile(seat) = to {
                    self.owned[seat.index()][usize::from(card.value())] += 1;
                }
            }
            BraveRatsEvent::Happened { fact, .. } => self.note_fact(fact, sheet),
            BraveRatsEvent::Shown { .. } => {}
        }
    }

    fn card(card: Card) -> Phrase {
        card.phrase()
    }
}

impl RatsCounter {
    fn note_fact(&mut self, fact: &Fact, sheet: &mut Sheet<Card>) {
        match fact {
            Fact::RoundBegins { number, held, raised, first } => {
                self.held = *held;
                if *number == 1 {
                    self.note_hands(sheet);
                }
                raised.for_each(|_| sheet.happened(NEXT, LEFT_BY[1]));
                first.iter().for_each(|_| sheet.happened(NEXT, LEFT_BY[0]));
            }
            Fact::Won { seat, card, why, victories, .. } => {
                sheet.round();
                sheet.happened(ROUND, CAME_TO[0]);
                sheet.gained(PLAYED, *card, ROUNDS, 1);
                sheet.gained(PLAYED, *card, VICTORIES, u32::from(*victories));
                self.note_victories(*seat, *why, *victories, sheet);
            }
            Fact::Held { why, .. } => {
                sheet.round();
                sheet.happened(ROUND, CAME_TO[1]);
                note(HOLDS, &HELD_BY, *why, sheet);
            }
            Fact::Powerless { why, .. } => note(POWERLESS, &TAKEN_BY, *why, sheet),
            Fact::GameOver { end, .. } if end.reason == Reason::Princess => {
                sheet.round();
                sheet.happened(ROUND, CAME_TO[2]);
                sheet.gained(PLAYED, Card::Princess, ROUNDS, 1);
            }
            Fact::GameBegins { .. }
            | Fact::Chose { .. }
            | Fact::Keeps { .. }
            | Fact::GameOver { .. }
            | Fact::MatchOver { .. } => {}
        }
    }

    /// What each seat has when the first round begins.
    fn note_hands(&self, sheet: &mut Sheet<Card>) {
        for (seat, owned) in self.owned.iter().enumerate() {
            for card in Card::ALL {
                let number = owned[usize::from(card.value())];
                (0..number).for_each(|_| sheet.used(HELD, card, Seat::new(seat)));
            }
        }
    }

    /// Where the victories of a round come from: one from what won it, one from each round
    /// that waited, and the rest from Ambassadors.
    fn note_victories(&self, seat: Seat, why: Why, victories: u8, sheet: &mut Sheet<Card>) {
        let [.., waiting, ambassador] = SOURCES;
        let side = sheet.side(seat);
        if let Some(source) = named(&SOURCES, why) {
            sheet.points(source, side, 1);
        }
        sheet.points(waiting, side, u32::from(self.held));
        sheet.points(ambassador, side, u32::from(victories.saturating_sub(1 + self.held)));
    }
}

/// Notes the one of these things that the reason names.
fn note(group: Word, matters: &[Word], why: Why, sheet: &mut Sheet<Card>) {
    if let Some(matter) = named(matters, why) {
        sheet.happened(group, matter);
    }
}

/// The word for a reason, if it is among these.
fn named(words: &[Word], why: Why) -> Option<Word> {
    let text = match why {
        Why::Wizard => "wizard",
        Why::Musician => "musician",
        Why::Princess => "princess",
        Why::Prince => "prince",
        Why::Princes => "princes",
        Why::Assassin => "assassin",
        Why::Strength => "strength",
        Why::BesideMusician => "beside-musician",
        Why::Spies => "spies",
    };
    words.iter().copied().find(|word| word.text == text)
}
