//! The legal actions of a turn (L13.1).

use crate::card_set::CardSet;
use crate::card_stack::Means;
use crate::choices::{nth_person, nth_seat};
use crate::court::{Guards, Lands};
use crate::event::masquerade;
use crate::notation::Action;
use crate::options::SEATS;
use crate::state::Defaite;
use interregnum_kernel::{BySeat, Seat, SeatSet};

/// The legal actions of a turn, in a form from which the n-th can be found without a list.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TurnActions {
    masquerade: bool,
    pass: bool,
    /// The cards that may be played, without duplicates.
    play: CardSet,
    /// The seats that can be challenged, and the cards for it, without duplicates.
    duel: SeatSet,
    numbers: CardSet,
    attack: BySeat<Lands, SEATS>,
    corrupt: BySeat<CardSet, SEATS>,
    /// The numbers of attacks and of corruptions.
    attacks: usize,
    corruptions: usize,
}

impl TurnActions {
    pub(crate) const EMPTY: Self = Self {
        masquerade: false,
        pass: false,
        play: CardSet::EMPTY,
        duel: SeatSet::NONE,
        numbers: CardSet::EMPTY,
        attack: BySeat([Lands::NONE; SEATS]),
        corrupt: BySeat([CardSet::EMPTY; SEATS]),
        attacks: 0,
        corruptions: 0,
    };

    /// Fills an empty list with the player's legal actions, in place, because a copy would slow
    /// down search.
    #[inline]
    pub(crate) fn fill(&mut self, game: &Defaite, seat: Seat) {
        self.play = game.hands[seat].within(CardSet::PLAYABLE).one_of_each();
        self.numbers = self.play.within(CardSet::NUMBERS);
        self.pass = self.play.is_empty();
        self.masquerade = masquerade::may_call(game, seat);
        if !game.round.acted {
            self.add_acts(game, seat);
        }
    }

    #[inline]
    fn add_acts(&mut self, game: &Defaite, seat: Seat) {
        let musketeers = game.strength(seat, Means::Musketeers);
        let gold = game.strength(seat, Means::Gold);
        let lands = if musketeers > 0 { game.guards.weaker_lands(musketeers) } else { Lands::NONE };
        let persons = if gold > 0 { game.guards.weaker_persons(gold) } else { CardSet::EMPTY };
        let duels = game.courts[seat].has_noble() && !self.numbers.is_empty();
        for opponent in Seat::all(game.seats()).filter(|&other| other != seat) {
            let court = &game.courts[opponent];
            if duels && court.has_noble() {
                self.duel = self.duel.with(opponent);
            }
            let lands = game.guards.distinct(court.lands.within(lands));
            self.attack[opponent] = lands;
            self.attacks += lands.len();
            let persons = court.persons.within(persons);
            self.corrupt[opponent] = persons;
            self.corruptions += persons.len();
        }
    }

    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.play.len()
            + self.pass as usize
            + self.masquerade as usize
            + self.attacks
            + self.corruptions
            + self.duel.len() * self.numbers.len()
    }

    /// The n-th action, counted from 0, of more than n: plays, attacks, corruptions, duels, and the
    /// rest.
    #[inline]
    pub(crate) fn nth(&self, mut n: usize, guards: &Guards) -> Action {
        if n < self.play.len() {
            return Action::Play(self.play.nth_of_each(n));
        }
        n -= self.play.len();
        if n < self.attacks {
            return self.nth_attack(n, guards);
        }
        n -= self.attacks;
        if n < self.corruptions {
            let (seat, person) = nth_person(&self.corrupt, n);
            return Action::Corrupt(seat, guards.person(person));
        }
        n -= self.corruptions;
        let each = self.numbers.len();
        if n < self.duel.len() * each {
            return Action::Duel(nth_seat(self.duel, n / each), self.numbers.nth_of_each(n % each));
        }
        n -= self.duel.len() * each;
        if n == 0 && self.pass { Action::Pass } else { Action::Masquerade }
    }

    #[inline]
    fn nth_attack(&self, mut n: usize, guards: &Guards) -> Action {
        let mut seats = Seat::all(SEATS);
        loop {
            let seat = seats.next().unwrap_or(Seat::new(0));
            let lands = self.attack[seat];
            if n < lands.len() {
                return Action::Attack(seat, guards.land(lands.nth(n)));
            }
            n -= lands.len();
        }
    }
}
