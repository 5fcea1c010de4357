//! Draws a game.

use super::hand::Hand;
use super::{GameModel, Notice};
use crate::draw::canvas::{Canvas, Hit, width, wrapped};
use crate::draw::context::DrawContext;
use crate::draw::palette::Ink;
use crate::games::{Around, Tab, TerminalGame, log};
use interregnum_kernel::{Phrase, Seat, Viewer};
use interregnum_text::Seats;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// The smallest supported screen.
pub(crate) const SMALLEST: (u16, u16) = (80, 24);
/// From this width on, the log has its own column.
const WIDE: u16 = 110;
/// The height of the hand: tabs, cards, letters.
const HAND: u16 = 6;
/// The rows below the hand: status and keys.
const BELOW: u16 = 3;

/// The layout of a screen.
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

/// Whether the screen is too small; if so, draws a message.
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
    let text = canvas.context.say(&phrase);
    let lines = wrapped(&text, area.width);
    let top = area.height.saturating_sub(lines.len() as u16) / 2;
    for (row, line) in lines.iter().enumerate() {
        canvas.centred(Rect::new(0, top + row as u16, area.width, 1), &Line::raw(line.as_str()));
    }
    true
}

/// The first row: the game, its progress, and the player to act.
pub(crate) fn header(canvas: &mut Canvas<'_>, game: &str, place: &str, turn: &Line<'_>) {
    let row = Rect { height: 1, ..canvas.area() };
    canvas.rule(row.x, row.y, row.width);
    let mut line = Line::raw(" ");
    line.extend(turn.clone());
    line.push_span(" ");
    canvas.right(Rect { width: row.width - 1, ..row }, &line);
    let end = canvas.text(row.x + 1, row.y, row.width, &format!(" {game} "), Ink::Strong);
    let space = (row.width - 2).saturating_sub(end + 1 + line.width() as u16);
    canvas.text(end + 1, row.y, space, &format!(" {place} "), Ink::Plain);
}

/// The two status rows, which describe the choice under the cursor or why it is refused: two texts,
/// or one that may be longer.
pub(crate) fn status(canvas: &mut Canvas<'_>, place: Rect, texts: &[(String, Ink)]) {
    let space = place.width - 2;
    let lines: Vec<(String, Ink)> = match texts {
        [(text, ink)] => wrapped(text, space).into_iter().map(|line| (line, *ink)).collect(),
        texts => texts.to_vec(),
    };
    for (row, (text, ink)) in lines.iter().take(2).enumerate() {
        canvas.text(place.x + 1, place.y + row as u16, space, text, *ink);
    }
}

