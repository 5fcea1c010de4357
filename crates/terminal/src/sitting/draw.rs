//! A sitting on the screen.

use super::cursor::{Cursor, ROWS, as_cards, letter};
use super::{Notice, Sitting};
use crate::draw::canvas::{Canvas, Hit, width};
use crate::draw::card::{self, Lies, Print};
use crate::draw::desk::Desk;
use crate::draw::palette::Ink;
use crate::face::{Around, Face, Tab, log};
use interregnum_kernel::{Phrase, Seat, Viewer};
use interregnum_text::{Seats, rule};
use ratatui::layout::Rect;
use ratatui::style::Modifier;
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
        let log = if screen.width >= WIDE { (screen.width - 81).min(60) } else { 0 };
        let table = Rect::new(screen.x, 1, screen.width - log, middle);
        Self {
            table,
            log: (log > 0).then(|| Rect::new(table.right() + 2, 1, log - 3, middle)),
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
    let lines = crate::draw::canvas::wrapped(&text, area.width);
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
    let title = format!(" {game} ");
    let end = canvas.text(row.x + 1, row.y, row.width, &title, Ink::Strong);
    canvas.text(end + 1, row.y, row.width, &format!(" {place} "), Ink::Plain);
    let mut line = Line::raw(" ");
    line.extend(turn.clone());
    line.push_span(" ");
    canvas.right(Rect { width: row.width - 1, ..row }, &line);
}

/// The two rows that say what is under the cursor, or why it may not be done.
pub(crate) fn status(canvas: &mut Canvas<'_>, place: Rect, lines: &[(String, Ink)]) {
    for (row, (text, ink)) in lines.iter().take(2).enumerate() {
        canvas.text(place.x + 1, place.y + row as u16, place.width - 2, text, *ink);
    }
}

/// The tabs and, below them, the choices of the one that is open.
pub(crate) fn hand_zone<A>(
    canvas: &mut Canvas<'_>,
    place: Rect,
    tabs: &[Tab<A>],
    cursor: Cursor,
    hand: &[Print],
) {
    canvas.rule(place.x, place.y, place.width);
    let Some((open, tab)) = cursor.tab(tabs) else { return };
    let mut x = place.x + 1;
    for (number, tab) in tabs.iter().enumerate() {
        let free = tab.choices.iter().filter(|choice| choice.refused.is_none()).count();
        let text = format!(" {} {free} ", tab.title);
        let ink = if number == open { Ink::Strong } else { Ink::Muted };
        let end = canvas.text(x, place.y, place.width, &text, ink);
        canvas.hit(Rect::new(x, place.y, end - x, 1), Hit::Row(number));
        x = end + 1;
    }
    if !tab.is_hand {
        compact(canvas, Rect::new(x, place.y, (place.right() - 1).saturating_sub(x), 1), hand);
    }
    let body = Rect { y: place.y + 1, height: HAND - 1, ..place };
    let chosen = cursor.choice(tabs).map_or(0, |(number, _)| number);
    if as_cards(tab) { cards(canvas, body, tab, chosen) } else { chips(canvas, body, tab, chosen) }
}

/// The hand in few letters, while something else is chosen.
fn compact(canvas: &mut Canvas<'_>, place: Rect, hand: &[Print]) {
    let desk = canvas.desk;
    let mut line = Line::raw(" ");
    line.push_span(desk.span(format!("{} ", desk.get("term-hand")), Ink::Muted));
    for print in hand {
        let value = print.value.map_or(String::new(), |value| value.to_string());
        line.push_span(desk.span(format!("{}{value} ", print.letters), Ink::Hue(print.hue)));
    }
    if line.width() <= usize::from(place.width) {
        canvas.right(place, &line);
    }
}

