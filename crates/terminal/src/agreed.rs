//! What is agreed before a game: which game with which options, and who sits where.

use interregnum_games::{braverats, claim, defaite};
use interregnum_kernel::{Game, HUMAN, Phrase, Seed, bot_names};
use interregnum_players::Level;

/// A game and its options.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Agreed {
    /// A game of Claim.
    Claim(claim::Options),
    /// A game of `BraveRats`.
    BraveRats(braverats::Options),
    /// A game of La Défaite.
    Defaite(defaite::Options),
}

impl Agreed {
    /// The game's name.
    pub(crate) const fn game(&self) -> &'static str {
        match self {
            Self::Claim(_) => claim::Claim::NAME,
            Self::BraveRats(_) => braverats::BraveRats::NAME,
            Self::Defaite(_) => defaite::Defaite::NAME,
        }
    }
}

impl From<claim::Options> for Agreed {
    fn from(options: claim::Options) -> Self {
        Self::Claim(options)
    }
}

impl From<braverats::Options> for Agreed {
    fn from(options: braverats::Options) -> Self {
        Self::BraveRats(options)
    }
}

impl From<defaite::Options> for Agreed {
    fn from(options: defaite::Options) -> Self {
        Self::Defaite(options)
    }
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Somebody at this screen.
    Person,
    /// A player of the house, by name.
    Bot(String),
}

impl Sitter {
    /// What a record calls the sitter.
    pub(crate) fn word(&self) -> &str {
        match self {
            Self::Person => HUMAN,
            Self::Bot(name) => name,
        }
    }

    /// The sitter that a record's word means.
    pub(crate) fn of_word(word: &str) -> Self {
        if word == HUMAN { Self::Person } else { Self::Bot(word.to_owned()) }
    }

    pub(crate) const fn is_person(&self) -> bool {
        matches!(self, Self::Person)
    }

    /// What a player of the house is called, in a language where it has a title.
    pub(crate) fn title(&self) -> Phrase {
        match self {
            Self::Person => Phrase::new("term-person"),
            Self::Bot(name) => match Level::named(name) {
                Some(level) => level.title(),
                None => Phrase::new("term-bot").with("name", name.as_str()),
            },
        }
    }
}

/// What to call each seat: bots have names that follow from the table's seed, a person who is
/// alone with them is called `alone`, and of several each has a number.
pub(crate) fn names<G: Game>(sitters: &[Sitter], table: Seed, alone: &Phrase) -> Vec<Phrase> {
    let is_alone = sitters.iter().filter(|sitter| sitter.is_person()).count() == 1;
    let bots = bot_names::<G>(&table.0, sitters.len(), &[]);
    let name = |(number, (sitter, bot)): (usize, (&Sitter, &str))| match sitter {
        Sitter::Bot(_) => Phrase::new("term-bot").with("name", bot),
        Sitter::Person if is_alone => alone.clone(),
        Sitter::Person => Phrase::new("term-name").with("title", sitter.title()).with("number", number),
    };
    sitters.iter().zip(bots).enumerate().map(name).collect()
}
