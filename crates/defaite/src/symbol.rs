//! The symbols of nobles, courtiers and provinces (L1.1).

use interregnum_kernel::{BadText, Phrase};
use std::fmt;
use std::str::FromStr;

/// A symbol; those of the six nobles in rank order, then the Queen's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Symbol {
    /// Rank 1, the highest.
    Lily,
    /// Rank 2.
    Lion,
    /// Rank 3.
    Eagle,
    /// Rank 4.
    Sun,
    /// Rank 5.
    Swan,
    /// Rank 6.
    Boar,
    /// The Queen's.
    Rose,
}

impl Symbol {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Lily, Self::Lion, Self::Eagle, Self::Sun, Self::Swan, Self::Boar, Self::Rose];

    /// The two letters that stand for it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Lily => "Li",
            Self::Lion => "Ln",
            Self::Eagle => "Ea",
            Self::Sun => "Su",
            Self::Swan => "Sw",
            Self::Boar => "Bo",
            Self::Rose => "Ro",
        }
    }

    /// The symbol's name.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("defaite-symbol-{}", self.code()))
    }

    /// The addition to the name of a card with this symbol: `of the Lily`.
    pub(crate) fn of_phrase(self) -> Phrase {
        Phrase::new(format!("defaite-of-{}", self.code()))
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Symbol {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        let found = Self::ALL.into_iter().find(|symbol| symbol.code() == text);
        found.ok_or_else(|| BadText::new("symbol", text))
    }
}

/// A set of symbols.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct SymbolSet(pub(crate) u8);

impl SymbolSet {
    #[inline]
    pub(crate) const fn contains(self, symbol: Symbol) -> bool {
        self.0 >> symbol as u8 & 1 == 1
    }
}
