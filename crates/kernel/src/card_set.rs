//! A multiset of cards as a bit set over the table of a game's deck.
//!
//! Every copy in the box has a place, a bit of one of two machine words; equal cards have
//! neighbouring places in one word, and a set fills them from the lowest. So two sets with the same
//! cards have the same bits, no copy can be told from its equals, and "one of each kind" is a single
//! mask.

/// The number of bits of one of a set's two words.
pub const WORD: usize = u64::BITS as usize;

/// The place of the n-th one of `bits`, which has more than n.
#[inline]
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
pub fn nth_bit(bits: u64, n: usize) -> usize {
    safe_arch::population_deposit_u64(1 << (n % WORD), bits).trailing_zeros() as usize
}

/// The place of the n-th one of `bits`, which has more than n.
#[inline]
#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
pub const fn nth_bit(mut bits: u64, n: usize) -> usize {
    let mut passed = 0;
    while passed < n {
        bits &= bits.wrapping_sub(1);
        passed += 1;
    }
    bits.trailing_zeros() as usize
}

/// Defines `CardSet`, a multiset of cards, and `Cards`, its iterator.
///
/// `card_set!(Card, TABLE)` expects of the deck's table `card` (the card of each place), `equals`
/// (by place, the places in their word of all equal cards) and `kinds` (the lowest place of every
/// card, a `CardSet`); and of the card `index()`, its lowest place, `bit()`, the word and the bit of
/// that place, and `at(place)`, the card with this lowest place.
///
/// It is a macro and not a generic type, since a game adds sets of its own as constants, which only
/// a type of its crate can have.
#[macro_export]
macro_rules! card_set {
    ($card:ty, $table:path) => {
        /// A multiset of cards: equal cards may occur several times.
        // Two words, of which adding or removing a card touches one.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Card>"))]
        pub struct CardSet(pub(crate) [u64; 2]);

        impl CardSet {
            /// No card.
            pub const EMPTY: Self = Self([0; 2]);

            /// Whether such a card is in the set.
            #[inline]
            pub const fn contains(self, card: $card) -> bool {
                let (word, bit) = card.bit();
                self.0[word] & bit != 0
            }

            /// Puts a card in. There must be room for it: no set holds more of a card than the box.
            #[inline]
            pub fn insert(&mut self, card: $card) {
                let (word, bit) = card.bit();
                let equals = $table.equals[card.index()];
                let word = &mut self.0[word];
                debug_assert_ne!(*word & equals, equals, "{card} is in the box no more often");
                *word |= (*word & equals) << 1 | bit;
            }

            /// Takes one such card out, if there is one.
            #[inline]
            pub fn remove(&mut self, card: $card) {
                let equals = $table.equals[card.index()];
                let word = &mut self.0[card.bit().0];
                *word = *word & !equals | (*word & equals) >> 1 & equals;
            }

            /// Takes these cards out, up to the first that is not in the set.
            pub(crate) fn remove_all<'a>(
                &mut self,
                cards: impl IntoIterator<Item = &'a $card>,
            ) -> Result<(), $card> {
                cards.into_iter().try_for_each(|&card| {
                    let is_there = self.contains(card);
                    self.remove(card);
                    if is_there { Ok(()) } else { Err(card) }
                })
            }

            /// The cards that are also in the other set, which holds all copies of its cards.
            #[inline]
            #[must_use]
            pub const fn within(self, whole: Self) -> Self {
                Self([self.0[0] & whole.0[0], self.0[1] & whole.0[1]])
            }

            /// The cards of both sets together, which have no card in common.
            #[inline]
            #[must_use]
            pub(crate) const fn beside(self, other: Self) -> Self {
                Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
            }

            /// One of each card.
            #[inline]
            #[must_use]
            pub(crate) fn one_of_each(self) -> Self {
                self.within($table.kinds)
            }

            /// Whether no card is in the set.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0[0] | self.0[1] == 0
            }

            /// The number of cards in the set.
            #[inline]
            pub const fn len(self) -> usize {
                (self.0[0].count_ones() + self.0[1].count_ones()) as usize
            }

            /// The number of cards in the set that equal this one.
            pub fn count(self, card: $card) -> usize {
                (self.0[card.bit().0] & $table.equals[card.index()]).count_ones() as usize
            }

            /// The card in the lowest place.
            #[inline]
            pub(crate) fn lowest(self) -> Option<$card> {
                let place = match self.0 {
                    [0, 0] => return None,
                    [0, high] => $crate::WORD + high.trailing_zeros() as usize,
                    [low, _] => low.trailing_zeros() as usize,
                };
                Some($table.card[place])
            }

            /// The n-th card, from 0, of a set that holds one of each, and more than n.
            #[inline]
            pub(crate) fn nth_of_each(self, n: usize) -> $card {
                debug_assert_eq!(self, self.one_of_each(), "the set holds no card twice");
                debug_assert!(n < self.len(), "the set holds more than {n} cards");
                let [low, high] = self.0;
                let below = low.count_ones() as usize;
                let second = n >= below;
                let (bits, skip) = if second { (high, n - below) } else { (low, n) };
                let place = $crate::nth_bit(bits, skip);
                <$card>::at(if second { place | $crate::WORD } else { place })
            }

            /// The distinct cards, upwards.
            pub fn kinds(self) -> Cards {
                Cards(self.one_of_each())
            }

            /// All cards, upwards, equal ones as often as they are there.
            pub const fn cards(self) -> Cards {
                Cards(self)
            }
        }

        impl FromIterator<$card> for CardSet {
            fn from_iter<I: IntoIterator<Item = $card>>(cards: I) -> Self {
                let mut set = Self::EMPTY;
                cards.into_iter().for_each(|card| set.insert(card));
                set
            }
        }

        impl std::fmt::Debug for CardSet {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_list().entries(self.cards()).finish()
            }
        }

        impl serde::Serialize for CardSet {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.cards())
            }
        }

        /// The cards of a set, one by one.
        #[derive(Clone, Debug)]
        pub struct Cards(CardSet);

        impl Iterator for Cards {
            type Item = $card;

            #[inline]
            fn next(&mut self) -> Option<$card> {
                let card = self.0.lowest()?;
                let word = usize::from(self.0.0[0] == 0);
                self.0.0[word] &= self.0.0[word] - 1;
                Some(card)
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.0.len(), Some(self.0.len()))
            }
        }

        impl ExactSizeIterator for Cards {}
    };
}

#[cfg(test)]
mod tests {
    use super::{WORD, nth_bit};

    #[test]
    fn the_nth_bit_is_found_in_every_word() {
        for bits in [1, 0b1010_0110, u64::MAX, 1 << 63, 0x8000_0001_0000_0100] {
            let places: Vec<usize> = (0..WORD).filter(|place| bits >> place & 1 == 1).collect();
            let found: Vec<usize> = (0..places.len()).map(|n| nth_bit(bits, n)).collect();
            assert_eq!(found, places);
        }
    }
}
