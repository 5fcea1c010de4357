//! Why a table refuses what is asked of it.

use crate::{Turn, Version};
use interregnum_kernel::{Phrase, Rule};
use std::error::Error;
use std::fmt;

/// Why a table refuses what is asked of it. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// There is no such game.
    UnknownGame {
        /// The name that was given.
        found: String,
    },
    /// The options are none of the game's.
    BadOptions {
        /// What the reader says.
        message: String,
    },
    /// The game cannot begin with these options.
    BadSetup {
        /// The rule that is broken.
        rule: Rule,
        /// What to tell.
        phrase: Phrase,
    },
    /// A span of the setup is out of its bounds.
    BadSpan,
    /// The table has no such seat.
    NoSuchSeat,
    /// Somebody sits there.
    SeatTaken,
    /// Every seat is taken.
    TableFull,
    /// The client already has a seat at this table.
    AlreadySeated,
    /// The client has no seat at this table.
    NotSeated,
    /// A name is a text of 1 to 24 letters without control characters.
    BadName,
    /// The game has no such bot.
    UnknownBot {
        /// The name that was given.
        found: String,
    },
    /// Nobody sits there who could be unseated.
    NotABot,
    /// The host has unseated the one who asks.
    Unseated,
    /// Only the one who made the table may do that.
    NotTheHost,
    /// Not before the game has begun.
    NotBegun,
    /// Not once the game has begun.
    HasBegun,
    /// The game is over.
    GameOver,
    /// Not before the game is over.
    NotOver,
    /// The table is closed.
    Closed,
    /// The seat made no promise, or has shown its bytes.
    NothingToShow,
    /// The bytes are not those that were promised.
    OtherBytes,
    /// The position has moved since the move was chosen.
    Stale {
        /// The turn now.
        turn: Turn,
        /// The table's version now.
        version: Version,
    },
    /// The action is none of this game's.
    BadAction {
        /// What was given.
        found: String,
    },
    /// The rules refuse the action.
    Illegal {
        /// The reason's code.
        code: &'static str,
        /// The rule that is broken.
        rule: Rule,
        /// What to tell.
        phrase: Phrase,
    },
    /// A bot plays for this seat, which was resigned.
    HasResigned,
    /// The bot's answer comes too early.
    TooSoon,
    /// No bot plays at that seat.
    NotABotsTurn,
    /// There is nothing of one's own to take back.
    NothingToTakeBack,
    /// Something that was hidden has been shown since.
    ShownSince,
    /// It was declined, and may be proposed again after `actions` more actions.
    AskLater {
        /// How many.
        actions: usize,
    },
    /// A choice was changed, or a proposal made, too many times.
    TooOften,
    /// There is no clock at this table.
    NoClock,
    /// It has been proposed, and waits for answers.
    AlreadyProposed,
    /// Nobody proposed that to the one who answers.
    NotProposed,
    /// That seat's player is not absent, or may still come back in time.
    NotAbsent,
    /// The table's setup gives no vacation.
    NoVacation,
    /// The player may take at least one day of vacation, and at most what is left.
    VacationSpent {
        /// How many days.
        left: u32,
    },
    /// The player is not on vacation.
    NotOnVacation,
    /// Plans are for games that are played over days.
    NoPlans,
    /// The game waits for the player, who can move instead of planning.
    PlanOnTurn,
    /// A plan has at most twelve lines of at most ten moves. A line begins with a move of another and
    /// ends with a reply; two lines do not give different replies to the same moves.
    BadPlan,
    /// A plan waits for an action that is not shown to everybody.
    PlanOnHidden,
    /// Nobody knows what may come after these moves, or the game is over then.
    NothingForeseen,
    /// A text is empty, too long, or has control characters.
    BadText,
    /// Talk is switched off.
    ChatOff,
    /// That was a lot in a short time.
    TooMuchTalk,
    /// Hints are for games against bots.
    NoHints,
    /// That cannot be now.
    NotNow,
    /// Too many things were asked of this table. It still takes what goes on with a game, ends it or
    /// decides about an absent player.
    LogFull,
}

