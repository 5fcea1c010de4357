//! The SQL of moderation, which is the same for `SQLite` and PostgreSQL. An empty text or a zero stands for "none".

use crate::people::columns::{Columns, moment, person_id};
use crate::people::statement::{Statement, Value, number, text, time};
use crate::{
    ActionKind, Block, LogEntry, ModerationChange, ModerationId, Moderator, NameForms, Report, Sanction,
    SanctionKind, SanctionTarget, StoreError,
};
use interregnum_table::{PersonId, Time};

/// The statements of a change, as for persons: if the first changes no row, nothing was done.
pub(crate) fn statements(change: ModerationChange) -> Vec<Statement> {
    match change {
        ModerationChange::NameClaimed { person, forms } => vec![name_claimed(person, forms)],
        ModerationChange::Blocked(Block { id, person, blocked, at, name: _ }) => one(
            "INSERT INTO block (id, person, blocked, at) \
             SELECT $1, $2, $3, $4 FROM person WHERE person.id = $3 ON CONFLICT DO NOTHING",
            vec![text(id), text(person), text(blocked), time(at)],
        ),
        ModerationChange::Unblocked { person, block } => {
            one("DELETE FROM block WHERE person = $1 AND id = $2", vec![text(person), text(block)])
        }
        ModerationChange::Reported(report) => vec![insert_report(report)],
        ModerationChange::ReportDismissed { report, log } => {
            vec![close_report(report, log.at), insert_log(log)]
        }
        ModerationChange::Sanctioned { sanction, log } => {
            let closed = sanction.report.map(|report| close_report(report, sanction.at));
            [insert_sanction(sanction), insert_log(log)].into_iter().chain(closed).collect()
        }
        ModerationChange::Lifted { sanction, log } => vec![
            Statement {
                sql: "UPDATE sanction SET lifted = $2 WHERE id = $1 AND lifted = 0",
                values: vec![text(sanction), time(log.at)],
            },
            insert_log(log),
        ],
        ModerationChange::SanctionRead { person, sanction, at } => one(
            "UPDATE sanction SET read_at = $3 WHERE id = $1 AND person = $2 AND read_at = 0",
            vec![text(sanction), text(person), time(at)],
        ),
        ModerationChange::Appointed { person, log } => vec![
            Statement {
                sql: "INSERT INTO moderator (person, since) SELECT $1, $2 FROM account \
                      WHERE account.person = $1 ON CONFLICT DO NOTHING",
                values: vec![text(person), time(log.at)],
            },
            insert_log(log),
        ],
        ModerationChange::Removed { person, log } => vec![
            Statement { sql: "DELETE FROM moderator WHERE person = $1", values: vec![text(person)] },
            insert_log(log),
        ],
        ModerationChange::Departed { person, table, round, at } => one(
            "INSERT INTO departure (person, at, game_table, round) VALUES ($1, $2, $3, $4) \
             ON CONFLICT DO NOTHING",
            vec![text(person), time(at), text(table), number(round)],
        ),
        ModerationChange::NetworkSeen { person, network, at, forget_before } => vec![
            Statement {
                sql: "INSERT INTO person_network (person, network, at) VALUES ($1, $2, $3) \
                      ON CONFLICT (person) DO UPDATE SET network = excluded.network, at = excluded.at",
                values: vec![text(person), text(network), time(at)],
            },
            Statement { sql: "DELETE FROM person_network WHERE at < $1", values: vec![time(forget_before)] },
        ],
    }
}

/// What is removed together with a person. The log stays: it names people by their ids, which then lead to nobody.
pub(crate) const FORGET: [&str; 6] = [
    "DELETE FROM reserved_name WHERE person = $1",
    "DELETE FROM block WHERE person = $1 OR blocked = $1",
    "DELETE FROM report WHERE reporter = $1 OR accused = $1",
    "DELETE FROM moderator WHERE person = $1",
    "DELETE FROM departure WHERE person = $1",
    "DELETE FROM person_network WHERE person = $1",
];

fn one(sql: &'static str, values: Vec<Value>) -> Vec<Statement> {
    vec![Statement { sql, values }]
}

/// A claim that a person without an account has left behind, as after a crash, gives way.
fn name_claimed(person: PersonId, NameForms([written, small]): NameForms) -> Statement {
    Statement {
        sql: "INSERT INTO reserved_name (form, person) \
              SELECT claimed.form, $3 FROM (SELECT $1 AS form UNION SELECT $2 AS form) AS claimed \
              WHERE NOT EXISTS (SELECT 1 FROM reserved_name AS other \
              JOIN account ON account.person = other.person \
              WHERE other.form IN ($1, $2) AND other.person <> $3) \
              ON CONFLICT (form) DO UPDATE SET person = excluded.person",
        values: vec![text(written), text(small), text(person)],
    }
}

fn insert_report(report: Report) -> Statement {
    let Report { id, reporter, accused, name, table, round, text: written, .. } = report;
    let table = table.map(|table| table.to_string()).unwrap_or_default();
    Statement {
        sql: "INSERT INTO report (id, reporter, accused, name, game_table, round, reason, text, chat, at, closed) \
              SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0 FROM person WHERE person.id = $3",
        values: vec![
            text(id),
            text(reporter),
            text(accused),
            text(name),
            text(table),
            number(round),
            text(report.reason),
            text(written),
            text(report.chat),
            time(report.at),
        ],
    }
}

