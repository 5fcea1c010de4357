//! The task of one live table.

use super::request::{Done, Joined, Reply, Request, WatcherId};
use super::watchers::{Watchers, frame};
use crate::chance;
use crate::house::House;
use crate::problem::Problem;
use crate::wire::{PROTOCOL, ToClient};
use interregnum_kernel::{Seat, Viewer};
use interregnum_store::StoreError;
use interregnum_table::{
    Asked, BotTurn, Command, Duty, Entry, RequestId, SecretHash, Span, Table, TableId, Time, Turn, Version,
};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

/// A person whose connection is gone for less has only blinked.
const BLINK: Duration = Duration::from_secs(3);

/// After the table comes into memory, people have this long to connect.
const ARRIVAL: Duration = Duration::from_secs(10);

/// How long to wait after the log could not be written to.
const PAUSE: Duration = Duration::from_secs(1);

/// One live table.
struct Live {
    house: Arc<House>,
    table: Table,
    watchers: Watchers,
    /// When a seat counts as left, unless somebody connects for it.
    leaving: HashMap<Seat, Instant>,
    /// The bots that are thinking.
    thinking: HashSet<(Seat, Turn)>,
    /// The way back to this task, for bots.
    task: mpsc::WeakSender<Request>,
    /// When the table was last looked at.
    looked: Instant,
    /// Not before this is something tried again that the log refused.
    held_up: Option<Instant>,
}

/// Loads a table and serves it until nobody has looked for a while.
pub(super) async fn run(
    house: Arc<House>,
    id: TableId,
    task: mpsc::WeakSender<Request>,
    mut inbox: mpsc::Receiver<Request>,
) {
    let served = match load(&house, &id).await {
        Ok(table) => {
            house.metrics.tables.up();
            let mut live = Live::new(Arc::clone(&house), table, task.clone());
            let served = live.serve(&mut inbox).await;
            house.metrics.tables.down();
            served
        }
        Err(problem) => Err(problem),
    };
    if let Some(task) = task.upgrade() {
        house.tables.forget(&id, &task);
    }
    inbox.close();
    while let Some(request) = inbox.recv().await {
        match &served {
            // Whoever asked while the table was leaving memory asks the next task.
            Ok(()) => super::send(&house, &id, request).await,
            Err(problem) => request.fail(problem),
        }
    }
}

/// The table that the log comes to, with the time given back in which the house was closed.
async fn load(house: &House, id: &TableId) -> Result<Table, Problem> {
    let stored = house.store.read(id.clone(), Version(0)).await?;
    if stored.is_empty() {
        return Err(Problem::NoSuchTable);
    }
    let damaged = |detail: String| {
        tracing::error!(table = %id, detail, "a log cannot be replayed");
        Problem::Store(StoreError::Damaged { detail })
    };
    let read = |bytes: &[u8]| -> Result<Entry, String> {
        let line = std::str::from_utf8(bytes).map_err(|error| error.to_string())?;
        Entry::read(line).map_err(|error| error.to_string())
    };
    let entries: Result<Vec<Entry>, String> = stored.iter().map(|stored| read(&stored.bytes)).collect();
    let entries = entries.map_err(damaged)?;
    let mut table = Table::load(&entries).map_err(|error| damaged(error.to_string()))?;
    let last = entries.last().map_or(Time(0), |entry| entry.at);
    give_back(house, &mut table, last).await?;
    Ok(table)
}

/// Moves every deadline by the time the house was closed since the last entry.
async fn give_back(house: &House, table: &mut Table, last: Time) -> Result<(), Problem> {
    if table.deadline().is_none() {
        return Ok(());
    }
    let pauses = house.store.pauses(last).await?;
    let lost = pauses.iter().map(|pause| pause.until - pause.from.max(last));
    let lost = lost.fold(Span(0), |sum, span| sum + span);
    if lost == Span(0) {
        return Ok(());
    }
    let entries = table.attend(&Duty::GiveBack(lost), house.clock.now(), chance::fresh())?;
    let expected = table.version();
    for entry in &entries {
        table.evolve(entry).map_err(|error| StoreError::Damaged { detail: error.to_string() })?;
    }
    house.append(table, expected, &entries).await?;
    Ok(())
}

