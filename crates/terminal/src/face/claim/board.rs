//! The board of the factions: how many cards each side has, who leads, what is still open.

use super::{glyph, hue};
use crate::draw::canvas::Canvas;
use crate::draw::palette::Ink;
use crate::face::Around;
use interregnum_games::claim::{Card, ClaimView, Race};
use interregnum_kernel::Seat;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// How wide the column of what is open is.
const OPEN: u16 = 6;

/// Draws the board and tells how many rows it took.
pub(super) fn draw(view: &ClaimView, around: &Around<'_>, canvas: &mut Canvas<'_>, area: Rect) -> u16 {
    let desk = canvas.desk;
    let sides = view.sides() as u16;
    let column = if sides == 3 { 5 } else { 7 };
    let name = area.width - OPEN - column * sides;
    let cell = |row: u16, side: u16| Rect::new(area.x + name + column * side, area.y + row, column - 1, 1);
    let open = |row: u16| Rect::new(area.right() - OPEN, area.y + row, OPEN, 1);
    for side in 0..sides {
        let title = title(view, around, canvas, usize::from(side));
        canvas.right(cell(0, side), &Line::styled(title, desk.ink(Ink::Strong)));
    }
    canvas.right(open(0), &Line::styled(desk.get("term-open"), desk.ink(Ink::Muted)));
    let races = view.races();
    for (row, race) in (1..).zip(&races) {
        faction(race, canvas, Rect::new(area.x, area.y + row, name - 1, 1));
        for side in 0..sides {
            count(view, race, usize::from(side), canvas, cell(row, side));
        }
        let nailed = desk.palette.letters("■", "#");
        let text = if race.decided { nailed.to_owned() } else { race.open.to_string() };
        canvas.right(open(row), &Line::raw(text));
    }
    1 + races.len() as u16
}

/// What a side is called in the board's head; of three, by their numbers.
fn title(view: &ClaimView, around: &Around<'_>, canvas: &Canvas<'_>, side: usize) -> String {
    if view.seats.len() < 4 {
        return around.short_name(Seat::new(side), view.seats.len());
    }
    let own = view.side(around.below) == side;
    canvas.desk.get(if own { "term-us" } else { "term-them" })
}

fn faction(race: &Race, canvas: &mut Canvas<'_>, place: Rect) {
    let desk = canvas.desk;
    let faction = race.vote.faction;
    let (all, ascii) = glyph(faction);
    let sign = format!("{} {faction} ", desk.palette.letters(all, ascii));
    let line = Line::from(vec![
        desk.span(sign, Ink::Hue(hue(faction))),
        desk.span(desk.say(&faction.phrase()), if race.decided { Ink::Muted } else { Ink::Plain }),
    ]);
    canvas.line(place.x, place.y, place.width, &line);
}

/// How many cards a side has, and the highest of them; who leads is marked.
fn count(view: &ClaimView, race: &Race, side: usize, canvas: &mut Canvas<'_>, cell: Rect) {
    let desk = canvas.desk;
    let number = race.vote.count(view.sides())[side];
    let piles = view.seats.iter().enumerate().filter(|(seat, _)| view.side(Seat::new(*seat)) == side);
    let cards = piles.flat_map(|(_, seat)| [seat.score, seat.front]);
    let highest = cards.filter_map(|cards| cards.faction(race.vote.faction).highest());
    let mut text = number.to_string();
    if let Some(highest) = highest.map(Card::value).max() {
        text += desk.palette.letters("·", "/");
        text += &highest.to_string();
    }
    let leads = race.vote.to == Some(side as u8);
    let mark = if leads { desk.palette.letters("►", ">") } else { "" };
    let ink = if leads { Ink::Turn } else { Ink::Plain };
    canvas.right(cell, &Line::from(desk.span(format!("{mark}{text}"), ink)));
}
