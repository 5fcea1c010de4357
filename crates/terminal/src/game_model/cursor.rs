//! What is under the cursor: a tab, and one of its choices.

use crate::games::{Choice, Tab};
use crate::menu::form::round;

/// The letters that stand for choices: all that are no command.
pub(crate) const LETTERS: &str = "abcdefgijkmnoprstvxyz";

/// How many rows of choices are shown where they are no cards.
pub(crate) const ROWS: usize = 4;

/// A place among tabs and choices; one that is not there stands for the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Cursor {
    pub(crate) tab: usize,
    /// The choice; until one is made, it is the first that is not refused.
    pub(crate) choice: Option<usize>,
}

impl Cursor {
    /// The tab under the cursor, with its number.
    pub(crate) fn tab<A>(self, tabs: &[Tab<A>]) -> Option<(usize, &Tab<A>)> {
        let number = self.tab.min(tabs.len().checked_sub(1)?);
        Some((number, &tabs[number]))
    }

    /// The choice under the cursor, with its number.
    pub(crate) fn choice<A>(self, tabs: &[Tab<A>]) -> Option<(usize, &Choice<A>)> {
        let (_, tab) = self.tab(tabs)?;
        let free = || tab.choices.iter().position(|choice| choice.refused.is_none()).unwrap_or(0);
        let number = self.choice.unwrap_or_else(free).min(tab.choices.len().checked_sub(1)?);
        Some((number, &tab.choices[number]))
    }

    /// Another tab.
    pub(crate) fn turn<A>(&mut self, tabs: &[Tab<A>], step: isize) {
        let number = self.tab(tabs).map_or(0, |(number, _)| number);
        self.tab = round(number, tabs.len(), step);
        self.choice = None;
    }

    /// Another choice of the same tab, no further than its ends.
    pub(crate) fn step<A>(&mut self, tabs: &[Tab<A>], step: isize) {
        let last = self.tab(tabs).map_or(0, |(_, tab)| tab.choices.len().saturating_sub(1));
        let now = self.choice(tabs).map_or(0, |(number, _)| number);
        self.choice = Some(now.saturating_add_signed(step).min(last));
    }
}

/// The letter of the choice with this number.
pub(crate) fn letter(number: usize) -> Option<char> {
    LETTERS.chars().nth(number)
}

/// Whether the choices of a tab are shown as cards.
pub(crate) fn as_cards<A>(tab: &Tab<A>) -> bool {
    tab.choices.iter().all(|choice| choice.face.is_some())
}
