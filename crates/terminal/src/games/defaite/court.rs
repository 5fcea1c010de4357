//! Draws the courts of La Défaite with their guards.

use super::{glyph, hue};
use crate::draw::canvas::Canvas;
use crate::draw::context::DrawContext;
use crate::draw::palette::Ink;
use crate::games::Around;
use interregnum_games::defaite::{Card, DefaiteView, Held, SeatView};
use interregnum_kernel::{Phrase, Seat};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// The largest height of a court; the log needs the rest.
const HIGHEST: u16 = 8;

/// Draws the courts, clockwise with one's own last, and returns the number of rows.
pub(super) fn draw(view: &DefaiteView, around: &Around<'_>, canvas: &mut Canvas<'_>, area: Rect) -> u16 {
    let mut seats = around.others(view.seats.len());
    seats.push(around.below);
    let rows = (seats.len() as u16).div_ceil(2);
    let high = (area.height / rows).min(HIGHEST);
    let half = area.width / 2;
    for (number, &seat) in seats.iter().enumerate() {
        let (row, column) = (number as u16 / 2, number as u16 % 2);
        let alone = column == 0 && number + 1 == seats.len();
        let width = if alone { area.width } else { half };
        let cell = Rect::new(area.x + column * half, area.y + row * high, width, high);
        court(view, around, canvas, cell, seat);
    }
    rows * high
}

fn court(view: &DefaiteView, around: &Around<'_>, canvas: &mut Canvas<'_>, cell: Rect, seat: Seat) {
    let context = canvas.context;
    canvas.rule(cell.x, cell.y, cell.width);
    let end = canvas.line(
        cell.x + 1,
        cell.y,
        cell.width - 2,
        &pad(around.title(seat, view.decision.to_act.contains(seat), &context)),
    );
    let own = &view.seats[seat.index()];
    let about = pad(about(view, own, seat, &context));
    canvas.right(Rect::new(end + 1, cell.y, (cell.right() - 1).saturating_sub(end + 1), 1), &about);
    let mut items: Vec<Vec<Span<'static>>> = own.court.iter().map(|held| item(*held, &context)).collect();
    if !own.reserve.is_empty() {
        items.push(vec![context.span(context.get("term-reserve"), Ink::Muted)]);
        items.extend(own.reserve.cards().map(|card| vec![coded(card, &context)]));
    }
    flow(canvas, Rect::new(cell.x + 1, cell.y + 1, cell.width - 2, cell.height - 1), items);
}

/// A line with a space at either end, to be drawn on a horizontal line.
fn pad(line: Line<'static>) -> Line<'static> {
    let mut padded = Line::raw(" ");
    padded.extend(line);
    padded.push_span(" ");
    padded
}

/// The points, with a mark for the leader, the number of cards in hand, and the King.
fn about(view: &DefaiteView, own: &SeatView, seat: Seat, context: &DrawContext) -> Line<'static> {
    let most = view.seats.iter().map(|seat| seat.points).max().unwrap_or(0);
    let ink = if own.points == most && most > 0 { Ink::Turn } else { Ink::Plain };
    let held = usize::from(own.hand.unknown) + own.hand.known.len();
    let points = context.say(&Phrase::new("term-points-of").with("number", usize::from(own.points)));
    let mut rest = vec![String::new(), context.say(&Phrase::new("term-hand-of").with("number", held))];
    if view.king.seat == seat {
        let key = if view.king.held { "term-king-held" } else { "term-king-free" };
        rest.push(format!("{} {}", context.palette.letters("♔", "K"), context.get(key)));
    }
    let rest = rest.join(context.palette.letters(" · ", ", "));
    Line::from(vec![context.span(points, ink), context.span(rest, Ink::Plain)])
}

/// A card by its sign and code.
pub(super) fn coded(card: Card, context: &DrawContext) -> Span<'static> {
    let (all, ascii) = glyph(card);
    context.span(format!("{}{card}", context.palette.letters(all, ascii)), Ink::Hue(hue(card)))
}

/// A card of a court, and the values of what guards it.
fn item(held: Held, context: &DrawContext) -> Vec<Span<'static>> {
    let mut spans = vec![coded(held.card, context)];
    for guard in held.guards() {
        let (all, ascii) = glyph(guard);
        let text = format!("{}{}", context.palette.letters(all, ascii), guard.value());
        spans.push(context.span(text, Ink::Hue(hue(guard))));
    }
    spans
}

/// Draws items one after the other, in the available rows; the last cell counts the omitted ones.
pub(super) fn flow(canvas: &mut Canvas<'_>, place: Rect, items: Vec<Vec<Span<'static>>>) {
    let (mut x, mut y) = (place.x, place.y);
    let number = items.len();
    for (at, item) in items.into_iter().enumerate() {
        let line = Line::from(item);
        let wide = line.width() as u16;
        let last = y + 1 >= place.bottom();
        let space = if last && at + 1 < number { 4 } else { 0 };
        if x + wide + space > place.right() {
            if last {
                let more = format!("+{}", number - at);
                canvas.text(x, y, place.right().saturating_sub(x), &more, Ink::Muted);
                return;
            }
            (x, y) = (place.x, y + 1);
        }
        x = canvas.line(x, y, place.right() - x, &line) + 1;
    }
}
