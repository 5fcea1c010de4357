//! What is agreed before a game of `BraveRats`, as rows of a menu.

use crate::agreed::Agreed;
use crate::draw::desk::Desk;
use crate::menu::form::{Form, Row, turned};
use interregnum_games::braverats::{BraveRats, Options, Way};
use interregnum_kernel::{Game, Phrase, Seed};

/// The rows of `BraveRats`.
#[derive(Clone, Debug, Default)]
pub(crate) struct RatsForm(Options);

impl RatsForm {
    fn way(&self, desk: &Desk) -> Row {
        let name = match self.0.deal {
            Way::Standard => "term-way-standard",
            Way::Princess => "term-way-princess",
            Way::Draft => "term-way-draft",
            Way::Random => "term-way-random",
        };
        Row {
            title: desk.get("term-row-deal"),
            value: desk.get(name),
            about: sentence(self.0.deal.rule().0, desk),
        }
    }
}

/// A sentence of the rulebook.
fn sentence(number: &str, desk: &Desk) -> Vec<String> {
    desk.rule(BraveRats::NAME, number).into_iter().collect()
}

fn switch(title: &str, on: bool, number: &str, desk: &Desk) -> Row {
    let value = desk.get(if on { "term-yes" } else { "term-no" });
    Row { title: desk.get(title), value, about: sentence(number, desk) }
}

impl Form for RatsForm {
    fn game(&self) -> &'static str {
        BraveRats::NAME
    }

    fn players(&self) -> usize {
        2
    }

    fn rows(&self, desk: &Desk) -> Vec<Row> {
        let options = &self.0;
        let number = |key: &str, number: u8| desk.say(&Phrase::new(key).with("number", usize::from(number)));
        vec![
            self.way(desk),
            switch("term-row-traitor", options.traitor, "B6.1", desk),
            switch("term-row-draw", options.draw, "B6.2", desk),
            Row {
                title: desk.get("term-row-target"),
                value: number("term-victories", options.target),
                about: sentence("B6.3", desk),
            },
            Row {
                title: desk.get("term-row-match"),
                value: number("term-games", options.wins),
                about: sentence("B6.7", desk),
            },
            switch("term-row-musician", options.musician_cancels, "B3.8", desk),
            switch("term-row-ambassador", options.ambassador_keeps, "B4.3", desk),
        ]
    }

    fn turn(&mut self, row: usize, step: isize) {
        let options = &mut self.0;
        match row {
            0 => options.deal = turned(&Way::ALL, &options.deal, step),
            1 => options.traitor = !options.traitor,
            2 => options.draw = !options.draw,
            3 => options.target = turned(&[4, 3], &options.target, step),
            4 => options.wins = turned(&[1, 2], &options.wins, step),
            5 => options.musician_cancels = !options.musician_cancels,
            _ => options.ambassador_keeps = !options.ambassador_keeps,
        }
    }

    fn agreed(&self, _seed: Seed) -> Agreed {
        Agreed::BraveRats(self.0)
    }
}
