//! A network in a file that is part of the program.

use super::network::Network;
use std::sync::OnceLock;

/// A file, and its network once it was needed.
#[derive(Debug)]
pub struct Stored {
    file: &'static [u8],
    network: OnceLock<Option<Network>>,
}

impl Stored {
    /// The network in this file.
    pub const fn new(file: &'static [u8]) -> Self {
        Self { file, network: OnceLock::new() }
    }

    /// The network; `None` if the file holds none.
    pub fn network(&self) -> Option<&Network> {
        self.network.get_or_init(|| Network::read(self.file)).as_ref()
    }
}
