//! Tables as lists show them.

use interregnum_table::{Clock, SeatScene, StageScene, Table, TableId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A table as lists show it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Summary {
    /// The table.
    pub table: TableId,
    /// The game's name.
    #[ts(skip)]
    pub game: String,
    /// The game's options.
    #[ts(skip)]
    pub options: serde_json::Value,
    /// Whether its games count for the ratings.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub rated: bool,
    /// How long players may think.
    pub clock: Clock,
    /// The stage of the table.
    pub stage: StageScene,
    /// Who sits where.
    pub seats: Vec<SeatScene>,
}

impl Summary {
    /// The summary of a table: lists show no hands.
    pub fn of(table: &Table) -> Self {
        let (setup, (stage, seats)) = (table.setup(), table.listing());
        Self {
            table: table.id().clone(),
            game: setup.game.clone(),
            options: setup.options.clone(),
            rated: setup.rated,
            clock: setup.clock,
            stage,
            seats,
        }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands over a reference.
const fn is_false(flag: &bool) -> bool {
    !*flag
}
