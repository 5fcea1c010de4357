//! The row by which a table is listed and found.

use interregnum_kernel::Viewer;
use interregnum_store::{TableRow, TableStage};
use interregnum_table::{Entry, Happening, StageScene, Table};
use interregnum_wire::Summary;

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
    )
}

/// Whether people sat down at a table that waits for players, and all of them are away.
fn is_abandoned(table: &Table) -> bool {
    table.is_deserted() && !table.holders().is_empty()
}

/// The row of a table: what everybody may know of it.
pub(crate) fn row(table: &Table) -> TableRow {
    let scene = table.scene(Viewer::Spectator);
    let stage = match scene.now.stage {
        StageScene::Gathering => TableStage::Open,
        StageScene::Shuffling { .. } | StageScene::Playing => TableStage::Playing,
        StageScene::Over { .. } | StageScene::Closed => TableStage::Over,
    };
    let mut summary = Summary::of(&scene);
    if let StageScene::Over { hands, .. } = &mut summary.stage {
        // The list shows no hands; the table itself does.
        hands.clear();
    }
    TableRow {
        game: scene.game.clone(),
        listed: scene.listed && scene.now.stage != StageScene::Closed && !is_abandoned(table),
        stage,
        summary: serde_json::to_vec(&summary).expect("a summary is plain data"),
    }
}
