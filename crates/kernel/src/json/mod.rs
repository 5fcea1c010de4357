//! Reading of JSON in two steps: from text to a tree, and from the tree to a type.
//!
//! `serde` compiles the reader of a type anew for every kind of input. Here all types are read from trees, so that
//! the program holds one reader of each, the tag of an enum may stand anywhere in its object, and an error knows
//! the path of its field. The module of the page would be a fifth larger without it.

mod error;
mod reader;
mod tagged;
#[cfg(test)]
mod tests;
mod tree;
mod variant;

pub use error::ReadError;
pub use tagged::Tagged;
pub use tree::JsonTree;

use serde::Deserialize;
use serde_json::Value;

/// Reads a text.
pub fn read_json<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, ReadError> {
    T::deserialize(JsonTree::parse(text)?)
}

/// Reads a value that was kept as it is.
pub fn read_value<'a, T: Deserialize<'a>>(value: &'a Value) -> Result<T, ReadError> {
    T::deserialize(JsonTree::from(value))
}
