//! Examines games that are over: what their logs tell beyond the results.

use crate::record::{CHUNK, read_log};
use interregnum_store::{ExactSeat, Examination, PersonChange, Store, StoreError};
use interregnum_table::{Entry, ExactPlay, finished};

/// What a log tells of one of its games beyond the result: game `round`, from 1. It takes up to seconds, and always gives
/// the same.
pub fn examination(log: &[Entry], round: u32) -> Examination {
    let Some(table) = finished(log, usize::try_from(round).ok()) else { return unreadable() };
    let seats = table.exact_play().into_iter().map(|seat| seat.map(stored)).collect();
    Examination { options: table.setup().options.to_string(), seats }
}

/// The examination of a game whose log cannot be read: options that no game has.
pub fn unreadable() -> Examination {
    Examination { options: "null".to_owned(), seats: Vec::new() }
}

const fn stored(played: ExactPlay) -> ExactSeat {
    let ExactPlay { margin, choices, best, given_away, points } = played;
    ExactSeat { margin, choices, best, given_away, points }
}

/// Examines all games of a store that are not examined yet. Those that were examined before an interruption stay so.
pub async fn examine_all(store: &dyn Store) -> Result<(), StoreError> {
    loop {
        let games = store.unexamined(CHUNK).await?;
        if games.is_empty() {
            return Ok(());
        }
        for (table, round) in games {
            let examination = examination(&read_log(store, &table).await?, round);
            // Somebody else may have examined it meanwhile, with the same result.
            store.change_person(PersonChange::ResultExamined { table, round, examination }).await?;
        }
    }
}
