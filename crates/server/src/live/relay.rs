//! The relay of a table that another node owns: it takes the requests of this node, like the table's actor
//! would, and sends them to the owner. The owner's frames go to the sockets without it (`peers/incoming.rs`).
//! If the owner is gone, the relay ends its sockets, which come back, and somebody acquires the table.

use super::request::{CommandRequest, ConnectionId, Done, Join, Joined, TableRequest};
use super::{foresight_task, hint_task, load};
use crate::api_error::ApiError;
use crate::app::{App, closed};
use crate::peers::{ACCEPT, ANSWER, Ask, JoinAnswer, JoinAsk, NotDone, Peers};
use interregnum_cluster::{NodeId, Route};
use interregnum_store::StoreError;
use interregnum_table::{PersonId, TableId, Version};
use serde::de::DeserializeOwned;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep};

/// How long a relay stays that nobody uses.
const IDLE: Duration = Duration::from_secs(10);

/// How long somebody waits for the lease of an owner that is gone: twice the lease.
const TAKEOVER: Duration = Duration::from_secs(4);

/// The time between two tries to acquire the table of an owner that is gone.
const RETRY: Duration = Duration::from_millis(50);

/// How a relay goes on.
enum Next {
    Continue,
    /// The owner has changed. The request, if there is one, goes to the next.
    Moved(Option<TableRequest>),
}

/// The relay of one table.
pub(super) struct Relay {
    app: Arc<App>,
    peers: Arc<Peers>,
    table: TableId,
    owner: NodeId,
    /// The connections of this node, with their numbers at the owner.
    connections: HashMap<ConnectionId, u64>,
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.connections.keys().for_each(|connection| self.peers.end_socket(connection.number()));
    }
}

impl Relay {
    pub(super) fn new(app: Arc<App>, peers: Arc<Peers>, table: TableId, owner: NodeId) -> Self {
        Self { app, peers, table, owner, connections: HashMap::new() }
    }

    /// Serves until nobody is here, or the owner has changed. Gives a request that is to be sent again.
    pub(super) async fn serve(
        mut self,
        inbox: &mut mpsc::Receiver<TableRequest>,
    ) -> Result<Option<TableRequest>, ApiError> {
        let mut closing = self.app.closing();
        loop {
            let request = tokio::select! {
                request = inbox.recv() => request,
                () = sleep(IDLE), if self.connections.is_empty() => None,
                () = closed(&mut closing) => return Err(ApiError::Closing),
            };
            let Some(request) = request else { return Ok(None) };
            // A node that stops does not wait for an owner that may have stopped, too.
            let next = tokio::select! {
                next = self.handle(request) => next,
                () = closed(&mut closing) => return Err(ApiError::Closing),
            };
            match next {
                Next::Continue => {}
                Next::Moved(request) => return self.owner_gone(request).await,
            }
        }
    }

    /// Ends the sockets. A request that has to be done waits until the table has another owner, or could have;
    /// without one there is nothing to wait for: the owner may be alive, and only a message of it was lost.
    async fn owner_gone(mut self, request: Option<TableRequest>) -> Result<Option<TableRequest>, ApiError> {
        for (connection, _) in self.connections.drain() {
            self.peers.end_socket(connection.number());
        }
        if request.is_none() {
            return Ok(None);
        }
        let deadline = Instant::now() + TAKEOVER;
        let mut closing = self.app.closing();
        loop {
            let is_same = match self.peers.cluster.route(&self.table).await {
                Ok(route) => route == Route::At(self.owner),
                // The next actor or relay meets the same error.
                Err(_) => false,
            };
            if !is_same || Instant::now() >= deadline {
                return Ok(request);
            }
            tokio::select! {
                () = sleep(RETRY) => {}
                () = closed(&mut closing) => return Err(ApiError::Closing),
            }
        }
    }

    async fn handle(&mut self, request: TableRequest) -> Next {
        match request {
            TableRequest::Forwarded(inner) => self.asked_as_owner(inner).await,
            TableRequest::NodeLost(node) if node == self.owner => Next::Moved(None),
            TableRequest::Join(join) => self.join(*join).await,
            TableRequest::Leave(connection) => self.leave(connection).await,
            TableRequest::TakeOver(connection) => {
                self.pass_on(connection, |connection| Ask::TakeOver { connection }).await
            }
            TableRequest::Submit { connection, request } => {
                let CommandRequest { id, command } = *request;
                self.pass_on(connection, |connection| Ask::Submit { connection, id, command }).await
            }
            TableRequest::Execute { who, request, reply } => self.execute(who, request, reply).await,
            TableRequest::Look { who, reply } => {
                let back = |reply| TableRequest::Look { who: who.clone(), reply };
                self.ask(Ask::Look { who: who.as_deref().copied() }, reply, back).await
            }
            TableRequest::Story { who, reply } => {
                let back = |reply| TableRequest::Story { who: who.clone(), reply };
                self.ask(Ask::Story { who: who.as_deref().copied() }, reply, back).await
            }
            TableRequest::Glance { who, number, reply } => {
                let back = |reply| TableRequest::Glance { who: who.clone(), number, reply };
                self.ask(Ask::Glance { who: who.as_deref().copied(), number }, reply, back).await
            }
            TableRequest::Advise { who, reply } => {
                let (app, table) = (Arc::clone(&self.app), self.table.clone());
                tokio::spawn(async move {
                    let task = load::replay(&app, &table).await;
                    let _ = reply.send(task.and_then(|(table, _)| Ok(hint_task(&table, &who)?)));
                });
                Next::Continue
            }
            TableRequest::Foresee { question, reply } => {
                let (app, table) = (Arc::clone(&self.app), self.table.clone());
                tokio::spawn(async move {
                    let task = load::replay(&app, &table).await;
                    let _ = reply.send(task.and_then(|(table, _)| Ok(foresight_task(&table, &question)?)));
                });
                Next::Continue
            }
            TableRequest::Expire => {
                let _: Result<(), NotDone> =
                    self.peers.ask(self.owner, &self.table, Ask::Expire, ACCEPT).await;
                Next::Continue
            }
            TableRequest::BlocksChanged(who) => {
                let ask = Ask::BlocksChanged { who: *who };
                let _: Result<(), NotDone> = self.peers.ask(self.owner, &self.table, ask, ACCEPT).await;
                Next::Continue
            }
            TableRequest::Reload(reply) => self.ask(Ask::Reload, reply, TableRequest::Reload).await,
            // The owner tells its connections, wherever they are, and looks at its own deadlines.
            TableRequest::Notice(_)
            | TableRequest::NodeLost(_)
            | TableRequest::Answer { .. }
            | TableRequest::Settle => Next::Continue,
        }
    }

