//! Moderation: which names are refused, and who may not play or talk.

mod error;
mod names;
mod networks;
mod running;

pub(crate) use error::ModerationError;
pub(crate) use names::{admit_name, reserve_name, reserve_old_names};
pub(crate) use networks::{Networks, note_network};
pub(crate) use running::{RunningSanctions, check_network, check_play, check_talk, refresh};

use crate::app::App;
use crate::entropy;
use interregnum_people::{DEPARTURES_KEPT, wait_until};
use interregnum_store::{ActionKind, LogEntry, ModerationChange, ModerationId, PersonChange, StoreError};
use interregnum_table::{PersonId, Time};
use std::collections::HashSet;

/// A new id of a block, a report, a sanction or an entry of the log.
pub(crate) fn new_id() -> ModerationId {
    ModerationId(entropy::random_u64())
}

/// What somebody did, for the log.
pub(crate) fn log_entry(
    app: &App,
    by: PersonId,
    action: ActionKind,
    (person, about): (Option<PersonId>, ModerationId),
    reason: String,
) -> LogEntry {
    LogEntry {
        id: new_id(),
        at: app.clock.now(),
        by: Some(by),
        by_name: String::new(),
        action,
        person,
        name: String::new(),
        about: Some(about),
        reason,
    }
}

/// Writes a change; whether something was done.
pub(crate) async fn change(app: &App, change: ModerationChange) -> Result<bool, StoreError> {
    app.store.change_person(PersonChange::Moderated(change)).await
}

/// The people with whom somebody is not brought together: those whom they have blocked, and those who have blocked them.
pub(crate) async fn kept_apart(app: &App, person: PersonId) -> Result<HashSet<PersonId>, StoreError> {
    let mut people: HashSet<PersonId> = app.store.blockers(person).await?.into_iter().collect();
    people.extend(app.store.blocks(person).await?.into_iter().map(|block| block.blocked));
    Ok(people)
}

/// The games that somebody left and lost lately, and until when they are therefore not matched.
pub(crate) async fn departures(app: &App, person: PersonId) -> Result<(usize, Option<Time>), StoreError> {
    let now = app.clock.now();
    let since = Time(now.0.saturating_sub(DEPARTURES_KEPT.0));
    let departures = app.store.departures(person, since).await?;
    Ok((departures.len(), wait_until(&departures).filter(|until| *until > now)))
}
