//! A sitting on the screen.

use super::hand::Hand;
use super::{Notice, Sitting};
use crate::draw::canvas::{Canvas, Hit, width, wrapped};
use crate::draw::desk::Desk;
use crate::draw::palette::Ink;
use crate::face::{Around, Face, Tab, log};
use interregnum_kernel::{Phrase, Seat, Viewer};
use interregnum_text::Seats;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// The smallest screen that a table fits on.
pub(crate) const SMALLEST: (u16, u16) = (80, 24);
/// From this width on the tale has a column of its own.
const WIDE: u16 = 110;
/// How many rows the hand takes: tabs, cards, letters.
const HAND: u16 = 6;
/// How many rows are below it: what is said, and the keys.
const BELOW: u16 = 3;

/// Where things are on a screen.
pub(crate) struct Zones {
    pub(crate) table: Rect,
    pub(crate) log: Option<Rect>,
    pub(crate) hand: Rect,
    pub(crate) status: Rect,
    pub(crate) keys: Rect,
}

impl Zones {
    pub(crate) fn of(screen: Rect) -> Self {
        let middle = screen.height - 1 - HAND - BELOW;
        let log = if screen.width >= WIDE { (screen.width - 82).min(60) } else { 0 };
        let table = Rect::new(screen.x, 1, screen.width - log - u16::from(log > 0), middle);
        Self {
            table,
            log: (log > 0).then(|| Rect::new(table.right() + 3, 1, log - 3, middle)),
            hand: Rect::new(screen.x, 1 + middle, screen.width, HAND),
            status: Rect::new(screen.x, screen.height - BELOW, screen.width, 2),
            keys: Rect::new(screen.x + 1, screen.height - 1, screen.width - 2, 1),
        }
    }
}

/// Whether the screen is too small for a table; if so, that is said.
pub(crate) fn too_small(canvas: &mut Canvas<'_>) -> bool {
    let area = canvas.area();
    let (width, height) = SMALLEST;
    if area.width >= width && area.height >= height {
        return false;
    }
    let phrase = Phrase::new("term-too-small")
        .with("width", usize::from(width))
        .with("height", usize::from(height))
        .with("found", format!("{}×{}", area.width, area.height));
    let text = canvas.desk.say(&phrase);
    let lines = wrapped(&text, area.width);
    let top = area.height.saturating_sub(lines.len() as u16) / 2;
    for (row, line) in lines.iter().enumerate() {
        canvas.centred(Rect::new(0, top + row as u16, area.width, 1), &Line::raw(line.as_str()));
    }
    true
}

/// The first row: the game, where it is, and whose turn it is.
pub(crate) fn header(canvas: &mut Canvas<'_>, game: &str, place: &str, turn: &Line<'_>) {
    let row = Rect { height: 1, ..canvas.area() };
    canvas.rule(row.x, row.y, row.width);
    let mut line = Line::raw(" ");
    line.extend(turn.clone());
    line.push_span(" ");
    canvas.right(Rect { width: row.width - 1, ..row }, &line);
    let end = canvas.text(row.x + 1, row.y, row.width, &format!(" {game} "), Ink::Strong);
    let room = (row.width - 2).saturating_sub(end + 1 + line.width() as u16);
    canvas.text(end + 1, row.y, room, &format!(" {place} "), Ink::Plain);
}

/// The two rows that say what is under the cursor, or why it may not be done: two texts, or one
/// that may be longer.
pub(crate) fn status(canvas: &mut Canvas<'_>, place: Rect, texts: &[(String, Ink)]) {
    let room = place.width - 2;
    let lines: Vec<(String, Ink)> = match texts {
        [(text, ink)] => wrapped(text, room).into_iter().map(|line| (line, *ink)).collect(),
        texts => texts.to_vec(),
    };
    for (row, (text, ink)) in lines.iter().take(2).enumerate() {
        canvas.text(place.x + 1, place.y + row as u16, room, text, *ink);
    }
}

