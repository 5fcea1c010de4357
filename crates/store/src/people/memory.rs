//! Persons in memory.

use super::memory_passkeys::{Passkeys, WaysIn};
use super::memory_results::Results;
use crate::moderation::memory::Moderation;
use crate::notices::memory::Notices;
use crate::social::memory::Social;
use crate::{
    Account, MemoryStore, Passkey, Person, PersonChange, PersonStore, Previous, Session, SessionId,
    SignInLink, SignedIn, StoreFuture,
};
use interregnum_table::{PersonId, SecretHash, Time};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// The persons of a store in memory.
#[derive(Default)]
pub(crate) struct People {
    pub(crate) persons: BTreeMap<PersonId, Person>,
    sessions: BTreeMap<SessionId, Session>,
    /// The session of every secret, also of those that are no longer accepted.
    by_secret: HashMap<SecretHash, SessionId>,
    pub(crate) accounts: BTreeMap<PersonId, Account>,
    codes: BTreeMap<PersonId, BTreeSet<SecretHash>>,
    links: BTreeMap<SecretHash, SignInLink>,
    pub(crate) results: Results,
    pub(crate) social: Social,
    pub(crate) moderation: Moderation,
    pub(super) passkeys: Passkeys,
    pub(crate) notices: Notices,
}

impl People {
    /// Changes persons; whether something was done.
    fn change(&mut self, change: PersonChange) -> bool {
        match change {
            PersonChange::Came { person, session } => {
                let is_new = !self.persons.contains_key(&person.id);
                if is_new {
                    self.persons.insert(person.id, person);
                    self.add(session);
                }
                is_new
            }
            PersonChange::Renamed { person, name } => self.rename(&person, name),
            PersonChange::SignedIn(session) => {
                let is_known = self.persons.contains_key(&session.person);
                if is_known {
                    self.add(session);
                }
                is_known
            }
            PersonChange::Used { session, device, at } => self
                .sessions
                .get_mut(&session)
                .map(|found| (found.device, found.used) = (device, at))
                .is_some(),
            PersonChange::Rotated { session, from, to, at, lost_before } => {
                self.rotate(session, [from, to], at, lost_before)
            }
            PersonChange::RotationConfirmed { session, until } => {
                let previous = self.sessions.get_mut(&session).and_then(|session| session.previous.as_mut());
                let unconfirmed = previous.filter(|previous| previous.until.is_none());
                unconfirmed.map(|previous| previous.until = Some(until)).is_some()
            }
            PersonChange::SignedOut { person, session } => {
                let is_theirs = self.sessions.get(&session).is_some_and(|found| found.person == person);
                if is_theirs {
                    self.notices.sign_out(&person, |over| over == session);
                }
                is_theirs && self.sessions.remove(&session).is_some()
            }
            PersonChange::SignedOutEverywhere { person, except } => self.sign_out(&person, except),
            PersonChange::AccountMade { account, name, codes, passkey } => {
                self.make_account(account, name, codes, passkey)
            }
            PersonChange::Passkey(change) => {
                let Self { accounts, passkeys, .. } = self;
                passkeys.change(change, |person| {
                    let account = accounts.get(&person);
                    let has_password = account.is_some_and(|account| account.password.is_some());
                    WaysIn { has_account: account.is_some(), has_password }
                })
            }
            PersonChange::PasswordSet { person, password } => {
                self.accounts.get_mut(&person).map(|account| account.password = Some(password)).is_some()
            }
            PersonChange::CodesReplaced { person, codes } => {
                let has_account = self.accounts.contains_key(&person);
                if has_account {
                    self.codes.insert(person, codes.into_iter().collect());
                }
                has_account
            }
            PersonChange::CodeUsed { person, code } => {
                self.codes.get_mut(&person).is_some_and(|codes| codes.remove(&code))
            }
            PersonChange::LinkMade { link, now } => {
                let is_known = self.persons.contains_key(&link.person);
                if is_known {
                    self.links.insert(link.secret, link);
                    self.links.retain(|_, link| link.until >= now);
                }
                is_known
            }
            PersonChange::LinkUsed(secret) => self.links.remove(&secret).is_some(),
            // They are the store's, which has the tables and the published records.
            PersonChange::EntriesRewritten { .. }
            | PersonChange::SummaryRewritten { .. }
            | PersonChange::RecordPublished(_) => false,
            PersonChange::ResultsRecorded { seen, results } => self.results.record(seen, results),
            PersonChange::ResultExamined { table, round, examination } => {
                self.results.examine(table, round, examination)
            }
            PersonChange::ResultsCleared => {
                self.results.clear();
                true
            }
            PersonChange::Seek(change) => self.social.seek(change),
            PersonChange::Challenge(change) => self.change_challenge(change),
            PersonChange::Follow(change) => self.change_follow(change),
            PersonChange::Token(change) => self.change_token(change),
            PersonChange::Moderated(change) => self.moderate(change),
            PersonChange::Notice(change) => self.change_notices(change),
            PersonChange::Deleted(person) => {
                self.moderation.forget(&person);
                self.notices.forget(&person);
                self.sign_out(&person, None);
                self.social.forget(person);
                self.accounts.remove(&person);
                self.codes.remove(&person);
                self.passkeys.remove_all(&person);
                self.persons.remove(&person).is_some()
            }
        }
    }

    fn add(&mut self, session: Session) {
        self.by_secret.insert(session.secret, session.id);
        self.sessions.insert(session.id, session);
    }

