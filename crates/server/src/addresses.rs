//! Under which addresses others reach the server.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// The addresses that others on the network can open, the likeliest first: those of the machine's
/// interfaces if the server listens on all of them, else the one it listens on. None if it
/// listens for this machine alone.
pub fn reachable_addresses(listening: SocketAddr) -> Vec<SocketAddr> {
    let found = if listening.ip().is_unspecified() { interfaces() } else { vec![listening.ip()] };
    reachable(listening, found)
}

fn interfaces() -> Vec<IpAddr> {
    // A system that does not tell its addresses is served all the same.
    let found = if_addrs::get_if_addrs().unwrap_or_default();
    found.into_iter().map(|interface| interface.ip()).collect()
}

fn reachable(listening: SocketAddr, mut found: Vec<IpAddr>) -> Vec<SocketAddr> {
    found.retain(|ip| !ip.is_loopback() && !is_link_local(*ip) && (ip.is_ipv4() || listening.is_ipv6()));
    found.sort_by_key(|ip| (rank(*ip), *ip));
    found.dedup();
    found.into_iter().map(|ip| SocketAddr::new(ip, listening.port())).collect()
}

/// Home networks first; those that containers use come after them.
const fn rank(ip: IpAddr) -> u8 {
    match ip {
        IpAddr::V4(v4) => match v4.octets() {
            [192, 168, ..] => 0,
            [10, ..] => 1,
            _ if !v4.is_private() => 2,
            _ => 3,
        },
        IpAddr::V6(_) => 4,
    }
}

/// Addresses that only work together with the name of an interface.
const fn is_link_local(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(v4) => v4.is_link_local(),
        IpAddr::V6(v6) => Ipv6Addr::is_unicast_link_local(&v6),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(listening: &str, found: &[&str]) -> Vec<String> {
        let found = found.iter().map(|ip| ip.parse().unwrap()).collect();
        reachable(listening.parse().unwrap(), found).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn friends_are_told_the_likeliest_address_first() {
        let found = [
            "127.0.0.1",
            "172.17.0.1",
            "10.0.0.4",
            "192.168.1.5",
            "169.254.3.3",
            "fe80::1",
            "2001:db8::7",
            "::1",
        ];
        assert_eq!(told("0.0.0.0:8421", &found), ["192.168.1.5:8421", "10.0.0.4:8421", "172.17.0.1:8421"]);
        let all = ["192.168.1.5:80", "10.0.0.4:80", "172.17.0.1:80", "[2001:db8::7]:80"];
        assert_eq!(told("[::]:80", &found), all);
    }

    #[test]
    fn a_server_for_this_machine_alone_has_no_address_for_others() {
        assert_eq!(reachable_addresses("127.0.0.1:8421".parse().unwrap()), []);
        let one = "192.0.2.3:8421".parse().unwrap();
        assert_eq!(reachable_addresses(one), [one]);
    }
}
