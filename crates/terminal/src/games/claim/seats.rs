//! Draws the seats of Claim, and the cards between them.

use super::{codes, face, is_over, lying, state};
use crate::draw::canvas::Canvas;
use crate::draw::card::{self, CardState};
use crate::draw::palette::Ink;
use crate::games::Around;
use interregnum_games::claim::{Card, ClaimView, Faction, Phase};
use interregnum_kernel::{Phrase, Seat};
use ratatui::layout::Rect;
use ratatui::text::Line;

/// The number of rows that the drawing needs.
const ROWS: u16 = 14;
/// The width of the areas at the sides.
const FLANK: u16 = 13;

/// A side of the table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Below,
    Left,
    Above,
    Right,
}

/// Draws the seats, the trick, the prize and the pile.
pub(super) fn draw(view: &ClaimView, around: &Around<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let area = Rect { y: area.y + (area.height.saturating_sub(ROWS)) / 2, ..area };
    let others = around.others(view.seats.len());
    let places: &[Place] = match others.len() {
        1 => &[Place::Above],
        2 => &[Place::Left, Place::Right],
        _ => &[Place::Left, Place::Above, Place::Right],
    };
    for (&seat, &place) in others.iter().zip(places).chain([(&around.below, &Place::Below)]) {
        let lines = label(view, around, canvas, seat);
        labels(&lines, canvas, area, place);
        played(view, canvas, area, seat, place);
    }
    middle(view, canvas, area);
    beside(view, around, canvas, Rect { y: area.y + 12, height: 1, ..area });
    known(view, around, canvas, Rect { y: area.y + 13, height: 1, ..area });
}

/// A seat's name and what lies before it.
fn labels(lines: &[Line<'static>], canvas: &mut Canvas<'_>, area: Rect, place: Place) {
    let wide = |row| Rect { y: area.y + row, height: 1, ..area };
    match place {
        Place::Above => {
            canvas.centred(wide(0), &lines[0]);
            let joined = join(&lines[1..], canvas);
            canvas.centred(wide(1), &joined);
        }
        Place::Below => {
            let line = join(lines, canvas);
            canvas.centred(wide(11), &line);
        }
        Place::Left | Place::Right => {
            let x = if place == Place::Left { area.x + 1 } else { area.right() - FLANK };
            for (row, line) in lines.iter().enumerate() {
                // Three above the card, the rest below it.
                let row = if row < 3 { 2 + row as u16 } else { 5 + row as u16 };
                canvas.line(x, area.y + row, FLANK, line);
            }
        }
    }
}

/// The name, the number of cards held, the number of followers, and what the seat lacks.
fn label(view: &ClaimView, around: &Around<'_>, canvas: &Canvas<'_>, seat: Seat) -> Vec<Line<'static>> {
    let context = canvas.context;
    let own = &view.seats[seat.index()];
    let count = |key: &str, known: usize, unknown: u8| {
        let number = known + usize::from(unknown);
        Line::raw(context.say(&Phrase::new(key).with("number", number)))
    };
    let mut lines = vec![
        around.title(seat, view.decision.to_act.contains(seat), &context),
        count("term-hand-of", own.hand.known.len(), own.hand.unknown),
    ];
    if view.phase == Phase::One {
        lines.push(count("term-followers-of", own.followers.known.len(), own.followers.unknown));
    } else {
        lines.push(count("term-score-of", own.score.len(), 0));
    }
    if !own.voids.is_empty() {
        let lacks = own.voids.map(Faction::code).collect::<Vec<_>>().join(" ");
        let lacks = context.say(&Phrase::new("term-lacks").with("list", lacks));
        lines.push(Line::from(context.span(lacks, Ink::Muted)));
    }
    lines
}

fn join(lines: &[Line<'static>], canvas: &Canvas<'_>) -> Line<'static> {
    let mut joined = Line::default();
    for (place, line) in lines.iter().enumerate() {
        if place > 0 {
            joined.push_span(canvas.context.span(canvas.context.palette.letters(" · ", " - "), Ink::Muted));
        }
        joined.extend(line.clone());
    }
    joined
}

