//! The SQL of notices, which is the same for `SQLite` and PostgreSQL.

use super::{
    LinkPurpose, MailLink, MailWish, Notice, NoticeChange, NoticeKind, NoticeWish, PushDevice, QuietHours,
};
use crate::StoreError;
use crate::people::columns::{Columns, moment, person_id, secret};
use crate::people::statement::{Statement, Value, number, one, text, time};

/// The name under which the key is kept.
const KEY: &str = "notices";

/// The statements of a change, as in [`crate::people::change_sql::statements`].
pub(crate) fn statements(change: NoticeChange) -> Vec<Statement> {
    match change {
        NoticeChange::KeyMade(secret) => one(
            "INSERT INTO server_key (name, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            vec![text(KEY), text(secret)],
        ),
        NoticeChange::Wished(wish) => one(WISH, wish_values(wish)),
        NoticeChange::DeviceAdded(device) => add_device(device),
        NoticeChange::DeviceRemoved(session) => {
            one("DELETE FROM push_device WHERE session = $1", vec![text(session)])
        }
        NoticeChange::EndpointGone(id) => one("DELETE FROM push_device WHERE id = $1", vec![text(id)]),
        NoticeChange::Due(notice) => {
            let sql = if notice.kind == NoticeKind::Digest { DUE_ONCE } else { DUE };
            one(sql, notice_values(&notice))
        }
        NoticeChange::Moved { notice, until } => {
            let mut values = notice_values(&notice);
            values.push(time(until));
            one(
                "UPDATE due_notice SET due = $5 WHERE person = $1 AND kind = $2 AND subject = $3 AND due = $4",
                values,
            )
        }
        NoticeChange::Done(notice) => one(
            "DELETE FROM due_notice WHERE person = $1 AND kind = $2 AND subject = $3 AND due = $4",
            notice_values(&notice),
        ),
        NoticeChange::LinkMade { link, now } => {
            let made = Statement {
                sql: "INSERT INTO mail_link (secret, person, purpose, address, until) \
                      SELECT $1, $2, $3, $4, $5 FROM account WHERE account.person = $2 ON CONFLICT DO NOTHING",
                values: vec![
                    text(link.secret),
                    text(link.person),
                    text(link.purpose.name()),
                    text(link.address),
                    time(link.until),
                ],
            };
            let old = Statement { sql: "DELETE FROM mail_link WHERE until < $1", values: vec![time(now)] };
            vec![made, old]
        }
        NoticeChange::LinkUsed(secret) => one("DELETE FROM mail_link WHERE secret = $1", vec![text(secret)]),
        NoticeChange::AddressSet { person, address } => one(
            "INSERT INTO mail_address (person, address) SELECT $1, $2 FROM account WHERE account.person = $1 \
             ON CONFLICT (person) DO UPDATE SET address = excluded.address",
            vec![text(person), text(address)],
        ),
        NoticeChange::AddressRemoved(person) => {
            ["DELETE FROM mail_address WHERE person = $1", "DELETE FROM mail_link WHERE person = $1"]
                .map(|sql| Statement { sql, values: vec![text(person)] })
                .into()
        }
    }
}

/// What is forgotten with a person.
pub(crate) const OF_PERSON: [&str; 5] = [
    "DELETE FROM notice_wish WHERE person = $1",
    "DELETE FROM push_device WHERE person = $1",
    "DELETE FROM due_notice WHERE person = $1",
    "DELETE FROM mail_address WHERE person = $1",
    "DELETE FROM mail_link WHERE person = $1",
];

const WISH: &str = "INSERT INTO notice_wish \
    (person, lang, zone, quiet_from, quiet_until, turn_push, soon_push, turn_mail, soon_mail) \
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9 FROM person WHERE person.id = $1 ON CONFLICT (person) DO UPDATE SET \
    lang = excluded.lang, zone = excluded.zone, quiet_from = excluded.quiet_from, \
    quiet_until = excluded.quiet_until, turn_push = excluded.turn_push, soon_push = excluded.soon_push, \
    turn_mail = excluded.turn_mail, soon_mail = excluded.soon_mail";

fn wish_values(wish: NoticeWish) -> Vec<Value> {
    let quiet = wish.quiet.unwrap_or(QuietHours { from: 0, until: 0 });
    vec![
        text(wish.person),
        text(wish.lang),
        text(wish.zone),
        number(quiet.from.into()),
        number(quiet.until.into()),
        number(wish.turn_push.into()),
        number(wish.soon_push.into()),
        number(wish.turn_mail.number()),
        number(wish.soon_mail.into()),
    ]
}

/// A device has one endpoint, and an endpoint one device.
fn add_device(device: PushDevice) -> Vec<Statement> {
    let added = Statement {
        sql: "INSERT INTO push_device (id, person, session, endpoint, key, auth, made) \
              SELECT $1, $2, $3, $4, $5, $6, $7 FROM session WHERE session.id = $3 AND session.person = $2 \
              ON CONFLICT (id) DO UPDATE SET person = excluded.person, session = excluded.session, \
              endpoint = excluded.endpoint, key = excluded.key, auth = excluded.auth, made = excluded.made",
        values: vec![
            text(device.id),
            text(device.person),
            text(device.session),
            text(device.endpoint),
            text(device.key),
            text(device.auth),
            time(device.made),
        ],
    };
    let before = Statement {
        sql: "DELETE FROM push_device WHERE session = $1 AND id <> $2",
        values: vec![text(device.session), text(device.id)],
    };
    vec![added, before]
}

