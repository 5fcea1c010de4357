//! People who look for each other, challenge and follow each other; and the tokens of programs.

pub(crate) mod challenge;
pub(crate) mod follow;
mod id;
pub(crate) mod memory;
pub(crate) mod seek;
pub(crate) mod token;

pub use challenge::{Challenge, ChallengeChange, ChallengeOutcome};
pub use follow::{FollowChange, FollowedPerson, Presence};
pub use id::{BadId, ChallengeId, TokenId};
pub use seek::{Paired, Seek, SeekChange};
pub use token::{ApiToken, TokenChange};

pub(crate) use challenge as challenge_sql;
pub(crate) use follow as follow_sql;
pub(crate) use seek as seek_sql;
pub(crate) use token as token_sql;

use crate::{Person, StoreFuture};
use interregnum_table::{PersonId, SecretHash, Time};

/// Seeks, challenges and follows. Every store has them; a [`PersonChange`](crate::PersonChange) writes them.
pub trait SocialStore: Send + Sync {
    /// What a person looks for, or last looked for.
    fn seek(&self, person: PersonId) -> StoreFuture<'_, Option<Seek>>;

    /// The seeks that wait and were seen at this moment or later, the one that waits longest first.
    fn seeks(&self, seen: Time) -> StoreFuture<'_, Vec<Seek>>;

    /// The challenge with this id.
    fn challenge(&self, id: ChallengeId) -> StoreFuture<'_, Option<Challenge>>;

    /// The challenges by and to a person whose time is not over, the newest first.
    fn challenges(&self, person: PersonId, now: Time) -> StoreFuture<'_, Vec<Challenge>>;

    /// Those whom a person follows, by name.
    fn followed(&self, person: PersonId) -> StoreFuture<'_, Vec<FollowedPerson>>;

    /// When a person was last there, and whether others may know.
    fn presence(&self, person: PersonId) -> StoreFuture<'_, Presence>;
}

/// The tokens of programs. Every store has them; a [`PersonChange`](crate::PersonChange) writes them.
pub trait TokenStore: Send + Sync {
    /// The token with this secret, even if its time is over, and its person.
    fn api_token(&self, secret: SecretHash) -> StoreFuture<'_, Option<(ApiToken, Person)>>;

    /// The tokens of a person, the newest first.
    fn api_tokens(&self, person: PersonId) -> StoreFuture<'_, Vec<ApiToken>>;

    /// Whether a program plays with the account of this person.
    fn is_bot(&self, person: PersonId) -> StoreFuture<'_, bool>;
}
