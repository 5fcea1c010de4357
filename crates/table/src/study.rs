//! A finished game looked at again: what an adviser would have said at one of its moves.

use crate::BotTask;
use crate::playthrough::asking;
use interregnum_kernel::{Head, PlayedAction, Playthrough, Record, Seat, Seed, Viewer};
use interregnum_players::{Playable, REVIEWER, VisitPlayable, review_seed, visit_playable};

/// A move of a finished game, and what an adviser is asked about it.
pub struct Study {
    /// Who made it.
    pub seat: Seat,
    /// What it was.
    pub action: String,
    /// The task of the reviewer: the view from which the move was chosen.
    pub task: Box<dyn BotTask>,
    /// The seed of the answer. The same record gives the same seed, and with it the same answer.
    pub seed: Seed,
}

/// A move of a record, counted from 1; `None` if the record has fewer moves, or the text is no record.
pub fn study(record: &str, number: usize) -> Option<Study> {
    let head = Head::read(record).ok()?;
    visit_playable(&head.game, At { record, number }).flatten()
}

struct At<'a> {
    record: &'a str,
    number: usize,
}

impl VisitPlayable for At<'_> {
    type Output = Option<Study>;

    fn game<G: Playable>(self) -> Self::Output {
        let record = Record::<G>::read(self.record).ok()?;
        let playthrough = Playthrough::<G>::from_record(&record).ok()?;
        let before = self.number.checked_sub(1)?;
        let PlayedAction { seat, action, .. } = *playthrough.actions().get(before)?;
        let view = playthrough.position_after(before)?.view(Viewer::Seat(seat));
        let task = asking::<G>(view, REVIEWER);
        Some(Study { seat, action: action.to_string(), task, seed: review_seed(&record, self.number) })
    }
}
