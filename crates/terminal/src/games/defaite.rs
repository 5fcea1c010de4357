//! La Défaite on the screen.

mod court;
mod middle;
mod tabs;

use super::{Around, Tab, TerminalGame, log};
use crate::draw::canvas::Canvas;
use crate::draw::card::CardFace;
use crate::draw::context::DrawContext;
use crate::draw::palette::Hue;
use interregnum_games::defaite::{Action, Card, Defaite, DefaiteView, Kind, Symbol};
use interregnum_kernel::{Game, Seat, Viewer};
use interregnum_text::Seats;
use ratatui::layout::Rect;

/// A symbol's glyph, in Unicode and in ASCII.
const fn sign(symbol: Symbol) -> (&'static str, &'static str) {
    match symbol {
        Symbol::Lily => ("⚜", "Y"),
        Symbol::Lion => ("λ", "&"),
        Symbol::Eagle => ("Ψ", "V"),
        Symbol::Sun => ("☼", "*"),
        Symbol::Swan => ("ς", "2"),
        Symbol::Boar => ("ω", "w"),
        Symbol::Rose => ("✿", "@"),
    }
}

/// A card's glyph: that of its symbol or, without one, of its kind.
fn glyph(card: Card) -> (&'static str, &'static str) {
    if let Some(symbol) = card.symbol() {
        return sign(symbol);
    }
    match card.kind() {
        Kind::Musketeer => ("†", "t"),
        Kind::Gold => ("●", "$"),
        Kind::Courtier => ("○", "o"),
        Kind::Province => ("▲", "A"),
        Kind::Noble | Kind::Queen | Kind::King => ("♔", "K"),
        Kind::Special(_) => ("◇", "<"),
        Kind::Event(event) if event.is_interruption() => ("‼", "!"),
        Kind::Event(_) => ("¡", "!"),
    }
}

fn hue(card: Card) -> Hue {
    match card.kind() {
        Kind::Musketeer => Hue::Steel,
        Kind::Gold => Hue::Ochre,
        Kind::Courtier => Hue::Bone,
        Kind::Province => Hue::Moss,
        Kind::Noble | Kind::Queen | Kind::King => Hue::Crimson,
        Kind::Special(_) => Hue::Teal,
        Kind::Event(_) => Hue::Vermilion,
    }
}

/// A card's letters without its value, which is drawn separately.
fn letters(card: Card) -> String {
    let code = card.to_string();
    if card.is_number() { code.chars().filter(|letter| !letter.is_ascii_digit()).collect() } else { code }
}

fn face(card: Card) -> CardFace {
    let value = Some(card.value()).filter(|_| card.is_number());
    CardFace { glyph: glyph(card), letters: letters(card), value, hue: hue(card) }
}

impl TerminalGame for Defaite {
    const TELLS: bool = false;

    fn tabs(view: &DefaiteView, context: &DrawContext, names: &Seats) -> Vec<Tab<Action>> {
        tabs::of(view, context, names)
    }

    fn hand(view: &DefaiteView, seat: Seat) -> Vec<CardFace> {
        view.seats[seat.index()].hand.known.cards().map(face).collect()
    }

    fn table(view: &DefaiteView, around: &Around<'_>, canvas: &mut Canvas<'_>, area: Rect) {
        let used = middle::draw(view, around, canvas, area);
        let rest = Rect { y: area.y + used, height: area.height - used, ..area };
        let used = court::draw(view, around, canvas, rest);
        let space = rest.height.saturating_sub(used + 1);
        log(canvas, Rect { y: rest.y + used + 1, height: space, ..rest }, around.log);
    }

    fn open(&self) -> DefaiteView {
        let mut view = self.view(Viewer::Spectator);
        for seat in Seat::all(view.seats.len()) {
            let own = self.view(Viewer::Seat(seat));
            view.seats[seat.index()] = own.seats[seat.index()].clone();
            for (lying, seen) in view.middle.iter_mut().zip(&own.middle) {
                lying.card = lying.card.or(seen.card);
            }
            view.looked = own.looked.filter(|looked| looked.cards.unknown == 0).or(view.looked);
        }
        view
    }
}
