//! The actor of one table in memory.

use super::bots::Thinking;
use super::connections::{Connections, frame};
use super::load::load;
use super::presence::{Link, Presence};
use super::request::TableRequest;
use crate::api_error::ApiError;
use crate::app::{App, closed};
use crate::clock::TableClock;
use crate::{entropy, notices, results};
use interregnum_cluster::Tenure;
use interregnum_kernel::Viewer;
use interregnum_store::StoreError;
use interregnum_table::{Entry, Happening, PersonId, SystemCommand, Table, Transition, Version};
use interregnum_wire::ToClient;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

/// How long to wait after the log could not be written to.
const PAUSE: Duration = Duration::from_secs(1);

/// One live table.
pub(super) struct TableActor {
    pub(super) app: Arc<App>,
    pub(super) table: Table,
    pub(super) clock: TableClock,
    pub(super) connections: Connections,
    pub(super) presence: Presence,
    /// Whether who holds a seat, or is absent, may have changed since `presence` was updated.
    pub(super) seats_changed: bool,
    /// The bots that are thinking.
    pub(super) thinking: Thinking,
    /// The way back to this task, for bots.
    pub(super) task: mpsc::WeakSender<TableRequest>,
    /// When the table was last looked at.
    pub(super) last_used: Instant,
    /// Not before this is something tried again that the log refused.
    pub(super) retry_at: Option<Instant>,
    /// Among several nodes, since when this one owns the table.
    pub(super) tenure: Option<Tenure>,
}

impl TableActor {
    pub(super) fn new(
        app: Arc<App>,
        (table, clock): (Table, TableClock),
        task: mpsc::WeakSender<TableRequest>,
    ) -> Self {
        Self {
            app,
            table,
            clock,
            connections: Connections::default(),
            presence: Presence::default(),
            seats_changed: true,
            thinking: Thinking::default(),
            task,
            last_used: Instant::now(),
            retry_at: None,
            tenure: None,
        }
    }

