//! Draws the hand and other choices.

use super::cursor::{Cursor, ROWS, as_cards, letter};
use crate::draw::canvas::{Canvas, Hit, width};
use crate::draw::card::{self, CardFace, CardState};
use crate::draw::palette::Ink;
use crate::games::Tab;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Line;

/// The choices.
pub(super) struct Hand<'a, A> {
    pub(super) tabs: &'a [Tab<A>],
    pub(super) cursor: Cursor,
    /// The cards in hand.
    pub(super) held: &'a [CardFace],
}

impl<A> Hand<'_, A> {
    /// Draws the tabs, the question, and below them the choices of the open tab.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, place: Rect, asked: &str) {
        canvas.rule(place.x, place.y, place.width);
        let Some((open, tab)) = self.cursor.tab(self.tabs) else { return };
        let end = self.titles(canvas, place, open);
        let rest = Rect::new(end, place.y, (place.right() - 1).saturating_sub(end), 1);
        let asked = Line::from(
            canvas
                .context
                .span(if asked.is_empty() { String::new() } else { format!(" {asked} ") }, Ink::Turn),
        );
        let screen = rest.width.saturating_sub(asked.width() as u16);
        canvas.right(rest, &asked);
        if !tab.is_hand {
            compact(canvas, Rect { width: screen.saturating_sub(1), ..rest }, self.held);
        }
        let body = Rect { y: place.y + 1, height: place.height - 1, ..place };
        let chosen = self.cursor.choice(self.tabs).map_or(0, |(number, _)| number);
        if as_cards(tab) { cards(canvas, body, tab, chosen) } else { chips(canvas, body, tab, chosen) }
    }

    /// Draws the titles of the tabs with the number of legal choices; returns the column after
    /// them.
    fn titles(&self, canvas: &mut Canvas<'_>, place: Rect, open: usize) -> u16 {
        let mut x = place.x + 1;
        for (number, tab) in self.tabs.iter().enumerate() {
            let free = tab.choices.iter().filter(|choice| choice.refused.is_none()).count();
            let ink = if number == open { Ink::Strong } else { Ink::Muted };
            let end = canvas.text(x, place.y, place.width, &format!(" {} {free} ", tab.title), ink);
            canvas.hit(Rect::new(x, place.y, end - x, 1), Hit::Row(number));
            x = end + 1;
        }
        x
    }
}

/// Draws the hand in short form, while another tab is open.
fn compact(canvas: &mut Canvas<'_>, place: Rect, hand: &[CardFace]) {
    let context = canvas.context;
    let mut line = Line::raw(" ");
    line.push_span(context.span(format!("{} ", context.get("term-hand")), Ink::Muted));
    for face in hand {
        line.push_span(context.span(format!("{} ", face.code()), Ink::Hue(face.hue)));
    }
    if line.width() <= usize::from(place.width) {
        canvas.right(place, &line);
    }
}

/// Draws choices as a row of cards; many cards overlap.
fn cards<A>(canvas: &mut Canvas<'_>, place: Rect, tab: &Tab<A>, chosen: usize) {
    let number = tab.choices.len() as u16;
    if number == 0 {
        return;
    }
    let screen = place.width - 2;
    let step = if number > 1 { ((screen - card::WIDTH) / (number - 1)).min(card::WIDTH) } else { 0 };
    let wide = step * (number - 1) + card::WIDTH;
    let left = place.x + 1 + (screen - wide.min(screen)) / 2;
    let effect = (0..tab.choices.len()).filter(|at| *at != chosen).chain([chosen]);
    for at in effect {
        let choice = &tab.choices[at];
        let spot = Rect::new(left + at as u16 * step, place.y, card::WIDTH, card::HIGH);
        let state = match (at == chosen, choice.refused.is_some()) {
            (true, _) => CardState::Chosen,
            (false, true) => CardState::Dim,
            (false, false) => CardState::Open,
        };
        if let Some(face) = &choice.face {
            canvas.card(spot, face, state);
        }
        canvas.hit(spot, Hit::Choice(at));
        let ink = if choice.refused.is_some() { Ink::Muted } else { Ink::Plain };
        if let Some(letter) = letter(at) {
            canvas.text(spot.x + card::WIDTH / 2 - 1, place.y + card::HIGH, 2, &letter.to_string(), ink);
        }
    }
}

/// Draws choices as texts in columns; shows the columns around the chosen one.
fn chips<A>(canvas: &mut Canvas<'_>, place: Rect, tab: &Tab<A>, chosen: usize) {
    let widest = tab.choices.iter().map(|choice| width(&choice.label)).max().unwrap_or(0);
    let column = (widest + 5).clamp(12, place.width - 2);
    let shown = usize::from((place.width - 2) / column).max(1);
    let first = (chosen / ROWS + 1).saturating_sub(shown);
    for (at, choice) in tab.choices.iter().enumerate().skip(first * ROWS).take(shown * ROWS) {
        let (row, at_column) = (at % ROWS, at / ROWS - first);
        let spot = Rect::new(place.x + 1 + at_column as u16 * column, place.y + row as u16, column - 1, 1);
        let letter = letter(at).map_or(' ', |letter| letter);
        let text = format!(" {letter} {} ", choice.label);
        let ink = if choice.refused.is_some() { Ink::Muted } else { Ink::Plain };
        canvas.text(spot.x, spot.y, spot.width, &text, ink);
        if at == chosen {
            let style = canvas.context.ink(Ink::Cursor).add_modifier(Modifier::BOLD);
            canvas.wash(Rect { width: width(&text).min(spot.width), ..spot }, style);
        }
        canvas.hit(spot, Hit::Choice(at));
    }
    let columns = tab.choices.len().div_ceil(ROWS);
    if columns > shown {
        let at = format!("{}/{}", chosen + 1, tab.choices.len());
        let row = Rect::new(place.x + 1, place.y + ROWS as u16, place.width - 2, 1);
        canvas.right(row, &Line::styled(at, canvas.context.ink(Ink::Muted)));
    }
}
