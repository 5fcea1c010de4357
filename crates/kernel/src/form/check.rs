//! Whether chosen values can be played, and what is wrong with them.

use super::{Field, FieldKind, OptionForm, OptionValue, RANDOM, Values};
use crate::{Phrase, Rule};
use serde::Serialize;

/// Something that is wrong with the chosen values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Flaw {
    /// The field that is wrong.
    pub field: &'static str,
    /// The sentence of the rulebook that forbids it, if it is one.
    pub rule: Option<Rule>,
    /// What to tell.
    pub phrase: Phrase,
}

impl OptionForm {
    /// The field with this name.
    pub fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.name == name)
    }

    /// Everything that is wrong with the values; nothing if they can be played.
    pub fn flaws(&self, values: &Values) -> Vec<Flaw> {
        self.fields.iter().flat_map(|field| self.field_flaws(field, values)).collect()
    }

    fn field_flaws(&self, field: &Field, values: &Values) -> Vec<Flaw> {
        let Some(value) = values.get(field.name) else { return vec![field.refused("–")] };
        let is_right = match (&field.kind, value) {
            (FieldKind::Choice { choices, .. }, value) => choices.iter().any(|choice| choice.value == *value),
            (FieldKind::Switch { off, on, .. }, value) => {
                [off, on].iter().any(|choice| choice.value == *value)
            }
            (FieldKind::Number { least, most, .. }, OptionValue::Number(number)) => {
                (least..=most).contains(&number)
            }
            (FieldKind::Seat { .. }, OptionValue::Word(word)) => word == RANDOM,
            // A table that does not exist is a flaw of the field that asks for it.
            (FieldKind::Seat { .. }, OptionValue::Number(seat)) => {
                self.seats(values).is_none_or(|seats| (*seat as usize) < seats)
            }
            (FieldKind::Set(set), OptionValue::Set(chosen)) => {
                let known =
                    set.members.iter().filter(|member| chosen.iter().any(|each| each == member.value));
                if known.map(|member| member.value).eq(chosen.iter()) {
                    return set.flaws(field.name, chosen, values);
                }
                false
            }
            _ => false,
        };
        if is_right { Vec::new() } else { vec![field.refused(&value.to_string())] }
    }
}

impl Field {
    /// The flaw of a value that the field does not have.
    pub fn refused(&self, found: &str) -> Flaw {
        Flaw { field: self.name, rule: self.rule, phrase: self.refusal.clone().with("found", found) }
    }
}
