//! The setup of a game: the game, its options, and the occupants of the seats.

use crate::error::TerminalError;
use crate::game_screen::GameScreen;
use crate::local_game::Start;
use crate::screen::Screen;
use crate::settings::Settings;
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

        /// Starts a new game.
        pub(crate) fn begin(settings: Settings, agreed: Agreed, seed: Seed, occupants: Vec<Occupant>) -> Result<Box<dyn Screen>, TerminalError> {
            Ok(match agreed {
                $(Agreed::$name(options) => {
                    Box::new(GameScreen::<$game>::begin(settings, Start::new(options, seed, occupants))?)
                })*
            })
        }
    };
}
interregnum_games::for_each_game!(agreed);

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// A person at this screen.
    Person,
    /// A bot, by name.
    Bot(String),
}

impl Occupant {
    /// The word for the occupant in records.
    pub(crate) fn word(&self) -> &str {
        match self {
            Self::Person => HUMAN,
            Self::Bot(name) => name,
        }
    }

    /// The occupant for a word of a record.
    pub(crate) fn of_word(word: &str) -> Self {
        if word == HUMAN { Self::Person } else { Self::Bot(word.to_owned()) }
    }

    pub(crate) const fn is_person(&self) -> bool {
        matches!(self, Self::Person)
    }

    /// The title of a bot; a bot without one is called by its name.
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

/// The name of each seat. The names of bots follow from the table's seed; a single person is called
/// `alone`, and several persons have numbers.
pub(crate) fn names<G: Game>(occupants: &[Occupant], table: Seed, alone: &Phrase) -> Vec<Phrase> {
    let is_alone = occupants.iter().filter(|occupant| occupant.is_person()).count() == 1;
    let bots = bot_names::<G>(&table.0, occupants.len(), &[]);
    let name = |(number, (occupant, bot)): (usize, (&Occupant, &str))| match occupant {
        Occupant::Bot(_) => Phrase::new("term-bot").with("name", bot),
        Occupant::Person if is_alone => alone.clone(),
        Occupant::Person => Phrase::new("term-name").with("title", occupant.title()).with("number", number),
    };
    occupants.iter().zip(bots).enumerate().map(name).collect()
}
