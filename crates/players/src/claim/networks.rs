//! The trained networks of phase one, by the number of players. WebAssembly modules have none.

use crate::policy::Network;
#[cfg(not(target_family = "wasm"))]
use crate::policy::Stored;

/// For two, three and four players.
#[cfg(not(target_family = "wasm"))]
static STORED: [Stored; 3] = [
    Stored::new(include_bytes!("../../weights/policy/claim-2.bin")),
    Stored::new(include_bytes!("../../weights/policy/claim-3.bin")),
    Stored::new(include_bytes!("../../weights/policy/claim-4.bin")),
];

/// The network for a number of players.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn network(players: usize) -> Option<&'static Network> {
    STORED.get(players.checked_sub(2)?)?.network()
}

/// None.
#[cfg(target_family = "wasm")]
pub(crate) const fn network(_players: usize) -> Option<&'static Network> {
    None
}
