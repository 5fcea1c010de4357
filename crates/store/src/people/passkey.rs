//! What a store keeps of passkeys, how it is changed, and what it is asked.

use crate::StoreFuture;
use interregnum_table::{PersonId, SecretHash, Time};
use std::fmt;

/// The id that an authenticator gave to a passkey, in base64url. It proves nothing.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CredentialId(pub String);

impl fmt::Display for CredentialId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A passkey: the public half of a key pair whose private half never leaves an authenticator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passkey {
    /// Its id.
    pub credential: CredentialId,
    /// Whose it is.
    pub person: PersonId,
    /// What its owner calls it.
    pub name: String,
    /// The public key: a COSE key in base64url.
    pub public_key: String,
    /// How often it has signed, as its authenticator said last; always zero with those that do not count.
    pub counter: u32,
    /// When it was registered.
    pub created: Time,
    /// When it last signed in.
    pub used: Option<Time>,
    /// When it was refused because its counter went backwards: somebody may have copied it.
    pub suspected: Option<Time>,
}

/// Random bytes that an authenticator signs, once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PasskeyChallenge {
    /// Its hash.
    pub secret: SecretHash,
    /// Who asked for it while signed in; `None` for somebody who wants to sign in.
    pub person: Option<PersonId>,
    /// Until when it can be answered.
    pub until: Time,
}

/// A change to passkeys.
#[derive(Clone, Debug)]
pub enum PasskeyChange {
    /// A passkey was registered. Nothing is done without an account, or if the credential is known already.
    Added(Passkey),
    /// A passkey signed in. Nothing is done unless its counter still is `before`.
    Used {
        /// The passkey.
        credential: CredentialId,
        /// The counter with which the signature was compared.
        before: u32,
        /// The counter of the signature.
        counter: u32,
        /// When.
        at: Time,
    },
    /// The counter of a passkey went backwards.
    Suspected {
        /// The passkey.
        credential: CredentialId,
        /// When.
        at: Time,
    },
    /// A passkey was removed. Nothing is done if it is not the person's, or is the last way in: there is neither a
    /// password nor another passkey.
    Removed {
        /// The person.
        person: PersonId,
        /// The passkey.
        credential: CredentialId,
    },
    /// A challenge was made; those whose time is over are forgotten.
    ChallengeMade {
        /// The challenge.
        challenge: PasskeyChallenge,
        /// The time now.
        now: Time,
    },
    /// A challenge was answered. Nothing is done if it was before.
    ChallengeUsed(SecretHash),
}

/// The passkeys of a store. Every store is one. They are written by
/// [`PersonChange::Passkey`](crate::PersonChange::Passkey).
pub trait PasskeyStore: Send + Sync {
    /// The passkeys of a person, oldest first.
    fn passkeys(&self, person: PersonId) -> StoreFuture<'_, Vec<Passkey>>;

    /// The passkey with this id.
    fn passkey(&self, credential: CredentialId) -> StoreFuture<'_, Option<Passkey>>;

    /// The challenge with this hash, even if its time is over.
    fn passkey_challenge(&self, secret: SecretHash) -> StoreFuture<'_, Option<PasskeyChallenge>>;
}
