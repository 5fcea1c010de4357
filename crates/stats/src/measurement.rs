//! The games of a measurement, played by bots on several threads.

use crate::observations::Observations;
use crate::report::Report;
use crate::totals::Totals;
use crate::{Counter, Measured};
use interregnum_kernel::{BadSetup, Game, Seat, Seed, View, Viewer};
use interregnum_players::{BadPlayer, PLAY, Player, player};
use rand_core::Rng;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The totals of a game's cards.
pub(crate) type TotalsOf<G> = Totals<<G as Game>::Card>;

/// Is called after every game, and says whether to go on.
pub type Played<'a> = dyn Fn() -> ControlFlow<()> + Sync + 'a;

/// The options of a game under a name. They may depend on the game's seed.
pub struct Setup<G: Game> {
    /// The name: `claim/2/claim2`.
    pub label: String,
    /// The options of the game with this seed.
    pub options: Box<dyn Fn(Seed) -> G::Options + Sync>,
}

/// Why a measurement cannot be made.
#[derive(thiserror::Error, Debug)]
pub enum MeasureError {
    /// A name is not the name of a bot.
    #[error(transparent)]
    Bot(#[from] BadPlayer),
    /// No game starts with these options.
    #[error("{0:?}")]
    Setup(BadSetup),
    /// A bot returned no action or an illegal one.
    #[error("{bot} returned {action:?}, which is not legal")]
    Stray {
        /// The bot's name.
        bot: String,
        /// The action.
        action: Option<String>,
    },
    /// The caller stopped the measurement.
    #[error("stopped")]
    Stopped,
}

/// The games to play, and the bots that play them.
pub struct Measurement<G: Measured> {
    /// The setups; each is played `games` times.
    pub setups: Vec<Setup<G>>,
    /// The number of games of each setup.
    pub games: usize,
    /// Game `n`, counted over all setups, has the `n`-th child of this seed, as in `interregnum simulate`.
    pub seed: Seed,
    /// The names of the bots. They take the seats in this order, again and again until all seats
    /// are taken.
    pub bots: Vec<String>,
    /// The number of threads that play games.
    pub threads: NonZero<usize>,
}

impl<G: Measured> Measurement<G> {
    /// Plays all games and calls `played` after each. The report does not depend on the number of
    /// threads.
    pub fn report(&self, played: &(dyn Fn() + Sync)) -> Result<Report, MeasureError> {
        self.report_while(&|| {
            played();
            ControlFlow::Continue(())
        })
    }

    /// As [`report`](Self::report), until `played` breaks off.
    pub fn report_while(&self, played: &Played<'_>) -> Result<Report, MeasureError> {
        Ok(Report::new(self, &self.play(played)?))
    }

    /// Plays all games; returns the totals of each setup.
    fn play(&self, played: &Played<'_>) -> Result<Vec<TotalsOf<G>>, MeasureError> {
        let all = self.setups.len().saturating_mul(self.games);
        let next = AtomicUsize::new(0);
        let work = || self.work(&next, played);
        let parts: Vec<_> = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads.get().min(all)).map(|_| scope.spawn(work)).collect();
            workers.into_iter().map(|worker| worker.join().expect("no worker panics")).collect()
        });
        let mut sums: Vec<TotalsOf<G>> =
            self.setups.iter().map(|setup| self.empty(setup)).collect::<Result<_, _>>()?;
        for part in parts {
            sums.iter_mut().zip(&part?).for_each(|(sum, more)| sum.merge(more));
        }
        Ok(sums)
    }

    /// Plays one game after the other until none is left.
    fn work(&self, next: &AtomicUsize, played: &Played<'_>) -> Result<Vec<TotalsOf<G>>, MeasureError> {
        let mut bots = self.bots.iter().map(|name| Bot::named(name)).collect::<Result<Vec<_>, _>>()?;
        let worker = |setup: &Setup<G>| Ok(Worker::<G>::new(setup, self.seed, self.empty(setup)?));
        let mut workers = self.setups.iter().map(worker).collect::<Result<Vec<_>, MeasureError>>()?;
        let all = self.setups.len() * self.games;
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= all {
                return Ok(workers.into_iter().map(|worker| worker.totals).collect());
            }
            let setup = number / self.games;
            workers[setup].game(&self.setups[setup], &mut bots, self.seed.child(number as u64))?;
            if played().is_break() {
                return Err(MeasureError::Stopped);
            }
        }
    }

    /// The totals of a setup before its first game.
    fn empty(&self, setup: &Setup<G>) -> Result<TotalsOf<G>, MeasureError> {
        let players = start::<G>(&(setup.options)(self.seed), self.seed)?.players();
        Ok(Totals::new(players, G::Counter::sides(players)))
    }
}

/// Counts the games of one setup on one thread.
struct Worker<G: Measured> {
    observations: Observations<G::Card>,
    totals: TotalsOf<G>,
}

impl<G: Measured> Worker<G> {
    fn new(setup: &Setup<G>, seed: Seed, totals: TotalsOf<G>) -> Self {
        let mut observations = Observations::new(totals.players, totals.sides);
        G::Counter::list(&(setup.options)(seed), &mut observations);
        Self { observations, totals }
    }

    /// Plays and counts one game.
    fn game(&mut self, setup: &Setup<G>, bots: &mut [Bot<G>], seed: Seed) -> Result<(), MeasureError> {
        let mut game = start::<G>(&(setup.options)(seed), seed)?;
        let (mut counter, observations) = (G::Counter::default(), &mut self.observations);
        observations.clear();
        game.opening().iter().for_each(|event| counter.note(event, observations));
        let mut rng = seed.child(PLAY).generator();
        let number = bots.len();
        while let Some(seat) = game.to_act().first() {
            let action = bots[seat.index() % number].act(&game, seat, &mut rng)?;
            let Ok(events) = game.apply(seat, action) else { unreachable!("bots choose legal actions") };
            events.iter().for_each(|event| counter.note(event, observations));
            observations.decisions += 1;
        }
        if let Some(outcome) = game.outcome() {
            self.totals.add(observations, outcome.winners, outcome.reason);
        }
        Ok(())
    }
}

/// The start of the game with this seed.
fn start<G: Game>(options: &G::Options, seed: Seed) -> Result<G, MeasureError> {
    G::start(options, &G::deal(options, seed)).map_err(MeasureError::Setup)
}

/// A bot with its name. It thinks on one thread: the games run in parallel.
struct Bot<G: Measured> {
    name: String,
    player: Box<dyn Player<G>>,
}

impl<G: Measured> Bot<G> {
    fn named(name: &str) -> Result<Self, BadPlayer> {
        Ok(Self { name: name.to_owned(), player: player(name, NonZero::<usize>::MIN)? })
    }

    fn act(&mut self, game: &G, seat: Seat, rng: &mut dyn Rng) -> Result<G::Action, MeasureError> {
        let view = game.view(Viewer::Seat(seat));
        let action = self.player.act(&view, rng);
        action.filter(|action| view.legal().contains(action)).ok_or_else(|| MeasureError::Stray {
            bot: self.name.clone(),
            action: action.map(|action| action.to_string()),
        })
    }
}
