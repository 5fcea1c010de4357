//! Random bytes, from the operating system.
//!
//! Debug builds can be given fixed ones by the environment (`INTERREGNUM_TEST_SEED=7`), so that a test
//! in a browser meets the same deal in every run. Release builds contain no such switch.

use interregnum_table::{Entropy, PersonId, SeatSecret, TableId};

/// Random bytes that nobody can predict. A system that has none can neither deal nor keep a
/// secret; there is no fallback.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// Entropy for whatever a table has to draw.
pub(crate) fn draw() -> Entropy {
    Entropy(fixed::entropy().unwrap_or_else(bytes))
}

/// The id of a new person.
pub(crate) fn person_id() -> PersonId {
    PersonId::from_bytes(bytes())
}

/// A recovery code: sixteen letters and digits that are not mistaken for each other, 80 random bits.
pub(crate) fn recovery_code() -> String {
    TableId::from_bytes(bytes()).to_string()
}

/// A challenge for an authenticator.
pub(crate) fn challenge() -> [u8; 32] {
    bytes()
}

/// A new secret for a session.
pub(crate) fn seat_secret() -> SeatSecret {
    SeatSecret::from_bytes(bytes())
}

/// An id for a new table.
pub(crate) fn table_id() -> TableId {
    TableId::from_bytes(fixed::table().unwrap_or_else(bytes))
}

/// A seed for a bot's generator.
pub(crate) fn bot_seed() -> u64 {
    fixed::bot_seed().unwrap_or_else(random_u64)
}

/// A number that is not used twice.
pub(crate) fn random_u64() -> u64 {
    u64::from_le_bytes(bytes())
}

#[cfg(not(debug_assertions))]
mod fixed {
    pub(super) const fn entropy() -> Option<[u8; 32]> {
        None
    }

    pub(super) const fn table<const N: usize>() -> Option<[u8; N]> {
        None
    }

    pub(super) const fn bot_seed() -> Option<u64> {
        None
    }
}

/// What replaces chance under `INTERREGNUM_TEST_SEED`. The deal depends on the table's id and on the
/// entropy: ids count the tables, and the entropy is the same in every call, since the number of calls
/// before a deal depends on timing.
#[cfg(debug_assertions)]
mod fixed {
    use std::sync::LazyLock;
    use std::sync::atomic::{AtomicU64, Ordering};

    static SEED: LazyLock<Option<u8>> = LazyLock::new(|| {
        let text = std::env::var("INTERREGNUM_TEST_SEED").ok()?;
        Some(text.parse().expect("INTERREGNUM_TEST_SEED is a number from 0 to 255"))
    });
    static TABLES: AtomicU64 = AtomicU64::new(1);

    pub(super) fn entropy() -> Option<[u8; 32]> {
        SEED.map(|seed| [seed; 32])
    }

    pub(super) fn table<const N: usize>() -> Option<[u8; N]> {
        (*SEED)?;
        let mut bytes = [0; N];
        let number = TABLES.fetch_add(1, Ordering::Relaxed).to_le_bytes();
        bytes.iter_mut().zip(number).for_each(|(byte, digit)| *byte = digit);
        Some(bytes)
    }

    pub(super) fn bot_seed() -> Option<u64> {
        SEED.map(u64::from)
    }
}
