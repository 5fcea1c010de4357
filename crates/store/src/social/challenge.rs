//! Challenges of one person to another.

use super::ChallengeId;
use crate::StoreError;
use crate::people::columns::{Columns, damaged, moment, person_id};
use crate::people::statement::{Statement, Value, one, text, time};
use interregnum_table::{PersonId, TableId, Time};

/// Somebody asks somebody else for a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Challenge {
    /// Its id.
    pub id: ChallengeId,
    /// Who asks.
    pub challenger: PersonId,
    /// Who is asked.
    pub challenged: PersonId,
    /// The agreed setup: the store does not read it.
    pub terms: String,
    /// When it was made.
    pub made: Time,
    /// Until when it can be accepted, and the answer to it is kept.
    pub until: Time,
    /// The answer; `None` while there is none.
    pub outcome: Option<ChallengeOutcome>,
}

/// The answer to a challenge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChallengeOutcome {
    /// They play at this table.
    Accepted(TableId),
    /// Not now, for a reason of which the store knows nothing.
    Declined(String),
}

/// A change to challenges.
#[derive(Clone, Debug)]
pub enum ChallengeChange {
    /// A challenge is made. Nothing is done while another by and to the same people is open.
    Made(Challenge),
    /// The challenged person accepts. Nothing is done if the challenge is answered, withdrawn, over, or somebody
    /// else's.
    Accepted {
        /// The challenge.
        id: ChallengeId,
        /// Who accepts.
        by: PersonId,
        /// The table.
        table: TableId,
        /// When.
        now: Time,
    },
    /// The table of an accepted challenge could not be made: the challenge is open again.
    Reopened(ChallengeId),
    /// The challenged person declines. Nothing is done as with [`Accepted`](Self::Accepted).
    Declined {
        /// The challenge.
        id: ChallengeId,
        /// Who declines.
        by: PersonId,
        /// The reason.
        reason: String,
    },
    /// The challenger withdraws it. Nothing is done if the challenge is answered, or somebody else's.
    Removed {
        /// The challenge.
        id: ChallengeId,
        /// Who.
        by: PersonId,
    },
    /// Challenges whose time is over are forgotten.
    Expired(Time),
}

pub(crate) const CHALLENGE: &str = "SELECT id, challenger, challenged, terms, made, until, outcome, detail \
    FROM challenge WHERE id = $1";

pub(crate) const CHALLENGES: &str = "SELECT id, challenger, challenged, terms, made, until, outcome, detail \
    FROM challenge WHERE (challenger = $1 OR challenged = $1) AND until > $2 ORDER BY made DESC, id";

pub(crate) fn statements(change: ChallengeChange) -> Vec<Statement> {
    match change {
        ChallengeChange::Made(Challenge { id, challenger, challenged, terms, made, until, outcome: _ }) => {
            one(
                "INSERT INTO challenge (id, challenger, challenged, terms, made, until) \
             SELECT $1, $2, $3, $4, $5, $6 FROM person WHERE person.id = $3 ON CONFLICT DO NOTHING",
                vec![text(id), text(challenger), text(challenged), text(terms), time(made), time(until)],
            )
        }
        ChallengeChange::Accepted { id, by, table, now } => one(
            "UPDATE challenge SET outcome = 'accepted', detail = $3 \
             WHERE id = $1 AND challenged = $2 AND outcome IS NULL AND until > $4",
            vec![text(id), text(by), text(table), time(now)],
        ),
        ChallengeChange::Reopened(id) => {
            one("UPDATE challenge SET outcome = NULL, detail = NULL WHERE id = $1", vec![text(id)])
        }
        ChallengeChange::Declined { id, by, reason } => one(
            "UPDATE challenge SET outcome = 'declined', detail = $3 \
             WHERE id = $1 AND challenged = $2 AND outcome IS NULL",
            vec![text(id), text(by), text(reason)],
        ),
        ChallengeChange::Removed { id, by } => one(
            "DELETE FROM challenge WHERE id = $1 AND challenger = $2 AND outcome IS NULL",
            vec![text(id), text(by)],
        ),
        ChallengeChange::Expired(now) => one("DELETE FROM challenge WHERE until <= $1", vec![time(now)]),
    }
}

/// A row of [`CHALLENGE`] or [`CHALLENGES`].
pub(crate) fn challenge(row: &impl Columns) -> Result<Challenge, StoreError> {
    let detail = row.text(7).unwrap_or_default();
    let outcome = match row.text(6).as_deref() {
        None => None,
        Some("accepted") => Some(ChallengeOutcome::Accepted(detail.parse().map_err(|_| damaged("table"))?)),
        Some(_) => Some(ChallengeOutcome::Declined(detail)),
    };
    Ok(Challenge {
        id: row.text(0).and_then(|id| id.parse().ok()).ok_or_else(|| damaged("challenge"))?,
        challenger: person_id(row, 1)?,
        challenged: person_id(row, 2)?,
        terms: row.text(3).unwrap_or_default(),
        made: moment(row, 4),
        until: moment(row, 5),
        outcome,
    })
}

/// The values of [`CHALLENGES`].
pub(crate) fn of_person(person: PersonId, now: Time) -> Vec<Value> {
    vec![text(person), time(now)]
}
