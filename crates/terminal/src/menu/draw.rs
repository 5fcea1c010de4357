//! The menu on the screen.

use super::{Menu, MenuRow, seat_title};
use crate::agreed::Occupant;
use crate::draw::canvas::{Canvas, Hit, wrapped};
use crate::draw::context::DrawContext;
use crate::draw::palette::Ink;
use crate::draw::popup::{Paragraph, Popup, Scroll};
use crate::game_model::too_small;
use crate::menu::form::Row;
use interregnum_kernel::Phrase;
use interregnum_players::Level;
use ratatui::layout::Rect;
use ratatui::text::Line as Text;

/// The throne with nobody on it.
const THRONE: [(&str, &str); 4] = [
    (" │▀▀▀▀▀│ ", " |=====| "),
    (" │     │ ", " |     | "),
    ("┌┤     ├┐", "|=|   |=|"),
    ("└┴─────┴┘", "|_|___|_|"),
];

/// How wide the rows are.
const ROWS: u16 = 46;
/// Where the rows begin.
const TOP: u16 = 6;

impl Menu {
    pub(super) fn paint(&self, canvas: &mut Canvas<'_>) {
        if too_small(canvas) {
            return;
        }
        let area = canvas.area();
        let wide = area.width.min(120);
        let left = area.x + (area.width - wide) / 2 + 2;
        title(canvas, left, wide - 4);
        let top = TOP + (area.height - 24) / 4;
        let lines = self.lines();
        let mut y = top;
        let mut about = Vec::new();
        for (number, line) in lines.iter().enumerate() {
            if starts_block(number, &lines) {
                y += 1;
            }
            let row = self.row_of(*line, &canvas.context);
            let chosen = *line == self.line();
            self::row(canvas, Rect::new(left, y, ROWS, 1), &row, *line, (number, chosen));
            if chosen {
                about = row.about;
            }
            y += 1;
        }
        let side = Rect::new(left + ROWS + 2, top, (wide - ROWS - 8).min(60), area.height - top - 3);
        canvas.post(side.x - 2, side.y, side.height);
        if height(&about, side.width) > side.height
            && let MenuRow::Option(row) = self.line()
            && let Some(brief) = self.form().brief(row, &canvas.context)
        {
            about = brief;
        }
        describe(canvas, side, &about);
        self.foot(canvas, left, wide - 4);
    }

    fn foot(&self, canvas: &mut Canvas<'_>, left: u16, wide: u16) {
        let context = canvas.context;
        let bottom = canvas.area().bottom();
        if let Some(notice) = &self.notice {
            canvas.text(left, bottom - 2, wide, &context.say(notice), Ink::Bad);
        }
        canvas.keys(Rect::new(left, bottom - 1, wide, 1), &context.get("term-menu-keys"));
        if let Some(table) = &self.asking {
            let game = Phrase::new(format!("{}-name", table.agreed.game()));
            let question = context.say(&Phrase::new("term-menu-give-up").with("game", game));
            canvas.popup(&Popup {
                title: context.get("term-menu-give-up-title"),
                body: vec![Paragraph::plain(question)],
                foot: context.get("term-menu-give-up-foot"),
                from: Scroll::Top(0),
            });
        }
    }

    /// A row's question, its answer, and its description.
    fn row_of(&self, line: MenuRow, context: &DrawContext) -> Row {
        let bare =
            |title: String, about: &str| Row { title, value: String::new(), about: vec![context.get(about)] };
        let name = |game: &str| Phrase::new(format!("{game}-name"));
        match line {
            MenuRow::GoOn(number) => {
                let phrase = Phrase::new("term-menu-go-on").with("game", name(self.kept[number]));
                bare(context.say(&phrase), "term-menu-go-on-about")
            }
            MenuRow::Game => Row {
                title: context.get("term-menu-game"),
                value: context.say(&name(self.form().game())),
                about: vec![context.get(&format!("{}-blurb", self.form().game()))],
            },
            MenuRow::Option(row) => self.form().row(row, context),
            MenuRow::Seat(seat) => Row {
                title: context.say(&seat_title(seat)),
                value: context.say(&self.occupants[seat].title()),
                about: vec![context.say(&about(&self.occupants[seat]))],
            },
            MenuRow::Begin => bare(context.get("term-menu-begin"), "term-menu-begin-about"),
            MenuRow::Quit => bare(context.get("term-menu-quit"), "term-menu-quit-about"),
        }
    }
}

