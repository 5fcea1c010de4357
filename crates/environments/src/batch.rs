//! Many games of one kind, stepped together.

use crate::arrays::{Row, Slices};
use crate::hidden::Horizon;
use crate::rules::{Rules, Table};
use crate::{Layout, Legal, Observed, Observer};
use interregnum_kernel::{Seat, Seed, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::panic::resume_unwind;

/// What happens to a game that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Autoreset {
    /// The step that ends a game also deals the next one: rewards and end belong to the old game,
    /// the observation to the new one.
    SameStep,
    /// The step after the end deals the next game and ignores the action.
    NextStep,
    /// Nothing: further actions are ignored until a reset.
    Disabled,
}

/// An action that is not legal.
#[derive(thiserror::Error, Clone, Copy, PartialEq, Eq, Debug)]
#[error("table {table}: action {action} is not legal for seat {seat}")]
pub struct IllegalIndex {
    /// The number of the table.
    pub table: usize,
    /// The index of the action.
    pub action: i32,
    /// The seat to act.
    pub seat: usize,
}

/// Many games of one kind. A table's deals depend on the seed and on its number alone.
#[derive(Clone)]
pub struct Batch<G: Observed> {
    rules: Rules<G>,
    tables: Vec<Table<G>>,
    /// The generator of sampled actions: they do not change the deals.
    sampler: Xoshiro256PlusPlus,
}

impl<G: Observed> Batch<G> {
    /// Deals `number` games, each with options drawn from the list, which must hold at least one and
    /// have one number of players.
    ///
    /// # Panics
    /// If the list is empty, its options have different numbers of players, or the game cannot be
    /// observed as numbers.
    pub fn new(options: Vec<G::Options>, number: usize, seed: Seed, autoreset: Autoreset) -> Self {
        let rules = Rules::<G>::new(options, autoreset);
        let tables = (0..number).map(|table| rules.table(seed, table)).collect();
        Self { rules, tables, sampler: sampler(seed) }
    }

    /// The same games, played as far as the horizon.
    #[must_use]
    pub fn until(mut self, horizon: Horizon) -> Self {
        self.rules.horizon = horizon;
        self
    }

    /// The fields of the observations and the actions.
    pub const fn layout(&self) -> &Layout {
        &self.rules.layout
    }

    /// The observer of the games.
    pub(crate) const fn observer(&self) -> &G::Observer {
        &self.rules.observer
    }

    /// The number of players.
    pub const fn players(&self) -> usize {
        self.rules.sizes.players
    }

    /// The number of tables.
    pub const fn len(&self) -> usize {
        self.tables.len()
    }

    /// Whether there are no tables.
    pub const fn is_empty(&self) -> bool {
        self.tables.is_empty()
    }

    /// The game of a table.
    pub fn game(&self, table: usize) -> Option<&G> {
        self.tables.get(table).map(|table| &table.game)
    }

    /// What a seat of a table observes, also when it is not to act.
    pub fn observe(&self, table: usize, seat: Seat, out: &mut [u8]) {
        if let Some(table) = self.tables.get(table) {
            self.rules.observer.observe(&table.game, &table.memory, seat, out);
        }
    }

    /// Writes the private fields of a seat of a table.
    pub(crate) fn observe_private(
        &self,
        table: usize,
        seat: Seat,
        columns: &[usize],
        room: &mut [u8],
        out: &mut [u8],
    ) {
        if let Some(table) = self.tables.get(table) {
            self.rules.observer.observe_private(&table.game, &table.memory, seat, columns, room, out);
        }
    }

    /// Deals all tables again, from a new seed.
    pub fn reset(&mut self, seed: Seed, arrays: &mut Slices<'_>) {
        for (number, table) in self.tables.iter_mut().enumerate() {
            *table = self.rules.table(seed, number);
        }
        self.sampler = sampler(seed);
        self.write(arrays);
    }

    /// Deals the next game at all tables, over or not, on several threads.
    pub fn redeal(&mut self, arrays: &mut Slices<'_>, threads: usize) {
        let rules = &self.rules;
        let each = self.tables.len().div_ceil(threads.max(1)).max(1);
        arrays.rewards.fill(0.0);
        arrays.terminations.fill(0);
        let mut rows = rules.sizes.rows(arrays);
        std::thread::scope(|scope| {
            for tables in self.tables.chunks_mut(each) {
                let rows: Vec<Row<'_>> = rows.by_ref().take(tables.len()).collect();
                scope.spawn(move || {
                    for (table, mut row) in tables.iter_mut().zip(rows) {
                        rules.redeal(table, &mut row);
                    }
                });
            }
        });
    }

    /// Writes all arrays for the present positions, without rewards.
    pub fn write(&self, arrays: &mut Slices<'_>) {
        arrays.rewards.fill(0.0);
        arrays.terminations.fill(0);
        for (table, mut row) in self.tables.iter().zip(self.rules.sizes.rows(arrays)) {
            self.rules.write(table, &mut row);
        }
    }

    /// Applies one action at each table and writes the arrays. After an error the tables before the
    /// named one have moved: deal them again.
    pub fn step(&mut self, actions: &[i32], arrays: &mut Slices<'_>) -> Result<(), IllegalIndex> {
        self.step_on(actions, arrays, 1)
    }

    /// The same on several threads.
    pub fn step_on(
        &mut self,
        actions: &[i32],
        arrays: &mut Slices<'_>,
        threads: usize,
    ) -> Result<(), IllegalIndex> {
        let rules = &self.rules;
        let each = self.tables.len().div_ceil(threads.max(1)).max(1);
        if threads <= 1 {
            return rules.step_all(0, &mut self.tables, actions, rules.sizes.rows(arrays));
        }
        let mut rows: Vec<Vec<Row<'_>>> = Vec::new();
        for row in rules.sizes.rows(arrays) {
            match rows.last_mut() {
                Some(last) if last.len() < each => last.push(row),
                _ => rows.push(vec![row]),
            }
        }
        std::thread::scope(|scope| {
            let parts = self.tables.chunks_mut(each).zip(actions.chunks(each)).zip(rows).enumerate();
            let work = parts.map(|(part, ((tables, actions), rows))| {
                scope.spawn(move || rules.step_all(part * each, tables, actions, rows.into_iter()))
            });
            let work: Vec<_> = work.collect();
            work.into_iter().try_for_each(|work| work.join().unwrap_or_else(|panic| resume_unwind(panic)))
        })
    }

    /// The index of a random legal action for each table; 0 where the game is over.
    pub fn sample(&mut self, actions: &mut [i32]) {
        for (table, action) in self.tables.iter().zip(actions) {
            *action = match table.legal.number() {
                0 => 0,
                number => i32::try_from(table.legal.nth(below(&mut self.sampler, number))).unwrap_or(0),
            };
        }
    }
}

/// The number of the child seed of sampled actions, which is the number of no table.
const SAMPLER: u64 = u64::MAX - 1;

fn sampler(seed: Seed) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::from_seed(seed.child(SAMPLER).0)
}
