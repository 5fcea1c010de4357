//! Draws a recorded game.

use super::model::{Overlay, ReplayModel};
use crate::draw::canvas::{Canvas, width};
use crate::draw::card::{self, CardFace, CardState};
use crate::draw::context::DrawContext;
use crate::draw::palette::Ink;
use crate::draw::popup::{Paragraph, Popup, Scroll};
use crate::game_model::{Zones, header, hint_lines, log_popup, status, too_small, why_popup};
use crate::games::{Around, TerminalGame, log};
use interregnum_kernel::{Phrase, Seat, Viewer};
use interregnum_text::{Names, Seats};
use ratatui::layout::Rect;
use ratatui::text::Line;

impl<G: TerminalGame> ReplayModel<G> {
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>) {
        if too_small(canvas) {
            return;
        }
        let context = canvas.context;
        let names = self.seats();
        let view = match self.sight() {
            Some(viewer) => self.position().view(viewer),
            None => self.position().open(),
        };
        let zones = Zones::of(canvas.area());
        let below = self.sight().and_then(Viewer::seat).unwrap_or(Seat::new(0));
        let place = format!(
            "{}{}{}",
            self.place(&context),
            context.palette.letters(" · ", " - "),
            context.say(&G::headline(&view))
        );
        header(canvas, &context.get(&format!("{}-name", G::NAME)), &place, &self.eyes(&context, &names));
        let tale: Vec<String> = self.tale().iter().map(|told| context.say_to(&told.phrase, &names)).collect();
        let quiet: &[String] = if zones.log.is_some() { &[] } else { &tale };
        G::table(&view, &Around { names: &names, below, log: quiet }, canvas, zones.table);
        if let Some(place) = zones.log {
            canvas.post(place.x - 2, place.y, place.height);
            log(canvas, place, &tale);
        }
        canvas.rule(zones.hand.x, zones.hand.y, zones.hand.width);
        let body = Rect { y: zones.hand.y + 1, height: zones.hand.height - 1, ..zones.hand };
        if self.sight().is_some() {
            held(canvas, body, &G::hand(&view, below));
        } else {
            let hands = Seat::all(self.names().len()).map(|seat| (names.name(seat), G::hand(&view, seat)));
            all_hands(
                canvas,
                Rect { y: zones.hand.y, height: zones.hand.height, ..body },
                &hands.collect::<Vec<_>>(),
            );
        }
        status(canvas, zones.status, &self.moves_around(&context, &names));
        canvas.keys(zones.keys, &context.get("term-replay-keys"));
        if let Some((overlay, from)) = self.overlay() {
            canvas.popup(&Popup { from, ..self.popup(overlay, &context, &names) });
        }
    }

    fn seats(&self) -> Seats {
        Seats { names: self.names().to_vec(), reader: self.sight().and_then(Viewer::seat) }
    }

    /// The number of the move, or the number being typed.
    fn place(&self, context: &DrawContext) -> String {
        let number =
            if self.typed().is_empty() { self.at().to_string() } else { format!("{}_", self.typed()) };
        context.say(&Phrase::new("term-replay-at").with("number", number).with("of", self.moves()))
    }

    /// The point of view.
    fn eyes(&self, context: &DrawContext, names: &Seats) -> Line<'static> {
        let text = match self.sight() {
            None => context.get("term-sight-all"),
            Some(Viewer::Spectator) => context.get("term-sight-spectator"),
            Some(Viewer::Seat(seat)) => {
                context.say(&Phrase::new("term-sight-seat").with("name", names.name(seat)))
            }
        };
        Line::from(context.span(text, Ink::Turn))
    }

    /// The last move and the next one.
    fn moves_around(&self, context: &DrawContext, names: &Seats) -> Vec<(String, Ink)> {
        let named = |key: &str, seat: Seat, action: G::Action| {
            let name = context.say_to(&G::action_label(action), names);
            let phrase = Phrase::new(key).with("name", names.name(seat)).with("action", name);
            context.say(&phrase)
        };
        let came = self.came().map(|(seat, action)| named("term-replay-came", seat, action));
        let coming = self.coming().map(|(seat, action)| named("term-replay-coming", seat, action));
        let end = || {
            let told = self.position().tally()?.sentences(names.reader);
            told.first().map(|phrase| context.say_to(phrase, names))
        };
        let came = came.unwrap_or_else(|| context.get("term-replay-begin"));
        let coming = coming.or_else(end).unwrap_or_else(|| context.get("term-replay-unfinished"));
        vec![(came, Ink::Plain), (coming, Ink::Muted)]
    }

    fn popup(&self, overlay: Overlay, context: &DrawContext, names: &Seats) -> Popup {
        let simple = |title: &str, body: Vec<Paragraph>| Popup {
            title: context.get(title),
            body,
            foot: context.get("term-close"),
            from: Scroll::Top(0),
        };
        match overlay {
            Overlay::Why => why_popup::<G>(&self.tale(), context, names),
            Overlay::Log => log_popup(&self.tale(), context, names),
            Overlay::Keys => {
                let lines = context.get("term-replay-keys-long");
                simple("term-keys-title", lines.lines().map(Paragraph::plain).collect())
            }
            Overlay::Opinion => {
                let body = match (self.coming(), self.opinion()) {
                    (None, _) => vec![Paragraph::plain(context.get("term-replay-no-move"))],
                    (Some(_), None) => vec![Paragraph::muted(context.get("term-thinking"))],
                    (Some((seat, action)), Some(weighed)) => {
                        // The text addresses the player of the move.
                        let names = Seats { reader: Some(seat), ..names.clone() };
                        hint_lines::<G>(weighed, Some(action), context, &names)
                    }
                };
                simple("term-opinion-title", body)
            }
        }
    }
}

/// A hand as cards.
fn held(canvas: &mut Canvas<'_>, place: Rect, hand: &[CardFace]) {
    let number = hand.len() as u16;
    let space = place.width - 2;
    let step = if number > 1 { ((space - card::WIDTH) / (number - 1)).min(card::WIDTH) } else { 0 };
    let wide = (step * number.saturating_sub(1) + card::WIDTH).min(space);
    let mut x = place.x + 1 + (space - wide) / 2;
    for face in hand {
        canvas.card(Rect::new(x, place.y, card::WIDTH, card::HIGH), face, CardState::Open);
        x += step;
    }
}

/// All hands, a row each.
fn all_hands(canvas: &mut Canvas<'_>, place: Rect, hands: &[(String, Vec<CardFace>)]) {
    let context = canvas.context;
    let names = hands.iter().map(|(name, _)| width(name)).max().unwrap_or(0).min(16);
    let first = u16::from(hands.len() < usize::from(place.height));
    for (row, (name, hand)) in (first..place.height).zip(hands) {
        let y = place.y + row;
        canvas.fill(Rect { y, height: 1, ..place }, " ", context.ink(Ink::Plain));
        canvas.text(place.x + 1, y, names, name, Ink::Strong);
        let mut line = Line::default();
        for face in hand {
            let glyph = context.palette.letters(face.glyph.0, face.glyph.1);
            line.push_span(context.span(format!("{glyph}{} ", face.code()), Ink::Hue(face.hue)));
        }
        let x = place.x + names + 3;
        canvas.line(x, y, place.right() - x - 1, &line);
    }
}
