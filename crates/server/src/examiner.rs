//! Examines games that are over, one after the other, when no bot and nobody who wants advice needs the threads: for
//! profiles, which show options and how somebody played what is solved exactly.
//!
//! What is still to be examined is asked of the store. So nothing is lost with a server, and games from before there were
//! examinations get theirs.

use crate::app::{App, closed};
use crate::live;
use interregnum_people::{examination, unreadable};
use interregnum_store::{PersonChange, StoreError};
use interregnum_table::{TableId, Version};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How often the store is asked when no game has ended at this server: another node may have written a result.
const INTERVAL: Duration = Duration::from_secs(5);

/// The number of games asked for at a time.
const PAGE: u32 = 20;

/// A rest after an examination is this many times as long as the examination took: examining uses a tenth of one core at
/// most.
const REST: u32 = 9;

/// The longest rest, and the one of a busy server, whose players come first.
const LONGEST_REST: Duration = Duration::from_secs(10);

/// A server is busy if it stores more entries than this in a second, on average over at least this time.
const BUSY: f64 = 500.0;
const WINDOW: Duration = Duration::from_secs(1);

/// Examines games until the server closes. Among several nodes the first does it for all.
pub(crate) async fn run_examiner(app: Arc<App>) {
    let mut closing = app.closing();
    let mut pace = Pace::start(&app);
    let examine = async {
        loop {
            let is_idle = examine_some(&app, &mut pace).await.unwrap_or_else(|error| {
                tracing::error!(code = error.code(), %error, "games not examined: the next interval tries again");
                true
            });
            if is_idle {
                let _ = tokio::time::timeout(INTERVAL, app.recorder.recorded.notified()).await;
            }
        }
    };
    tokio::select! {
        () = examine => {}
        () = closed(&mut closing) => {}
    }
}

/// Examines the latest games that are not examined yet; whether there were none.
async fn examine_some(app: &App, pace: &mut Pace) -> Result<bool, StoreError> {
    if app.peers.as_ref().is_some_and(|peers| !peers.cluster.is_first()) {
        return Ok(true);
    }
    let games = app.store.unexamined(PAGE).await?;
    let is_idle = games.is_empty();
    for (table, round) in games {
        let begun = Instant::now();
        examine(app, table, round).await?;
        tokio::time::sleep(pace.rest(app, begun.elapsed())).await;
    }
    Ok(is_idle)
}

/// How long to rest, by how much the server has to do.
struct Pace {
    since: Instant,
    /// The entries that were stored until then.
    entries: u64,
    is_busy: bool,
}

impl Pace {
    fn start(app: &App) -> Self {
        Self { since: Instant::now(), entries: app.metrics.entries.get(), is_busy: false }
    }

    /// The rest after an examination that took this long.
    fn rest(&mut self, app: &App, took: Duration) -> Duration {
        let passed = self.since.elapsed();
        if passed >= WINDOW {
            let entries = app.metrics.entries.get();
            let is_busy = (entries - self.entries) as f64 > BUSY * passed.as_secs_f64();
            *self = Self { since: Instant::now(), entries, is_busy };
        }
        if self.is_busy { LONGEST_REST } else { (took * REST).min(LONGEST_REST) }
    }
}

async fn examine(app: &App, table: TableId, round: u32) -> Result<(), StoreError> {
    let stored = app.store.read(table.clone(), Version(0)).await?;
    let found = app.bots.examine(move || Ok(examination(&live::entries(&stored)?, round))).await;
    // A game that cannot be examined must not be tried for ever.
    let examination = match found {
        Some(Ok(examination)) => examination,
        Some(Err(error)) => {
            let error: StoreError = error;
            tracing::error!(%table, round, %error, "game not examined: its log cannot be read");
            unreadable()
        }
        None => {
            tracing::error!(%table, round, "game not examined: the solver failed");
            unreadable()
        }
    };
    app.store.change_person(PersonChange::ResultExamined { table, round, examination }).await?;
    Ok(())
}
