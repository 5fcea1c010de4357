//! What is agreed before a game of La Défaite, as rows of a menu.

use crate::agreed::Agreed;
use crate::draw::context::DrawContext;
use crate::menu::form::{Form, Row, turned};
use interregnum_games::defaite::{Defaite, Options};
use interregnum_kernel::{Game, Seed};

/// How many can play.
const PLAYERS: [u8; 4] = [3, 4, 5, 6];

/// The rows of La Défaite.
#[derive(Clone, Debug)]
pub(crate) struct DefaiteForm(Options);

impl Default for DefaiteForm {
    fn default() -> Self {
        Self(Options { players: 4 })
    }
}

impl Form for DefaiteForm {
    fn game(&self) -> &'static str {
        Defaite::NAME
    }

    fn players(&self) -> usize {
        usize::from(self.0.players)
    }

    fn rows(&self, context: &DrawContext) -> Vec<Row> {
        vec![Row {
            title: context.get("term-row-players"),
            value: self.0.players.to_string(),
            about: vec![context.get("term-defaite-players-about")],
        }]
    }

    fn turn(&mut self, _row: usize, step: isize) {
        self.0.players = turned(&PLAYERS, &self.0.players, step);
    }

    fn agreed(&self, _seed: Seed) -> Agreed {
        Agreed::Defaite(self.0)
    }
}
