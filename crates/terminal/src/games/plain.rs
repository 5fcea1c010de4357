//! Games that have no folder of their name here: their zones as rows of cards, their actions in
//! words.

use super::{Around, Choice, Refused, Tab, TerminalGame, log};
use crate::draw::canvas::{Canvas, width};
use crate::draw::card::CardFace;
use crate::draw::context::DrawContext;
use crate::draw::palette::{Hue, Ink};
use interregnum_kernel::{Describe, Forbidden, Game, Seat, Tabletop, View, ZoneRow};
use interregnum_text::Seats;
use ratatui::layout::Rect;

/// The number of letters for which a card has space.
const LETTERS: usize = 4;
/// How wide the names of the zones may be.
const NAME: u16 = 24;

/// A game whose view shows a table that anybody can draw.
trait Plain: Describe<View: View<Aids = Tabletop>> {}

macro_rules! implement {
    ($($module:ident $name:ident $game:ty;)*) => {
        $(
            impl Plain for $game {}

            impl TerminalGame for $game {
                const TELLS: bool = true;

                fn tabs(view: &Self::View, context: &DrawContext, names: &Seats) -> Vec<Tab<Self::Action>> {
                    tabs::<Self>(view, context, names)
                }

                fn hand(view: &Self::View, seat: Seat) -> Vec<CardFace> {
                    hand(&view.aids(), seat)
                }

                fn table(view: &Self::View, around: &Around<'_>, canvas: &mut Canvas<'_>, area: Rect) {
                    table(&view.aids(), around, canvas, area);
                }

                fn open(&self) -> Self::View {
                    self.view(interregnum_kernel::Viewer::Spectator)
                }
            }
        )*
    };
}
interregnum_games::plain_games!(implement);

/// The legal actions, and the refused ones with their reasons.
fn tabs<G: Plain>(view: &G::View, context: &DrawContext, names: &Seats) -> Vec<Tab<G::Action>> {
    if view.viewer().seat().is_none() {
        return Vec::new();
    }
    let legal = view.legal().iter().map(|&action| choice::<G>(action, None, context, names));
    let refused = view.forbidden().into_iter().filter_map(|Forbidden { action, rule, phrase }| {
        let refused = Refused { phrase, rule };
        Some(choice::<G>(action.parse().ok()?, Some(refused), context, names))
    });
    let choices = legal.chain(refused).collect();
    vec![Tab { title: context.get("term-tab-choose"), choices, is_hand: false }]
}

fn choice<G: Plain>(
    action: G::Action,
    refused: Option<Refused>,
    context: &DrawContext,
    names: &Seats,
) -> Choice<G::Action> {
    let face = G::action_card(action).and_then(|card| face(&card.to_string()));
    Choice { action, label: context.say_to(&G::action_label(action), names), face, refused }
}

/// A card by its code, if there is space for that.
fn face(code: &str) -> Option<CardFace> {
    let fits = code.chars().count() <= LETTERS;
    fits.then(|| CardFace { glyph: ("", ""), letters: code.to_owned(), value: None, hue: Hue::Steel })
}

fn hand(table: &Tabletop, seat: Seat) -> Vec<CardFace> {
    let held = table.rows.iter().filter(|row| row.hand && row.seat == Some(seat));
    held.flat_map(|row| row.cards.iter().filter_map(|card| face(&card.code))).collect()
}

/// The zones that nobody owns, then those of each seat under its name; then the log.
fn table(table: &Tabletop, around: &Around<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let mut y = area.y;
    let shared = table.rows.iter().filter(|row| row.seat.is_none());
    shared.for_each(|row| y = draw_row(row, around, canvas, Rect { y, ..area }));
    let players = table.rows.iter().filter_map(|row| row.seat).max().map_or(0, |seat| seat.index() + 1);
    for seat in around.others(players).into_iter().chain([around.below]) {
        canvas.text(area.x + 1, y, area.width - 2, &around.name(seat), Ink::Strong);
        y += 1;
        let own = table.rows.iter().filter(|row| row.seat == Some(seat));
        own.for_each(|row| y = draw_row(row, around, canvas, Rect { y, ..area }));
    }
    let height = area.bottom().saturating_sub(y + 1);
    log(canvas, Rect::new(area.x + 1, y + 1, area.width - 2, height), around.log);
}

/// Draws a zone's name and its cards in one line; returns the next row.
fn draw_row(row: &ZoneRow, around: &Around<'_>, canvas: &mut Canvas<'_>, place: Rect) -> u16 {
    let context = canvas.context;
    let name = context.say_to(&row.name, around.names);
    let indent = if row.seat.is_some() { 3 } else { 1 };
    canvas.text(place.x + indent, place.y, NAME, &name, Ink::Muted);
    let mut cards: Vec<String> = row.cards.iter().map(|card| card.code.clone()).collect();
    if row.unknown > 0 {
        cards.push(format!("{} ×{}", context.palette.letters("░", ":"), row.unknown));
    }
    let text =
        if cards.is_empty() { context.palette.letters("–", "-").to_owned() } else { cards.join("  ") };
    let x = place.x + indent.max(3) + NAME.max(width(&name)) + 1;
    canvas.text(x, place.y, place.right().saturating_sub(x + 1), &text, Ink::Plain);
    place.y + 1
}
