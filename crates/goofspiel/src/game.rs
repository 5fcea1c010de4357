//! A position, and the rules that advance it.

use crate::card::{Card, Fact, Illegal, Zone};
use crate::options::{Deal, MOST, Options, Order, bad};
use crate::view::GoofspielView;
use interregnum_kernel::{
    Audience, BadSetup, BySeat, Event, EventOf, Game, Outcome, Rule, Seat, SeatSet, Seed, Sentence, Silent,
    Tally, ToldOf, Viewer, Witness,
};
use std::cmp::Ordering;

pub(crate) const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// A complete position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goofspiel {
    pub(crate) options: Options,
    /// The prizes in the order in which they are turned up, then zeros.
    pub(crate) pile: [u8; MOST],
    /// How many rounds are over.
    pub(crate) rounds: usize,
    /// The numbers played in each round, by seat.
    pub(crate) played: [[u8; 2]; MOST],
    /// Sealed: in nobody's view but the chooser's.
    pub(crate) chosen: BySeat<Option<u8>, 2>,
}

impl Goofspiel {
    /// The position after the deal.
    fn begin(options: Options, pile: [u8; MOST], witness: &mut impl Witness<EventOf<Self>>) -> Self {
        let game = Self { options, pile, rounds: 0, played: Default::default(), chosen: BySeat::default() };
        // G1.3: everybody sees all cards, in an order that reveals nothing about the pile.
        for number in 1..=options.cards {
            witness.note(|| moved(Card::Prize(number), Zone::Box, Zone::Pile, "G1.2"));
            for seat in SEATS {
                witness.note(|| moved(Card::Hand(number), Zone::Box, Zone::Hand(seat), "G1.1"));
            }
        }
        game.turn_up(witness);
        game
    }

    /// G2.1, G3.1: the next prize is turned up, if there is one.
    fn turn_up(&self, witness: &mut impl Witness<EventOf<Self>>) {
        if !self.is_over() {
            witness.note(|| moved(Card::Prize(self.pile[self.rounds]), Zone::Pile, Zone::Stake, "G2.1"));
        }
    }

    /// G2.2: a card is chosen; the second choice reveals both.
    fn choose(&mut self, seat: Seat, card: Card, witness: &mut impl Witness<EventOf<Self>>) {
        self.chosen[seat] = Some(card.number());
        let (fact, seen, rule) = (Fact::Chose(seat), Audience::Everyone, Rule("G2.2"));
        witness.note(|| Event::Happened { fact, seen, rule });
        let [Some(first), Some(second)] = self.chosen.0 else { return };
        for (seat, number) in SEATS.into_iter().zip([first, second]) {
            witness.note(|| moved(Card::Hand(number), Zone::Hand(seat), Zone::Played(seat), rule.0));
        }
        let round = self.rounds;
        self.chosen = BySeat::default();
        self.played[round] = [first, second];
        self.rounds += 1;
        let rule = if first == second { "G2.4" } else { "G2.3" };
        witness.note(|| moved(Card::Prize(self.pile[round]), Zone::Stake, self.prize_zone(round), rule));
        self.turn_up(witness);
    }

    fn is_over(&self) -> bool {
        self.rounds == usize::from(self.options.cards)
    }

    /// G2.3, G2.4: where the prize of a round lies.
    pub(crate) fn prize_zone(&self, round: usize) -> Zone {
        let [first, second] = self.played[round];
        match (round.cmp(&self.rounds), first.cmp(&second)) {
            (Ordering::Greater, _) => Zone::Pile,
            (Ordering::Equal, _) => Zone::Stake,
            (_, Ordering::Equal) => Zone::Discard,
            (_, Ordering::Greater) => Zone::Won(SEATS[0]),
            (_, Ordering::Less) => Zone::Won(SEATS[1]),
        }
    }

    /// G3.2: the points by seat.
    pub fn points(&self) -> [u8; 2] {
        let won = |seat| (0..self.rounds).filter(move |round| self.prize_zone(*round) == Zone::Won(seat));
        SEATS.map(|seat| won(seat).map(|round| self.pile[round]).sum())
    }

