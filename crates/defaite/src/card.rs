//! A card, and its bit among all cards of the box.
//!
//! Every copy in the box has a place, that is, a bit: musketeers, gold and courtiers in one machine
//! word, all others in the next; values ascending, equal cards adjacent. A card is represented by
//! the lowest place of its copies, and a set fills the places of equal cards from below. So two
//! sets with the same cards have the same bits, copies cannot be distinguished, and "one of each
//! kind" is a single mask.

use crate::card_set::CardSet;
use crate::event::EventCard;
use crate::person::Special;
use crate::symbol::Symbol;
use interregnum_kernel::{BadText, Phrase, Rule, WORD};
use std::fmt;
use std::ops::Range;
use std::str::FromStr;

/// How many places there are, some of them without a card.
pub(crate) const PLACES: usize = 2 * WORD;
/// The number of musketeers, and of gold cards.
pub(crate) const SUIT: usize = 19;
/// The number of provinces.
pub(crate) const LANDS: usize = 22;

pub(crate) const MUSKETEERS: Range<usize> = 0..SUIT;
pub(crate) const GOLD: Range<usize> = SUIT..2 * SUIT;
pub(crate) const COURTIERS: Range<usize> = 38..60;
pub(crate) const PROVINCES: Range<usize> = WORD..WORD + LANDS;
pub(crate) const NOBLES: Range<usize> = 86..92;
pub(crate) const QUEEN: usize = 92;
pub(crate) const KING: usize = 93;
pub(crate) const SPECIALS: Range<usize> = 94..104;
pub(crate) const EVENTS: Range<usize> = 104..120;

/// L1: the values of the musketeers and of the gold, ascending.
const MUSKETEER_VALUES: [u8; SUIT] = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7];
const GOLD_VALUES: [u8; SUIT] = [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3];

/// A card. Equal cards are the same card (L1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(u8);

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A musketeer.
    Musketeer,
    /// Gold.
    Gold,
    /// A courtier.
    Courtier,
    /// A province.
    Province,
    /// One of the six nobles.
    Noble,
    /// The Queen.
    Queen,
    /// The King.
    King,
    /// A special person.
    Special(Special),
    /// An event; interruptions are events too.
    Event(EventCard),
}

pub(crate) struct DeckTable {
    /// The card that each place belongs to.
    pub(crate) card: [Card; PLACES],
    kind: [Kind; PLACES],
    value: [u8; PLACES],
    symbol: [Option<Symbol>; PLACES],
    /// The places, in their word, of all cards equal to the one at this place.
    pub(crate) equals: [u64; PLACES],
    /// The lowest place of every card.
    pub(crate) kinds: CardSet,
    /// Every place that has a card.
    pub(crate) all: CardSet,
}

pub(crate) static TABLE: DeckTable = table();

impl DeckTable {
    const fn put(&mut self, place: usize, kind: Kind, value: u8, symbol: Option<Symbol>, again: bool) {
        let card = if again { self.card[place - 1] } else { Card(place as u8) };
        self.card[place] = card;
        self.kind[place] = kind;
        self.value[place] = value;
        self.symbol[place] = symbol;
        self.equals[card.index()] |= 1 << (place % WORD);
        self.kinds.0[place / WORD] |= 1 << (card.index() % WORD);
        self.all.0[place / WORD] |= 1 << (place % WORD);
    }
}

