//! The exact solution of phase two between two players, as the search uses it.

use super::model::ClaimModel;
use super::swindle::Swindle;
use crate::Budget;
use crate::player::Weighed;
use crate::search::{Dice, Searched};
use interregnum_games::claim::{Action, Claim, ClaimView, PhaseTwo};
use interregnum_kernel::Seat;
use interregnum_solve::claim::Solver;

/// Solves phase two, and keeps the solver's transposition table between moves.
#[derive(Default)]
pub struct EndgameSolver {
    solver: Solver,
}

impl EndgameSolver {
    /// Seat 0's share of the win with best play of both.
    pub(super) fn first_seat(&mut self, position: &PhaseTwo) -> f32 {
        share(self.solver.winner(position))
    }

    /// The same; `None` if it takes more than the given number of positions.
    pub(crate) fn first_seat_within(&mut self, position: &PhaseTwo, nodes: u64) -> Option<f32> {
        self.solver.winner_within(position, nodes).map(share)
    }

    /// Seat 0's votes minus seat 1's with best play of both; `None` if it takes more than `nodes` positions.
    pub(super) fn margin_within(&mut self, position: &PhaseTwo, nodes: u64) -> Option<i8> {
        self.solver.margin_within(position, nodes)
    }

    /// The value of each legal card: a share of the win. Of cards with the same share, those with
    /// the best margin have `tries` 1 and the others 0. `None` if it takes more than `node_limit`
    /// positions.
    pub(crate) fn weighed(&mut self, view: &ClaimView, node_limit: u64) -> Option<Vec<Weighed<Action>>> {
        let position = &view.phase_two()?;
        let sign = if position.turn()?.index() == 0 { 1 } else { -1 };
        let margins = self.solver.margins_within(position, node_limit)?;
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

/// Seat 0's share of the win for this winner, or for a draw.
fn share(winner: Option<Seat>) -> f32 {
    match winner.map(Seat::index) {
        Some(0) => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    }
}

impl Searched for Claim {
    type WorldModel = ClaimModel;
    type Swindle = Swindle;

    fn model(view: &ClaimView, budget: Budget, dice: &mut Dice) -> ClaimModel {
        ClaimModel::of(view, budget, dice)
    }

    fn swindle(view: &ClaimView, dice: &mut Dice) -> Option<Swindle> {
        Swindle::of(view, dice)
    }
}
