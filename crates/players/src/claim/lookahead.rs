//! A slower and better evaluation of a world: the mean of two networks now and of both after the
//! rest of phase one is played by the policy.
//!
//! The errors of the four differ, so their mean errs less. A world takes several times as long as
//! with one evaluation.

use super::evaluator::FastNet;
use super::one_trick::settled;
use super::policy::Policy;
use crate::search::Dice;
use interregnum_games::claim::{Action, ImaginedWorld, Phase};
use interregnum_kernel::pick;

/// The inverse temperature of the policy in the rest of phase one. It was chosen, not tuned.
const SHARP: f32 = 2.0;

/// The first seat's chance in a world of phase one between two players.
pub(super) fn lookahead(mut world: ImaginedWorld, dice: &mut Dice) -> f32 {
    let now = both(&world);
    go_on(&mut world, dice);
    f32::midpoint(now, both(&world))
}

/// The mean of both evaluations.
fn both(world: &ImaginedWorld) -> f32 {
    f32::midpoint(settled(world, FastNet::fitted()), settled(world, FastNet::second()))
}

/// Plays the rest of phase one by the policy.
fn go_on(world: &mut ImaginedWorld, dice: &mut Dice) {
    let policy = Policy::fitted();
    while world.phase() == Phase::One {
        let Some(seat) = world.to_act().first() else { return };
        let choosing = matches!(world.legal(seat).next(), Some(Action::Play(_)));
        let card = || policy.choose(world.hand(seat), world.face_up(), world.led(), SHARP, dice);
        let action = choosing.then(card).flatten().map(Action::Play);
        let Some(action) = action.or_else(|| pick(dice, world.legal(seat))) else { return };
        world.advance(seat, action);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::claim::model::ClaimModel;
    use crate::search::{World, WorldModel};
    use interregnum_games::claim::{Claim, ClaimView, NAMED, Options, WorldSampler};
    use interregnum_kernel::{Game, Seat, Seed, Viewer};
    use rand_core::SeedableRng;

    fn start(number: u64) -> ClaimView {
        let options = Options { players: 2, kingdom: NAMED[0].1, leader: Seat::new(0) };
        let deal = Claim::deal(&options, Seed::from_number(number));
        Claim::start(&options, &deal).expect("a deal").view(Viewer::Seat(Seat::new(0)))
    }

    #[test]
    fn habit_leads_to_the_start_of_phase_two() {
        let mut dice = Dice::seed_from_u64(1);
        for number in 0..20 {
            let mut world = WorldSampler::of(&start(number)).sample(&mut dice);
            go_on(&mut world, &mut dice);
            assert!(world.phase() == Phase::Two && world.between_tricks());
            assert!(world.phase_two().is_some());
        }
    }

    #[test]
    fn habit_chooses_what_may_be_played() {
        let mut dice = Dice::seed_from_u64(2);
        let mut compared = 0;
        for number in 0..20 {
            let mut world = WorldSampler::of(&start(number)).sample(&mut dice);
            while world.phase() == Phase::One {
                let seat = world.to_act().first().expect("somebody acts");
                let card =
                    Policy::fitted().choose(world.hand(seat), world.face_up(), world.led(), SHARP, &mut dice);
                let action = Action::Play(card.expect("a card"));
                assert!(world.legal(seat).any(|legal| legal == action), "{action:?}");
                world.advance(seat, action);
                compared += 1;
            }
        }
        assert_eq!(compared, 20 * 26);
    }

    #[test]
    fn with_much_to_spend_the_tree_ends_with_the_trick() {
        let mut dice = Dice::seed_from_u64(3);
        let view = start(3);
        for (budget, ends) in [("1s", true), ("100000w", true), ("100ms", false), ("99999w", false)] {
            let mut model = ClaimModel::of(&view, budget.parse().expect("a budget"), &mut dice);
            let mut world = model.sample(&mut dice);
            for played in 0..2 {
                assert!(!model.far_enough(&world), "{played} of the trick's cards");
                let seat = world.to_act().first().expect("somebody acts");
                let action = pick(&mut dice, World::legal(&world, seat)).expect("something is legal");
                world.advance(seat, action);
            }
            assert_eq!(model.far_enough(&world), ends, "{budget}");
            let worth = model.worth(world, &mut dice);
            assert!((0.0..=1.0).contains(&worth[0]) && (worth[0] + worth[1] - 1.0).abs() < 1e-6);
        }
    }
}
