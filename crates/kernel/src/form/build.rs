//! Short ways to write a form down.

use super::{Field, FieldKind, Group, OptionChoice, OptionValue, Roles, Seating, TableSize};
use crate::{Phrase, Rule};
use std::ops::RangeInclusive;

impl Field {
    /// A field with this name in the options. Its title is also its label and its help until
    /// others are given.
    pub fn new(name: &'static str, title: &str, usual: impl Into<OptionValue>, kind: FieldKind) -> Self {
        let title = Phrase::new(title);
        Self {
            name,
            label: title.clone(),
            help: title.clone(),
            title,
            about: None,
            rule: None,
            group: None,
            refusal: Phrase::new("option-unknown"),
            usual: usual.into(),
            kind,
        }
    }

    /// The field with a name for a row of a menu.
    #[must_use]
    pub fn label(self, key: &str) -> Self {
        Self { label: Phrase::new(key), ..self }
    }

    /// The field with a sentence for the help of a command.
    #[must_use]
    pub fn help(self, key: &str) -> Self {
        Self { help: Phrase::new(key), ..self }
    }

    /// The field with a line about it.
    #[must_use]
    pub fn about(self, key: &str) -> Self {
        Self { about: Some(Phrase::new(key)), ..self }
    }

    /// The field with the sentence of the rulebook behind it.
    #[must_use]
    pub fn rule(self, rule: Rule) -> Self {
        Self { rule: Some(rule), ..self }
    }

    /// The field below a heading.
    #[must_use]
    pub fn group(self, group: &Group) -> Self {
        Self { group: Some(group.clone()), ..self }
    }

    /// The field with what to tell who gives something else.
    #[must_use]
    pub fn refusal(self, key: &str) -> Self {
        Self { refusal: Phrase::new(key), ..self }
    }
}

impl FieldKind {
    /// One of these values.
    pub fn choice(choices: impl IntoIterator<Item = OptionChoice>) -> Self {
        Self::Choice { choices: choices.into_iter().collect(), placeholder: None }
    }

    /// One of these values; title and sentence of each are the message `PREFIX-VALUE`.
    pub fn named(prefix: &str, values: &[&str]) -> Self {
        Self::choice(values.iter().map(|value| {
            let name = Phrase::new(format!("{prefix}-{value}"));
            OptionChoice::new(*value).title(name.clone()).told(name)
        }))
    }

    /// A whole number; a setup says it with the message `told`.
    pub fn number(range: RangeInclusive<u32>, told: &str) -> Self {
        let told = Some(Phrase::new(told));
        Self::Number { least: *range.start(), most: *range.end(), told }
    }

    /// Yes or no.
    pub fn yes_or_no(tag: &'static str) -> Self {
        Self::Switch { off: OptionChoice::new(false), on: OptionChoice::new(true), tag }
    }
}

impl OptionChoice {
    /// A value that is called by itself.
    pub fn new(value: impl Into<OptionValue>) -> Self {
        let value = value.into();
        Self { value, title: None, label: None, about: None, rule: None, told: None, roles: None }
    }

    /// The choice with a title.
    #[must_use]
    pub fn title(self, title: Phrase) -> Self {
        Self { title: Some(title), ..self }
    }

    /// The choice with a name for a row of a menu.
    #[must_use]
    pub fn label(self, label: Phrase) -> Self {
        Self { label: Some(label), ..self }
    }

    /// The choice with a line about it.
    #[must_use]
    pub fn about(self, about: Phrase) -> Self {
        Self { about: Some(about), ..self }
    }

    /// The choice with the sentence of the rulebook that describes it.
    #[must_use]
    pub fn rule(self, rule: Rule) -> Self {
        Self { rule: Some(rule), ..self }
    }

    /// The choice with what to say of it in a setup.
    #[must_use]
    pub fn told(self, told: Phrase) -> Self {
        Self { told: Some(told), ..self }
    }

    /// The choice with roles for the seats.
    #[must_use]
    pub fn roles(self, roles: Roles) -> Self {
        Self { roles: Some(roles), ..self }
    }
}

impl Seating {
    /// Always the same number of players, each alone.
    pub fn always(seats: usize) -> Self {
        Self { field: None, tables: vec![TableSize { seats, sides: seats }] }
    }

    /// As many players as a field says.
    pub fn by(field: &'static str, tables: impl IntoIterator<Item = TableSize>) -> Self {
        Self { field: Some(field), tables: tables.into_iter().collect() }
    }
}

impl TableSize {
    /// Everybody plays alone.
    pub const fn alone(seats: usize) -> Self {
        Self { seats, sides: seats }
    }

    /// Two teams, the seats of which alternate.
    pub const fn two_teams(seats: usize) -> Self {
        Self { seats, sides: 2 }
    }
}
