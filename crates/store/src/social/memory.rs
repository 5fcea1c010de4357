//! Seeks, challenges, follows and tokens in memory.

use super::{
    ApiToken, Challenge, ChallengeChange, ChallengeId, ChallengeOutcome, FollowChange, FollowedPerson,
    Paired, Presence, Seek, SeekChange, SocialStore, TokenChange, TokenStore,
};
use crate::people::memory::People;
use crate::{MemoryStore, Person, StoreFuture};
use interregnum_table::{PersonId, SecretHash, Time};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// What people have to do with each other.
#[derive(Default)]
pub(crate) struct Social {
    seeks: BTreeMap<PersonId, Seek>,
    challenges: BTreeMap<ChallengeId, Challenge>,
    follows: BTreeSet<(PersonId, PersonId)>,
    presence: BTreeMap<PersonId, Presence>,
    tokens: BTreeMap<SecretHash, ApiToken>,
    bots: BTreeSet<PersonId>,
}

impl Social {
    pub(crate) fn is_bot(&self, person: &PersonId) -> bool {
        self.bots.contains(person)
    }

    /// Revokes all tokens of a person.
    pub(crate) fn revoke(&mut self, person: PersonId) {
        self.tokens.retain(|_, token| token.person != person);
    }

    pub(crate) fn forget(&mut self, person: PersonId) {
        self.revoke(person);
        self.seeks.remove(&person);
        self.challenges.retain(|_, one| one.challenger != person && one.challenged != person);
        self.follows.retain(|(one, other)| *one != person && *other != person);
        self.presence.remove(&person);
        self.bots.remove(&person);
    }

    pub(crate) fn seek(&mut self, change: SeekChange) -> bool {
        match change {
            SeekChange::Began { seek, replaces, forget_before } => {
                let last = self.seeks.get(&seek.person);
                let seen = last.and_then(|last| last.paired.as_ref()).map(|paired| &paired.table);
                if last.is_some() && seen != replaces.as_ref() {
                    return false;
                }
                self.seeks.insert(seek.person, seek);
                self.seeks.retain(|_, seek| seek.seen >= forget_before);
                true
            }
            SeekChange::Seen { person, at } => self.waiting(person).map(|seek| seek.seen = at).is_some(),
            SeekChange::Paired { people, table, at } => {
                let both_wait = people.iter().all(|person| self.waiting(*person).is_some());
                for person in people.into_iter().filter(|_| both_wait) {
                    if let Some(seek) = self.waiting(person) {
                        seek.paired = Some(Paired { table: table.clone(), at });
                    }
                }
                both_wait
            }
            SeekChange::Released(table) => {
                let of_table =
                    |seek: &&mut Seek| seek.paired.as_ref().is_some_and(|paired| paired.table == table);
                self.seeks.values_mut().filter(of_table).map(|seek| seek.paired = None).count() > 0
            }
            SeekChange::Ended(person) => {
                self.waiting(person).is_some() && self.seeks.remove(&person).is_some()
            }
        }
    }

    fn waiting(&mut self, person: PersonId) -> Option<&mut Seek> {
        self.seeks.get_mut(&person).filter(|seek| seek.paired.is_none())
    }

    pub(crate) fn challenge(&mut self, change: ChallengeChange) -> bool {
        match change {
            ChallengeChange::Made(challenge) => {
                let pair = (challenge.challenger, challenge.challenged);
                let is_open = |other: &Challenge| {
                    other.outcome.is_none() && (other.challenger, other.challenged) == pair
                };
                let is_new = !self.challenges.values().any(is_open);
                if is_new {
                    self.challenges.insert(challenge.id, challenge);
                }
                is_new
            }
            ChallengeChange::Accepted { id, by, table, now } => {
                let open = self.open(id, by).filter(|challenge| challenge.until > now);
                open.map(|challenge| challenge.outcome = Some(ChallengeOutcome::Accepted(table))).is_some()
            }
            ChallengeChange::Reopened(id) => {
                self.challenges.get_mut(&id).map(|challenge| challenge.outcome = None).is_some()
            }
            ChallengeChange::Declined { id, by, reason } => {
                let open = self.open(id, by);
                open.map(|challenge| challenge.outcome = Some(ChallengeOutcome::Declined(reason))).is_some()
            }
            ChallengeChange::Removed { id, by } => {
                let is_theirs = |one: &Challenge| one.challenger == by && one.outcome.is_none();
                self.challenges.get(&id).is_some_and(is_theirs) && self.challenges.remove(&id).is_some()
            }
            ChallengeChange::Expired(now) => {
                let before = self.challenges.len();
                self.challenges.retain(|_, challenge| challenge.until > now);
                self.challenges.len() < before
            }
        }
    }

    /// An unanswered challenge to a person.
    fn open(&mut self, id: ChallengeId, to: PersonId) -> Option<&mut Challenge> {
        let challenge = self.challenges.get_mut(&id)?;
        (challenge.challenged == to && challenge.outcome.is_none()).then_some(challenge)
    }

    pub(crate) fn follow(&mut self, change: FollowChange) -> bool {
        match change {
            FollowChange::Followed { person, followed, at: _ } => self.follows.insert((person, followed)),
            FollowChange::Unfollowed { person, followed } => self.follows.remove(&(person, followed)),
            FollowChange::Seen { person, at } => {
                self.presence.entry(person).or_default().seen = at;
                true
            }
            FollowChange::PresenceHidden { person, hidden } => {
                self.presence.entry(person).or_default().hidden = hidden;
                true
            }
        }
    }

