//! Claim on the screen.

mod board;
mod seats;

use super::{Around, Choice, Refused, Tab, TerminalGame, log};
use crate::draw::canvas::Canvas;
use crate::draw::card::{self, CardFace, CardState};
use crate::draw::context::DrawContext;
use crate::draw::palette::{Hue, Ink};
use interregnum_games::claim::{Action, Card, Claim, ClaimView, Faction, Options};
use interregnum_kernel::{Describe, Game, Seat, View, Viewer};
use interregnum_text::Seats;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// How wide the board of the factions is.
const BOARD: u16 = 34;

/// A faction's glyph, in Unicode and in ASCII.
const fn glyph(faction: Faction) -> (&'static str, &'static str) {
    match faction {
        Faction::Goblins => ("♣", "%"),
        Faction::Knights => ("♞", "+"),
        Faction::Dwarves => ("⚒", "#"),
        Faction::Undead => ("☠", "x"),
        Faction::Doppelgangers => ("◐", "="),
        Faction::Gnomes => ("▲", "^"),
        Faction::Giants => ("♜", "O"),
        Faction::Dragons => ("§", "$"),
        Faction::Trolls => ("▼", "v"),
        Faction::Seers => ("◉", "*"),
    }
}

const fn hue(faction: Faction) -> Hue {
    match faction {
        Faction::Goblins => Hue::Moss,
        Faction::Knights => Hue::Steel,
        Faction::Dwarves => Hue::Ochre,
        Faction::Undead => Hue::Bone,
        Faction::Doppelgangers => Hue::Graphite,
        Faction::Gnomes => Hue::Vermilion,
        Faction::Giants => Hue::Umber,
        Faction::Dragons => Hue::Crimson,
        Faction::Trolls => Hue::Teal,
        Faction::Seers => Hue::Indigo,
    }
}

fn face(card: Card) -> CardFace {
    let faction = card.faction();
    CardFace {
        glyph: glyph(faction),
        letters: faction.code().to_owned(),
        value: Some(card.value()),
        hue: hue(faction),
    }
}

impl TerminalGame for Claim {
    const TELLS: bool = true;

    fn tabs(view: &ClaimView, context: &DrawContext, _names: &Seats) -> Vec<Tab<Action>> {
        let takes: Vec<Choice<Action>> =
            view.decision.legal.iter().filter_map(|&action| take(view, action, context)).collect();
        let Some(seat) = view.viewer.seat() else { return Vec::new() };
        let cards = view.seats[seat.index()].hand.known.cards();
        let choices = cards.map(|card| play(view, card, context)).collect();
        let hand = Tab { title: context.get("term-tab-hand"), choices, is_hand: true };
        if takes.is_empty() {
            return vec![hand];
        }
        vec![Tab { title: context.get("term-tab-take"), choices: takes, is_hand: false }, hand]
    }

    fn hand(view: &ClaimView, seat: Seat) -> Vec<CardFace> {
        view.seats[seat.index()].hand.known.cards().map(face).collect()
    }

    fn table(view: &ClaimView, around: &Around<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        let left = Rect { width: area.width - BOARD - 2, ..area };
        let side = Rect { x: left.right() + 2, width: BOARD, ..area };
        canvas.post(left.right(), area.y, area.height);
        seats::draw(view, around, canvas, left);
        let used = board::draw(view, around, canvas, side);
        let rest = Rect { y: side.y + used + 1, height: side.height.saturating_sub(used + 1), ..side };
        log(canvas, rest, around.log);
    }

    /// The next player clockwise leads the next game.
    fn next(options: &Options) -> Options {
        let players = usize::from(options.players);
        Options { leader: options.leader.clockwise(1, players), ..*options }
    }

    fn open(&self) -> ClaimView {
        let mut view = self.view(Viewer::Spectator);
        for seat in Seat::all(view.seats.len()) {
            let own = self.view(Viewer::Seat(seat));
            view.seats[seat.index()] = own.seats[seat.index()].clone();
            view.looked_at = view.looked_at.or(own.looked_at);
        }
        view
    }
}

/// Taking a card, if the action is that.
fn take(view: &ClaimView, action: Action, context: &DrawContext) -> Option<Choice<Action>> {
    let (label, card) = match action {
        Action::Play(_) => return None,
        Action::Take(card) => (context.say(&card.phrase()), Some(card)),
        Action::TakeTop => (context.say(&Claim::action_label(action)), view.looked_at),
    };
    Some(Choice { action, label, face: card.map(face), refused: None })
}

/// Playing a card of the hand, which may be refused.
fn play(view: &ClaimView, card: Card, context: &DrawContext) -> Choice<Action> {
    let refused = view.decision.refused.iter().find(|refused| refused.action == Action::Play(card));
    Choice {
        action: Action::Play(card),
        label: context.say(&card.phrase()),
        face: Some(face(card)),
        refused: refused.map(|refused| Refused::of(&refused.why)),
    }
}

/// Cards as codes in their colours, one after the other.
fn codes(cards: impl Iterator<Item = Card>, context: &DrawContext) -> Line<'static> {
    let mut line = Line::default();
    for card in cards {
        line.push_span(context.span(format!("{card} "), Ink::Hue(hue(card.faction()))));
    }
    line
}

/// Whether the game is over.
fn is_over(view: &ClaimView) -> bool {
    view.to_act().is_empty()
}

/// The place of a card that lies on the table.
const fn lying(x: u16, y: u16) -> Rect {
    Rect { x, y, width: card::WIDTH, height: card::LOW }
}

/// The state of a card of the last trick: the winning card is highlighted.
const fn state(won: bool) -> CardState {
    if won { CardState::Open } else { CardState::Dim }
}
