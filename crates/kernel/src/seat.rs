//! Seats, sets of seats, and values by seat.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::ops::{Index, IndexMut};

/// The largest number of players of any game.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    /// If `number` is not below [`MAX_SEATS`].
    #[inline]
    pub const fn new(number: usize) -> Self {
        assert!(number < MAX_SEATS, "a seat's number is below MAX_SEATS");
        Self(number as u8)
    }

    /// The seat with this number, if there is one.
    #[inline]
    pub const fn checked(number: usize) -> Option<Self> {
        if number < MAX_SEATS { Some(Self(number as u8)) } else { None }
    }

    /// The seat's number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` further clockwise at a table of `players`. This seat must be at the table,
    /// and `steps` at most `players`.
    #[inline]
    #[must_use]
    pub const fn clockwise(self, steps: usize, players: usize) -> Self {
        debug_assert!(self.index() < players && steps <= players);
        // A division here would slow down search measurably.
        let seat = self.index() + steps;
        Self(if seat < players { seat } else { seat - players } as u8)
    }

    /// All seats of a table of `players`, from 0.
    pub fn all(players: usize) -> impl ExactSizeIterator<Item = Self> + Clone {
        (0..players).map(Self::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u64::deserialize(deserializer)?;
        usize::try_from(number)
            .ok()
            .and_then(Self::checked)
            .ok_or_else(|| de::Error::custom(format_args!("there is no seat {number}")))
    }
}

/// A set of seats; iterates in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Seat>"))]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// Just this seat.
    #[inline]
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Every seat of a table of `players`.
    #[inline]
    pub const fn all(players: usize) -> Self {
        Self(((1u16 << players) - 1) as u8)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// The set with the seat in it.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set with the seat not in it.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The seats of either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether no seat is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seat with the lowest number.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }
}

impl Iterator for SeatSet {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let seat = self.first()?;
        self.0 &= self.0 - 1;
        Some(seat)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.count_ones() as usize, Some(self.0.count_ones() as usize))
    }
}

impl ExactSizeIterator for SeatSet {}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.map(Seat::index)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    /// Reads a list of seats in ascending order without repetition.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        if seats.windows(2).any(|pair| pair[0] >= pair[1]) {
            return Err(de::Error::custom("seats are not in ascending order"));
        }
        Ok(seats.into_iter().collect())
    }
}

/// One `T` for each of `N` seats; with fewer players the rest keep their default.
/// Serialized as a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T, const N: usize>(pub [T; N]);

impl<T: Serialize, const N: usize> Serialize for BySeat<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

impl<T: Default + Copy, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        Self([T::default(); N])
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[place::<N>(seat)]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[place::<N>(seat)]
    }
}

/// The index of a seat's value. The caller guarantees that the seat is below `N`; where `N` is a
/// power of two, the mask saves the bounds check.
#[inline]
const fn place<const N: usize>(seat: Seat) -> usize {
    debug_assert!(seat.index() < N);
    if N.is_power_of_two() { seat.index() & (N - 1) } else { seat.index() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_clockwise_and_round() {
        assert_eq!(Seat::new(2).clockwise(1, 3), Seat::new(0));
        assert_eq!(Seat::new(1).clockwise(4, 4), Seat::new(1));
        assert_eq!(Seat::checked(MAX_SEATS), None);
    }

    #[test]
    fn a_set_of_seats_is_ascending() {
        let set = SeatSet::one(Seat::new(3)).with(Seat::new(1));
        assert_eq!(set.map(Seat::index).collect::<Vec<_>>(), [1, 3]);
        assert_eq!(set.without(Seat::new(1)), SeatSet::one(Seat::new(3)));
        assert_eq!(SeatSet::all(6).len(), 6);
    }

    #[test]
    fn a_written_set_of_seats_must_be_ascending() {
        assert!(serde_json::from_str::<SeatSet>("[0,2]").is_ok());
        assert!(serde_json::from_str::<SeatSet>("[2,0]").is_err());
        assert!(serde_json::from_str::<SeatSet>("[1,1]").is_err());
        assert!(serde_json::from_str::<SeatSet>("[6]").is_err());
    }
}
