//! The canvas: a grid of cells for texts and frames, and the areas that a mouse can click.

use crate::draw::context::DrawContext;
use crate::draw::palette::Ink;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// The target of a mouse click.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hit {
    /// The same as pressing this key.
    Key(char),
    /// The same as Enter.
    Enter,
    /// The same as Escape.
    Escape,
    /// The popup, outside its buttons.
    Popup,
    /// A tab of a table, or a row of a menu.
    Row(usize),
    /// A choice of the open tab; in a row of the menu, the step back (0) or forward (1).
    Choice(usize),
}

/// A screen that is being drawn.
pub(crate) struct Canvas<'a> {
    buffer: &'a mut Buffer,
    hits: Vec<(Rect, Hit)>,
    pub(crate) context: DrawContext,
}

/// The width of a text on the screen, in columns.
pub(crate) fn width(text: &str) -> u16 {
    Span::raw(text).width() as u16
}

/// A text wrapped to lines of at most `limit` columns; longer words are cut.
pub(crate) fn wrapped(text: &str, limit: u16) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split(' ') {
        if !line.is_empty() && width(&line) + 1 + width(word) > limit {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}

impl<'a> Canvas<'a> {
    pub(crate) fn new(buffer: &'a mut Buffer, context: DrawContext) -> Self {
        Self { buffer, hits: Vec::new(), context }
    }

    pub(crate) fn area(&self) -> Rect {
        self.buffer.area
    }

    /// All click targets, the last drawn first.
    pub(crate) fn into_hits(mut self) -> Vec<(Rect, Hit)> {
        self.hits.reverse();
        self.hits
    }

    /// Adds a click target.
    pub(crate) fn hit(&mut self, rect: Rect, hit: Hit) {
        self.hits.push((rect, hit));
    }

    /// Removes all click targets so far, because something covers them.
    pub(crate) fn cover(&mut self) {
        self.hits.clear();
    }

    /// Draws a line, cut at the given width or the edge of the screen; returns the column after it.
    pub(crate) fn line(&mut self, x: u16, y: u16, limit: u16, line: &Line<'_>) -> u16 {
        let area = self.buffer.area;
        if y >= area.bottom() || x >= area.right() {
            return x;
        }
        let limit = limit.min(area.right() - x);
        // Clear what was there before.
        let place = Rect::new(x, y, limit.min(line.width() as u16), 1);
        self.fill(place, " ", Style::new());
        self.buffer.set_line(x, y, line, limit);
        if line.width() > usize::from(limit) && limit > 0 {
            let cut = self.context.palette.letters("…", "~");
            if let Some(cell) = self.buffer.cell_mut(Position::new(x + limit - 1, y)) {
                cell.set_symbol(cut);
            }
        }
        x + limit.min(line.width() as u16)
    }

    /// Draws a text in one style; returns the column after it.
    pub(crate) fn text(&mut self, x: u16, y: u16, limit: u16, text: &str, ink: Ink) -> u16 {
        let style = self.context.ink(ink);
        self.line(x, y, limit, &Line::styled(text, style))
    }

    /// Draws a line aligned to the right.
    pub(crate) fn right(&mut self, place: Rect, line: &Line<'_>) {
        let x = place.right().saturating_sub((line.width() as u16).min(place.width));
        self.line(x, place.y, place.width, line);
    }

    /// Draws a centred line.
    pub(crate) fn centred(&mut self, place: Rect, line: &Line<'_>) {
        let free = place.width.saturating_sub(line.width() as u16);
        self.line(place.x + free / 2, place.y, place.width, line);
    }

    /// Fills an area with a character.
    pub(crate) fn fill(&mut self, place: Rect, letter: &str, style: Style) {
        for position in place.intersection(self.buffer.area).positions() {
            if let Some(cell) = self.buffer.cell_mut(position) {
                cell.reset();
                cell.set_symbol(letter).set_style(style);
            }
        }
    }

    /// Applies a style to what is already drawn.
    pub(crate) fn wash(&mut self, place: Rect, style: Style) {
        self.buffer.set_style(place, style);
    }

    /// Draws a horizontal line.
    pub(crate) fn rule(&mut self, x: u16, y: u16, length: u16) {
        let letter = self.context.palette.letters("─", "-");
        self.fill(Rect::new(x, y, length, 1), letter, self.context.ink(Ink::Muted));
    }

    /// Draws a vertical line.
    pub(crate) fn post(&mut self, x: u16, y: u16, length: u16) {
        let letter = self.context.palette.letters("│", "|");
        self.fill(Rect::new(x, y, 1, length), letter, self.context.ink(Ink::Muted));
    }

    /// Draws an empty frame.
    pub(crate) fn frame(&mut self, place: Rect, style: Style) {
        if place.width < 2 || place.height < 2 {
            return;
        }
        let corners =
            if self.context.palette.ascii { ["+", "+", "+", "+"] } else { ["╭", "╮", "╰", "╯"] };
        let (level, upright) =
            (self.context.palette.letters("─", "-"), self.context.palette.letters("│", "|"));
        self.fill(place, " ", Style::new());
        let Rect { x, y, width, height } = place;
        for row in [y, y + height - 1] {
            self.fill(Rect::new(x, row, width, 1), level, style);
        }
        for column in [x, x + width - 1] {
            self.fill(Rect::new(column, y, 1, height), upright, style);
        }
        let ends = [(x, y), (x + width - 1, y), (x, y + height - 1), (x + width - 1, y + height - 1)];
        for ((x, y), corner) in ends.into_iter().zip(corners) {
            self.fill(Rect::new(x, y, 1, 1), corner, style);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_broken_between_words() {
        assert_eq!(wrapped("the king is dead", 8), ["the king", "is dead"]);
        assert_eq!(wrapped("interregnum now", 5), ["interregnum", "now"]);
        assert_eq!(wrapped("", 5), [""]);
    }
}
