//! Handles the requests of people to a table.

use super::actor::{TableActor, may_have_changed};
use super::blocks::blocked_by;
use super::connections::{Connection, frame};
use super::request::{CommandRequest, ConnectionId, Done, Join, Joined, TableRequest, sanitize};
use crate::api_error::ApiError;
use crate::entropy;
use interregnum_cluster::NodeId;
use interregnum_kernel::Viewer;
use interregnum_store::StoreError;
use interregnum_table::{Asked, PersonId, SystemCommand, Version};
use interregnum_wire::{PROTOCOL, ToClient};
use tokio::time::Instant;

impl TableActor {
    pub(super) async fn answer(&mut self, request: TableRequest) -> Result<(), ApiError> {
        match request {
            TableRequest::Join(join) => self.join(*join).await,
            TableRequest::Leave(connection) => {
                self.left(connection);
                Ok(())
            }
            TableRequest::Expire => {
                if self.connections.is_empty() {
                    self.apply_system_command(&SystemCommand::Desert).await
                } else {
                    Ok(())
                }
            }
            // What is due happens before and after every request.
            TableRequest::Settle => Ok(()),
            TableRequest::Reload(reply) => {
                let reloaded = Box::pin(self.reload()).await;
                let _ = reply.send(reloaded.clone());
                reloaded
            }
            TableRequest::TakeOver(connection) => {
                self.hand_over(connection);
                Ok(())
            }
            TableRequest::Submit { connection, request } => self.say(connection, *request).await,
            TableRequest::Execute { who, request, reply } => {
                let (done, after) = self.ask(*who, *request).await;
                let _ = reply.send(done);
                after
            }
            TableRequest::Look { who, reply } => {
                let viewer = self.looked(who.as_deref());
                let blocked = if self.table.talk().next().is_some() {
                    blocked_by(&self.app, who.as_deref().copied()).await
                } else {
                    Vec::new()
                };
                let _ = reply.send(Ok(Box::new(self.table.scene_without(viewer, &blocked))));
                Ok(())
            }
            TableRequest::Story { who, reply } => {
                let viewer = self.looked(who.as_deref());
                let _ = reply.send(Ok(self.table.story(viewer)));
                Ok(())
            }
            TableRequest::Glance { who, number, reply } => {
                let viewer = self.looked(who.as_deref());
                let _ = reply.send(self.table.glance(viewer, number).ok_or(ApiError::NoSuchMove));
                Ok(())
            }
            TableRequest::Advise { who, reply } => {
                self.looked(Some(&who));
                let _ = reply.send(super::hint_task(&self.table, &who).map_err(ApiError::from));
                Ok(())
            }
            TableRequest::Foresee { question, reply } => {
                self.looked(Some(&question.who));
                let _ = reply.send(super::foresight_task(&self.table, &question).map_err(ApiError::from));
                Ok(())
            }
            TableRequest::Forwarded(inner) => Box::pin(self.answer(*inner)).await,
            TableRequest::NodeLost(node) => self.node_lost(node),
            TableRequest::Answer { seat, turn, action } => self.bot_answered(seat, turn, action).await,
            TableRequest::Notice(text) => {
                let message = frame(&ToClient::Notice { text });
                for viewer in self.connections.viewers() {
                    self.connections.tell(viewer, &message, &[]);
                }
                Ok(())
            }
            TableRequest::BlocksChanged(who) => {
                self.blocks_changed(&who).await;
                Ok(())
            }
        }
    }

    /// Notes that somebody has looked at the table; gives what that person may see.
    fn looked(&mut self, who: Option<&PersonId>) -> Viewer {
        self.last_used = Instant::now();
        let Some(who) = who else { return Viewer::Spectator };
        self.presence.requested(who, self.last_used);
        self.table.viewer(who)
    }

    async fn join(&mut self, join: Join) -> Result<(), ApiError> {
        let Join { who, name, link, lang, since, outbox, reply } = join;
        let viewer = who.as_ref().map_or(Viewer::Spectator, |who| self.table.viewer(who));
        let mut connection = Connection::new(who, name, viewer, link, lang, outbox);
        connection.blocked = blocked_by(&self.app, who).await;
        let connection = self.connections.add(connection);
        // The connection may have closed meanwhile.
        let _ = reply.send(Ok(Joined { connection, viewer }));
        self.welcome(connection, since).await
    }

