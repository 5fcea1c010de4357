//! The text of a setting, and what it means.

use super::{BadConfig, LogFormat, Setting, Source};
use std::collections::HashMap;
use std::str::FromStr;

/// The shortest token that is not simply tried out.
const TOKEN: usize = 16;

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
