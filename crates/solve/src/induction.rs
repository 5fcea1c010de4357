//! Backward induction: the value of every reachable position, from the ends of the game back to its
//! start.
//!
//! A depth-first walk fills each position's matrix with the values of its successors, solves it and
//! stores the value. Several threads make the same walk, each starting from another cell of every
//! matrix, and share the values. A position's value does not depend on the thread that computes it,
//! so the result is the same with any number of threads.

use crate::game::{Key, Order, Solvable, Turn};
use crate::matrix::Matrix;
use crate::pure;
use crate::strategy::Strategy;
use crate::value_table::{Full, ValueTable};
use std::hint::select_unpredictable;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// A solved game: the values of all positions, and from them the strategies.
pub struct Solved<G: Solvable> {
    game: G,
    table: ValueTable,
    worst_gap: f64,
    value: f64,
}

impl<G: Solvable> Solved<G> {
    /// Solves a game from its start, with this number of threads.
    pub fn new(game: G, threads: NonZero<usize>) -> Self {
        let starts = [game.start()];
        let expected = game.expected_positions();
        Self::from_all(game, &starts, expected, threads, &|| ())
    }

    /// Solves a game from several starts, which need not include its own; positions that they share
    /// are solved once. `expected` is the approximate number of positions; `each` is called after
    /// each solved start. The game's value is that of the first start.
    ///
    /// # Panics
    /// If there is no start.
    pub fn from_all(
        game: G,
        starts: &[G::Position],
        expected: usize,
        threads: NonZero<usize>,
        each: &(dyn Fn() + Sync),
    ) -> Self {
        assert!(!starts.is_empty(), "a game starts somewhere");
        let mut table = ValueTable::for_keys(expected);
        let mut worst_gap: f64 = 0.0;
        let tasks: Vec<_> = starts.iter().map(|start| (start, AtomicBool::new(false))).collect();
        loop {
            let (values, gap) = walk_together(&game, &table, &tasks, each, threads.get());
            worst_gap = worst_gap.max(gap);
            match values {
                Ok(value) => return Self { game, table, worst_gap, value },
                Err(Full) => table = table.doubled(),
            }
        }
    }

    /// The game that was solved.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// What the row side gets from the start with best play of both.
    pub const fn value(&self) -> f64 {
        self.value
    }

    /// The number of solved positions: reachable and not terminal; positions that differ by an
    /// exchange of the sides count once.
    pub fn positions(&self) -> usize {
        self.table.len()
    }

    /// The greatest gap of any position's matrix.
    pub const fn worst_gap(&self) -> f64 {
        self.worst_gap
    }

    /// The value of a position for the row side; `None` if it is not reachable.
    pub fn value_at(&self, position: &G::Position) -> Option<f64> {
        match self.game.turn(position) {
            Turn::Over(value) => Some(value),
            Turn::Choose { .. } => {
                let Key { number, exchanged } = self.game.key(position);
                self.table.value(number).map(|value| sided(value, exchanged))
            }
        }
    }

    /// The values after each pair of choices; `None` if the position is terminal or not reachable.
    pub fn matrix(&self, position: &G::Position) -> Option<Matrix> {
        let Turn::Choose { rows, columns, .. } = self.game.turn(position) else { return None };
        let mut matrix = Matrix::zeros(rows, columns);
        for row in 0..rows {
            for column in 0..columns {
                matrix[(row, column)] = self.value_at(&self.game.after(position, row, column))?;
            }
        }
        Some(matrix)
    }

    /// The optimal strategies at a position; `None` if it is terminal or not reachable.
    pub fn strategy(&self, position: &G::Position) -> Option<Strategy> {
        let Turn::Choose { order, .. } = self.game.turn(position) else { return None };
        Some(Strategy::new(order, &self.matrix(position)?))
    }
}

/// The stored value, negated if the key is of the exchanged position.
#[inline]
fn sided(value: f64, exchanged: bool) -> f64 {
    select_unpredictable(exchanged, -value, value)
}

/// A start, and whether `each` has been called for it.
type Task<'a, G> = (&'a <G as Solvable>::Position, AtomicBool);

/// Walks from all starts in all threads; returns the first start's value and the worst gap.
fn walk_together<G: Solvable>(
    game: &G,
    table: &ValueTable,
    tasks: &[Task<'_, G>],
    each: &(dyn Fn() + Sync),
    threads: usize,
) -> (Result<f64, Full>, f64) {
    let walk = |thread: usize| {
        let mut walker = Walker::new(game, table, thread, threads);
        (walker.walk(tasks, each), walker.worst_gap)
    };
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|thread| scope.spawn(move || walk(thread))).collect();
        let (value, gap) = walk(0);
        let gaps = others.into_iter().map(|other| match other.join() {
            Ok((_, gap)) => gap,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        (value, gaps.fold(gap, f64::max))
    })
}

