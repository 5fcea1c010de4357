//! Passkeys in memory.

use crate::{CredentialId, MemoryStore, Passkey, PasskeyChallenge, PasskeyChange, PasskeyStore, StoreFuture};
use interregnum_table::{PersonId, SecretHash};
use std::collections::BTreeMap;

/// The passkeys of all persons, and the challenges that were not answered yet.
#[derive(Default)]
pub(super) struct Passkeys {
    passkeys: BTreeMap<CredentialId, Passkey>,
    challenges: BTreeMap<SecretHash, PasskeyChallenge>,
}

/// What decides whether a passkey is added or removed.
pub(super) struct WaysIn {
    pub(super) has_account: bool,
    pub(super) has_password: bool,
}

impl Passkeys {
    /// Changes passkeys; whether something was done. `ways` are those of the person whose passkey it is.
    pub(super) fn change(&mut self, change: PasskeyChange, ways: impl Fn(PersonId) -> WaysIn) -> bool {
        match change {
            PasskeyChange::Added(passkey) => ways(passkey.person).has_account && self.add(passkey),
            PasskeyChange::Used { credential, before, counter, at } => {
                let found = self.passkeys.get_mut(&credential).filter(|passkey| passkey.counter == before);
                found.map(|passkey| (passkey.counter, passkey.used) = (counter, Some(at))).is_some()
            }
            PasskeyChange::Suspected { credential, at } => {
                self.passkeys.get_mut(&credential).map(|passkey| passkey.suspected = Some(at)).is_some()
            }
            PasskeyChange::Removed { person, credential } => {
                let own = self.of(person);
                let is_theirs = own.iter().any(|passkey| passkey.credential == credential);
                let is_last = own.len() == 1 && !ways(person).has_password;
                is_theirs && !is_last && self.passkeys.remove(&credential).is_some()
            }
            PasskeyChange::ChallengeMade { challenge, now } => {
                self.challenges.retain(|_, challenge| challenge.until >= now);
                self.challenges.insert(challenge.secret, challenge).is_none()
            }
            PasskeyChange::ChallengeUsed(secret) => self.challenges.remove(&secret).is_some(),
        }
    }

    pub(super) fn has(&self, credential: &CredentialId) -> bool {
        self.passkeys.contains_key(credential)
    }

    pub(super) fn add(&mut self, passkey: Passkey) -> bool {
        let is_new = !self.has(&passkey.credential);
        if is_new {
            self.passkeys.insert(passkey.credential.clone(), passkey);
        }
        is_new
    }

    pub(super) fn remove_all(&mut self, person: &PersonId) {
        self.passkeys.retain(|_, passkey| passkey.person != *person);
        self.challenges.retain(|_, challenge| challenge.person != Some(*person));
    }

    fn of(&self, person: PersonId) -> Vec<Passkey> {
        let own = self.passkeys.values().filter(|passkey| passkey.person == person);
        let mut own: Vec<Passkey> = own.cloned().collect();
        own.sort_by(|one, other| (one.created, &one.credential).cmp(&(other.created, &other.credential)));
        own
    }
}

impl PasskeyStore for MemoryStore {
    fn passkeys(&self, person: PersonId) -> StoreFuture<'_, Vec<Passkey>> {
        self.ask_people(|people| people.passkeys.of(person))
    }

    fn passkey(&self, credential: CredentialId) -> StoreFuture<'_, Option<Passkey>> {
        self.ask_people(|people| people.passkeys.passkeys.get(&credential).cloned())
    }

    fn passkey_challenge(&self, secret: SecretHash) -> StoreFuture<'_, Option<PasskeyChallenge>> {
        self.ask_people(|people| people.passkeys.challenges.get(&secret).copied())
    }
}
