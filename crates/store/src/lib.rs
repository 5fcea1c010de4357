#![doc = include_str!("../README.md")]

mod error;
mod location;
mod memory;
mod moderation;
mod notices;
mod number;
mod people;
mod postgres;
mod row;
mod social;
mod sqlite;
mod store;

pub use error::StoreError;
pub use location::{BadUrl, PostgresUrl, StoreLocation};
pub use memory::MemoryStore;
pub use moderation::{
    ActionKind, BadModerationId, Block, LogEntry, ModerationChange, ModerationId, ModerationStore, Moderator,
    NameForms, Report, Sanction, SanctionKind, SanctionTarget,
};
pub use notices::{
    LinkPurpose, MailLink, MailWish, Notice, NoticeChange, NoticeKind, NoticeStore, NoticeWish, PushDevice,
    QuietHours,
};
pub use people::{
    Account, BadSessionId, EnteredCount, ExactCount, ExactSeat, Examination, GameResult, Outcome, Person,
    PersonChange, PersonStore, Previous, RankedPerson, RatedResult, RatingKind, RatingPoint, RatingVersion,
    ResultKey, ResultStore, SeatResult, Session, SessionId, SignInLink, SignedIn, StoredRating, WinCount,
};
pub use people::{CredentialId, Passkey, PasskeyChallenge, PasskeyChange, PasskeyStore};
pub use postgres::{HEARTBEAT_INTERVAL, LEASE, MatchLock, Membership, NodeId, Owner, PostgresStore};
pub use row::{
    Append, Downtime, Holder, ListedTable, PublishedRecord, StoredEntry, TableFilter, TableRow, TableStage,
};
pub use social::{
    ApiToken, BadId, Challenge, ChallengeChange, ChallengeId, ChallengeOutcome, FollowChange, FollowedPerson,
    Paired, Presence, Seek, SeekChange, SocialStore, TokenChange, TokenId, TokenStore,
};
pub use sqlite::{SqliteOptions, SqliteStore, check_database, copy_database};
pub use store::{Store, StoreFuture};
