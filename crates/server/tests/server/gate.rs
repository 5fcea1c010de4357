//! A store whose writes can be held up, or fail.

use interregnum_store::{
    Account, Append, Downtime, GameResult, ListedTable, MemoryStore, Person, PersonChange, PersonStore,
    RankedPerson, RatingKind, RatingPoint, RatingVersion, ResultKey, ResultStore, Session, SignInLink,
    SignedIn, Store, StoreError, StoreFuture, StoredEntry, StoredRating, TableFilter, WinCount,
};
use interregnum_table::{PersonId, SecretHash, TableId, Time, Version};
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

    fn leaderboard(&self, kind: RatingKind, skipped: u32, limit: u32) -> StoreFuture<'_, Vec<RankedPerson>> {
        self.inner.leaderboard(kind, skipped, limit)
    }
}
