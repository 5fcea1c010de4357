//! A quick look at one trick: in every imagined world the trick is played out by both sides
//! with open cards, and the evaluation judges what comes of it.
//!
//! It is the player that the evaluation was fitted with, and the search's first opinion.

use super::judge::Judge;
use super::sketch::Sketch;
use crate::search::{Dice, worth_of};
use interregnum_games::claim::{Action, Claim, ClaimView, Dream, Dreamer};
use interregnum_kernel::Seat;

/// What every legal action is worth to the one who is to act, by so many worlds. Two
/// players, phase one.
pub(super) fn glance(
    view: &ClaimView,
    judge: &impl Judge,
    worlds: usize,
    dice: &mut Dice,
) -> Vec<(Action, f32)> {
    let mut worth: Vec<(Action, f32)> = view.decision.legal.iter().map(|&action| (action, 0.0)).collect();
    let Some(seat) = view.decision.to_act.first() else { return worth };
    let mut dreamer = Dreamer::of(view);
    for _ in 0..worlds {
        let world = dreamer.dream(dice);
        for (action, sum) in &mut worth {
            let mut next = world.clone();
            next.advance(seat, *action);
            let chance = settled(&next, judge);
            *sum += if seat == FIRST { chance } else { 1.0 - chance };
        }
    }
    worth.iter_mut().for_each(|(_, sum)| *sum /= worlds.max(1) as f32);
    worth
}

/// The best action with open cards.
pub(super) fn best(world: &Dream, judge: &impl Judge) -> Option<Action> {
    let seat = world.to_act().first()?;
    let worth = |action: &Action| {
        let mut next = world.clone();
        next.advance(seat, *action);
        let chance = settled(&next, judge);
        if seat == FIRST { chance } else { 1.0 - chance }
    };
    world
        .legal(seat)
        .map(|action| (worth(&action), action))
        .max_by(|one, other| one.0.total_cmp(&other.0))
        .map(|(_, action)| action)
}

/// The seat whose chance is reckoned with.
const FIRST: Seat = Seat::new(0);

/// The first seat's chance when both play the trick out as well as the evaluation can tell.
pub(super) fn settled(world: &Dream, judge: &impl Judge) -> f32 {
    if let Some(winners) = world.winners() {
        return worth_of::<Claim>(2, winners)[0];
    }
    if world.between_tricks() {
        return judge.chance(&Sketch::of(world, FIRST));
    }
    let Some(seat) = world.to_act().first() else { return 0.5 };
    let chances = world.legal(seat).map(|action| {
        let mut next = world.clone();
        next.advance(seat, action);
        settled(&next, judge)
    });
    if seat == FIRST { chances.fold(0.0, f32::max) } else { chances.fold(1.0, f32::min) }
}
