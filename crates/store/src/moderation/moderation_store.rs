//! What a store is asked about moderation.

use crate::{Block, LogEntry, ModerationId, Moderator, NameForms, Report, Sanction, StoreFuture};
use interregnum_table::{PersonId, Time};

/// The part of a store that moderation needs. Every store is one. It is written by
/// [`PersonChange::Moderated`](crate::PersonChange::Moderated).
pub trait ModerationStore: Send + Sync {
    /// The person with an account whose name has one of these forms.
    fn name_owner(&self, forms: NameForms) -> StoreFuture<'_, Option<PersonId>>;

    /// Accounts whose names are not claimed, with the names.
    fn unclaimed_names(&self) -> StoreFuture<'_, Vec<(PersonId, String)>>;

    /// Whom a person has blocked, the latest first.
    fn blocks(&self, person: PersonId) -> StoreFuture<'_, Vec<Block>>;

    /// Who has blocked a person.
    fn blockers(&self, person: PersonId) -> StoreFuture<'_, Vec<PersonId>>;

    /// Open reports, the oldest first, or closed ones, the latest first.
    fn reports(&self, closed: bool, limit: u32) -> StoreFuture<'_, Vec<Report>>;

    /// A report.
    fn report(&self, id: ModerationId) -> StoreFuture<'_, Option<Report>>;

    /// How many reports there are about a person.
    fn reports_about(&self, person: PersonId) -> StoreFuture<'_, u32>;

    /// How many reports a person has written.
    fn reports_by(&self, person: PersonId) -> StoreFuture<'_, u32>;

    /// The mutes and bans that hold at a moment, the latest first.
    fn sanctions(&self, now: Time) -> StoreFuture<'_, Vec<Sanction>>;

    /// All sanctions of a person, the latest first.
    fn sanctions_of(&self, person: PersonId) -> StoreFuture<'_, Vec<Sanction>>;

    /// A sanction.
    fn sanction(&self, id: ModerationId) -> StoreFuture<'_, Option<Sanction>>;

    /// The moderators, by name.
    fn moderators(&self) -> StoreFuture<'_, Vec<Moderator>>;

    /// Whether a person is a moderator.
    fn is_moderator(&self, person: PersonId) -> StoreFuture<'_, bool>;

    /// What moderators and operators did, the latest first.
    fn moderation_log(&self, limit: u32) -> StoreFuture<'_, Vec<LogEntry>>;

    /// What moderators and operators did about a person, the latest first.
    fn moderation_log_of(&self, person: PersonId) -> StoreFuture<'_, Vec<LogEntry>>;

    /// When a person left games and lost them, since a moment, the earliest first.
    fn departures(&self, person: PersonId, since: Time) -> StoreFuture<'_, Vec<Time>>;

    /// The network from which a person last came, as a keyed hash.
    fn network_of(&self, person: PersonId) -> StoreFuture<'_, Option<String>>;

    /// The key of the hashes of networks.
    fn network_key(&self) -> StoreFuture<'_, String>;
}