    /// Answers requests and keeps deadlines, until nobody has looked for a while.
    pub(super) async fn serve(&mut self, inbox: &mut mpsc::Receiver<TableRequest>) -> Result<(), ApiError> {
        let mut closing = self.app.closing();
        loop {
            self.check_tenure()?;
            // Boxed, as is an answer below: a table that waits does not keep room for them.
            Box::pin(self.run_due()).await?;
            let wake = self.wake();
            tokio::select! {
                request = inbox.recv() => match request {
                    Some(request) => match self.check_tenure() {
                        Ok(()) => Box::pin(self.answer(request)).await?,
                        Err(error) => {
                            request.fail(&error);
                            return Err(error);
                        }
                    },
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

    /// Fails if another node may own the table: what is in memory may be old.
    fn check_tenure(&self) -> Result<(), ApiError> {
        let (Some(tenure), Some(peers)) = (self.tenure, &self.app.peers) else { return Ok(()) };
        if peers.cluster.is_certain(tenure) { Ok(()) } else { Err(ApiError::Store(StoreError::Fenced)) }
    }

    /// When there is something to do without being asked.
    fn wake(&self) -> Instant {
        let deadline = self.table.deadline().map(|at| Instant::now() + self.clock.until(at));
        let idle = Some(self.last_used + self.app.config.idle).filter(|_| self.is_unattended());
        let next = deadline.into_iter().chain(self.presence.next()).chain(idle).min();
        // What the log refused, such as a bot's move, is tried again though nobody asks for it.
        self.retry_at.or(next).unwrap_or_else(|| Instant::now() + Duration::from_hours(1))
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
        self.update_presence();
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
        while self.table.deadline().is_some_and(|at| at <= self.clock.now()) {
            let Some(transition) = self.table.due(self.clock.now(), entropy::draw()) else {
                // A deadline that makes nothing happen is looked at again, but not all the time.
                self.retry_at = Some(Instant::now() + PAUSE);
                break;
            };
            self.write(transition).await?;
        }
        self.update_presence();
        for seat in self.away(Instant::now()) {
            self.apply_system_command(&SystemCommand::Lost(seat)).await?;
        }
        self.update_presence();
        Ok(())
    }

    /// Carries out a command of the server; a refusal means that it was not needed.
    pub(super) async fn apply_system_command(&mut self, command: &SystemCommand) -> Result<(), ApiError> {
        match self.table.attend(command, self.clock.now(), entropy::draw()) {
            Ok(Some(transition)) => self.write(transition).await,
            Ok(None) | Err(_) => Ok(()),
        }
    }

    /// Stores the entries of a transition, then takes over the table after them, then tells. If
    /// they cannot be stored, the transition is dropped: the table has not changed, and nobody has
    /// learnt of it.
    pub(super) async fn write(&mut self, transition: Transition) -> Result<(), ApiError> {
        let Transition { entries, table } = transition;
        let since = self.table.version();
        self.app.append(&table, self.table.stored(), &entries).await?;
        results::record_later(&self.app, &table, &entries);
        let has_open = |who: &PersonId| self.connections.link(who) != Link::None;
        notices::note(&self.app, Some(&self.table), &table, has_open);
        if table.position_id() != self.table.position_id() {
            self.presence.position_moved(Instant::now());
        }
        self.table = table;
        if entries.iter().all(Entry::is_untold) {
            self.show_planners(&entries);
        } else {
            self.tell(since, &entries);
        }
        Ok(())
    }

    /// Tells everybody what happened since a version, each what that viewer may know.
    fn tell(&mut self, since: Version, entries: &[Entry]) {
        let table = &self.table;
        let quiet = !entries.is_empty() && entries.iter().all(super::leaves_row_unchanged);
        self.seats_changed |= !quiet;
        let moved = if quiet { Vec::new() } else { self.connections.look_again(|who| table.viewer(who)) };
        // Blocks are rare: usually nobody is left out.
        let speakers = if self.connections.any_blocks() { table.speakers() } else { Vec::new() };
        let mut left_out = Vec::new();
        for viewer in self.connections.viewers() {
            let message = match table.told_since(viewer, since) {
                Some(told) => ToClient::News { told, now: table.now(viewer) },
                // The table has forgotten some of it; the scene is complete.
                None => ToClient::Scene { scene: table.scene(viewer) },
            };
            left_out.extend(self.connections.tell(viewer, &frame(&message), &speakers));
        }
        for id in left_out {
            self.tell_quietly(id, since);
        }
        for (id, viewer) in moved {
            let blocked =
                self.connections.get(id).map_or(&[][..], |connection| connection.blocked.as_slice());
            let scene = self.table.scene_without(viewer, blocked);
            self.connections.send(id, frame(&ToClient::Scene { scene }));
        }
        self.app.metrics.slow.add(self.connections.take_slow());
    }

    /// Shows the new state to those who have planned: nobody else may notice that something was stored.
    fn show_planners(&mut self, entries: &[Entry]) {
        for entry in entries {
            if let Happening::Planned { seat, .. } = entry.what {
                let viewer = Viewer::Seat(seat);
                let message = ToClient::News { told: Vec::new(), now: self.table.now(viewer) };
                self.connections.tell(viewer, &frame(&message), &[]);
            }
        }
    }

    /// Reads the table anew, and tells everybody how it is now.
    pub(super) async fn reload(&mut self) -> Result<(), ApiError> {
        self.thinking.clear();
        (self.table, self.clock) = load(&self.app, self.table.id()).await?;
        self.seats_changed = true;
        self.tell(self.table.version(), &[]);
        Ok(())
    }

    /// After the log has refused: reads the table anew, tells what has been written to it meanwhile, and
    /// goes on or gives up. A table that certainly has not changed need not be readable now.
    pub(super) async fn recover(&mut self, error: ApiError) -> Result<(), ApiError> {
        let ApiError::Store(refusal) = &error else { return Err(error) };
        // Another node owns the table, and serves everybody from now on.
        if self.app.peers.is_some() && *refusal == StoreError::Fenced {
            return Err(error);
        }
        // Cut off from the log, this node could not read it either.
        self.check_tenure()?;
        let behind = self.table.version();
        self.thinking.clear();
        match load(&self.app, self.table.id()).await {
            Ok(loaded) => (self.table, self.clock) = loaded,
            Err(ApiError::Store(_)) if !may_have_changed(refusal) => {}
            Err(error) => return Err(error),
        }
        self.seats_changed = true;
        if self.table.version() != behind || may_have_changed(refusal) {
            self.tell(behind.min(self.table.version()), &[]);
        }
        if !may_have_changed(refusal) {
            self.retry_at = Some(Instant::now() + PAUSE);
        }
        Ok(())
    }
}

/// Whether the log may hold more than the writer that got this error has seen.
pub(super) const fn may_have_changed(refusal: &StoreError) -> bool {
    matches!(refusal, StoreError::Conflict { .. } | StoreError::Uncertain)
}
