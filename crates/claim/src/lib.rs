//! Claim and Claim 2: the king is dead, and the factions of the realm choose the next.
//!
//! The rules are `docs/rules/claim.en.md`, whose numbers stand beside the code. The rooms:
//! [`card`](Card) and faction, kingdom (which factions play), deal, state (the position
//! and the one body of rules), trick, recruit (what phase one brings), spoils and `power/`
//! (where phase two's cards go), score, board (how the votes stand), view, imagine, notation,
//! narrate, position, gathering (phase two for two, for search).

mod board;
mod bots;
mod card;
mod card_set;
mod deal;
mod dream;
mod faction;
mod game;
mod gathering;
mod happening;
mod hidden;
mod illegal;
mod imagine;
mod kingdom;
mod lawful;
mod meeting;
mod memory;
mod narrate;
mod notation;
mod past;
mod playout;
mod position;
mod power;
mod recruit;
mod score;
mod spoils;
mod state;
mod tell;
mod trick;
mod view;

pub use board::{Board, Standing};
pub use card::Card;
pub use card_set::{CardSet, Cards};
pub use deal::Deal;
pub use dream::{Dream, Dreamer};
pub use faction::{Faction, FactionSet};
pub use gathering::Gathering;
pub use happening::{ClaimEvent, ClaimTold, Fact, Phase, Why, Zone};
pub use illegal::Illegal;
pub use kingdom::{NAMED, OTHERS, Options, PAIRS, kingdoms};
pub use meeting::Meeting;
pub use notation::{Action, Actions};
pub use score::{Detail, Vote};
pub use state::Claim;
pub use trick::playable;
pub use view::{ClaimView, Holding, PastView, Refused, SeatView, TakenView};
