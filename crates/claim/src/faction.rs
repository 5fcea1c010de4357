//! The ten factions, and sets of them.

use interregnum_kernel::{Phrase, Rule};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// A faction of the realm, in the order of the rulebook's table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[repr(u8)]
#[expect(missing_docs, reason = "the rulebook's table names them")]
pub enum Faction {
    Goblins,
    Knights,
    Dwarves,
    Undead,
    Doppelgangers,
    Gnomes,
    Giants,
    Dragons,
    Trolls,
    Seers,
}

use Faction::{Doppelgangers, Dragons, Dwarves, Giants, Gnomes, Goblins, Knights, Seers, Trolls, Undead};

impl Faction {
    /// How many there are.
    pub const COUNT: usize = 10;

    /// All of them, in the rulebook's order.
    pub const ALL: [Self; Self::COUNT] =
        [Goblins, Knights, Dwarves, Undead, Doppelgangers, Gnomes, Giants, Dragons, Trolls, Seers];

    /// The rules behind the faction's power.
    pub(crate) const fn power_rules(self) -> &'static [Rule] {
        match self {
            Goblins => &[Rule("C8.1")],
            Knights => &[Rule("C5.4")],
            Dwarves => &[Rule("C8.3"), Rule("C8.4")],
            Undead => &[Rule("C6.4")],
            Doppelgangers => &[Rule("C4.3"), Rule("C4.5"), Rule("C5.2"), Rule("C5.6")],
            Gnomes => &[Rule("C9.5")],
            Giants => &[Rule("C9.6")],
            Dragons => &[Rule("C9.1")],
            Trolls => &[Rule("C9.8")],
            Seers => &[Rule("C9.2"), Rule("C9.3")],
        }
    }

    /// The faction's number in the rulebook's order.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The two letters that stand for the faction.
    pub const fn code(self) -> &'static str {
        match self {
            Goblins => "Go",
            Knights => "Kn",
            Dwarves => "Dw",
            Undead => "Un",
            Doppelgangers => "Do",
            Gnomes => "Gn",
            Giants => "Gi",
            Dragons => "Dr",
            Trolls => "Tr",
            Seers => "Se",
        }
    }

    /// C1: the values of its cards, lowest first, once for each copy.
    pub const fn values(self) -> &'static [u8] {
        match self {
            Goblins => &[0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
            Knights => &[2, 3, 4, 5, 6, 7, 8, 9],
            Gnomes => &[1, 1, 1, 3, 3, 3, 5, 5, 5, 7, 7, 7, 9],
            Giants => &[1, 1, 3, 3, 5, 5, 7, 7, 9],
            Dwarves | Undead | Doppelgangers | Dragons | Trolls | Seers => &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        }
    }

    /// The faction's name.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("faction-{}", self.code()))
    }

    /// The description of the faction's power.
    pub fn power(self) -> Phrase {
        Phrase::new(format!("power-{}", self.code()))
    }
}

impl fmt::Display for Faction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

interregnum_kernel::text_notation!(Faction, "faction", Self::ALL);

/// A set of factions; iterates in the rulebook's order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Faction>"))]
pub struct FactionSet(u16);

impl FactionSet {
    /// No faction.
    pub const NONE: Self = Self(0);

    /// Just these factions.
    pub const fn of(factions: &[Faction]) -> Self {
        let mut set = Self::NONE;
        let mut i = 0;
        while i < factions.len() {
            set.0 |= 1 << factions[i] as u8;
            i += 1;
        }
        set
    }

    /// Whether the faction is in the set.
    #[inline]
    pub const fn contains(self, faction: Faction) -> bool {
        self.0 >> faction as u8 & 1 == 1
    }

    /// The set with the faction in it.
    #[inline]
    #[must_use]
    pub const fn with(self, faction: Faction) -> Self {
        Self(self.0 | 1 << faction as u8)
    }

    /// The factions of either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The factions of both sets.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The first faction of the set in the rulebook's order.
    #[inline]
    pub fn first(self) -> Option<Faction> {
        Faction::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// How many factions are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Iterator for FactionSet {
    type Item = Faction;

    fn next(&mut self) -> Option<Faction> {
        let faction = self.first()?;
        self.0 &= self.0 - 1;
        Some(faction)
    }
}

impl FromIterator<Faction> for FactionSet {
    fn from_iter<I: IntoIterator<Item = Faction>>(factions: I) -> Self {
        factions.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Display for FactionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, faction) in self.enumerate() {
            let comma = if place == 0 { "" } else { "," };
            write!(f, "{comma}{faction}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for FactionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl Serialize for FactionSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for FactionSet {
    /// Reads a list of factions in the rulebook's order without repetition.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let factions = Vec::<Faction>::deserialize(deserializer)?;
        if factions.windows(2).any(|pair| pair[0] >= pair[1]) {
            return Err(de::Error::custom(
                "factions are not in the order of the rulebook's table, each once",
            ));
        }
        Ok(factions.into_iter().collect())
    }
}