impl Live {
    fn new(house: Arc<House>, table: Table, task: mpsc::WeakSender<Request>) -> Self {
        let arrival = Instant::now() + ARRIVAL;
        let people = table.people().into_iter().map(|seat| (seat, arrival)).collect();
        Self {
            house,
            table,
            watchers: Watchers::default(),
            leaving: people,
            thinking: HashSet::new(),
            task,
            looked: Instant::now(),
            held_up: None,
        }
    }

    /// Answers requests and keeps deadlines, until nobody has looked for a while.
    async fn serve(&mut self, inbox: &mut mpsc::Receiver<Request>) -> Result<(), Problem> {
        let mut closing = self.house.closing();
        loop {
            self.settle().await?;
            let wake = self.wake();
            tokio::select! {
                request = inbox.recv() => match request {
                    Some(request) => self.answer(request).await?,
                    None => return Ok(()),
                },
                () = sleep_until(wake) => {
                    if self.is_idle() {
                        return Ok(());
                    }
                }
                _ = closing.wait_for(|closing| *closing) => return Err(Problem::Closing),
            }
        }
    }

    /// When there is something to do without being asked.
    fn wake(&self) -> Instant {
        let deadline = self.table.deadline().map(|at| Instant::now() + self.house.clock.until(at));
        let leaving = self.leaving.values().min().copied();
        let idle = Some(self.looked + self.house.config.idle).filter(|_| self.watchers.is_empty());
        let next = deadline.into_iter().chain(leaving).chain(idle).min();
        let next = next.unwrap_or_else(|| Instant::now() + Duration::from_hours(1));
        self.held_up.map_or(next, |until| next.max(until))
    }

    fn is_idle(&self) -> bool {
        let unseen = self.watchers.is_empty() && self.thinking.is_empty();
        unseen && self.looked.elapsed() >= self.house.config.idle
    }

    /// Does everything that time and bots have to do now.
    async fn settle(&mut self) -> Result<(), Problem> {
        if self.held_up.is_some_and(|until| Instant::now() < until) {
            return Ok(());
        }
        self.held_up = None;
        let settled = self.keep_time().await;
        match settled {
            Ok(()) => {
                self.ask_bots();
                Ok(())
            }
            Err(problem) => self.recover(problem).await,
        }
    }

    async fn keep_time(&mut self) -> Result<(), Problem> {
        while self.table.deadline().is_some_and(|at| at <= self.house.clock.now()) {
            let entries = self.table.due(self.house.clock.now(), chance::fresh());
            if entries.is_empty() {
                break;
            }
            self.write(entries).await?;
        }
        let now = Instant::now();
        let gone: Vec<Seat> = self.leaving.iter().filter(|(_, at)| **at <= now).map(|(seat, _)| *seat).collect();
        for seat in gone {
            self.leaving.remove(&seat);
            if !self.watchers.attends(seat) {
                self.attend(&Duty::Lost(seat)).await?;
            }
        }
        Ok(())
    }

    /// Something the house asks; what the table refuses was not needed.
    async fn attend(&mut self, duty: &Duty) -> Result<(), Problem> {
        match self.table.attend(duty, self.house.clock.now(), chance::fresh()) {
            Ok(entries) if !entries.is_empty() => self.write(entries).await,
            Ok(_) | Err(_) => Ok(()),
        }
    }

    /// Takes entries in, stores them, and then tells. If they cannot be stored, nobody has
    /// learnt of them, and the table is read anew.
    async fn write(&mut self, entries: Vec<Entry>) -> Result<(), Problem> {
        let expected = self.table.version();
        for entry in &entries {
            let taken = self.table.evolve(entry);
            taken.map_err(|error| StoreError::Damaged { detail: error.to_string() })?;
        }
        self.house.append(&self.table, expected, &entries).await?;
        self.tell(expected, &entries);
        Ok(())
    }

    /// Tells everybody what happened since a version, each what that viewer may know.
    fn tell(&mut self, since: Version, entries: &[Entry]) {
        if !entries.iter().all(super::is_quiet) {
            let table = &self.table;
            self.watchers.look_again(|who| table.viewer(who));
        }
        for viewer in self.watchers.viewers() {
            let told = self.told(viewer, since).unwrap_or_default();
            let message = ToClient::News { told, scene: self.table.scene(viewer) };
            self.watchers.tell(viewer, &frame(&message));
        }
        self.house.metrics.slow.add(self.watchers.take_slow());
    }

