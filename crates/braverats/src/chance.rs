//! The random part of one game's deal in the form that the rules use: small, without allocation.

use crate::card::{APPLEWOOD, Card, CardSet, SEATS, YARG};
use crate::deal::GameDeal;
use crate::options::{DealVariant, GAMES, Options};
use crate::row::Row;
use interregnum_kernel::{BySeat, Seat, below, shuffle};
use rand_core::Rng;

/// The random part of one game's deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Chance {
    /// The hand that each seat is dealt, except in a draft.
    pub(crate) hands: BySeat<CardSet, SEATS>,
    /// Draft and random: the sixteen cards in order.
    pub(crate) cards: Row,
    /// B6.1: the index, in the hand, of the card that each seat gives.
    pub(crate) traitor: [u8; SEATS],
    /// B6.2: eight indices into seat 0's hand, then eight into seat 1's.
    pub(crate) piles: Row,
}

impl Chance {
    /// A game that is not played.
    pub(crate) const NONE: Self = Self {
        hands: BySeat([CardSet::EMPTY; SEATS]),
        cards: Row::EMPTY,
        traitor: [0; 2],
        piles: Row::EMPTY,
    };

    /// The part of a deal that is not random.
    pub(crate) const fn certain(way: DealVariant) -> Self {
        let mut chance = Self::NONE;
        chance.hands.0 = match way {
            DealVariant::Standard => [CardSet::CLAN; SEATS],
            DealVariant::Princess => [PRINCES, PRINCESSES],
            DealVariant::Draft | DealVariant::Random => [CardSet::EMPTY; SEATS],
        };
        chance
    }

    /// Sets the order of the sixteen cards, and deals them if they are not drafted.
    pub(crate) fn shuffled(&mut self, way: DealVariant, cards: &[Card]) {
        self.cards = cards.iter().copied().collect();
        if way == DealVariant::Random {
            let (first, second) = cards.split_at(cards.len() / 2);
            self.hands[YARG] = first.iter().copied().collect();
            self.hands[APPLEWOOD] = second.iter().copied().collect();
        }
    }

    /// Draws the chance of every game that these options can need, game by game: first the cards,
    /// then the gifts, then the piles.
    #[inline]
    pub(crate) fn draw_all(chances: &mut [Self; GAMES], options: Options, rng: &mut impl Rng) {
        for chance in &mut chances[..options.games()] {
            *chance = Self::draw(options, rng);
        }
    }

    #[inline]
    pub(crate) fn draw(options: Options, rng: &mut impl Rng) -> Self {
        let mut chance = Self::certain(options.deal);
        if options.deal.is_shuffled() {
            let mut cards = ALL_TWICE;
            shuffle(rng, &mut cards);
            chance.shuffled(options.deal, &cards);
        }
        if options.traitor {
            chance.traitor = [0; SEATS].map(|_| below(rng, 8) as u8);
        }
        if options.draw {
            for _ in 0..SEATS {
                let mut places = [0, 1, 2, 3, 4, 5, 6, 7];
                shuffle(rng, &mut places);
                places.into_iter().for_each(|place| chance.piles.push(place));
            }
        }
        chance
    }

    /// B6.1: the card that each seat gives from these hands.
    pub(crate) fn gifts(&self, hands: BySeat<CardSet, SEATS>) -> Option<BySeat<Card, SEATS>> {
        let nth = |seat: Seat| hands[seat].cards().nth(usize::from(self.traitor[seat.index()]));
        Some(BySeat([nth(YARG)?, nth(APPLEWOOD)?]))
    }

    /// B6.2: the pile that is made of a seat's hand, top first.
    pub(crate) fn pile(&self, seat: Seat, hand: CardSet) -> Row {
        let places = self.piles.numbers().skip(Card::COUNT * seat.index()).take(Card::COUNT);
        places.filter_map(|place| hand.cards().nth(usize::from(place))).collect()
    }

    /// The deal as a record writes it.
    pub(crate) fn written(&self, options: Options) -> GameDeal {
        let places: Vec<u8> = self.piles.numbers().collect();
        let pile = |seat: usize| places[8 * seat..8 * (seat + 1)].to_vec();
        GameDeal {
            cards: options.deal.is_shuffled().then(|| self.cards.cards().collect()),
            traitor: options.traitor.then_some(self.traitor),
            piles: options.draw.then(|| [pile(0), pile(1)]),
        }
    }
}

/// Builds deals that agree with what a viewer knows.
impl Chance {
    /// Random: the deal of these hands.
    pub(crate) fn deal_out(&mut self, hands: BySeat<CardSet, SEATS>) {
        self.cards = hands[YARG].cards().chain(hands[APPLEWOOD].cards()).collect();
        self.hands = hands;
    }

    /// Sets the gifts: these hands give these cards.
    pub(crate) fn remember_gifts(&mut self, hands: BySeat<CardSet, SEATS>, gifts: BySeat<Card, SEATS>) {
        for seat in Seat::all(SEATS) {
            let place = hands[seat].cards().position(|card| card == gifts[seat]);
            self.traitor[seat.index()] = place.unwrap_or(0) as u8;
        }
    }

    /// Sets the piles: these hands become these piles.
    pub(crate) fn remember_piles(&mut self, hands: BySeat<CardSet, SEATS>, piles: [Row; SEATS]) {
        self.piles = Row::EMPTY;
        for (hand, pile) in hands.0.into_iter().zip(piles) {
            let mut sorted = [None; Card::COUNT];
            sorted.iter_mut().zip(hand.cards()).for_each(|(place, card)| *place = Some(card));
            for card in pile.cards() {
                let place = sorted.iter().position(|&there| there == Some(card)).unwrap_or(0);
                sorted[place] = None;
                self.piles.push(place as u8);
            }
        }
    }
}

/// B6.6: the hands of Princess Attack.
const PRINCES: CardSet = CardSet::CLAN.with(Card::Prince).without(Card::Princess);
const PRINCESSES: CardSet = CardSet::CLAN.with(Card::Princess).without(Card::Prince);

/// The sixteen cards of the box, lowest first.
const ALL_TWICE: [Card; Row::MOST] = {
    let mut cards = [Card::ALL[0]; Row::MOST];
    let mut place = 0;
    while place < Row::MOST {
        cards[place] = Card::ALL[place / 2];
        place += 1;
    }
    cards
};
