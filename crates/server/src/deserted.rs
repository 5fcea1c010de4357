//! Tables that wait for players although nobody has come back to them.

use crate::house::House;
use crate::live::{self, Request};
use interregnum_store::{Listed, Listing, Stage};
use interregnum_table::{Span, Time};
use std::sync::Arc;

/// A deserted table is closed after this long: a link sent in the morning still works in the
/// evening.
const KEPT: Span = Span::seconds(12 * 3600);

/// So many tables are looked at in one go.
const MANY: u32 = 1000;

/// Closes the tables that wait for players and that nobody has looked at for long.
pub(crate) async fn close(house: &Arc<House>) {
    let listing = Listing { stage: Some(Stage::Open), ..Listing::all(MANY) };
    // A log that cannot be read now is read a minute later.
    let Ok(found) = house.store.list(listing).await else { return };
    let now = house.clock.now();
    for listed in found.iter().filter(|listed| is_old(listed, now) && !house.tables.has(&listed.table)) {
        live::send(house, &listed.table, Request::Desert).await;
    }
}

fn is_old(listed: &Listed, now: Time) -> bool {
    listed.updated + KEPT <= now
}
