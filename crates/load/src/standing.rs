//! What a client needs to know about its table.

use interregnum_table::{Now, StageScene, Told, Turn, Version};

/// The state of a table for one of its players.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// The table's version.
    pub version: Version,
    /// The versions of the entries that the message reports, in order.
    pub told: Vec<Version>,
    /// The number of the game at this table, from 1.
    pub round: u32,
    /// Whether the game is over.
    pub over: bool,
    /// The turn, once the cards are dealt.
    pub turn: Option<Turn>,
    /// The player's legal actions; none once the player has chosen.
    pub legal: Vec<String>,
}

impl Standing {
    pub(crate) fn of(now: Now, told: &[Told]) -> Self {
        let turn = now.position.as_ref().map(|position| position.turn);
        let free = now.position.filter(|position| position.choice.is_none());
        Self {
            version: now.version,
            told: told.iter().map(|told| told.version).collect(),
            round: now.round,
            over: matches!(now.stage, StageScene::Over { .. }),
            turn,
            legal: free.map_or_else(Vec::new, |position| position.legal),
        }
    }
}
