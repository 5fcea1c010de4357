//! From which network people come. Only a keyed hash of it is kept, for thirty days: a moderator can ban a network and
//! sees no address.

use super::change;
use crate::app::App;
use crate::limits::block;
use interregnum_store::{ModerationChange, StoreError};
use interregnum_table::{PersonId, SecretHash, Span, Time};
use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::OnceCell;

/// How long the network of a person is kept.
const KEPT: Span = Span::seconds(30 * 24 * 3600);

/// How many persons are remembered whose network is written already.
const REMEMBERED: usize = 50_000;

/// The key of the hashes, and the networks that are written already.
#[derive(Default)]
pub(crate) struct Networks {
    key: OnceCell<String>,
    /// By person the network, both as hashes, which take a fifth of the memory.
    written: Mutex<HashMap<u64, u64>>,
    hasher: RandomState,
}

impl Networks {
    /// The hash of the network of an address: of IPv4 the address, of IPv6 its first 64 bits.
    pub(super) async fn hash(&self, app: &App, address: IpAddr) -> Result<String, StoreError> {
        let key = self.key.get_or_try_init(|| app.store.network_key()).await?;
        let mut hash = SecretHash::of_text(&format!("{key} {}", block(address))).to_string();
        hash.truncate(32);
        Ok(hash)
    }

    /// Whether the network of a person is another one than before.
    fn changes(&self, person: PersonId, network: &str) -> bool {
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        if written.len() >= REMEMBERED {
            written.clear();
        }
        let (person, network) = (self.hasher.hash_one(person), self.hasher.hash_one(network));
        written.insert(person, network) != Some(network)
    }
}

/// Keeps the network from which a person came. Nobody waits for it.
pub(crate) fn note_network(app: &Arc<App>, person: PersonId, address: IpAddr) {
    let app = Arc::clone(app);
    tokio::spawn(async move {
        let noted = async {
            let network = app.networks.hash(&app, address).await?;
            if app.networks.changes(person, &network) {
                let at = app.clock.now();
                let forget_before = Time(at.0.saturating_sub(KEPT.0));
                change(&app, ModerationChange::NetworkSeen { person, network, at, forget_before }).await?;
            }
            Ok(())
        };
        if let Err(error) = noted.await {
            let error: StoreError = error;
            tracing::warn!(code = error.code(), "network of a person not noted");
        }
    });
}