/// One thread's walk.
struct Walker<'a, G: Solvable> {
    game: &'a G,
    table: &'a ValueTable,
    thread: usize,
    threads: usize,
    /// The matrix being filled at each depth.
    matrices: Vec<Matrix>,
    /// The keys to look up for a matrix, each with its cell.
    asked: Vec<(Key, u8, u8)>,
    worst_gap: f64,
}

impl<'a, G: Solvable> Walker<'a, G> {
    const fn new(game: &'a G, table: &'a ValueTable, thread: usize, threads: usize) -> Self {
        Self { game, table, thread, threads, matrices: Vec::new(), asked: Vec::new(), worst_gap: 0.0 }
    }

    /// Walks from every start, beginning with this thread's own; returns the value of the first
    /// start.
    fn walk(&mut self, tasks: &[Task<'_, G>], each: &(dyn Fn() + Sync)) -> Result<f64, Full> {
        let mut first = 0.0;
        for place in self.starting_here(tasks.len()) {
            let (start, told) = &tasks[place];
            let value = self.value(start, 0)?;
            if !told.swap(true, Relaxed) {
                each();
            }
            if place == 0 {
                first = value;
            }
        }
        Ok(first)
    }

    /// The value of a position, from the table or computed.
    fn value(&mut self, position: &G::Position, depth: usize) -> Result<f64, Full> {
        if let Turn::Over(value) = self.game.turn(position) {
            return Ok(value);
        }
        let Key { number, exchanged } = self.game.key(position);
        let value = match self.table.value(number) {
            Some(value) => value,
            None if exchanged => self.find(&self.game.exchange(position), number, depth)?,
            None => self.find(position, number, depth)?,
        };
        Ok(sided(value, exchanged))
    }

    /// Computes the value of a position from its successors, and stores it.
    fn find(&mut self, position: &G::Position, number: u64, depth: usize) -> Result<f64, Full> {
        let (rows, columns, order) = match self.game.turn(position) {
            Turn::Over(value) => return Ok(value),
            Turn::Choose { rows, columns, order } => (rows, columns, order),
        };
        if self.matrices.len() == depth {
            self.matrices.push(Matrix::zeros(1, 1));
        }
        self.fill_at_a_glance(position, rows, columns, depth);
        for row in self.starting_here(rows) {
            for column in self.starting_here(columns) {
                if self.matrices[depth][(row, column)].is_nan() {
                    let after = self.game.after(position, row, column);
                    self.matrices[depth][(row, column)] = self.value(&after, depth + 1)?;
                }
            }
        }
        let value = self.judge(order, depth);
        self.table.remember(number, value)?;
        Ok(value)
    }

    /// Fills the matrix with the values that are stored or terminal, and NaN for the others. It
    /// computes all keys before the first lookup, so the memory accesses overlap.
    #[inline]
    fn fill_at_a_glance(&mut self, position: &G::Position, rows: usize, columns: usize, depth: usize) {
        let matrix = &mut self.matrices[depth];
        matrix.resize(rows, columns);
        self.asked.clear();
        for row in 0..rows {
            for column in 0..columns {
                let after = self.game.after(position, row, column);
                if let Turn::Over(value) = self.game.turn(&after) {
                    matrix[(row, column)] = value;
                } else {
                    self.asked.push((self.game.key(&after), row as u8, column as u8));
                }
            }
        }
        for &(Key { number, exchanged }, row, column) in &self.asked {
            matrix[(row.into(), column.into())] = sided(self.table.value_or_nan(number), exchanged);
        }
    }

    /// All choices, in cyclic order from this thread's own.
    #[inline]
    fn starting_here(&self, choices: usize) -> impl Iterator<Item = usize> + use<G> {
        let first = choices * self.thread / self.threads;
        (first..choices).chain(0..first)
    }

    /// Solves the matrix filled at this depth.
    #[inline]
    fn judge(&mut self, order: Order, depth: usize) -> f64 {
        let matrix = &self.matrices[depth];
        match order {
            Order::RowFirst => pure::best_single_choices(matrix).lower,
            Order::ColumnFirst => pure::best_single_choices(matrix).upper,
            Order::Together => {
                let equilibrium = matrix.solve();
                self.worst_gap = self.worst_gap.max(equilibrium.gap());
                equilibrium.value()
            }
        }
    }
}
