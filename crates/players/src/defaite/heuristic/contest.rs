//! Attacks, corruptions and duels: the value of beginning, raising and letting go (L4 to L6).

use super::{Evaluation, worth};
use interregnum_games::defaite::{Card, Held, Means, Source};
use interregnum_kernel::Seat;

/// The largest probability that a contest is taken to be won with.
const SURE: f64 = 0.9;

impl Evaluation<'_> {
    /// The expected gain of an attack or a corruption.
    pub(super) fn contesting(&self, seat: Seat, target: Held) -> f64 {
        let Some(with) = Held::means(target.card) else { return 0.0 };
        let guards = f64::from(target.guards.sum());
        let (mine, theirs) = (self.strength(self.me, with), guards + self.strength(seat, with));
        let wins = SURE * mine / (mine + theirs).max(1.0);
        let prize =
            self.court_worth(self.me, target.card) + self.spite() * self.court_worth(seat, target.card);
        wins * prize - COST * (guards + 2.0)
    }

    /// The expected gain of a duel: the opponent's noble, or the loss of one's own.
    pub(super) fn duelling(&self, seat: Seat, card: Card) -> f64 {
        let wins = f64::from(card.value()) / 8.0;
        let noble = |seat: Seat| self.cheapest_noble(seat);
        wins * self.spite() * noble(seat) - (1.0 - wins) * noble(self.me) - self.hand_worth(card)
    }

    /// The value of the noble that a seat needs least, which it loses after a duel.
    fn cheapest_noble(&self, seat: Seat) -> f64 {
        let court = self.view.seats[seat.index()].court.iter().map(|held| held.card);
        let nobles = court.filter(|card| card.symbol().is_some() && !card.is_number());
        nobles.map(|card| self.court_worth(seat, card)).reduce(f64::min).unwrap_or(worth::PERSON)
    }

    /// The value of laying a card: best is the lowest that suffices, else the highest; where one
    /// may let go, it also weighs whether the raise is worth it.
    pub(super) fn laying(&self, source: Source, card: Card) -> f64 {
        let Some(contest) = &self.view.contest else { return 0.0 };
        let [attack, defence] = contest.sums.map(f64::from);
        let attacking = contest.attacker == self.me;
        let need = 1.0 + if attacking { defence - attack } else { attack - defence };
        let value = f64::from(card.value());
        let neat = if value >= need { -value } else { value - 2.0 * need };
        let kept = if source == Source::Reserve { TIDY } else { 0.0 };
        let target = contest.target.card;
        let prize = self.court_worth(self.me, target) * if attacking { 1.0 } else { 1.0 + self.spite() };
        let rival = if attacking { contest.defender } else { contest.attacker };
        let wins = self.outlasts(rival, contest.means, need);
        wins * prize - COST * need + TIDY * neat + kept
    }

    /// The probability that the other does not raise again.
    fn outlasts(&self, rival: Seat, with: Means, need: f64) -> f64 {
        let (mine, theirs) = (self.strength(self.me, with), self.strength(rival, with));
        SURE * mine / (mine + theirs + need).max(1.0)
    }

    /// What ending a contest, a duel or an Insurrection saves, minus the value of the card.
    pub(super) fn countermanding(&self) -> f64 {
        let saved = match (&self.view.contest, &self.view.duel) {
            (Some(contest), _) => self.court_worth(self.me, contest.target.card),
            (None, Some(_)) => 0.5 * self.cheapest_noble(self.me),
            (None, None) => self.unguarded(self.me),
        };
        saved - 2.0 * worth::CARD
    }
}

/// The cost of laying a musketeer or gold, per point of its value.
const COST: f64 = 0.3;
/// The weight of an economical choice of cards.
const TIDY: f64 = 0.05;
