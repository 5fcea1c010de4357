//! Rate limits: by address for requests, by sender and table for messages.

use crate::Limits;
use crate::api_error::ApiError;
use governor::clock::{Clock, DefaultClock};
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};
use interregnum_table::{PersonId, TableId};
use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZero;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

type Keyed<K> = RateLimiter<K, HashMapStateStore<K>, DefaultClock>;

const MINUTE: Duration = Duration::from_mins(1);
const HOUR: Duration = Duration::from_hours(1);

/// The attempts to sign in that an address has in a minute.
const SIGN_INS: u32 = 10;

/// The attempts to sign in under one name in an hour, from all addresses together. A guesser from many addresses gets
/// no further; the owner still has the devices that are signed in, and their links.
const SIGN_INS_BY_NAME: u32 = 50;

/// The challenges that a person makes in an hour.
const CHALLENGES: u32 = 20;
/// The reports that an address may write in an hour.
const REPORTS: u32 = 10;
/// The messages in an hour that one address can be sent because somebody asks for it, and that one person can ask for.
const MAILS: u32 = 5;

const TWENTY_SECONDS: Duration = Duration::from_secs(20);

/// A limit of `count` per period, which may be used up at once; `None` is no limit.
fn quota(number: u32, span: Duration) -> Option<Quota> {
    let number = NonZero::new(number)?;
    Quota::with_period(span / number.get()).map(|quota| quota.allow_burst(number))
}

/// The limits of all addresses.
pub(crate) struct RateLimits {
    limits: Limits,
    tables: Option<Keyed<IpAddr>>,
    requests: Option<Keyed<IpAddr>>,
    player_messages: Option<Keyed<Sender>>,
    spectator_messages: Option<Keyed<Sender>>,
    sign_ins: Option<Keyed<IpAddr>>,
    sign_ins_by_name: Option<Keyed<String>>,
    challenges: Option<Keyed<PersonId>>,
    reports: Option<Keyed<IpAddr>>,
    mails: Option<Keyed<String>>,
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

impl RateLimits {
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            limits,
            tables: quota(limits.tables, MINUTE).map(RateLimiter::hashmap),
            requests: quota(limits.requests, MINUTE).map(RateLimiter::hashmap),
            player_messages: quota(limits.player_messages, TWENTY_SECONDS).map(RateLimiter::hashmap),
            spectator_messages: quota(limits.spectator_messages, TWENTY_SECONDS).map(RateLimiter::hashmap),
            sign_ins: quota(SIGN_INS, MINUTE).map(RateLimiter::hashmap),
            sign_ins_by_name: quota(SIGN_INS_BY_NAME, HOUR).map(RateLimiter::hashmap),
            challenges: quota(CHALLENGES, HOUR).map(RateLimiter::hashmap),
            reports: quota(REPORTS, HOUR).map(RateLimiter::hashmap),
            mails: quota(MAILS, HOUR).map(RateLimiter::hashmap),
            sockets: Arc::default(),
        }
    }

    /// Counts a report.
    pub(crate) fn report(&self, address: IpAddr) -> Result<(), ApiError> {
        pass(self.reports.as_ref(), &block(address))
    }

    /// Counts an attempt to show a password, a code or a link.
    pub(crate) fn sign_in(&self, address: IpAddr) -> Result<(), ApiError> {
        pass(self.sign_ins.as_ref(), &block(address))
    }

    /// Counts an attempt to sign in under a name, whether there is such an account or not.
    pub(crate) fn sign_in_as(&self, key: &str) -> Result<(), ApiError> {
        pass(self.sign_ins_by_name.as_ref(), &key.to_owned())
    }

    /// Counts a challenge.
    pub(crate) fn challenge(&self, person: PersonId) -> Result<(), ApiError> {
        pass(self.challenges.as_ref(), &person)
    }

    /// Counts a message that somebody asks for: to an e-mail address, known or not, or by a person.
    pub(crate) fn mail(&self, key: &str) -> Result<(), ApiError> {
        pass(self.mails.as_ref(), &key.to_owned())
    }

    /// Counts a request.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), ApiError> {
        pass(self.requests.as_ref(), &block(address))
    }

    /// Counts the creation of a table.
    pub(crate) fn table(&self, address: IpAddr) -> Result<(), ApiError> {
        pass(self.tables.as_ref(), &block(address))
    }

    /// Counts a long-lived connection until the permit is dropped.
    pub(crate) fn socket(&self, address: IpAddr) -> Result<ConnectionPermit, ApiError> {
        let address = block(address);
        let mut sockets = lock(&self.sockets);
        let open = sockets.entry(address).or_default();
        if self.limits.sockets != 0 && *open >= self.limits.sockets {
            return Err(ApiError::TooManySockets);
        }
        *open += 1;
        drop(sockets);
        Ok(ConnectionPermit { address, sockets: Arc::clone(&self.sockets) })
    }

    /// The limit of a sender's messages.
    pub(crate) fn messages(&self, sender: Sender, spectator: bool) -> MessageLimit<'_> {
        let limit = if spectator { &self.spectator_messages } else { &self.player_messages };
        MessageLimit { limit: limit.as_ref(), sender }
    }

    /// Forgets addresses and senders that have been silent for a while.
    pub(crate) fn sweep(&self) {
        self.challenges.iter().for_each(RateLimiter::retain_recent);
        self.tables
            .iter()
            .chain(&self.requests)
            .chain(&self.sign_ins)
            .chain(&self.reports)
            .for_each(RateLimiter::retain_recent);
        self.sign_ins_by_name.iter().chain(&self.mails).for_each(RateLimiter::retain_recent);
        self.player_messages.iter().chain(&self.spectator_messages).for_each(RateLimiter::retain_recent);
    }
}

