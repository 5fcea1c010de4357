//! The changes that a store makes for moderation.

use crate::{Block, LogEntry, ModerationId, NameForms, Report, Sanction};
use interregnum_table::{PersonId, TableId, Time};

/// A change for moderation, all or nothing.
#[derive(Clone, Debug)]
pub enum ModerationChange {
    /// A person is going to have an account, or has one, whose name nobody may imitate. Nothing is done if another
    /// account has a name of the same form.
    NameClaimed {
        /// Whose account.
        person: PersonId,
        /// The forms of its name.
        forms: NameForms,
    },
    /// Somebody blocks somebody. Nothing is done if they did before, or the person has gone.
    Blocked(Block),
    /// Somebody takes a block back. Nothing is done if it is not theirs.
    Unblocked {
        /// Who.
        person: PersonId,
        /// The block.
        block: ModerationId,
    },
    /// Somebody reports somebody. Nothing is done if the accused has gone.
    Reported(Report),
    /// A report is closed without a sanction. Nothing is done if it was closed before.
    ReportDismissed {
        /// The report, which the entry is about.
        report: ModerationId,
        /// Who, when and why.
        log: LogEntry,
    },
    /// Somebody is sanctioned; the report that led to it is closed.
    Sanctioned {
        /// The sanction.
        sanction: Sanction,
        /// Who, when and why.
        log: LogEntry,
    },
    /// A sanction is taken back. Nothing is done if it was before.
    Lifted {
        /// The sanction.
        sanction: ModerationId,
        /// Who, when and why.
        log: LogEntry,
    },
    /// A person has read about a sanction. Nothing is done if it is not theirs, or was read before.
    SanctionRead {
        /// The person concerned.
        person: PersonId,
        /// The sanction.
        sanction: ModerationId,
        /// When.
        at: Time,
    },
    /// A person becomes a moderator. Nothing is done if they are, or have no account.
    Appointed {
        /// The person.
        person: PersonId,
        /// Who, when and why.
        log: LogEntry,
    },
    /// A person is no moderator any longer. Nothing is done if they were none.
    Removed {
        /// The person.
        person: PersonId,
        /// Who, when and why.
        log: LogEntry,
    },
    /// Somebody left a game and lost it. Nothing is done if it was recorded before.
    Departed {
        /// Who.
        person: PersonId,
        /// The table.
        table: TableId,
        /// Which game of the table.
        round: u32,
        /// When the game ended.
        at: Time,
    },
    /// A person came from a network. Networks that were noted before `forget_before` are forgotten.
    NetworkSeen {
        /// Who.
        person: PersonId,
        /// The keyed hash of the network.
        network: String,
        /// When.
        at: Time,
        /// Which networks are forgotten.
        forget_before: Time,
    },
}