    /// Another node takes this one for the owner: one of the two is behind.
    async fn asked_as_owner(&self, request: Box<TableRequest>) -> Next {
        match self.peers.cluster.route(&self.table).await {
            Ok(Route::At(owner)) if owner == self.owner => {
                request.fail(&ApiError::Store(StoreError::Fenced));
                Next::Continue
            }
            Ok(_) => Next::Moved(Some(TableRequest::Forwarded(request))),
            Err(error) => {
                request.fail(&error.into());
                Next::Continue
            }
        }
    }

    async fn join(&mut self, join: Join) -> Next {
        let connection = ConnectionId::next();
        let Some(outbox) = join.outbox.here() else { return Next::Continue };
        self.peers.add_socket(connection.number(), self.owner, outbox.clone());
        let ask = Ask::Join(JoinAsk {
            connection: connection.number(),
            who: join.who,
            name: join.name.clone(),
            is_socket: join.link == super::Link::Socket,
            lang: join.lang.code().to_owned(),
            since: join.since,
        });
        match self.peers.ask::<JoinAnswer>(self.owner, &self.table, ask, ACCEPT).await {
            Ok(answer) => {
                self.connections.insert(connection, answer.connection);
                let joined = Joined { connection, viewer: answer.viewer() };
                let _ = join.reply.send(Ok(joined));
                Next::Continue
            }
            Err(reason) => {
                self.peers.end_socket(connection.number());
                match reason {
                    NotDone::Moved => return Next::Moved(Some(TableRequest::Join(Box::new(join)))),
                    reason => drop(join.reply.send(Err(reason.into()))),
                }
                Next::Continue
            }
        }
    }

    async fn leave(&mut self, connection: ConnectionId) -> Next {
        self.peers.end_socket(connection.number());
        let Some(theirs) = self.connections.remove(&connection) else { return Next::Continue };
        let ask = Ask::Leave { connection: theirs };
        // An owner that is gone has no connections.
        let _: Result<(), NotDone> = self.peers.ask(self.owner, &self.table, ask, ACCEPT).await;
        Next::Continue
    }

    /// Passes on what a connection asks; the answer goes where the news go. If it is not certain that the
    /// owner has it, the connection ends, and its client asks again under the same id.
    async fn pass_on(&mut self, connection: ConnectionId, ask: impl FnOnce(u64) -> Ask) -> Next {
        let Some(theirs) = self.connections.get(&connection) else { return Next::Continue };
        match self.peers.ask(self.owner, &self.table, ask(*theirs), ACCEPT).await {
            Ok(()) => Next::Continue,
            Err(NotDone::Moved) => Next::Moved(None),
            Err(NotDone::Unknown | NotDone::Failed(_)) => {
                self.peers.end_socket(connection.number());
                Next::Continue
            }
        }
    }

    async fn execute(
        &self,
        who: Box<PersonId>,
        request: Box<CommandRequest>,
        reply: oneshot::Sender<Result<Done, ApiError>>,
    ) -> Next {
        let ask = Ask::Execute { who: *who, id: request.id.clone(), command: request.command.clone() };
        match self.peers.ask::<Version>(self.owner, &self.table, ask, ANSWER).await {
            Err(NotDone::Moved) => Next::Moved(Some(TableRequest::Execute { who, request, reply })),
            answer => {
                let done = answer.map(|version| Done { version });
                let _ = reply.send(done.map_err(ApiError::from));
                Next::Continue
            }
        }
    }

    /// Asks the owner something that changes nothing.
    async fn ask<T: DeserializeOwned>(
        &self,
        ask: Ask,
        reply: oneshot::Sender<Result<T, ApiError>>,
        back: impl FnOnce(oneshot::Sender<Result<T, ApiError>>) -> TableRequest,
    ) -> Next {
        match self.peers.ask(self.owner, &self.table, ask, ACCEPT).await {
            Err(NotDone::Moved) => Next::Moved(Some(back(reply))),
            answer => {
                let _ = reply.send(answer.map_err(ApiError::from));
                Next::Continue
            }
        }
    }
}
