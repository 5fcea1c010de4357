//! The list of games, as macros: other crates generate code for every game without naming one.
//!
//! A callback macro receives one entry per game: its module in this crate, the name of its
//! type, and the type itself, ended by a semicolon.
//!
//! ```
//! macro_rules! print_names {
//!     ($($module:ident $name:ident $game:ty;)*) => {
//!         $(println!("{}: {}", stringify!($module), <$game as interregnum_kernel::Game>::NAME);)*
//!     };
//! }
//! interregnum_games::for_each_game!(print_names);
//! ```

/// Calls a macro with all games: `for_each_game!(callback)`.
///
/// The list consists of [`special_games!`](crate::special_games!) and then
/// [`plain_games!`](crate::plain_games!).
#[macro_export]
macro_rules! for_each_game {
    ($($callback:ident)::+) => {
        $crate::special_games! { $crate::plain_games, $($callback)::+, }
    };
}

/// Calls a macro with the games that have a folder of their name in the players, the solver, the
/// terminal and the page: `special_games!(callback)`.
///
/// Tokens after the callback come first in its arguments.
#[macro_export]
macro_rules! special_games {
    ($callback:path $(, $($before:tt)*)?) => {
        $callback! {
            $($($before)*)?
            claim Claim $crate::claim::Claim;
            braverats BraveRats $crate::braverats::BraveRats;
            defaite Defaite $crate::defaite::Defaite;
        }
    };
}

/// Calls a macro with the games that have no folder of their name in the players, the solver,
/// the terminal or the page, and use what those offer for any game: `plain_games!(callback)`.
///
/// Entries after the callback come first in its list.
#[cfg(feature = "goofspiel")]
#[macro_export]
macro_rules! plain_games {
    ($($callback:ident)::+ $(, $($before:tt)*)?) => {
        $($callback)::+! {
            $($($before)*)?
            goofspiel Goofspiel $crate::goofspiel::Goofspiel;
        }
    };
}

/// Without the example game, the list is empty.
#[cfg(not(feature = "goofspiel"))]
#[macro_export]
macro_rules! plain_games {
    ($($callback:ident)::+ $(, $($before:tt)*)?) => {
        $($callback)::+! { $($($before)*)? }
    };
}
