//! The heuristic of La Défaite.
//!
//! Everything is counted in points: what a card will score in a court, what it is worth to take it
//! from others, and what the musketeers and the gold cost that are spent on it.

mod contest;
mod reason;
mod turn;
mod worth;

use crate::{Heuristic, Recall, Scored};
use interregnum_games::defaite::{Action, Defaite, DefaiteView, Held, Spot};
use interregnum_kernel::{Phrase, Seat};

impl Heuristic for Defaite {
    fn score(view: &DefaiteView, recall: Recall) -> Vec<Scored<Action>> {
        let Some(me) = view.viewer.seat() else { return Vec::new() };
        let evaluation = Evaluation { view, me, recall };
        let best_play = evaluation.best_play();
        let merit = |action| evaluation.points(action, best_play) / POINT;
        view.decision.legal.iter().map(|&action| Scored { action, merit: merit(action) }).collect()
    }

    fn glitter(view: &DefaiteView) -> Vec<f64> {
        let value = |action: &Action| match action {
            // A fight is more fun than a card.
            Action::Attack(..) | Action::Corrupt(..) | Action::Duel(..) | Action::Masquerade => FIGHT,
            Action::Play(card)
            | Action::Lay(_, card)
            | Action::Answer(card)
            | Action::Raise(card)
            | Action::Take(card) => f64::from(card.value()),
            Action::Choose(_, held) => f64::from(held.card.value()),
            // Nobody likes to lose or to give what is worth much.
            Action::Lose(held) | Action::Give(held) => -f64::from(held.card.value()),
            Action::Countermand
            | Action::Name(_)
            | Action::Put(..)
            | Action::King(_)
            | Action::Pass
            | Action::LetGo
            | Action::Done
            | Action::Decline => 0.0,
        };
        view.decision.legal.iter().map(|action| value(action) / DAZZLING).collect()
    }

    fn reasons(view: &DefaiteView) -> Vec<Option<Phrase>> {
        let Some(me) = view.viewer.seat() else { return Vec::new() };
        let evaluation = Evaluation { view, me, recall: Recall::Perfect };
        view.decision.legal.iter().map(|&action| evaluation.reason(action)).collect()
    }
}

/// The scale of what glitters: the typical difference between the numbers of two cards.
const DAZZLING: f64 = 2.9;

/// How much a fight attracts, as the number of a card.
const FIGHT: f64 = 6.0;

/// The scale of a point of merit, in points of the game: the typical difference between two
/// actions.
const POINT: f64 = 2.0;

/// A view with the quantities that the heuristic computes once.
struct Evaluation<'a> {
    view: &'a DefaiteView,
    me: Seat,
    recall: Recall,
}

impl Evaluation<'_> {
    fn rivals(&self) -> impl Iterator<Item = Seat> + use<> {
        let me = self.me;
        Seat::all(self.view.seats.len()).filter(move |&seat| seat != me)
    }

    /// The value of an opponent's loss, as a fraction: it helps against one of them.
    fn spite(&self) -> f64 {
        1.0 / (self.view.seats.len() - 1) as f64
    }

    /// The value of an action in points. An action besides playing a card gets the value of the
    /// best card to play added, so that it is chosen if it gains anything.
    fn points(&self, action: Action, best_play: f64) -> f64 {
        match action {
            Action::Play(card) => self.playing(card),
            Action::Attack(seat, target) | Action::Corrupt(seat, target) => {
                best_play + self.contesting(seat, target)
            }
            Action::Duel(seat, card) => best_play + self.duelling(seat, card),
            Action::Masquerade => best_play - worth::CARD,
            Action::Lay(source, card) => self.laying(source, card),
            Action::LetGo | Action::Pass | Action::Done | Action::Decline => 0.0,
            Action::Countermand => self.countermanding(),
            Action::Answer(card) => f64::from(card.value()) - self.hand_worth(card),
            Action::Raise(card) => self.spite() * worth::PERSON - self.hand_worth(card),
            Action::Lose(noble) => -self.court_worth(self.me, noble.card),
            Action::Name(seat) => self.naming(seat),
            Action::Put(card, Spot::On(held)) => self.guarding(held) - worth::means(card),
            Action::Put(card, Spot::Reserve) => worth::RESERVE * worth::means(card),
            Action::King(seat) => f64::from(u8::from(seat == self.me)),
            Action::Choose(seat, held) => self.choosing(seat, held),
            Action::Take(card) => self.hand_worth(card),
            Action::Give(courtier) => self.best_swap() - self.court_worth(self.me, courtier.card),
        }
    }

    /// The value of choosing a card of a court to take or to discard.
    fn choosing(&self, seat: Seat, held: Held) -> f64 {
        self.court_worth(self.me, held.card) + self.spite() * self.court_worth(seat, held.card)
    }

    /// The best courtier that others have.
    fn best_swap(&self) -> f64 {
        let courts = self.rivals().flat_map(|seat| &self.view.seats[seat.index()].court);
        let courtiers = courts.filter(|held| worth::is_courtier(held.card));
        courtiers.map(|held| self.court_worth(self.me, held.card)).fold(0.0, f64::max)
    }

    /// The value of guarding a card of one's own court: the greater, the fewer guards it has.
    fn guarding(&self, held: Held) -> f64 {
        self.court_worth(self.me, held.card) * worth::RISK / f64::from(1 + held.guards.sum())
    }

    /// The value of naming an opponent: the best has the most to take.
    fn naming(&self, seat: Seat) -> f64 {
        let them = &self.view.seats[seat.index()];
        self.unguarded(seat) + worth::CARD * (them.hand.known.len() + usize::from(them.hand.unknown)) as f64
    }

    /// The value of a court's unguarded provinces for the viewer.
    fn unguarded(&self, seat: Seat) -> f64 {
        let court = self.view.seats[seat.index()].court.iter();
        let bare = court.filter(|held| worth::is_province(held.card) && held.guards.is_empty());
        bare.map(|held| self.court_worth(self.me, held.card)).sum()
    }
}
