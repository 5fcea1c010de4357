//! What is agreed before a game of Claim, as rows of a menu.

use crate::agreed::Agreed;
use crate::draw::context::DrawContext;
use crate::menu::form::{Form, Row, turned};
use interregnum_games::claim::{Claim, Faction, FactionSet, NAMED, Options, kingdoms};
use interregnum_kernel::{Game, Phrase, Seat, Seed};

/// How many can play.
const PLAYERS: [u8; 3] = [2, 3, 4];

/// The rows of Claim.
#[derive(Clone, Debug)]
pub(crate) struct ClaimForm {
    players: u8,
    kingdom: FactionSet,
    /// Who leads; nobody: it is drawn by lot.
    leader: Option<Seat>,
}

/// Where the kingdom stands among the rows.
const KINGDOM_ROW: usize = 1;

impl Default for ClaimForm {
    fn default() -> Self {
        Self { players: 2, kingdom: NAMED[0].1, leader: None }
    }
}

impl ClaimForm {
    fn kingdom_row(&self, context: &DrawContext) -> Row {
        let name = NAMED.iter().find(|(_, kingdom)| *kingdom == self.kingdom);
        let codes = self.kingdom.map(Faction::code).collect::<Vec<_>>().join(" ");
        let name = name.map_or("term-kingdom-mixed", |(name, _)| match *name {
            "claim" => "term-kingdom-claim",
            _ => "term-kingdom-claim2",
        });
        let value = format!("{} ({codes})", context.get(name));
        let about = self.kingdom.map(|faction| {
            let power = context.say(&Phrase::new(format!("power-{faction}")));
            format!("{}: {power}", context.say(&faction.phrase()))
        });
        Row { title: context.get("term-row-kingdom"), value, about: about.collect() }
    }

    fn leader_row(&self, context: &DrawContext) -> Row {
        let value = match self.leader {
            None => context.get("term-by-lot"),
            Some(seat) => context.say(&Phrase::new("seat-number").with("number", seat.index())),
        };
        Row {
            title: context.get("term-row-leader"),
            value,
            about: vec![context.get("term-row-leader-about")],
        }
    }
}

impl Form for ClaimForm {
    fn game(&self) -> &'static str {
        Claim::NAME
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn rows(&self, context: &DrawContext) -> Vec<Row> {
        let players = Row {
            title: context.get("term-row-players"),
            value: self.players.to_string(),
            about: vec![context.get("term-claim-players-about")],
        };
        vec![players, self.kingdom_row(context), self.leader_row(context)]
    }

    fn brief(&self, row: usize, context: &DrawContext) -> Option<Vec<String>> {
        let power = |faction: Faction| context.get(&format!("term-power-{faction}"));
        (row == KINGDOM_ROW).then(|| self.kingdom.map(power).collect())
    }

    fn turn(&mut self, row: usize, step: isize) {
        match row {
            0 => {
                self.players = turned(&PLAYERS, &self.players, step);
                if !kingdoms(self.players).contains(&self.kingdom) {
                    let usual = if self.players == 2 { Some(NAMED[0].1) } else { None };
                    self.kingdom = usual.unwrap_or_else(|| kingdoms(self.players)[0]);
                }
                self.leader = self.leader.filter(|seat| seat.index() < self.players());
            }
            KINGDOM_ROW => self.kingdom = turned(&kingdoms(self.players), &self.kingdom, step),
            _ => {
                let all: Vec<_> = std::iter::once(None).chain(Seat::all(self.players()).map(Some)).collect();
                self.leader = turned(&all, &self.leader, step);
            }
        }
    }

    fn agreed(&self, seed: Seed) -> Agreed {
        let drawn = Options::by_lot(self.players, self.kingdom, seed);
        Agreed::Claim(Options { leader: self.leader.unwrap_or(drawn.leader), ..drawn })
    }
}
