//! A table of values by the cards of both sides, in words.

use crate::number::signed;
use crate::translator::Translator;
use interregnum_games::braverats::Card;
use interregnum_kernel::Phrase;

/// A table of values: what seat 0 gets, by its card and by seat 1's.
#[derive(Clone)]
pub(super) struct Grid {
    pub(super) rows: Vec<Card>,
    pub(super) columns: Vec<Card>,
    pub(super) cells: Vec<Vec<f64>>,
    /// The probabilities of the rows and of the columns, if they are choices.
    pub(super) mixes: Option<[Vec<f64>; 2]>,
    /// The cells of the answers, where one side shows first.
    pub(super) marked: Vec<(usize, usize)>,
    /// The keys of the titles of rows and columns.
    pub(super) row_title: &'static str,
    pub(super) column_title: &'static str,
}

impl Grid {
    /// One line for each row, under a line of the columns.
    pub(super) fn lines(&self, translator: &Translator) -> Vec<String> {
        let wide = |words: Vec<String>| words.concat();
        let head = wide(self.columns.iter().map(|card| format!("{:>7}", card.code())).collect());
        let line = |(card, cells): (&Card, &Vec<f64>)| {
            let cells =
                wide(cells.iter().map(|&cell| format!("{:>7}", signed(cell, 2, translator))).collect());
            format!("{}{cells}", card.code())
        };
        std::iter::once(format!("  {head}")).chain(self.rows.iter().zip(&self.cells).map(line)).collect()
    }

    /// The titles of rows and columns.
    pub(super) fn titles(&self, translator: &Translator) -> [String; 2] {
        [(self.row_title, 0), (self.column_title, 1)].map(|(key, seat)| {
            translator.say(&Phrase::new(key).with("clan", Phrase::new(format!("braverats-clan-{seat}"))))
        })
    }
}
