//! One trick: the led faction, the legal cards, the winner.

use crate::card::{Card, PLACES, first_place};
use crate::card_set::CardSet;
use crate::faction::{Faction, FactionSet};
use crate::happening::Why;
use crate::power::{self, Traits};
use interregnum_kernel::Seat;
use std::fmt;

/// The largest number of players.
pub(crate) const SEATS: usize = 4;

/// The cards of a trick in the order in which they were played.
///
/// One machine word, lowest byte first: how many cards there are, the cards, the leader. Search
/// writes a card and then reads the whole trick; separate fields would stall store forwarding.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Trick(u64);

const LEADER: usize = 8 + 8 * SEATS;

/// Added to the strength of a card that counts as the led faction.
const FOLLOWS: u8 = 16;
/// Added to the strength of a card whose power beats the led faction.
const BEATS: u8 = 32;

/// The strength of each card, by the led faction: C5.1, C5.2, C5.4, C6.3.
static STRENGTH: [[u8; PLACES]; Faction::COUNT] = strength();

const fn strength() -> [[u8; PLACES]; Faction::COUNT] {
    let mut table = [[0; PLACES]; Faction::COUNT];
    let mut led = 0;
    while led < Faction::COUNT {
        let mut number = 0;
        while number < Faction::COUNT {
            let standing = if number == led {
                FOLLOWS
            } else if power::beats(Faction::ALL[number], Faction::ALL[led]) {
                BEATS
            } else if power::STAND_INS.contains(Faction::ALL[number]) {
                FOLLOWS
            } else {
                0
            };
            let values = Faction::ALL[number].values();
            let first = first_place(number);
            let mut copy = 0;
            while copy < values.len() {
                table[led][first + copy] = standing + values[copy];
                copy += 1;
            }
            number += 1;
        }
        led += 1;
    }
    table
}

impl Card {
    /// Strengths from this on mean that a power beats the led faction (C5.4).
    pub const BEATS: u8 = BEATS;

    /// The card's strength when this faction was led: the greatest wins, among equals the earliest
    /// (C5.1 to C5.5).
    #[inline]
    pub fn strength(self, led: Faction) -> u8 {
        STRENGTH[led.index()][self.index()]
    }
}

impl Trick {
    /// A trick that this seat is to lead.
    #[inline]
    pub(crate) const fn led_by(leader: Seat) -> Self {
        Self((leader.index() as u64) << LEADER)
    }

    /// A trick led by this seat, with these cards in the order of play.
    pub(crate) fn of(leader: Seat, cards: &[Card]) -> Self {
        let mut trick = Self::led_by(leader);
        cards.iter().for_each(|&card| trick.push(card));
        trick
    }

    /// Who leads it.
    #[inline]
    pub(crate) const fn leader(self) -> Seat {
        Seat::new((self.0 >> LEADER) as usize % SEATS)
    }

    /// How many cards have been played.
    #[inline]
    pub(crate) const fn played(self) -> usize {
        self.0 as u8 as usize
    }

    /// The card with this index in the order of play.
    #[inline]
    pub(crate) const fn card(self, place: usize) -> Card {
        Card::at((self.0 >> (8 + 8 * place)) as usize)
    }

    /// The cards in the order of play.
    pub(crate) fn cards(self) -> impl ExactSizeIterator<Item = Card> + Clone {
        (0..self.played()).map(move |place| self.card(place))
    }

    /// All cards of a trick to which all `N` players have played.
    #[inline]
    pub(crate) fn all<const N: usize>(self) -> [Card; N] {
        std::array::from_fn(|place| self.card(place))
    }

    /// The cards with who played them, in order.
    pub(crate) fn plays(self, players: usize) -> impl Iterator<Item = (Seat, Card)> {
        self.cards().enumerate().map(move |(place, card)| (self.leader().clockwise(place, players), card))
    }

    /// The faction of the first card.
    #[inline]
    pub(crate) fn led(self) -> Option<Faction> {
        if self.played() == 0 { None } else { Some(self.card(0).faction()) }
    }

    #[inline]
    pub(crate) fn push(&mut self, card: Card) {
        self.0 = (self.0 | (card.index() as u64) << ((8 + 8 * self.played()) % 64)) + 1;
    }

    /// The hooks that apply to any of the cards.
    #[inline]
    pub(crate) fn traits<const N: usize>(self) -> Traits {
        self.all::<N>().into_iter().fold(Traits::NONE, |traits, card| traits.with(power::traits(card)))
    }

    /// C4: which cards of this hand may be played now.
    #[inline]
    pub(crate) fn playable(self, hand: CardSet) -> CardSet {
        playable(if self.played() == 0 { None } else { Some(self.card(0)) }, hand)
    }

