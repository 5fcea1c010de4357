//! Plans: replies that a player of a game over days leaves for what the others may do.

use crate::game_state::GameState;
use crate::playthrough::BoxedPlaythrough;
use crate::{Deed, MovedBy};
use interregnum_kernel::{Phrase, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How many lines a plan has at most, and how many moves a line has.
pub(crate) const MOST_LINES: usize = 12;
pub(crate) const LONGEST_LINE: usize = 10;

/// A move of a planned line: one that the others may make, or the player's own reply.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PlannedMove {
    /// Whose move it is.
    #[ts(type = "number")]
    pub seat: Seat,
    /// The action, as in a record.
    pub action: String,
}

/// A move of a planned line, with its words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct PlannedMoveScene {
    /// Whose move it is.
    pub seat: Seat,
    /// The action, as in a record.
    pub action: String,
    /// The action in words.
    pub label: Phrase,
}

/// A plan as its owner sees it; nobody else does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct PlanScene {
    /// The lines that may still be played, from the next move on.
    pub lines: Vec<Vec<PlannedMoveScene>>,
    /// Why the last plan was dropped, until its owner plans or moves again.
    pub dropped: Option<PlanDropped>,
}

/// Why a plan was dropped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum PlanDropped {
    /// The others did something else.
    Otherwise,
    /// The rules did not allow the reply when it was due.
    Illegal,
    /// A move was taken back, somebody resigned, or the player changed a sealed choice.
    Overtaken,
}

/// The plan of one seat in the current game.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Plan {
    /// Every line begins with a move that the game waits for, or with a reply that is due.
    lines: Vec<Vec<PlannedMove>>,
    dropped: Option<PlanDropped>,
    /// How often it was set in this turn.
    pub(crate) changes: u32,
}

/// An action that was done, in the spelling of the game, in which plans are kept.
pub(crate) struct SeenMove {
    seat: Seat,
    action: String,
    is_public: bool,
}

impl Plan {
    pub(crate) fn lines(&self) -> &[Vec<PlannedMove>] {
        &self.lines
    }

    /// The plan as its owner sees it; `None` if there is nothing to see.
    pub(crate) fn scene(&self, playthrough: &BoxedPlaythrough) -> Option<PlanScene> {
        if self.lines.is_empty() && self.dropped.is_none() {
            return None;
        }
        let scene = |planned: &PlannedMove| {
            let PlannedMove { seat, action } = planned.clone();
            let label = playthrough.label(&action)?;
            Some(PlannedMoveScene { seat, action, label })
        };
        let lines = self.lines.iter().map(|line| line.iter().filter_map(scene).collect()).collect();
        Some(PlanScene { lines, dropped: self.dropped })
    }

    /// Replaces the plan.
    pub(crate) fn set(&mut self, lines: &[Vec<PlannedMove>]) {
        let changes = self.changes + 1;
        *self = Self { lines: lines.to_vec(), dropped: None, changes };
    }

    /// Something happened for which the plan was not made.
    pub(crate) fn overtake(&mut self) {
        if !self.lines.is_empty() {
            self.lines.clear();
            self.dropped = Some(PlanDropped::Overtaken);
        }
    }

    /// The owner has sealed a choice: the reply that was planned, or another one.
    pub(crate) fn chose(&mut self, owner: Seat, action: &str) {
        self.dropped = None;
        let had_lines = !self.lines.is_empty();
        self.lines.retain_mut(|line| take_first(line, owner, action));
        if had_lines && !drop_completed(&mut self.lines) && self.lines.is_empty() {
            self.dropped = Some(PlanDropped::Overtaken);
        }
    }

    /// The position has moved by these actions; `to_act` choose next.
    fn follow(&mut self, owner: Seat, moves: &[SeenMove], to_act: SeatSet) {
        self.changes = 0;
        if moves.iter().any(|seen| seen.seat == owner) {
            self.dropped = None;
        }
        if self.lines.is_empty() {
            return;
        }
        self.lines.retain_mut(|line| has_come(line, owner, moves));
        let is_completed = drop_completed(&mut self.lines);
        self.lines.retain(|line| fits(line, owner, to_act));
        if self.lines.is_empty() && !is_completed {
            self.dropped = Some(PlanDropped::Otherwise);
        }
    }