const DUE: &str = "INSERT INTO due_notice (person, kind, subject, due) \
    SELECT $1, $2, $3, $4 FROM notice_wish WHERE notice_wish.person = $1 \
    ON CONFLICT (person, kind, subject) DO UPDATE SET due = excluded.due";

const DUE_ONCE: &str = "INSERT INTO due_notice (person, kind, subject, due) \
    SELECT $1, $2, $3, $4 FROM notice_wish WHERE notice_wish.person = $1 ON CONFLICT DO NOTHING";

fn notice_values(notice: &Notice) -> Vec<Value> {
    let subject = notice.table.as_ref().map(ToString::to_string).unwrap_or_default();
    vec![text(notice.person), text(notice.kind.name()), text(subject), time(notice.due)]
}

/// Has the one parameter [`key_name`].
pub(crate) const SERVER_KEY: &str = "SELECT secret FROM server_key WHERE name = $1";

pub(crate) fn key_name() -> Vec<Value> {
    vec![text(KEY)]
}

pub(crate) const NOTICE_WISH: &str = "SELECT person, lang, zone, quiet_from, quiet_until, turn_push, soon_push, \
    turn_mail, soon_mail FROM notice_wish WHERE person = $1";

pub(crate) const PUSH_DEVICES: &str = "SELECT id, person, session, endpoint, key, auth, made FROM push_device \
    WHERE person = $1 ORDER BY made, id";

pub(crate) const NOTICES_DUE: &str = "SELECT person, kind, subject, due FROM due_notice WHERE due <= $1 \
    ORDER BY due, person, kind, subject LIMIT $2";

pub(crate) fn due_values(now: interregnum_table::Time, limit: u32) -> Vec<Value> {
    vec![time(now), number(limit)]
}

pub(crate) const MAIL_ADDRESS: &str = "SELECT address FROM mail_address WHERE person = $1";

pub(crate) const PERSONS_AT: &str =
    "SELECT person FROM mail_address WHERE address = $1 ORDER BY person LIMIT $2";

pub(crate) const MAIL_LINK: &str =
    "SELECT secret, person, purpose, address, until FROM mail_link WHERE secret = $1";

fn damaged(what: &str) -> StoreError {
    StoreError::Damaged { detail: format!("a notice has no {what}") }
}

fn is_true(row: &impl Columns, column: usize) -> bool {
    row.number(column) == Some(1)
}

/// A row of [`SERVER_KEY`] or [`MAIL_ADDRESS`].
pub(crate) fn first_text(row: &impl Columns) -> String {
    row.text(0).unwrap_or_default()
}

/// A row of [`NOTICE_WISH`].
pub(crate) fn wish(row: &impl Columns) -> Result<NoticeWish, StoreError> {
    let minute = |column| row.number(column).and_then(|minute| minute.try_into().ok()).unwrap_or_default();
    let (from, until): (u16, u16) = (minute(3), minute(4));
    Ok(NoticeWish {
        person: person_id(row, 0)?,
        lang: row.text(1).unwrap_or_default(),
        zone: row.text(2).unwrap_or_default(),
        quiet: (from != until).then_some(QuietHours { from, until }),
        turn_push: is_true(row, 5),
        soon_push: is_true(row, 6),
        turn_mail: row.number(7).and_then(MailWish::from_number).ok_or_else(|| damaged("wish"))?,
        soon_mail: is_true(row, 8),
    })
}

/// A row of [`PUSH_DEVICES`].
pub(crate) fn device(row: &impl Columns) -> Result<PushDevice, StoreError> {
    Ok(PushDevice {
        id: secret(row, 0)?,
        person: person_id(row, 1)?,
        session: row.text(2).and_then(|id| id.parse().ok()).ok_or_else(|| damaged("session"))?,
        endpoint: row.text(3).unwrap_or_default(),
        key: row.text(4).unwrap_or_default(),
        auth: row.text(5).unwrap_or_default(),
        made: moment(row, 6),
    })
}

/// A row of [`NOTICES_DUE`].
pub(crate) fn notice(row: &impl Columns) -> Result<Notice, StoreError> {
    let subject = row.text(2).filter(|subject| !subject.is_empty());
    Ok(Notice {
        person: person_id(row, 0)?,
        kind: row.text(1).as_deref().and_then(NoticeKind::read).ok_or_else(|| damaged("kind"))?,
        table: subject.map(|table| table.parse().map_err(|_| damaged("table"))).transpose()?,
        due: moment(row, 3),
    })
}

/// A row of [`MAIL_LINK`].
pub(crate) fn link(row: &impl Columns) -> Result<MailLink, StoreError> {
    Ok(MailLink {
        secret: secret(row, 0)?,
        person: person_id(row, 1)?,
        purpose: row.text(2).as_deref().and_then(LinkPurpose::read).ok_or_else(|| damaged("purpose"))?,
        address: row.text(3).unwrap_or_default(),
        until: moment(row, 4),
    })
}