    fn add_token(&mut self, token: ApiToken) -> bool {
        self.tokens.insert(token.secret, token).is_none()
    }
}

impl People {
    pub(crate) fn change_challenge(&mut self, change: ChallengeChange) -> bool {
        let is_known = match &change {
            ChallengeChange::Made(challenge) => self.persons.contains_key(&challenge.challenged),
            _ => true,
        };
        is_known && self.social.challenge(change)
    }

    pub(crate) fn change_follow(&mut self, change: FollowChange) -> bool {
        let who = match &change {
            FollowChange::Followed { followed, .. } => followed,
            FollowChange::Unfollowed { person, .. }
            | FollowChange::Seen { person, .. }
            | FollowChange::PresenceHidden { person, .. } => person,
        };
        self.persons.contains_key(who) && self.social.follow(change)
    }

    pub(crate) fn change_token(&mut self, change: TokenChange) -> bool {
        match change {
            TokenChange::Made(token) => {
                self.accounts.contains_key(&token.person) && self.social.add_token(token)
            }
            TokenChange::Revoked { person, token } => {
                let before = self.social.tokens.len();
                self.social.tokens.retain(|_, found| found.person != person || found.id != token);
                self.social.tokens.len() < before
            }
            TokenChange::Used { token, at } => {
                let found = self.social.tokens.values_mut().find(|found| found.id == token);
                found.map(|found| found.used = Some(at)).is_some()
            }
            TokenChange::BotMade { person, name, key, at: _ } => {
                let is_taken =
                    self.accounts.values().any(|account| account.key == key && account.person != person);
                if is_taken || self.results.is_rated(person) || !self.accounts.contains_key(&person) {
                    return false;
                }
                let is_new = self.social.bots.insert(person);
                if is_new {
                    self.rename(&person, name);
                    self.accounts.entry(person).and_modify(|account| account.key = key);
                }
                is_new
            }
        }
    }

    fn followed(&self, person: PersonId) -> Vec<FollowedPerson> {
        let followed = self.social.follows.iter().filter(|(one, _)| *one == person);
        let found = followed.filter_map(|(_, other)| {
            let presence = self.social.presence.get(other).copied().unwrap_or_default();
            let name = self.persons.get(other)?.name.clone();
            Some(FollowedPerson { person: *other, name, presence, is_bot: self.social.is_bot(other) })
        });
        let mut found: Vec<FollowedPerson> = found.collect();
        found.sort_by(|one, other| (&one.name, one.person).cmp(&(&other.name, other.person)));
        found
    }

    fn token(&self, secret: SecretHash) -> Option<(ApiToken, Person)> {
        let token = self.social.tokens.get(&secret)?;
        let has_account = self.accounts.contains_key(&token.person);
        let person = self.persons.get(&token.person)?;
        Some((token.clone(), Person { has_account, ..person.clone() }))
    }
}

impl SocialStore for MemoryStore {
    fn seek(&self, person: PersonId) -> StoreFuture<'_, Option<Seek>> {
        self.ask_people(|people| people.social.seeks.get(&person).cloned())
    }

    fn seeks(&self, seen: Time) -> StoreFuture<'_, Vec<Seek>> {
        self.ask_people(move |people| {
            let waits = |seek: &&Seek| seek.paired.is_none() && seek.seen >= seen;
            let mut found: Vec<Seek> = people.social.seeks.values().filter(waits).cloned().collect();
            found.sort_by_key(|seek| (seek.since, seek.person));
            found
        })
    }

    fn challenge(&self, id: ChallengeId) -> StoreFuture<'_, Option<Challenge>> {
        self.ask_people(|people| people.social.challenges.get(&id).cloned())
    }

    fn challenges(&self, person: PersonId, now: Time) -> StoreFuture<'_, Vec<Challenge>> {
        self.ask_people(move |people| {
            let concerns =
                |one: &&Challenge| (one.challenger == person || one.challenged == person) && one.until > now;
            let mut found: Vec<Challenge> =
                people.social.challenges.values().filter(concerns).cloned().collect();
            found.sort_by_key(|challenge| (Reverse(challenge.made), challenge.id));
            found
        })
    }

    fn followed(&self, person: PersonId) -> StoreFuture<'_, Vec<FollowedPerson>> {
        self.ask_people(|people| people.followed(person))
    }

    fn presence(&self, person: PersonId) -> StoreFuture<'_, Presence> {
        self.ask_people(|people| people.social.presence.get(&person).copied().unwrap_or_default())
    }
}

impl TokenStore for MemoryStore {
    fn api_token(&self, secret: SecretHash) -> StoreFuture<'_, Option<(ApiToken, Person)>> {
        self.ask_people(|people| people.token(secret))
    }

    fn api_tokens(&self, person: PersonId) -> StoreFuture<'_, Vec<ApiToken>> {
        self.ask_people(|people| {
            let of_person = people.social.tokens.values().filter(|token| token.person == person);
            let mut found: Vec<ApiToken> = of_person.cloned().collect();
            found.sort_by_key(|token| (Reverse(token.made), token.id));
            found
        })
    }

    fn is_bot(&self, person: PersonId) -> StoreFuture<'_, bool> {
        self.ask_people(|people| people.social.is_bot(&person))
    }
}
