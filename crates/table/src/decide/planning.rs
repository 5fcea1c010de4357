//! Plans of replies. What is accepted depends on the plan and on what everybody sees, never on a hand: a
//! refusal tells nothing about hidden cards.

use super::{DecideResult, MOST_CHANGES, Moment, moving::is_now};
use crate::game_state::GameState;
use crate::plan::{LONGEST_LINE, MOST_LINES};
use crate::state::State;
use crate::{Happening, PlannedMove, Refused, Turn};
use interregnum_kernel::Seat;

impl State {
    /// Replaces a seat's plan; without lines, it is withdrawn.
    pub(super) fn plan(
        &self,
        seat: Seat,
        lines: &[Vec<PlannedMove>],
        turn: Turn,
        moment: Moment,
    ) -> DecideResult {
        let game = self.game()?;
        if !self.setup.clock.is_days() {
            return Err(Refused::NoPlans);
        }
        if self.person(seat).is_some_and(|person| person.resigned) {
            return Err(Refused::HasResigned);
        }
        is_now(game, turn, moment.version)?;
        if !lines.is_empty() && game.awaited().contains(seat) {
            return Err(Refused::PlanOnTurn);
        }
        let lines = read(game, seat, lines)?;
        let plan = &game.plans[seat.index()];
        if lines == plan.lines() {
            return Ok(Vec::new());
        }
        if !lines.is_empty() && plan.changes >= MOST_CHANGES {
            return Err(Refused::TooOften);
        }
        Ok(vec![Happening::Planned { seat, lines }])
    }
}

/// The lines in the spelling of the game.
fn read(game: &GameState, owner: Seat, lines: &[Vec<PlannedMove>]) -> Result<Vec<Vec<PlannedMove>>, Refused> {
    if lines.len() > MOST_LINES || !lines.iter().all(|line| is_line(line, owner, game.plans.len())) {
        return Err(Refused::BadPlan);
    }
    let read = |planned: &PlannedMove| {
        let action = game.playthrough.read_action(&planned.action)?;
        if planned.seat != owner && !action.is_public {
            return Err(Refused::PlanOnHidden);
        }
        Ok(PlannedMove { seat: planned.seat, action: action.text })
    };
    let lines: Vec<Vec<PlannedMove>> = lines
        .iter()
        .map(|line| line.iter().map(read).collect::<Result<_, _>>())
        .collect::<Result<_, Refused>>()?;
    let mut pairs = lines
        .iter()
        .enumerate()
        .flat_map(|(place, one)| lines[..place].iter().map(move |other| (one, other)));
    if pairs.any(|(one, other)| contradict(one, other, owner)) {
        return Err(Refused::BadPlan);
    }
    Ok(lines)
}

/// Whether moves are a line: from a move of another to a reply, all of seats at the table.
fn is_line(line: &[PlannedMove], owner: Seat, seats: usize) -> bool {
    let begins = line.first().is_some_and(|first| first.seat != owner);
    let ends = line.last().is_some_and(|last| last.seat == owner);
    begins && ends && line.len() <= LONGEST_LINE && line.iter().all(|planned| planned.seat.index() < seats)
}

/// Whether two lines give different replies to the same moves.
fn contradict(one: &[PlannedMove], other: &[PlannedMove], owner: Seat) -> bool {
    let fork = one.iter().zip(other).find(|(one, other)| one != other);
    fork.is_some_and(|(one, other)| one.seat == owner || other.seat == owner)
}
