//! Tables that wait for players although nobody has come back to them.

use crate::app::App;
use crate::live::{self, TableRequest};
use interregnum_store::{ListedTable, TableFilter, TableStage};
use interregnum_table::{Span, Time};
use std::sync::Arc;

/// A deserted table is closed after this long: a link sent in the morning still works in the
/// evening.
const KEPT: Span = Span::seconds(12 * 3600);

/// So many tables are looked at in one go.
const MANY: u32 = 1000;

/// Closes the tables that wait for players and that nobody has looked at for long.
pub(crate) async fn close_expired(app: &Arc<App>) {
    let listing = TableFilter { stage: Some(TableStage::Open), ..TableFilter::all(MANY) };
    // A log that cannot be read now is read a minute later.
    let Ok(found) = app.store.list(listing).await else { return };
    let now = app.clock.now();
    for listed in found.iter().filter(|listed| is_old(listed, now) && !app.tables.has(&listed.table)) {
        live::send(app, &listed.table, TableRequest::Expire).await;
    }
}

fn is_old(listed: &ListedTable, now: Time) -> bool {
    listed.updated + KEPT <= now
}
