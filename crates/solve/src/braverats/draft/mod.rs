//! The draft (B6.4) with players who choose: bounds of its value.
//!
//! The only cards that a draft hides are those kept first from each packet; and when the last packet
//! is opened, each side can infer them, because it sees all others. [`DraftBounds`] encloses the
//! value of the draft by strategies that know only what a player can know, against opponents that
//! see every card kept so far, though not the packets to come. The latter is a game without hidden
//! cards, which backward induction solves exactly.

mod believer;
mod bounds;
mod perfect;

pub use bounds::DraftBounds;