fn close_report(report: ModerationId, at: Time) -> Statement {
    Statement {
        sql: "UPDATE report SET closed = $2 WHERE id = $1 AND closed = 0",
        values: vec![text(report), time(at)],
    }
}

fn insert_sanction(sanction: Sanction) -> Statement {
    let (mut person, mut network, mut addresses) = (String::new(), String::new(), String::new());
    match sanction.target {
        SanctionTarget::Person(id) => person = id.to_string(),
        SanctionTarget::Network(hash) => network = hash,
        SanctionTarget::Addresses(block) => addresses = block,
    }
    Statement {
        sql: "INSERT INTO sanction \
              (id, kind, person, network, addresses, reason, moderator, at, until, report, read_at, lifted) \
              VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, 0)",
        values: vec![
            text(sanction.id),
            text(sanction.kind.word()),
            text(person),
            text(network),
            text(addresses),
            text(sanction.reason),
            optional(sanction.by),
            time(sanction.at),
            time(sanction.until.unwrap_or(Time(0))),
            optional(sanction.report),
        ],
    }
}

fn insert_log(entry: LogEntry) -> Statement {
    Statement {
        sql: "INSERT INTO moderation_log (id, at, moderator, action, person, about, reason) \
              VALUES ($1, $2, $3, $4, $5, $6, $7)",
        values: vec![
            text(entry.id),
            time(entry.at),
            optional(entry.by),
            text(entry.action.word()),
            optional(entry.person),
            optional(entry.about),
            text(entry.reason),
        ],
    }
}

fn optional(value: Option<impl ToString>) -> Value {
    text(value.map(|value| value.to_string()).unwrap_or_default())
}

pub(crate) const NAME_OWNER: &str = "SELECT reserved_name.person FROM reserved_name \
    JOIN account ON account.person = reserved_name.person WHERE form IN ($1, $2) LIMIT 1";

pub(crate) const NAMES_WITHOUT_FORMS: &str = "SELECT account.person, person.name FROM account \
    JOIN person ON person.id = account.person \
    WHERE NOT EXISTS (SELECT 1 FROM reserved_name WHERE reserved_name.person = account.person) \
    ORDER BY account.created, account.person";

pub(crate) const BLOCKS: &str = "SELECT block.id, block.person, block.blocked, person.name, block.at FROM block \
    JOIN person ON person.id = block.blocked WHERE block.person = $1 ORDER BY block.at DESC, block.id";

pub(crate) const BLOCKERS: &str = "SELECT person FROM block WHERE blocked = $1";

/// Columns and joins of a query of reports; what follows is where and in which order.
macro_rules! reports {
    ($rest:literal) => {
        concat!(
            "SELECT report.id, reporter, person.name, accused, report.name, game_table, round, reason, text, chat, \
             at, closed FROM report LEFT JOIN person ON person.id = reporter ",
            $rest
        )
    };
}
pub(crate) const OPEN_REPORTS: &str = reports!("WHERE closed = 0 ORDER BY at, report.id LIMIT $1");
pub(crate) const CLOSED_REPORTS: &str = reports!("WHERE closed > 0 ORDER BY closed DESC, report.id LIMIT $1");
pub(crate) const REPORT: &str = reports!("WHERE report.id = $1");
pub(crate) const REPORTS_ABOUT: &str = "SELECT count(*) FROM report WHERE accused = $1";
pub(crate) const REPORTS_BY: &str = "SELECT count(*) FROM report WHERE reporter = $1";

/// The same for sanctions.
macro_rules! sanctions {
    ($rest:literal) => {
        concat!(
            "SELECT sanction.id, kind, sanction.person, network, addresses, person.name, reason, moderator, at, until, \
             report, read_at, lifted FROM sanction LEFT JOIN person ON person.id = sanction.person ",
            $rest
        )
    };
}
pub(crate) const SANCTIONS: &str = sanctions!(
    "WHERE lifted = 0 AND (until = 0 OR until > $1) AND kind <> 'warning' ORDER BY at DESC, sanction.id"
);
pub(crate) const SANCTIONS_OF: &str = sanctions!("WHERE sanction.person = $1 ORDER BY at DESC, sanction.id");
pub(crate) const SANCTION: &str = sanctions!("WHERE sanction.id = $1");

pub(crate) const MODERATORS: &str = "SELECT moderator.person, person.name, moderator.since FROM moderator \
    JOIN person ON person.id = moderator.person ORDER BY person.name, moderator.person";
pub(crate) const IS_MODERATOR: &str = "SELECT count(*) FROM moderator WHERE person = $1";

