//! What arrives from other nodes. Nothing here waits: what takes time gets a task of its own.

use super::message::read_tell;
use super::{Announcement, Answer, Ask, JoinAnswer, JoinAsk, Peers, RemoteOutbox, TableAsk};
use crate::api_error::ApiError;
use crate::app::App;
use crate::live::{self, CommandRequest, ConnectionId, Frame, Join, TableRequest};
use crate::rest;
use interregnum_cluster::{AskReply, Incoming, NodeId};
use interregnum_store::SessionId;
use interregnum_table::TableId;
use serde::Serialize;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

pub(super) fn handle(app: &Arc<App>, incoming: Incoming) {
    let Some(peers) = &app.peers else { return };
    match incoming {
        Incoming::Ask { from, body, reply } => match serde_json::from_str(&body) {
            Ok(TableAsk { table, what }) => Asked { app, peers, table, from, reply }.dispatch(what),
            Err(error) => tracing::error!(node = %from, %error, "request of another node not understood"),
        },
        Incoming::Tell { body, .. } => told(app, peers, &body),
        Incoming::Announcement { body } => {
            if let Ok(announcement) = serde_json::from_str(&body) {
                announced(app, announcement);
            }
        }
        Incoming::Lost(node) => lost(app, peers, node),
    }
}

/// A message of an owner to connections here.
fn told(app: &App, peers: &Peers, body: &str) {
    let Some((connections, frame)) = read_tell(body) else { return };
    let Some(frame) = frame else {
        connections.into_iter().for_each(|connection| peers.end_socket(connection));
        return;
    };
    let frame: Frame = frame.into();
    let slow = connections.into_iter().filter(|connection| peers.deliver(*connection, &frame)).count();
    app.metrics.slow.add(slow as u64);
}

fn announced(app: &Arc<App>, announcement: Announcement) {
    let app = Arc::clone(app);
    tokio::spawn(async move {
        match announcement {
            Announcement::Notice { text, close_in } => rest::show_notice(&app, text, close_in).await,
            Announcement::Withdrawn => rest::hide_notice(&app).await,
            Announcement::SignedOut(ended) => {
                ended.into_iter().for_each(|session| app.sessions.end(SessionId(session)));
            }
            Announcement::PersonChanged(person) => app.watchers.tell(person),
        }
    });
}

/// Ends what depends on a node that is gone, or of whose messages some are missing. If it is this node,
/// others may own its tables.
fn lost(app: &Arc<App>, peers: &Peers, node: NodeId) {
    tracing::warn!(%node, own = node == peers.cluster.node(), "node lost: its connections are closed and come back");
    peers.end_sockets_of(node);
    let app = Arc::clone(app);
    tokio::spawn(async move {
        for table in app.tables.ids() {
            live::send_if_live(&app, &table, TableRequest::NodeLost(node)).await;
        }
    });
}

/// A request of another node.
struct Asked<'a> {
    app: &'a Arc<App>,
    peers: &'a Peers,
    table: TableId,
    from: NodeId,
    reply: AskReply,
}

impl Asked<'_> {
    fn dispatch(self, what: Ask) {
        match what {
            Ask::Join(join) => self.join(join),
            Ask::Leave { connection } => {
                self.accept(TableRequest::Leave(ConnectionId::from_number(connection)));
            }
            Ask::TakeOver { connection } => {
                self.accept(TableRequest::TakeOver(ConnectionId::from_number(connection)));
            }
            Ask::Submit { connection, id, command } => self.accept(TableRequest::Submit {
                connection: ConnectionId::from_number(connection),
                request: Box::new(CommandRequest { id, command }),
            }),
            Ask::Execute { who, id, command } => {
                let request = Box::new(CommandRequest { id, command });
                self.answer(
                    |reply| TableRequest::Execute { who: Box::new(who), request, reply },
                    |done| done.version,
                );
            }
            Ask::Look { who } => {
                self.answer(|reply| TableRequest::Look { who: who.map(Box::new), reply }, |scene| scene);
            }
            Ask::Story { who } => {
                self.answer(|reply| TableRequest::Story { who: who.map(Box::new), reply }, |story| story);
            }
            Ask::Glance { who, number } => self.answer(
                |reply| TableRequest::Glance { who: who.map(Box::new), number, reply },
                |glance| glance,
            ),
            Ask::Expire => self.accept(TableRequest::Expire),
            Ask::BlocksChanged { who } => self.accept(TableRequest::BlocksChanged(Box::new(who))),
            Ask::Reload => self.answer(TableRequest::Reload, |()| ()),
        }
    }

    fn join(self, join: JoinAsk) {
        let outbox = RemoteOutbox::new(Arc::clone(&self.peers.cluster), self.from, join.connection);
        let (link, lang) = (join.link(), join.lang());
        let JoinAsk { who, name, since, .. } = join;
        let outbox = outbox.into();
        let request =
            |reply| TableRequest::Join(Box::new(Join { who, name, link, lang, since, outbox, reply }));
        self.answer(request, JoinAnswer::from);
    }

    /// Puts a request into the table's queue, and answers that it is there.
    fn accept(self, request: TableRequest) {
        let Self { app, table, reply, .. } = self;
        let accepted = enqueue(app, &table, request);
        tokio::spawn(async move { reply.send(written(accepted)).await });
    }

    /// Puts a request into the table's queue, and answers what the table answers.
    fn answer<T: Send + 'static, S: Serialize>(
        self,
        request: impl FnOnce(oneshot::Sender<Result<T, ApiError>>) -> TableRequest,
        convert: impl Fn(T) -> S + Send + 'static,
    ) {
        let Self { app, table, reply, .. } = self;
        let (sender, answer) = oneshot::channel();
        let accepted = enqueue(app, &table, request(sender));
        tokio::spawn(async move {
            let answer = match accepted {
                Ok(()) => answer.await.unwrap_or(Err(ApiError::Closing)),
                Err(error) => Err(error),
            };
            reply.send(written(answer.map(convert))).await;
        });
    }
}

/// An answer as it is sent.
fn written<T: Serialize>(result: Result<T, ApiError>) -> String {
    serde_json::to_string(&Answer::from(result)).expect("a message is plain data")
}

/// Puts a request of another node into a table's queue. One that is full refuses.
fn enqueue(app: &Arc<App>, table: &TableId, request: TableRequest) -> Result<(), ApiError> {
    let request = TableRequest::Forwarded(Box::new(request));
    match live::sender_for(app, table).try_send(request) {
        Ok(()) => Ok(()),
        Err(mpsc::error::TrySendError::Full(_)) => Err(ApiError::Busy { wait: super::ACCEPT }),
        Err(mpsc::error::TrySendError::Closed(back)) => {
            let (app, table) = (Arc::clone(app), table.clone());
            tokio::spawn(async move { live::send(&app, &table, back).await });
            Ok(())
        }
    }
}
