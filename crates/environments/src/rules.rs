//! What all tables of a batch share, and one step of a table.

use crate::arrays::{Row, RowSizes};
use crate::batch::{Autoreset, IllegalIndex};
use crate::hidden::Horizon;
use crate::{Layout, Legal, Memory, Observed, Observer};
use interregnum_kernel::{Seat, SeatSet, Seed, below};
use interregnum_players::arena::seatings;
use interregnum_players::share;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

type MemoryOf<G> = <<G as Observed>::Observer as Observer<G>>::Memory;
type LegalOf<G> = <<G as Observed>::Observer as Observer<G>>::Legal;

/// One game and the generator of its deals.
#[derive(Clone)]
pub(crate) struct Table<G: Observed> {
    pub(crate) game: G,
    pub(crate) memory: MemoryOf<G>,
    /// The legal actions of the seat to act.
    pub(crate) legal: LegalOf<G>,
    dice: Xoshiro256PlusPlus,
}

/// What all tables share.
#[derive(Clone)]
pub(crate) struct Rules<G: Observed> {
    /// One of them is drawn for every deal.
    options: Vec<G::Options>,
    pub(crate) observer: G::Observer,
    pub(crate) layout: Layout,
    pub(crate) sizes: RowSizes,
    sides: usize,
    autoreset: Autoreset,
    pub(crate) horizon: Horizon,
}

impl<G: Observed> Rules<G> {
    pub(crate) fn new(options: Vec<G::Options>, autoreset: Autoreset) -> Self {
        let players = G::seats(&options[0]);
        assert!(options.iter().all(|options| G::seats(options) == players), "one number of players");
        let observer = G::observer(players).expect("the game has an observer");
        let layout = observer.layout();
        Self {
            sizes: RowSizes { observation: layout.size(), actions: layout.actions.len(), players },
            sides: seatings::<G>(players).len(),
            options,
            observer,
            layout,
            autoreset,
            horizon: Horizon::End,
        }
    }

    pub(crate) fn table(&self, seed: Seed, number: usize) -> Table<G> {
        let mut dice = Xoshiro256PlusPlus::from_seed(seed.child(number as u64).0);
        let game = self.draw(&mut dice);
        let mut table =
            Table { memory: MemoryOf::<G>::of(&game), legal: LegalOf::<G>::default(), game, dice };
        self.list(&mut table);
        table
    }

    #[inline]
    fn draw(&self, dice: &mut Xoshiro256PlusPlus) -> G {
        let chosen = if self.options.len() == 1 { 0 } else { below(dice, self.options.len()) };
        G::random(&self.options[chosen], dice)
    }

    fn deal(&self, table: &mut Table<G>) {
        table.game = self.draw(&mut table.dice);
        table.memory = MemoryOf::<G>::of(&table.game);
    }

    /// Deals the next game of a table.
    pub(crate) fn redeal(&self, table: &mut Table<G>, row: &mut Row<'_>) {
        self.deal(table);
        self.list(table);
        self.write(table, row);
    }

    #[inline]
    pub(crate) fn step_all<'a>(
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
        if let Some(seat) = self.to_act(&table.game) {
            let index = usize::try_from(action).map_err(|_| seat)?;
            let action = table.legal.action(index).ok_or(seat)?;
            table.memory.act(&mut table.game, seat, action);
            if let Some(winners) = table.game.winners() {
                *row.termination = 1;
                self.reward(winners, row.rewards);
            } else if self.is_beyond(&table.game) {
                *row.termination = 1;
            }
            if *row.termination == 1 && self.autoreset == Autoreset::SameStep {
                self.deal(table);
            }
        } else if self.autoreset == Autoreset::NextStep {
            self.deal(table);
        } else {
            return Ok(());
        }
        self.list(table);
        self.write(table, row);
        Ok(())
    }

    /// Writes the rewards at the end of a game: zero for a draw; those of all sides sum to zero.
    fn reward(&self, winners: SeatSet, rewards: &mut [f32]) {
        let (players, sides) = (self.sizes.players, self.sides as f64);
        for (reward, seat) in rewards.iter_mut().zip(Seat::all(players)) {
            let share = share::<G>(players, winners, seat);
            *reward = ((share * sides - 1.0) / (sides - 1.0)) as f32;
        }
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

    /// Lists the legal actions of the seat to act.
    #[inline]
    fn list(&self, table: &mut Table<G>) {
        match self.to_act(&table.game) {
            Some(seat) => self.observer.list(&table.game, seat, &mut table.legal),
            None => table.legal = LegalOf::<G>::default(),
        }
    }

    #[inline]
    pub(crate) fn write(&self, table: &Table<G>, row: &mut Row<'_>) {
        let Some(seat) = self.to_act(&table.game) else {
            if self.is_beyond(&table.game) {
                self.observer.observe(&table.game, &table.memory, Seat::new(0), row.observation);
            } else {
                row.observation.fill(0);
            }
            row.mask.fill(0);
            *row.current = -1;
            return;
        };
        *row.current = i32::from(seat.index() as u8);
        self.observer.observe(&table.game, &table.memory, seat, row.observation);
        table.legal.write_mask(row.mask);
    }
}
