//! Draws the middle of La Défaite, and the current contest.

use super::court::{coded, flow};
use super::face;
use crate::draw::canvas::Canvas;
use crate::draw::card::{self, CardState};
use crate::draw::context::DrawContext;
use crate::draw::palette::Ink;
use crate::games::Around;
use interregnum_games::defaite::{Card, ContestView, DefaiteView, DuelView, Means, MiddleView};
use interregnum_kernel::Phrase;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// From this height on the cards of the middle are drawn as cards.
const ROOMY: u16 = 20;

/// Draws the middle and returns the number of rows.
pub(super) fn draw(view: &DefaiteView, around: &Around<'_>, canvas: &mut Canvas<'_>, area: Rect) -> u16 {
    let cards = if area.height >= ROOMY {
        as_cards(view, around, canvas, area)
    } else {
        as_line(view, around, canvas, area)
    };
    let strife = strife(view, around, &canvas.context);
    let row = Rect { y: area.y + cards, height: 1, ..area };
    canvas.centred(row, &strife);
    cards + 1
}

/// Draws the cards of the middle side by side, each with its player.
fn as_cards(view: &DefaiteView, around: &Around<'_>, canvas: &mut Canvas<'_>, area: Rect) -> u16 {
    let column = (area.width / view.seats.len() as u16).min(14);
    let left = area.x + (area.width - column * view.seats.len() as u16) / 2;
    for (place, &seat) in view.round.order.iter().enumerate() {
        let x = left + place as u16 * column;
        let spot = Rect::new(x + (column - card::WIDTH) / 2, area.y, card::WIDTH, card::LOW);
        match view.middle.iter().find(|lying| lying.seat == seat) {
            Some(MiddleView { card: Some(card), .. }) => canvas.card(spot, &face(*card), CardState::Open),
            Some(_) => canvas.back(spot),
            None => canvas.gap(spot),
        }
        let name = Line::styled(around.name(seat), canvas.context.ink(Ink::Muted));
        canvas.centred(Rect::new(x, area.y + card::LOW, column, 1), &name);
    }
    card::LOW + 1
}

/// The same in a line.
fn as_line(view: &DefaiteView, around: &Around<'_>, canvas: &mut Canvas<'_>, area: Rect) -> u16 {
    let context = canvas.context;
    let mut items = vec![vec![context.span(context.get("term-middle"), Ink::Strong)]];
    for &seat in &view.round.order {
        let lying = view.middle.iter().find(|lying| lying.seat == seat);
        let card = match lying {
            Some(MiddleView { card: Some(card), .. }) => coded(*card, &context),
            Some(_) => context.span(context.palette.letters("▒▒", "??"), Ink::Plain),
            None => context.span(context.palette.letters("··", ".."), Ink::Muted),
        };
        // The full names, which may be long, are at the courts.
        let name = around.short_name(seat, view.seats.len());
        items.push(vec![context.span(format!("{name} "), Ink::Muted), card, Span::raw(" ")]);
    }
    flow(canvas, Rect { x: area.x + 1, width: area.width - 2, height: 1, ..area }, items);
    1
}

/// The current contest, look or placement.
fn strife(view: &DefaiteView, around: &Around<'_>, context: &DrawContext) -> Line<'static> {
    let mut line = Line::default();
    let mut say = |phrase: &Phrase, cards: &[Card]| {
        line.push_span(context.span(format!("{} ", context.say_to(phrase, around.names)), Ink::Strong));
        for card in cards {
            line.push_span(coded(*card, context));
            line.push_span(" ");
        }
    };
    if let Some(contest) = &view.contest {
        say(&contested(contest), &[]);
    }
    if let Some(duel) = &view.duel {
        say(&duelled(duel), &duel.even.map_or_else(Vec::new, Vec::from));
    }
    if let Some(looked) = view.looked {
        let cards: Vec<Card> = looked.cards.known.cards().collect();
        say(&Phrase::new("term-looks").with("seat", looked.seat).with("other", looked.at), &cards);
    }
    if !view.round.placing.is_empty() {
        say(&Phrase::new("term-placing"), &view.round.placing);
    }
    line
}

fn contested(contest: &ContestView) -> Phrase {
    let key = match contest.means {
        Means::Musketeers => "term-attack",
        Means::Gold => "term-corruption",
    };
    Phrase::new(key)
        .with("seat", contest.attacker)
        .with("other", contest.defender)
        .with("card", contest.target.card.phrase())
        .with("sum", contest.sums[0] as usize)
        .with("against", contest.sums[1] as usize)
}

fn duelled(duel: &DuelView) -> Phrase {
    match duel.loser {
        Some(loser) => Phrase::new("term-duel-lost").with("seat", loser),
        None => Phrase::new("term-duel").with("seat", duel.challenger).with("other", duel.opponent),
    }
}
