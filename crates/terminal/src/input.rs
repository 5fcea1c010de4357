//! Inputs: keys, the mouse, and time.

use crate::draw::canvas::Hit;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Rect};
use std::time::Duration;

/// An input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Input {
    Key(Key),
    /// A click on a target.
    Press(Hit),
    /// This much time has passed.
    Tick(Duration),
}

/// A key with a meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Key {
    Left,
    Right,
    Up,
    Down,
    Home,
    End,
    PageUp,
    PageDown,
    Enter,
    Escape,
    Tab,
    BackTab,
    Backspace,
    Letter(char),
    /// Ctrl-C, or the end of the input: leave at once.
    Interrupt,
}

/// How many lines a page has.
const PAGE: i32 = 10;

impl Key {
    /// The number of lines by which the key scrolls down, if it scrolls.
    pub(crate) const fn lines(self) -> Option<i32> {
        match self {
            Self::Up => Some(-1),
            Self::Down => Some(1),
            Self::PageUp => Some(-PAGE),
            Self::PageDown => Some(PAGE),
            _ => None,
        }
    }
}

/// The input for an event of the terminal, given the click targets on the screen.
pub(crate) fn meaning(event: &Event, hits: &[(Rect, Hit)]) -> Option<Input> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => self::key(key).map(Input::Key),
        Event::Mouse(mouse) => pressed(mouse, hits),
        _ => None,
    }
}

fn key(key: &KeyEvent) -> Option<Key> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return matches!(key.code, KeyCode::Char('c' | 'd')).then_some(Key::Interrupt);
    }
    if key.modifiers.contains(KeyModifiers::ALT) {
        return None;
    }
    Some(match key.code {
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Enter | KeyCode::Char(' ') => Key::Enter,
        KeyCode::Esc => Key::Escape,
        KeyCode::Tab => Key::Tab,
        KeyCode::BackTab => Key::BackTab,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Char(letter) => Key::Letter(letter),
        _ => return None,
    })
}

fn pressed(mouse: &MouseEvent, hits: &[(Rect, Hit)]) -> Option<Input> {
    match mouse.kind {
        MouseEventKind::Down(MouseButton::Left) => {
            let at = Position::new(mouse.column, mouse.row);
            hits.iter().find(|(place, _)| place.contains(at)).map(|(_, hit)| Input::Press(*hit))
        }
        MouseEventKind::ScrollUp => Some(Input::Key(Key::Up)),
        MouseEventKind::ScrollDown => Some(Input::Key(Key::Down)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(code: KeyCode, modifiers: KeyModifiers) -> Option<Input> {
        meaning(&Event::Key(KeyEvent::new(code, modifiers)), &[])
    }

    #[test]
    fn control_c_and_the_end_of_input_interrupt() {
        let interrupt = Some(Input::Key(Key::Interrupt));
        assert_eq!(event(KeyCode::Char('c'), KeyModifiers::CONTROL), interrupt);
        assert_eq!(event(KeyCode::Char('d'), KeyModifiers::CONTROL), interrupt);
        assert_eq!(event(KeyCode::Char('x'), KeyModifiers::CONTROL), None);
    }

    #[test]
    fn unknown_keys_mean_nothing() {
        assert_eq!(event(KeyCode::F(7), KeyModifiers::NONE), None);
        assert_eq!(event(KeyCode::Insert, KeyModifiers::NONE), None);
        assert_eq!(event(KeyCode::Char('x'), KeyModifiers::ALT), None);
        assert_eq!(event(KeyCode::Char('x'), KeyModifiers::NONE), Some(Input::Key(Key::Letter('x'))));
    }

    #[test]
    fn a_press_means_what_lies_on_top() {
        let hits = [(Rect::new(2, 2, 2, 2), Hit::Enter), (Rect::new(0, 0, 9, 9), Hit::Row(1))];
        let at = |column, row| {
            let kind = MouseEventKind::Down(MouseButton::Left);
            meaning(&Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }), &hits)
        };
        assert_eq!(at(3, 3), Some(Input::Press(Hit::Enter)));
        assert_eq!(at(0, 3), Some(Input::Press(Hit::Row(1))));
        assert_eq!(at(9, 9), None);
    }
}
