//! The board of the factions: how many cards each side has, who leads, what is still open.

use super::{glyph, hue};
use crate::draw::canvas::Canvas;
use crate::draw::palette::Ink;
use crate::games::Around;
use interregnum_games::claim::{Board, ClaimView, Standing};
use interregnum_kernel::Seat;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// The width of the column of open cards.
const OPEN: u16 = 6;

/// Draws the board and returns the number of rows.
pub(super) fn draw(view: &ClaimView, around: &Around<'_>, canvas: &mut Canvas<'_>, area: Rect) -> u16 {
    let context = canvas.context;
    let board = Board::of(view);
    let sides = board.number_of_sides() as u16;
    let column = if sides == 3 { 5 } else { 7 };
    let name = area.width - OPEN - column * sides;
    let cell = |row: u16, side: u16| Rect::new(area.x + name + column * side, area.y + row, column - 1, 1);
    let open = |row: u16| Rect::new(area.right() - OPEN, area.y + row, OPEN, 1);
    for side in 0..sides {
        let title = title(&board, around, canvas, side as u8);
        canvas.right(cell(0, side), &Line::styled(title, context.ink(Ink::Strong)));
    }
    canvas.right(open(0), &Line::styled(context.get("term-open"), context.ink(Ink::Muted)));
    for (row, standing) in (1..).zip(&board.factions) {
        faction(standing, canvas, Rect::new(area.x, area.y + row, name - 1, 1));
        for side in 0..sides {
            count(standing, side as u8, canvas, cell(row, side));
        }
        let nailed = context.palette.letters("■", "#");
        let text = if standing.decided { nailed.to_owned() } else { standing.left.to_string() };
        canvas.right(open(row), &Line::raw(text));
    }
    1 + board.factions.len() as u16
}

/// The name of a side in the head of the board; a number if there are three.
fn title(board: &Board, around: &Around<'_>, canvas: &Canvas<'_>, side: u8) -> String {
    let players = board.sides.len();
    if players < 4 {
        return around.short_name(Seat::new(usize::from(side)), players);
    }
    let own = board.sides[around.below.index()] == side;
    canvas.context.get(if own { "term-us" } else { "term-them" })
}

fn faction(standing: &Standing, canvas: &mut Canvas<'_>, place: Rect) {
    let context = canvas.context;
    let faction = standing.faction;
    let (all, ascii) = glyph(faction);
    let sign = format!("{} {faction} ", context.palette.letters(all, ascii));
    let line = Line::from(vec![
        context.span(sign, Ink::Hue(hue(faction))),
        context.span(context.say(&faction.phrase()), if standing.decided { Ink::Muted } else { Ink::Plain }),
    ]);
    canvas.line(place.x, place.y, place.width, &line);
}

/// Draws the number of a side's cards and the highest of them; marks the leader.
fn count(standing: &Standing, side: u8, canvas: &mut Canvas<'_>, cell: Rect) {
    let context = canvas.context;
    let at = usize::from(side);
    let mut text = standing.count[at].to_string();
    if let Some(highest) = standing.highest[at] {
        text += context.palette.letters("·", "/");
        text += &highest.to_string();
    }
    let leads = standing.to == Some(side);
    let mark = if leads { context.palette.letters("►", ">") } else { "" };
    let ink = if leads { Ink::Turn } else { Ink::Plain };
    canvas.right(cell, &Line::from(context.span(format!("{mark}{text}"), ink)));
}
