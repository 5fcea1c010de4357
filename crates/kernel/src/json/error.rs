//! Why JSON cannot be read as a type.

use serde::de::{Error, Expected, Unexpected};
use serde_json::Value;
use std::fmt;

/// Why JSON cannot be read as a type, and where. It is a box, as every function that reads can return it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError(Box<Located>);

/// What is wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Located {
    /// The way to the field, from the inside out.
    steps: Vec<Step>,
    /// The column of the text, counted from 1, if it is no JSON at all.
    column: Option<usize>,
    message: String,
}

/// A step into a tree.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Step {
    Field(String),
    Index(usize),
}

impl ReadError {
    /// What is wrong, without the place.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// The column at which the text stops being JSON, counted from 1; `None` if it is JSON.
    pub const fn column(&self) -> Option<usize> {
        self.0.column
    }

    /// The path of the field, such as `moves[3].seat`; `.` for the whole.
    pub fn path(&self) -> String {
        let mut path = String::new();
        for step in self.0.steps.iter().rev() {
            match step {
                Step::Field(name) => {
                    if !path.is_empty() {
                        path.push('.');
                    }
                    path.push_str(name);
                }
                Step::Index(index) => {
                    path.push('[');
                    path.push_str(&index.to_string());
                    path.push(']');
                }
            }
        }
        if path.is_empty() { ".".to_owned() } else { path }
    }

    fn new(column: Option<usize>, message: String) -> Self {
        Self(Box::new(Located { steps: Vec::new(), column, message }))
    }

    pub(super) fn not_json(error: &serde_json::Error) -> Self {
        let text = error.to_string();
        let end = text.rfind(" at line ").unwrap_or(text.len());
        Self::new(Some(error.column()), text[..end].to_owned())
    }

    /// The same error, seen from the object that the field belongs to.
    #[inline(never)]
    pub(super) fn in_field(mut self, name: &str) -> Self {
        self.0.steps.push(Step::Field(name.to_owned()));
        self
    }

    /// The same error, seen from the list that the element belongs to.
    #[inline(never)]
    pub(super) fn at_index(mut self, index: usize) -> Self {
        self.0.steps.push(Step::Index(index));
        self
    }
}

impl Error for ReadError {
    #[inline(never)]
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self::new(None, message.to_string())
    }

    #[inline(never)]
    fn invalid_type(unexpected: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::custom(format_args!("invalid type: {}, expected {expected}", found(unexpected)))
    }

    #[inline(never)]
    fn invalid_value(unexpected: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::custom(format_args!("invalid value: {}, expected {expected}", found(unexpected)))
    }

    #[inline(never)]
    fn unknown_variant(variant: &str, expected: &'static [&'static str]) -> Self {
        Self::custom(unknown("variant", variant, expected))
    }

    #[inline(never)]
    fn unknown_field(field: &str, expected: &'static [&'static str]) -> Self {
        Self::custom(unknown("field", field, expected))
    }

    #[inline(never)]
    fn missing_field(field: &'static str) -> Self {
        Self::custom(format_args!("missing field `{field}`"))
    }

    #[inline(never)]
    fn duplicate_field(field: &'static str) -> Self {
        Self::custom(format_args!("duplicate field `{field}`"))
    }
}

/// What was found, in the words of `serde_json`. Numbers are written as JSON writes them: the standard library's
/// own writer of floating point numbers has no other user in the engine of the page.
fn found(unexpected: Unexpected<'_>) -> String {
    match unexpected {
        Unexpected::Unit => "null".to_owned(),
        Unexpected::Bool(is) => format!("boolean `{is}`"),
        Unexpected::Unsigned(number) => format!("integer `{number}`"),
        Unexpected::Signed(number) => format!("integer `{number}`"),
        Unexpected::Float(number) => format!("floating point `{}`", Value::from(number)),
        Unexpected::Str(text) => format!("string {text:?}"),
        Unexpected::Seq => "sequence".to_owned(),
        Unexpected::Map => "map".to_owned(),
        _ => "something else".to_owned(),
    }
}

/// What `serde` says of a name that it does not know.
fn unknown(what: &str, name: &str, expected: &[&str]) -> String {
    let listed: Vec<String> = expected.iter().map(|name| format!("`{name}`")).collect();
    let expected = match listed.as_slice() {
        [] => format!("there are no {what}s"),
        [one] => format!("expected {one}"),
        [one, other] => format!("expected {one} or {other}"),
        all => format!("expected one of {}", all.join(", ")),
    };
    format!("unknown {what} `{name}`, {expected}")
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.column {
            Some(column) => write!(f, "{} at column {column}", self.message()),
            None if self.0.steps.is_empty() => f.write_str(self.message()),
            None => write!(f, "{}: {}", self.path(), self.message()),
        }
    }
}

impl std::error::Error for ReadError {}
