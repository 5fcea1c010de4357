//! Bots at a table: which of them has to choose, and from which view. The table never thinks.

use crate::{BotTask, Time, Turn};
use interregnum_kernel::Seat;

/// A bot that has to choose. Its answer comes back as a [`SystemCommand::Answer`](crate::SystemCommand::Answer).
pub struct BotTurn {
    /// The seat it plays for.
    pub seat: Seat,
    /// The turn it is asked in.
    pub turn: Turn,
    /// When its answer is to be given, not before and not much later: every answer takes as
    /// long, so that the time tells nothing.
    pub at: Time,
    /// What it is asked.
    pub task: Box<dyn BotTask>,
    /// What is played if the bot fails.
    pub fallback: Option<String>,
}
