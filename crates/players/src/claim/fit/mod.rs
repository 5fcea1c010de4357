//! Where the evaluation's numbers come from: games of the evaluation against itself, whose
//! end is solved exactly, and a fit to what they came to.
//!
//! The first round plays at random; every later one by the evaluation of the round before it,
//! and begins the fit anew. Everything follows from the seed, whatever the number of threads.

mod adam;
mod game;
mod habit;
mod second;
mod value;

use super::habit::Habit;
use super::net::Net;
use super::oracle::Oracle;
use crate::search::Dice;
use game::Lesson;
use habit::{Decision, Learner};
use interregnum_kernel::Seed;
use rand_core::SeedableRng;
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use value::{Sample, Trainer};

pub use second::{Second, fit_second};

/// What to fit from.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// What all chance comes from.
    pub seed: Seed,
    /// How often to play and fit.
    pub rounds: u64,
    /// How many games to play in a round.
    pub games: u64,
    /// How many games to play at the same time.
    pub threads: NonZero<usize>,
}

/// What a round came to: mean cross-entropies on games that were kept out of the fit.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    /// The round, from 1.
    pub number: u64,
    /// How many positions were fitted to.
    pub positions: usize,
    /// How far the evaluation is off.
    pub value_loss: f64,
    /// How many choices of a card were fitted to.
    pub choices: usize,
    /// How far the habit is off; zero if nobody chose.
    pub habit_loss: f64,
}

/// The numbers of both networks, as files hold them.
pub struct Fitted {
    /// The evaluation.
    pub value: Vec<u8>,
    /// The habit.
    pub habit: Vec<u8>,
}

/// How fast each pass through the data learns.
const VALUE_RATES: [f32; 2] = [0.001, 0.0003];
const HABIT_RATES: [f32; 2] = [0.002, 0.0008];
/// One game in so many is kept out of the fit.
const KEPT: usize = 20;
/// The child of a round's seed from which the fit draws.
const FIT: u64 = u64::MAX - 1;

/// Plays and fits. `played` hears of every game, `round` of every round.
pub fn fit(plan: &Plan, played: &(dyn Fn() + Sync), round: &mut dyn FnMut(Round)) -> Fitted {
    let mut net: Option<Net> = None;
    let mut habit = Habit::zero();
    for number in 0..plan.rounds {
        let seed = plan.seed.child(number);
        let lessons = lessons(plan, seed, net.as_ref(), played);
        let mut dice = Dice::from_seed(seed.child(FIT).0);
        let kept = lessons.len() / KEPT;
        let (learnt, kept) = lessons.split_at(lessons.len() - kept);
        let (value, value_loss, positions) = fit_value(learnt, kept, &mut dice);
        let (learnt_habit, habit_loss, choices) = fit_habit(learnt, kept, &mut dice);
        net = Some(value);
        habit = learnt_habit;
        round(Round { number: number + 1, positions, value_loss, choices, habit_loss });
    }
    Fitted { value: net.unwrap_or_else(Net::zero).write(), habit: habit.write() }
}

/// The games of a round, in the order of their numbers.
fn lessons(plan: &Plan, seed: Seed, net: Option<&Net>, played: &(dyn Fn() + Sync)) -> Vec<Lesson> {
    each(plan, played, &|number, oracle| game::play(seed.child(number), net, oracle))
}

/// What comes of every game of a plan, in the order of their numbers, whatever the number of
/// threads.
fn each<T: Send>(
    plan: &Plan,
    played: &(dyn Fn() + Sync),
    play: &(dyn Fn(u64, &mut Oracle) -> T + Sync),
) -> Vec<T> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut oracle = Oracle::default();
        let mut games = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.games {
                return games;
            }
            games.push((number, play(number, &mut oracle)));
            played();
        }
    };
    let mut all: Vec<(u64, T)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads.get()).map(|_| scope.spawn(work)).collect();
        let join = |thread: std::thread::ScopedJoinHandle<'_, _>| {
            thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        threads.into_iter().flat_map(join).collect()
    });
    all.sort_by_key(|(number, _)| *number);
    all.into_iter().map(|(_, game)| game).collect()
}

fn fit_value(learnt: &[Lesson], kept: &[Lesson], dice: &mut Dice) -> (Net, f64, usize) {
    let samples = |lessons: &[Lesson]| -> Vec<Sample> {
        lessons.iter().flat_map(|lesson| &lesson.samples).cloned().collect()
    };
    let (learnt, kept) = (samples(learnt), samples(kept));
    let mut trainer = Trainer::new(dice);
    for rate in VALUE_RATES {
        trainer.epoch(&learnt, rate, dice);
    }
    let loss = Trainer::loss(&trainer.net, &kept);
    (trainer.net, loss, learnt.len())
}

fn fit_habit(learnt: &[Lesson], kept: &[Lesson], dice: &mut Dice) -> (Habit, f64, usize) {
    let decisions = |lessons: &[Lesson]| -> Vec<Decision> {
        lessons.iter().flat_map(|lesson| &lesson.decisions).cloned().collect()
    };
    let (learnt, kept) = (decisions(learnt), decisions(kept));
    let mut learner = Learner::new(dice);
    for rate in HABIT_RATES {
        learner.epoch(&learnt, rate, dice);
    }
    let loss = Learner::loss(&learner.habit, &kept);
    (learner.habit, loss, learnt.len())
}
