//! Every text for people, in English and in French: one Fluent catalogue, which every door
//! uses, and the rulebooks.
//!
//! The messages are in `texts/`, a folder a language; the rulebooks in `docs/rules/`. Rules
//! and tools speak in [`Phrase`](interregnum_kernel::Phrase)s; a [`Catalogue`] says them.

mod catalogue;
mod french;
mod lang;
mod rulebook;
mod tale;

pub use catalogue::{Catalogue, Missing, Names, Seats};
pub use lang::Lang;
pub use rulebook::{rule, rulebook, rulings};
pub use tale::{Tale, sentences, tale};