    /// What a viewer is told of everything since a version; `None` if that is too long ago.
    fn told(&self, viewer: Viewer, since: Version) -> Option<Vec<interregnum_table::Told>> {
        let now = self.table.version();
        (since <= now).then_some(())?;
        (since.0 + 1..=now.0).map(|version| self.table.told(viewer, Version(version))).collect()
    }

    /// After the log has refused: reads the table anew, and goes on or gives up.
    async fn recover(&mut self, problem: Problem) -> Result<(), Problem> {
        let Problem::Store(error) = &problem else { return Err(problem) };
        let behind = self.table.version();
        self.table = load(&self.house, &self.table.id().clone()).await?;
        self.thinking.clear();
        if matches!(error, StoreError::Conflict { .. }) {
            self.tell(behind.min(self.table.version()), &[]);
        } else {
            self.held_up = Some(Instant::now() + PAUSE);
        }
        Ok(())
    }

    async fn answer(&mut self, request: Request) -> Result<(), Problem> {
        match request {
            Request::Join { who, lang, since, outbox, reply } => {
                let viewer = who.as_ref().map_or(Viewer::Spectator, |who| self.table.viewer(who));
                let watcher = self.watchers.add(who, viewer, lang, outbox);
                let _ = reply.send(Ok(Joined { watcher, viewer }));
                self.welcome(watcher, since).await
            }
            Request::Leave(watcher) => {
                self.left(watcher);
                Ok(())
            }
            Request::TakeOver(watcher) => {
                self.take_over(watcher);
                Ok(())
            }
            Request::Say { watcher, id, command } => self.say(watcher, id, command).await,
            Request::Ask { who, id, command, reply } => {
                let (done, after) = self.ask(who, id, command).await;
                let _ = reply.send(done);
                after
            }
            Request::Look { who, reply } => {
                self.looked = Instant::now();
                let viewer = who.as_ref().map_or(Viewer::Spectator, |who| self.table.viewer(who));
                let _ = reply.send(Ok(Box::new(self.table.scene(viewer))));
                Ok(())
            }
            Request::Record(reply) => {
                self.looked = Instant::now();
                let _ = reply.send(self.table.record().ok_or(Problem::NotOver));
                Ok(())
            }
            Request::Answer { seat, turn, action } => self.bot_answered(seat, turn, action).await,
            Request::Notice(text) => {
                let message = frame(&ToClient::Notice { text });
                for viewer in self.watchers.viewers() {
                    self.watchers.tell(viewer, &message);
                }
                Ok(())
            }
        }
    }

    /// Shows the table to a new connection, and relieves whoever stood in for its person.
    async fn welcome(&mut self, id: WatcherId, since: Option<Version>) -> Result<(), Problem> {
        self.looked = Instant::now();
        self.take_over(id);
        let Some(viewer) = self.watchers.get(id).map(|watcher| watcher.viewer) else { return Ok(()) };
        let told = since.and_then(|since| self.told(viewer, since));
        let message = ToClient::Welcome { protocol: PROTOCOL, acting: true, told, scene: self.table.scene(viewer) };
        self.watchers.send(id, frame(&message));
        if let Some(text) = self.house.notice() {
            self.watchers.send(id, frame(&ToClient::Notice { text }));
        }
        let Some(seat) = viewer.seat() else { return Ok(()) };
        self.leaving.remove(&seat);
        match self.attend(&Duty::Found(seat)).await {
            Ok(()) => Ok(()),
            Err(problem) => self.recover(problem).await,
        }
    }

    /// One connection acts for its person from now on; the others are told.
    fn take_over(&mut self, id: WatcherId) {
        for other in self.watchers.act(id) {
            self.watchers.send(other, frame(&ToClient::Acting { acting: false }));
        }
    }

