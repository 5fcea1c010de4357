#![doc = include_str!("../README.md")]

mod card;
mod describe;
mod game;
mod lawful;
mod options;
mod view;

pub use card::{Card, Fact, Illegal, Zone};
pub use game::{Goofspiel, Round};
pub use options::{Deal, Options, Order};
pub use view::GoofspielView;
