//! The dearer judgement of a world, for those who have time: two evaluations instead of one,
//! and both again where the rest of phase one leads by habit.
//!
//! Each of these opinions is off in its own way, and their mean by less. A world takes several
//! times as long as by one evaluation alone.

use super::glance::settled;
use super::habit::Habit;
use super::judge::Swift;
use crate::search::Dice;
use interregnum_games::claim::{Action, Dream, Phase};
use interregnum_kernel::pick;

/// How much more often than habit says the players of the rest choose what is likeliest. It was
/// chosen, not tuned.
const SHARP: f32 = 2.0;

/// The first seat's chance in a world of phase one between two.
pub(super) fn foreseen(mut world: Dream, dice: &mut Dice) -> f32 {
    let now = both(&world);
    go_on(&mut world, dice);
    f32::midpoint(now, both(&world))
}

/// What both evaluations think, on average.
fn both(world: &Dream) -> f32 {
    f32::midpoint(settled(world, Swift::fitted()), settled(world, Swift::second()))
}

/// Plays the rest of phase one by habit.
fn go_on(world: &mut Dream, dice: &mut Dice) {
    let habit = Habit::fitted();
    while world.phase() == Phase::One {
        let Some(seat) = world.to_act().first() else { return };
        let choosing = matches!(world.legal(seat).next(), Some(Action::Play(_)));
        let card = || habit.choose(world.hand(seat), world.face_up(), world.led(), SHARP, dice);
        let action = choosing.then(card).flatten().map(Action::Play);
        let Some(action) = action.or_else(|| pick(dice, world.legal(seat))) else { return };
        world.advance(seat, action);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::claim::guide::ClaimGuide;
    use crate::search::{Guide, World};
    use interregnum_games::claim::{Claim, ClaimView, Dreamer, NAMED, Options};
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
            let mut world = Dreamer::of(&start(number)).dream(&mut dice);
            go_on(&mut world, &mut dice);
            assert!(world.phase() == Phase::Two && world.between_tricks());
            assert!(world.gathering().is_some());
        }
    }

    #[test]
    fn habit_chooses_what_may_be_played() {
        let mut dice = Dice::seed_from_u64(2);
        let mut compared = 0;
        for number in 0..20 {
            let mut world = Dreamer::of(&start(number)).dream(&mut dice);
            while world.phase() == Phase::One {
                let seat = world.to_act().first().expect("somebody acts");
                let card =
                    Habit::fitted().choose(world.hand(seat), world.face_up(), world.led(), SHARP, &mut dice);
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
            let mut guide = ClaimGuide::of(&view, budget.parse().expect("a budget"), &mut dice);
            let mut world = guide.dream(&mut dice);
            for played in 0..2 {
                assert!(!guide.far_enough(&world), "{played} of the trick's cards");
                let seat = world.to_act().first().expect("somebody acts");
                let action = pick(&mut dice, World::legal(&world, seat)).expect("something is legal");
                world.advance(seat, action);
            }
            assert_eq!(guide.far_enough(&world), ends, "{budget}");
            let worth = guide.worth(world, &mut dice);
            assert!((0.0..=1.0).contains(&worth[0]) && (worth[0] + worth[1] - 1.0).abs() < 1e-6);
        }
    }
}
