//! What can be agreed before a game of La Défaite, described for every front end.

use crate::options::SEATS;
use interregnum_kernel::{Field, FieldKind, OptionChoice, OptionForm, Rule, Seating, TableSize};

/// The options of La Défaite.
pub(crate) fn form() -> OptionForm {
    let counts = 3..=SEATS;
    let choices = counts.clone().map(|number| OptionChoice::new(number as u32));
    let players = Field::new("players", "options-players", 4, FieldKind::choice(choices))
        .label("term-row-players")
        .help("defaite-arg-players")
        .about("options-players-defaite")
        .rule(Rule("L2.1"))
        .refusal("defaite-bad-players");
    let seating = Seating::by("players", counts.map(TableSize::alone));
    OptionForm { seating, fields: vec![players], plain: None }
}
