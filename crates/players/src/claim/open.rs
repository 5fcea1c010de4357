//! Phase two between two players with open cards, solved for people who analyse a game.

use crate::{Solution, SolvedChoice};
use interregnum_games::claim::{Action, Claim};
use interregnum_kernel::{Phrase, Seat};
use interregnum_solve::claim::Solver;

/// The most positions that a solution may take: some seconds in a browser.
const NODE_LIMIT: u64 = 40_000_000;

/// Who wins and by how many votes, and the same of every card; `None` outside phase two between two.
pub(super) fn solution(position: &Claim) -> Option<Solution<Action>> {
    let phase_two = position.phase_two()?;
    let seat = phase_two.turn()?;
    let sign = if seat.index() == 0 { 1 } else { -1 };
    let margins = Solver::new().margins_within(&phase_two, NODE_LIMIT)?;
    let best = margins.iter().map(|(_, margin)| sign * margin).max()?;
    let best_cards = margins.iter().filter(|(_, margin)| sign * margin == best).count();
    let choice = |&(card, margin): &(_, i8)| SolvedChoice {
        seat,
        action: Action::Play(card),
        chance: f64::from((sign * margin).signum() + 1) / 2.0,
        share: if sign * margin == best { 1.0 / best_cards as f64 } else { 0.0 },
        result: Some(result(margin)),
    };
    Some(Solution {
        verdict: result(sign * best),
        choices: margins.iter().map(choice).collect(),
        payoffs: Vec::new(),
    })
}

/// The first seat's margin in words.
fn result(margin: i8) -> Phrase {
    let winner = Seat::new(usize::from(margin < 0));
    match margin.unsigned_abs() {
        0 => Phrase::new("solved-even"),
        votes => Phrase::new("solved-votes").with("seat", winner).with("votes", usize::from(votes)),
    }
}
