//! Simultaneous choices: each seat mixes its actions by regret matching, and its strategy is the
//! average of its mixes (Lisý, Kovařík, Lanctot, Bošanský 2013).
//!
//! The value of an action that was not chosen is estimated by its average so far; the deviation of
//! the chosen action is divided by its probability (the control variate of Schmid and others 2019).

use super::tree::Choice;
use super::world::Dice;
use rand_core::Rng;

/// The exploration rate: the part of tries that are uniformly random.
const ANY: f32 = 0.1;

/// The regret and the probabilities of a choice.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mix {
    /// The cumulative regret.
    regret: f32,
    /// The probability by regret matching in this walk; zero if the world does not offer the
    /// choice.
    share: f32,
    /// The probability with exploration in this walk.
    tried: f32,
    /// The sum of `share` over all walks.
    pub(super) total: f32,
}

/// Draws the choice that a seat tries among those offered.
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
    // Rounding may leave a small remainder; then the last choice is taken.
    drawn.unwrap_or(offered[offered.len() - 1])
}

/// Updates the regrets of a seat with the value of the choice at `place`.
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
