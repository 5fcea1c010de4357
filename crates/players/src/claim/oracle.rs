//! Where Claim is known exactly: phase two between two players.

use super::guide::ClaimGuide;
use super::hope::Hope;
use crate::Budget;
use crate::player::Weighed;
use crate::search::{Dice, Searched};
use interregnum_games::claim::{Action, Claim, ClaimView, Gathering};
use interregnum_kernel::Seat;
use interregnum_solve::claim::Solver;

/// Solves phase two, and keeps the solver's memory between moves.
#[derive(Default)]
pub struct Oracle {
    solver: Solver,
}

impl Oracle {
    /// Seat 0's share of the win with best play of both.
    pub(super) fn first_seat(&mut self, position: &Gathering) -> f32 {
        share(self.solver.winner(position))
    }

    /// The same, if not more than so many positions have to be looked at.
    pub(super) fn first_seat_within(&mut self, position: &Gathering, nodes: u64) -> Option<f32> {
        self.solver.winner_within(position, nodes).map(share)
    }

    /// What each legal card is worth: a share of the win, and among cards that win alike the
    /// best margins are tried, the others not. `None` if it takes more than so many positions.
    pub(crate) fn weighed(&mut self, view: &ClaimView, patience: u64) -> Option<Vec<Weighed<Action>>> {
        let position = &view.gathering()?;
        let sign = if position.turn()?.index() == 0 { 1 } else { -1 };
        let margins = self.solver.margins_within(position, patience)?;
        let best = margins.iter().map(|(_, margin)| sign * margin).max()?;
        let weigh = |action: &Action| {
            let Action::Play(card) = *action else { return None };
            let margin = sign * margins.iter().find(|(known, _)| *known == card)?.1;
            let chance = f64::from(margin.signum() + 1) / 2.0;
            Some(Weighed { action: *action, chance, tries: u64::from(margin == best), why: None })
        };
        view.decision.legal.iter().map(weigh).collect()
    }
}

/// Seat 0's share, when this seat wins or nobody does.
fn share(winner: Option<Seat>) -> f32 {
    match winner.map(Seat::index) {
        Some(0) => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    }
}

impl Searched for Claim {
    type Guide = ClaimGuide;
    type Hope = Hope;

    fn guide(view: &ClaimView, budget: Budget, dice: &mut Dice) -> ClaimGuide {
        ClaimGuide::of(view, budget, dice)
    }

    fn hope(view: &ClaimView, dice: &mut Dice) -> Option<Hope> {
        Hope::of(view, dice)
    }
}
