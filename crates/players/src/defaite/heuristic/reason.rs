//! The reasons why an action of La Défaite is good or bad, as phrases.

use super::Evaluation;
use interregnum_games::defaite::{Action, Held, Kind, Spot};
use interregnum_kernel::Phrase;

/// A probability from this on counts as likely.
const LIKELY: f64 = 0.7;

impl Evaluation<'_> {
    /// The reason for or against an action, if there is one.
    pub(super) fn reason(&self, action: Action) -> Option<Phrase> {
        if self.view.decision.legal.len() == 1 {
            return Some(Phrase::new("why-only"));
        }
        match action {
            Action::Play(card) => match card.kind() {
                Kind::Noble | Kind::Queen | Kind::Special(_) => {
                    Some(about("why-defaite-joins", Held::bare(card)))
                }
                Kind::Event(_) | Kind::King => None,
                _ => self.suit(card),
            },
            Action::Attack(_, target) | Action::Corrupt(_, target) => {
                Some(about("why-defaite-takes", target))
            }
            Action::Lay(..) => {
                let contest = self.view.contest.as_ref()?;
                let key = if contest.attacker == self.me { "why-defaite-takes" } else { "why-defaite-keeps" };
                Some(about(key, Held::bare(contest.target.card)))
            }
            Action::LetGo => {
                let contest = self.view.contest.as_ref().filter(|contest| contest.defender == self.me)?;
                Some(about("why-defaite-loses", Held::bare(contest.target.card)))
            }
            Action::Put(_, Spot::On(held)) => Some(about("why-defaite-guards", Held::bare(held.card))),
            _ => None,
        }
    }

    /// The reason that a card takes or loses its suit.
    fn suit(&self, card: interregnum_games::defaite::Card) -> Option<Phrase> {
        match self.takes(card) {
            LIKELY.. => Some(Phrase::new("why-defaite-takes-suit")),
            ..=0.0 => Some(Phrase::new("why-defaite-loses-suit")),
            _ => None,
        }
    }
}

fn about(key: &str, held: Held) -> Phrase {
    Phrase::new(key).with("card", held.phrase())
}
