//! A store whose writes can be held up, or fail.

use interregnum_store::{
    Account, ApiToken, Append, Block, Challenge, ChallengeId, CredentialId, Downtime, ExactCount,
    FollowedPerson, GameResult, ListedTable, LogEntry, MailLink, MemoryStore, ModerationId, ModerationStore,
    Moderator, NameForms, Notice, NoticeStore, NoticeWish, Passkey, PasskeyChallenge, PasskeyStore, Person,
    PersonChange, PersonStore, Presence, PublishedRecord, PushDevice, RankedPerson, RatingKind, RatingPoint,
    RatingVersion, Report, ResultKey, ResultStore, Sanction, Seek, Session, SignInLink, SignedIn,
    SocialStore, Store, StoreError, StoreFuture, StoredEntry, StoredRating, TableFilter, TokenStore,
    WinCount,
};
use interregnum_table::{PersonId, RecordId, SecretHash, TableId, Time, Version};
use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::Mutex;
use tokio::sync::watch;

/// A store in memory whose writes wait while the gate is closed, and fail as planned.
pub(crate) struct GateStore {
    inner: MemoryStore,
    /// How the next writes end; later ones are done.
    planned: Mutex<VecDeque<Outcome>>,
    downtimes: Mutex<Vec<Downtime>>,
    open: watch::Sender<bool>,
    waiting: watch::Sender<usize>,
}

/// How a write ends.
pub(crate) enum Outcome {
    Done,
    /// Nothing is written.
    Refused(StoreError),
    /// It is written, but the answer is lost.
    Lost,
}

impl GateStore {
    pub(crate) fn new() -> Self {
        let (open, waiting) = (watch::Sender::new(true), watch::Sender::new(0));
        let (planned, downtimes) = (Mutex::default(), Mutex::default());
        Self { inner: MemoryStore::new(), planned, downtimes, open, waiting }
    }

    /// Says that no server ran in this time.
    pub(crate) fn was_down(&self, downtime: Downtime) {
        self.downtimes.lock().unwrap().push(downtime);
    }

    pub(crate) fn close_gate(&self) {
        self.open.send_replace(false);
    }

    pub(crate) fn open_gate(&self) {
        self.open.send_replace(true);
    }

    /// Plans which of the next writes are refused, as by a full disk.
    pub(crate) fn refuse_next(&self, refusals: impl IntoIterator<Item = bool>) {
        let outcome = |refused| if refused { Outcome::Refused(StoreError::Full) } else { Outcome::Done };
        self.plan(refusals.into_iter().map(outcome));
    }

    /// Plans how the next writes end.
    pub(crate) fn plan(&self, outcomes: impl IntoIterator<Item = Outcome>) {
        *self.planned.lock().unwrap() = outcomes.into_iter().collect();
    }

    /// How many writes are planned that have not come yet.
    pub(crate) fn planned(&self) -> usize {
        self.planned.lock().unwrap().len()
    }

    /// Waits until a write is held up.
    pub(crate) async fn holds_a_write(&self) {
        self.waiting.subscribe().wait_for(|waiting| *waiting > 0).await.unwrap();
    }
}

impl Store for GateStore {
    fn append(&self, append: Append) -> StoreFuture<'_, Version> {
        Box::pin(async move {
            self.waiting.send_modify(|waiting| *waiting += 1);
            self.open.subscribe().wait_for(|open| *open).await.unwrap();
            self.waiting.send_modify(|waiting| *waiting -= 1);
            let outcome = self.planned.lock().unwrap().pop_front().unwrap_or(Outcome::Done);
            match outcome {
                Outcome::Done => self.inner.append(append).await,
                Outcome::Refused(error) => Err(error),
                Outcome::Lost => self.inner.append(append).await.and(Err(StoreError::Uncertain)),
            }
        })
    }

    fn read(&self, table: TableId, since: Version) -> StoreFuture<'_, Vec<StoredEntry>> {
        self.inner.read(table, since)
    }

    fn find(&self, table: TableId) -> StoreFuture<'_, Option<ListedTable>> {
        self.inner.find(table)
    }

    fn list(&self, listing: TableFilter) -> StoreFuture<'_, Vec<ListedTable>> {
        self.inner.list(listing)
    }

    fn published(&self, record: RecordId) -> StoreFuture<'_, Option<PublishedRecord>> {
        self.inner.published(record)
    }

    fn due(&self, now: Time, limit: u32) -> StoreFuture<'_, Vec<(TableId, Time)>> {
        self.inner.due(now, limit)
    }

    fn awaiting(&self, person: PersonId, limit: u32) -> StoreFuture<'_, Vec<ListedTable>> {
        self.inner.awaiting(person, limit)
    }

    fn heartbeat(&self, now: Time) -> StoreFuture<'_, ()> {
        self.inner.heartbeat(now)
    }

    fn downtimes(&self, since: Time) -> StoreFuture<'_, Vec<Downtime>> {
        let all = self.downtimes.lock().unwrap().clone();
        let later = all.into_iter().filter(|downtime| downtime.until > since).collect();
        Box::pin(std::future::ready(Ok(later)))
    }

    fn ready(&self) -> StoreFuture<'_, ()> {
        self.inner.ready()
    }

    fn backup(&self, file: PathBuf) -> StoreFuture<'_, ()> {
        self.inner.backup(file)
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        self.inner.close()
    }
}

