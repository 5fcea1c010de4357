//! The second evaluation: the same network, fitted to many more games in which the policy plays
//! phase one. Such a game costs little more than the solution of its second phase.
//!
//! It predicts the winner better than the first and chooses cards no better, since it learnt from
//! weaker players. The errors of the two differ, which is why `lookahead` averages them.

use super::game::{Both, both};
use super::value::{Sample, Trainer};
use super::{FIT, Plan, each};
use crate::claim::endgame::EndgameSolver;
use crate::claim::policy::Policy;
use crate::search::Dice;
use interregnum_games::claim::{Action, Claim, ImaginedWorld, NAMED, Options, Phase, WorldSampler, kingdoms};
use interregnum_kernel::{Game, Seat, Seed, Viewer, below, pick};
use rand_core::SeedableRng;

/// One card in this many is a random legal one.
const STRAYS: usize = 40;
/// The inverse temperature of the policy.
const SHARP: f32 = 1.5;
/// One deal in this many is of any kingdom, the others of the first box.
const ELSEWHERE: usize = 4;
/// The node limit of the solver; games that exceed it are left out.
const PATIENCE: u64 = 60_000;
/// The number of epochs, and the first and the last learning rate.
const PASSES: usize = 5;
const RATE: f32 = 0.001;
const SLOWER: f32 = 0.05;
/// The most games that are held out; else one in twenty.
const KEPT: usize = 5000;

/// The result of the fit.
pub struct Second {
    /// The weights of the network, as a file holds them.
    pub value: Vec<u8>,
    /// The number of positions in the fit.
    pub positions: usize,
    /// The mean cross-entropy on held-out games.
    pub loss: f64,
}

/// Plays and fits; the plan's number of rounds is ignored. Calls `played` after every game.
pub fn fit_second(plan: &Plan, played: &(dyn Fn() + Sync)) -> Second {
    // A fresh solver for each game: with entries of earlier games, the number of positions would
    // depend on the threads, and so would the games that exceed the limit.
    let alone = |number, _: &mut EndgameSolver| play(plan.seed.child(number), &mut EndgameSolver::default());
    let games = each(plan, played, &alone);
    let (learnt, kept) = games.split_at(games.len() - (games.len() / super::KEPT).min(KEPT));
    let samples = |games: &[Vec<Sample>]| -> Vec<Sample> { games.iter().flatten().cloned().collect() };
    let (learnt, kept) = (samples(learnt), samples(kept));
    let mut dice = Dice::from_seed(plan.seed.child(FIT).0);
    let mut trainer = Trainer::new(&mut dice);
    for pass in 0..PASSES {
        let rate = RATE * SLOWER.powf(pass as f32 / (PASSES - 1) as f32);
        trainer.epoch(&learnt, rate, &mut dice);
    }
    let loss = Trainer::loss(&trainer.net, &kept);
    Second { value: trainer.net.write(), positions: learnt.len(), loss }
}

/// The positions between the tricks of one game, each from one side; none if the solver exceeds its
/// limit.
fn play(seed: Seed, endgame: &mut EndgameSolver) -> Vec<Sample> {
    let mut dice = Dice::from_seed(seed.child(0).0);
    let mut world = deal(seed, &mut dice);
    let mut features = Vec::new();
    while world.phase() == Phase::One {
        if world.between_tricks() {
            features.push(both(&world));
        }
        let Some(seat) = world.to_act().first() else { break };
        let Some(action) = chosen(&world, seat, &mut dice) else { break };
        world.advance(seat, action);
    }
    features.push(both(&world));
    let solved = world.phase_two().and_then(|position| endgame.first_seat_within(&position, PATIENCE));
    let Some(worth) = solved else { return Vec::new() };
    let from_one_side = |[one, other]: Both| {
        if below(&mut dice, 2) == 0 {
            Sample { rows: one, worth }
        } else {
            Sample { rows: other, worth: 1.0 - worth }
        }
    };
    features.into_iter().map(from_one_side).collect()
}

fn deal(seed: Seed, dice: &mut Dice) -> ImaginedWorld {
    let all = kingdoms(2);
    let kingdom = if below(dice, ELSEWHERE) > 0 { NAMED[0].1 } else { all[below(dice, all.len())] };
    let options = Options { players: 2, kingdom, leader: Seat::new(below(dice, 2)) };
    let start = Claim::random(&options, &mut Dice::from_seed(seed.child(1).0));
    WorldSampler::of(&start.view(Viewer::Seat(Seat::new(0)))).sample(dice)
}

fn chosen(world: &ImaginedWorld, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let by_habit = matches!(world.legal(seat).next()?, Action::Play(_)) && below(dice, STRAYS) > 0;
    if !by_habit {
        return pick(dice, world.legal(seat));
    }
    let policy = Policy::fitted();
    policy.choose(world.hand(seat), world.face_up(), world.led(), SHARP, dice).map(Action::Play)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::num::NonZero;

    fn plan(threads: usize) -> Plan {
        let threads = NonZero::new(threads).expect("some threads");
        Plan { seed: Seed::from_number(5), rounds: 1, games: 60, threads }
    }

    #[test]
    fn what_is_fitted_follows_from_the_seed_whatever_the_threads() {
        let (one, two) = (fit_second(&plan(1), &|| ()), fit_second(&plan(2), &|| ()));
        assert_eq!(one.value, two.value);
        assert!(one.positions > 40 * 14, "{}", one.positions);
        // A guess of one half is off by 0.693.
        assert!(one.loss.is_finite() && one.loss > 0.1);
    }

    #[test]
    fn a_game_is_one_position_for_every_trick_and_one_for_the_start_of_phase_two() {
        let samples = (0..20).map(|number| play(Seed::from_number(number), &mut EndgameSolver::default()));
        let lengths: Vec<usize> = samples.map(|samples| samples.len()).collect();
        assert!(lengths.iter().all(|&length| length == 14 || length == 0), "{lengths:?}");
        assert!(lengths.contains(&14));
    }
}
