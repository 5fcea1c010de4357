//! `BraveRats` with piles (B6.2): a strategy with a certified exploitability.
//!
//! [`DrawGame`] is the exact game, [`DrawTraining`] improves a [`DrawStrategy`] for both sides,
//! and [`DrawCertificate`] bounds by best responses what anybody can gain against it.
//!
//! # What is hidden, and for how long
//! Both sides know the eight cards of both, and which of them are played. Hidden is which three of
//! its unplayed cards a side holds. After five rounds the piles are empty and nothing is hidden: the
//! rest is an open game, whose exact value the solver of [`super::OpenRats`] gives. So only five
//! rounds are left to solve here.
//!
//! # Why a strategy need not remember when it drew its cards
//! Take any strategy of a side, and replace its mix in each situation by the average mix over all
//! orders in which the current hand could have come, given the public history and that hand. The
//! pile below the hand is a random order of the other unplayed cards, whatever the order in which the
//! hand was drawn; and the other side sees only the public history. So the two strategies come to
//! each public history and hand with the same probability, and each opponent gets the same against
//! either. Public history and hand are therefore enough, for optimal strategies and for best
//! responses.

mod holdings;
mod response;
mod step;
mod strategy;
mod training;
mod tree;

pub use response::{DrawCertificate, best_response};
pub use strategy::{DrawStrategy, Opening, OpeningHand};
pub use training::DrawTraining;
pub use tree::DrawGame;
