//! Fits the evaluation and the policy to games of self-play whose end is solved exactly.
//!
//! The first round plays at random; every later one plays by the evaluation of the round before and
//! fits new networks. The result depends on the seed and not on the number of threads.

mod adam;
mod game;
mod policy;
mod second;
mod value;

use super::endgame::EndgameSolver;
use super::net::Net;
use super::policy::Policy;
use crate::search::Dice;
use game::Lesson;
use interregnum_kernel::Seed;
use policy::{Decision, Learner};
use rand_core::SeedableRng;
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use value::{Sample, Trainer};

pub use second::{Second, fit_second};

/// The parameters of a fit.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The seed of all randomness.
    pub seed: Seed,
    /// The number of rounds of playing and fitting.
    pub rounds: u64,
    /// The number of games in a round.
    pub games: u64,
    /// The number of threads that play games.
    pub threads: NonZero<usize>,
}

/// The result of a round: mean cross-entropies on held-out games.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    /// The round, from 1.
    pub number: u64,
    /// The number of positions in the fit.
    pub positions: usize,
    /// The cross-entropy of the evaluation.
    pub value_loss: f64,
    /// The number of chosen cards in the fit.
    pub choices: usize,
    /// The cross-entropy of the policy; zero if nobody chose.
    pub habit_loss: f64,
}

/// The weights of both networks, as files hold them.
pub struct Fitted {
    /// The evaluation.
    pub value: Vec<u8>,
    /// The policy.
    pub policy: Vec<u8>,
}

/// The learning rate of each epoch.
const VALUE_RATES: [f32; 2] = [0.001, 0.0003];
const HABIT_RATES: [f32; 2] = [0.002, 0.0008];
/// One game in this many is held out.
const KEPT: usize = 20;
/// The child of a round's seed from which the fit draws.
const FIT: u64 = u64::MAX - 1;

/// Plays and fits. Calls `played` after every game and `round` after every round.
pub fn fit(plan: &Plan, played: &(dyn Fn() + Sync), round: &mut dyn FnMut(Round)) -> Fitted {
    let mut net: Option<Net> = None;
    let mut policy = Policy::zero();
    for number in 0..plan.rounds {
        let seed = plan.seed.child(number);
        let lessons = lessons(plan, seed, net.as_ref(), played);
        let mut dice = Dice::from_seed(seed.child(FIT).0);
        let kept = lessons.len() / KEPT;
        let (learnt, kept) = lessons.split_at(lessons.len() - kept);
        let (value, value_loss, positions) = fit_value(learnt, kept, &mut dice);
        let (learnt_habit, habit_loss, choices) = fit_habit(learnt, kept, &mut dice);
        net = Some(value);
        policy = learnt_habit;
        round(Round { number: number + 1, positions, value_loss, choices, habit_loss });
    }
    Fitted { value: net.unwrap_or_else(Net::zero).write(), policy: policy.write() }
}

/// The games of a round, in the order of their numbers.
fn lessons(plan: &Plan, seed: Seed, net: Option<&Net>, played: &(dyn Fn() + Sync)) -> Vec<Lesson> {
    each(plan, played, &|number, endgame| game::play(seed.child(number), net, endgame))
}

/// The results of all games of a plan in the order of their numbers, for any number of threads.
fn each<T: Send>(
    plan: &Plan,
    played: &(dyn Fn() + Sync),
    play: &(dyn Fn(u64, &mut EndgameSolver) -> T + Sync),
) -> Vec<T> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut endgame = EndgameSolver::default();
        let mut games = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.games {
                return games;
            }
            games.push((number, play(number, &mut endgame)));
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

fn fit_habit(learnt: &[Lesson], kept: &[Lesson], dice: &mut Dice) -> (Policy, f64, usize) {
    let decisions = |lessons: &[Lesson]| -> Vec<Decision> {
        lessons.iter().flat_map(|lesson| &lesson.decisions).cloned().collect()
    };
    let (learnt, kept) = (decisions(learnt), decisions(kept));
    let mut learner = Learner::new(dice);
    for rate in HABIT_RATES {
        learner.epoch(&learnt, rate, dice);
    }
    let loss = Learner::loss(&learner.policy, &kept);
    (learner.policy, loss, learnt.len())
}