impl<G: TerminalGame> GameModel<G> {
    /// Draws the game.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>) {
        if too_small(canvas) {
            return;
        }
        if let Some(seat) = self.handover {
            return self.draw_curtain(canvas, seat);
        }
        let context = canvas.context;
        let (view, names) = (self.view(), self.names(&context));
        let zones = Zones::of(canvas.area());
        let turn = self.turn(&context, &names);
        header(canvas, &context.get(&format!("{}-name", G::NAME)), &context.say(&G::headline(&view)), &turn);
        let tale = self.last_sentences(&context, &names);
        let quiet: &[String] = if zones.log.is_some() { &[] } else { &tale };
        G::table(&view, &Around { names: &names, below: self.eye, log: quiet }, canvas, zones.table);
        if let Some(place) = zones.log {
            canvas.post(place.x - 2, place.y, place.height);
            log(canvas, place, &tale);
        }
        let tabs = G::tabs(&view, &context, &names);
        let hand = Hand { tabs: &tabs, cursor: self.cursor, held: &G::hand(&view, self.eye) };
        hand.draw(canvas, zones.hand, &self.asked(&view, &context));
        status(canvas, zones.status, &self.said(&tabs, &context, &names, quiet));
        canvas.keys(zones.keys, &context.get("term-keys-short"));
        if let Some(overlay) = self.overlay {
            canvas.popup(&self.popup(overlay, &context));
        }
    }

    /// The player to act.
    fn turn(&self, context: &DrawContext, names: &Seats) -> Line<'static> {
        let mark = context.palette.letters("►", ">");
        match self.next() {
            None => Line::from(context.span(context.get("term-over"), Ink::Strong)),
            Some(seat) if seat == self.eye => {
                Line::from(context.span(format!("{mark} {}", context.get("term-your-turn")), Ink::Turn))
            }
            Some(seat) => {
                let text = context.say_to(&Phrase::new("term-their-turn").with("seat", seat), names);
                Line::from(context.span(text, Ink::Muted))
            }
        }
    }

    /// What the reader has to choose, if it is the reader's turn.
    fn asked(&self, view: &G::View, context: &DrawContext) -> String {
        let question = G::question(view).filter(|_| self.next() == Some(self.eye));
        question.map(|question| context.say(&question)).unwrap_or_default()
    }

    /// The last sentences of the log, enough for any screen.
    fn last_sentences(&self, context: &DrawContext, names: &Seats) -> Vec<String> {
        const ROOM: usize = 60;
        let tale = self.game.tale(Some(Viewer::Seat(self.eye)));
        let from = tale.len().saturating_sub(ROOM);
        tale[from..].iter().map(|told| context.say_to(&told.phrase, names)).collect()
    }

    /// The status rows below the hand.
    fn said(
        &self,
        tabs: &[Tab<G::Action>],
        context: &DrawContext,
        names: &Seats,
        tale: &[String],
    ) -> Vec<(String, Ink)> {
        match &self.notice {
            Some(Notice::Refused(refused)) => {
                let rule = context.rule(G::NAME, &refused.rule).unwrap_or_default();
                vec![(context.say_to(&refused.phrase, names), Ink::Bad), (rule, Ink::Plain)]
            }
            Some(Notice::Said(phrase)) => vec![(context.say_to(phrase, names), Ink::Strong)],
            None => self.under_cursor(tabs, context, names, tale),
        }
    }

    /// The choice under the cursor, and the last event.
    fn under_cursor(
        &self,
        tabs: &[Tab<G::Action>],
        context: &DrawContext,
        names: &Seats,
        tale: &[String],
    ) -> Vec<(String, Ink)> {
        let mut lines = Vec::new();
        if let Some((_, choice)) = self.cursor.choice(tabs) {
            let title = context.say_to(&G::action_label(choice.action), names);
            let power = G::action_card(choice.action).and_then(G::card_power);
            let power = power.map(|power| context.say(&power)).unwrap_or_default();
            lines.push((format!("{title}. {power}"), Ink::Plain));
        }
        if !G::TELLS {
            lines.extend(tale.last().map(|last| (last.clone(), Ink::Muted)));
        }
        lines
    }

    fn draw_curtain(&self, canvas: &mut Canvas<'_>, seat: Seat) {
        let context = canvas.context;
        let area = canvas.area();
        canvas.fill(area, context.palette.letters("▒", ":"), context.ink(Ink::Muted));
        let names = Seats { reader: None, ..self.names(&context) };
        let lines = ["term-curtain", "term-curtain-go"]
            .map(|key| context.say_to(&Phrase::new(key).with("seat", seat), &names));
        let wide = lines.iter().map(|line| width(line)).max().unwrap_or(0) + 6;
        let place = Rect::new((area.width - wide) / 2, area.height / 2 - 3, wide, 6);
        canvas.frame(place, context.ink(Ink::Strong));
        for (row, (line, ink)) in lines.iter().zip([Ink::Strong, Ink::Muted]).enumerate() {
            let row = Rect { y: place.y + 2 + row as u16, height: 1, ..place };
            canvas.centred(row, &Line::styled(line.as_str(), context.ink(ink)));
        }
        canvas.hit(area, Hit::Enter);
    }
}
