//! A finished game looked at again: what an adviser would have said at one of its moves.

use crate::Question;
use crate::play::asking;
use interregnum_kernel::{Head, Record, Seat, Viewer, replay};
use interregnum_players::{Playable, VisitPlayable, visit_playable};

/// A move of a finished game, and what an adviser is asked about it.
pub struct Study {
    /// Who made it.
    pub seat: Seat,
    /// What it was.
    pub action: String,
    /// What the adviser is asked: the view from which it was chosen.
    pub question: Box<dyn Question>,
}

/// A move of a record, counted from 1; `None` if the record has not so many, or is none.
pub fn study(record: &str, number: usize, adviser: &str) -> Option<Study> {
    let head = Head::read(record).ok()?;
    visit_playable(&head.game, At { record, number, adviser }).flatten()
}

struct At<'a> {
    record: &'a str,
    number: usize,
    adviser: &'a str,
}

impl VisitPlayable for At<'_> {
    type Output = Option<Study>;

    fn game<G: Playable>(self) -> Self::Output {
        let mut record = Record::<G>::read(self.record).ok()?;
        let chosen = record.moves.get(self.number.checked_sub(1)?)?.clone();
        record.moves.truncate(self.number - 1);
        record.outcome = None;
        let game = replay(&record, |_| ()).ok()?;
        let question = asking::<G>(game.view(Viewer::Seat(chosen.seat)), self.adviser);
        Some(Study { seat: chosen.seat, action: chosen.action, question })
    }
}
