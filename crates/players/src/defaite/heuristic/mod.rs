//! La Défaite at first sight.
//!
//! Everything is counted in points: what a card will bring in a court, what it is worth to
//! have it where it is taken from others, and what the musketeers and the gold cost that are
//! spent on it.

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

    fn reasons(view: &DefaiteView) -> Vec<Option<Phrase>> {
        let Some(me) = view.viewer.seat() else { return Vec::new() };
        let evaluation = Evaluation { view, me, recall: Recall::Perfect };
        view.decision.legal.iter().map(|&action| evaluation.reason(action)).collect()
    }
}

/// What makes one point of merit, in points of the game: so much lies between one action and
/// another.
const POINT: f64 = 2.0;

/// What one sees at a evaluation.
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

    /// What a loss of others is worth to oneself: it helps against one of them.
    fn spite(&self) -> f64 {
        1.0 / (self.view.seats.len() - 1) as f64
    }

    /// What an action brings, in points. What is done besides playing a card comes on top of
    /// the best card to play, so that it is done if it brings anything.
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

    /// A card of a court that is to change hands, or to be lost by others.
    fn choosing(&self, seat: Seat, held: Held) -> f64 {
        self.court_worth(self.me, held.card) + self.spite() * self.court_worth(seat, held.card)
    }

    /// The best courtier that others have.
    fn best_swap(&self) -> f64 {
        let courts = self.rivals().flat_map(|seat| &self.view.seats[seat.index()].court);
        let courtiers = courts.filter(|held| worth::is_courtier(held.card));
        courtiers.map(|held| self.court_worth(self.me, held.card)).fold(0.0, f64::max)
    }

    /// What it is worth to guard a card of the own court: the more, the fewer guards it has.
    fn guarding(&self, held: Held) -> f64 {
        self.court_worth(self.me, held.card) * worth::RISK / f64::from(1 + held.guards.sum())
    }

    /// Whom to name: the one with most to take.
    fn naming(&self, seat: Seat) -> f64 {
        let them = &self.view.seats[seat.index()];
        self.unguarded(seat) + worth::CARD * (them.hand.known.len() + usize::from(them.hand.unknown)) as f64
    }

    /// What the unguarded provinces of a court are worth to oneself.
    fn unguarded(&self, seat: Seat) -> f64 {
        let court = self.view.seats[seat.index()].court.iter();
        let bare = court.filter(|held| worth::is_province(held.card) && held.guards.is_empty());
        bare.map(|held| self.court_worth(self.me, held.card)).sum()
    }
}
