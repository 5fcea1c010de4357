//! A short sequence of cards or indices in one machine word: the order of a deal, a pile, the cards
//! played.

use crate::card::Card;

/// Up to sixteen numbers below eight, in order. Removed numbers leave no trace, so equal rows are
/// equal words.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Row(u64);

/// The bits of one number, and the bit offset of the row's length.
const WIDTH: usize = 3;
const LENGTH: usize = 56;

impl Row {
    pub(crate) const EMPTY: Self = Self(0);
    /// The most numbers a row holds.
    pub(crate) const MOST: usize = 16;

    #[inline]
    pub(crate) const fn len(self) -> usize {
        (self.0 >> LENGTH) as usize
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts a number at the end.
    #[inline]
    pub(crate) fn push(&mut self, number: u8) {
        debug_assert!(self.len() < Self::MOST && number < 8, "a row holds sixteen numbers below eight");
        self.0 = (self.0 | u64::from(number) << (WIDTH * self.len())) + (1 << LENGTH);
    }

    /// The number at an index, from 0.
    #[inline]
    pub(crate) const fn at(self, place: usize) -> u8 {
        (self.0 >> (WIDTH * place)) as u8 & 7
    }

    /// Takes the first number out.
    #[inline]
    pub(crate) fn take_first(&mut self) -> Option<u8> {
        if self.is_empty() {
            return None;
        }
        let first = self.at(0);
        let rest = (self.0 & ((1 << LENGTH) - 1)) >> WIDTH;
        self.0 = rest | (self.len() as u64 - 1) << LENGTH;
        Some(first)
    }

    /// The numbers in order.
    pub(crate) fn numbers(self) -> impl ExactSizeIterator<Item = u8> + Clone {
        (0..self.len()).map(move |place| self.at(place))
    }

    /// The numbers as cards of that value.
    pub(crate) fn cards(self) -> impl ExactSizeIterator<Item = Card> + Clone {
        self.numbers().map(Card::of_value)
    }
}

impl FromIterator<u8> for Row {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> Self {
        let mut row = Self::EMPTY;
        numbers.into_iter().for_each(|number| row.push(number));
        row
    }
}

impl FromIterator<Card> for Row {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().map(Card::value).collect()
    }
}

impl std::fmt::Debug for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.numbers()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_gives_back_what_was_put_in() {
        let numbers: Vec<u8> = (0..16).map(|number| number * 5 % 8).collect();
        let mut row: Row = numbers.iter().copied().collect();
        assert_eq!(row.numbers().collect::<Vec<_>>(), numbers);
        for &number in &numbers {
            assert_eq!(row.take_first(), Some(number));
        }
        assert_eq!(row.take_first(), None);
        assert_eq!(row, Row::EMPTY);
    }

    #[test]
    fn what_has_left_a_row_leaves_no_trace() {
        let mut row: Row = [7u8, 3, 0].into_iter().collect();
        row.take_first();
        assert_eq!(row, [3u8, 0].into_iter().collect());
    }
}
