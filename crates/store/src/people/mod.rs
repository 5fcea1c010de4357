//! Persons, their sessions, accounts and results: what a store keeps of them, and how it is changed.

mod change;
pub(crate) mod change_sql;
pub(crate) mod columns;
mod examination;
pub(crate) mod examined_sql;
pub(crate) mod memory;
mod memory_passkeys;
mod memory_results;
mod passkey;
pub(crate) mod passkey_sql;
pub(crate) mod query_sql;
mod result_row;
mod result_store;
pub(crate) mod results_sql;
mod row;
pub(crate) mod statement;

pub use change::PersonChange;
pub use examination::{EnteredCount, ExactCount, ExactSeat, Examination};
pub use passkey::{CredentialId, Passkey, PasskeyChallenge, PasskeyChange, PasskeyStore};
pub use result_row::{
    GameResult, Outcome, RankedPerson, RatedResult, RatingKind, RatingPoint, RatingVersion, ResultKey,
    SeatResult, StoredRating, WinCount,
};
pub use result_store::ResultStore;
pub use row::{Account, BadSessionId, Person, Previous, Session, SessionId, SignInLink, SignedIn};

use crate::StoreFuture;
use interregnum_table::{PersonId, SecretHash};

/// The persons of a store. Every store is one.
pub trait PersonStore: Send + Sync {
    /// Changes persons, all or nothing; `false` if nothing was done, as when the session has ended meanwhile or the
    /// name belongs to somebody else.
    fn change_person(&self, change: PersonChange) -> StoreFuture<'_, bool>;

    /// The session with this secret, or with this secret before its last rotation, and its person.
    fn session(&self, secret: SecretHash) -> StoreFuture<'_, Option<SignedIn>>;

    /// The sessions of a person, the most recently used first.
    fn sessions(&self, person: PersonId) -> StoreFuture<'_, Vec<Session>>;

    /// The person with this id.
    fn person(&self, person: PersonId) -> StoreFuture<'_, Option<Person>>;

    /// The account of a person.
    fn account(&self, person: PersonId) -> StoreFuture<'_, Option<Account>>;

    /// The account with this key of a name.
    fn account_by_key(&self, key: String) -> StoreFuture<'_, Option<Account>>;

    /// How many recovery codes a person has left.
    fn recovery_codes(&self, person: PersonId) -> StoreFuture<'_, u32>;

    /// The link with this secret, even if its time is over.
    fn sign_in_link(&self, secret: SecretHash) -> StoreFuture<'_, Option<SignInLink>>;
}
