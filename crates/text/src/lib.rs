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

/// The message files and the rulebooks, as the build script finds them.
mod sources {
    include!(concat!(env!("OUT_DIR"), "/sources.rs"));
}

pub use catalogue::{Catalogue, Missing, Names, Seats};
pub use lang::Lang;
pub use rulebook::{rule, rulebook, rulings};
pub use tale::{Tale, sentences, tale};
