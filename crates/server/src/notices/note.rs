//! Notes for whom a game over days waits, when that has changed.

use crate::app::App;
use interregnum_kernel::Viewer;
use interregnum_store::{Notice, NoticeChange, NoticeKind, PersonChange};
use interregnum_table::{Clock, PersonId, Span, Table, Time};
use std::sync::Arc;

/// Who has the table open sees that the game waits. If nothing happens for so long, the page may have been put away.
const LOOKING: Span = Span::seconds(600);

/// How long before the end of a time its player is told at the earliest.
const LONGEST_WARNING: Span = Span::seconds(12 * 3600);

/// Notes what the players of a table are to be told after it has changed. `has_open` says who has the table open.
pub(crate) fn note(
    app: &Arc<App>,
    before: Option<&Table>,
    after: &Table,
    has_open: impl Fn(&PersonId) -> bool,
) {
    let due = notices(before, after, app.clock.now(), has_open);
    if due.is_empty() {
        return;
    }
    let app = Arc::clone(app);
    tokio::spawn(async move {
        for notice in due {
            let noted = app.store.change_person(PersonChange::Notice(NoticeChange::Due(notice))).await;
            if let Err(error) = noted {
                tracing::error!(code = error.code(), %error, "notice not noted: a player is not told of a turn");
            }
        }
    });
}

fn notices(
    before: Option<&Table>,
    after: &Table,
    now: Time,
    has_open: impl Fn(&PersonId) -> bool,
) -> Vec<Notice> {
    let Clock::Days { span, .. } = after.setup().clock else { return Vec::new() };
    let waited = before.filter(|before| before.position_id() == after.position_id());
    let waited = waited.map(Table::awaited).unwrap_or_default();
    let mut due = Vec::new();
    for person in after.awaited() {
        let notice = |kind, due| Notice { person, kind, table: Some(after.id().clone()), due };
        if !waited.contains(&person) {
            let at = if has_open(&person) { now + LOOKING } else { now };
            due.push(notice(NoticeKind::Turn, at));
        }
        let until = deadline(after, &person);
        let is_new =
            !waited.contains(&person) || before.and_then(|before| deadline(before, &person)) != until;
        if let (Some(span), Some(until), true) = (span, until, is_new) {
            let warning = Span(span.0 / 4).min(LONGEST_WARNING);
            due.push(notice(NoticeKind::Soon, Time(until.0.saturating_sub(warning.0)).max(now)));
        }
    }
    due
}

/// When the time of a person is up.
fn deadline(table: &Table, person: &PersonId) -> Option<Time> {
    let seat = table.holders().into_iter().find(|(_, holder)| holder == person)?.0;
    let now = table.now(Viewer::Spectator);
    now.seats.get(seat.index())?.time.as_ref()?.until
}
