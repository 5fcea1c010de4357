//! Tables as lists show them.

use interregnum_table::{Clock, Scene, SeatScene, StageScene, TableId};
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
    /// The summary of a scene.
    pub fn of(scene: &Scene) -> Self {
        Self {
            table: scene.table.clone(),
            game: scene.game.clone(),
            options: scene.options.clone(),
            rated: scene.rated,
            clock: scene.clock,
            stage: scene.now.stage.clone(),
            seats: scene.now.seats.clone(),
        }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands over a reference.
const fn is_false(flag: &bool) -> bool {
    !*flag
}
