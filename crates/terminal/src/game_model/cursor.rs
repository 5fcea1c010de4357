//! The cursor: a tab, and one of its choices.

use crate::games::{Choice, Tab};
use crate::menu::form::round;

/// The letters for choices: all that are not commands.
pub(crate) const LETTERS: &str = "abcdefgijkmnoprstvxyz";

/// The number of rows for choices that are not cards.
pub(crate) const ROWS: usize = 4;

/// A position among tabs and choices; an index beyond the last one means the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Cursor {
    pub(crate) tab: usize,
    /// The choice; `None` means the first one that is legal.
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

    /// Moves to another tab.
    pub(crate) fn turn<A>(&mut self, tabs: &[Tab<A>], step: isize) {
        let number = self.tab(tabs).map_or(0, |(number, _)| number);
        self.tab = round(number, tabs.len(), step);
        self.choice = None;
    }

    /// Moves to another choice of the same tab, without wrapping around.
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
