//! A recorded game on the screen.

use super::album::{Album, Over};
use crate::draw::canvas::{Canvas, width};
use crate::draw::card::{self, Lies, Print};
use crate::draw::desk::Desk;
use crate::draw::palette::Ink;
use crate::draw::popup::{Paragraph, Scroll, Sheet};
use crate::face::{Around, Face, log};
use crate::sitting::{Zones, header, hint_lines, log_sheet, status, too_small, why_sheet};
use interregnum_kernel::{Phrase, Seat, Viewer};
use interregnum_text::{Names, Seats};
use ratatui::layout::Rect;
use ratatui::text::Line;

impl<G: Face> Album<G> {
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>) {
        if too_small(canvas) {
            return;
        }
        let desk = canvas.desk;
        let names = self.seats();
        let view = match self.sight() {
            Some(viewer) => self.game().view(viewer),
            None => self.game().open(),
        };
        let zones = Zones::of(canvas.area());
        let below = self.sight().and_then(Viewer::seat).unwrap_or(Seat::new(0));
        let place = format!(
            "{}{}{}",
            self.place(&desk),
            desk.palette.letters(" · ", " - "),
            desk.say(&G::head(&view))
        );
        header(canvas, &desk.get(&format!("{}-name", G::NAME)), &place, &self.eyes(&desk, &names));
        let tale: Vec<String> = self.tale().iter().map(|phrase| desk.say_to(phrase, &names)).collect();
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
        status(canvas, zones.status, &self.moves_around(&desk, &names));
        canvas.keys(zones.keys, &desk.get("term-replay-keys"));
        if let Some((over, from)) = self.over() {
            canvas.sheet(&Sheet { from, ..self.sheet(over, &desk, &names) });
        }
    }

    fn seats(&self) -> Seats {
        Seats { names: self.names().to_vec(), reader: self.sight().and_then(Viewer::seat) }
    }

    /// The move's number, or the one that is being typed.
    fn place(&self, desk: &Desk) -> String {
        let number =
            if self.typed().is_empty() { self.at().to_string() } else { format!("{}_", self.typed()) };
        desk.say(&Phrase::new("term-replay-at").with("number", number).with("of", self.moves()))
    }

    /// Through whose eyes the game is seen.
    fn eyes(&self, desk: &Desk, names: &Seats) -> Line<'static> {
        let text = match self.sight() {
            None => desk.get("term-sight-all"),
            Some(Viewer::Spectator) => desk.get("term-sight-spectator"),
            Some(Viewer::Seat(seat)) => {
                desk.say(&Phrase::new("term-sight-seat").with("name", names.name(seat)))
            }
        };
        Line::from(desk.span(text, Ink::Turn))
    }

    /// The move that came, and the one that comes.
    fn moves_around(&self, desk: &Desk, names: &Seats) -> Vec<(String, Ink)> {
        let named = |key: &str, seat: Seat, action: G::Action| {
            let name = desk.say_to(&G::explained(action).title, names);
            let phrase = Phrase::new(key).with("name", names.name(seat)).with("action", name);
            desk.say(&phrase)
        };
        let came = self.came().map(|(seat, action)| named("term-replay-came", seat, action));
        let coming = self.coming().map(|(seat, action)| named("term-replay-coming", seat, action));
        let end = || {
            let told = self.game().tally()?.sentences(names.reader);
            told.first().map(|phrase| desk.say_to(phrase, names))
        };
        let came = came.unwrap_or_else(|| desk.get("term-replay-begin"));
        let coming = coming.or_else(end).unwrap_or_else(|| desk.get("term-replay-unfinished"));
        vec![(came, Ink::Plain), (coming, Ink::Muted)]
    }

    fn sheet(&self, over: Over, desk: &Desk, names: &Seats) -> Sheet {
        let simple = |title: &str, body: Vec<Paragraph>| Sheet {
            title: desk.get(title),
            body,
            foot: desk.get("term-close"),
            from: Scroll::Top(0),
        };
        match over {
            Over::Why => why_sheet::<G>(&self.tale(), desk, names),
            Over::Log => log_sheet::<G>(&self.tale(), desk, names),
            Over::Keys => {
                let lines = desk.get("term-replay-keys-long");
                simple("term-keys-title", lines.lines().map(Paragraph::plain).collect())
            }
            Over::Opinion => {
                let body = match (self.coming(), self.opinion()) {
                    (None, _) => vec![Paragraph::plain(desk.get("term-replay-no-move"))],
                    (Some(_), None) => vec![Paragraph::muted(desk.get("term-thinking"))],
                    (Some((seat, action)), Some(weighed)) => {
                        // The one whose move it is was to choose.
                        let names = Seats { reader: Some(seat), ..names.clone() };
                        hint_lines::<G>(weighed, Some(action), desk, &names)
                    }
                };
                simple("term-opinion-title", body)
            }
        }
    }
}

/// A hand as cards.
fn held(canvas: &mut Canvas<'_>, place: Rect, hand: &[Print]) {
    let number = hand.len() as u16;
    let room = place.width - 2;
    let step = if number > 1 { ((room - card::WIDTH) / (number - 1)).min(card::WIDTH) } else { 0 };
    let wide = (step * number.saturating_sub(1) + card::WIDTH).min(room);
    let mut x = place.x + 1 + (room - wide) / 2;
    for print in hand {
        canvas.card(Rect::new(x, place.y, card::WIDTH, card::HIGH), print, Lies::Open);
        x += step;
    }
}

/// All hands, a row each.
fn all_hands(canvas: &mut Canvas<'_>, place: Rect, hands: &[(String, Vec<Print>)]) {
    let desk = canvas.desk;
    let names = hands.iter().map(|(name, _)| width(name)).max().unwrap_or(0).min(16);
    let first = u16::from(hands.len() < usize::from(place.height));
    for (row, (name, hand)) in (first..place.height).zip(hands) {
        let y = place.y + row;
        canvas.fill(Rect { y, height: 1, ..place }, " ", desk.ink(Ink::Plain));
        canvas.text(place.x + 1, y, names, name, Ink::Strong);
        let mut line = Line::default();
        for print in hand {
            let glyph = desk.palette.letters(print.glyph.0, print.glyph.1);
            line.push_span(desk.span(format!("{glyph}{} ", print.code()), Ink::Hue(print.hue)));
        }
        let x = place.x + names + 3;
        canvas.line(x, y, place.right() - x - 1, &line);
    }
}
