//! The actor of one table in memory.

use super::connections::{Connections, frame};
use super::load::load;
use super::request::TableRequest;
use crate::api_error::ApiError;
use crate::app::{App, closed};
use crate::entropy;
use interregnum_kernel::Seat;
use interregnum_store::StoreError;
use interregnum_table::{Entry, SystemCommand, Table, TableId, Transition, Turn, Version};
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
pub(super) struct TableActor {
    pub(super) app: Arc<App>,
    pub(super) table: Table,
    pub(super) connections: Connections,
    /// When a seat counts as left, unless somebody connects for it.
    pub(super) disconnected: HashMap<Seat, Instant>,
    /// The bots that are thinking.
    pub(super) thinking: HashSet<(Seat, Turn)>,
    /// The way back to this task, for bots.
    pub(super) task: mpsc::WeakSender<TableRequest>,
    /// When the table was last looked at.
    pub(super) last_used: Instant,
    /// Not before this is something tried again that the log refused.
    pub(super) retry_at: Option<Instant>,
}

/// Loads a table and serves it until nobody has looked for a while.
pub(super) async fn run(
    app: Arc<App>,
    id: TableId,
    task: mpsc::WeakSender<TableRequest>,
    mut inbox: mpsc::Receiver<TableRequest>,
) {
    let served = match load(&app, &id).await {
        Ok(table) => {
            app.metrics.tables.increment();
            let mut live = TableActor::new(Arc::clone(&app), table, task.clone());
            let served = live.serve(&mut inbox).await;
            app.metrics.tables.decrement();
            served
        }
        Err(error) => Err(error),
    };
    if let Some(task) = task.upgrade() {
        app.tables.remove(&id, &task);
    }
    inbox.close();
    while let Some(request) = inbox.recv().await {
        match &served {
            // Requests that arrived while the table was being unloaded go to the next actor.
            Ok(()) => super::send(&app, &id, request).await,
            Err(error) => request.fail(error),
        }
    }
}

impl TableActor {
    fn new(app: Arc<App>, table: Table, task: mpsc::WeakSender<TableRequest>) -> Self {
        let arrival = Instant::now() + ARRIVAL;
        let people = table.holders().into_iter().map(|(seat, _)| (seat, arrival)).collect();
        Self {
            app,
            table,
            connections: Connections::default(),
            disconnected: people,
            thinking: HashSet::new(),
            task,
            last_used: Instant::now(),
            retry_at: None,
        }
    }

    /// Answers requests and keeps deadlines, until nobody has looked for a while.
    async fn serve(&mut self, inbox: &mut mpsc::Receiver<TableRequest>) -> Result<(), ApiError> {
        let mut closing = self.app.closing();
        loop {
            self.run_due().await?;
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
                () = closed(&mut closing) => return Err(ApiError::Closing),
            }
        }
    }

    /// When there is something to do without being asked.
    fn wake(&self) -> Instant {
        let deadline = self.table.deadline().map(|at| Instant::now() + self.app.clock.until(at));
        let disconnected = self.disconnected.values().min().copied();
        let idle = Some(self.last_used + self.app.config.idle).filter(|_| self.is_unattended());
        let next = deadline.into_iter().chain(disconnected).chain(idle).min();
        let next = next.unwrap_or_else(|| Instant::now() + Duration::from_hours(1));
        self.retry_at.map_or(next, |until| next.max(until))
    }

    fn is_idle(&self) -> bool {
        self.is_unattended() && self.last_used.elapsed() >= self.app.config.idle
    }

    /// Whether nobody is there, and no bot is thinking.
    fn is_unattended(&self) -> bool {
        self.connections.is_empty() && self.thinking.is_empty()
    }

    /// Does everything that time and bots have to do now.
    async fn run_due(&mut self) -> Result<(), ApiError> {
        if self.retry_at.is_some_and(|until| Instant::now() < until) {
            return Ok(());
        }
        self.retry_at = None;
        let due = self.apply_deadlines().await;
        match due {
            Ok(()) => {
                self.ask_bots();
                Ok(())
            }
            Err(error) => self.recover(error).await,
        }
    }

    async fn apply_deadlines(&mut self) -> Result<(), ApiError> {
        while self.table.deadline().is_some_and(|at| at <= self.app.clock.now()) {
            let Some(transition) = self.table.due(self.app.clock.now(), entropy::draw()) else {
                // A deadline that makes nothing happen is looked at again, but not all the time.
                self.retry_at = Some(Instant::now() + PAUSE);
                break;
            };
            self.write(transition).await?;
        }
        let now = Instant::now();
        let gone: Vec<Seat> =
            self.disconnected.iter().filter(|(_, at)| **at <= now).map(|(seat, _)| *seat).collect();
        for seat in gone {
            self.disconnected.remove(&seat);
            if !self.connections.attends(seat) {
                self.apply_system_command(&SystemCommand::Lost(seat)).await?;
            }
        }
        Ok(())
    }

    /// Carries out a command of the server; a refusal means that it was not needed.
    pub(super) async fn apply_system_command(&mut self, command: &SystemCommand) -> Result<(), ApiError> {
        match self.table.attend(command, self.app.clock.now(), entropy::draw()) {
            Ok(Some(transition)) => self.write(transition).await,
            Ok(None) | Err(_) => Ok(()),
        }
    }

    /// Stores the entries of a transition, then takes over the table after them, then tells. If
    /// they cannot be stored, the transition is dropped: the table has not changed, and nobody has
    /// learnt of it.
    pub(super) async fn write(&mut self, transition: Transition) -> Result<(), ApiError> {
        let Transition { entries, table } = transition;
        let expected = self.table.version();
        self.app.append(&table, expected, &entries).await?;
        self.table = table;
        self.tell(expected, &entries);
        Ok(())
    }

    /// Tells everybody what happened since a version, each what that viewer may know.
    fn tell(&mut self, since: Version, entries: &[Entry]) {
        let table = &self.table;
        let quiet = !entries.is_empty() && entries.iter().all(super::leaves_row_unchanged);
        let moved = if quiet { Vec::new() } else { self.connections.look_again(|who| table.viewer(who)) };
        for viewer in self.connections.viewers() {
            let told = table.told_since(viewer, since).unwrap_or_default();
            self.connections.tell(viewer, &frame(&ToClient::News { told, now: table.now(viewer) }));
        }
        for (connection, viewer) in moved {
            self.connections.send(connection, frame(&ToClient::Scene { scene: table.scene(viewer) }));
        }
        self.app.metrics.slow.add(self.connections.take_slow());
    }

    /// After the log has refused: reads the table anew, and goes on or gives up.
    pub(super) async fn recover(&mut self, error: ApiError) -> Result<(), ApiError> {
        let ApiError::Store(refusal) = &error else { return Err(error) };
        let behind = self.table.version();
        self.table = load(&self.app, self.table.id()).await?;
        self.thinking.clear();
        if matches!(refusal, StoreError::Conflict { .. }) {
            self.tell(behind.min(self.table.version()), &[]);
        } else {
            self.retry_at = Some(Instant::now() + PAUSE);
        }
        Ok(())
    }
}
