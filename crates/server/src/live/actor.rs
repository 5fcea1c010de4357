//! The task of one live table.

use super::load::load;
use super::request::Request;
use super::watchers::{Watchers, frame};
use crate::chance;
use crate::house::{House, closed};
use crate::problem::Problem;
use interregnum_kernel::Seat;
use interregnum_store::StoreError;
use interregnum_table::{Decision, Duty, Entry, Table, TableId, Turn, Version};
use interregnum_wire::ToClient;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

/// After the table comes into memory, people have this long to connect.
const ARRIVAL: Duration = Duration::from_secs(10);

/// How long to wait after the log could not be written to.
const PAUSE: Duration = Duration::from_secs(1);

/// One live table.
pub(super) struct Live {
    pub(super) house: Arc<House>,
    pub(super) table: Table,
    pub(super) watchers: Watchers,
    /// When a seat counts as left, unless somebody connects for it.
    pub(super) leaving: HashMap<Seat, Instant>,
    /// The bots that are thinking.
    pub(super) thinking: HashSet<(Seat, Turn)>,
    /// The way back to this task, for bots.
    pub(super) task: mpsc::WeakSender<Request>,
    /// When the table was last looked at.
    pub(super) looked: Instant,
    /// Not before this is something tried again that the log refused.
    pub(super) held_up: Option<Instant>,
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

impl Live {
    fn new(house: Arc<House>, table: Table, task: mpsc::WeakSender<Request>) -> Self {
        let arrival = Instant::now() + ARRIVAL;
        let people = table.holders().into_iter().map(|(seat, _)| (seat, arrival)).collect();
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
                () = closed(&mut closing) => return Err(Problem::Closing),
            }
        }
    }

    /// When there is something to do without being asked.
    fn wake(&self) -> Instant {
        let deadline = self.table.deadline().map(|at| Instant::now() + self.house.clock.until(at));
        let leaving = self.leaving.values().min().copied();
        let idle = Some(self.looked + self.house.config.idle).filter(|_| self.is_unseen());
        let next = deadline.into_iter().chain(leaving).chain(idle).min();
        let next = next.unwrap_or_else(|| Instant::now() + Duration::from_hours(1));
        self.held_up.map_or(next, |until| next.max(until))
    }

    fn is_idle(&self) -> bool {
        self.is_unseen() && self.looked.elapsed() >= self.house.config.idle
    }

    /// Whether nobody is there, and no bot is thinking.
    fn is_unseen(&self) -> bool {
        self.watchers.is_empty() && self.thinking.is_empty()
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
            let Some(decision) = self.table.due(self.house.clock.now(), chance::fresh()) else {
                // A deadline that makes nothing happen is looked at again, but not all the time.
                self.held_up = Some(Instant::now() + PAUSE);
                break;
            };
            self.write(decision).await?;
        }
        let now = Instant::now();
        let gone: Vec<Seat> =
            self.leaving.iter().filter(|(_, at)| **at <= now).map(|(seat, _)| *seat).collect();
        for seat in gone {
            self.leaving.remove(&seat);
            if !self.watchers.attends(seat) {
                self.attend(&Duty::Lost(seat)).await?;
            }
        }
        Ok(())
    }

    /// Something the house asks; what the table refuses was not needed.
    pub(super) async fn attend(&mut self, duty: &Duty) -> Result<(), Problem> {
        match self.table.attend(duty, self.house.clock.now(), chance::fresh()) {
            Ok(Some(decision)) => self.write(decision).await,
            Ok(None) | Err(_) => Ok(()),
        }
    }

    /// Stores the entries of a decision, then takes over the table after them, then tells. If
    /// they cannot be stored, the decision is dropped: the table has not changed, and nobody has
    /// learnt of it.
    pub(super) async fn write(&mut self, decision: Decision) -> Result<(), Problem> {
        let Decision { entries, table } = decision;
        let expected = self.table.version();
        self.house.append(&table, expected, &entries).await?;
        self.table = table;
        self.tell(expected, &entries);
        Ok(())
    }

    /// Tells everybody what happened since a version, each what that viewer may know.
    fn tell(&mut self, since: Version, entries: &[Entry]) {
        let table = &self.table;
        let quiet = !entries.is_empty() && entries.iter().all(super::is_quiet);
        let moved = if quiet { Vec::new() } else { self.watchers.look_again(|who| table.viewer(who)) };
        for viewer in self.watchers.viewers() {
            let told = table.told_since(viewer, since).unwrap_or_default();
            self.watchers.tell(viewer, &frame(&ToClient::News { told, now: table.now(viewer) }));
        }
        for (watcher, viewer) in moved {
            self.watchers.send(watcher, frame(&ToClient::Scene { scene: table.scene(viewer) }));
        }
        self.house.metrics.slow.add(self.watchers.take_slow());
    }

    /// After the log has refused: reads the table anew, and goes on or gives up.
    pub(super) async fn recover(&mut self, problem: Problem) -> Result<(), Problem> {
        let Problem::Store(error) = &problem else { return Err(problem) };
        let behind = self.table.version();
        self.table = load(&self.house, self.table.id()).await?;
        self.thinking.clear();
        if matches!(error, StoreError::Conflict { .. }) {
            self.tell(behind.min(self.table.version()), &[]);
        } else {
            self.held_up = Some(Instant::now() + PAUSE);
        }
        Ok(())
    }
}
