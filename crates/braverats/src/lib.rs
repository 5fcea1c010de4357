//! BraveRats: the King of the Rats is gone, and two clans fight for his crown.
//!
//! The rules are `docs/rules/braverats.en.md`, whose numbers stand beside the code. The
//! rooms: card, options (which variants), deal (all chance, written) and lot (the same,
//! packed into row after row), state (the position and the one body of rules), setup (from
//! the deal to the first round) and draft, duel and `power/` (what two cards come to),
//! standing (what that makes of a game: pure, for solvers too), score, view and known (what
//! a viewer can name) and odds (what beats what), imagine, guess and past (worlds that fit a view, and how a position
//! came about), notation, narrate, position.

mod bots;
mod card;
mod deal;
mod draft;
mod duel;
mod game;
mod guess;
mod happening;
mod illegal;
mod imagine;
mod known;
mod lawful;
mod lot;
mod narrate;
mod notation;
mod odds;
mod options;
mod past;
mod position;
mod power;
mod row;
mod score;
mod setup;
mod standing;
mod state;
mod view;

pub use card::{APPLEWOOD, Card, CardSet, Cards, YARG};
pub use deal::{Deal, GameDeal};
pub use duel::{Duel, Verdict};
pub use happening::{BraveRatsEvent, BraveRatsTold, Fact, Why, Zone};
pub use illegal::Illegal;
pub use notation::{Action, Actions};
pub use odds::{Odd, Odds};
pub use options::{Options, Way};
pub use score::Detail;
pub use standing::{After, GameEnd, Open, Reason, Resolved, Standing};
pub use state::BraveRats;
pub use view::{BraveRatsView, GameView, Holding, KeptView, PacketView, Refused, RoundView, SeatView};
