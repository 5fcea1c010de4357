//! The capture of the middle (L8).

use crate::ask::{Agent, Question};
use crate::card::{Card, Kind};
use crate::card_set::CardSet;
use crate::event;
use crate::happening::{DefaiteEvent, Fact, Suit, Why, Zone};
use crate::heap::{Heap, Means};
use crate::notation::{Action, Spot};
use crate::person;
use crate::scene::{Flow, Scene};
use crate::state::{Defaite, Stage, Step};
use interregnum_kernel::{Seat, Witness};

impl Suit {
    /// The kind of its cards.
    #[inline]
    const fn kind(self) -> Kind {
        match self {
            Self::Musketeers => Kind::Musketeer,
            Self::Courtiers => Kind::Courtier,
            Self::Gold => Kind::Gold,
            Self::Provinces => Kind::Province,
        }
    }

    /// L7.1: what its cards guard with, if they do.
    #[inline]
    const fn means(self) -> Option<Means> {
        match self {
            Self::Musketeers => Some(Means::Musketeers),
            Self::Gold => Some(Means::Gold),
            Self::Courtiers | Self::Provinces => None,
        }
    }
}

impl<W: Witness<DefaiteEvent>> Scene<'_, W> {
    /// Goes on with the round until somebody is asked.
    pub(crate) fn go_on(&mut self) {
        let players = self.seats() as u8;
        loop {
            let flow = match self.round.step {
                Step::Turns => {
                    self.stage = Stage::Turn;
                    return;
                }
                Step::Events(place) if place < players => self.occur(place),
                Step::Events(_) => self.step(Step::Suits(0)),
                Step::Suits(suit) => self.capture(suit),
                Step::Placing(suit, place) => self.place_next(suit, place),
                Step::Own(suit, place) => self.capture_own(suit, place),
                Step::Persons(place) if place < players => self.admit(place),
                Step::Persons(_) => self.step(Step::Ending),
                Step::Ending => {
                    self.settle();
                    return;
                }
            };
            if flow == Flow::Waits {
                return;
            }
        }
    }

    fn step(&mut self, step: Step) -> Flow {
        self.round.step = step;
        Flow::Done
    }

    /// L8.1: the event at a place, if there is one.
    fn occur(&mut self, place: u8) -> Flow {
        self.round.step = Step::Events(place + 1);
        match self.middle.at(usize::from(place)).map(Card::kind) {
            Some(Kind::Event(event)) => event::occur(event, self, usize::from(place)),
            _ => Flow::Done,
        }
    }

    /// L8.2: the next suit.
    fn capture(&mut self, number: u8) -> Flow {
        let Some(&suit) = Suit::ALL.get(usize::from(number)) else { return self.step(Step::Persons(0)) };
        self.round.step = Step::Suits(number + 1);
        let Some((place, why)) = self.best(suit) else { return Flow::Done };
        let seat = place.map(|place| self.at(place));
        self.happened(if why == Why::Highest || why == Why::Alone { "L8.2" } else { "L8.3" }, || {
            Fact::SuitGoes { suit, seat, why }
        });
        match (place, suit.means()) {
            (None, _) => self.step(Step::Own(number, 0)),
            (Some(place), Some(means)) => {
                self.round.placing = self.lying(suit, means);
                self.step(Step::Placing(number, place as u8))
            }
            (Some(place), None) => {
                let winner = self.at(place);
                for from in 0..self.seats() {
                    self.collect(suit, from, winner);
                }
                Flow::Done
            }
        }
    }

    /// L8.3: at the end of all ties, the card at a place goes to its player.
    fn capture_own(&mut self, number: u8, place: u8) -> Flow {
        let suit = Suit::ALL[usize::from(number)];
        if usize::from(place) == self.seats() {
            return self.step(Step::Suits(number + 1));
        }
        self.round.step = Step::Own(number, place + 1);
        let card = self.middle.at(usize::from(place)).filter(|card| card.kind() == suit.kind());
        match (card, suit.means()) {
            (None, _) => Flow::Done,
            (Some(_), None) => {
                self.collect(suit, usize::from(place), self.at(usize::from(place)));
                Flow::Done
            }
            (Some(card), Some(means)) => {
                let mut heap = Heap::EMPTY;
                heap.insert(card, means);
                self.round.placing = heap;
                self.place_next(number, place)
            }
        }
    }

    /// A courtier or province at a place of the middle comes into a court.
    fn collect(&mut self, suit: Suit, place: usize, winner: Seat) {
        let Some(card) = self.middle.at(place).filter(|card| card.kind() == suit.kind()) else { return };
        self.middle.take(place);
        if suit == Suit::Provinces {
            let land = self.new_land(card);
            self.courts[winner].lands.insert(land);
            self.moved(card, Zone::Middle, Zone::Court(winner), "L8.2");
        } else {
            self.enter(card, Zone::Middle, winner, "L8.2");
        }
    }

    /// L13.6: asks where the highest captured card goes that is not placed yet.
    fn place_next(&mut self, number: u8, place: u8) -> Flow {
        let means = Suit::ALL[usize::from(number)].means().unwrap_or(Means::Gold);
        match self.round.placing.highest(means) {
            Some(card) => {
                let seat = self.at(usize::from(place));
                self.ask(Agent::Capture, seat, Question::Put(card))
            }
            None if matches!(self.round.step, Step::Placing(..)) => self.step(Step::Suits(number + 1)),
            None => Flow::Done,
        }
    }

    /// L7.1: a captured card is placed.
    pub(crate) fn place_captured(&mut self, seat: Seat, action: Action) -> Flow {
        let Action::Put(card, spot) = action else { return Flow::Done };
        let Some(means) = Means::of(card) else { return Flow::Done };
        self.middle.remove(card);
        self.round.placing.remove(card, means);
        match spot {
            Spot::Reserve => {
                self.courts[seat].reserve_mut(means).insert(card, means);
                self.moved(card, Zone::Middle, Zone::Reserve(seat), "L7.1");
            }
            Spot::On(held) => {
                let mut guards = held.guards;
                guards.insert(card, means);
                match means {
                    Means::Gold => self.guards.set_under(held.card, guards),
                    Means::Musketeers => {
                        let land = self.guards.find(self.courts[seat].lands, held);
                        land.into_iter().for_each(|land| self.guards.set_on(land, guards));
                    }
                }
                self.moved(card, Zone::Middle, Zone::Guarding(seat, held.card), "L7.1");
            }
        }
        Flow::Done
    }

    /// L8.4: the noble or person at a place comes into the court of who played it, and acts.
    fn admit(&mut self, place: u8) -> Flow {
        self.round.step = Step::Persons(place + 1);
        let (place, owner) = (usize::from(place), self.at(usize::from(place)));
        let Some(card) = self.middle.at(place) else { return Flow::Done };
        if !matches!(card.kind(), Kind::Noble | Kind::Queen | Kind::Special(_)) {
            return Flow::Done;
        }
        self.middle.take(place);
        self.enter(card, Zone::Middle, owner, "L8.4");
        match card.kind() {
            Kind::Special(special) => person::act(special, self, owner),
            _ => Flow::Done,
        }
    }

    /// L8.5, L8.6: provinces are scored if an event says so, and events are discarded.
    fn settle(&mut self) {
        let scores = |(_, card): (usize, Card)| matches!(card.kind(), Kind::Event(event) if event.scores());
        if self.middle.cards().any(scores) {
            self.score_provinces();
        }
        for place in 0..self.seats() {
            if let Some(card) = self.middle.at(place) {
                self.middle.take(place);
                self.discard(card, Zone::Middle, "L8.6");
            }
        }
        self.end_round();
    }
}

