#![doc = include_str!("../README.md")]

mod agenda;
mod ask;
mod bots;
mod capture;
mod card;
mod card_set;
mod check;
mod choices;
mod code;
mod contest;
mod court;
mod deal;
mod draft;
mod duel;
mod event;
mod game;
mod glimpse;
mod guess;
mod happening;
mod heap;
mod held;
mod illegal;
mod imagine;
mod lawful;
mod log;
mod memory;
mod menu;
mod middle;
mod narrate;
mod notation;
mod options;
mod past;
mod person;
mod position;
mod refused;
mod round;
mod scene;
mod score;
mod script;
mod setup;
mod state;
mod symbol;
mod view;

pub use agenda::{Item, Part, Progress};
pub use card::{Card, Kind};
pub use card_set::{CardSet, Cards};
pub use choices::Actions;
pub use deal::Deal;
pub use event::EventCard;
pub use glimpse::{Class, Glimpse};
pub use happening::{DefaiteEvent, DefaiteTold, Fact, Menace, Merit, Suit, Why, Zone};
pub use heap::{Heap, Means};
pub use held::Held;
pub use illegal::{Ask, Illegal};
pub use memory::{Deed, Done};
pub use notation::{Action, Source, Spot};
pub use options::Options;
pub use person::Special;
pub use score::{Detail, Last};
pub use setup::Began;
pub use state::{Defaite, King};
pub use symbol::Symbol;
pub use view::{
    AskedView, ContestView, DefaiteView, DuelView, Holding, LookedView, MiddleView, Refused, RoundView,
    SeatView,
};
