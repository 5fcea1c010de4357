//! What a store keeps for moderation.

use interregnum_table::{PersonId, TableId, Time};
use std::fmt;
use std::str::FromStr;

/// The id of a block, a report, a sanction or an entry of the log. It proves nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ModerationId(pub u64);

impl fmt::Display for ModerationId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// A text is no id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadModerationId;

impl FromStr for ModerationId {
    type Err = BadModerationId;

    fn from_str(text: &str) -> Result<Self, BadModerationId> {
        let is_hex = text.len() == 16 && text.bytes().all(|digit| digit.is_ascii_hexdigit());
        let number = u64::from_str_radix(text, 16).ok().filter(|_| is_hex);
        number.map(Self).ok_or(BadModerationId)
    }
}

/// A name in the forms in which names that look alike are the same: as it is written, and in small letters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NameForms(pub [String; 2]);

/// Somebody does not want to meet somebody else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// Its id.
    pub id: ModerationId,
    /// Who blocks.
    pub person: PersonId,
    /// Who is blocked.
    pub blocked: PersonId,
    /// The present name of the person who is blocked. It is read, not written.
    pub name: String,
    /// Since when.
    pub at: Time,
}

/// Somebody reported somebody else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its id.
    pub id: ModerationId,
    /// Who reported.
    pub reporter: PersonId,
    /// The present name of the reporter. It is read, not written.
    pub reporter_name: String,
    /// Who was reported.
    pub accused: PersonId,
    /// The name of the accused at that time.
    pub name: String,
    /// Where it happened.
    pub table: Option<TableId>,
    /// Which game of the table, from 1; 0 before the first.
    pub round: u32,
    /// A word of the server's list of reasons.
    pub reason: String,
    /// What the reporter wrote.
    pub text: String,
    /// The last lines of the table's talk, as JSON; the store does not read it.
    pub chat: String,
    /// When.
    pub at: Time,
    /// When it was dismissed or acted upon.
    pub closed: Option<Time>,
}

/// Enums that the database has as words.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {
            $($(#[$about])* $variant,)*
        }

        impl $name {
            /// The word that stands for it in the database and in JSON.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)*
                }
            }

            /// The one with this word.
            pub fn from_word(word: &str) -> Option<Self> {
                match word {
                    $($word => Some(Self::$variant),)*
                    _ => None,
                }
            }
        }
    };
}

words! {
    /// What a sanction does.
    SanctionKind {
        /// The person is shown the reason, once.
        Warning = "warning",
        /// The person can play, and say nothing.
        Mute = "mute",
        /// The person cannot play with others.
        Ban = "ban",
    }
}

words! {
    /// What a moderator or an operator did.
    ActionKind {
        /// A person was warned.
        Warned = "warned",
        /// A person was muted.
        Muted = "muted",
        /// A person or a network was banned.
        Banned = "banned",
        /// A report was closed without a sanction.
        Dismissed = "dismissed",
        /// A sanction was taken back.
        Lifted = "lifted",
        /// A person became a moderator.
        Appointed = "appointed",
        /// A person is no moderator any longer.
        Removed = "removed",
    }
}

impl From<SanctionKind> for ActionKind {
    fn from(kind: SanctionKind) -> Self {
        match kind {
            SanctionKind::Warning => Self::Warned,
            SanctionKind::Mute => Self::Muted,
            SanctionKind::Ban => Self::Banned,
        }
    }
}

/// Whom a sanction concerns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SanctionTarget {
    /// One person, wherever they come from.
    Person(PersonId),
    /// Guests from one network, by its keyed hash.
    Network(String),
    /// Guests from a block of addresses, in CIDR notation.
    Addresses(String),
}

/// A sanction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sanction {
    /// Its id.
    pub id: ModerationId,
    /// What it does.
    pub kind: SanctionKind,
    /// Whom it concerns.
    pub target: SanctionTarget,
    /// The present name of the person concerned. It is read, not written.
    pub name: String,
    /// Why, in words that the person concerned reads.
    pub reason: String,
    /// The moderator; `None` for an operator.
    pub by: Option<PersonId>,
    /// Since when.
    pub at: Time,
    /// Until when; `None` without an end.
    pub until: Option<Time>,
    /// The report that led to it.
    pub report: Option<ModerationId>,
    /// When the person concerned confirmed to have read it.
    pub read: Option<Time>,
    /// When it was taken back.
    pub lifted: Option<Time>,
}

impl Sanction {
    /// Whether it holds at a moment.
    pub fn holds(&self, now: Time) -> bool {
        self.lifted.is_none() && self.until.is_none_or(|until| now < until)
    }
}

/// A moderator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moderator {
    /// Who it is.
    pub person: PersonId,
    /// The present name.
    pub name: String,
    /// Since when.
    pub since: Time,
}

/// What a moderator or an operator did, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry {
    /// Its id.
    pub id: ModerationId,
    /// When.
    pub at: Time,
    /// The moderator; `None` for an operator.
    pub by: Option<PersonId>,
    /// The present name of the moderator. It is read, not written.
    pub by_name: String,
    /// What was done.
    pub action: ActionKind,
    /// The person concerned.
    pub person: Option<PersonId>,
    /// The present name of the person concerned. It is read, not written.
    pub name: String,
    /// The sanction or the report; `None` for the role of a moderator.
    pub about: Option<ModerationId>,
    /// Why.
    pub reason: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_is_written() {
        let id = ModerationId(0xf00d);
        assert_eq!(id.to_string().parse(), Ok(id));
        for text in ["", "f00d", "+00000000000f00d", "g00000000000f00d"] {
            assert_eq!(text.parse::<ModerationId>(), Err(BadModerationId), "{text}");
        }
    }

    #[test]
    fn a_word_leads_back_to_what_it_stands_for() {
        for kind in [SanctionKind::Warning, SanctionKind::Mute, SanctionKind::Ban] {
            assert_eq!(SanctionKind::from_word(kind.word()), Some(kind));
            assert!(ActionKind::from_word(ActionKind::from(kind).word()).is_some());
        }
    }
}
