//! A hint: what the strongest player would do, and why.

use crate::number::decimal;
use crate::translator::Translator;
use interregnum_kernel::Phrase;
use interregnum_players::{Playable, Player, Weighed};
use interregnum_text::Seats;
use rand_core::Rng;

/// How many actions a hint names.
const NAMED: usize = 3;

/// The best actions of a view in words, the best first.
pub(super) fn lines<G: Playable>(
    adviser: &mut dyn Player<G>,
    view: &G::View,
    rng: &mut impl Rng,
    names: &Seats,
    translator: &Translator,
) -> Vec<String> {
    let mut weighed = adviser.weigh(view, rng);
    // Among chances that are equal after rounding, the adviser's preference decides.
    let merit = |weighed: &Weighed<G::Action>| ((1000.0 * weighed.chance).round(), weighed.tries);
    weighed.sort_by(|a, b| merit(b).partial_cmp(&merit(a)).unwrap_or(std::cmp::Ordering::Equal));
    let line = |weighed: &Weighed<G::Action>| {
        let chance = Phrase::new("cli-hint")
            .with("action", weighed.action.to_string())
            .with("chance", decimal(100.0 * weighed.chance, 0, translator));
        let why = weighed.why.iter().map(|why| translator.say_to(why, names));
        std::iter::once(translator.say(&chance)).chain(why).collect::<Vec<_>>().join("  ")
    };
    weighed.iter().take(NAMED).map(line).collect()
}
