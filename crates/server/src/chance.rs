//! Randomness, from the system and nowhere else.

use interregnum_table::{Fresh, SeatSecret, TableId};

/// So many random bytes. A system without them cannot deal a card or keep a secret, and
/// nothing else is a way out.
fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// Random bytes for whatever a table has to draw.
pub(crate) fn fresh() -> Fresh {
    Fresh(bytes())
}

/// A secret that nobody has.
pub(crate) fn secret() -> SeatSecret {
    SeatSecret::from_bytes(bytes())
}

/// A name that no table has.
pub(crate) fn table() -> TableId {
    TableId::from_bytes(bytes())
}

/// A number to begin a generator with.
pub(crate) fn number() -> u64 {
    u64::from_le_bytes(bytes())
}
