//! The address at a push service. The browser names it, so anybody can name any: the server connects to public
//! addresses only, and checks the one that it connects to, not the name.

use axum::http::Uri;
use axum::http::uri::Scheme;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use tokio::net::lookup_host;

/// The longest endpoint that is kept. Those of push services have a few hundred characters.
const LONGEST: usize = 1024;

/// The port of every push service.
const HTTPS: u16 = 443;

/// An endpoint that may be sent to, as far as its text tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Endpoint {
    pub(super) uri: Uri,
    pub(super) host: String,
    port: u16,
    /// Only for push services of tests, on this machine.
    pub(super) plain: bool,
}

impl Endpoint {
    /// An endpoint of a push service: `https`, the usual port, no name and no password. Tests have theirs on this
    /// machine, over plain HTTP.
    pub(crate) fn read(text: &str, to_loopback: bool) -> Option<Self> {
        let uri: Uri = text.parse().ok().filter(|_| text.len() <= LONGEST)?;
        let authority = uri.authority()?.as_str();
        let host = uri.host()?.trim_matches(['[', ']']).to_owned();
        let plain = uri.scheme() == Some(&Scheme::HTTP);
        let port = uri.port_u16();
        let is_loopback = host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
        let is_allowed = if plain {
            to_loopback && is_loopback
        } else {
            uri.scheme() == Some(&Scheme::HTTPS) && port.is_none_or(|port| port == HTTPS)
        };
        let is_sound = is_allowed && !host.is_empty() && !authority.contains('@');
        is_sound.then(|| Self { host, port: port.unwrap_or(if plain { 80 } else { HTTPS }), plain, uri })
    }

    /// Scheme, host and port: whom a signature is for.
    pub(crate) fn origin(&self) -> String {
        let authority = self.uri.authority().map_or("", |authority| authority.as_str());
        format!("{}://{authority}", if self.plain { "http" } else { "https" })
    }

    /// The first public address behind the name.
    pub(super) async fn resolve(&self) -> Option<SocketAddr> {
        let mut found = lookup_host((self.host.as_str(), self.port)).await.ok()?;
        found.find(|address| is_public(address.ip()) || (self.plain && address.ip().is_loopback()))
    }
}

/// Whether an address is one of the public internet: not of a private network, of this machine, or of another special
/// purpose (IANA's registries).
pub(crate) fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || a == 0
        || a >= 224
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        || (a == 198 && (18..20).contains(&b));
    !is_special
}

/// Of IPv6 only `2000::/3` is public, less the parts for documentation, tunnels and protocols, behind some of which
/// there is an IPv4 address.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    let is_special = (first == 0x2001 && (second < 0x200 || second == 0xdb8))
        || first == 0x2002
        || (first == 0x3fff && second < 0x1000);
    first & 0xe000 == 0x2000 && !is_special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_addresses_are_sent_to() {
        for public in
            ["8.8.8.8", "100.63.0.1", "172.15.0.1", "2a00:1450:4001::1", "2606:4700::1111", "::ffff:8.8.8.8"]
        {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
        for special in [
            "0.0.0.0",
            "0.1.2.3",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "127.9.9.9",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.1",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "fc00::1",
            "fd12::1",
            "fe80::1",
            "ff02::1",
            "2001::1",
            "2001:db8::1",
            "2002:a00:1::1",
            "3fff::1",
            "::10.0.0.1",
        ] {
            assert!(!is_public(special.parse().unwrap()), "{special}");
        }
    }

    #[test]
    fn an_endpoint_is_an_https_address_without_a_port_or_a_password() {
        let read = |text: &str| Endpoint::read(text, false);
        let endpoint = read("https://push.example/send/abc?x=1").unwrap();
        assert_eq!(endpoint.origin(), "https://push.example");
        assert!(read("https://push.example:443/a").is_some());
        let long = format!("https://push.example/{}", "a".repeat(LONGEST));
        for bad in [
            "",
            "push.example",
            "/send",
            "http://push.example/a",
            "http://127.0.0.1:8080/a",
            "ftp://push.example/a",
            "https://push.example:22/a",
            "https://ada:secret@push.example/a",
            "https:///a",
            &long,
        ] {
            assert_eq!(read(bad), None, "{bad}");
        }
        let on_this_machine = Endpoint::read("http://127.0.0.1:8080/a", true).unwrap();
        assert_eq!(on_this_machine.origin(), "http://127.0.0.1:8080");
        assert_eq!(Endpoint::read("http://push.example/a", true), None);
    }

    #[tokio::test]
    async fn a_name_that_means_this_machine_is_not_connected_to() {
        for inside in ["https://127.0.0.1/a", "https://[::1]/a", "https://localhost/a", "https://10.0.0.1/a"]
        {
            let endpoint = Endpoint::read(inside, true).expect(inside);
            assert_eq!(endpoint.resolve().await, None, "{inside}");
        }
    }
}
