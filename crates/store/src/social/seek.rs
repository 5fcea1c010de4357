//! Somebody who looks for an opponent.

use crate::StoreError;
use crate::people::columns::{Columns, damaged, moment, person_id};
use crate::people::statement::{Statement, Value, one, text, time};
use interregnum_table::{PersonId, TableId, Time};

/// What a person looks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seek {
    /// Who.
    pub person: PersonId,
    /// What for: the store does not read it.
    pub wish: String,
    /// Since when.
    pub since: Time,
    /// When the person last asked how it stands. Nobody is paired with somebody who no longer asks.
    pub seen: Time,
    /// The table that came of it.
    pub paired: Option<Paired>,
}

/// The end of a seek.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paired {
    /// The table at which the person has a seat.
    pub table: TableId,
    /// When.
    pub at: Time,
}

/// A change to seeks.
#[derive(Clone, Debug)]
pub enum SeekChange {
    /// Somebody begins to look, or looks for something else. Nothing is done unless `replaces` is the table of the
    /// person's last seek: then the person has been paired meanwhile.
    Began {
        /// The seek, which waits.
        seek: Seek,
        /// The table of the seek that it replaces.
        replaces: Option<TableId>,
        /// Seeks that were last seen before this moment are forgotten.
        forget_before: Time,
    },
    /// Somebody who waits has asked how it stands.
    Seen {
        /// Who.
        person: PersonId,
        /// When.
        at: Time,
    },
    /// Two who wait get a table. Nothing is done unless both still wait.
    Paired {
        /// Who.
        people: [PersonId; 2],
        /// The table.
        table: TableId,
        /// When.
        at: Time,
    },
    /// A table could not be made: those who were to play there wait again.
    Released(TableId),
    /// Somebody who waits gives up. Nothing is done for somebody who is paired.
    Ended(PersonId),
}

impl SeekChange {
    /// How many rows the first statement changes if the change is done.
    pub(crate) const fn rows(&self) -> u64 {
        match self {
            Self::Paired { .. } => 2,
            _ => 1,
        }
    }
}

pub(crate) const SEEK: &str =
    "SELECT person, wish, since, seen, game_table, paired FROM seek WHERE person = $1";

pub(crate) const SEEKS: &str = "SELECT person, wish, since, seen, game_table, paired FROM seek \
    WHERE game_table IS NULL AND seen >= $1 ORDER BY since, person";

pub(crate) fn statements(change: SeekChange) -> Vec<Statement> {
    match change {
        SeekChange::Began { seek, replaces, forget_before } => {
            let Seek { person, wish, since, seen, paired: _ } = seek;
            let replaces = replaces.map(|table| table.to_string()).unwrap_or_default();
            let began = Statement {
                sql: "INSERT INTO seek (person, wish, since, seen) VALUES ($1, $2, $3, $4) \
                      ON CONFLICT (person) DO UPDATE SET wish = excluded.wish, since = excluded.since, \
                      seen = excluded.seen, game_table = NULL, paired = NULL \
                      WHERE coalesce(seek.game_table, '') = $5",
                values: vec![text(person), text(wish), time(since), time(seen), text(replaces)],
            };
            let old =
                Statement { sql: "DELETE FROM seek WHERE seen < $1", values: vec![time(forget_before)] };
            vec![began, old]
        }
        SeekChange::Seen { person, at } => one(
            "UPDATE seek SET seen = $2 WHERE person = $1 AND game_table IS NULL",
            vec![text(person), time(at)],
        ),
        SeekChange::Paired { people: [one_of_them, other], table, at } => one(
            "UPDATE seek SET game_table = $3, paired = $4 WHERE person IN ($1, $2) AND game_table IS NULL \
             AND 2 = (SELECT count(*) FROM seek AS pair WHERE pair.person IN ($1, $2) AND pair.game_table IS NULL)",
            vec![text(one_of_them), text(other), text(table), time(at)],
        ),
        SeekChange::Released(table) => {
            one("UPDATE seek SET game_table = NULL, paired = NULL WHERE game_table = $1", vec![text(table)])
        }
        SeekChange::Ended(person) => {
            one("DELETE FROM seek WHERE person = $1 AND game_table IS NULL", vec![text(person)])
        }
    }
}

/// A row of [`SEEK`] or [`SEEKS`].
pub(crate) fn seek(row: &impl Columns) -> Result<Seek, StoreError> {
    let table = row.text(4).map(|table| table.parse().map_err(|_| damaged("table"))).transpose()?;
    Ok(Seek {
        person: person_id(row, 0)?,
        wish: row.text(1).unwrap_or_default(),
        since: moment(row, 2),
        seen: moment(row, 3),
        paired: table.map(|table| Paired { table, at: moment(row, 5) }),
    })
}

/// The values of [`SEEKS`].
pub(crate) fn seen_since(seen: Time) -> Vec<Value> {
    vec![time(seen)]
}
