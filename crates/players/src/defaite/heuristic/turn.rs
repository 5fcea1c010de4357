//! The expected gain of a card played to the middle (L8).

use super::{Evaluation, worth};
use interregnum_games::defaite::{Action, Card, EventCard, Kind, Means, Special};
use interregnum_kernel::Seat;

impl Evaluation<'_> {
    /// The expected gain of the best card to play; 0 if there is none.
    pub(super) fn best_play(&self) -> f64 {
        let plays = self.view.decision.legal.iter().filter_map(|action| match action {
            Action::Play(card) => Some(self.playing(*card)),
            _ => None,
        });
        plays.reduce(f64::max).unwrap_or(0.0)
    }

    /// The expected gain of a card.
    pub(super) fn playing(&self, card: Card) -> f64 {
        match card.kind() {
            Kind::Musketeer | Kind::Gold | Kind::Courtier | Kind::Province => self.capturing(card),
            Kind::Noble | Kind::Queen => self.court_worth(self.me, card),
            Kind::Special(special) => worth::PERSON + self.acting(special),
            Kind::Event(event) => self.happening(event),
            Kind::King => 0.0,
        }
    }

    /// The probability that a card takes its suit, given the middle.
    pub(super) fn takes(&self, card: Card) -> f64 {
        let open = self.view.middle.iter().filter_map(|lying| lying.card);
        let rivals = open.filter(|other| other.kind() == card.kind());
        let highest = rivals.map(Card::value).max().unwrap_or(0);
        if card.value() < highest {
            return 0.0;
        }
        let hidden = self.view.middle.iter().filter(|lying| lying.card.is_none()).count();
        let later =
            self.view.seats.len() - 1 - self.view.middle.len().min(self.view.seats.len() - 1) + hidden;
        let even = if card.value() == highest { EVEN } else { 1.0 };
        even * (1.0 - beaten(card)).powf(later as f64)
    }

    /// The expected gain of a card of a suit: what it takes, or its loss.
    fn capturing(&self, card: Card) -> f64 {
        let takes = self.takes(card);
        let open = self.view.middle.iter().filter_map(|lying| lying.card);
        let others: f64 = open
            .filter(|other| other.kind() == card.kind())
            .map(|other| self.court_worth(self.me, other))
            .sum();
        takes * (others + self.court_worth(self.me, card)) - (1.0 - takes) * worth::CARD
    }

    /// The value of a special person's action on entering the court (L11).
    fn acting(&self, special: Special) -> f64 {
        match special {
            Special::Surveyor => self.rivals().map(|seat| self.best_province(seat)).sum(),
            Special::TaxCollector => self.rivals().map(|seat| self.highest_reserve(seat, Means::Gold)).sum(),
            Special::Marshal => self.rivals().map(|seat| self.highest_reserve(seat, Means::Musketeers)).sum(),
            Special::Executioner => self.spite() * worth::PERSON,
            Special::Cardinal => self.cardinal(),
            Special::Spy => 2.0 * worth::CARD,
            Special::Ambassador | Special::Banker | Special::Captain => worth::CARD,
            Special::Confessor => worth::PERSON,
        }
    }

    fn best_province(&self, seat: Seat) -> f64 {
        let court = self.view.seats[seat.index()].court.iter().map(|held| held.card);
        let provinces = court.filter(|&card| worth::is_province(card));
        provinces.map(|card| self.court_worth(self.me, card)).fold(0.0, f64::max)
    }

    fn highest_reserve(&self, seat: Seat, with: Means) -> f64 {
        let reserve = self.view.seats[seat.index()].reserve.cards();
        reserve.filter(|&card| Means::of(card) == Some(with)).map(worth::means).fold(0.0, f64::max)
    }

    /// The value of the Cardinal: a free King becomes one's prisoner, a held one goes free.
    fn cardinal(&self) -> f64 {
        let worth = worth::KING * self.scorings();
        match self.view.king {
            king if !king.held => worth,
            king if king.seat == self.me => -worth,
            _ => self.spite() * worth,
        }
    }

    /// The expected gain of an event (L9).
    fn happening(&self, event: EventCard) -> f64 {
        let middle = || self.view.middle.iter().filter(|lying| lying.seat != self.me);
        match event {
            EventCard::Rebellion => {
                let rebels = middle().any(|lying| lying.card == Some(EventCard::Rebellion.card()));
                let mine = self.view.king.held && self.view.king.seat == self.me;
                let king = if rebels || mine { worth::KING } else { worth::KING * self.scorings() };
                king + self.provinces(self.me) - self.most_provinces()
            }
            EventCard::Insurrection => {
                INSURRECTION * self.rivals().map(|seat| self.unguarded(seat)).fold(0.0, f64::max)
            }
            EventCard::Decree => {
                let held = self.view.king.held && self.view.king.seat != self.me;
                if held { self.spite() * worth::KING * self.scorings() } else { 0.0 }
            }
            EventCard::Excommunication => self.spite() * worth::PERSON,
            EventCard::Imprisonment => {
                let prey = |card: Card| matches!(card.kind(), Kind::Noble | Kind::Queen | Kind::Special(_));
                let some = middle().filter_map(|lying| lying.card).any(prey);
                if some { self.spite() * 2.0 * worth::PERSON } else { -worth::CARD }
            }
            EventCard::Masquerade | EventCard::Countermand => 0.0,
        }
    }

    /// The points of a court's provinces in one scoring.
    fn provinces(&self, seat: Seat) -> f64 {
        let court = self.view.seats[seat.index()].court.iter().map(|held| held.card);
        court.filter(|&card| worth::is_province(card)).map(|card| self.court_worth(seat, card)).sum::<f64>()
            / self.scorings()
    }

    fn most_provinces(&self) -> f64 {
        self.rivals().map(|seat| self.provinces(seat)).fold(0.0, f64::max)
    }
}

/// The probability that a tied card takes its suit, or at least itself.
const EVEN: f64 = 0.5;
/// The part of the provinces that an Insurrection takes in spite of the defence.
const INSURRECTION: f64 = 0.7;

/// The probability that a later player plays a higher card of the suit: each plays one of about
/// seven cards, a fifth of which are of the suit.
fn beaten(card: Card) -> f64 {
    let higher = match card.kind() {
        Kind::Musketeer => f64::from(7 - card.value()) / 7.0,
        Kind::Gold => f64::from(3 - card.value()) / 3.0,
        Kind::Courtier => f64::from(7 - card.value()) / 4.0,
        _ => f64::from(4 - card.value()) / 4.0,
    };
    0.2 * higher
}
