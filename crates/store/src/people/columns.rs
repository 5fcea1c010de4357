//! The columns of rows that a database has found.

use crate::StoreError;
use interregnum_table::{PersonId, SecretHash, Time};
use sqlx::{ColumnIndex, Database, Decode, Row, Type};

/// A row of a database whose columns hold texts and numbers.
pub(crate) trait Columns: Row {
    fn text(&self, column: usize) -> Option<String>;
    fn number(&self, column: usize) -> Option<i64>;
    fn real(&self, column: usize) -> Option<f64>;
}

impl<R: Row> Columns for R
where
    for<'r> String: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> i64: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> f64: Decode<'r, R::Database> + Type<R::Database>,
    R::Database: Database,
    usize: ColumnIndex<R>,
{
    fn text(&self, column: usize) -> Option<String> {
        self.get(column)
    }

    fn number(&self, column: usize) -> Option<i64> {
        self.get(column)
    }

    fn real(&self, column: usize) -> Option<f64> {
        self.get(column)
    }
}

pub(crate) fn damaged(what: &str) -> StoreError {
    StoreError::Damaged { detail: format!("a person has no {what}") }
}

pub(crate) fn moment(row: &impl Columns, column: usize) -> Time {
    Time(row.number(column).unwrap_or_default().unsigned_abs())
}

pub(crate) fn person_id(row: &impl Columns, column: usize) -> Result<PersonId, StoreError> {
    row.text(column).as_deref().and_then(PersonId::read).ok_or_else(|| damaged("id"))
}

pub(crate) fn secret(row: &impl Columns, column: usize) -> Result<SecretHash, StoreError> {
    row.text(column).as_deref().and_then(SecretHash::read).ok_or_else(|| damaged("secret"))
}

/// A row that holds a count.
pub(crate) fn count(row: &impl Columns) -> u32 {
    row.number(0).and_then(|count| count.try_into().ok()).unwrap_or_default()
}