    /// Whether a session is one of a person's.
    pub(crate) fn has_session(&self, person: &PersonId, session: SessionId) -> bool {
        self.sessions.get(&session).is_some_and(|found| found.person == *person)
    }

    /// Replaces the secret of a session, unless somebody else did.
    fn rotate(
        &mut self,
        session: SessionId,
        [from, to]: [SecretHash; 2],
        at: Time,
        lost_before: Time,
    ) -> bool {
        let done = self.sessions.get_mut(&session).is_some_and(|session| {
            let is_done = may_rotate(session, from, lost_before);
            if is_done {
                (session.secret, session.rotated) = (to, at);
                session.previous = Some(Previous { secret: from, until: None });
            }
            is_done
        });
        if done {
            self.by_secret.insert(to, session);
        }
        done
    }

    pub(crate) fn rename(&mut self, person: &PersonId, name: String) -> bool {
        self.persons.get_mut(person).map(|person| person.name = name).is_some()
    }

    fn sign_out(&mut self, person: &PersonId, except: Option<SessionId>) -> bool {
        let Self { sessions, by_secret, links, notices, .. } = self;
        notices.sign_out(person, |session| Some(session) != except);
        sessions.retain(|id, session| session.person != *person || Some(*id) == except);
        by_secret.retain(|_, session| sessions.contains_key(session));
        links.retain(|_, link| link.person != *person);
        self.social.revoke(*person);
        self.persons.contains_key(person)
    }

    fn make_account(
        &mut self,
        account: Account,
        name: String,
        codes: Vec<SecretHash>,
        passkey: Option<Passkey>,
    ) -> bool {
        let person = account.person;
        let is_taken = self.accounts.values().any(|other| other.key == account.key)
            || self.accounts.contains_key(&person)
            || passkey.as_ref().is_some_and(|passkey| self.passkeys.has(&passkey.credential));
        if is_taken || !self.rename(&person, name) {
            return false;
        }
        self.accounts.insert(person, account);
        self.codes.insert(person, codes.into_iter().collect());
        passkey.is_none_or(|passkey| self.passkeys.add(passkey))
    }

    fn session(&self, secret: SecretHash) -> Option<SignedIn> {
        let has = |session: &&Session| {
            session.secret == secret || session.previous.is_some_and(|previous| previous.secret == secret)
        };
        let session = self.sessions.get(self.by_secret.get(&secret)?).filter(has)?.clone();
        let mut person = self.persons.get(&session.person)?.clone();
        person.has_account = self.accounts.contains_key(&person.id);
        Some(SignedIn { person, session })
    }

    fn sessions(&self, person: PersonId) -> Vec<Session> {
        let mut found: Vec<Session> =
            self.sessions.values().filter(|session| session.person == person).cloned().collect();
        found.sort_by_key(|session| (std::cmp::Reverse(session.used), session.id));
        found
    }

    fn account(&self, person: PersonId) -> Option<Account> {
        self.accounts.get(&person).cloned()
    }

    fn account_by_key(&self, key: &str) -> Option<Account> {
        self.accounts.values().find(|account| account.key == key).cloned()
    }

    fn codes(&self, person: PersonId) -> u32 {
        self.codes.get(&person).map_or(0, |codes| u32::try_from(codes.len()).unwrap_or(u32::MAX))
    }

    fn link(&self, secret: SecretHash) -> Option<SignInLink> {
        self.links.get(&secret).copied()
    }
}

fn may_rotate(session: &Session, from: SecretHash, lost_before: Time) -> bool {
    let is_unconfirmed =
        session.previous.is_some_and(|previous| previous.secret == from && previous.until.is_none());
    session.secret == from || (is_unconfirmed && session.rotated <= lost_before)
}

impl PersonStore for MemoryStore {
    fn change_person(&self, change: PersonChange) -> StoreFuture<'_, bool> {
        match change {
            PersonChange::EntriesRewritten { table, entries } => self.rewrite_entries(table, entries),
            PersonChange::SummaryRewritten { table, summary } => self.rewrite_summary(table, summary),
            PersonChange::RecordPublished(record) => self.publish(record),
            change => self.ask_people(|people| people.change(change)),
        }
    }

    fn session(&self, secret: SecretHash) -> StoreFuture<'_, Option<SignedIn>> {
        self.ask_people(|people| people.session(secret))
    }

    fn sessions(&self, person: PersonId) -> StoreFuture<'_, Vec<Session>> {
        self.ask_people(|people| people.sessions(person))
    }

    fn person(&self, person: PersonId) -> StoreFuture<'_, Option<Person>> {
        self.ask_people(move |people| {
            let has_account = people.accounts.contains_key(&person);
            people.persons.get(&person).map(|person| Person { has_account, ..person.clone() })
        })
    }

    fn account(&self, person: PersonId) -> StoreFuture<'_, Option<Account>> {
        self.ask_people(|people| people.account(person))
    }

    fn account_by_key(&self, key: String) -> StoreFuture<'_, Option<Account>> {
        self.ask_people(|people| people.account_by_key(&key))
    }

    fn recovery_codes(&self, person: PersonId) -> StoreFuture<'_, u32> {
        self.ask_people(|people| people.codes(person))
    }

    fn sign_in_link(&self, secret: SecretHash) -> StoreFuture<'_, Option<SignInLink>> {
        self.ask_people(|people| people.link(secret))
    }
}
