//! Goofspiel, the game of pure strategy: two players bid their cards for prizes.
//!
//! The rules are `docs/rules/goofspiel.en.md`, whose numbers stand beside the code.

mod card;
mod describe;
mod game;
mod lawful;
mod options;
mod view;

pub use card::{Card, Fact, Illegal, Zone};
pub use game::Goofspiel;
pub use options::{Deal, Options, Order};
pub use view::{GoofspielView, SeatView};
