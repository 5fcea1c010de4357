//! What can be agreed before a game, described once: every front end makes its form, its menu or
//! its arguments from this description.
//!
//! [`Game::admits`](crate::Game::admits) stays the authority on which options a game can begin
//! with; `testkit::check_form` proves that the form agrees with it.

mod build;
mod check;
mod set;
mod values;

pub use check::Flaw;
pub use set::{Alternatives, Member, Preset, Rest, SetField, Size};
pub use values::{OptionValue, RANDOM, Values};

use crate::{Phrase, Rule};
use serde::Serialize;

/// The options of a game: what can be chosen, and what belongs together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionForm {
    /// How many play.
    pub seating: Seating,
    /// The fields, in the order in which they are asked.
    pub fields: Vec<Field>,
    /// What to say of a setup of which nothing else is to be said: "no variants".
    pub plain: Option<Phrase>,
}

/// How many play, and who is whose partner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seating {
    /// The field that says how many play; none where the number is always the same.
    pub field: Option<&'static str>,
    /// The tables there are. Without a field, the first is the only one.
    pub tables: Vec<TableSize>,
}

/// A table of one size. Seat `n` plays on side `n % sides`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableSize {
    /// The number of seats.
    pub seats: usize,
    /// The number of sides: as many as seats where everybody plays alone.
    pub sides: usize,
}

/// One thing that is agreed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Field {
    /// The field's name in the options of a record.
    pub name: &'static str,
    /// What it is called where there is space for a sentence.
    pub title: Phrase,
    /// What it is called in a row of a menu, in at most sixteen letters.
    pub label: Phrase,
    /// What it means, in the help of a command.
    pub help: Phrase,
    /// A line about it.
    pub about: Option<Phrase>,
    /// The sentence of the rulebook behind it.
    pub rule: Option<Rule>,
    /// The heading that it shares with other fields.
    pub group: Option<Group>,
    /// What to tell who gives something else; `found` is what was given.
    pub refusal: Phrase,
    /// The value before anything is chosen.
    pub usual: OptionValue,
    /// What can be chosen.
    #[serde(flatten)]
    pub kind: FieldKind,
}

/// A heading above several fields.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Group {
    /// The heading.
    pub title: Phrase,
    /// A line about it.
    pub about: Option<Phrase>,
}

/// What can be chosen in a field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum FieldKind {
    /// One of several values.
    Choice {
        /// All of them.
        choices: Vec<OptionChoice>,
        /// What stands for a value in the help of a command, if not the values themselves.
        placeholder: Option<&'static str>,
    },
    /// One of two values: something is played, or not.
    Switch {
        /// Not played.
        off: OptionChoice,
        /// Played.
        on: OptionChoice,
        /// What the value that is not usual adds to the label of a setup.
        tag: &'static str,
    },
    /// A whole number.
    Number {
        /// The least.
        least: u32,
        /// The most.
        most: u32,
        /// What to say of it in a setup; `number` is added.
        told: Option<Phrase>,
    },
    /// A seat of the table, or [`RANDOM`].
    Seat {
        /// What to say of the seat that is chosen.
        told: Phrase,
    },
    /// Several of a list.
    Set(SetField),
}

/// A value that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionChoice {
    /// The value.
    pub value: OptionValue,
    /// What it is called; the value itself if nothing is said.
    pub title: Option<Phrase>,
    /// What it is called in a row of a menu; the title if nothing is said.
    pub label: Option<Phrase>,
    /// A line about it.
    pub about: Option<Phrase>,
    /// The sentence of the rulebook that describes it.
    pub rule: Option<Rule>,
    /// What to say of it in a setup; nothing where it goes without saying.
    pub told: Option<Phrase>,
    /// What makes the seats differ from each other.
    pub roles: Option<Roles>,
}

/// Seats that are not alike, so that players may want to choose between them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Roles {
    /// What seat 0 has, as the question who is to sit there.
    pub title: Phrase,
    /// What to say of each seat.
    pub seats: Vec<Phrase>,
}
