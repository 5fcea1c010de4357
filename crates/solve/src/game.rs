//! What a game must tell to be solved.

/// The two sides: what one gets, the other gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// Chooses rows and wants the payoff great.
    Row,
    /// Chooses columns and wants the payoff small.
    Column,
}

/// Who knows whose choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Order {
    /// Neither: both choose at the same time.
    Together,
    /// The row side shows its choice, then the column side chooses.
    RowFirst,
    /// The column side shows its choice, then the row side chooses.
    ColumnFirst,
}

/// What happens at a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Turn {
    /// Nothing more: the row side gets this, a finite number.
    Over(f64),
    /// Both sides choose. A side with nothing to choose has one choice.
    Choose {
        /// How many choices the row side has: 1 to [`MAX_CHOICES`](crate::MAX_CHOICES).
        rows: usize,
        /// How many choices the column side has: 1 to [`MAX_CHOICES`](crate::MAX_CHOICES).
        columns: usize,
        /// Who knows whose choice.
        order: Order,
    },
}

/// What a position is remembered by. Positions with equal keys have the same future; two
/// keys with one number, one of them `exchanged`, are of positions that differ by an exchange
/// of the sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Key {
    /// Any number but `u64::MAX`.
    pub number: u64,
    /// Whether the position with the sides exchanged is the one to be remembered.
    pub exchanged: bool,
}

impl Key {
    /// The key of a position that is remembered as it is.
    #[inline]
    pub const fn plain(number: u64) -> Self {
        Self { number, exchanged: false }
    }
}

/// A game of two sides without hidden cards and without chance, in which all lines end: no
/// position comes after itself.
///
/// The questions are asked some hundred million times a minute; an implementation is small
/// and keeps off the heap.
pub trait Solvable: Sync {
    /// All that the rest of the game depends on.
    type Position: Copy + Sync;

    /// Where the game starts.
    fn start(&self) -> Self::Position;

    /// What happens at a position.
    fn turn(&self, position: &Self::Position) -> Turn;

    /// The position after a choice of each side, each counted from 0.
    fn after(&self, position: &Self::Position, row: usize, column: usize) -> Self::Position;

    /// Under what key the position is remembered.
    fn key(&self, position: &Self::Position) -> Key;

    /// The position with the sides exchanged: each side has the other's choices in the same
    /// order, and the value is the negative. Asked only where a key says so; a game whose
    /// keys never do need not tell.
    fn exchange(&self, position: &Self::Position) -> Self::Position {
        *position
    }

    /// About how many positions there are to remember: a good guess saves a move to a
    /// greater table.
    fn expected_positions(&self) -> usize {
        1000
    }
}
