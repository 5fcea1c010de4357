//! A player that follows an exact solution.

use crate::{Flat, Heuristic, PLAYOUTS, Player, Weighed};
use interregnum_games::braverats::{Action, BraveRats, BraveRatsView};
use interregnum_kernel::{Phrase, View};
use interregnum_solve::braverats::Perfect;
use rand_core::Rng;
use std::num::NonZero;

/// Plays `BraveRats` by its solution. Where cards are hidden, in a draft and with piles, there is
/// none, and it uses playouts.
pub struct ByTheSolution {
    solved: Perfect,
    otherwise: Flat<BraveRats>,
}

impl ByTheSolution {
    /// A player that solves with this number of threads.
    pub fn new(threads: NonZero<usize>) -> Self {
        Self { solved: Perfect::new(threads), otherwise: Flat::new(PLAYOUTS) }
    }
}

impl Player<BraveRats> for ByTheSolution {
    fn act(&mut self, view: &BraveRatsView, mut rng: &mut dyn Rng) -> Option<Action> {
        let solved = self.solved.act(view, &mut rng).filter(|action| view.legal().contains(action));
        solved.or_else(|| self.otherwise.act(view, rng))
    }

    /// The chance to win of each card against best play, a draw counted half; `tries` is the card's
    /// probability in the optimal mix, in per cent.
    #[expect(clippy::cast_sign_loss, reason = "a share is not below nothing")]
    fn weigh(&mut self, view: &BraveRatsView, rng: &mut dyn Rng) -> Vec<Weighed<Action>> {
        let Some(advice) = self.solved.advise(view) else { return self.otherwise.weigh(view, rng) };
        let mixes = advice.iter().all(|advice| advice.share < 1.0);
        let weigh = |(&action, why): (&Action, Option<Phrase>)| {
            let Action::Play(card) = action else { return None };
            let advice = advice.iter().find(|advice| advice.card == card)?;
            let often = (100.0 * advice.share).round() as usize;
            let mix = mixes.then(|| Phrase::new("why-rats-mix").with("often", often));
            let chance = f64::midpoint(1.0, advice.value).clamp(0.0, 1.0);
            Some(Weighed { action, chance, tries: often as u64, why: mix.or(why) })
        };
        view.decision.legal.iter().zip(BraveRats::reasons(view)).filter_map(weigh).collect()
    }
}