impl PersonStore for GateStore {
    fn change_person(&self, change: PersonChange) -> StoreFuture<'_, bool> {
        self.inner.change_person(change)
    }

    fn session(&self, secret: SecretHash) -> StoreFuture<'_, Option<SignedIn>> {
        self.inner.session(secret)
    }

    fn sessions(&self, person: PersonId) -> StoreFuture<'_, Vec<Session>> {
        self.inner.sessions(person)
    }

    fn account(&self, person: PersonId) -> StoreFuture<'_, Option<Account>> {
        self.inner.account(person)
    }

    fn account_by_key(&self, key: String) -> StoreFuture<'_, Option<Account>> {
        self.inner.account_by_key(key)
    }

    fn recovery_codes(&self, person: PersonId) -> StoreFuture<'_, u32> {
        self.inner.recovery_codes(person)
    }

    fn sign_in_link(&self, secret: SecretHash) -> StoreFuture<'_, Option<SignInLink>> {
        self.inner.sign_in_link(secret)
    }

    fn person(&self, person: PersonId) -> StoreFuture<'_, Option<Person>> {
        self.inner.person(person)
    }
}

impl PasskeyStore for GateStore {
    fn passkeys(&self, person: PersonId) -> StoreFuture<'_, Vec<Passkey>> {
        self.inner.passkeys(person)
    }

    fn passkey(&self, credential: CredentialId) -> StoreFuture<'_, Option<Passkey>> {
        self.inner.passkey(credential)
    }

    fn passkey_challenge(&self, secret: SecretHash) -> StoreFuture<'_, Option<PasskeyChallenge>> {
        self.inner.passkey_challenge(secret)
    }
}

impl NoticeStore for GateStore {
    fn server_key(&self) -> StoreFuture<'_, Option<String>> {
        self.inner.server_key()
    }

    fn notice_wish(&self, person: PersonId) -> StoreFuture<'_, Option<NoticeWish>> {
        self.inner.notice_wish(person)
    }

    fn push_devices(&self, person: PersonId) -> StoreFuture<'_, Vec<PushDevice>> {
        self.inner.push_devices(person)
    }

    fn notices_due(&self, now: Time, limit: u32) -> StoreFuture<'_, Vec<Notice>> {
        self.inner.notices_due(now, limit)
    }

    fn mail_address(&self, person: PersonId) -> StoreFuture<'_, Option<String>> {
        self.inner.mail_address(person)
    }

    fn persons_at(&self, address: String, limit: u32) -> StoreFuture<'_, Vec<PersonId>> {
        self.inner.persons_at(address, limit)
    }

    fn mail_link(&self, secret: SecretHash) -> StoreFuture<'_, Option<MailLink>> {
        self.inner.mail_link(secret)
    }
}

impl ResultStore for GateStore {
    fn recorded_rounds(&self, table: TableId) -> StoreFuture<'_, (RatingVersion, Vec<u32>)> {
        self.inner.recorded_rounds(table)
    }

    fn rated_after(&self, kind: RatingKind, key: ResultKey) -> StoreFuture<'_, Vec<GameResult>> {
        self.inner.rated_after(kind, key)
    }

    fn rating_before(
        &self,
        person: PersonId,
        kind: RatingKind,
        key: ResultKey,
    ) -> StoreFuture<'_, Option<StoredRating>> {
        self.inner.rating_before(person, kind, key)
    }

    fn ratings(&self, person: PersonId) -> StoreFuture<'_, Vec<(RatingKind, StoredRating)>> {
        self.inner.ratings(person)
    }

    fn rating_history(
        &self,
        person: PersonId,
        kind: RatingKind,
        limit: u32,
    ) -> StoreFuture<'_, Vec<RatingPoint>> {
        self.inner.rating_history(person, kind, limit)
    }

    fn win_counts(&self, person: PersonId) -> StoreFuture<'_, Vec<WinCount>> {
        self.inner.win_counts(person)
    }

    fn exact_counts(&self, person: PersonId) -> StoreFuture<'_, Vec<ExactCount>> {
        self.inner.exact_counts(person)
    }

    fn unexamined(&self, limit: u32) -> StoreFuture<'_, Vec<(TableId, u32)>> {
        self.inner.unexamined(limit)
    }

    fn leaderboard(&self, kind: RatingKind, skipped: u32, limit: u32) -> StoreFuture<'_, Vec<RankedPerson>> {
        self.inner.leaderboard(kind, skipped, limit)
    }
}

