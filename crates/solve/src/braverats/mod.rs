//! Exact solutions of `BraveRats` where no card is hidden, and strategies with certificates where
//! cards are hidden.
//!
//! [`OpenRats`] is the game with open hands; [`Deals`] are the hands that its variants give,
//! [`Emperor`] is its match, [`Perfect`] a player that follows the solution. [`draw`] is the game
//! with hands drawn from piles, [`draft`] the draft with players who choose.
//!
//! # Why an even game has the value zero
//! The value of the standard game is exactly zero, not only to twelve digits. Let `v` be what Yarg
//! gets with optimal play of both; it exists, because every game of finitely many positions with
//! simultaneous or open choices has a value (von Neumann's theorem, applied from the ends back).
//! Exchange the names of the clans. No rule of B1 to B5 names a clan, both hold the same eight
//! cards, and nothing has been played, so the exchanged game is the same game: what Yarg gets in it
//! is `v` again. But it is also what Applewood got before, and one clan's gain is the other's loss:
//! `−v`. So `v = −v`, and `v = 0`. The same holds for Fast Rat, for either way of both rulings,
//! and, taking the average over the deals, for every variant whose deals are as likely with the
//! hands exchanged ([`Deals::are_even`]): the Traitor on the standard deal, Random, a draft with random choices,
//! and matches of any of these.
//!
//! The argument requires that the rules do not distinguish the clans. A test walks over all
//! positions of the standard game and checks that exchanging the clans leads to the exchanged
//! positions.

mod deals;
pub mod draft;
pub mod draw;
mod emperor;
mod open;
mod perfect;

pub use deals::{Deals, Hands, SolvedDeals};
pub use emperor::{Emperor, MATCH_GAMES};
pub use open::{OpenRats, Payoffs};
pub use perfect::{Advice, Perfect};
