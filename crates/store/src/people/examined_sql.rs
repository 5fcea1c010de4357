//! The SQL of examinations, which is the same for `SQLite` and PostgreSQL.

use super::columns::Columns;
use super::results_sql::{kind, small};
use super::statement::{Statement, Value, number, text};
use crate::{ExactCount, ExactSeat, Examination, Outcome, StoreError};
use interregnum_table::TableId;

/// The statements of an examination. The first changes nothing if the game was examined before.
pub(super) fn examine(table: &TableId, round: u32, examination: Examination) -> Vec<Statement> {
    let Examination { options, seats } = examination;
    let first = Statement {
        sql: "UPDATE result SET options = $3 WHERE game_table = $1 AND round = $2 AND options IS NULL",
        values: vec![text(table), number(round), text(options)],
    };
    let seats = (0..).zip(seats).filter_map(|(seat, played)| Some((seat, played?)));
    let seats = seats.map(|(seat, played): (u32, ExactSeat)| Statement {
        sql: "UPDATE result_seat SET margin = $4, choices = $5, best = $6, given_away = $7, points = $8 \
              WHERE game_table = $1 AND round = $2 AND seat = $3",
        values: vec![
            text(table),
            number(round),
            number(seat),
            Value::Number(i64::from(played.margin)),
            number(played.choices),
            number(played.best),
            number(played.given_away),
            number(played.points),
        ],
    });
    std::iter::once(first).chain(seats).collect()
}

pub(crate) const UNEXAMINED: &str = "SELECT game_table, round FROM result WHERE options IS NULL \
    ORDER BY ended DESC, game_table DESC, round DESC LIMIT $1";

/// Grouped by the sign of the margin and the outcome.
pub(crate) const EXACT_COUNTS: &str = "SELECT game, players, \
    CAST(CASE WHEN margin > 0 THEN 1 WHEN margin = 0 THEN 0 ELSE -1 END AS bigint) AS entered, outcome, count(*), \
    CAST(sum(choices) AS bigint), CAST(sum(best) AS bigint), CAST(sum(given_away) AS bigint), \
    CAST(sum(points) AS bigint) FROM result_seat WHERE person = $1 AND margin IS NOT NULL \
    GROUP BY game, players, entered, outcome ORDER BY game, players, entered, outcome";

/// A row of [`UNEXAMINED`].
pub(crate) fn unexamined(row: &impl Columns) -> Result<(TableId, u32), StoreError> {
    let table = row.text(0).and_then(|id| id.parse().ok());
    let damaged = || StoreError::Damaged { detail: "a result has no table".to_owned() };
    Ok((table.ok_or_else(damaged)?, small(row, 1)))
}

/// The rows of [`EXACT_COUNTS`].
pub(crate) fn exact_counts(rows: &[impl Columns]) -> Vec<ExactCount> {
    let mut counts: Vec<ExactCount> = Vec::new();
    for row in rows {
        let kind = kind(row, 0);
        if counts.last().is_none_or(|last| last.kind != kind) {
            counts.push(ExactCount::new(kind));
        }
        let played = ExactSeat {
            margin: row.number(2).and_then(|sign| sign.try_into().ok()).unwrap_or_default(),
            choices: small(row, 5),
            best: small(row, 6),
            given_away: small(row, 7),
            points: small(row, 8),
        };
        if let (Some(last), Some(outcome)) = (counts.last_mut(), row.number(3).and_then(Outcome::from_number))
        {
            last.count(outcome, small(row, 4), played);
        }
    }
    counts
}