/// Whether a row is separated from the one before, where there is space.
fn starts_block(number: usize, lines: &[MenuRow]) -> bool {
    let roomy = lines.len() < 14;
    let begins = matches!(lines[number], MenuRow::Game | MenuRow::Seat(0) | MenuRow::Begin);
    roomy && number > 0 && begins
}

/// The description of an occupant.
fn about(occupant: &Occupant) -> Phrase {
    match occupant {
        Occupant::Person => Phrase::new("term-person-about"),
        Occupant::Bot(name) => match Level::named(name) {
            Some(level) => level.about(),
            None => occupant.title(),
        },
    }
}

fn title(canvas: &mut Canvas<'_>, left: u16, wide: u16) {
    let context = canvas.context;
    for (row, (all, ascii)) in THRONE.into_iter().enumerate() {
        canvas.text(left, 1 + row as u16, 10, context.palette.letters(all, ascii), Ink::Turn);
    }
    canvas.text(left + 12, 2, wide - 12, &context.get("term-menu-title"), Ink::Strong);
    canvas.text(left + 12, 3, wide - 12, &context.get("term-menu-line"), Ink::Muted);
}

/// Draws a row; that under the cursor has arrows beside its answer.
fn row(canvas: &mut Canvas<'_>, place: Rect, row: &Row, line: MenuRow, (number, chosen): (usize, bool)) {
    canvas.hit(place, Hit::Row(number));
    let ink = if chosen { Ink::Strong } else { Ink::Plain };
    let mark = if chosen { canvas.context.palette.letters("►", ">") } else { " " };
    canvas.text(place.x, place.y, 2, mark, Ink::Turn);
    let turns = matches!(line, MenuRow::Game | MenuRow::Option(_) | MenuRow::Seat(_));
    if !turns {
        canvas.text(place.x + 2, place.y, place.width - 2, &row.title, ink);
        return;
    }
    canvas.text(place.x + 2, place.y, 17, &row.title, if chosen { Ink::Strong } else { Ink::Muted });
    let x = place.x + 20;
    let space = place.right() - x - 2;
    let end = canvas.text(x + 2, place.y, space - 2, &row.value, ink);
    if chosen {
        let (back, forth) =
            (canvas.context.palette.letters("‹", "<"), canvas.context.palette.letters("›", ">"));
        canvas.text(x, place.y, 1, back, Ink::Turn);
        canvas.text(end + 1, place.y, 1, forth, Ink::Turn);
        canvas.hit(Rect::new(x, place.y, 1, 1), Hit::Choice(0));
        canvas.hit(Rect::new(end + 1, place.y, 1, 1), Hit::Choice(1));
    }
}

/// The number of lines of `describe`.
fn height(about: &[String], width: u16) -> u16 {
    let lines: usize = about.iter().map(|paragraph| wrapped(paragraph, width).len()).sum();
    (lines + if is_spaced(about) { about.len() - 1 } else { 0 }) as u16
}

/// Whether paragraphs are separated by blank lines; a long list is not.
fn is_spaced(about: &[String]) -> bool {
    (1..4).contains(&about.len())
}

fn describe(canvas: &mut Canvas<'_>, place: Rect, about: &[String]) {
    let mut y = place.y;
    for paragraph in about {
        for line in wrapped(paragraph, place.width) {
            if y >= place.bottom() {
                return;
            }
            canvas.line(place.x, y, place.width, &Text::raw(line));
            y += 1;
        }
        y += u16::from(is_spaced(about));
    }
}
