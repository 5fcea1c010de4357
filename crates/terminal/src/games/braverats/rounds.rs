//! The rounds of a game of `BraveRats`, one below the other.

use super::face;
use crate::draw::canvas::Canvas;
use crate::draw::context::DrawContext;
use crate::draw::palette::Ink;
use crate::games::Around;
use interregnum_games::braverats::{BraveRatsView, RoundView, Verdict};
use interregnum_kernel::{Phrase, Seat};
use ratatui::layout::Rect;
use ratatui::text::Line;

/// How wide a card's column is.
const COLUMN: u16 = 9;

/// Draws the rounds and returns the number of rows.
pub(super) fn draw(view: &BraveRatsView, around: &Around<'_>, canvas: &mut Canvas<'_>, area: Rect) -> u16 {
    let seats = [around.below, around.below.clockwise(1, 2)];
    for (column, seat) in seats.into_iter().enumerate() {
        let x = area.x + 3 + column as u16 * COLUMN;
        canvas.text(x, area.y, COLUMN - 1, &around.name(seat), Ink::Strong);
    }
    for (row, round) in (1..).zip(&view.game.rounds) {
        let y = area.y + row;
        canvas.text(area.x, y, 3, &format!("{row}"), Ink::Muted);
        for (column, seat) in seats.into_iter().enumerate() {
            card(round, seat, canvas, area.x + 3 + column as u16 * COLUMN, y);
        }
        let x = area.x + 3 + 2 * COLUMN;
        let text = outcome(round, around, &canvas.context);
        canvas.text(x, y, area.right() - x, &text, Ink::Plain);
    }
    1 + (view.game.rounds.len() as u16).max(1)
}

/// Draws a card with its strength; the winner is emphasized.
fn card(round: &RoundView, seat: Seat, canvas: &mut Canvas<'_>, x: u16, y: u16) {
    let context = canvas.context;
    let face = face(round.cards[seat.index()], seat);
    let glyph = context.palette.letters(face.glyph.0, face.glyph.1);
    let line = Line::from(vec![
        context.span(format!("{glyph}{} ", face.letters), Ink::Hue(face.hue)),
        context.span(round.strengths[seat].to_string(), Ink::Plain),
    ]);
    canvas.line(x, y, COLUMN - 1, &line);
}

/// The result of a round in a few words.
pub(super) fn outcome(round: &RoundView, around: &Around<'_>, context: &DrawContext) -> String {
    let phrase = match round.verdict {
        Verdict::Held => Phrase::new("term-rats-round-held"),
        Verdict::Round(seat) => {
            Phrase::new("term-rats-round-won").with("seat", seat).with("number", usize::from(round.victories))
        }
        Verdict::Game(seat) => Phrase::new("term-rats-round-game").with("seat", seat),
    };
    context.say_to(&phrase, around.names)
}
