//! Many games of one kind, stepped together.

use crate::{Layout, Observed, Observer};
use interregnum_kernel::{Seat, Seed, below, pick};
use interregnum_players::arena::seatings;
use interregnum_players::share;
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

/// How far the games of a batch are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Horizon {
    /// To their end.
    #[default]
    End,
    /// To the first settled position ([`Observed::is_settled`]): the game then counts as over, without
    /// rewards, and what seat 0 observes stays in the arrays.
    Settled,
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

/// Arrays that a batch writes, one row for each table.
pub struct Slices<'a> {
    /// What the seat to act observes.
    pub observations: &'a mut [u8],
    /// 1 for every legal action.
    pub mask: &'a mut [u8],
    /// The seat to act; -1 if the game is over.
    pub current: &'a mut [i32],
    /// By seat: 1 for a win, -1 for a loss between two sides, 0 while the game goes on.
    pub rewards: &'a mut [f32],
    /// 1 if the last step ended the game.
    pub terminations: &'a mut [u8],
}

/// Owned arrays of the right size.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the fields are those of `Slices`")]
pub struct Arrays {
    pub observations: Vec<u8>,
    pub mask: Vec<u8>,
    pub current: Vec<i32>,
    pub rewards: Vec<f32>,
    pub terminations: Vec<u8>,
}

impl Arrays {
    /// Arrays for a number of tables.
    pub fn new(layout: &Layout, players: usize, tables: usize) -> Self {
        Self {
            observations: vec![0; layout.size() * tables],
            mask: vec![0; layout.actions.len() * tables],
            current: vec![0; tables],
            rewards: vec![0.0; players * tables],
            terminations: vec![0; tables],
        }
    }

    /// The arrays as slices.
    pub fn slices(&mut self) -> Slices<'_> {
        Slices {
            observations: &mut self.observations,
            mask: &mut self.mask,
            current: &mut self.current,
            rewards: &mut self.rewards,
            terminations: &mut self.terminations,
        }
    }
}

/// One game and the generator of its deals.
#[derive(Clone)]
struct Table<G> {
    game: G,
    dice: Xoshiro256PlusPlus,
}

/// Many games of one kind. A table's deals depend on the seed and on its number alone.
#[derive(Clone)]
pub struct Batch<G: Observed> {
    rules: Rules<G>,
    tables: Vec<Table<G>>,
    /// The generator of sampled actions: they do not change the deals.
    sampler: Xoshiro256PlusPlus,
}

/// What all tables share.
#[derive(Clone)]
struct Rules<G: Observed> {
    /// One of them is drawn for every deal.
    options: Vec<G::Options>,
    observer: G::Observer,
    layout: Layout,
    /// The number of bytes of an observation, and of actions.
    size: usize,
    actions: usize,
    players: usize,
    sides: usize,
    autoreset: Autoreset,
    horizon: Horizon,
}

