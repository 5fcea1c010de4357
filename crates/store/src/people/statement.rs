//! Statements of SQL with their values, for `SQLite` and PostgreSQL alike.

use crate::number::signed;
use interregnum_table::{PersonId, Time};

/// A value that is bound to a statement.
pub(crate) enum Value {
    Text(String),
    Number(i64),
    Bytes(Vec<u8>),
    Real(f64),
}

/// One statement with its values.
pub(crate) struct Statement {
    pub(crate) sql: &'static str,
    pub(crate) values: Vec<Value>,
}

#[expect(clippy::needless_pass_by_value, reason = "values are handed over as they come")]
pub(crate) fn text(text: impl ToString) -> Value {
    Value::Text(text.to_string())
}

pub(crate) fn time(at: Time) -> Value {
    Value::Number(signed(at.0))
}

pub(crate) fn number(number: u32) -> Value {
    Value::Number(i64::from(number))
}

pub(crate) fn one(sql: &'static str, values: Vec<Value>) -> Vec<Statement> {
    vec![Statement { sql, values }]
}

/// A statement whose only value is a person.
pub(super) fn of_person(sql: &'static str, person: PersonId) -> Statement {
    Statement { sql, values: vec![text(person)] }
}
