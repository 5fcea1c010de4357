//! The text of a setting, and what it means.

use super::{BadConfig, LogFormat, Setting, Source};
use crate::notices;
use interregnum_cluster::NatsUrl;
use interregnum_store::StoreLocation;
use std::collections::HashMap;
use std::str::FromStr;
use std::time::Duration;

/// The shortest token that is not simply tried out.
const TOKEN: usize = 16;

/// The longest time that a client may take, in seconds.
const LONGEST: u64 = 3600;

/// A setting as somebody wrote it.
pub(super) struct Value {
    pub(super) setting: Setting,
    pub(super) source: Source,
    pub(super) text: String,
}

impl Value {
    fn bad(&self) -> BadConfig {
        BadConfig::Value { setting: self.setting, source: self.source, found: self.text.clone() }
    }

    pub(super) fn parse<T: FromStr>(&self) -> Result<T, BadConfig> {
        self.text.trim().parse().map_err(|_| self.bad())
    }

    /// Nothing if the text is empty.
    pub(super) fn optional(self) -> Option<String> {
        Some(self.text).filter(|text| !text.is_empty())
    }

    pub(super) fn optional_parse<T: FromStr>(&self) -> Result<Option<T>, BadConfig> {
        if self.text.is_empty() { Ok(None) } else { self.parse().map(Some) }
    }

    pub(super) fn list(&self) -> Vec<String> {
        self.text.split(',').map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect()
    }

    /// Names of hosts, without scheme and port.
    pub(super) fn hosts(&self) -> Result<Vec<String>, BadConfig> {
        let is_name = |name: &String| {
            name.chars().all(|letter| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '.' | '_'))
        };
        Some(self.list()).filter(|names| names.iter().all(is_name)).ok_or_else(|| self.bad())
    }

    /// Origins as a browser sends them: scheme, host, and a port that is not the usual one.
    pub(super) fn origins(&self) -> Result<Vec<String>, BadConfig> {
        let is_origin = |origin: &String| {
            let place = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
            place.is_some_and(|place| !place.is_empty() && !place.contains(['/', '?', '#', '*', ' ']))
        };
        Some(self.list()).filter(|origins| origins.iter().all(is_origin)).ok_or_else(|| self.bad())
    }

    /// At least one second, and an hour at most.
    pub(super) fn seconds(&self) -> Result<Duration, BadConfig> {
        let seconds = self.parse()?;
        if (1..=LONGEST).contains(&seconds) { Ok(Duration::from_secs(seconds)) } else { Err(self.bad()) }
    }

    /// The place of the log; nothing if the text is empty. An address that cannot be read is not repeated,
    /// because it may hold a password.
    pub(super) fn store(self) -> Result<Option<StoreLocation>, BadConfig> {
        let Self { setting, source, text } = self;
        if text.is_empty() {
            return Ok(None);
        }
        let found = "postgres:…".to_owned();
        text.parse().map(Some).map_err(|_| BadConfig::Value { setting, source, found })
    }

    /// The addresses of NATS; nothing if the text is empty. A bad one is not repeated: it may hold a password.
    pub(super) fn cluster(self) -> Result<Option<NatsUrl>, BadConfig> {
        let Self { setting, source, text } = self;
        if text.is_empty() {
            return Ok(None);
        }
        let found = "nats:…".to_owned();
        text.parse().map(Some).map_err(|_| BadConfig::Value { setting, source, found })
    }

    /// A setting that may hold a secret, if it is sound; it is not repeated if it is not.
    fn secret(self, is_sound: impl Fn(&str) -> bool) -> Result<Option<String>, BadConfig> {
        let Self { setting, source, text } = self;
        let found = "…".to_owned();
        match text.trim() {
            "" => Ok(None),
            sound if is_sound(sound) => Ok(Some(sound.to_owned())),
            _ => Err(BadConfig::Value { setting, source, found }),
        }
    }

    /// The relay for e-mail.
    pub(super) fn relay(self) -> Result<Option<String>, BadConfig> {
        self.secret(notices::is_relay)
    }

    /// The key that signs pushes.
    pub(super) fn push_key(self) -> Result<Option<String>, BadConfig> {
        self.secret(|text| notices::ServerKey::read(text).is_some())
    }

    /// An e-mail address.
    pub(super) fn mail_from(self) -> Result<Option<String>, BadConfig> {
        let address = notices::mail_address(&self.text);
        if self.text.is_empty() || address.is_some() { Ok(address) } else { Err(self.bad()) }
    }

    /// The address of the page: an origin.
    pub(super) fn page_address(&self) -> Result<Option<String>, BadConfig> {
        let text = self.text.trim_end_matches('/').to_owned();
        let origins = Self { setting: self.setting, source: self.source, text }.origins();
        Ok(origins.map_err(|_| self.bad())?.into_iter().next())
    }

    pub(super) fn token(self) -> Result<Option<String>, BadConfig> {
        match self.optional() {
            Some(token) if token.len() < TOKEN => Err(BadConfig::WeakToken),
            token => Ok(token),
        }
    }

    pub(super) fn log_format(&self) -> Result<LogFormat, BadConfig> {
        match self.text.as_str() {
            "text" => Ok(LogFormat::Text),
            "json" => Ok(LogFormat::Json),
            _ => Err(self.bad()),
        }
    }
}

/// The settings of a file, as text each.
pub(super) fn file(text: &str) -> Result<HashMap<String, String>, BadConfig> {
    let table: toml::Table = text
        .parse()
        .map_err(|error: toml::de::Error| BadConfig::NotToml { message: error.message().to_owned() })?;
    let read = |(name, value): (String, toml::Value)| {
        let known = Setting::ALL.iter().any(|setting| setting.name() == name);
        if !known {
            return Err(BadConfig::Unknown { found: name });
        }
        let text = plain(&value).ok_or_else(|| BadConfig::Unknown { found: name.clone() })?;
        Ok((name, text))
    };
    table.into_iter().map(read).collect()
}

/// A value as one would write it on the command line.
fn plain(value: &toml::Value) -> Option<String> {
    match value {
        toml::Value::String(text) => Some(text.clone()),
        toml::Value::Integer(number) => Some(number.to_string()),
        toml::Value::Boolean(truth) => Some(truth.to_string()),
        toml::Value::Array(items) => Some(items.iter().map(plain).collect::<Option<Vec<_>>>()?.join(",")),
        toml::Value::Float(_) | toml::Value::Datetime(_) | toml::Value::Table(_) => None,
    }
}
