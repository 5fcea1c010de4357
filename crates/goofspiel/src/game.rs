//! A position, and the rules that advance it.

use crate::card::{Card, Fact, Illegal, Zone};
use crate::options::{Deal, MOST, Options, Order};
use crate::view::GoofspielView;
use arrayvec::ArrayVec;
use interregnum_kernel::{
    BadSetup, BySeat, Event, EventOf, Game, Outcome, Seat, SeatSet, Seed, Sentence, Tally, ToldOf, Viewer,
    Witness,
};
use serde::Serialize;
use std::cmp::Ordering;

pub(crate) const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// A complete position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Goofspiel {
    pub(crate) options: Options,
    /// All prizes, in the order in which they are turned up.
    pub(crate) prizes: ArrayVec<Card, MOST>,
    /// The rounds that are over.
    pub(crate) rounds: ArrayVec<Round, MOST>,
    /// Sealed: in nobody's view but the chooser's.
    pub(crate) chosen: BySeat<Option<Card>, 2>,
}

/// A round that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Round {
    /// What the players bid for.
    pub prize: Card,
    /// The cards that they bid.
    pub bids: BySeat<Card, 2>,
}

impl Round {
    /// G2.3, G2.4: where the prize lies now.
    pub(crate) fn prize_zone(&self) -> Zone {
        let [first, second] = self.bids.0;
        match first.cmp(&second) {
            Ordering::Equal => Zone::Discard,
            Ordering::Greater => Zone::Won(SEATS[0]),
            Ordering::Less => Zone::Won(SEATS[1]),
        }
    }
}

impl Goofspiel {
    /// The prize that is played for; `None` when the game is over (G3.1).
    pub(crate) fn stake(&self) -> Option<Card> {
        self.prizes.get(self.rounds.len()).copied()
    }

    /// G2.1: the next prize is turned up, if there is one.
    fn turn_up(&self, witness: &mut impl Witness<EventOf<Self>>) {
        if let Some(prize) = self.stake() {
            witness.note(|| Event::moved(prize, Zone::Pile, Zone::Stake, "G2.1"));
        }
    }

    /// G3.2: the points by seat.
    pub fn points(&self) -> [u8; 2] {
        let won = |seat| self.rounds.iter().filter(move |round| round.prize_zone() == Zone::Won(seat));
        SEATS.map(|seat| won(seat).map(|round| round.prize.number()).sum())
    }

    /// A hand, lowest first, with a card that is chosen and not yet revealed.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let was_played = move |card: &Card| self.rounds.iter().any(|round| round.bids[seat] == *card);
        (1..=self.options.cards).map(Card::Hand).filter(move |card| !was_played(card))
    }
}

