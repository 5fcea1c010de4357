//! Which connections are served: caps by address and in all, and a reserve for monitoring.

use crate::Limits;
use crate::descriptors::descriptor_limit;
use crate::limits::block;
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::task::AbortHandle;

/// Files that are kept free for the reserve, the store and the page.
const KEPT_FREE: u64 = 128;

/// The size of the reserve.
const RESERVE: usize = 32;

/// The least time between two warnings that connections are refused.
const WARNING_INTERVAL: Duration = Duration::from_mins(1);

/// Why a connection is not admitted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Refusal {
    /// Its address has too many open.
    Address,
    /// Too many are open in all.
    Total,
}

/// Counts open connections, and refuses those that are too many.
pub(crate) struct Admission {
    /// The most from one address; 0 is no limit.
    by_address: u32,
    /// The most in all.
    total: usize,
    open: Arc<Mutex<OpenConnections>>,
    reserve: Mutex<VecDeque<Reserved>>,
    warned: Mutex<Option<Instant>>,
}

#[derive(Default, Debug)]
struct OpenConnections {
    by_address: HashMap<IpAddr, u32>,
    total: usize,
}

/// A connection over the cap, which may only ask whether the server is well.
struct Reserved {
    address: IpAddr,
    task: AbortHandle,
}

impl Admission {
    /// The caps of the settings. Behind a proxy all connections have the proxy's address, so that
    /// there the cap in all is the only one.
    pub(crate) fn new(limits: Limits, proxied: bool) -> Self {
        Self::with_descriptors(limits, proxied, descriptor_limit())
    }

    fn with_descriptors(limits: Limits, proxied: bool, descriptors: Option<u64>) -> Self {
        let possible = descriptors.map_or(u64::MAX, |files| files.saturating_sub(KEPT_FREE).max(1));
        let wanted = if limits.connections_total == 0 { u64::MAX } else { limits.connections_total.into() };
        Self {
            by_address: if proxied { 0 } else { limits.connections },
            total: usize::try_from(wanted.min(possible)).unwrap_or(usize::MAX),
            open: Arc::default(),
            reserve: Mutex::default(),
            warned: Mutex::default(),
        }
    }

    /// Admits a connection until the permit is dropped.
    pub(crate) fn admit(&self, peer: IpAddr) -> Result<AdmissionPermit, Refusal> {
        let address = block(peer);
        let mut open = lock(&self.open);
        if open.total >= self.total {
            return Err(Refusal::Total);
        }
        let here = open.by_address.entry(address).or_default();
        if self.by_address != 0 && *here >= self.by_address {
            return Err(Refusal::Address);
        }
        *here += 1;
        open.total += 1;
        drop(open);
        Ok(AdmissionPermit { address, open: Arc::clone(&self.open) })
    }

    /// Logs that a connection is refused, unless that was logged lately.
    pub(crate) fn warn(&self, peer: IpAddr, refusal: Refusal) {
        let mut warned = lock(&self.warned);
        if warned.is_some_and(|last| last.elapsed() < WARNING_INTERVAL) {
            return;
        }
        *warned = Some(Instant::now());
        drop(warned);
        match refusal {
            Refusal::Address => tracing::warn!(
                %peer, limit = self.by_address,
                "connection refused: too many open from this address (limit-connections)"
            ),
            Refusal::Total => tracing::warn!(
                %peer, limit = self.total,
                "connection refused: too many open in all (limit-connections-total, or open files)"
            ),
        }
    }

    /// Takes a refused connection into the reserve. A full reserve ends the oldest connection of the
    /// address that has the most there, so that one address cannot keep others out.
    pub(crate) fn reserve(&self, peer: IpAddr, task: AbortHandle) {
        let mut reserve = lock(&self.reserve);
        reserve.retain(|reserved| !reserved.task.is_finished());
        if reserve.len() >= RESERVE {
            let mut counts: HashMap<IpAddr, usize> = HashMap::new();
            reserve.iter().for_each(|reserved| *counts.entry(reserved.address).or_default() += 1);
            let most = counts.values().copied().max().unwrap_or_default();
            let oldest = reserve.iter().position(|reserved| counts[&reserved.address] == most);
            if let Some(ended) = oldest.and_then(|place| reserve.remove(place)) {
                ended.task.abort();
            }
        }
        reserve.push_back(Reserved { address: block(peer), task });
    }
}

/// Counts as one open connection until it is dropped.
#[derive(Debug)]
pub(crate) struct AdmissionPermit {
    address: IpAddr,
    open: Arc<Mutex<OpenConnections>>,
}

impl Drop for AdmissionPermit {
    fn drop(&mut self) {
        let mut open = lock(&self.open);
        open.total -= 1;
        if let Some(here) = open.by_address.get_mut(&self.address) {
            *here -= 1;
            if *here == 0 {
                open.by_address.remove(&self.address);
            }
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Config;

    fn admission(by_address: u32, total: u32, proxied: bool) -> Admission {
        let limits = Limits { connections: by_address, connections_total: total, ..Config::default().limits };
        Admission::with_descriptors(limits, proxied, Some(1024))
    }

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn an_address_has_its_share_and_no_more() {
        let admission = admission(2, 0, false);
        let admit = |text: &str| admission.admit(address(text));
        let kept = [admit("2001:db8:1:2::1").ok(), admit("2001:db8:1:2:ffff::9").ok()];
        assert!(kept.iter().all(Option::is_some));
        assert_eq!(admit("2001:db8:1:2::3").err(), Some(Refusal::Address), "one customer, one /64");
        let _other = admit("2001:db8:1:3::1").expect("the next customer");
        let _four = [admit("192.0.2.9").unwrap(), admit("::ffff:192.0.2.9").unwrap()];
        assert_eq!(admit("192.0.2.9").err(), Some(Refusal::Address), "one address in two spellings");
        drop(kept);
        assert!(admit("2001:db8:1:2::3").is_ok());
    }

    #[test]
    fn the_cap_in_all_leaves_files_free() {
        let admission = admission(0, 0, false);
        let kept: Vec<_> = (0..2000).map_while(|_| admission.admit(address("192.0.2.1")).ok()).collect();
        assert_eq!(kept.len(), 1024 - 128);
        assert_eq!(admission.admit(address("192.0.2.2")).err(), Some(Refusal::Total));
    }

    #[test]
    fn behind_a_proxy_only_the_cap_in_all_counts() {
        let admission = admission(2, 5, true);
        let kept: Vec<_> = (0..9).map_while(|_| admission.admit(address("127.0.0.1")).ok()).collect();
        assert_eq!(kept.len(), 5);
    }

    #[tokio::test]
    async fn a_full_reserve_ends_the_oldest_of_the_busiest_address() {
        let admission = admission(1, 0, false);
        let wait = || tokio::spawn(std::future::pending::<()>());
        let quiet = wait();
        admission.reserve(address("192.0.2.1"), quiet.abort_handle());
        let busy: Vec<_> = (0..40).map(|_| wait()).collect();
        for task in &busy {
            admission.reserve(address("192.0.2.2"), task.abort_handle());
        }
        for ended in busy.into_iter().take(40 - (RESERVE - 1)) {
            assert!(ended.await.unwrap_err().is_cancelled());
        }
        assert!(!quiet.is_finished(), "the other address keeps its place");
    }
}
