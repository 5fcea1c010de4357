//! La Défaite: the courts of a captive king, and what may be captured for them.
//!
//! The rules are `docs/rules/defaite.en.md`, whose numbers stand beside the code. The rooms:
//! [`card`](Card) and what is made of cards (sets, heaps of one means, cards of a court), deal,
//! state, setup (how a game begins), round, contest (attack and corruption), duel, capture,
//! ask (choices among things), `person/` and `event/` (one file a card), score, choices and
//! check (what may be done, and why not), log (what was done), notation, position.

mod ask;
mod capture;
mod card;
mod card_set;
mod check;
mod choices;
mod code;
mod contest;
mod court;
mod deal;
mod duel;
mod event;
mod game;
mod happening;
mod heap;
mod held;
mod illegal;
mod log;
mod menu;
mod middle;
mod notation;
mod options;
mod person;
mod position;
mod round;
mod scene;
mod score;
mod setup;
mod state;
mod symbol;

pub use card::{Card, Kind};
pub use card_set::{CardSet, Cards};
pub use choices::Actions;
pub use deal::Deal;
pub use event::EventCard;
pub use happening::{DefaiteEvent, DefaiteTold, Fact, Menace, Merit, Suit, Why, Zone};
pub use heap::{Heap, Means};
pub use held::Held;
pub use illegal::{Ask, Illegal};
pub use notation::{Action, Source, Spot};
pub use options::Options;
pub use person::Special;
pub use score::{Detail, Last};
pub use setup::Began;
pub use state::{Defaite, King};
pub use symbol::Symbol;