    /// The reply that is due.
    fn due(&self, owner: Seat) -> Option<&str> {
        let next = self.lines.first()?.first()?;
        (next.seat == owner).then_some(next.action.as_str())
    }
}

/// Takes the first move off a line, if it is this one.
fn take_first(line: &mut Vec<PlannedMove>, seat: Seat, action: &str) -> bool {
    let is_next = line.first().is_some_and(|next| next.seat == seat && next.action == action);
    if is_next {
        line.remove(0);
    }
    is_next
}

/// Whether these actions are what a line waits for; they are taken off it. A reply that is still on the
/// line comes before what the others chose at the same time; one that was sealed before is off it. After a
/// hidden action no line goes on, whatever the action was: else its owner would learn of it.
fn has_come(line: &mut Vec<PlannedMove>, owner: Seat, moves: &[SeenMove]) -> bool {
    let (own, others): (Vec<&SeenMove>, Vec<&SeenMove>) = moves.iter().partition(|seen| seen.seat == owner);
    let is_reply_next = line.first().is_some_and(|next| next.seat == owner);
    let replied = !is_reply_next || own.iter().all(|seen| take_first(line, owner, &seen.action));
    replied && others.iter().all(|seen| seen.is_public && take_first(line, seen.seat, &seen.action))
}

/// Takes out the lines of which every move has come; whether there was one.
fn drop_completed(lines: &mut Vec<Vec<PlannedMove>>) -> bool {
    let before = lines.len();
    lines.retain(|line| !line.is_empty());
    lines.len() < before
}

/// Whether a line can go on when these seats choose: with a reply if its owner does, else with a move of
/// another.
fn fits(line: &[PlannedMove], owner: Seat, to_act: SeatSet) -> bool {
    let next = line.first().map(|next| next.seat);
    next.is_some_and(|seat| to_act.contains(seat) && (seat == owner) == to_act.contains(owner))
}

impl GameState {
    /// How everybody sees these actions, before they are applied; nothing if nobody has a plan.
    pub(crate) fn seen_by_planners(&self, moves: &[Deed]) -> Vec<SeenMove> {
        let seen = |deed: &Deed| {
            let read = self.playthrough.read_action(&deed.action).ok()?;
            Some(SeenMove { seat: deed.seat, action: read.text, is_public: read.is_public })
        };
        let planned = self.plans.iter().any(|plan| *plan != Plan::default());
        if planned { moves.iter().filter_map(seen).collect() } else { Vec::new() }
    }

    /// Follows the plans of all seats after actions that were applied. What is due and not legal is dropped
    /// here, so that no entry tells others of it.
    pub(crate) fn follow_plans(&mut self, moves: &[SeenMove]) {
        if moves.is_empty() {
            return;
        }
        let Self { playthrough, plans, .. } = self;
        for (seat, plan) in Seat::all(plans.len()).zip(plans.iter_mut()) {
            plan.follow(seat, moves, playthrough.to_act());
            if plan.due(seat).is_some_and(|action| playthrough.check(seat, action).is_err()) {
                plan.lines.clear();
                plan.dropped = Some(PlanDropped::Illegal);
            }
        }
    }

    /// Ends all plans: the game takes a course for which they were not made.
    pub(crate) fn overtake_plans(&mut self) {
        self.plans.iter_mut().for_each(Plan::overtake);
    }

    /// A planned reply that is due, of the first seat that has one.
    pub(crate) fn planned_reply(&self) -> Option<Deed> {
        let reply = |seat: Seat| {
            let action = self.plans.get(seat.index())?.due(seat)?.to_owned();
            Some(Deed { seat, action, by: MovedBy::Player })
        };
        self.awaited().find_map(reply)
    }
}

#[cfg(test)]
mod tests;
