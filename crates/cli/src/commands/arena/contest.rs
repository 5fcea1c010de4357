//! The tasks of an arena (two players and a deal), and the threads that play them.

use crate::failure::Failure;
use crate::tables::Setup;
use crate::tables::bot::{Bot, stray};
use interregnum_kernel::Seed;
use interregnum_players::arena::{Deal, Played, Sides, Stray, Thought, play_set};
use interregnum_players::{PLAY, Playable};
use serde::{Deserialize, Serialize};
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};

/// Players, tables, and the seed of all chance.
pub(super) struct Contest<'a, G: Playable> {
    pub(super) setups: &'a [Setup<G>],
    pub(super) bots: &'a [String],
    pub(super) seed: Seed,
}

/// Two players, by their places in the list, and a deal, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Task {
    pub(super) pair: (usize, usize),
    pub(super) deal: usize,
}

/// The parts of a win, divisible by any number of winners.
pub(super) const PARTS: f64 = 60.0;

/// The result of a task: one line of the results file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Entry {
    a: usize,
    b: usize,
    deal: usize,
    /// The first player's share in each game, in sixtieths.
    pub(super) shares: Vec<u8>,
    /// The number of choices of each player.
    pub(super) choices: [u64; 2],
    /// The total time of the choices, in milliseconds.
    pub(super) ms: [f64; 2],
    /// The time of the longest choice, in milliseconds.
    pub(super) longest: [f64; 2],
}

impl Entry {
    #[expect(clippy::cast_sign_loss, reason = "a share is not below nothing")]
    fn new(task: Task, played: &Played) -> Self {
        let ms = |time: fn(&Thought) -> std::time::Duration| {
            played.thought.each_ref().map(|thought| time(thought).as_secs_f64() * 1000.0)
        };
        Self {
            a: task.pair.0,
            b: task.pair.1,
            deal: task.deal,
            shares: played.shares.iter().map(|share| (share * PARTS).round() as u8).collect(),
            choices: played.thought.map(|thought| thought.choices),
            ms: ms(|thought| thought.whole),
            longest: ms(|thought| thought.longest),
        }
    }

    pub(super) const fn task(&self) -> Task {
        Task { pair: (self.a, self.b), deal: self.deal }
    }

    /// The first player's share over all games of the set.
    pub(super) fn share(&self) -> f64 {
        let sum: f64 = self.shares.iter().map(|&parts| f64::from(parts)).sum();
        sum / PARTS / self.shares.len() as f64
    }
}

impl<G: Playable> Contest<'_, G> {
    /// Everything that must be equal for results to belong to the same arena.
    pub(super) fn identity(&self) -> serde_json::Value {
        let tables: Vec<&str> = self.setups.iter().map(|setup| setup.label.as_str()).collect();
        serde_json::json!({
            "arena": 1, "version": env!("CARGO_PKG_VERSION"), "game": G::NAME, "tables": tables,
            "bots": self.bots, "seed": self.seed.to_string(),
        })
    }

    /// All pairs of players.
    pub(super) fn pairs(&self) -> impl Iterator<Item = (usize, usize)> + use<G> {
        let number = self.bots.len();
        (0..number).flat_map(move |a| (a + 1..number).map(move |b| (a, b)))
    }

    /// All tasks: all pairs on the first deal, then on the second and so on.
    pub(super) fn tasks(&self, deals: usize) -> impl Iterator<Item = Task> {
        (0..deals).flat_map(|deal| self.pairs().map(move |pair| Task { pair, deal }))
    }

    /// Plays all tasks on this number of threads and calls `each` with every result; an error of
    /// `each` stops the arena. A task that is no longer `wanted` when its turn comes is left out. Each
    /// thread has its own players, which think on one thread.
    pub(super) fn play(
        &self,
        tasks: &[Task],
        threads: NonZero<usize>,
        wanted: &(impl Fn(Task) -> bool + Sync),
        mut each: impl FnMut(Entry) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
        std::thread::scope(|scope| {
            let (sender, results) = channel();
            for _ in 0..threads.get().min(tasks.len()) {
                let (sender, next, stop) = (sender.clone(), &next, &stop);
                let tasks = std::iter::from_fn(move || tasks.get(next.fetch_add(1, Ordering::Relaxed)));
                let tasks = tasks.copied().filter(|task| wanted(*task));
                scope.spawn(move || self.work(tasks, stop, &sender));
            }
            drop(sender);
            let mut outcome = Ok(());
            for result in results {
                outcome = outcome.and(result.and_then(&mut each));
                if outcome.is_err() {
                    stop.store(true, Ordering::Relaxed);
                }
            }
            outcome
        })
    }

    /// The work of one thread: takes the next task until none is left.
    fn work(
        &self,
        tasks: impl Iterator<Item = Task>,
        stop: &AtomicBool,
        results: &Sender<Result<Entry, Failure>>,
    ) {
        let named = |name: &String| Bot::named(name, NonZero::<usize>::MIN);
        let mut bots: Vec<Bot<G>> = self.bots.iter().filter_map(|name| named(name).ok()).collect();
        for task in tasks {
            if stop.load(Ordering::Relaxed) || results.send(self.meet(task, &mut bots)).is_err() {
                return;
            }
        }
    }

    /// One deal, with every seating.
    fn meet(&self, task: Task, bots: &mut [Bot<G>]) -> Result<Entry, Failure> {
        let (a, b) = task.pair;
        let [first, second] = bots.get_disjoint_mut([a, b]).map_err(|_| Failure::Faults)?;
        let mut sides: Sides<'_, G> = [first.player(), second.player()];
        let seed = self.seed.child(task.deal as u64);
        let options = (self.setups[task.deal % self.setups.len()].options)(seed);
        let deal = Deal { cards: G::deal(&options, seed), options, seed: seed.child(PLAY) };
        let played = play_set(&deal, &mut sides).map_err(|why| match why {
            Stray::Setup(bad) => Failure::Bad(bad.phrase),
            Stray::Action { side, action } => Failure::Bad(stray(&self.bots[[a, b][side]], action)),
        })?;
        Ok(Entry::new(task, &played))
    }
}
