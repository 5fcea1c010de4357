//! What fills the screen: a menu, a table, a replay.

use crate::draw::canvas::Canvas;
use crate::error::Failed;
use crate::input::Input;

/// Something that fills the screen.
pub(crate) trait Room {
    /// Draws it.
    fn draw(&self, canvas: &mut Canvas<'_>);
    /// What comes in, and where it leads. What must be kept is kept before this returns.
    fn input(&mut self, input: Input) -> Result<Step, Failed>;
}

/// Where an input leads.
pub(crate) enum Step {
    /// Nowhere, and nothing has changed.
    Rest,
    /// Nowhere, but the screen has changed.
    Stay,
    /// To another room.
    Go(Box<dyn Room>),
    /// Back to the menu.
    Menu,
    /// Out of the house.
    Quit,
}
