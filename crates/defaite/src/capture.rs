//! The capture of the middle (L8).

use crate::ask::{Agent, Question};
use crate::card::Kind;
use crate::card_set::CardSet;
use crate::card_stack::{CardStack, Means};
use crate::event;
use crate::happening::{DefaiteEvent, Fact, Suit, Why, Zone};
use crate::middle::{Group, Places};
use crate::notation::{Action, Spot};
use crate::person;
use crate::rule_runner::{Flow, RuleRunner};
use crate::state::{Defaite, Stage, Step};
use interregnum_kernel::{Seat, Witness};

impl Suit {
    /// L7.1: the means of the suit's cards, if they can guard.
    #[inline]
    const fn means(self) -> Option<Means> {
        match self {
            Self::Musketeers => Some(Means::Musketeers),
            Self::Gold => Some(Means::Gold),
            Self::Courtiers | Self::Provinces => None,
        }
    }
}

impl<W: Witness<DefaiteEvent>> RuleRunner<'_, W> {
    /// Continues the round until a player has to choose.
    pub(crate) fn go_on(&mut self) {
        loop {
            let flow = match self.round.step {
                Step::Turns => {
                    self.stage = Stage::Turn;
                    return;
                }
                Step::Events(from) => self.next_event(from),
                Step::Suits(from) => self.next_suit(from),
                Step::Placing(suit, place) => self.place_next(suit, place),
                Step::Own(suit, from) => self.next_own(suit, from),
                Step::Persons => self.next_person(),
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

    #[inline]
    fn step(&mut self, step: Step) -> Flow {
        self.round.step = step;
        Flow::Done
    }

    /// L8.1: the next event, from an index of the order of turns on.
    #[inline]
    fn next_event(&mut self, from: u8) -> Flow {
        let Some(place) = self.middle.of(Group::Event).from(usize::from(from)).next() else {
            return self.step(Step::Suits(0));
        };
        self.round.step = Step::Events(place as u8 + 1);
        match self.middle.card(place).kind() {
            Kind::Event(event) => event::occur(event, self, place),
            _ => Flow::Done,
        }
    }

    /// L8.2: the next suit that was played.
    #[inline]
    fn next_suit(&mut self, from: u8) -> Flow {
        let rest = &Suit::ALL[usize::from(from)..];
        let played = |suit: &&Suit| !self.middle.of(Group::Suit(**suit)).is_empty();
        let Some(&suit) = rest.iter().find(played) else { return self.step(Step::Persons) };
        self.round.step = Step::Suits(suit as u8 + 1);
        let (place, why) = self.best(suit);
        let seat = place.map(|place| self.at(place));
        self.happened(if matches!(why, Why::Highest | Why::Alone) { "L8.2" } else { "L8.3" }, || {
            Fact::SuitGoes { suit, seat, why }
        });
        match (place, suit.means()) {
            (None, _) => self.step(Step::Own(suit, 0)),
            (Some(place), Some(means)) => {
                self.round.placing = self.lying(suit, means);
                self.step(Step::Placing(suit, place as u8))
            }
            (Some(place), None) => {
                let winner = self.at(place);
                self.middle.of(Group::Suit(suit)).for_each(|from| self.collect(suit, from, winner));
                Flow::Done
            }
        }
    }

    /// L8.3: if nothing breaks the tie, everybody captures their own card; the next one, from an
    /// index on.
    fn next_own(&mut self, suit: Suit, from: u8) -> Flow {
        let Some(place) = self.middle.of(Group::Suit(suit)).from(usize::from(from)).next() else {
            return self.step(Step::Suits(suit as u8 + 1));
        };
        self.round.step = Step::Own(suit, place as u8 + 1);
        match suit.means() {
            None => {
                self.collect(suit, place, self.at(place));
                Flow::Done
            }
            Some(means) => {
                let mut stack = CardStack::EMPTY;
                stack.insert(self.middle.card(place), means);
                self.round.placing = stack;
                self.place_next(suit, place as u8)
            }
        }
    }

    /// Moves a courtier or province from the middle to a court.
    #[inline]
    fn collect(&mut self, suit: Suit, place: usize, winner: Seat) {
        let card = self.middle.take(place);
        if suit == Suit::Provinces {
            let land = self.new_land(card);
            self.courts[winner].lands.insert(land);
            self.moved(card, Zone::Middle, Zone::Court(winner), "L8.2");
        } else {
            self.enter(card, Zone::Middle, winner, "L8.2");
        }
    }

    /// L13.6: asks where to put the highest captured card that is not placed yet.
    fn place_next(&mut self, suit: Suit, place: u8) -> Flow {
        let means = suit.means().unwrap_or(Means::Gold);
        match self.round.placing.highest(means) {
            Some(card) => {
                let seat = self.at(usize::from(place));
                self.ask(Agent::Capture, seat, Question::Put(card))
            }
            None if matches!(self.round.step, Step::Placing(..)) => self.step(Step::Suits(suit as u8 + 1)),
            None => Flow::Done,
        }
    }

    /// L7.1: places a captured card.
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

    /// L8.4: the next noble or person enters the court of their player, and acts.
    #[inline]
    fn next_person(&mut self) -> Flow {
        let Some(place) = self.middle.of(Group::Person).next() else { return self.step(Step::Ending) };
        let (card, owner) = (self.middle.take(place), self.at(place));
        self.enter(card, Zone::Middle, owner, "L8.4");
        match card.kind() {
            Kind::Special(special) => person::act(special, self, owner),
            _ => Flow::Done,
        }
    }

    /// L8.5, L8.6: scores provinces if an event says so, and discards the events.
    fn settle(&mut self) {
        let events = self.middle.of(Group::Event);
        let scores =
            |place: usize| matches!(self.middle.card(place).kind(), Kind::Event(event) if event.scores());
        if events.into_iter().any(scores) {
            self.score_provinces();
        }
        for place in events {
            let card = self.middle.take(place);
            self.discard(card, Zone::Middle, "L8.6");
        }
        self.end_round();
    }
}

impl Defaite {
    /// The musketeers, or the gold, of the middle.
    fn lying(&self, suit: Suit, means: Means) -> CardStack {
        let mut stack = CardStack::EMPTY;
        self.middle.of(Group::Suit(suit)).for_each(|place| stack.insert(self.middle.card(place), means));
        stack
    }

    /// L8.2, L8.3: the index of the player who takes a suit, and why; `None` if everybody takes
    /// their own card.
    #[inline]
    fn best(&self, suit: Suit) -> (Option<usize>, Why) {
        let lying = self.middle.of(Group::Suit(suit));
        let (mut highest, mut tied) = (0, lying);
        for place in lying {
            let value = self.middle.card(place).value();
            if value > highest {
                (highest, tied) = (value, Places::one(place));
            } else if value == highest {
                tied = tied.with(place);
            }
        }
        let mut first = tied;
        match tied.len() {
            1 => (first.next(), if lying.len() == 1 { Why::Alone } else { Why::Highest }),
            _ => self.untie(tied),
        }
    }

    /// L8.3: of tied players, the one who holds the King; else the one with the most courtiers with
    /// the symbols of their nobles, not counting those that came this round; else nobody.
    fn untie(&self, tied: Places) -> (Option<usize>, Why) {
        let holder = self.place(self.king.seat);
        if self.king.held && tied.contains(holder) {
            return (Some(holder), Why::King);
        }
        let (mut most, mut winner) = (0, None);
        for place in tied {
            let count = self.followers(self.at(place));
            match count.cmp(&most) {
                std::cmp::Ordering::Greater => (most, winner) = (count, Some(place)),
                std::cmp::Ordering::Equal => winner = None,
                std::cmp::Ordering::Less => {}
            }
        }
        (winner, if winner.is_some() { Why::Symbols } else { Why::Own })
    }

    /// The number of courtiers with a symbol of the court's nobles that were there when the round
    /// began.
    fn followers(&self, seat: Seat) -> usize {
        let court = &self.courts[seat];
        let symbols = court.symbols();
        let settled: CardSet = court.courtiers().minus_places(self.round.fresh);
        settled.cards().filter(|card| card.symbol().is_some_and(|symbol| symbols.contains(symbol))).count()
    }
}
