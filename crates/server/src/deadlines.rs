//! Settles what is due at tables that nobody has open: games that are played over days.

use crate::api_error::ApiError;
use crate::app::App;
use crate::live::{self, TableRequest};
use interregnum_table::{TableId, Time};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How many tables are looked at at a time.
const MANY: u32 = 1000;

/// How long to wait before a table is asked again to settle the same deadline: its log may be unreadable.
const RETRY: Duration = Duration::from_mins(1);

/// The deadlines that tables were asked to settle lately.
#[derive(Default)]
pub(crate) struct Deadlines {
    asked: HashMap<(TableId, Time), Instant>,
}

impl Deadlines {
    /// Loads the tables whose deadline has come, each of which then does what is due. Among several nodes
    /// the first does it for all; a table that another node has in memory looks at its own deadlines.
    pub(crate) async fn settle(&mut self, app: &Arc<App>) {
        if app.peers.as_ref().is_some_and(|peers| !peers.cluster.is_first()) {
            return;
        }
        if let Err(error) = self.try_settle(app).await {
            tracing::error!(
                code = error.code(),
                "deadlines not looked for: games over days are settled later"
            );
        }
    }

    async fn try_settle(&mut self, app: &Arc<App>) -> Result<(), ApiError> {
        self.asked.retain(|_, asked| asked.elapsed() < RETRY);
        let due = app.store.due(app.clock.now(), MANY).await?;
        let new: Vec<(TableId, Time)> = due.into_iter().filter(|due| !self.asked.contains_key(due)).collect();
        let ids: Vec<TableId> = new.iter().map(|(table, _)| table.clone()).collect();
        let live = app.live_among_ids(&ids).await?;
        for (table, deadline) in new {
            if app.tables.has(&table) || !live.contains(&table) {
                live::send(app, &table, TableRequest::Settle).await;
            }
            self.asked.insert((table, deadline), Instant::now());
        }
        Ok(())
    }
}