/// Choices as cards in a row; when there are many, they overlap.
fn cards<A>(canvas: &mut Canvas<'_>, place: Rect, tab: &Tab<A>, chosen: usize) {
    let number = tab.choices.len() as u16;
    if number == 0 {
        return;
    }
    let room = place.width - 2;
    let step = if number > 1 { ((room - card::WIDTH) / (number - 1)).min(card::WIDTH) } else { 0 };
    let wide = step * (number - 1) + card::WIDTH;
    let left = place.x + 1 + (room - wide.min(room)) / 2;
    let order = (0..tab.choices.len()).filter(|at| *at != chosen).chain([chosen]);
    for at in order {
        let choice = &tab.choices[at];
        let spot = Rect::new(left + at as u16 * step, place.y, card::WIDTH, card::HIGH);
        let lies = match (at == chosen, choice.refused.is_some()) {
            (true, _) => Lies::Chosen,
            (false, true) => Lies::Dim,
            (false, false) => Lies::Open,
        };
        if let Some(print) = &choice.print {
            canvas.card(spot, print, lies);
        }
        canvas.hit(spot, Hit::Choice(at));
        let ink = if choice.refused.is_some() { Ink::Muted } else { Ink::Plain };
        if let Some(letter) = letter(at) {
            canvas.text(spot.x + card::WIDTH / 2 - 1, place.y + card::HIGH, 2, &letter.to_string(), ink);
        }
    }
}

/// Choices as texts, in columns; the columns around the chosen one are shown.
fn chips<A>(canvas: &mut Canvas<'_>, place: Rect, tab: &Tab<A>, chosen: usize) {
    let widest = tab.choices.iter().map(|choice| width(&choice.label)).max().unwrap_or(0);
    let column = (widest + 5).clamp(12, place.width - 2);
    let shown = usize::from((place.width - 2) / column).max(1);
    let first = (chosen / ROWS + 1).saturating_sub(shown);
    for (at, choice) in tab.choices.iter().enumerate().skip(first * ROWS).take(shown * ROWS) {
        let (row, at_column) = (at % ROWS, at / ROWS - first);
        let spot = Rect::new(place.x + 1 + at_column as u16 * column, place.y + row as u16, column - 1, 1);
        let letter = letter(at).map_or(' ', |letter| letter);
        let text = format!(" {letter} {} ", choice.label);
        let ink = if choice.refused.is_some() { Ink::Muted } else { Ink::Plain };
        canvas.text(spot.x, spot.y, spot.width, &text, ink);
        if at == chosen {
            let style = canvas.desk.ink(Ink::Cursor).add_modifier(Modifier::BOLD);
            canvas.wash(Rect { width: width(&text).min(spot.width), ..spot }, style);
        }
        canvas.hit(spot, Hit::Choice(at));
    }
    let columns = tab.choices.len().div_ceil(ROWS);
    if columns > shown {
        let at = format!("{}/{}", chosen + 1, tab.choices.len());
        let row = Rect::new(place.x + 1, place.y + ROWS as u16, place.width - 2, 1);
        canvas.right(row, &Line::styled(at, canvas.desk.ink(Ink::Muted)));
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
        let turn = self.turn(&view, &desk, &names);
        header(canvas, &desk.get(&format!("{}-name", G::NAME)), &desk.say(&G::head(&view)), &turn);
        let tale = self.last_sentences(&desk, &names);
        let quiet: &[String] = if zones.log.is_some() { &[] } else { &tale };
        G::table(&view, &Around { names: &names, below: self.eye, log: quiet }, canvas, zones.table);
        if let Some(place) = zones.log {
            canvas.post(place.x - 2, place.y, place.height);
            log(canvas, place, &tale);
        }
        let tabs = G::tabs(&view, &desk, &names);
        hand_zone(canvas, zones.hand, &tabs, self.cursor, &G::hand(&view, self.eye));
        status(canvas, zones.status, &self.said(&tabs, &desk, &names, &tale));
        canvas.keys(zones.keys, &desk.get("term-keys-short"));
        if let Some(over) = self.over {
            canvas.sheet(&self.sheet(over, &desk));
        }
    }

    /// Whose turn it is, and for what.
    fn turn(&self, view: &G::View, desk: &Desk, names: &Seats) -> Line<'static> {
        let mark = desk.palette.letters("►", ">");
        let text = match self.next() {
            None => desk.get("term-over"),
            Some(seat) if seat == self.eye => {
                let asked = desk.say(&G::asked(view));
                format!("{mark} {}", desk.say(&Phrase::new("term-your-turn").with("what", asked)))
            }
            Some(seat) => desk.say_to(&Phrase::new("term-their-turn").with("seat", seat), names),
        };
        let own = self.next() == Some(self.eye);
        Line::from(desk.span(text, if own { Ink::Turn } else { Ink::Muted }))
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
                let text = rule(G::NAME, desk.lang(), refused.rule).unwrap_or_default();
                let rule = format!("{}  {}", refused.rule, desk.plain(text));
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
        lines.extend(tale.last().map(|last| (last.clone(), Ink::Muted)));
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
