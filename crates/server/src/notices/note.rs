//! Notes for whom a game over days waits, when that has changed.

use crate::app::App;
use interregnum_kernel::Viewer;
use interregnum_store::{Notice, NoticeChange, NoticeKind, PersonChange};
use interregnum_table::{Clock, PersonId, Span, Table, Time};
use std::sync::Arc;

/// When the notice goes out to somebody who has the table open: if they have not acted by then, the page may be out of
/// sight.
const LOOKING: Span = Span::seconds(600);

/// How long before a deadline its notice goes out at the earliest.
const LONGEST_WARNING: Span = Span::seconds(12 * 3600);

/// Stores the notices to the players of a table that has changed. `has_open` says who has the table open.
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
                tracing::error!(code = error.code(), %error, "notice not stored: a player gets no notice of a turn");
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

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_kernel::Seat;
    use interregnum_table::{Asked, Command, Entropy, PlannedMove, SeatSecret, Setup, TableId, Transition};
    use serde_json::json;

    fn person(number: u8) -> PersonId {
        SeatSecret::from_bytes([number; 16]).person()
    }

    fn after(table: &Table, who: u8, command: Command) -> Option<Table> {
        let id = format!("r{}", table.stored().0).parse().expect("a request id");
        let asked = Asked { who: person(who), id, command, now: Time(1000), entropy: Entropy([1; 32]) };
        let Transition { table, .. } = table.decide(&asked).ok()??;
        Some(table)
    }

    /// A game of Claim over days in which person 0 leads.
    fn dealt() -> Table {
        let options = json!({"players": 2, "kingdom": ["Go", "Kn", "Dw", "Un", "Do"], "leader": 0});
        let clock = Clock::Days { span: Some(Span::days(3)), vacation: 0 };
        let setup = Setup { clock, ..Setup::new("claim", options) };
        let id = TableId::from_bytes([1; 10]);
        let first = Table::create(id, setup, person(0), Time(1), Entropy([1; 32])).expect("a table");
        let sit = || Command::Sit { seat: None, name: "P".to_owned(), commitment: None, commits: false };
        let table = Table::load(&[first]).expect("a log");
        let table = after(&table, 0, sit()).expect("a seat");
        after(&table, 1, sit()).expect("a seat")
    }

    #[test]
    fn somebody_whose_planned_reply_was_just_played_is_not_told() {
        let table = dealt();
        let (leader, follower) = (Seat::new(0), Seat::new(1));
        let position = table.now(Viewer::Seat(leader)).position.expect("a position");
        // A reply that loses the trick: the leader leads again.
        let mut found = false;
        for lead in &position.legal {
            let foreseen = [PlannedMove { seat: leader, action: lead.clone() }];
            let task = table.foresee(follower, &foreseen).expect("a question");
            for reply in task.answer(Entropy([2; 32])).expect("an answer").actions {
                let line = vec![foreseen[0].clone(), PlannedMove { seat: follower, action: reply.action }];
                let plan = Command::Plan { lines: vec![line], turn: position.turn };
                let before = after(&table, 1, plan).expect("a plan");
                let lead = Command::Play { action: lead.clone(), turn: position.turn };
                let replied = after(&before, 0, lead).expect("a move");
                assert!(notices(Some(&table), &before, Time(1000), |_| false).is_empty());
                let told = notices(Some(&before), &replied, Time(1000), |_| false);
                assert!(told.iter().all(|notice| replied.awaited() == [notice.person]));
                found |= replied.awaited() == [person(0)];
            }
        }
        assert!(found, "some reply loses the trick");
    }
}
