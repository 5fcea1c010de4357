#![doc = include_str!("../README.md")]

mod catalogue;
mod french;
mod lang;
mod rulebook;
mod transcript;

/// The message files and the rulebooks, as the build script lists them.
mod sources {
    include!(concat!(env!("OUT_DIR"), "/sources.rs"));
}

pub use catalogue::{Catalogue, Missing, Names, Seats};
pub use lang::Lang;
pub use rulebook::{rule, rulebook, rulings};
pub use transcript::{Transcript, sentences, transcript};