impl Game for Goofspiel {
    const NAME: &'static str = "goofspiel";
    /// The court cards of a French pack.
    const BOTS: &'static [&'static str] = &[
        "Argine", "César", "Charles", "David", "Hector", "Judith", "Lahire", "Lancelot", "Ogier", "Pallas",
        "Rachel", "Roland",
    ];
    const SEATS: usize = SEATS.len();

    type Options = Options;
    type Deal = Deal;
    type Action = Card;
    type Actions = arrayvec::IntoIter<Card, MOST>;
    type Card = Card;
    type Zone = Zone;
    type Fact = Fact;
    type Illegal = Illegal;
    /// The points by seat.
    type Detail = [u8; 2];
    type View = GoofspielView;

    fn option_sets() -> Vec<Options> {
        let orders = [Order::Random, Order::Ascending, Order::Descending];
        orders.into_iter().flat_map(|order| [13, 4, 5, 8].map(|cards| Options { cards, order })).collect()
    }

    fn admits(options: &Options) -> Result<(), BadSetup> {
        let exists = (4..=MOST).contains(&usize::from(options.cards));
        let bad = || BadSetup::new("G1.1", "goofspiel-bad-cards", usize::from(options.cards));
        exists.then_some(()).ok_or_else(bad)
    }

    fn deal(options: &Options, seed: Seed) -> Deal {
        let mut prizes: Vec<u8> = (1..=options.cards).collect();
        options.arrange(&mut prizes, &mut seed.generator());
        Deal { seed: Some(seed), prizes }
    }

    fn seed_of(deal: &Deal) -> Option<Seed> {
        deal.seed
    }

    fn start(options: &Options, deal: &Deal) -> Result<Self, BadSetup> {
        Self::admits(options)?;
        options.check_prizes(&deal.prizes)?;
        let prizes = deal.prizes.iter().copied().map(Card::Prize).collect();
        Ok(Self { options: *options, prizes, rounds: ArrayVec::new(), chosen: BySeat::default() })
    }

    /// G1.3: everybody sees all cards, in an order that reveals nothing about the pile.
    fn opening(&self) -> Vec<EventOf<Self>> {
        let mut events = Vec::new();
        for number in 1..=self.options.cards {
            events.push(Event::moved(Card::Prize(number), Zone::Box, Zone::Pile, "G1.2"));
            let dealt = |seat| Event::moved(Card::Hand(number), Zone::Box, Zone::Hand(seat), "G1.1");
            events.extend(SEATS.map(dealt));
        }
        self.turn_up(&mut events);
        events
    }

    fn to_act(&self) -> SeatSet {
        SEATS.into_iter().filter(|seat| self.stake().is_some() && self.chosen[*seat].is_none()).collect()
    }

    fn legal(&self, seat: Seat) -> Self::Actions {
        let acts = self.to_act().contains(seat);
        self.hand(seat).filter(|_| acts).collect::<ArrayVec<_, MOST>>().into_iter()
    }

    fn check(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        match self.to_act() {
            seats if seats.is_empty() => Err(Illegal::GameOver),
            seats if !seats.contains(seat) => Err(Illegal::AlreadyChosen),
            _ if self.hand(seat).all(|held| held != card) => Err(Illegal::NotInHand),
            _ => Ok(()),
        }
    }

    /// G2.2: a card is chosen; the second choice reveals both.
    fn act(&mut self, seat: Seat, card: Card, witness: &mut impl Witness<EventOf<Self>>) {
        self.chosen[seat] = Some(card);
        witness.note(|| Event::happened(Fact::Chose(seat), "G2.2"));
        let ([Some(first), Some(second)], Some(prize)) = (self.chosen.0, self.stake()) else { return };
        let round = Round { prize, bids: BySeat([first, second]) };
        for seat in SEATS {
            witness.note(|| Event::moved(round.bids[seat], Zone::Hand(seat), Zone::Played(seat), "G2.2"));
        }
        let rule = if first == second { "G2.4" } else { "G2.3" };
        witness.note(|| Event::moved(prize, Zone::Stake, round.prize_zone(), rule));
        self.chosen = BySeat::default();
        self.rounds.push(round);
        self.turn_up(witness);
    }

    /// G3.2
    fn winners(&self) -> Option<SeatSet> {
        let is_ahead = |seat: &Seat| self.points()[seat.index()] > self.points()[1 - seat.index()];
        self.stake().is_none().then(|| SEATS.into_iter().filter(is_ahead).collect())
    }

    fn outcome(&self) -> Option<Outcome<[u8; 2]>> {
        let winners = self.winners()?;
        let reason = if winners.is_empty() { "draw" } else { "points" };
        Some(Outcome { winners, reason, detail: self.points() })
    }

    fn tally(&self) -> Option<Tally> {
        Some(Tally::by_seat("points", self.points(), self.winners()?))
    }

    fn view(&self, viewer: Viewer) -> GoofspielView {
        GoofspielView::of(self, viewer)
    }

    fn narrate(told: &[ToldOf<Self>]) -> Vec<Sentence> {
        told.iter().filter_map(crate::describe::sentence).collect()
    }
}
