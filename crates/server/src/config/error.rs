//! What is wrong with a setting, and where it stands.

use super::Setting;
use interregnum_kernel::Phrase;
use std::error::Error;
use std::fmt;

/// Where a setting was set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Behind the command.
    CommandLine,
    /// In a variable.
    Environment,
    /// In the file.
    File,
    /// Nowhere.
    Default,
}

/// Why the settings are refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadConfig {
    /// The file is no TOML.
    NotToml {
        /// What the reader says.
        message: String,
    },
    /// There is no such setting, or it does not hold such a thing.
    Unknown {
        /// Its name.
        found: String,
    },
    /// A setting cannot be that.
    Value {
        /// The setting.
        setting: Setting,
        /// Where it was set.
        source: Source,
        /// What was found.
        found: String,
    },
    /// E-mail needs another setting too.
    Incomplete {
        /// The one that is missing.
        missing: Setting,
    },
    /// A token of fewer than sixteen letters could be guessed. What it is stays unsaid.
    WeakToken,
}

impl BadConfig {
    /// What to tell the one who runs it.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::NotToml { message } => Phrase::new("serve-bad-toml").with("message", message.as_str()),
            Self::Unknown { found } => Phrase::new("serve-bad-setting").with("found", found.as_str()),
            Self::Value { setting, source, found } => Phrase::new("serve-bad-value")
                .with("found", found.as_str())
                .with("setting", source.place(*setting)),
            Self::Incomplete { missing } => {
                Phrase::new("serve-incomplete-mail").with("setting", missing.name())
            }
            Self::WeakToken => Phrase::new("serve-bad-token"),
        }
    }
}

impl Source {
    /// The setting, as it is called there.
    fn place(self, setting: Setting) -> String {
        match self {
            Self::CommandLine => format!("--{}", setting.name()),
            Self::Environment => setting.variable(),
            Self::File | Self::Default => setting.name().to_owned(),
        }
    }
}

impl fmt::Display for BadConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotToml { message } => write!(f, "no TOML: {message}"),
            Self::Unknown { found } => write!(f, "no setting {found:?}"),
            Self::Value { setting, source, found } => {
                write!(f, "{:?} does not fit {}", found, source.place(*setting))
            }
            Self::Incomplete { missing } => write!(f, "smtp needs {}", missing.name()),
            Self::WeakToken => write!(f, "a token has sixteen letters or more"),
        }
    }
}

impl Error for BadConfig {}