const fn table() -> DeckTable {
    let mut table = DeckTable {
        card: [Card(0); PLACES],
        kind: [Kind::King; PLACES],
        value: [0; PLACES],
        symbol: [None; PLACES],
        equals: [0; PLACES],
        kinds: CardSet::EMPTY,
        all: CardSet::EMPTY,
    };
    let mut n = 0;
    while n < SUIT {
        table.put(n, Kind::Musketeer, MUSKETEER_VALUES[n], None, repeats(&MUSKETEER_VALUES, n));
        table.put(GOLD.start + n, Kind::Gold, GOLD_VALUES[n], None, repeats(&GOLD_VALUES, n));
        n += 1;
    }
    n = 0;
    while n < 21 {
        let symbol = Some(Symbol::ALL[n / 3]);
        table.put(COURTIERS.start + n, Kind::Courtier, 4 + (n % 3) as u8, symbol, false);
        table.put(PROVINCES.start + n, Kind::Province, 3, symbol, n % 3 > 0);
        n += 1;
    }
    table.put(COURTIERS.start + n, Kind::Courtier, 7, None, false);
    table.put(PROVINCES.start + n, Kind::Province, 4, None, false);
    n = 0;
    while n < 6 {
        table.put(NOBLES.start + n, Kind::Noble, 0, Some(Symbol::ALL[n]), false);
        n += 1;
    }
    table.put(QUEEN, Kind::Queen, 0, Some(Symbol::Rose), false);
    table.put(KING, Kind::King, 0, None, false);
    n = 0;
    while n < Special::ALL.len() {
        table.put(SPECIALS.start + n, Kind::Special(Special::ALL[n]), 0, None, false);
        n += 1;
    }
    let mut place = EVENTS.start;
    n = 0;
    while n < EventCard::ALL.len() {
        let mut copy = 0;
        while copy < EventCard::ALL[n].number() {
            table.put(place, Kind::Event(EventCard::ALL[n]), 0, None, copy > 0);
            copy += 1;
            place += 1;
        }
        n += 1;
    }
    table
}

const fn repeats(values: &[u8; SUIT], n: usize) -> bool {
    n > 0 && values[n] == values[n - 1]
}

impl Card {
    /// The King.
    pub const KING: Self = Self(KING as u8);
    /// The Queen.
    pub const QUEEN: Self = Self(QUEEN as u8);

    /// The noble with this symbol; the Rose's is the Queen.
    pub const fn noble(symbol: Symbol) -> Self {
        Self((NOBLES.start + symbol as usize) as u8)
    }

    /// What the card is.
    #[inline]
    pub fn kind(self) -> Kind {
        TABLE.kind[self.index()]
    }

    /// The number of a number card (L1.4); 0 on other cards.
    #[inline]
    pub fn value(self) -> u8 {
        TABLE.value[self.index()]
    }

    /// The symbol of a noble, the Queen, a courtier or a province that has one.
    #[inline]
    pub fn symbol(self) -> Option<Symbol> {
        TABLE.symbol[self.index()]
    }

    /// L1.4: whether the card has a number.
    #[inline]
    pub fn is_number(self) -> bool {
        self.value() > 0
    }

    /// L9: whether the card is an interruption.
    pub fn is_interruption(self) -> bool {
        matches!(self.kind(), Kind::Event(event) if event.is_interruption())
    }

    /// A unique number below [`CardSet::PLACES`], for lookup tables.
    #[inline]
    pub const fn place(self) -> usize {
        self.index()
    }

    /// The card's lowest place.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card whose lowest place this is.
    #[inline]
    pub(crate) const fn first_at(place: usize) -> Self {
        Self(place as u8)
    }

    /// The card to which a place belongs.
    #[inline]
    pub(crate) fn at(place: usize) -> Self {
        TABLE.card[place % PLACES]
    }

    /// The word of a set that holds the card, and its bit there.
    #[inline]
    pub(crate) const fn bit(self) -> (usize, u64) {
        (self.index() / WORD % 2, 1 << (self.index() % WORD))
    }

    /// The card's name.
    pub fn phrase(self) -> Phrase {
        let named = |what: &str| Phrase::new(format!("defaite-card-{what}")).with_code(self.to_string());
        let value = usize::from(self.value());
        match (self.kind(), self.symbol()) {
            (Kind::Musketeer, _) => named("Ms").with("value", value),
            (Kind::Gold, _) => named("Au").with("value", value),
            (Kind::Courtier, Some(symbol)) => {
                named("Co").with("value", value).with("symbol", symbol.of_phrase())
            }
            (Kind::Province, Some(symbol)) => {
                named("Pv").with("value", value).with("symbol", symbol.of_phrase())
            }
            (Kind::Noble, Some(symbol)) => named("No").with("symbol", symbol.of_phrase()),
            _ => named(&self.to_string()),
        }
    }

    /// The description of what the card does.
    pub fn power(self) -> Phrase {
        let kind = match self.kind() {
            Kind::Musketeer => "Ms",
            Kind::Gold => "Au",
            Kind::Courtier => "Co",
            Kind::Province => "Pv",
            Kind::Noble => "No",
            Kind::Queen => "Qu",
            Kind::King => "Ki",
            Kind::Special(special) => special.code(),
            Kind::Event(event) => event.code(),
        };
        Phrase::new(format!("defaite-power-{kind}"))
    }

