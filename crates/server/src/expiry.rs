//! Closes tables that wait for players although everybody has left.

use crate::app::App;
use crate::live::{self, TableRequest};
use interregnum_store::{ListedTable, TableFilter, TableStage};
use interregnum_table::{Span, Time};
use std::sync::Arc;

/// How long a deserted table stays open: a link sent in the morning still works in the evening.
const KEPT: Span = Span::seconds(12 * 3600);

/// How long a table stays open at which a game is to be played over days.
const KEPT_FOR_DAYS: Span = Span::days(14);

/// How many tables one sweep looks at.
const MANY: u32 = 1000;

/// Closes the waiting tables that nobody has used for `KEPT`, or for `KEPT_FOR_DAYS`.
pub(crate) async fn close_expired(app: &Arc<App>) {
    // One node does it for all.
    if app.peers.as_ref().is_some_and(|peers| !peers.cluster.is_first()) {
        return;
    }
    let listing = TableFilter { stage: Some(TableStage::Open), ..TableFilter::all(MANY) };
    // If the store fails, the next sweep tries again.
    let Ok(found) = app.store.list(listing).await else { return };
    let now = app.clock.now();
    let old: Vec<ListedTable> = found.into_iter().filter(|listed| is_old(listed, now)).collect();
    let Ok(live) = app.live_among(&old).await else { return };
    for listed in old.iter().filter(|listed| !live.contains(&listed.table)) {
        live::send(app, &listed.table, TableRequest::Expire).await;
    }
}

fn is_old(listed: &ListedTable, now: Time) -> bool {
    let kept = if live::is_listed_for_days(&listed.row) { KEPT_FOR_DAYS } else { KEPT };
    listed.updated + kept <= now
}
