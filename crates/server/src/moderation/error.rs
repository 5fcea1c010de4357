//! Why moderation refuses something: a stable code, a status, and what to tell.

use super::running::SanctionNotice;
use axum::http::StatusCode;
use interregnum_kernel::Phrase;
use interregnum_people::{BadName, utc};
use std::time::Duration;

/// Why moderation refuses something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ModerationError {
    /// Nobody may take that name.
    BadName(BadName),
    /// The name looks like that of an account.
    NameResembles,
    /// The person is banned.
    Banned(SanctionNotice),
    /// Guests from this network are banned.
    NetworkBanned(SanctionNotice),
    /// The person may not talk.
    Muted(SanctionNotice),
    /// Somebody at the table has blocked the person.
    NotWelcome,
    /// Of two people, one has blocked the other.
    KeptApart,
    /// The person left games too often and is not matched yet.
    LeftOften {
        /// How long to wait.
        wait: Duration,
    },
    /// Nobody reports or blocks themselves.
    Yourself,
    /// The text of a report or a reason is empty or too long.
    BadText,
    /// Only moderators may do that.
    NotModerator,
    /// There is no such report.
    NoSuchReport,
    /// The report was closed before, by somebody else perhaps.
    ReportClosed,
    /// There is no such sanction, or it was lifted.
    NoSuchSanction,
    /// There is no such block.
    NoSuchBlock,
    /// The network of the person is not known.
    NoNetwork,
}

impl ModerationError {
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Self::BadName(BadName::MixedScripts { .. }) => "name-mixed",
            Self::BadName(BadName::Reserved) => "name-reserved",
            Self::NameResembles => "name-resembles",
            Self::Banned(_) => "banned",
            Self::NetworkBanned(_) => "network-banned",
            Self::Muted(_) => "muted",
            Self::NotWelcome => "not-welcome",
            Self::KeptApart => "kept-apart",
            Self::LeftOften { .. } => "left-often",
            Self::Yourself => "yourself",
            Self::BadText => "bad-text-length",
            Self::NotModerator => "not-moderator",
            Self::NoSuchReport => "no-such-report",
            Self::ReportClosed => "report-closed",
            Self::NoSuchSanction => "no-such-sanction",
            Self::NoSuchBlock => "no-such-block",
            Self::NoNetwork => "no-network",
        }
    }

    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::BadName(_) | Self::Yourself | Self::BadText | Self::NoNetwork => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Self::NameResembles | Self::ReportClosed => StatusCode::CONFLICT,
            Self::Banned(_)
            | Self::NetworkBanned(_)
            | Self::Muted(_)
            | Self::NotWelcome
            | Self::KeptApart
            | Self::NotModerator => StatusCode::FORBIDDEN,
            Self::LeftOften { .. } => StatusCode::TOO_MANY_REQUESTS,
            Self::NoSuchReport | Self::NoSuchSanction | Self::NoSuchBlock => StatusCode::NOT_FOUND,
        }
    }

    pub(crate) fn phrase(&self) -> Phrase {
        let phrase = Phrase::new(format!("moderation-problem-{}", self.code()));
        match self {
            Self::BadName(BadName::MixedScripts { letter }) => phrase.with("letter", letter.to_string()),
            Self::Banned(notice) | Self::NetworkBanned(notice) | Self::Muted(notice) => {
                let until = notice.until.map_or_else(|| "never".to_owned(), utc);
                phrase.with("reason", notice.reason.as_str()).with("until", until)
            }
            Self::LeftOften { wait } => phrase.with("minutes", wait.as_secs().div_ceil(60) as usize),
            _ => phrase,
        }
    }

    /// How long to wait before it is asked again.
    pub(crate) const fn wait(&self) -> Option<Duration> {
        match self {
            Self::LeftOften { wait } => Some(*wait),
            _ => None,
        }
    }
}