    /// The sentences of the rulebook behind its power. That of a special person is the table of
    /// L11.
    pub(crate) fn power_rules(self) -> &'static [Rule] {
        match self.kind() {
            Kind::Musketeer | Kind::Gold => &[Rule("L7.1"), Rule("L8.2")],
            Kind::Courtier => &[Rule("L8.3"), Rule("L10.3")],
            Kind::Province => &[Rule("L10.2")],
            Kind::Noble => &[Rule("L10.2"), Rule("L10.3")],
            Kind::Queen => &[Rule("L5.1"), Rule("L6.1"), Rule("L10.3")],
            Kind::King => &[Rule("L3.2"), Rule("L8.3"), Rule("L10.2")],
            Kind::Event(event) => event.power_rules(),
            Kind::Special(_) => &[],
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = self.value();
        match (self.kind(), self.symbol()) {
            (Kind::Musketeer, _) => write!(f, "Ms{value}"),
            (Kind::Gold, _) => write!(f, "Au{value}"),
            (Kind::Courtier, Some(symbol)) => write!(f, "Co{value}{symbol}"),
            (Kind::Courtier, None) => write!(f, "Co{value}"),
            (Kind::Province, Some(symbol)) => write!(f, "Pv{value}{symbol}"),
            (Kind::Province, None) => write!(f, "Pv{value}"),
            (Kind::Noble, symbol) => write!(f, "No{}", symbol.map_or("", Symbol::code)),
            (Kind::Queen, _) => f.write_str("Qu"),
            (Kind::King, _) => f.write_str("Ki"),
            (Kind::Special(special), _) => f.write_str(special.code()),
            (Kind::Event(event), _) => f.write_str(event.code()),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        find(text).ok_or_else(|| BadText::new("card", text))
    }
}

/// The card with this name.
fn find(text: &str) -> Option<Card> {
    let one_of = |places: Range<usize>, value: &str, symbol: &str| {
        let &[digit @ b'1'..=b'7'] = value.as_bytes() else { return None };
        let symbol = if symbol.is_empty() { None } else { Some(symbol.parse().ok()?) };
        let named = |card: &Card| card.value() == digit - b'0' && card.symbol() == symbol;
        TABLE.card[places].iter().copied().find(named)
    };
    let tail = |at: usize| text.get(at..).unwrap_or_default();
    match (text.get(..2)?, text.get(2..3).unwrap_or_default()) {
        ("Ms", value) => one_of(MUSKETEERS, value, tail(3)),
        ("Au", value) => one_of(GOLD, value, tail(3)),
        ("Co", "4" | "5" | "6" | "7") => one_of(COURTIERS, &text[2..3], tail(3)),
        ("Pv", value) => one_of(PROVINCES, value, tail(3)),
        ("No", _) => {
            let symbol: Symbol = tail(2).parse().ok()?;
            (symbol != Symbol::Rose).then(|| Card::noble(symbol))
        }
        ("Qu", "") => Some(Card::QUEEN),
        ("Ki", "") => Some(Card::KING),
        _ => TABLE.card[SPECIALS.start..EVENTS.end].iter().copied().find(|card| card.to_string() == text),
    }
}

interregnum_kernel::serialize_as_text!(Card);
interregnum_kernel::deserialize_from_text!(Card);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_read_as_it_is_written() {
        let mut names = 0;
        for card in CardSet::BOX.kinds() {
            assert_eq!(card.to_string().parse(), Ok(card));
            names += 1;
        }
        assert_eq!(names, 7 + 3 + 22 + 8 + 6 + 2 + 10 + 7);
        assert_eq!(CardSet::BOX.len(), 116);
    }

    #[test]
    fn no_card_but_the_rulebooks_is_read() {
        for text in ["", "Ms", "Ms0", "Ms8", "Au4", "Co7Li", "Co3Li", "Co4", "Pv3", "Pv4Li", "Pv5", "NoRo"] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
        for text in ["Ms5Li", "Qux", "Kin", "reb", "Rebb", "Sx", "Msé", "é", "Au٣", "Co6Xx", "No"] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
    }
}
