//! The trait of everything that fills the terminal: the menu, a game, a replay.

use crate::draw::canvas::Canvas;
use crate::error::TerminalError;
use crate::input::Input;

/// Something that fills the terminal.
pub(crate) trait Screen {
    fn draw(&self, canvas: &mut Canvas<'_>);
    /// Handles an input. Whatever must survive a crash is on disk before this returns.
    fn input(&mut self, input: Input) -> Result<Transition, TerminalError>;
}

/// What follows from an input.
pub(crate) enum Transition {
    /// Nothing has changed.
    Unchanged,
    /// The same screen must be drawn again.
    Redraw,
    /// Another screen opens.
    Open(Box<dyn Screen>),
    /// The menu opens.
    Menu,
    /// The program ends.
    Quit,
}
