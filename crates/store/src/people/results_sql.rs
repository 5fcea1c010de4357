//! The SQL of results and ratings, which is the same for `SQLite` and PostgreSQL.

use super::change_sql::Dialect;
use super::columns::{Columns, damaged, moment, person_id};
use super::statement::{Statement, Value, number, text, time};
use crate::number::signed;
use crate::{
    GameResult, Outcome, RankedPerson, RatedResult, RatingKind, RatingPoint, RatingVersion, ResultKey,
    SeatResult, StoreError, StoredRating, WinCount,
};
use interregnum_table::{PersonId, TableId};
use serde_json::{Value as Json, json};

/// Counts a recording; changes nothing if others were recorded since.
pub(super) fn next_version(seen: RatingVersion) -> Statement {
    Statement {
        sql: "UPDATE rating_version SET version = version + 1 WHERE version = $1",
        values: vec![Value::Number(signed(seen.0))],
    }
}

pub(super) fn clear(dialect: &Dialect) -> Vec<Statement> {
    let all =
        std::iter::once(&"UPDATE rating_version SET version = version + 1").chain(dialect.clear_results);
    all.map(|sql| Statement { sql, values: Vec::new() }).collect()
}

/// Results, their seats, and the ratings after them. Ratings that were computed before are replaced. The rows of all results
/// go into two statements: on a busy server many games end at once, and a statement costs more than a row.
pub(super) fn record(results: &[RatedResult], dialect: &Dialect) -> Vec<Statement> {
    let heads = results.iter().map(|rated| head(&rated.result)).collect();
    let seats = results.iter().flat_map(|rated| seats(&rated.result)).collect();
    let rated = results.iter().flat_map(|RatedResult { result, ratings }| {
        let people = result.seats.iter().zip(ratings);
        people.flat_map(|(seat, rating)| set_rating(result, seat.person, rating))
    });
    let rows = [(dialect.insert_results, heads), (dialect.insert_seats, seats)];
    let inserted =
        rows.into_iter().map(|(sql, rows)| Statement { sql, values: vec![text(Json::Array(rows))] });
    inserted.chain(rated).collect()
}

/// The columns of a result, in the order of [`Dialect::insert_results`].
fn head(result: &GameResult) -> Json {
    let GameResult { table, round, game, ended, rated, seats: _ } = result;
    json!([table.to_string(), round, game, result.kind().players, ended.0, u32::from(*rated)])
}

/// The columns of its seats, in the order of [`Dialect::insert_seats`].
fn seats(result: &GameResult) -> impl Iterator<Item = Json> {
    let (table, players) = (result.table.to_string(), result.kind().players);
    result.seats.iter().enumerate().map(move |(number, seat)| {
        let SeatResult { person, side, place, outcome } = seat;
        json!([
            table,
            result.round,
            number,
            person.to_string(),
            result.game,
            players,
            side,
            place,
            outcome.number()
        ])
    })
}

/// The rating of a person after a result: a point of its history, and, if the person still exists, the rating now.
fn set_rating(result: &GameResult, person: PersonId, rating: &StoredRating) -> [Statement; 2] {
    let kind = || vec![text(person), text(&result.game), number(result.kind().players)];
    let figures = || {
        let StoredRating { value, deviation, volatility, games, provisional } = *rating;
        let provisional = number(u32::from(provisional));
        [Value::Real(value), Value::Real(deviation), Value::Real(volatility), number(games), provisional]
    };
    let key = [time(result.ended), text(&result.table), number(result.round)];
    [
        Statement {
            sql: "INSERT INTO rating_point (person, game, players, ended, game_table, round, \
                  value, deviation, volatility, games, provisional) \
                  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) \
                  ON CONFLICT (person, game, players, ended, game_table, round) DO UPDATE \
                  SET value = excluded.value, deviation = excluded.deviation, volatility = excluded.volatility, \
                  games = excluded.games, provisional = excluded.provisional",
            values: kind().into_iter().chain(key).chain(figures()).collect(),
        },
        Statement {
            sql: "INSERT INTO rating (person, game, players, value, deviation, volatility, games, provisional, listed) \
                  SELECT $1, $2, $3, $4, $5, $6, $7, $8, \
                  CASE WHEN $8 = 0 AND EXISTS (SELECT 1 FROM account WHERE account.person = $1) THEN 1 ELSE 0 END \
                  FROM person WHERE person.id = $1 \
                  ON CONFLICT (person, game, players) DO UPDATE \
                  SET value = excluded.value, deviation = excluded.deviation, volatility = excluded.volatility, \
                  games = excluded.games, provisional = excluded.provisional, listed = excluded.listed",
            values: kind().into_iter().chain(figures()).collect(),
        },
    ]
}