impl Defaite {
    /// The musketeers, or the gold, of the middle.
    fn lying(&self, suit: Suit, means: Means) -> Heap {
        let mut heap = Heap::EMPTY;
        self.middle.of_kind(suit.kind()).for_each(|(_, card)| heap.insert(card, means));
        heap
    }

    /// L8.2, L8.3: the place of the player who takes a suit, and why; no place if everybody
    /// takes their own; nothing if nobody played it.
    fn best(&self, suit: Suit) -> Option<(Option<usize>, Why)> {
        let mut lying = self.middle.of_kind(suit.kind());
        let (mut best, mut card) = lying.next()?;
        let (mut tied, mut number) = (1u8 << best, 1);
        for (place, other) in lying {
            number += 1;
            match other.value().cmp(&card.value()) {
                std::cmp::Ordering::Greater => (best, card, tied) = (place, other, 1 << place),
                std::cmp::Ordering::Equal => tied |= 1 << place,
                std::cmp::Ordering::Less => {}
            }
        }
        if tied.count_ones() == 1 {
            return Some((Some(best), if number == 1 { Why::Alone } else { Why::Highest }));
        }
        Some(self.untie(tied))
    }

    /// L8.3: of tied players, who holds the King; then who has most courtiers of their nobles'
    /// symbols that did not come in this round; then nobody.
    fn untie(&self, tied: u8) -> (Option<usize>, Why) {
        let holder = self.place(self.king.seat);
        if self.king.held && tied >> holder & 1 == 1 {
            return (Some(holder), Why::King);
        }
        let places = (0..self.seats()).filter(|place| tied >> place & 1 == 1);
        let counts = places.map(|place| (self.followers(self.at(place)), place));
        let (mut most, mut winner) = (0, None);
        for (count, place) in counts {
            match count.cmp(&most) {
                std::cmp::Ordering::Greater => (most, winner) = (count, Some(place)),
                std::cmp::Ordering::Equal => winner = None,
                std::cmp::Ordering::Less => {}
            }
        }
        (winner, if winner.is_some() { Why::Symbols } else { Why::Own })
    }

    /// How many courtiers of a court, that were there when the round began, bear a symbol of
    /// its nobles.
    fn followers(&self, seat: Seat) -> usize {
        let court = &self.courts[seat];
        let symbols = court.symbols();
        let settled: CardSet = court.courtiers().minus_places(self.round.fresh);
        settled.cards().filter(|card| card.symbol().is_some_and(|symbol| symbols.contains(symbol))).count()
    }
}
