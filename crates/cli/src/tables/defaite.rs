//! La Défaite on the command line.

mod explain;
mod sketch;

use super::{OnCommandLine, Seated};
use crate::speech::Speech;
use interregnum_games::defaite::{Defaite, DefaiteView, Options};
use interregnum_kernel::Values;
use interregnum_text::Seats;

pub(crate) struct DefaiteTable;

impl OnCommandLine for Defaite {
    type Table = DefaiteTable;
}

impl Seated for DefaiteTable {
    type Game = Defaite;

    fn benched() -> Vec<Values> {
        [4, 3, 5, 6].into_iter().filter_map(|players| Values::of(&Options { players })).collect()
    }

    fn sketch(view: &DefaiteView, names: &Seats, speech: &Speech) -> Vec<String> {
        sketch::lines(view, names, speech)
    }

    fn explain(word: &str, speech: &Speech) -> Option<String> {
        explain::explain(word, speech)
    }
}
