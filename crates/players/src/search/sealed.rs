//! Choices made at the same time: each seat mixes its actions by regret matching, and what it
//! would do in the end is the average of its mixes (Lisý, Kovařík, Lanctot, Bošanský 2013).
//!
//! A seat learns from what it did about what it did not do: an action not chosen is thought to
//! bring what it brought so far, and the chosen one's surprise is divided by how likely it was
//! to be chosen (the control variate of Schmid and others 2019).

use super::tree::Choice;
use super::world::Dice;
use rand_core::Rng;

/// The share of tries that go to any action, however poor it seems.
const ANY: f32 = 0.1;

/// How likely a seat makes a choice.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mix {
    /// By how much the choice would have been better, in all.
    regret: f32,
    /// By regret alone, in this walk; zero if the world does not offer it.
    share: f32,
    /// With the tries that go to any action, in this walk.
    tried: f32,
    /// The shares of all walks.
    pub(super) total: f32,
}

/// The choice that a seat tries among those offered, by lot.
pub(super) fn choose<A>(choices: &mut [Choice<A>], offered: &[u32], dice: &mut Dice) -> u32 {
    let seat = choices[offered[0] as usize].seat;
    let own = choices.iter_mut().filter(|choice| choice.seat == seat);
    own.for_each(|choice| (choice.mix.share, choice.mix.tried) = (0.0, 0.0));
    let hoped: f32 = offered.iter().map(|&place| choices[place as usize].mix.regret.max(0.0)).sum();
    let even = 1.0 / offered.len() as f32;
    let mut lot = (dice.next_u32() >> 8) as f32 / (1u32 << 24) as f32;
    let mut drawn = None;
    for &place in offered {
        let mix = &mut choices[place as usize].mix;
        mix.share = if hoped > 0.0 { mix.regret.max(0.0) / hoped } else { even };
        mix.tried = (1.0 - ANY) * mix.share + ANY * even;
        mix.total += mix.share;
        if drawn.is_none() && lot < mix.tried {
            drawn = Some(place);
        }
        lot -= mix.tried;
    }
    // Rounding may leave a trace: then the last.
    drawn.unwrap_or(offered[offered.len() - 1])
}

/// What the choice at `place` brought changes what its seat wishes it had done.
pub(super) fn learn<A>(choices: &mut [Choice<A>], place: u32, brought: f32) {
    let chosen = &choices[place as usize];
    let seat = chosen.seat;
    let surprise = (brought - chosen.mean()) / chosen.mix.tried;
    let own = |choice: &Choice<A>| choice.seat == seat && choice.mix.tried > 0.0;
    let hoped: f32 =
        choices.iter().filter(|choice| own(choice)).map(|choice| choice.mix.share * choice.mean()).sum();
    let hoped = hoped + chosen.mix.share * surprise;
    for (other, choice) in choices.iter_mut().enumerate().filter(|(_, choice)| own(choice)) {
        let surprise = if other == place as usize { surprise } else { 0.0 };
        choice.mix.regret += choice.mean() + surprise - hoped;
    }
}
