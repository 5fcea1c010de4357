//! How much one visitor may ask: by address for requests, by socket for messages.

use crate::Limits;
use crate::problem::Problem;
use governor::clock::{Clock, DefaultClock};
use governor::state::keyed::HashMapStateStore;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZero;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

type Keyed = RateLimiter<IpAddr, HashMapStateStore<IpAddr>, DefaultClock>;

const MINUTE: Duration = Duration::from_mins(1);
const TWENTY_SECONDS: Duration = Duration::from_secs(20);

/// So many in so long: all at once if one likes, then one after the other. `None` is no limit.
fn quota(number: u32, span: Duration) -> Option<Quota> {
    let number = NonZero::new(number)?;
    Quota::with_period(span / number.get()).map(|quota| quota.allow_burst(number))
}

/// The limits of all addresses.
pub(crate) struct Gates {
    limits: Limits,
    tables: Option<Keyed>,
    requests: Option<Keyed>,
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

impl Gates {
    pub(crate) fn new(limits: Limits) -> Self {
        let keyed = |number, span| quota(number, span).map(RateLimiter::hashmap);
        Self {
            limits,
            tables: keyed(limits.tables, MINUTE),
            requests: keyed(limits.requests, MINUTE),
            sockets: Arc::default(),
        }
    }

    /// Counts a request.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Problem> {
        pass(self.requests.as_ref(), address)
    }

    /// Counts the making of a table.
    pub(crate) fn table(&self, address: IpAddr) -> Result<(), Problem> {
        pass(self.tables.as_ref(), address)
    }

    /// Counts a connection that stays, until it is dropped.
    pub(crate) fn socket(&self, address: IpAddr) -> Result<Pass, Problem> {
        let mut sockets = lock(&self.sockets);
        let open = sockets.entry(address).or_default();
        if self.limits.sockets != 0 && *open >= self.limits.sockets {
            return Err(Problem::TooManySockets);
        }
        *open += 1;
        drop(sockets);
        Ok(Pass { address, sockets: Arc::clone(&self.sockets) })
    }

    /// The limit of one connection's messages.
    pub(crate) fn messages(&self, spectator: bool) -> Gate {
        let limits = &self.limits;
        let number = if spectator { limits.spectator_messages } else { limits.player_messages };
        Gate(quota(number, TWENTY_SECONDS).map(RateLimiter::direct))
    }

    /// Forgets the addresses that have not asked for long.
    pub(crate) fn sweep(&self) {
        self.tables.iter().chain(&self.requests).for_each(RateLimiter::retain_recent);
    }
}

fn pass(gate: Option<&Keyed>, address: IpAddr) -> Result<(), Problem> {
    let Some(gate) = gate else { return Ok(()) };
    gate.check_key(&address).map_err(|not_until| Problem::TooFast {
        wait: not_until.wait_time_from(DefaultClock::default().now()),
    })
}

/// The limit of one connection's messages.
pub(crate) struct Gate(Option<DefaultDirectRateLimiter>);

impl Gate {
    /// Counts a message.
    pub(crate) fn message(&self) -> Result<(), Problem> {
        let Some(gate) = &self.0 else { return Ok(()) };
        gate.check().map_err(|not_until| Problem::TooFast {
            wait: not_until.wait_time_from(DefaultClock::default().now()),
        })
    }
}

/// One connection that stays.
pub(crate) struct Pass {
    address: IpAddr,
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut sockets = lock(&self.sockets);
        if let Some(open) = sockets.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
                sockets.remove(&self.address);
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

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);
    const THERE: IpAddr = IpAddr::V6(std::net::Ipv6Addr::LOCALHOST);

    fn gates() -> Gates {
        Gates::new(Limits { sockets: 2, ..Config::default().limits })
    }

    #[test]
    fn an_address_makes_ten_tables_in_a_minute() {
        let gates = gates();
        assert!((0..10).all(|_| gates.table(HERE).is_ok()));
        let refused = gates.table(HERE).unwrap_err();
        assert!(
            matches!(refused, Problem::TooFast { wait } if wait <= Duration::from_secs(6)),
            "{refused:?}"
        );
        assert!(gates.table(THERE).is_ok(), "another address is not held up");
    }

    #[test]
    fn a_player_says_a_hundred_things_in_twenty_seconds_and_a_spectator_fifty() {
        let gates = gates();
        let passed = |gate: Gate| (0..200).filter(|_| gate.message().is_ok()).count();
        assert_eq!(passed(gates.messages(false)), 100);
        assert_eq!(passed(gates.messages(true)), 50);
    }

    #[test]
    fn an_address_keeps_so_many_connections_and_no_more() {
        let gates = gates();
        let first = gates.socket(HERE).unwrap();
        let _second = gates.socket(HERE).unwrap();
        assert_eq!(gates.socket(HERE).err(), Some(Problem::TooManySockets));
        assert!(gates.socket(THERE).is_ok());
        drop(first);
        assert!(gates.socket(HERE).is_ok());
    }

    #[test]
    fn zero_is_no_limit() {
        let none = Limits { tables: 0, requests: 0, sockets: 0, player_messages: 0, spectator_messages: 0 };
        let gates = Gates::new(none);
        assert!((0..1000).all(|_| gates.table(HERE).is_ok() && gates.request(HERE).is_ok()));
        let kept: Vec<_> = (0..1000).map(|_| gates.socket(HERE)).collect();
        assert!(kept.iter().all(Result::is_ok));
        assert!((0..1000).all(|_| gates.messages(true).message().is_ok()));
    }
}
