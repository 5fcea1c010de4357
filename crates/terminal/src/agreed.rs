//! What is agreed before a game: which game with which options, and who sits where.

use crate::course::Start;
use crate::error::Failed;
use crate::house::House;
use crate::parlour::Parlour;
use crate::room::Room;
use interregnum_kernel::{Game, HUMAN, Phrase, Seed, bot_names};
use interregnum_players::Level;

macro_rules! agreed {
    ($($module:ident $name:ident $game:ty;)*) => {
        /// A game and its options.
        #[derive(Clone, Copy, PartialEq, Debug)]
        #[expect(missing_docs, reason = "each is the game of its name")]
        pub enum Agreed {
            $($name(interregnum_games::$module::Options)),*
        }

        impl Agreed {
            /// The game's name.
            pub(crate) const fn game(&self) -> &'static str {
                match self {
                    $(Self::$name(_) => <$game>::NAME),*
                }
            }
        }

        $(impl From<interregnum_games::$module::Options> for Agreed {
            fn from(options: interregnum_games::$module::Options) -> Self {
                Self::$name(options)
            }
        })*

        /// The room of a new game.
        pub(crate) fn begin(house: House, agreed: Agreed, seed: Seed, sitters: Vec<Sitter>) -> Result<Box<dyn Room>, Failed> {
            Ok(match agreed {
                $(Agreed::$name(options) => {
                    Box::new(Parlour::<$game>::begin(house, Start::new(options, seed, sitters))?)
                })*
            })
        }
    };
}
interregnum_games::for_each_game!(agreed);

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
