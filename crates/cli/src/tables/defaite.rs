//! La Défaite on the command line.

mod explain;
mod table_lines;

use super::CommandLineGame;
use crate::translator::Translator;
use interregnum_games::defaite::{Defaite, DefaiteView, Options};
use interregnum_kernel::Values;
use interregnum_text::Seats;

impl CommandLineGame for Defaite {
    fn benched() -> Vec<Values> {
        [4, 3, 5, 6].into_iter().filter_map(|players| Values::of(&Options { players })).collect()
    }

    fn table_lines(view: &DefaiteView, names: &Seats, translator: &Translator) -> Vec<String> {
        table_lines::lines(view, names, translator)
    }

    fn explain(word: &str, translator: &Translator) -> Option<String> {
        explain::explain(word, translator)
    }
}