/// What counts as one address: of IPv6 the first 64 bits, which is what one customer is given; an
/// IPv4 address written as IPv6 is that IPv4 address.
pub(crate) fn block(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64))),
    }
}

fn pass<K: Hash + Eq + Clone>(limit: Option<&Keyed<K>>, key: &K) -> Result<(), ApiError> {
    let Some(limit) = limit else { return Ok(()) };
    limit.check_key(key).map_err(|not_until| ApiError::RateLimited {
        wait: not_until.wait_time_from(DefaultClock::default().now()),
    })
}

/// Who sends messages to a table. All connections of a sender count together: connecting again
/// gives nothing back.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Sender {
    table: TableId,
    who: Who,
}

#[derive(Clone, PartialEq, Eq, Hash)]
enum Who {
    Guest(PersonId),
    /// Visitors without a name, by their address.
    Nameless(IpAddr),
}

impl Sender {
    pub(crate) fn new(table: TableId, guest: Option<PersonId>, address: IpAddr) -> Self {
        Self { table, who: guest.map_or_else(|| Who::Nameless(block(address)), Who::Guest) }
    }
}

/// The limit of a sender's messages.
pub(crate) struct MessageLimit<'a> {
    limit: Option<&'a Keyed<Sender>>,
    sender: Sender,
}

impl MessageLimit<'_> {
    /// Counts a message.
    pub(crate) fn message(&self) -> Result<(), ApiError> {
        pass(self.limit, &self.sender)
    }
}

/// Counts as one long-lived connection until it is dropped.
pub(crate) struct ConnectionPermit {
    address: IpAddr,
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

impl Drop for ConnectionPermit {
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
    use interregnum_table::SeatSecret;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);
    const THERE: IpAddr = IpAddr::V6(std::net::Ipv6Addr::LOCALHOST);

    fn limits() -> RateLimits {
        RateLimits::new(Limits { sockets: 2, ..Config::default().limits })
    }

    fn guest(number: u8) -> Sender {
        Sender::new(TableId::from_bytes([1; 10]), Some(SeatSecret::from_bytes([number; 16]).person()), HERE)
    }

    fn passed(limit: &MessageLimit<'_>) -> usize {
        (0..200).filter(|_| limit.message().is_ok()).count()
    }

    #[test]
    fn an_address_makes_ten_tables_in_a_minute() {
        let limits = limits();
        assert!((0..10).all(|_| limits.table(HERE).is_ok()));
        let refused = limits.table(HERE).unwrap_err();
        assert!(
            matches!(refused, ApiError::RateLimited { wait } if wait <= Duration::from_secs(6)),
            "{refused:?}"
        );
        assert!(limits.table(THERE).is_ok(), "another address is not held up");
    }

    #[test]
    fn a_player_says_a_hundred_things_in_twenty_seconds_and_a_spectator_fifty() {
        let limits = limits();
        assert_eq!(passed(&limits.messages(guest(1), false)), 100);
        assert_eq!(passed(&limits.messages(guest(2), true)), 50);
    }

    #[test]
    fn connecting_again_gives_no_messages_back() {
        let limits = limits();
        assert_eq!(passed(&limits.messages(guest(1), false)), 100);
        assert_eq!(passed(&limits.messages(guest(1), false)), 0, "the same guest over another connection");
        assert_eq!(passed(&limits.messages(guest(2), false)), 100, "another guest is not held up");
        let elsewhere = Sender { table: TableId::from_bytes([2; 10]), ..guest(1) };
        assert_eq!(passed(&limits.messages(elsewhere, false)), 100, "nor the same guest at another table");
        let nameless = |address| Sender::new(TableId::from_bytes([1; 10]), None, address);
        assert_eq!(passed(&limits.messages(nameless(HERE), true)), 50);
        assert_eq!(passed(&limits.messages(nameless(HERE), true)), 0);
        assert_eq!(passed(&limits.messages(nameless(THERE), true)), 50);
    }

    #[test]
    fn an_address_keeps_so_many_connections_and_no_more() {
        let limits = limits();
        let first = limits.socket(HERE).unwrap();
        let _second = limits.socket(HERE).unwrap();
        assert_eq!(limits.socket(HERE).err(), Some(ApiError::TooManySockets));
        assert!(limits.socket(THERE).is_ok());
        drop(first);
        assert!(limits.socket(HERE).is_ok());
    }

    #[test]
    fn the_addresses_of_one_customer_count_as_one() {
        let limits = limits();
        let address = |text: &str| text.parse::<IpAddr>().unwrap();
        for (first, second) in
            [("2001:db8:1:2::1", "2001:db8:1:2:ffff::9"), ("::ffff:192.0.2.9", "192.0.2.9")]
        {
            assert!((0..10).all(|_| limits.table(address(first)).is_ok()));
            assert!(limits.table(address(second)).is_err(), "{second}");
        }
        assert!(limits.table(address("2001:db8:1:3::1")).is_ok(), "the next customer is not held up");
        assert!(limits.table(address("192.0.2.10")).is_ok());
    }

    #[test]
    fn zero_is_no_limit() {
        let none = Limits {
            tables: 0,
            requests: 0,
            sockets: 0,
            player_messages: 0,
            spectator_messages: 0,
            ..Config::default().limits
        };
        let limits = RateLimits::new(none);
        assert!((0..1000).all(|_| limits.table(HERE).is_ok() && limits.request(HERE).is_ok()));
        let kept: Vec<_> = (0..1000).map(|_| limits.socket(HERE)).collect();
        assert!(kept.iter().all(Result::is_ok));
        assert!((0..1000).all(|_| limits.messages(guest(1), true).message().is_ok()));
    }
}
