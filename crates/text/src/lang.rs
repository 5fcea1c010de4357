//! The languages of the program.

use std::fmt;
use std::str::FromStr;

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];

    /// The two letters that stand for it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
        }
    }

    /// The language of a locale such as `fr_CA.UTF-8`; English if it is not supported.
    pub fn of_locale(locale: &str) -> Self {
        let language = locale.split(['_', '.', '-', '@']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|lang| lang.code() == language).unwrap_or_default()
    }

    /// The language of the environment, from the usual variables in their usual order.
    pub fn of_environment() -> Self {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(|name| std::env::var(name).ok());
        set.into_iter().find(|value| !value.is_empty()).map_or(Self::En, |locale| Self::of_locale(&locale))
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|lang| lang.code() == text).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::Lang;

    #[test]
    fn a_locale_chooses_the_language() {
        assert_eq!(Lang::of_locale("fr_FR.UTF-8"), Lang::Fr);
        assert_eq!(Lang::of_locale("fr"), Lang::Fr);
        assert_eq!(Lang::of_locale("en_GB"), Lang::En);
        assert_eq!(Lang::of_locale("C.UTF-8"), Lang::En);
        assert_eq!(Lang::of_locale("frr_DE"), Lang::En);
    }
}
