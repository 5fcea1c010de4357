//! Stores what happens at a table, with the row by which the table is listed and found.

use crate::app::App;
use interregnum_store::{Append, Holder, StoreError, TableRow, TableStage};
use interregnum_table::{Clock, Entry, Happening, StageScene, Table, Time, Version};
use interregnum_wire::Summary;
use serde::Deserialize;
use std::time::Instant;

impl App {
    /// Stores entries; `table` is the table after them, for its row in the list of tables.
    pub(crate) async fn append(
        &self,
        table: &Table,
        expected: Version,
        entries: &[Entry],
    ) -> Result<Version, StoreError> {
        let begun = Instant::now();
        // A game over days is found by whom it waits for and until when, which every move changes.
        let quiet = !is_days(table) && entries.iter().all(leaves_row_unchanged);
        let append = Append {
            table: table.id().clone(),
            expected,
            entries: entries.iter().map(|entry| entry.write().into_bytes()).collect(),
            at: self.written_at(table, entries),
            row: (!quiet).then(|| row(table)),
            holders: (!quiet).then(|| holders(table)),
        };
        let stored = self.store.append(append).await;
        match &stored {
            Ok(_) => {
                self.metrics.entries.add(entries.len() as u64);
                self.metrics.commit.observe(begun.elapsed());
            }
            Err(StoreError::Conflict { .. }) => {}
            Err(error) => {
                self.metrics.store_errors.add(1);
                tracing::error!(
                    table = %table.id(), code = error.code(), %error,
                    "append failed: nothing was stored, and the request fails"
                );
            }
        }
        stored
    }

    /// When a table was last written to, as lists are ordered by it. A plan does not count: its time would tell
    /// others of it.
    fn written_at(&self, table: &Table, entries: &[Entry]) -> Time {
        let unchanged = entries.iter().all(Entry::is_untold);
        table.changed_at().filter(|_| unchanged).unwrap_or_else(|| self.clock.now())
    }
}

/// Whether an entry leaves everything as it was that a table is found by.
pub(crate) const fn leaves_row_unchanged(entry: &Entry) -> bool {
    matches!(
        entry.what,
        Happening::Chose { .. }
            | Happening::Played { .. }
            | Happening::Said { .. }
            | Happening::Gestured { .. }
            | Happening::Committed { .. }
            | Happening::Showed { .. }
            | Happening::Proposed { .. }
            | Happening::Answered { .. }
            | Happening::TookBack { .. }
            | Happening::GaveBack { .. }
            | Happening::Extended { .. }
            | Happening::Planned { .. }
    )
}

/// Whether people sat down at a table that waits for players, and all of them are away.
fn is_abandoned(table: &Table) -> bool {
    table.is_deserted() && !table.holders().is_empty()
}

/// The row of a table: what everybody may know of it.
pub(crate) fn row(table: &Table) -> TableRow {
    let summary = Summary::of(table);
    let stage = match summary.stage {
        StageScene::Gathering => TableStage::Open,
        StageScene::Shuffling { .. } | StageScene::Playing => TableStage::Playing,
        StageScene::Over { .. } | StageScene::Closed => TableStage::Over,
    };
    TableRow {
        listed: table.setup().listed && summary.stage != StageScene::Closed && !is_abandoned(table),
        stage,
        summary: serde_json::to_vec(&summary).expect("a summary is plain data"),
        game: summary.game,
        deadline: table.deadline().filter(|_| is_days(table)),
    }
}

/// Whether the games of a table are played over days.
fn is_days(table: &Table) -> bool {
    table.setup().clock.is_days()
}

/// Everybody who belongs to a table, and whether a game over days waits for them.
fn holders(table: &Table) -> Vec<Holder> {
    let awaited = if is_days(table) { table.awaited() } else { Vec::new() };
    let holder = |person| Holder { person, awaited: awaited.contains(&person) };
    table.participants().into_iter().map(holder).collect()
}

/// Whether the games of a listed table are played over days: then nobody has to be there.
pub(crate) fn is_listed_for_days(row: &TableRow) -> bool {
    #[derive(Deserialize)]
    struct Timed {
        clock: Clock,
    }
    serde_json::from_slice(&row.summary).is_ok_and(|Timed { clock }| clock.is_days())
}