impl<G: Observed> Batch<G> {
    /// Deals `number` games, each with options drawn from the list, which must hold at least one and
    /// have one number of players.
    ///
    /// # Panics
    /// If the list is empty, its options have different numbers of players, or the game cannot be
    /// observed as numbers.
    pub fn new(options: Vec<G::Options>, number: usize, seed: Seed, autoreset: Autoreset) -> Self {
        let players = G::seats(&options[0]);
        assert!(options.iter().all(|options| G::seats(options) == players), "one number of players");
        let observer = G::observer(players).expect("the game has an observer");
        let layout = observer.layout();
        let rules = Rules {
            size: layout.size(),
            actions: layout.actions.len(),
            sides: seatings::<G>(players).len(),
            options,
            observer,
            layout,
            players,
            autoreset,
            horizon: Horizon::End,
        };
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
        self.rules.players
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

    /// The index of a legal action of a seat at a table.
    pub fn index(&self, table: usize, seat: Seat, action: G::Action) -> Option<usize> {
        self.rules.observer.index(&self.tables.get(table)?.game, seat, action)
    }

    /// What a seat of a table observes, also when it is not to act.
    pub fn observe(&self, table: usize, seat: Seat, out: &mut [u8]) {
        if let Some(table) = self.tables.get(table) {
            self.rules.observer.observe(&table.game, seat, out);
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
        let mut rows = rules.rows(arrays);
        std::thread::scope(|scope| {
            for tables in self.tables.chunks_mut(each) {
                let rows: Vec<Row<'_>> = rows.by_ref().take(tables.len()).collect();
                scope.spawn(move || {
                    for (table, mut row) in tables.iter_mut().zip(rows) {
                        table.game = rules.deal(&mut table.dice);
                        rules.write(&table.game, &mut row);
                    }
                });
            }
        });
    }

    /// Writes all arrays for the present positions, without rewards.
    pub fn write(&self, arrays: &mut Slices<'_>) {
        arrays.rewards.fill(0.0);
        arrays.terminations.fill(0);
        for (table, mut row) in self.tables.iter().zip(self.rules.rows(arrays)) {
            self.rules.write(&table.game, &mut row);
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
            return rules.step_all(0, &mut self.tables, actions, rules.rows(arrays));
        }
        let mut rows: Vec<Vec<Row<'_>>> = Vec::new();
        for row in rules.rows(arrays) {
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

    /// A random legal action for each table.
    pub fn sample(&mut self, actions: &mut [i32]) {
        for (table, action) in self.tables.iter().zip(actions) {
            *action = 0;
            let Some(seat) = self.rules.to_act(&table.game) else { continue };
            if let Some(chosen) = pick(&mut self.sampler, table.game.legal(seat)) {
                let index = self.rules.observer.index(&table.game, seat, chosen);
                *action = index.and_then(|index| i32::try_from(index).ok()).unwrap_or(0);
            }
        }
    }
}

/// The number of the child seed of sampled actions, which is the number of no table.
const SAMPLER: u64 = u64::MAX - 1;

fn sampler(seed: Seed) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::from_seed(seed.child(SAMPLER).0)
}

/// The parts of the arrays that belong to one table.
struct Row<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [u8],
    current: &'a mut i32,
    rewards: &'a mut [f32],
    termination: &'a mut u8,
}

impl<G: Observed> Rules<G> {
    fn table(&self, seed: Seed, number: usize) -> Table<G> {
        let mut dice = Xoshiro256PlusPlus::from_seed(seed.child(number as u64).0);
        Table { game: self.deal(&mut dice), dice }
    }

    #[inline]
    fn deal(&self, dice: &mut Xoshiro256PlusPlus) -> G {
        let chosen = if self.options.len() == 1 { 0 } else { below(dice, self.options.len()) };
        G::random(&self.options[chosen], dice)
    }

    fn rows<'a>(&self, arrays: &'a mut Slices<'_>) -> impl Iterator<Item = Row<'a>> + use<'a, G> {
        let observations = arrays.observations.chunks_exact_mut(self.size);
        let masks = arrays.mask.chunks_exact_mut(self.actions);
        let rewards = arrays.rewards.chunks_exact_mut(self.players);
        let rest = rewards.zip(arrays.current.iter_mut()).zip(arrays.terminations.iter_mut());
        observations.zip(masks).zip(rest).map(|((observation, mask), ((rewards, current), termination))| {
            Row { observation, mask, current, rewards, termination }
        })
    }

    #[inline]
    fn step_all<'a>(
        &self,
        first: usize,
        tables: &mut [Table<G>],
        actions: &[i32],
        rows: impl Iterator<Item = Row<'a>>,
    ) -> Result<(), IllegalIndex> {
        for (number, ((table, &action), mut row)) in tables.iter_mut().zip(actions).zip(rows).enumerate() {
            self.step(table, action, &mut row).map_err(|seat| IllegalIndex {
                table: first + number,
                action,
                seat: seat.index(),
            })?;
        }
        Ok(())
    }

    /// One action at one table; an error names the seat to act.
    #[inline]
    fn step(&self, table: &mut Table<G>, action: i32, row: &mut Row<'_>) -> Result<(), Seat> {
        row.rewards.fill(0.0);
        *row.termination = 0;
        let Some(seat) = self.to_act(&table.game) else {
            if self.autoreset == Autoreset::NextStep {
                table.game = self.deal(&mut table.dice);
                self.write(&table.game, row);
            }
            return Ok(());
        };
        let index = usize::try_from(action).map_err(|_| seat)?;
        let action = self.observer.action(&table.game, seat, index).ok_or(seat)?;
        table.game.advance(seat, action);
        if let Some(winners) = table.game.winners() {
            *row.termination = 1;
            for (reward, seat) in row.rewards.iter_mut().zip(Seat::all(self.players)) {
                let share = share::<G>(self.players, winners, seat);
                let sides = self.sides as f64;
                // Zero for a draw; the rewards of all sides sum to zero.
                *reward = ((share * sides - 1.0) / (sides - 1.0)) as f32;
            }
        } else if self.is_beyond(&table.game) {
            *row.termination = 1;
        }
        if *row.termination == 1 && self.autoreset == Autoreset::SameStep {
            table.game = self.deal(&mut table.dice);
        }
        self.write(&table.game, row);
        Ok(())
    }

    /// Whether the game is not over, but played as far as the horizon.
    #[inline]
    fn is_beyond(&self, game: &G) -> bool {
        self.horizon == Horizon::Settled && game.is_settled()
    }

    /// The seat to act; `None` if the game is played as far as it will be.
    #[inline]
    fn to_act(&self, game: &G) -> Option<Seat> {
        if self.is_beyond(game) { None } else { game.to_act().first() }
    }

    #[inline]
    fn write(&self, game: &G, row: &mut Row<'_>) {
        let Some(seat) = self.to_act(game) else {
            match self.is_beyond(game) {
                true => self.observer.observe(game, Seat::new(0), row.observation),
                false => row.observation.fill(0),
            }
            row.mask.fill(0);
            *row.current = -1;
            return;
        };
        *row.current = i32::from(seat.index() as u8);
        self.observer.observe(game, seat, row.observation);
        self.observer.mask(game, seat, row.mask);
    }
}
