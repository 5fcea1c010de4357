//! Moderation: names of accounts, blocks, reports, sanctions, moderators and departures.

mod change;
pub(crate) mod memory;
mod moderation_store;
pub(crate) mod queries;
mod row;
pub(crate) mod sql;

pub use change::ModerationChange;
pub use moderation_store::ModerationStore;
pub use row::{
    ActionKind, BadModerationId, Block, LogEntry, ModerationId, Moderator, NameForms, Report, Sanction,
    SanctionKind, SanctionTarget,
};
