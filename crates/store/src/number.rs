//! Numbers as databases store them.

/// A number as a database stores it; times and versions always fit.
pub(crate) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
