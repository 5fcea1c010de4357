//! Draws each game from its view. No rules are here.

mod braverats;
mod claim;
mod defaite;
#[allow(dead_code, unused_imports, reason = "without a plain game in the registry nothing uses it")]
mod plain;

use crate::draw::canvas::{Canvas, wrapped};
use crate::draw::card::CardFace;
use crate::draw::context::DrawContext;
use crate::draw::palette::Ink;
use crate::menu::form::Form;
use interregnum_kernel::{Game, Phrase, Seat};
use interregnum_players::Playable;
use interregnum_text::{Names, Seats};
use ratatui::layout::Rect;
use ratatui::text::Line;
use std::borrow::Cow;

/// A game that the terminal can draw.
pub(crate) trait TerminalGame: Playable<Card: Send> {
    /// Whether the table has space for the log even on the smallest screen.
    const TELLS: bool;
    /// The legal actions of the viewer, and those that the viewer may expect, in tabs.
    fn tabs(view: &Self::View, context: &DrawContext, names: &Seats) -> Vec<Tab<Self::Action>>;
    /// The hand of the viewer at this seat.
    fn hand(view: &Self::View, seat: Seat) -> Vec<CardFace>;
    /// Draws the table, seen from a seat.
    fn table(view: &Self::View, around: &Around<'_>, canvas: &mut Canvas<'_>, area: Rect);
    /// A view in which every hand is open: for games that are over.
    fn open(&self) -> Self::View;
    /// The options of the next game at the same table.
    fn next(options: &Self::Options) -> Self::Options {
        options.clone()
    }
}

/// A computation that works for any game that can be shown.
pub(crate) trait VisitTerminalGame {
    /// The result.
    type Output;
    /// Computes it for the game `G`.
    fn game<G: TerminalGame>(self) -> Self::Output;
}

macro_rules! dispatch {
    ($($module:ident $name:ident $game:ty;)*) => {
        /// Runs a visitor with the game of this name; `None` if there is none.
        pub(crate) fn visit_game<V: VisitTerminalGame>(name: &str, visitor: V) -> Option<V::Output> {
            match name {
                $(<$game>::NAME => Some(visitor.game::<$game>()),)*
                _ => None,
            }
        }

        /// The forms of all games, in the order of the registry.
        pub(crate) fn forms() -> Vec<Form> {
            vec![$(Form::of::<$game>()),*]
        }
    };
}
interregnum_games::for_each_game!(dispatch);

/// The seats around a table and the log, for drawing.
pub(crate) struct Around<'a> {
    pub(crate) names: &'a Seats,
    /// The seat at the bottom of the screen.
    pub(crate) below: Seat,
    /// The last sentences of the log, if the table has to find space for them.
    pub(crate) log: &'a [String],
}

impl Around<'_> {
    /// The other seats of a table of `players`, clockwise from the left of the seat below.
    pub(crate) fn others(&self, players: usize) -> Vec<Seat> {
        (1..players).map(|steps| self.below.clockwise(steps, players)).collect()
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names.name(seat)
    }

    /// A seat's name where there is little space: at a table of more than two, a name that ends
    /// with the seat's number is shortened to that number.
    pub(crate) fn short_name(&self, seat: Seat, players: usize) -> String {
        let name = self.name(seat);
        if players > 2 && name.ends_with(&format!(" {seat}")) { seat.to_string() } else { name }
    }

    /// A seat's name, marked if it is its turn.
    pub(crate) fn title(&self, seat: Seat, turn: bool, context: &DrawContext) -> Line<'static> {
        let mark = if turn { context.palette.letters("► ", "> ") } else { "" };
        let ink = if turn { Ink::Turn } else { Ink::Strong };
        Line::from(context.span(format!("{mark}{}", self.name(seat)), ink))
    }
}

/// Choices of one kind.
pub(crate) struct Tab<A> {
    /// The title of the tab.
    pub(crate) title: String,
    pub(crate) choices: Vec<Choice<A>>,
    /// Whether the choices are the cards of the hand.
    pub(crate) is_hand: bool,
}

/// An action that is legal or that a player may expect to be legal.
pub(crate) struct Choice<A> {
    pub(crate) action: A,
    pub(crate) label: String,
    /// The card of the action, if it is drawn as a card.
    pub(crate) face: Option<CardFace>,
    /// The reason why it is refused.
    pub(crate) refused: Option<Refused>,
}

/// The reason why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refused {
    pub(crate) phrase: Phrase,
    pub(crate) rule: Cow<'static, str>,
}

impl Refused {
    pub(crate) fn of(why: &impl interregnum_kernel::Refusal) -> Self {
        Self { phrase: why.phrase(), rule: why.rule().0.into() }
    }
}

/// Draws the last sentences of the log, the newest at the bottom.
pub(crate) fn log(canvas: &mut Canvas<'_>, area: Rect, sentences: &[String]) {
    let mut lines: Vec<(String, Ink)> = Vec::new();
    for (age, sentence) in sentences.iter().rev().filter(|sentence| !sentence.is_empty()).enumerate() {
        let ink = if age == 0 { Ink::Plain } else { Ink::Muted };
        let mut part: Vec<_> = wrapped(sentence, area.width).into_iter().map(|line| (line, ink)).collect();
        part.append(&mut lines);
        lines = part;
        if lines.len() >= usize::from(area.height) {
            break;
        }
    }
    let skipped = lines.len().saturating_sub(usize::from(area.height));
    for (row, (line, ink)) in lines.iter().skip(skipped).enumerate() {
        canvas.text(area.x, area.y + row as u16, area.width, line, *ink);
    }
}
