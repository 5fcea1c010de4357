//! The names under which the server is reached. A page of another site can make its own name lead
//! to this machine (DNS rebinding); requests under such a name are refused.

use crate::api_error::ApiError;
use axum::extract::Request;
use axum::http::header;
use std::net::IpAddr;

/// The longest part of a foreign name that an error repeats.
const SHOWN: usize = 80;

/// The server's own names, in lower case.
pub(crate) struct OwnNames {
    configured: Vec<String>,
    machine: Vec<String>,
}

impl OwnNames {
    /// The names of the settings, and those of the machine.
    pub(crate) fn new(configured: &[String]) -> Self {
        Self::with_machine(configured, machine_name().as_deref())
    }

    fn with_machine(configured: &[String], machine: Option<&str>) -> Self {
        let first = machine.map(str::to_ascii_lowercase);
        let first = first.as_deref().filter(|name| !name.is_empty());
        // The name that a home network announces (mDNS) is the first part of the machine's name.
        let local = first.and_then(|name| name.split('.').next()).map(|name| format!("{name}.local"));
        Self {
            configured: configured.iter().map(|name| name.to_ascii_lowercase()).collect(),
            machine: first.map(str::to_owned).into_iter().chain(local).collect(),
        }
    }

    /// Refuses a request that names another host. An address in numbers is always allowed: no other
    /// site can pass for it. Clients that are no browsers may name no host.
    pub(crate) fn check(&self, request: &Request) -> Result<(), ApiError> {
        let named = request.headers().get_all(header::HOST).iter();
        let named = named.map(|value| value.to_str().unwrap_or_default());
        let target = request.uri().authority().map(axum::http::uri::Authority::as_str);
        let foreign = named.chain(target).find(|host| !self.has(name_of(host)));
        match foreign {
            None => Ok(()),
            Some(host) => Err(ApiError::UnknownHost { found: name_of(host).chars().take(SHOWN).collect() }),
        }
    }

    fn has(&self, name: &str) -> bool {
        let name = name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase();
        name.parse::<IpAddr>().is_ok()
            || name == "localhost"
            || name.ends_with(".localhost")
            || self.machine.contains(&name)
            || self.configured.contains(&name)
    }

    /// Whether a place (`example.org:8421`) has a name of the settings. A proxy may pass on another
    /// host than the one that the browser knows.
    pub(crate) fn is_configured(&self, place: &str) -> bool {
        self.configured.contains(&name_of(place).to_ascii_lowercase())
    }
}

/// The name or address of a host, without its port.
fn name_of(host: &str) -> &str {
    match host.strip_prefix('[') {
        Some(address) => address.split(']').next().unwrap_or_default(),
        None => host.rsplit_once(':').map_or(host, |(name, _)| name),
    }
}

/// The machine's name, as the system knows it.
#[cfg(unix)]
fn machine_name() -> Option<String> {
    rustix::system::uname().nodename().to_str().ok().map(str::to_owned)
}

/// The machine's name, as the system knows it.
#[cfg(not(unix))]
fn machine_name() -> Option<String> {
    std::env::var("COMPUTERNAME").ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;

    fn named(hosts: &[&str]) -> Result<(), ApiError> {
        let names = OwnNames::with_machine(&["Cards.example".to_owned()], Some("Parlour.home.lan"));
        let request =
            hosts.iter().fold(Request::builder().uri("/"), |request, host| request.header("host", *host));
        names.check(&request.body(Body::empty()).unwrap())
    }

    #[test]
    fn addresses_and_own_names_are_allowed() {
        for own in [
            "127.0.0.1:8421",
            "192.168.1.5",
            "[::1]:8421",
            "[2001:db8::7]",
            "localhost:8421",
            "LOCALHOST",
            "a.localhost",
            "parlour.home.lan:80",
            "parlour.local",
            "cards.example:443",
            "cards.example.",
        ] {
            assert_eq!(named(&[own]), Ok(()), "{own}");
        }
        assert_eq!(named(&[]), Ok(()), "no browser leaves it out");
    }

    #[test]
    fn other_names_are_refused() {
        for foreign in [
            "evil.example:8421",
            "evil.example",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "xcards.example",
            "other.local",
            "",
            ":8421",
            "[evil.example]",
        ] {
            let found = name_of(foreign).to_owned();
            assert_eq!(named(&[foreign]), Err(ApiError::UnknownHost { found }), "{foreign}");
        }
        assert!(named(&["localhost", "evil.example"]).is_err(), "every host that is named counts");
        let names = OwnNames::with_machine(&[], None);
        let request = Request::builder().uri("http://evil.example/").header("host", "localhost");
        assert!(names.check(&request.body(Body::empty()).unwrap()).is_err(), "so does that of the target");
    }
}
