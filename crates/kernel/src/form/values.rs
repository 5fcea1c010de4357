//! What was chosen, before it is the options of one game.

use super::{Field, FieldKind, OptionForm};
use crate::{Seed, below, read_value};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// The value of a seat that chance decides.
pub const RANDOM: &str = "random";

/// The value of one field. Its text is that of the command line.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum OptionValue {
    /// Played or not.
    Switch(bool),
    /// A number.
    Number(u32),
    /// A word.
    Word(String),
    /// Several members of a set, in the order of the form.
    Set(Vec<String>),
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Switch(on) => write!(f, "{on}"),
            Self::Number(number) => write!(f, "{number}"),
            Self::Word(word) => f.write_str(word),
            Self::Set(members) => f.write_str(&members.join(",")),
        }
    }
}

impl From<bool> for OptionValue {
    fn from(on: bool) -> Self {
        Self::Switch(on)
    }
}

impl From<u32> for OptionValue {
    fn from(number: u32) -> Self {
        Self::Number(number)
    }
}

impl From<&str> for OptionValue {
    fn from(word: &str) -> Self {
        Self::Word(word.to_owned())
    }
}

/// The chosen values by the names of their fields: the JSON object of a game's options, in which a
/// seat may be [`RANDOM`].
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Values(BTreeMap<String, OptionValue>);

impl Values {
    /// Options as values; `None` if they are no plain object.
    pub fn of(options: &impl Serialize) -> Option<Self> {
        read_value(&serde_json::to_value(options).ok()?).ok()
    }

    /// The value of a field.
    pub fn get(&self, field: &str) -> Option<&OptionValue> {
        self.0.get(field)
    }

    /// Gives a field another value.
    pub fn set(&mut self, field: &str, value: impl Into<OptionValue>) {
        self.0.insert(field.to_owned(), value.into());
    }

    /// The options of a game; `None` if it does not have such options, or where a seat is
    /// still [`RANDOM`].
    pub fn options<O: DeserializeOwned>(&self) -> Option<O> {
        read_value(&serde_json::to_value(self).ok()?).ok()
    }
}

impl OptionForm {
    /// The values before anything is chosen.
    pub fn usual(&self) -> Values {
        Values(self.fields.iter().map(|field| (field.name.to_owned(), field.usual.clone())).collect())
    }

    /// How many play with these values; `None` if there is no such table.
    pub fn seats(&self, values: &Values) -> Option<usize> {
        let Some(field) = self.seating.field else {
            return self.seating.tables.first().map(|table| table.seats);
        };
        let Some(OptionValue::Number(number)) = values.get(field) else { return None };
        let found = self.seating.tables.iter().find(|table| u32::try_from(table.seats) == Ok(*number));
        found.map(|table| table.seats)
    }

    /// The values with every [`RANDOM`] seat drawn from the seed of the game: the first such
    /// field from the seed's child 0, the next from child 1, and so on.
    #[must_use]
    pub fn settled(&self, values: &Values, seed: Seed) -> Values {
        let mut settled = values.clone();
        let Some(seats) = self.seats(values) else { return settled };
        let fields = self.fields.iter().filter(|field| matches!(field.kind, FieldKind::Seat { .. }));
        for (number, field) in (0..).zip(fields) {
            if values.get(field.name) == Some(&RANDOM.into()) {
                let seat = below(&mut seed.child(number).generator(), seats);
                settled.set(field.name, OptionValue::Number(seat as u32));
            }
        }
        settled
    }

    /// The nearest values that can be played, after one of them has changed: a set grows or
    /// shrinks with the table, and a seat that is not at the table is as usual.
    #[must_use]
    pub fn fitted(&self, values: &Values) -> Values {
        let mut fitted = values.clone();
        let seats = self.seats(values);
        for field in &self.fields {
            match (&field.kind, values.get(field.name)) {
                (FieldKind::Set(set), Some(OptionValue::Set(members))) => {
                    fitted.set(field.name, OptionValue::Set(set.fitted(members, values)));
                }
                (FieldKind::Seat { .. }, Some(OptionValue::Number(seat)))
                    if seats.is_some_and(|seats| *seat as usize >= seats) =>
                {
                    fitted.set(field.name, field.usual.clone());
                }
                _ => {}
            }
        }
        fitted
    }

    /// A short name of a setup, the same in every language: `claim/2/claim2`.
    pub fn label(&self, game: &str, values: &Values) -> String {
        let part = |field: &Field| {
            let value = values.get(field.name)?;
            match &field.kind {
                FieldKind::Choice { .. } | FieldKind::Number { .. } => Some(format!("/{value}")),
                FieldKind::Set(set) => Some(format!("/{}", set.word(value))),
                FieldKind::Switch { tag, .. } if *value != field.usual => Some(format!("+{tag}")),
                FieldKind::Switch { .. } | FieldKind::Seat { .. } => None,
            }
        };
        std::iter::once(game.to_owned()).chain(self.fields.iter().filter_map(part)).collect()
    }
}