impl Refused {
    /// A short name that stays the same between releases.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::UnknownGame { .. } => "unknown-game",
            Self::BadOptions { .. } => "bad-options",
            Self::BadSetup { .. } => "bad-setup",
            Self::BadSpan => "bad-span",
            Self::NoSuchSeat => "no-such-seat",
            Self::SeatTaken => "seat-taken",
            Self::TableFull => "table-full",
            Self::AlreadySeated => "already-seated",
            Self::NotSeated => "not-seated",
            Self::BadName => "bad-name",
            Self::UnknownBot { .. } => "unknown-bot",
            Self::NotABot => "not-a-bot",
            Self::Unseated => "unseated",
            Self::NotTheHost => "not-the-host",
            Self::NotBegun => "not-begun",
            Self::HasBegun => "has-begun",
            Self::GameOver => "game-over",
            Self::NotOver => "not-over",
            Self::Closed => "closed",
            Self::NothingToShow => "nothing-to-show",
            Self::OtherBytes => "other-bytes",
            Self::Stale { .. } => "stale",
            Self::BadAction { .. } => "bad-action",
            Self::Illegal { .. } => "illegal",
            Self::HasResigned => "has-resigned",
            Self::TooSoon => "too-soon",
            Self::NotABotsTurn => "not-a-bots-turn",
            Self::NothingToTakeBack => "nothing-to-take-back",
            Self::ShownSince => "shown-since",
            Self::AskLater { .. } => "ask-later",
            Self::TooOften => "too-often",
            Self::NoClock => "no-clock",
            Self::AlreadyProposed => "already-proposed",
            Self::NotProposed => "not-proposed",
            Self::NotAbsent => "not-absent",
            Self::NoVacation => "no-vacation",
            Self::VacationSpent { .. } => "vacation-spent",
            Self::NotOnVacation => "not-on-vacation",
            Self::NoPlans => "no-plans",
            Self::PlanOnTurn => "plan-on-turn",
            Self::BadPlan => "bad-plan",
            Self::PlanOnHidden => "plan-on-hidden",
            Self::NothingForeseen => "nothing-foreseen",
            Self::BadText => "bad-text",
            Self::ChatOff => "chat-off",
            Self::TooMuchTalk => "too-much-talk",
            Self::NoHints => "no-hints",
            Self::NotNow => "not-now",
            Self::LogFull => "log-full",
        }
    }

    /// What to tell the one who asked; it uses only what that person knows.
    pub fn phrase(&self) -> Phrase {
        let phrase = Phrase::new(format!("table-refused-{}", self.code()));
        match self {
            Self::BadSetup { phrase, .. } | Self::Illegal { phrase, .. } => phrase.clone(),
            Self::UnknownGame { found } | Self::UnknownBot { found } | Self::BadAction { found } => {
                phrase.with("found", found.as_str())
            }
            Self::BadOptions { message } => phrase.with("message", message.as_str()),
            Self::AskLater { actions } => phrase.with("actions", *actions),
            Self::VacationSpent { left } => phrase.with("days", *left as usize),
            _ => phrase,
        }
    }

    /// The rule of the game behind the refusal, where it is one.
    pub const fn rule(&self) -> Option<Rule> {
        match self {
            Self::BadSetup { rule, .. } | Self::Illegal { rule, .. } => Some(*rule),
            _ => None,
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal { code, rule, .. } => write!(f, "{code} ({rule})"),
            Self::Stale { turn, version } => write!(f, "stale: it is turn {turn}, version {version}"),
            other => f.write_str(other.code()),
        }
    }
}

impl Error for Refused {}

/// Why a log is no table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadLog {
    /// A log begins with the entry that made the table, and has no other such entry.
    NotCreated,
    /// An entry could not have happened after those before it.
    Impossible {
        /// The version after it.
        version: Version,
    },
}

impl fmt::Display for BadLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotCreated => write!(f, "a table's log begins with its making, once"),
            Self::Impossible { version } => write!(f, "entry {version} could not have happened"),
        }
    }
}

impl Error for BadLog {}
