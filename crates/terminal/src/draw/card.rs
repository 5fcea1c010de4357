//! Draws a card in characters: glyph, letters and colour are redundant, so that any one of them may
//! be missing.

use crate::draw::canvas::Canvas;
use crate::draw::palette::{Hue, Ink};
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Line;

/// The width of a card.
pub(crate) const WIDTH: u16 = 6;
/// The height of a card on the table.
pub(crate) const LOW: u16 = 3;
/// The height of a card in hand.
pub(crate) const HIGH: u16 = 4;

/// What is printed on a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CardFace {
    /// The glyph of its faction, in Unicode and in ASCII.
    pub(crate) glyph: (&'static str, &'static str),
    /// The letters of its faction or name; up to four.
    pub(crate) letters: String,
    /// Its value, if it has one.
    pub(crate) value: Option<u8>,
    pub(crate) hue: Hue,
}

impl CardFace {
    /// The card's letters and value as one word: `Go7`, `Co6Li`.
    pub(crate) fn code(&self) -> String {
        let value = self.value.map_or(String::new(), |value| value.to_string());
        let kind = self.letters.len().min(2);
        format!("{}{value}{}", &self.letters[..kind], &self.letters[kind..])
    }
}

/// The appearance of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CardState {
    /// Face up.
    Open,
    /// Face up, but not playable now.
    Dim,
    /// Under the cursor.
    Chosen,
}

impl Canvas<'_> {
    /// Draws a card face up, as high as the area.
    pub(crate) fn card(&mut self, place: Rect, face: &CardFace, state: CardState) {
        let mut style = self.context.ink(Ink::Hue(face.hue));
        if state == CardState::Dim {
            style = style.add_modifier(Modifier::DIM);
        }
        self.frame(place, style);
        self.wash(place, style);
        let glyph = self.context.palette.letters(face.glyph.0, face.glyph.1);
        let value = face.value.map_or(String::new(), |value| value.to_string());
        let inner = place.width - 2;
        let bold = style.add_modifier(Modifier::BOLD);
        if place.height > LOW {
            self.line(place.x + 1, place.y + 1, inner, &Line::styled(glyph, style));
            self.right(Rect::new(place.x + 1, place.y + 1, inner, 1), &Line::styled(value, bold));
            self.line(place.x + 1, place.y + 2, inner, &Line::styled(face.letters.clone(), bold));
        } else {
            let text = format!("{glyph}{}{value}", face.letters);
            self.centred(Rect::new(place.x + 1, place.y + 1, inner, 1), &Line::styled(text, bold));
        }
        if state == CardState::Chosen {
            self.wash(place, self.context.ink(Ink::Cursor));
        }
    }

    /// Draws a card face down.
    pub(crate) fn back(&mut self, place: Rect) {
        let style = self.context.ink(Ink::Muted);
        self.frame(place, style);
        let inner = Rect::new(place.x + 1, place.y + 1, place.width - 2, place.height - 2);
        self.fill(inner, self.context.palette.letters("░", ":"), style);
    }

    /// Draws the outline of a missing card.
    pub(crate) fn gap(&mut self, place: Rect) {
        let dots = self.context.palette.letters("·", ".");
        let style = self.context.ink(Ink::Muted);
        for (x, y) in [(place.x, place.y), (place.right() - 1, place.y)] {
            self.fill(Rect::new(x, y, 1, 1), dots, style);
            self.fill(Rect::new(x, y + place.height - 1, 1, 1), dots, style);
        }
    }
}
