//! One trick: what was led, who may play what, who wins.

use crate::card::{Card, CardSet, PLACES};
use crate::faction::Faction;
use crate::happening::Why;
use crate::power;
use interregnum_kernel::Seat;

/// The most players at a table.
pub(crate) const SEATS: usize = 4;

/// The cards of a trick in the order in which they were played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Trick {
    pub(crate) leader: Seat,
    cards: [Card; SEATS],
    played: u8,
}

/// A card that counts as the led faction ranks above all that do not.
const FOLLOWS: u8 = 16;
/// A card whose power beats the led faction ranks above those.
const BEATS: u8 = 32;

/// What each card is worth in a trick, by the led faction: C5.1, C5.2, C5.4, C6.3.
static STRENGTH: [[u8; PLACES]; Faction::COUNT] = strength();

const fn strength() -> [[u8; PLACES]; Faction::COUNT] {
    let mut table = [[0; PLACES]; Faction::COUNT];
    let mut led = 0;
    while led < Faction::COUNT {
        let mut place = 0;
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
            let mut copy = 0;
            while copy < values.len() {
                table[led][place] = standing + values[copy];
                place += 1;
                copy += 1;
            }
            number += 1;
        }
        led += 1;
    }
    table
}

impl Trick {
    /// A trick that this seat is to lead.
    pub(crate) const fn led_by(leader: Seat) -> Self {
        Self { leader, cards: [Card::at(0); SEATS], played: 0 }
    }

    #[inline]
    pub(crate) const fn played(&self) -> usize {
        self.played as usize
    }

    #[inline]
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[..self.played()]
    }

    /// The cards with who played them, in order.
    pub(crate) fn plays(&self, players: usize) -> impl Iterator<Item = (Seat, Card)> + Clone + '_ {
        self.cards()
            .iter()
            .enumerate()
            .map(move |(place, &card)| (self.leader.clockwise(place, players), card))
    }

    /// The faction of the first card.
    #[inline]
    pub(crate) fn led(&self) -> Option<Faction> {
        if self.played == 0 { None } else { Some(self.cards[0].faction()) }
    }

    #[inline]
    pub(crate) fn push(&mut self, card: Card) {
        self.cards[self.played()] = card;
        self.played += 1;
    }

    /// C4: which cards of this hand may be played now.
    #[inline]
    pub(crate) fn playable(&self, hand: CardSet) -> CardSet {
        let Some(led) = self.led() else { return hand }; // C4.1
        let following = hand.faction(led);
        if following.is_empty() {
            return hand; // C4.4
        }
        following.beside(hand.within(power::STAND_IN_CARDS)) // C4.2, C4.3
    }

    /// Whether playing this card shows that its player holds none of the led faction.
    #[inline]
    pub(crate) fn shows_void(&self, card: Card) -> Option<Faction> {
        let led = self.led()?;
        let faction = card.faction();
        (faction != led && !power::STAND_INS.contains(faction)).then_some(led)
    }

    #[inline]
    fn strength(&self, card: Card) -> u8 {
        STRENGTH[self.cards[0].faction().index()][card.index()]
    }

    /// The place, in the order of play, of the card that wins: C5.1 to C5.5.
    #[inline]
    pub(crate) fn winning_place(&self) -> usize {
        let mut best = 0;
        let mut most = self.strength(self.cards[0]);
        for (place, &card) in self.cards().iter().enumerate().skip(1) {
            let strength = self.strength(card);
            if strength > most {
                (best, most) = (place, strength); // C5.3: equal leaves the earlier one
            }
        }
        best
    }

    /// Why the card at this place won.
    pub(crate) fn why(&self, place: usize) -> Why {
        let won = self.strength(self.cards[place]);
        let mut others = self.cards().iter().enumerate().filter(|(other, _)| *other != place);
        if won >= BEATS {
            Why::Power
        } else if others.clone().all(|(_, &card)| self.strength(card) < FOLLOWS) {
            Why::Alone
        } else if others.any(|(_, &card)| self.strength(card) == won) {
            Why::Earlier
        } else {
            Why::Highest
        }
    }

    /// C6.3: the places of the cards in rank order.
    #[inline]
    pub(crate) fn ranking(&self) -> [u8; SEATS] {
        let winner = self.winning_place();
        let mut places = [0, 1, 2, 3];
        // The winner is first whatever beat it; a beating card that did not win counts as
        // one of another faction.
        let rank = |place: u8| {
            let strength = self.strength(self.cards[place as usize]);
            match place as usize == winner {
                true => u8::MAX,
                false if strength >= BEATS => strength - BEATS,
                false => strength,
            }
        };
        let cards = &mut places[..self.played()];
        // A stable insertion sort of at most four.
        for end in 1..cards.len() {
            let mut at = end;
            while at > 0 && rank(cards[at]) > rank(cards[at - 1]) {
                cards.swap(at, at - 1);
                at -= 1;
            }
        }
        places
    }

    /// C8.4: the place of the lowest value, whatever its faction; of equals the last.
    pub(crate) fn lowest_place(&self) -> usize {
        let values = self.cards().iter().map(|card| card.value()).enumerate();
        values.min_by_key(|&(place, value)| (value, usize::MAX - place)).map_or(0, |(place, _)| place)
    }
}
