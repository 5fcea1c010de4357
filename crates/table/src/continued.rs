//! A game that goes on from a position of a finished one.
//!
//! Its cards are known to everybody who has seen the replay, and nothing is shuffled: a continued
//! game says so wherever it is shown, and its record holds no proof of a shuffle.

use crate::{Deed, MovedBy, Refused, Setup, TableId};
use interregnum_kernel::{Head, Move, Playthrough, Record};
use interregnum_players::{Playable, VisitPlayable, visit_playable};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// The position that a game goes on from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Continuation {
    /// Which game it was, and how far.
    pub source: Source,
    /// The cards, as in the record.
    pub deal: Value,
    /// What was done until then.
    pub moves: Vec<Deed>,
}

/// A moment of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// The table it was played at.
    pub table: TableId,
    /// Which game of that table, from 1.
    pub round: u32,
    /// How many moves had been made.
    pub moves: usize,
}

impl Continuation {
    /// The continuation of a record of a finished game after its first `source.moves` moves, and
    /// the setup of a table for it. Where several seats choose at the same time, all of them
    /// choose again. `None` if the record has fewer moves, or the text is no record.
    pub fn of(record: &str, source: Source) -> Option<Result<(Setup, Self), Refused>> {
        let head = Head::read(record).ok()?;
        visit_playable(&head.game, Cut { record, source }).flatten()
    }
}

struct Cut<'a> {
    record: &'a str,
    source: Source,
}

impl VisitPlayable for Cut<'_> {
    type Output = Option<Result<(Setup, Continuation), Refused>>;

    fn game<G: Playable>(self) -> Self::Output {
        let Self { record, mut source } = self;
        let record = Record::<G>::read(record).ok()?;
        let playthrough = Playthrough::<G>::from_record(&record).ok()?;
        if playthrough.position_after(source.moves)?.to_act().is_empty() {
            return Some(Err(Refused::GameOver));
        }
        source.moves = playthrough.turn_start(source.moves);
        let done = record.moves.into_iter().take(source.moves);
        let moves =
            done.map(|Move { seat, action, .. }| Deed { seat, action, by: MovedBy::Player }).collect();
        let setup = Setup::new(G::NAME, serde_json::to_value(&record.options).ok()?);
        let deal = serde_json::to_value(&record.deal).ok()?;
        Some(Ok((setup, Continuation { source, deal, moves })))
    }
}