    /// Shows the table to a new connection, and ends the stand-in for its person.
    async fn welcome(&mut self, id: ConnectionId, since: Option<Version>) -> Result<(), ApiError> {
        self.last_used = Instant::now();
        self.take_over(id);
        let Some(connection) = self.connections.get(id) else { return Ok(()) };
        let (viewer, blocked) = (connection.viewer, &connection.blocked);
        let told = since.and_then(|since| self.table.told_since_without(viewer, since, blocked));
        let scene = self.table.scene_without(viewer, blocked);
        let message = ToClient::Welcome { protocol: PROTOCOL, acting: true, told, scene };
        self.connections.send(id, frame(&message));
        if let Some(text) = self.app.notice() {
            self.connections.send(id, frame(&ToClient::Notice { text }));
        }
        let Some(seat) = viewer.seat() else { return Ok(()) };
        match self.apply_system_command(&SystemCommand::Found(seat)).await {
            Ok(()) => Ok(()),
            Err(error) => self.recover(error).await,
        }
    }

    /// Makes one connection the acting one of its person, and tells the others.
    fn take_over(&mut self, id: ConnectionId) {
        for other in self.connections.act(id) {
            self.connections.send(other, frame(&ToClient::Acting { acting: false }));
        }
    }

    /// The same for a connection that was here before, which has to be told, too.
    pub(super) fn hand_over(&mut self, id: ConnectionId) {
        self.take_over(id);
        self.connections.send(id, frame(&ToClient::Acting { acting: true }));
    }

    /// Lets go of the connections at a node that is gone. If it is this node, others may own the table.
    fn node_lost(&mut self, node: NodeId) -> Result<(), ApiError> {
        let is_own = self.app.peers.as_ref().is_some_and(|peers| peers.cluster.node() == node);
        self.connections.remove_node(node);
        if is_own { Err(ApiError::Store(StoreError::Fenced)) } else { Ok(()) }
    }

    fn left(&mut self, id: ConnectionId) {
        self.last_used = Instant::now();
        // What follows from it is found out where presence is updated.
        self.connections.remove(id);
    }

    async fn say(&mut self, connection: ConnectionId, request: CommandRequest) -> Result<(), ApiError> {
        let Some(speaker) = self.connections.get(connection) else { return Ok(()) };
        let lang = speaker.lang;
        let CommandRequest { id, command } = request;
        let (done, after) = match (speaker.who, speaker.acts) {
            (None, _) => (Err(ApiError::NoName), Ok(())),
            (Some(_), false) => (Err(ApiError::OtherTab), Ok(())),
            (Some(who), true) => match sanitize(command, &speaker.name) {
                Ok(command) => self.ask(who, CommandRequest { id: id.clone(), command }).await,
                Err(error) => (Err(error), Ok(())),
            },
        };
        let message = match done {
            Ok(Done { version }) => ToClient::Done { id, version },
            // Nobody knows, or another node does it. The client asks again under the same id when it is
            // connected again.
            Err(ApiError::Store(StoreError::Uncertain)) => {
                self.connections.remove(connection);
                return after;
            }
            Err(ApiError::Store(StoreError::Fenced)) if self.app.peers.is_some() => {
                self.connections.remove(connection);
                return after;
            }
            Err(error) => ToClient::Refused { id: Some(id), error: error.body(lang) },
        };
        self.connections.send(connection, frame(&message));
        after
    }

    /// Does what a person asks. The second result is how the table goes on.
    async fn ask(
        &mut self,
        who: PersonId,
        request: CommandRequest,
    ) -> (Result<Done, ApiError>, Result<(), ApiError>) {
        self.last_used = Instant::now();
        self.presence.requested(&who, self.last_used);
        let CommandRequest { id, command } = request;
        let mut asked = Asked { who, id, command, now: self.clock.now(), entropy: entropy::draw() };
        let mut done = self.once(&asked).await;
        if let Err(error @ ApiError::Store(refusal)) = &done {
            let again = may_have_changed(refusal);
            if let Err(error) = self.recover(error.clone()).await {
                return (done, Err(error));
            }
            // What was written after all is found by its id, and not done twice.
            if again {
                asked.now = self.clock.now();
                done = self.once(&asked).await;
            }
        }
        let metrics = &self.app.metrics;
        if done.is_ok() { &metrics.accepted } else { &metrics.refused }.add(1);
        (done, Ok(()))
    }

    async fn once(&mut self, asked: &Asked) -> Result<Done, ApiError> {
        if let Some(version) = self.table.done(&asked.who, &asked.id) {
            return Ok(Done { version });
        }
        self.concern(&asked.command).check(&self.app, &asked.who).await?;
        if let Some(transition) = self.table.decide(asked)? {
            self.write(transition).await?;
        }
        Ok(Done { version: self.table.version() })
    }
}
