//! `BraveRats` on the screen.

mod rounds;

use super::{Around, Choice, Refused, Tab, TerminalGame, log};
use crate::draw::canvas::Canvas;
use crate::draw::card::{self, CardFace, CardState};
use crate::draw::context::DrawContext;
use crate::draw::palette::{Hue, Ink};
use interregnum_games::braverats::{
    Action, BraveRats, BraveRatsView, Card, Holding, RoundView, Verdict, YARG,
};
use interregnum_kernel::{Game, Phrase, Seat, View, Viewer};
use interregnum_text::Seats;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// How wide the list of rounds is.
const SIDE: u16 = 34;
/// The number of rows that the drawing needs.
const ROWS: u16 = 13;

/// A clan's sign and colour.
fn clan(seat: Seat) -> ((&'static str, &'static str), Hue) {
    if seat == YARG { (("◆", "#"), Hue::Steel) } else { (("●", "o"), Hue::Crimson) }
}

fn face(card: Card, seat: Seat) -> CardFace {
    let (glyph, hue) = clan(seat);
    CardFace { glyph, letters: card.code().to_owned(), value: Some(card.value()), hue }
}

impl TerminalGame for BraveRats {
    const TELLS: bool = true;

    fn tabs(view: &BraveRatsView, context: &DrawContext, _names: &Seats) -> Vec<Tab<Action>> {
        let Some(seat) = view.viewer.seat() else { return Vec::new() };
        let keeps: Vec<Choice<Action>> =
            view.decision.legal.iter().filter_map(|&action| keep(action, seat, context)).collect();
        let cards = view.seats[seat.index()].hand.known.cards();
        let choices = cards.map(|card| play(view, card, seat, context)).collect();
        let hand = Tab { title: context.get("term-tab-hand"), choices, is_hand: true };
        if keeps.is_empty() {
            return vec![hand];
        }
        vec![Tab { title: context.get("term-tab-keep"), choices: keeps, is_hand: false }, hand]
    }

    fn hand(view: &BraveRatsView, seat: Seat) -> Vec<CardFace> {
        view.seats[seat.index()].hand.known.cards().map(|card| face(card, seat)).collect()
    }

    fn table(view: &BraveRatsView, around: &Around<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        let left = Rect { width: area.width - SIDE - 2, ..area };
        let side = Rect { x: left.right() + 2, width: SIDE, ..area };
        canvas.post(left.right(), area.y, area.height);
        let used = rounds::draw(view, around, canvas, side);
        let rest = Rect { y: side.y + used + 1, height: side.height.saturating_sub(used + 1), ..side };
        log(canvas, rest, around.log);
        let left = Rect { y: left.y + left.height.saturating_sub(ROWS) / 2, ..left };
        let other = around.below.clockwise(1, 2);
        name(view, around, canvas, left, other);
        held(view.seats[other.index()].hand, other, canvas, Rect { y: left.y + 1, ..left });
        duel(view, around, canvas, Rect { y: left.y + 5, ..left });
        effects(view, around, canvas, Rect { y: left.y + 10, height: 1, ..left });
        name(view, around, canvas, Rect { y: left.y + 12, ..left }, around.below);
    }

    fn open(&self) -> BraveRatsView {
        let mut view = self.view(Viewer::Spectator);
        for seat in Seat::all(view.seats.len()) {
            let own = self.view(Viewer::Seat(seat));
            view.seats[seat.index()] = own.seats[seat.index()].clone();
            if own.packet.as_ref().is_some_and(|packet| packet.holder == seat) {
                view.packet = own.packet;
            }
        }
        view
    }
}

/// Keeping a card of a packet, if the action is that.
fn keep(action: Action, seat: Seat, context: &DrawContext) -> Option<Choice<Action>> {
    let Action::Keep(card) = action else { return None };
    Some(Choice { action, label: context.say(&card.phrase()), face: Some(face(card, seat)), refused: None })
}

/// Playing a card of the hand, which may be refused.
fn play(view: &BraveRatsView, card: Card, seat: Seat, context: &DrawContext) -> Choice<Action> {
    let refused = view.decision.refused.iter().find(|refused| refused.action == Action::Play(card));
    Choice {
        action: Action::Play(card),
        label: context.say(&card.phrase()),
        face: Some(face(card, seat)),
        refused: refused.map(|refused| Refused::of(&refused.why)),
    }
}

