//! What lists show of tables.

use interregnum_table::{Clock, Scene, SeatScene, StageScene, TableId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a list shows of a table.
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
    /// How long players may think.
    pub clock: Clock,
    /// How far it is.
    pub stage: StageScene,
    /// Who sits where.
    pub seats: Vec<SeatScene>,
}

impl Summary {
    /// What a list shows of a scene.
    pub fn of(scene: &Scene) -> Self {
        Self {
            table: scene.table.clone(),
            game: scene.game.clone(),
            options: scene.options.clone(),
            clock: scene.clock,
            stage: scene.now.stage.clone(),
            seats: scene.now.seats.clone(),
        }
    }
}