/// The same for the log.
macro_rules! log {
    ($rest:literal) => {
        concat!(
            "SELECT moderation_log.id, at, moderator, mod.name, action, moderation_log.person, person.name, about, \
             reason FROM moderation_log LEFT JOIN person ON person.id = moderation_log.person \
             LEFT JOIN person AS mod ON mod.id = moderator ",
            $rest
        )
    };
}
pub(crate) const LOG: &str = log!("ORDER BY at DESC, moderation_log.id LIMIT $1");
pub(crate) const LOG_OF: &str = log!("WHERE moderation_log.person = $1 ORDER BY at DESC, moderation_log.id");

pub(crate) const DEPARTURES: &str = "SELECT at FROM departure WHERE person = $1 AND at >= $2 ORDER BY at";
pub(crate) const NETWORK_OF: &str = "SELECT network FROM person_network WHERE person = $1";
pub(crate) const NETWORK_KEY: &str = "SELECT key FROM network_key";

fn damaged(what: &str) -> StoreError {
    StoreError::Damaged { detail: format!("{what} cannot be read") }
}

fn id(row: &impl Columns, column: usize) -> Result<ModerationId, StoreError> {
    row.text(column).and_then(|id| id.parse().ok()).ok_or_else(|| damaged("an id of moderation"))
}

fn optional_id(row: &impl Columns, column: usize) -> Option<ModerationId> {
    row.text(column).and_then(|id| id.parse().ok())
}

fn optional_person(row: &impl Columns, column: usize) -> Option<PersonId> {
    row.text(column).as_deref().and_then(PersonId::read)
}

fn optional_moment(row: &impl Columns, column: usize) -> Option<Time> {
    Some(moment(row, column)).filter(|at| at.0 > 0)
}

fn word(row: &impl Columns, column: usize) -> String {
    row.text(column).unwrap_or_default()
}

/// A row of [`NAMES_WITHOUT_FORMS`].
pub(crate) fn named(row: &impl Columns) -> Result<(PersonId, String), StoreError> {
    Ok((person_id(row, 0)?, word(row, 1)))
}

/// The person in the first column.
pub(crate) fn person(row: &impl Columns) -> Result<PersonId, StoreError> {
    person_id(row, 0)
}

/// A row of [`BLOCKS`].
pub(crate) fn block(row: &impl Columns) -> Result<Block, StoreError> {
    let (person, blocked) = (person_id(row, 1)?, person_id(row, 2)?);
    Ok(Block { id: id(row, 0)?, person, blocked, name: word(row, 3), at: moment(row, 4) })
}

/// A row of reports.
pub(crate) fn report(row: &impl Columns) -> Result<Report, StoreError> {
    Ok(Report {
        id: id(row, 0)?,
        reporter: person_id(row, 1)?,
        reporter_name: word(row, 2),
        accused: person_id(row, 3)?,
        name: word(row, 4),
        table: row.text(5).and_then(|table| table.parse().ok()),
        round: row.number(6).and_then(|round| round.try_into().ok()).unwrap_or_default(),
        reason: word(row, 7),
        text: word(row, 8),
        chat: word(row, 9),
        at: moment(row, 10),
        closed: optional_moment(row, 11),
    })
}

/// A row of sanctions.
pub(crate) fn sanction(row: &impl Columns) -> Result<Sanction, StoreError> {
    let (network, addresses) = (word(row, 3), word(row, 4));
    let target = match optional_person(row, 2) {
        Some(person) => SanctionTarget::Person(person),
        None if !network.is_empty() => SanctionTarget::Network(network),
        None => SanctionTarget::Addresses(addresses),
    };
    Ok(Sanction {
        id: id(row, 0)?,
        kind: SanctionKind::from_word(&word(row, 1)).ok_or_else(|| damaged("a sanction"))?,
        target,
        name: word(row, 5),
        reason: word(row, 6),
        by: optional_person(row, 7),
        at: moment(row, 8),
        until: optional_moment(row, 9),
        report: optional_id(row, 10),
        read: optional_moment(row, 11),
        lifted: optional_moment(row, 12),
    })
}

/// A row of [`MODERATORS`].
pub(crate) fn moderator(row: &impl Columns) -> Result<Moderator, StoreError> {
    Ok(Moderator { person: person_id(row, 0)?, name: word(row, 1), since: moment(row, 2) })
}

/// A row of the log.
pub(crate) fn log_entry(row: &impl Columns) -> Result<LogEntry, StoreError> {
    Ok(LogEntry {
        id: id(row, 0)?,
        at: moment(row, 1),
        by: optional_person(row, 2),
        by_name: word(row, 3),
        action: ActionKind::from_word(&word(row, 4)).ok_or_else(|| damaged("an action of a moderator"))?,
        person: optional_person(row, 5),
        name: word(row, 6),
        about: optional_id(row, 7),
        reason: word(row, 8),
    })
}

/// A row of [`DEPARTURES`].
#[expect(clippy::unnecessary_wraps, reason = "rows are read alike")]
pub(crate) fn departure(row: &impl Columns) -> Result<Time, StoreError> {
    Ok(moment(row, 0))
}

/// A row whose first column is a text.
#[expect(clippy::unnecessary_wraps, reason = "rows are read alike")]
pub(crate) fn single_text(row: &impl Columns) -> Result<String, StoreError> {
    Ok(word(row, 0))
}
