//! The name for which passkeys are made, and the pages that may use them.

use crate::Config;
use axum::http::{HeaderMap, header};

/// This server as the page that sends a request knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RelyingParty {
    /// The relying party id: the name to which a browser binds passkeys.
    pub(crate) id: String,
    /// The page's origin, to which the browser must testify.
    pub(super) origin: String,
}

impl RelyingParty {
    /// The relying party for the page that sends a request; `None` where browsers have no passkeys, or the settings
    /// do not say that the page is the server's own.
    ///
    /// A page is the server's own at `https://NAME` if NAME is in the setting `hosts` and `secure` is set; at another
    /// port, if `origins` lists it. On the server's own machine it is `http://localhost` at the port where it listens.
    /// The `Host` header proves nothing here: the relay of a request writes it.
    pub(crate) fn of(config: &Config, port: u16, headers: &HeaderMap) -> Option<Self> {
        let origin = headers.get(header::ORIGIN)?.to_str().ok()?;
        let id = match origin.split_once("://")? {
            ("http", place) if is_localhost(place, port) => "localhost".to_owned(),
            ("https", place) if config.secure => {
                let name = place.split_once(':').map_or(place, |(name, _)| name);
                let is_listed = name == place || config.origins.iter().any(|listed| listed == origin);
                own_name(&config.hosts, name).filter(|_| is_listed)?
            }
            _ => return None,
        };
        Some(Self { id, origin: origin.to_owned() })
    }
}

fn is_localhost(place: &str, port: u16) -> bool {
    match place.split_once(':') {
        Some((name, shown)) => name == "localhost" && shown.parse() == Ok(port),
        None => place == "localhost" && port == 80,
    }
}

/// The id for a page at a name of the settings: the first of the names that is this one or a parent of it, so that
/// passkeys of `cards.example.org` are known at `www.cards.example.org`, if both are listed in this order.
fn own_name(hosts: &[String], name: &str) -> Option<String> {
    let mut hosts = hosts.iter().map(|host| host.to_ascii_lowercase());
    let is_own = hosts.clone().any(|host| host == name);
    let covers = |host: &String| {
        name == host || name.strip_suffix(host.as_str()).is_some_and(|rest| rest.ends_with('.'))
    };
    hosts.find(|host| is_own && host.contains('.') && covers(host))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn id(config: &Config, origin: &str) -> Option<String> {
        let headers = HeaderMap::from_iter([(header::ORIGIN, HeaderValue::from_str(origin).unwrap())]);
        RelyingParty::of(config, 8421, &headers).map(|party| party.id)
    }

    #[test]
    fn passkeys_are_for_the_names_of_the_settings_over_https() {
        let hosts = ["Cards.example", "www.cards.example", "other.example"].map(str::to_owned).to_vec();
        let origins = vec!["https://cards.example:8443".to_owned(), "https://friend.example:1".to_owned()];
        let config = Config { hosts, origins, secure: true, ..Config::default() };
        for (origin, expected) in [
            ("https://cards.example", Some("cards.example")),
            ("https://www.cards.example", Some("cards.example")),
            ("https://other.example", Some("other.example")),
            ("https://cards.example:8443", Some("cards.example")),
            ("https://cards.example:9999", None),
            ("https://deep.www.cards.example", None),
            ("https://evilcards.example", None),
            ("https://friend.example:1", None),
            ("http://cards.example", None),
            ("null", None),
        ] {
            assert_eq!(id(&config, origin).as_deref(), expected, "{origin}");
        }
        assert_eq!(id(&Config { secure: false, ..config }, "https://cards.example"), None);
    }

    #[test]
    fn on_its_own_machine_localhost_is_enough_at_the_port_where_it_listens() {
        let config = Config::default();
        assert_eq!(id(&config, "http://localhost:8421").as_deref(), Some("localhost"));
        let foreign = ["http://localhost:1", "http://localhost", "http://127.0.0.1:8421"];
        for origin in foreign.into_iter().chain(["http://192.168.1.5:8421", "http://a.localhost:8421"]) {
            assert_eq!(id(&config, origin), None, "{origin}");
        }
        assert_eq!(RelyingParty::of(&config, 8421, &HeaderMap::new()), None);
    }
}
