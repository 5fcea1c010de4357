//! Records the results of games that are over. Nobody waits for it; what a server that stopped has not recorded is found
//! when the next one starts, or by `interregnum rebuild`.

use crate::api_error::ApiError;
use crate::app::App;
use crate::live;
use crate::moderation;
use interregnum_people::{departed, record_results, result, results};
use interregnum_store::{GameResult, ModerationChange, TableFilter, TableStage};
use interregnum_table::{Entry, Happening, Span, Table, TableId, Time, Version};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::{Instant, sleep_until};

/// How long before the last heartbeat of a server that stopped, or before the start of this one, a game may have ended
/// without its result being recorded.
const UNRECORDED: Span = Span::seconds(600);

/// The number of tables read at a time.
const PAGE: u32 = 100;

/// The shortest time between two recordings. The more games end, the more of them share one.
const GATHERING: Duration = Duration::from_millis(500);

/// The results that are still to be recorded.
#[derive(Default)]
pub(crate) struct Recorder {
    waiting: Mutex<Vec<GameResult>>,
    /// When results were last recorded. Held while they are, so that ratings rarely have to be computed again.
    turn: tokio::sync::Mutex<Option<Instant>>,
    /// Notified when results were recorded.
    pub(crate) recorded: tokio::sync::Notify,
}

impl Recorder {
    fn waiting(&self) -> MutexGuard<'_, Vec<GameResult>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Records the result of a table if its game has ended with these entries.
pub(crate) fn record_later(app: &Arc<App>, table: &Table, entries: &[Entry]) {
    let ended = entries.iter().find(|entry| matches!(entry.what, Happening::Ended { .. }));
    let Some(ended) = ended else { return };
    record_departures(app, table, ended.at);
    let Some(result) = result(table, ended.at) else { return };
    let waiting = &mut *app.recorder.waiting();
    waiting.push(result);
    if waiting.len() > 1 {
        // The task that was started for the first of them will record all of them.
        return;
    }
    let app = Arc::clone(app);
    tokio::spawn(async move {
        let mut last = app.recorder.turn.lock().await;
        if let Some(last) = *last {
            sleep_until(last + GATHERING).await;
        }
        let results = std::mem::take(&mut *app.recorder.waiting());
        if let Err(error) = record_results(app.store.as_ref(), &results).await {
            let (games, code) = (results.len(), error.code());
            tracing::error!(games, code, "results not recorded: `interregnum rebuild` records them");
        }
        *last = Some(Instant::now());
        drop(last);
        app.recorder.recorded.notify_one();
    });
}

/// Records who left the game that has ended at a table.
fn record_departures(app: &Arc<App>, table: &Table, at: Time) {
    let left = departed(table);
    if left.is_empty() {
        return;
    }
    let (app, table, round) = (Arc::clone(app), table.id().clone(), table.round());
    tokio::spawn(async move {
        for person in left {
            let change = ModerationChange::Departed { person, table: table.clone(), round, at };
            if let Err(error) = moderation::change(&app, change).await {
                tracing::error!(code = error.code(), "departure not recorded: it does not count");
            }
        }
    });
}

/// Records the results of the games that ended shortly before the last server stopped.
pub(crate) async fn record_missed(app: Arc<App>) {
    if let Err(error) = try_record_missed(&app).await {
        tracing::error!(
            code = error.code(),
            "results of the last minutes not looked for: `interregnum rebuild` records those that are missing"
        );
    }
}

async fn try_record_missed(app: &App) -> Result<(), ApiError> {
    let stopped = app.store.downtimes(Time(0)).await?.last().map(|downtime| downtime.from);
    let now = app.clock.now();
    let since = Time(stopped.unwrap_or(now).min(now).0.saturating_sub(UNRECORDED.0));
    let mut after = None;
    loop {
        let over = TableFilter { stage: Some(TableStage::Over), after, ..TableFilter::all(PAGE) };
        let page = app.store.list(over).await?;
        for listed in &page {
            if listed.updated < since {
                return Ok(());
            }
            record_table(app, &listed.table).await?;
        }
        let Some(last) = page.last() else { return Ok(()) };
        after = Some(last.table.clone());
    }
}

async fn record_table(app: &App, table: &TableId) -> Result<(), ApiError> {
    let stored = app.store.read(table.clone(), Version(0)).await?;
    let results = app.replays.run(move || Ok(results(&live::entries(&stored)?))).await?;
    let _turn = app.recorder.turn.lock().await;
    Ok(record_results(app.store.as_ref(), &results).await?)
}
