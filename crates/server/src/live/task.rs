//! The task of a table: an actor at the node that owns it, a relay at any other.

use super::actor::TableActor;
use super::load::load;
use super::relay::Relay;
use super::request::TableRequest;
use crate::api_error::ApiError;
use crate::app::App;
use crate::peers::Peers;
use interregnum_cluster::{Route, Tenure};
use interregnum_store::StoreError;
use interregnum_table::TableId;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;

/// How long to wait after another node may have taken the table over.
const FENCED_PAUSE: Duration = Duration::from_millis(50);

/// Loads a table and serves it until nobody has looked for a while.
pub(super) async fn run(
    app: Arc<App>,
    id: TableId,
    task: mpsc::WeakSender<TableRequest>,
    mut inbox: mpsc::Receiver<TableRequest>,
) {
    let (served, pending) = match &app.peers {
        None => (own(&app, &id, &task, &mut inbox, None).await, None),
        // Boxed: a table of a single node does not keep room for it.
        Some(peers) => Box::pin(share(&app, peers, &id, &task, &mut inbox)).await,
    };
    if let Some(task) = task.upgrade() {
        app.tables.remove(&id, &task);
    }
    inbox.close();
    let mut pending = pending;
    loop {
        let request = match pending.take() {
            Some(request) => Some(request),
            None => inbox.recv().await,
        };
        let Some(request) = request else { return };
        match &served {
            // Requests that arrived while the table was being unloaded go to the next actor.
            Ok(()) => super::send(&app, &id, request).await,
            Err(error) => request.fail(error),
        }
    }
}

/// Loads a table and serves it as its owner.
async fn own(
    app: &Arc<App>,
    id: &TableId,
    task: &mpsc::WeakSender<TableRequest>,
    inbox: &mut mpsc::Receiver<TableRequest>,
    tenure: Option<Tenure>,
) -> Result<(), ApiError> {
    let loaded = Box::pin(load(app, id)).await?;
    app.metrics.tables.increment();
    let mut live = TableActor::new(Arc::clone(app), loaded, task.clone());
    live.tenure = tenure;
    let served = live.serve(inbox).await;
    app.metrics.tables.decrement();
    served
}

/// Serves a table of several nodes, as its owner or as a relay. Gives a request that is to be sent again.
async fn share(
    app: &Arc<App>,
    peers: &Arc<Peers>,
    id: &TableId,
    task: &mpsc::WeakSender<TableRequest>,
    inbox: &mut mpsc::Receiver<TableRequest>,
) -> (Result<(), ApiError>, Option<TableRequest>) {
    if *app.closing().borrow() {
        return (Err(ApiError::Closing), None);
    }
    if let Err(error) = peers.check_alive().await {
        return (Err(error), None);
    }
    let tenure = peers.cluster.tenure();
    match peers.cluster.route(id).await {
        Ok(Route::Here) => {}
        Ok(Route::At(owner)) => {
            let relay = Relay::new(Arc::clone(app), Arc::clone(peers), id.clone(), owner);
            return match relay.serve(inbox).await {
                Ok(pending) => (Ok(()), pending),
                Err(error) => (Err(error), None),
            };
        }
        Ok(Route::Nowhere) => return (Err(ApiError::NoSuchTable), None),
        Err(error) => return (Err(error.into()), None),
    }
    let served = match own(app, id, task, inbox, Some(tenure)).await {
        // Another node owns it now: the next relay finds it. A node that is only late with its heartbeat
        // does not load the table again and again meanwhile.
        Err(ApiError::Store(StoreError::Fenced)) => {
            tokio::time::sleep(FENCED_PAUSE).await;
            Ok(())
        }
        Ok(()) => {
            // Otherwise it stays this node's, and is loaded here when somebody asks for it.
            let _ = peers.cluster.store().release(id.clone()).await;
            Ok(())
        }
        failed => failed,
    };
    (served, None)
}

#[cfg(test)]
mod tests {
    use super::run;

    /// The size of the future that an async function returns.
    const fn size<A, B, C, D, R>(_: &impl Fn(A, B, C, D) -> R) -> usize {
        size_of::<R>()
    }

    #[test]
    fn a_table_that_waits_keeps_little_memory() {
        assert!(size(&run) <= 2048, "{} bytes", size(&run));
    }
}