/// Lists the ratings of a person who has an account now.
pub(super) const LIST_RATINGS: &str = "UPDATE rating SET listed = 1 - provisional WHERE person = $1";

pub(crate) const ROUNDS: &str = "SELECT rating_version.version, result.round FROM rating_version \
    LEFT JOIN result ON result.game_table = $1 ORDER BY result.round";

pub(crate) const RATED_AFTER: &str = "SELECT result.ended, result.game_table, result.round, \
    seat.person, seat.side, seat.place, seat.outcome FROM result \
    JOIN result_seat AS seat ON seat.game_table = result.game_table AND seat.round = result.round \
    WHERE result.game = $1 AND result.players = $2 AND result.rated = 1 \
    AND (result.ended, result.game_table, result.round) > ($3, $4, $5) \
    ORDER BY result.ended, result.game_table, result.round, seat.seat";

pub(crate) const RATING_BEFORE: &str = "SELECT value, deviation, volatility, games, provisional FROM rating_point \
    WHERE game = $1 AND players = $2 AND (ended, game_table, round) < ($3, $4, $5) AND person = $6 \
    ORDER BY ended DESC, game_table DESC, round DESC LIMIT 1";

pub(crate) const RATINGS: &str = "SELECT value, deviation, volatility, games, provisional, game, players \
    FROM rating WHERE person = $1 ORDER BY game, players";

pub(crate) const HISTORY: &str = "SELECT value, deviation, volatility, games, provisional, ended \
    FROM rating_point WHERE person = $1 AND game = $2 AND players = $3 \
    ORDER BY ended DESC, game_table DESC, round DESC LIMIT $4";

/// Without options yet, a result has empty ones here: databases do not agree where `NULL` comes in an order.
pub(crate) const WIN_COUNTS: &str = "SELECT seat.game, seat.players, seat.outcome, count(*), \
    COALESCE(result.options, '') AS chosen FROM result_seat AS seat \
    JOIN result ON result.game_table = seat.game_table AND result.round = seat.round WHERE seat.person = $1 \
    GROUP BY seat.game, seat.players, chosen, seat.outcome \
    ORDER BY seat.game, seat.players, chosen, seat.outcome";

/// Skips within the index alone, which holds `value` and `person`; only those who are asked for are looked up.
pub(crate) const LEADERBOARD: &str = "SELECT rating.value, rating.deviation, rating.volatility, rating.games, \
    rating.provisional, person.name \
    FROM (SELECT person, value FROM rating WHERE game = $1 AND players = $2 AND listed = 1 \
    AND NOT EXISTS (SELECT 1 FROM bot_account WHERE bot_account.person = rating.person) \
    ORDER BY value DESC, person LIMIT $3 OFFSET $4) AS best \
    JOIN rating ON rating.person = best.person AND rating.game = $1 AND rating.players = $2 \
    JOIN person ON person.id = best.person ORDER BY best.value DESC, best.person";

/// A kind of rating and a place in the order of results, as the values $1 to $5.
pub(crate) fn kind_and_key(kind: RatingKind, key: ResultKey) -> Vec<Value> {
    vec![text(kind.game), number(kind.players), time(key.ended), text(key.table), number(key.round)]
}

