//! The second evaluation: the same network, fitted to many more games, in which both sides of
//! phase one go by habit. Such a game costs little more than its second phase, which is solved.
//!
//! It tells better than the first who will win, and chooses cards no better: it learnt from
//! weaker players. The two are off in different ways, and that is what it is for.

use super::game::{Both, both};
use super::value::{Sample, Trainer};
use super::{FIT, Plan, each};
use crate::claim::habit::Habit;
use crate::claim::oracle::Oracle;
use crate::search::Dice;
use interregnum_games::claim::{Action, Claim, Dream, Dreamer, NAMED, Options, Phase, kingdoms};
use interregnum_kernel::{Game, Seat, Seed, Viewer, below, pick};
use rand_core::SeedableRng;

/// One card in so many is any legal one.
const STRAYS: usize = 40;
/// How much more often than habit says these players choose what is likeliest.
const SHARP: f32 = 1.5;
/// One deal in so many is of any kingdom, the others of the first box.
const ELSEWHERE: usize = 4;
/// A game whose second phase takes longer to solve is left out.
const PATIENCE: u64 = 60_000;
/// How often the fit goes through all games, and how fast it learns at first and at last.
const PASSES: usize = 5;
const RATE: f32 = 0.001;
const SLOWER: f32 = 0.05;
/// At most so many games are kept out of the fit, one in twenty of them all.
const KEPT: usize = 5000;

/// What the fit came to.
pub struct Second {
    /// The numbers of the network, as a file holds them.
    pub value: Vec<u8>,
    /// How many positions were fitted to.
    pub positions: usize,
    /// The mean cross-entropy on games that were kept out.
    pub loss: f64,
}

/// Plays and fits; a plan's rounds do not matter. `played` hears of every game.
pub fn fit_second(plan: &Plan, played: &(dyn Fn() + Sync)) -> Second {
    // A solver that remembers earlier games looks at more or fewer positions, and which games
    // run out of patience would depend on the threads.
    let alone = |number, _: &mut Oracle| play(plan.seed.child(number), &mut Oracle::default());
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

/// The positions between the tricks of one game, each from one side; none if its end is not
/// solved soon enough.
fn play(seed: Seed, oracle: &mut Oracle) -> Vec<Sample> {
    let mut dice = Dice::from_seed(seed.child(0).0);
    let mut world = deal(seed, &mut dice);
    let mut sketches = Vec::new();
    while world.phase() == Phase::One {
        if world.between_tricks() {
            sketches.push(both(&world));
        }
        let Some(seat) = world.to_act().first() else { break };
        let Some(action) = chosen(&world, seat, &mut dice) else { break };
        world.advance(seat, action);
    }
    sketches.push(both(&world));
    let solved = world.gathering().and_then(|position| oracle.first_seat_within(&position, PATIENCE));
    let Some(worth) = solved else { return Vec::new() };
    let from_one_side = |[one, other]: Both| {
        if below(&mut dice, 2) == 0 {
            Sample { rows: one, worth }
        } else {
            Sample { rows: other, worth: 1.0 - worth }
        }
    };
    sketches.into_iter().map(from_one_side).collect()
}

fn deal(seed: Seed, dice: &mut Dice) -> Dream {
    let all = kingdoms(2);
    let kingdom = if below(dice, ELSEWHERE) > 0 { NAMED[0].1 } else { all[below(dice, all.len())] };
    let options = Options { players: 2, kingdom, leader: Seat::new(below(dice, 2)) };
    let start = Claim::random(&options, &mut Dice::from_seed(seed.child(1).0));
    Dreamer::of(&start.view(Viewer::Seat(Seat::new(0)))).dream(dice)
}

fn chosen(world: &Dream, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let by_habit = matches!(world.legal(seat).next()?, Action::Play(_)) && below(dice, STRAYS) > 0;
    if !by_habit {
        return pick(dice, world.legal(seat));
    }
    let habit = Habit::fitted();
    habit.choose(world.hand(seat), world.face_up(), world.led(), SHARP, dice).map(Action::Play)
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
        let samples = (0..20).map(|number| play(Seed::from_number(number), &mut Oracle::default()));
        let lengths: Vec<usize> = samples.map(|samples| samples.len()).collect();
        assert!(lengths.iter().all(|&length| length == 14 || length == 0), "{lengths:?}");
        assert!(lengths.contains(&14));
    }
}
