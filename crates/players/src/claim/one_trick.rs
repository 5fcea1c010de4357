//! A search of one trick: in every sampled world both sides play the trick out with open cards,
//! and the evaluation judges the position after it.
//!
//! The evaluation was fitted to games of this player, and the search evaluates its leaves so.

use super::evaluator::Evaluator;
use super::features::Features;
use crate::search::{Dice, worth_of};
use interregnum_games::claim::{Action, Claim, ClaimView, ImaginedWorld, WorldSampler};
use interregnum_kernel::Seat;

/// The value of every legal action for the seat that acts, averaged over `worlds` worlds. For two
/// players in phase one.
pub(super) fn action_values(
    view: &ClaimView,
    evaluator: &impl Evaluator,
    worlds: usize,
    dice: &mut Dice,
) -> Vec<(Action, f32)> {
    let mut worth: Vec<(Action, f32)> = view.decision.legal.iter().map(|&action| (action, 0.0)).collect();
    let Some(seat) = view.decision.to_act.first() else { return worth };
    let mut sampler = WorldSampler::of(view);
    for _ in 0..worlds {
        let world = sampler.sample(dice);
        for (action, sum) in &mut worth {
            let mut next = world.clone();
            next.advance(seat, *action);
            let chance = settled(&next, evaluator);
            *sum += if seat == FIRST { chance } else { 1.0 - chance };
        }
    }
    worth.iter_mut().for_each(|(_, sum)| *sum /= worlds.max(1) as f32);
    worth
}

/// The best action of this trick with open cards.
pub(super) fn best(world: &ImaginedWorld, evaluator: &impl Evaluator) -> Option<Action> {
    let seat = world.to_act().first()?;
    let worth = |action: &Action| {
        let mut next = world.clone();
        next.advance(seat, *action);
        let chance = settled(&next, evaluator);
        if seat == FIRST { chance } else { 1.0 - chance }
    };
    world
        .legal(seat)
        .map(|action| (worth(&action), action))
        .max_by(|one, other| one.0.total_cmp(&other.0))
        .map(|(_, action)| action)
}

/// The seat whose chance the functions return.
const FIRST: Seat = Seat::new(0);

/// The first seat's chance when both sides play the trick out best, judged by the evaluation.
pub(super) fn settled(world: &ImaginedWorld, evaluator: &impl Evaluator) -> f32 {
    if let Some(winners) = world.winners() {
        return worth_of::<Claim>(2, winners)[0];
    }
    if world.between_tricks() {
        return evaluator.chance(&Features::of(world, FIRST));
    }
    let Some(seat) = world.to_act().first() else { return 0.5 };
    let chances = world.legal(seat).map(|action| {
        let mut next = world.clone();
        next.advance(seat, action);
        settled(&next, evaluator)
    });
    if seat == FIRST { chances.fold(0.0, f32::max) } else { chances.fold(1.0, f32::min) }
}
