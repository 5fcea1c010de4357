//! Finished games: their records, what was seen at each move, and what a reviewer thinks of it.

use crate::bots::THREADS;
use crate::local_table::read;
use crate::problem::Problem;
use interregnum_kernel::{Seat, Seed};
use interregnum_table::{
    Advice, RecordMoment, SeatSecret, Source, Study, Table, finished, record_moment, study,
};
use serde::Serialize;
use ts_rs::TS;

/// The table at the end of a game of this log.
pub(crate) fn last(log: &[String], round: Option<usize>) -> Result<Table, Problem> {
    finished(&read(log)?, round).ok_or(Problem::NotOver)
}

/// The record of a game that is over.
pub(crate) fn record(log: &[String], round: Option<usize>) -> Result<String, Problem> {
    last(log, round)?.record().ok_or(Problem::NotOver)
}

/// A finished game after one of its moves, for one who played it or not.
#[derive(Serialize, TS)]
pub(crate) struct RecordAtMove {
    #[serde(flatten)]
    moment: RecordMoment,
    you: Option<Seat>,
    continued: Option<Source>,
}

/// A finished game after this many moves.
pub(crate) fn at_move(
    log: &[String],
    round: Option<usize>,
    number: usize,
    token: Option<&SeatSecret>,
) -> Result<RecordAtMove, Problem> {
    let table = last(log, round)?;
    let record = table.record().ok_or(Problem::NotOver)?;
    let moment = record_moment(&record, number).ok_or(Problem::NoSuchMove)?;
    let you = token.and_then(|token| table.viewer(&token.person()).seat());
    Ok(RecordAtMove { moment, you, continued: table.continued().cloned() })
}

/// What the reviewer thinks of a move.
#[derive(Serialize, TS)]
pub(crate) struct MoveReview {
    seat: Seat,
    action: String,
    advice: Vec<Advice>,
    seed: Seed,
}

/// Reviews a move; the same record gives the same review, here and on a server.
pub(crate) fn review(record: &str, number: usize) -> Result<MoveReview, Problem> {
    let Study { seat, action, task, seed } = study(record, number).ok_or(Problem::NoSuchMove)?;
    Ok(MoveReview { seat, action, advice: task.advise(&mut seed.generator(), THREADS), seed })
}