    /// Whether the card is of the led faction or stands in for it.
    #[inline]
    pub(crate) fn follows(self, card: Card) -> bool {
        FactionSet::of(&[self.card(0).faction()]).union(power::STAND_INS).contains(card.faction())
    }

    /// The faction that the player of this card shows to lack, if any: the led one, when a
    /// card is played that neither is of it nor stands in for it.
    #[inline]
    pub(crate) fn shows_void(self, card: Card) -> FactionSet {
        if self.follows(card) { FactionSet::NONE } else { FactionSet::of(&[self.card(0).faction()]) }
    }

    #[inline]
    fn strength(self, card: Card) -> u8 {
        card.strength(self.card(0).faction())
    }

    /// The place, in the order of play, of the card that wins: C5.1 to C5.5.
    #[inline]
    pub(crate) fn winning_place<const N: usize>(self) -> usize {
        let strength = &STRENGTH[self.card(0).faction().index()];
        let mut best = 0;
        let mut most = strength[self.card(0).index()];
        for (place, card) in self.all::<N>().into_iter().enumerate().skip(1) {
            let this = strength[card.index()];
            // C5.3: among equals the earlier card wins.
            best = if this > most { place } else { best };
            most = most.max(this);
        }
        best
    }

    /// C5.7, C9.1: who leads the next trick.
    #[inline(always)]
    pub(crate) fn next_leader<const N: usize>(self, winner: Seat) -> Seat {
        if !self.traits::<N>().has(Traits::LEADS_NEXT) {
            return winner;
        }
        let leads = |card: &Card| power::traits(*card).has(Traits::LEADS_NEXT);
        let last = self.all::<N>().iter().rposition(leads);
        self.leader().clockwise(last.expect("some card has the trait"), N)
    }

    /// Why the card at this place won.
    pub(crate) fn why(self, place: usize) -> Why {
        let won = self.strength(self.card(place));
        let mut others = self.cards().enumerate().filter(|(other, _)| *other != place);
        if won >= BEATS {
            Why::Power
        } else if others.clone().all(|(_, card)| self.strength(card) < FOLLOWS) {
            Why::Alone
        } else if others.any(|(_, card)| self.strength(card) == won) {
            Why::Earlier
        } else {
            Why::Highest
        }
    }

    /// C6.3: the seats in rank order, given the index of the winning card; entries after the first
    /// `N` are meaningless.
    #[inline]
    pub(crate) fn order<const N: usize>(self, winner: usize) -> [Seat; SEATS] {
        let seat = |place: usize| self.leader().clockwise(place, N);
        if N == 2 {
            return [seat(winner), seat(1 - winner), self.leader(), self.leader()];
        }
        // The winner comes first; a beating card that did not win counts as one of another faction.
        let rank = |place: usize| match self.strength(self.card(place)) {
            _ if place == winner => u8::MAX,
            strength if strength >= BEATS => strength - BEATS,
            strength => strength,
        };
        let mut places = [0, 1, 2, 3];
        // A stable insertion sort of at most four: on equal value the earlier card is first.
        for end in 1..N {
            let mut at = end;
            while at > 0 && rank(places[at]) > rank(places[at - 1]) {
                places.swap(at, at - 1);
                at -= 1;
            }
        }
        places.map(|place| if place < N { seat(place) } else { self.leader() })
    }

    /// The seats in rank order, with this number of players.
    pub(crate) fn order_among(self, players: usize) -> [Seat; SEATS] {
        match players {
            2 => self.order::<2>(self.winning_place::<2>()),
            3 => self.order::<3>(self.winning_place::<3>()),
            _ => self.order::<4>(self.winning_place::<4>()),
        }
    }

    /// The winner, with this number of players.
    pub(crate) fn winner(self, players: usize) -> Seat {
        self.order_among(players)[0]
    }

    /// C8.4: the place of the lowest value, whatever its faction; of equals the last.
    pub(crate) fn lowest_place(self) -> usize {
        let values = self.cards().map(Card::value).enumerate();
        values.min_by_key(|&(place, value)| (value, usize::MAX - place)).map_or(0, |(place, _)| place)
    }
}

/// C4: the cards of a hand that may be played after this card was led, or to lead (`None`).
#[inline]
pub fn playable(led: Option<Card>, hand: CardSet) -> CardSet {
    let Some(led) = led else { return hand }; // C4.1
    let following = hand.fellows(led);
    let may = following.beside(hand.within(power::STAND_IN_CARDS)); // C4.2, C4.3
    if following.is_empty() { hand } else { may } // C4.4
}

impl fmt::Debug for Trick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} leads {:?}", self.leader(), self.cards().collect::<Vec<_>>())
    }
}
