//! The trained network of two players. WebAssembly modules have none.

use crate::policy::Network;
#[cfg(not(target_family = "wasm"))]
use crate::policy::Stored;

#[cfg(not(target_family = "wasm"))]
static STORED: Stored = Stored::new(include_bytes!("../../weights/policy/claim-2.bin"));

/// The network for a number of players.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn network(players: usize) -> Option<&'static Network> {
    if players == 2 { STORED.network() } else { None }
}

/// None.
#[cfg(target_family = "wasm")]
pub(crate) const fn network(_players: usize) -> Option<&'static Network> {
    None
}
