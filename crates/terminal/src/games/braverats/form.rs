//! What is agreed before a game of `BraveRats`, as rows of a menu.

use crate::agreed::Agreed;
use crate::draw::context::DrawContext;
use crate::menu::form::{Form, Row, turned};
use interregnum_games::braverats::{BraveRats, Options, Way};
use interregnum_kernel::{Game, Phrase, Seed};

/// The rows of `BraveRats`.
#[derive(Clone, Debug, Default)]
pub(crate) struct RatsForm(Options);

impl RatsForm {
    fn way(&self, context: &DrawContext) -> Row {
        let name = match self.0.deal {
            Way::Standard => "term-way-standard",
            Way::Princess => "term-way-princess",
            Way::Draft => "term-way-draft",
            Way::Random => "term-way-random",
        };
        Row {
            title: context.get("term-row-deal"),
            value: context.get(name),
            about: sentence(self.0.deal.rule().0, context),
        }
    }
}

/// A sentence of the rulebook.
fn sentence(number: &str, context: &DrawContext) -> Vec<String> {
    context.rule(BraveRats::NAME, number).into_iter().collect()
}

fn switch(title: &str, on: bool, number: &str, context: &DrawContext) -> Row {
    let value = context.get(if on { "term-yes" } else { "term-no" });
    Row { title: context.get(title), value, about: sentence(number, context) }
}

impl Form for RatsForm {
    fn game(&self) -> &'static str {
        BraveRats::NAME
    }

    fn players(&self) -> usize {
        2
    }

    fn rows(&self, context: &DrawContext) -> Vec<Row> {
        let options = &self.0;
        let number =
            |key: &str, number: u8| context.say(&Phrase::new(key).with("number", usize::from(number)));
        vec![
            self.way(context),
            switch("term-row-traitor", options.traitor, "B6.1", context),
            switch("term-row-draw", options.draw, "B6.2", context),
            Row {
                title: context.get("term-row-target"),
                value: number("term-victories", options.target),
                about: sentence("B6.3", context),
            },
            Row {
                title: context.get("term-row-match"),
                value: number("term-games", options.wins),
                about: sentence("B6.7", context),
            },
            switch("term-row-musician", options.musician_cancels, "B3.8", context),
            switch("term-row-ambassador", options.ambassador_keeps, "B4.3", context),
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
