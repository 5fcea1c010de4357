#![doc = include_str!("../README.md")]

mod registry;

use interregnum_kernel::{BadRecord, Describe, Game, Head, Imagine, Lawful};

pub use interregnum_braverats as braverats;
pub use interregnum_claim as claim;
pub use interregnum_defaite as defaite;
#[cfg(feature = "goofspiel")]
pub use interregnum_goofspiel as goofspiel;

/// What production code may require of every registered game.
pub trait RegisteredGame: Imagine + Describe {}

impl<G: Imagine + Describe> RegisteredGame for G {}

/// A computation that works for any game.
pub trait Visit {
    /// The result.
    type Output;
    /// Computes it for the game `G`.
    fn game<G: RegisteredGame>(self) -> Self::Output;
}

/// A computation that works for any game and may see its hidden cards: for tests.
pub trait VisitLawful {
    /// The result.
    type Output;
    /// Computes it for the game `G`.
    fn game<G: Lawful>(self) -> Self::Output;
}

macro_rules! dispatch {
    ($($module:ident $name:ident $game:ty;)*) => {
        /// The names of all games.
        pub const NAMES: [&str; [$(stringify!($name)),*].len()] = [$(<$game>::NAME),*];

        /// Runs a visitor with the game of this name; `None` if there is none.
        pub fn visit<V: Visit>(name: &str, visitor: V) -> Option<V::Output> {
            match name {
                $(<$game>::NAME => Some(visitor.game::<$game>()),)*
                _ => None,
            }
        }

        /// Runs a visitor that may see hidden cards with the game of this name.
        pub fn visit_lawful<V: VisitLawful>(name: &str, visitor: V) -> Option<V::Output> {
            match name {
                $(<$game>::NAME => Some(visitor.game::<$game>()),)*
                _ => None,
            }
        }
    };
}
for_each_game!(dispatch);

/// Runs a visitor with the game of a record.
pub fn visit_record<V: Visit>(line: &str, visitor: V) -> Result<V::Output, BadRecord> {
    let head = Head::read(line)?;
    visit(&head.game, visitor).ok_or(BadRecord::UnknownGame { found: head.game })
}

/// The names of a table's bots, seat by seat, as [`kernel::bot_names`](interregnum_kernel::bot_names())
/// gives them; `None` if there is no such game.
pub fn bot_names(game: &str, table: &[u8], seats: usize, taken: &[&str]) -> Option<Vec<&'static str>> {
    struct Names<'a>(&'a [u8], usize, &'a [&'a str]);
    impl Visit for Names<'_> {
        type Output = Vec<&'static str>;
        fn game<G: RegisteredGame>(self) -> Self::Output {
            interregnum_kernel::bot_names::<G>(self.0, self.1, self.2)
        }
    }
    visit(game, Names(table, seats, taken))
}

/// The names that bots of any game may have.
pub fn all_bot_names() -> Vec<&'static str> {
    struct Names;
    impl Visit for Names {
        type Output = &'static [&'static str];
        fn game<G: RegisteredGame>(self) -> Self::Output {
            G::BOTS
        }
    }
    NAMES.iter().filter_map(|game| visit(game, Names)).flatten().copied().collect()
}