impl SocialStore for GateStore {
    fn seek(&self, person: PersonId) -> StoreFuture<'_, Option<Seek>> {
        self.inner.seek(person)
    }

    fn seeks(&self, seen: Time) -> StoreFuture<'_, Vec<Seek>> {
        self.inner.seeks(seen)
    }

    fn challenge(&self, id: ChallengeId) -> StoreFuture<'_, Option<Challenge>> {
        self.inner.challenge(id)
    }

    fn challenges(&self, person: PersonId, now: Time) -> StoreFuture<'_, Vec<Challenge>> {
        self.inner.challenges(person, now)
    }

    fn followed(&self, person: PersonId) -> StoreFuture<'_, Vec<FollowedPerson>> {
        self.inner.followed(person)
    }

    fn presence(&self, person: PersonId) -> StoreFuture<'_, Presence> {
        self.inner.presence(person)
    }
}

impl TokenStore for GateStore {
    fn api_token(&self, secret: SecretHash) -> StoreFuture<'_, Option<(ApiToken, Person)>> {
        self.inner.api_token(secret)
    }

    fn api_tokens(&self, person: PersonId) -> StoreFuture<'_, Vec<ApiToken>> {
        self.inner.api_tokens(person)
    }

    fn is_bot(&self, person: PersonId) -> StoreFuture<'_, bool> {
        self.inner.is_bot(person)
    }
}

impl ModerationStore for GateStore {
    fn name_owner(&self, forms: NameForms) -> StoreFuture<'_, Option<PersonId>> {
        self.inner.name_owner(forms)
    }

    fn unclaimed_names(&self) -> StoreFuture<'_, Vec<(PersonId, String)>> {
        self.inner.unclaimed_names()
    }

    fn blocks(&self, person: PersonId) -> StoreFuture<'_, Vec<Block>> {
        self.inner.blocks(person)
    }

    fn blockers(&self, person: PersonId) -> StoreFuture<'_, Vec<PersonId>> {
        self.inner.blockers(person)
    }

    fn reports(&self, closed: bool, limit: u32) -> StoreFuture<'_, Vec<Report>> {
        self.inner.reports(closed, limit)
    }

    fn report(&self, id: ModerationId) -> StoreFuture<'_, Option<Report>> {
        self.inner.report(id)
    }

    fn reports_about(&self, person: PersonId) -> StoreFuture<'_, u32> {
        self.inner.reports_about(person)
    }

    fn reports_by(&self, person: PersonId) -> StoreFuture<'_, u32> {
        self.inner.reports_by(person)
    }

    fn sanctions(&self, now: Time) -> StoreFuture<'_, Vec<Sanction>> {
        self.inner.sanctions(now)
    }

    fn sanctions_of(&self, person: PersonId) -> StoreFuture<'_, Vec<Sanction>> {
        self.inner.sanctions_of(person)
    }

    fn sanction(&self, id: ModerationId) -> StoreFuture<'_, Option<Sanction>> {
        self.inner.sanction(id)
    }

    fn moderators(&self) -> StoreFuture<'_, Vec<Moderator>> {
        self.inner.moderators()
    }

    fn is_moderator(&self, person: PersonId) -> StoreFuture<'_, bool> {
        self.inner.is_moderator(person)
    }

    fn moderation_log(&self, limit: u32) -> StoreFuture<'_, Vec<LogEntry>> {
        self.inner.moderation_log(limit)
    }

    fn moderation_log_of(&self, person: PersonId) -> StoreFuture<'_, Vec<LogEntry>> {
        self.inner.moderation_log_of(person)
    }

    fn departures(&self, person: PersonId, since: Time) -> StoreFuture<'_, Vec<Time>> {
        self.inner.departures(person, since)
    }

    fn network_of(&self, person: PersonId) -> StoreFuture<'_, Option<String>> {
        self.inner.network_of(person)
    }

    fn network_key(&self) -> StoreFuture<'_, String> {
        self.inner.network_key()
    }
}