    /// The numbers in a hand, lowest first, with a card that is chosen and not yet revealed.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let played = self.played.map(|cards| cards[seat.index()]);
        (1..=self.options.cards).filter(move |number| !played.contains(number))
    }
}

fn moved(card: Card, from: Zone, to: Zone, rule: &'static str) -> EventOf<Goofspiel> {
    Event::Moved { card, from, to, seen: Audience::Everyone, rule: Rule(rule) }
}

impl Goofspiel {
    /// Why the seat may not play this card.
    pub(crate) fn check(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        match self.to_act() {
            seats if seats.is_empty() => Err(Illegal::GameOver),
            seats if !seats.contains(seat) => Err(Illegal::AlreadyChosen),
            _ if self.legal(seat).all(|legal| legal != card) => Err(Illegal::NotInHand),
            _ => Ok(()),
        }
    }
}

impl Game for Goofspiel {
    const NAME: &'static str = "goofspiel";
    /// The court cards of a French pack.
    const BOTS: &'static [&'static str] = &[
        "Argine", "César", "Charles", "David", "Hector", "Judith", "Lahire", "Lancelot", "Ogier", "Pallas",
        "Rachel", "Roland",
    ];

    type Options = Options;
    type Deal = Deal;
    type Action = Card;
    type Actions = std::iter::Take<std::array::IntoIter<Card, MOST>>;
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
        exists.then_some(()).ok_or_else(|| bad("G1.1", "goofspiel-bad-cards", options.cards.to_string()))
    }

    fn seats(_: &Options) -> usize {
        SEATS.len()
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
        Ok(Self::begin(*options, options.pile(deal)?, &mut Silent))
    }

    fn opening(&self) -> Vec<EventOf<Self>> {
        let mut events = Vec::new();
        Self::begin(self.options, self.pile, &mut events);
        events
    }

    fn players(&self) -> usize {
        SEATS.len()
    }

    fn to_act(&self) -> SeatSet {
        SEATS.into_iter().filter(|seat| !self.is_over() && self.chosen[*seat].is_none()).collect()
    }

    fn legal(&self, seat: Seat) -> Self::Actions {
        let (mut cards, mut number) = ([Card::Hand(0); MOST], 0);
        for card in self.hand(seat).filter(|_| self.to_act().contains(seat)) {
            cards[number] = Card::Hand(card);
            number += 1;
        }
        cards.into_iter().take(number)
    }

    fn apply(&mut self, seat: Seat, action: Card) -> Result<Vec<EventOf<Self>>, Illegal> {
        self.check(seat, action)?;
        let mut events = Vec::new();
        self.choose(seat, action, &mut events);
        Ok(events)
    }

    fn advance(&mut self, seat: Seat, action: Card) {
        self.choose(seat, action, &mut Silent);
    }

    /// G3.2
    fn winners(&self) -> Option<SeatSet> {
        let points = self.points();
        let ahead = |seat: &Seat| points[seat.index()] > points[1 - seat.index()];
        self.is_over().then(|| SEATS.into_iter().filter(ahead).collect())
    }

    fn outcome(&self) -> Option<Outcome<[u8; 2]>> {
        let winners = self.winners()?;
        let reason = if winners.is_empty() { "draw" } else { "points" };
        Some(Outcome { winners, reason, detail: self.points() })
    }

    fn tally(&self) -> Option<Tally> {
        let sides = SEATS.map(|seat| (SeatSet::one(seat), usize::from(self.points()[seat.index()]))).to_vec();
        Some(Tally { unit: "goofspiel-points", sides, winners: self.winners()?, notes: Vec::new() })
    }

    fn view(&self, viewer: Viewer) -> GoofspielView {
        GoofspielView::of(self, viewer)
    }

    fn narrate(told: &[ToldOf<Self>]) -> Vec<Sentence> {
        told.iter().filter_map(crate::describe::sentence).collect()
    }
}
