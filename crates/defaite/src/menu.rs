//! What a player may do in a turn (L13.1).

use crate::card_set::CardSet;
use crate::choices::{nth_person, nth_seat};
use crate::court::{Guards, Lands};
use crate::event::masquerade;
use crate::heap::Means;
use crate::notation::Action;
use crate::options::SEATS;
use crate::state::Defaite;
use interregnum_kernel::{BySeat, Seat, SeatSet};

/// What a player may do in a turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Menu {
    masquerade: bool,
    pass: bool,
    /// The cards that may be played, each once.
    play: CardSet,
    /// Whether the acts that follow may be done at all.
    acts: bool,
    /// Who can be challenged, with which cards, each once.
    duel: SeatSet,
    numbers: CardSet,
    attack: BySeat<Lands, SEATS>,
    corrupt: BySeat<CardSet, SEATS>,
    /// How many attacks, and how many corruptions.
    attacks: usize,
    corruptions: usize,
}

impl Menu {
    #[inline]
    pub(crate) fn of(game: &Defaite, seat: Seat) -> Self {
        let hand = game.hands[seat];
        let play = hand.within(CardSet::PLAYABLE).one_of_each();
        let mut menu = Self {
            masquerade: masquerade::may_call(game, seat),
            pass: play.is_empty(),
            play,
            acts: !game.round.acted,
            duel: SeatSet::NONE,
            numbers: play.within(CardSet::NUMBERS),
            attack: BySeat::default(),
            corrupt: BySeat::default(),
            attacks: 0,
            corruptions: 0,
        };
        if menu.acts {
            menu.add_acts(game, seat);
        }
        menu
    }

    #[inline]
    fn add_acts(&mut self, game: &Defaite, seat: Seat) {
        let musketeers = game.strength(seat, Means::Musketeers);
        let gold = game.strength(seat, Means::Gold);
        let duels = game.courts[seat].has_noble() && !self.numbers.is_empty();
        for opponent in Seat::all(game.seats()).filter(|&other| other != seat) {
            let court = &game.courts[opponent];
            if duels && court.has_noble() {
                self.duel = self.duel.with(opponent);
            }
            if musketeers > 0 {
                let lands = game.guards.weaker_lands(court.lands, musketeers);
                self.attack[opponent] = lands;
                self.attacks += lands.len();
            }
            if gold > 0 {
                let persons = game.guards.weaker_persons(court.corruptible(), gold);
                self.corrupt[opponent] = persons;
                self.corruptions += persons.len();
            }
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

    /// The n-th, of more than n: plays, attacks, corruptions, duels, and the rest.
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