    fn left(&mut self, id: WatcherId) {
        self.looked = Instant::now();
        let Some(watcher) = self.watchers.remove(id) else { return };
        if let Some(newest) = watcher.who.filter(|_| watcher.acts).and_then(|who| self.watchers.newest(&who)) {
            self.take_over(newest);
            self.watchers.send(newest, frame(&ToClient::Acting { acting: true }));
        }
        if let Some(seat) = watcher.viewer.seat().filter(|seat| !self.watchers.attends(*seat)) {
            self.leaving.insert(seat, Instant::now() + BLINK);
        }
    }

    async fn say(&mut self, watcher: WatcherId, id: RequestId, command: Command) -> Result<(), Problem> {
        let Some(speaker) = self.watchers.get(watcher) else { return Ok(()) };
        let lang = speaker.lang;
        let (done, after) = match (speaker.who, speaker.acts) {
            (None, _) => (Err(Problem::NoName), Ok(())),
            (Some(_), false) => (Err(Problem::OtherTab), Ok(())),
            (Some(who), true) => self.ask(who, id.clone(), command).await,
        };
        let message = match done {
            Ok(Done { version }) => ToClient::Done { id, version },
            Err(problem) => ToClient::Refused { id: Some(id), error: problem.body(lang) },
        };
        self.watchers.send(watcher, frame(&message));
        after
    }

    /// Does what a person asks. The second result is how the table goes on.
    async fn ask(
        &mut self,
        who: SecretHash,
        id: RequestId,
        command: Command,
    ) -> (Result<Done, Problem>, Result<(), Problem>) {
        self.looked = Instant::now();
        let mut asked = Asked { who, id, command, now: self.house.clock.now(), fresh: chance::fresh() };
        let mut done = self.once(&asked).await;
        if let Err(problem @ Problem::Store(_)) = &done {
            let conflict = matches!(problem, Problem::Store(StoreError::Conflict { .. }));
            if let Err(problem) = self.recover(problem.clone()).await {
                return (done, Err(problem));
            }
            if conflict {
                asked.now = self.house.clock.now();
                done = self.once(&asked).await;
            }
        }
        let metrics = &self.house.metrics;
        if done.is_ok() { &metrics.accepted } else { &metrics.refused }.add(1);
        (done, Ok(()))
    }

    async fn once(&mut self, asked: &Asked) -> Result<Done, Problem> {
        if let Some(version) = self.table.done(asked) {
            return Ok(Done { version });
        }
        let entries = self.table.decide(asked)?;
        if !entries.is_empty() {
            self.write(entries).await?;
        }
        Ok(Done { version: self.table.version() })
    }

    /// Has every bot think that has to choose and is not thinking yet.
    fn ask_bots(&mut self) {
        for BotTurn { seat, turn, at, question } in self.table.bots() {
            if !self.thinking.insert((seat, turn)) {
                continue;
            }
            let (house, task) = (Arc::clone(&self.house), self.task.clone());
            tokio::spawn(async move {
                let action = house.bots.think(question).await;
                tokio::time::sleep(house.clock.until(at)).await;
                if let Some(task) = task.upgrade() {
                    // A table that has left memory asks its bots again when it is back.
                    let _ = task.send(Request::Answer { seat, turn, action }).await;
                }
            });
        }
    }

    async fn bot_answered(&mut self, seat: Seat, turn: Turn, action: Option<String>) -> Result<(), Problem> {
        self.thinking.remove(&(seat, turn));
        let Some(action) = action else { return Ok(()) };
        self.house.metrics.bots.add(1);
        match self.attend(&Duty::Answer { seat, turn, action }).await {
            Ok(()) => Ok(()),
            Err(problem) => self.recover(problem).await,
        }
    }
}

impl Request {
    /// Answers that it cannot be done.
    fn fail(self, problem: &Problem) {
        fn answer<T>(reply: Reply<T>, problem: &Problem) {
            // Whoever has gone meanwhile need not know.
            let _ = reply.send(Err(problem.clone()));
        }
        match self {
            Self::Join { reply, .. } => answer(reply, problem),
            Self::Ask { reply, .. } => answer(reply, problem),
            Self::Look { reply, .. } => answer(reply, problem),
            Self::Record(reply) => answer(reply, problem),
            Self::Leave(_)
            | Self::TakeOver(_)
            | Self::Say { .. }
            | Self::Answer { .. }
            | Self::Notice(_) => {}
        }
    }
}