/// The rows of [`ROUNDS`].
pub(crate) fn rounds(rows: &[impl Columns]) -> (RatingVersion, Vec<u32>) {
    let version = rows.first().and_then(|row| row.number(0)).unwrap_or_default();
    let rounds = rows.iter().filter_map(|row| u32::try_from(row.number(1)?).ok());
    (RatingVersion(version.unsigned_abs()), rounds.collect())
}

pub(super) fn small(row: &impl Columns, column: usize) -> u32 {
    row.number(column).and_then(|number| number.try_into().ok()).unwrap_or_default()
}

fn real(row: &impl Columns, column: usize) -> Result<f64, StoreError> {
    row.real(column).ok_or_else(|| damaged("rating"))
}

/// The rows of [`RATED_AFTER`]: one a seat, the seats of a game in order.
pub(crate) fn rated_after(game: &str, rows: &[impl Columns]) -> Result<Vec<GameResult>, StoreError> {
    let mut results: Vec<GameResult> = Vec::new();
    for row in rows {
        let table: Option<TableId> = row.text(1).and_then(|id| id.parse().ok());
        let (table, round) = (table.ok_or_else(|| damaged("table"))?, small(row, 2));
        let outcome = row.number(6).and_then(Outcome::from_number).ok_or_else(|| damaged("outcome"))?;
        let seat =
            SeatResult { person: person_id(row, 3)?, side: small(row, 4), place: small(row, 5), outcome };
        match results.last_mut() {
            Some(last) if last.table == table && last.round == round => last.seats.push(seat),
            _ => results.push(GameResult {
                table,
                round,
                game: game.to_owned(),
                ended: moment(row, 0),
                rated: true,
                seats: vec![seat],
            }),
        }
    }
    Ok(results)
}

/// A row of [`RATING_BEFORE`], or the beginning of one of the other questions for ratings.
pub(crate) fn rating(row: &impl Columns) -> Result<StoredRating, StoreError> {
    Ok(StoredRating {
        value: real(row, 0)?,
        deviation: real(row, 1)?,
        volatility: real(row, 2)?,
        games: small(row, 3),
        provisional: small(row, 4) == 1,
    })
}

/// A row of [`RATINGS`].
pub(crate) fn rating_of_kind(row: &impl Columns) -> Result<(RatingKind, StoredRating), StoreError> {
    Ok((kind(row, 5), rating(row)?))
}

pub(super) fn kind(row: &impl Columns, column: usize) -> RatingKind {
    RatingKind { game: row.text(column).unwrap_or_default(), players: small(row, column + 1) }
}

/// A row of [`LEADERBOARD`].
pub(crate) fn ranked(row: &impl Columns) -> Result<RankedPerson, StoreError> {
    Ok(RankedPerson { name: row.text(5).unwrap_or_default(), rating: rating(row)? })
}

/// A row of [`HISTORY`].
pub(crate) fn point(row: &impl Columns) -> Result<RatingPoint, StoreError> {
    Ok(RatingPoint { at: moment(row, 5), rating: rating(row)? })
}

/// The rows of [`WIN_COUNTS`]: one for each outcome with the same options.
pub(crate) fn win_counts(rows: &[impl Columns]) -> Vec<WinCount> {
    let mut counts: Vec<WinCount> = Vec::new();
    for row in rows {
        let (kind, games) = (kind(row, 0), small(row, 3));
        let options = row.text(4).filter(|options| !options.is_empty());
        if counts.last().is_none_or(|last| last.kind != kind || last.options != options) {
            counts.push(WinCount { kind, options, played: 0, won: 0, drawn: 0 });
        }
        if let (Some(last), Some(outcome)) = (counts.last_mut(), row.number(2).and_then(Outcome::from_number))
        {
            last.count(outcome, games);
        }
    }
    // Databases order texts differently.
    counts.sort_by(|one, other| (&one.kind, &one.options).cmp(&(&other.kind, &other.options)));
    counts
}