impl<G: Face> Sitting<G> {
    /// Draws the sitting.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>) {
        if too_small(canvas) {
            return;
        }
        if let Some(seat) = self.curtain {
            return self.draw_curtain(canvas, seat);
        }
        let desk = canvas.desk;
        let (view, names) = (self.view(), self.names(&desk));
        let zones = Zones::of(canvas.area());
        let turn = self.turn(&desk, &names);
        header(canvas, &desk.get(&format!("{}-name", G::NAME)), &desk.say(&G::head(&view)), &turn);
        let tale = self.last_sentences(&desk, &names);
        let quiet: &[String] = if zones.log.is_some() { &[] } else { &tale };
        G::table(&view, &Around { names: &names, below: self.eye, log: quiet }, canvas, zones.table);
        if let Some(place) = zones.log {
            canvas.post(place.x - 2, place.y, place.height);
            log(canvas, place, &tale);
        }
        let tabs = G::tabs(&view, &desk, &names);
        let hand = Hand { tabs: &tabs, cursor: self.cursor, held: &G::hand(&view, self.eye) };
        hand.draw(canvas, zones.hand, &self.asked(&view, &desk));
        status(canvas, zones.status, &self.said(&tabs, &desk, &names, quiet));
        canvas.keys(zones.keys, &desk.get("term-keys-short"));
        if let Some(over) = self.over {
            canvas.sheet(&self.sheet(over, &desk));
        }
    }

    /// Whose turn it is.
    fn turn(&self, desk: &Desk, names: &Seats) -> Line<'static> {
        let mark = desk.palette.letters("►", ">");
        match self.next() {
            None => Line::from(desk.span(desk.get("term-over"), Ink::Strong)),
            Some(seat) if seat == self.eye => {
                Line::from(desk.span(format!("{mark} {}", desk.get("term-your-turn")), Ink::Turn))
            }
            Some(seat) => {
                let text = desk.say_to(&Phrase::new("term-their-turn").with("seat", seat), names);
                Line::from(desk.span(text, Ink::Muted))
            }
        }
    }

    /// What the reader is asked for, if it is the reader's turn.
    fn asked(&self, view: &G::View, desk: &Desk) -> String {
        if self.next() == Some(self.eye) { desk.say(&G::asked(view)) } else { String::new() }
    }

    /// As much of the end of the tale as any screen has room for.
    fn last_sentences(&self, desk: &Desk, names: &Seats) -> Vec<String> {
        const ROOM: usize = 60;
        let tale = self.course.tale(Some(Viewer::Seat(self.eye)));
        let from = tale.len().saturating_sub(ROOM);
        tale[from..].iter().map(|phrase| desk.say_to(phrase, names)).collect()
    }

    /// What is said below the hand.
    fn said(
        &self,
        tabs: &[Tab<G::Action>],
        desk: &Desk,
        names: &Seats,
        tale: &[String],
    ) -> Vec<(String, Ink)> {
        match &self.notice {
            Some(Notice::Refused(refused)) => {
                let rule = desk.rule(G::NAME, &refused.rule).unwrap_or_default();
                vec![(desk.say_to(&refused.phrase, names), Ink::Bad), (rule, Ink::Plain)]
            }
            Some(Notice::Said(phrase)) => vec![(desk.say_to(phrase, names), Ink::Strong)],
            None => self.under_cursor(tabs, desk, names, tale),
        }
    }

    /// What is under the cursor, and what happened last.
    fn under_cursor(
        &self,
        tabs: &[Tab<G::Action>],
        desk: &Desk,
        names: &Seats,
        tale: &[String],
    ) -> Vec<(String, Ink)> {
        let mut lines = Vec::new();
        if let Some((_, choice)) = self.cursor.choice(tabs) {
            let explained = G::explained(choice.action);
            let title = desk.say_to(&explained.title, names);
            let power = explained.power.map(|power| desk.say(&power)).unwrap_or_default();
            lines.push((format!("{title}. {power}"), Ink::Plain));
        }
        if !G::TELLS {
            lines.extend(tale.last().map(|last| (last.clone(), Ink::Muted)));
        }
        lines
    }

    fn draw_curtain(&self, canvas: &mut Canvas<'_>, seat: Seat) {
        let desk = canvas.desk;
        let area = canvas.area();
        canvas.fill(area, desk.palette.letters("▒", ":"), desk.ink(Ink::Muted));
        let names = Seats { reader: None, ..self.names(&desk) };
        let lines = ["term-curtain", "term-curtain-go"]
            .map(|key| desk.say_to(&Phrase::new(key).with("seat", seat), &names));
        let wide = lines.iter().map(|line| width(line)).max().unwrap_or(0) + 6;
        let place = Rect::new((area.width - wide) / 2, area.height / 2 - 3, wide, 6);
        canvas.frame(place, desk.ink(Ink::Strong));
        for (row, (line, ink)) in lines.iter().zip([Ink::Strong, Ink::Muted]).enumerate() {
            let row = Rect { y: place.y + 2 + row as u16, height: 1, ..place };
            canvas.centred(row, &Line::styled(line.as_str(), desk.ink(ink)));
        }
        canvas.hit(area, Hit::Enter);
    }
}