/// A seat's name, its clan and its victories.
fn name(view: &BraveRatsView, around: &Around<'_>, canvas: &mut Canvas<'_>, row: Rect, seat: Seat) {
    let context = canvas.context;
    let ((all, ascii), hue) = clan(seat);
    let mut line = around.title(seat, view.to_act().contains(seat), &context);
    let name = context.say(&Phrase::new(format!("braverats-clan-{seat}")));
    line.push_span(
        context.span(format!("  {} {name}  ", context.palette.letters(all, ascii)), Ink::Hue(hue)),
    );
    let won = usize::from(view.standing.victories[seat]);
    let target = usize::from(view.options.target).max(won);
    line.push_span(context.span(context.palette.letters("■", "#").repeat(won), Ink::Turn));
    line.push_span(context.span(context.palette.letters("□", ".").repeat(target - won), Ink::Muted));
    if view.options.wins > 1 {
        let games = Phrase::new("term-rats-won").with("number", usize::from(view.won[seat.index()]));
        line.push_span(context.span(format!(" {}", context.say(&games)), Ink::Plain));
    }
    let pile = view.seats[seat.index()].pile;
    if pile > 0 {
        let pile = Phrase::new("term-pile-of").with("number", usize::from(pile));
        line.push_span(context.span(format!(" {}", context.say(&pile)), Ink::Muted));
    }
    canvas.centred(Rect { height: 1, ..row }, &line);
}

/// Draws the other's hand, as far as it is known.
fn held(hand: Holding, seat: Seat, canvas: &mut Canvas<'_>, place: Rect) {
    let known: Vec<Card> = hand.known.cards().collect();
    let number = known.len() as u16 + u16::from(hand.unknown);
    // Neighbours share an edge.
    let step = card::WIDTH - 1;
    let wide = (number * step + 1).min(place.width);
    let mut x = place.x + (place.width - wide) / 2;
    for at in 0..number {
        let spot = Rect::new(x, place.y, card::WIDTH, card::LOW);
        match known.get(usize::from(at)) {
            Some(card) => canvas.card(spot, &face(*card, seat), CardState::Dim),
            None => canvas.back(spot),
        }
        x += step;
    }
}

/// Draws the cards chosen for this round or, before that, the last round.
fn duel(view: &BraveRatsView, around: &Around<'_>, canvas: &mut Canvas<'_>, place: Rect) {
    let other = around.below.clockwise(1, 2);
    let centre = place.x + place.width / 2;
    let spots = [(around.below, centre - 10), (other, centre + 3)];
    let chosen = view.seats.iter().any(|seat| seat.chosen);
    let last = view.game.rounds.last().filter(|_| !chosen);
    for (seat, x) in spots {
        let spot = Rect::new(x, place.y, card::WIDTH, card::LOW);
        let own = &view.seats[seat.index()];
        match (last, own.chosen, own.choice) {
            (Some(round), _, _) => {
                let won = !matches!(round.verdict, Verdict::Round(winner) | Verdict::Game(winner) if winner != seat);
                let state = if won { CardState::Open } else { CardState::Dim };
                canvas.card(spot, &face(round.cards[seat.index()], seat), state);
            }
            (None, true, Some(card)) => canvas.card(spot, &face(card, seat), CardState::Open),
            (None, true, None) => canvas.back(spot),
            (None, false, _) => canvas.gap(spot),
        }
        let name = Line::styled(around.name(seat), canvas.context.ink(Ink::Muted));
        canvas.centred(Rect::new(x - 3, place.y + 3, card::WIDTH + 6, 1), &name);
    }
    if let Some(round) = last {
        verdict(round, around, canvas, place);
    }
}

/// Draws the strengths and the result.
fn verdict(round: &RoundView, around: &Around<'_>, canvas: &mut Canvas<'_>, place: Rect) {
    let other = around.below.clockwise(1, 2);
    let strengths = format!("{} : {}", round.strengths[around.below], round.strengths[other]);
    let line = Line::styled(strengths, canvas.context.ink(Ink::Strong));
    let centre = place.x + place.width / 2;
    canvas.centred(Rect::new(centre - 4, place.y + 1, 7, 1), &line);
    let text = rounds::outcome(round, around, &canvas.context);
    canvas.centred(
        Rect { y: place.y + 4, height: 1, ..place },
        &Line::from(canvas.context.span(text, Ink::Turn)),
    );
}

/// Draws the effects of earlier rounds on this one.
fn effects(view: &BraveRatsView, around: &Around<'_>, canvas: &mut Canvas<'_>, row: Rect) {
    let context = canvas.context;
    let mut parts = Vec::new();
    if view.standing.held > 0 {
        parts.push(Phrase::new("term-rats-held").with("number", usize::from(view.standing.held)));
    }
    for seat in view.standing.raised {
        parts.push(Phrase::new("term-rats-raised").with("seat", seat));
    }
    if let Some(seat) = view.standing.first {
        parts.push(Phrase::new("term-rats-first").with("seat", seat));
    }
    let said: Vec<String> = parts.iter().map(|part| context.say_to(part, around.names)).collect();
    let line = Line::from(context.span(said.join(context.palette.letters(" · ", " - ")), Ink::Strong));
    canvas.centred(row, &line);
}
