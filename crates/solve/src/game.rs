//! The interface of a game that can be solved.

/// The two sides of a zero-sum game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// Chooses rows and maximizes the payoff.
    Row,
    /// Chooses columns and minimizes the payoff.
    Column,
}

/// Who chooses first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Order {
    /// Both choose at the same time.
    Together,
    /// The row side shows its choice, then the column side chooses.
    RowFirst,
    /// The column side shows its choice, then the row side chooses.
    ColumnFirst,
}

/// What happens at a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Turn {
    /// The game is over; the row side gets this finite payoff.
    Over(f64),
    /// Both sides choose. A side with nothing to choose has one choice.
    Choose {
        /// How many choices the row side has: 1 to [`MAX_CHOICES`](crate::MAX_CHOICES).
        rows: usize,
        /// How many choices the column side has: 1 to [`MAX_CHOICES`](crate::MAX_CHOICES).
        columns: usize,
        /// Who chooses first.
        order: Order,
    },
}

/// The key of a position in the table of values. Positions with equal keys have the same future;
/// positions whose keys differ only in `exchanged` differ by an exchange of the sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Key {
    /// Any number but `u64::MAX`.
    pub number: u64,
    /// Whether the table stores the position with the sides exchanged.
    pub exchanged: bool,
}

impl Key {
    /// The key of a position that is stored without an exchange.
    #[inline]
    pub const fn plain(number: u64) -> Self {
        Self { number, exchanged: false }
    }
}

/// A game of two sides without hidden cards and without chance, in which every line ends: no
/// position follows itself.
///
/// The solver calls these functions about a hundred million times a minute; implementations should
/// be small and avoid heap allocation.
pub trait Solvable: Sync {
    /// All that the rest of the game depends on.
    type Position: Clone + Sync;

    /// The start of the game.
    fn start(&self) -> Self::Position;

    /// What happens at a position.
    fn turn(&self, position: &Self::Position) -> Turn;

    /// The position after a choice of each side, each counted from 0.
    fn after(&self, position: &Self::Position, row: usize, column: usize) -> Self::Position;

    /// The key under which the value of the position is stored.
    fn key(&self, position: &Self::Position) -> Key;

    /// The position with the sides exchanged: each side has the other's choices in the same order,
    /// and the value is negated. Only called if [`key`](Self::key) returns an exchanged key.
    fn exchange(&self, position: &Self::Position) -> Self::Position {
        position.clone()
    }

    /// The approximate number of positions to store; a good estimate avoids growing the table.
    fn expected_positions(&self) -> usize {
        1000
    }
}
