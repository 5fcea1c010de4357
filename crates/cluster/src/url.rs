//! The address of NATS.

use async_nats::ServerAddr;
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// The addresses of NATS servers, such as `nats://host:4222`, separated by commas.
#[derive(Clone, PartialEq, Eq)]
pub struct NatsUrl(Vec<ServerAddr>);

impl NatsUrl {
    pub(crate) fn servers(&self) -> &[ServerAddr] {
        &self.0
    }
}

impl FromStr for NatsUrl {
    type Err = BadNatsUrl;

    fn from_str(text: &str) -> Result<Self, BadNatsUrl> {
        let server =
            |one: &str| one.trim().parse::<ServerAddr>().map_err(|error| BadNatsUrl(error.to_string()));
        text.split(',').map(server).collect::<Result<_, _>>().map(Self)
    }
}

/// Shows hosts and ports, and no password.
impl fmt::Display for NatsUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, server) in self.0.iter().enumerate() {
            let comma = if number > 0 { "," } else { "" };
            write!(f, "{comma}nats://{}:{}", server.host(), server.port())?;
        }
        Ok(())
    }
}

impl fmt::Debug for NatsUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is not an address of NATS. It does not repeat the text, which may hold a password.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("not an address of NATS: {0}")]
pub struct BadNatsUrl(String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        let url: NatsUrl = "nats://ada:hunter2@one:4222, nats://two:4333".parse().expect("two addresses");
        assert_eq!(url.to_string(), "nats://one:4222,nats://two:4333");
        assert!(!format!("{url:?}").contains("hunter2"));
        let bad = "nats://ada:hunter2@one:port".parse::<NatsUrl>().expect_err("no port");
        assert!(!format!("{bad} {bad:?}").contains("hunter2"));
    }
}
