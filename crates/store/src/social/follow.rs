//! Who follows whom, and who is there.

use crate::StoreError;
use crate::people::columns::{Columns, moment, person_id};
use crate::people::statement::{Statement, Value, one, text, time};
use interregnum_table::{PersonId, Time};

/// Somebody who is followed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FollowedPerson {
    /// Who.
    pub person: PersonId,
    /// The name.
    pub name: String,
    /// When they were last there, and whether others may know.
    pub presence: Presence,
    /// Whether a program plays with the account.
    pub is_bot: bool,
}

/// When somebody was last there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Presence {
    /// When; zero if never since presence is recorded.
    pub seen: Time,
    /// Whether it is to stay unknown to others.
    pub hidden: bool,
}

/// A change to who follows whom, and to who is there.
#[derive(Clone, Copy, Debug)]
pub enum FollowChange {
    /// Somebody follows somebody. Nothing is done for somebody who has gone, or is followed already.
    Followed {
        /// Who follows.
        person: PersonId,
        /// Whom.
        followed: PersonId,
        /// When.
        at: Time,
    },
    /// Somebody follows somebody no longer.
    Unfollowed {
        /// Who followed.
        person: PersonId,
        /// Whom.
        followed: PersonId,
    },
    /// Somebody is there.
    Seen {
        /// Who.
        person: PersonId,
        /// When.
        at: Time,
    },
    /// Whether others may know when somebody is there.
    PresenceHidden {
        /// Who.
        person: PersonId,
        /// Whether it is to stay unknown.
        hidden: bool,
    },
}

pub(crate) const FOLLOWED: &str = "SELECT person.id, person.name, presence.seen, presence.hidden, bot_account.since \
    FROM follow JOIN person ON person.id = follow.followed \
    LEFT JOIN presence ON presence.person = follow.followed \
    LEFT JOIN bot_account ON bot_account.person = follow.followed \
    WHERE follow.person = $1 ORDER BY person.name, person.id";

pub(crate) const PRESENCE: &str = "SELECT seen, hidden FROM presence WHERE person = $1";

pub(crate) fn statements(change: FollowChange) -> Vec<Statement> {
    match change {
        FollowChange::Followed { person, followed, at } => one(
            "INSERT INTO follow (person, followed, since) SELECT $1, $2, $3 FROM person WHERE person.id = $2 \
             ON CONFLICT DO NOTHING",
            vec![text(person), text(followed), time(at)],
        ),
        FollowChange::Unfollowed { person, followed } => {
            one("DELETE FROM follow WHERE person = $1 AND followed = $2", vec![text(person), text(followed)])
        }
        FollowChange::Seen { person, at } => one(
            "INSERT INTO presence (person, seen, hidden) SELECT $1, $2, 0 FROM person WHERE person.id = $1 \
             ON CONFLICT (person) DO UPDATE SET seen = excluded.seen",
            vec![text(person), time(at)],
        ),
        FollowChange::PresenceHidden { person, hidden } => one(
            "INSERT INTO presence (person, seen, hidden) SELECT $1, 0, $2 FROM person WHERE person.id = $1 \
             ON CONFLICT (person) DO UPDATE SET hidden = excluded.hidden",
            vec![text(person), Value::Number(i64::from(hidden))],
        ),
    }
}

/// A row of [`FOLLOWED`].
pub(crate) fn followed(row: &impl Columns) -> Result<FollowedPerson, StoreError> {
    Ok(FollowedPerson {
        person: person_id(row, 0)?,
        name: row.text(1).unwrap_or_default(),
        presence: Presence { seen: moment(row, 2), hidden: row.number(3) == Some(1) },
        is_bot: row.number(4).is_some(),
    })
}

/// A row of [`PRESENCE`].
pub(crate) fn presence(row: &impl Columns) -> Presence {
    Presence { seen: moment(row, 0), hidden: row.number(1) == Some(1) }
}
