//! The trained networks, by the number of players. WebAssembly modules have none.

use crate::policy::Network;
#[cfg(not(target_family = "wasm"))]
use crate::policy::Stored;

/// For three to six players.
#[cfg(not(target_family = "wasm"))]
static STORED: [Stored; 4] = [
    Stored::new(include_bytes!("../../weights/policy/defaite-3.bin")),
    Stored::new(include_bytes!("../../weights/policy/defaite-4.bin")),
    Stored::new(include_bytes!("../../weights/policy/defaite-5.bin")),
    Stored::new(include_bytes!("../../weights/policy/defaite-6.bin")),
];

/// The network for a number of players.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn network(players: usize) -> Option<&'static Network> {
    STORED.get(players.checked_sub(3)?)?.network()
}

/// None.
#[cfg(target_family = "wasm")]
pub(crate) const fn network(_players: usize) -> Option<&'static Network> {
    None
}