/// What a seat has played: to this trick or, before its first card, to the last one.
fn played(view: &ClaimView, canvas: &mut Canvas<'_>, area: Rect, seat: Seat, place: Place) {
    let centre = area.x + area.width / 2 - card::WIDTH / 2;
    let spot = match place {
        Place::Above => lying(centre, area.y + 2),
        Place::Below => lying(centre, area.y + 8),
        Place::Left => lying(area.x + 2, area.y + 5),
        Place::Right => lying(area.right() - FLANK + 1, area.y + 5),
    };
    let of = |leader: Seat, cards: &[Card]| {
        let players = view.seats.len();
        let turn = (0..players).find(|&steps| leader.clockwise(steps, players) == seat);
        turn.and_then(|turn| cards.get(turn).copied())
    };
    let last = view.history.last().filter(|_| view.trick.is_empty());
    let Some(last) = last else {
        match of(view.leader, &view.trick) {
            Some(card) => canvas.card(spot, &face(card), CardState::Open),
            None => canvas.gap(spot),
        }
        return;
    };
    let Some(card) = of(last.leader, &last.cards) else { return };
    let won = last.winner == seat;
    canvas.card(spot, &face(card), state(won));
    if won {
        let (x, y) = if matches!(place, Place::Left | Place::Right) {
            (spot.right(), spot.y + 1)
        } else {
            (spot.right() + 1, spot.y + 1)
        };
        let mark = canvas.context.get("term-won");
        canvas.text(x, y, 9, &mark, Ink::Turn);
    }
}

/// Draws the prizes and the pile.
fn middle(view: &ClaimView, canvas: &mut Canvas<'_>, area: Rect) {
    if is_over(view) {
        return;
    }
    let prizes: Vec<_> = view.face_up.cards().map(face).collect();
    let cards = prizes.len() as u16 + u16::from(view.pile > 0);
    let mut x = area.x + (area.width - (cards * card::WIDTH).min(area.width)) / 2;
    let y = area.y + 5;
    if view.seats.len() == 2 && !prizes.is_empty() {
        let (prize, pile) = (canvas.context.get("term-prize"), canvas.context.get("term-pile"));
        let muted = canvas.context.ink(Ink::Muted);
        canvas.right(Rect::new(x - 9, y + 1, 8, 1), &Line::styled(prize, muted));
        canvas.line(x + cards * card::WIDTH + 1, y + 1, 8, &Line::styled(pile, muted));
    }
    for face in &prizes {
        canvas.card(lying(x, y), face, CardState::Open);
        x += card::WIDTH;
    }
    match view.looked_at {
        Some(top) => canvas.card(lying(x, y), &face(top), CardState::Open),
        None if view.pile > 0 => {
            canvas.back(lying(x, y));
            canvas.line(x + 1, y + 1, 4, &Line::raw(format!("{:^4}", view.pile)));
        }
        None => {}
    }
}

/// Draws the cards aside, and the cards in front of the seats.
fn beside(view: &ClaimView, around: &Around<'_>, canvas: &mut Canvas<'_>, row: Rect) {
    let context = canvas.context;
    let mut line = Line::default();
    if !view.aside.is_empty() {
        line.push_span(context.span(format!("{} ", context.get("term-aside")), Ink::Muted));
        line.extend(codes(view.aside.cards(), &context));
    }
    if view.seats.iter().any(|seat| !seat.front.is_empty()) {
        line.push_span(context.span(context.get("term-in-front"), Ink::Muted));
    }
    for (number, seat) in view.seats.iter().enumerate().filter(|(_, seat)| !seat.front.is_empty()) {
        let name = around.short_name(Seat::new(number), view.seats.len());
        line.push_span(context.span(format!("  {name} "), Ink::Muted));
        line.extend(codes(seat.front.cards(), &context));
    }
    canvas.centred(row, &line);
}

/// Draws the known cards of the others' hands.
fn known(view: &ClaimView, around: &Around<'_>, canvas: &mut Canvas<'_>, row: Rect) {
    let context = canvas.context;
    let mut line = Line::default();
    for seat in around.others(view.seats.len()) {
        let hand = view.seats[seat.index()].hand.known;
        if !hand.is_empty() {
            let name = around.short_name(seat, view.seats.len());
            let holds = context.say(&Phrase::new("term-holds").with("name", name));
            line.push_span(context.span(format!("{holds} "), Ink::Muted));
            line.extend(codes(hand.cards(), &context));
        }
    }
    canvas.centred(row, &line);
}
