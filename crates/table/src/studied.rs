//! A line of moves from a record's deal, or from a position that was set up by hand.

use crate::{Json, Refused, Unanalysed};
use interregnum_kernel::{
    Chapter, Game, Move, Playthrough, Record, Seat, Sentence, WrittenOutcome, read_json,
};
use interregnum_players::Playable;
use serde::{Deserialize, Serialize};

/// The value of `format` of a position that was set up by hand.
const FORMAT: &str = "interregnum-position";

/// A position that was set up by hand, and the moves from there: what stands for a record where none leads there.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetUpLine {
    format: String,
    pub(crate) game: String,
    /// The text that the game reads.
    position: String,
    #[serde(default)]
    moves: Vec<Move>,
}

impl SetUpLine {
    /// The line that a text is; `None` if it is none, such as a record.
    pub(crate) fn read(text: &str) -> Option<Self> {
        read_json::<Self>(text).ok().filter(|line| line.format == FORMAT)
    }
}

/// How the first position came about.
enum Origin<G: Game> {
    Record(Box<Record<G>>),
    SetUp(SetUpLine),
}

/// A line of moves and the positions on it.
pub(crate) struct StudiedLine<G: Game> {
    origin: Origin<G>,
    first: G,
    actions: Vec<(Seat, G::Action)>,
    position: G,
}

impl<G: Playable> StudiedLine<G> {
    /// The line of a record, or of a position that was set up.
    pub(crate) fn read(text: &str) -> Result<Self, Unanalysed> {
        match SetUpLine::read(text) {
            Some(line) => Self::set_up(line),
            None => Self::recorded(text),
        }
    }

    fn recorded(text: &str) -> Result<Self, Unanalysed> {
        let record = Record::<G>::read(text).map_err(|_| Unanalysed::BadRecord)?;
        let play = Playthrough::<G>::from_record(&record).map_err(|_| Unanalysed::BadRecord)?;
        let first = play.position_after(0).ok_or(Unanalysed::BadRecord)?;
        let actions = play.actions().iter().map(|played| (played.seat, played.action)).collect();
        Ok(Self {
            origin: Origin::Record(Box::new(record)),
            first,
            actions,
            position: play.position().clone(),
        })
    }

    fn set_up(line: SetUpLine) -> Result<Self, Unanalysed> {
        let first = G::set_up(&line.position).ok_or(Unanalysed::BadRecord)?;
        let first = first.map_err(Unanalysed::BadPosition)?;
        let moves = line.moves.clone();
        let mut studied =
            Self { origin: Origin::SetUp(line), position: first.clone(), first, actions: Vec::new() };
        for Move { seat, action, .. } in moves {
            studied.apply(seat, &action)?;
        }
        Ok(studied)
    }

    /// Adds a move.
    pub(crate) fn apply(&mut self, seat: Seat, action: &str) -> Result<(), Unanalysed> {
        let bad = || Refused::BadAction { found: action.chars().take(40).collect() };
        let action: G::Action = action.parse().map_err(|_| Unanalysed::Refused(bad()))?;
        let applied = self.position.apply(seat, action);
        applied.map_err(|why| Unanalysed::Refused(Refused::by_the_rules(&why)))?;
        self.actions.push((seat, action));
        Ok(())
    }

    /// Goes back to the position after the first moves; fails if there are fewer.
    pub(crate) fn go_back(&mut self, moves: usize) -> Result<(), Unanalysed> {
        self.position = self.position_after(moves).ok_or(Unanalysed::NoSuchMove)?;
        self.actions.truncate(moves);
        Ok(())
    }

    pub(crate) const fn position(&self) -> &G {
        &self.position
    }

    pub(crate) fn actions(&self) -> &[(Seat, G::Action)] {
        &self.actions
    }

    /// The position after the first moves; `None` if there are fewer.
    pub(crate) fn position_after(&self, moves: usize) -> Option<G> {
        let mut position = self.first.clone();
        self.actions.get(..moves)?.iter().for_each(|&(seat, action)| position.advance(seat, action));
        Some(position)
    }

    /// How many moves precede the turn to which the last move belongs; `None` if there is no move. Where several
    /// seats choose at the same time, their moves are one turn.
    pub(crate) fn last_turn(&self) -> Option<usize> {
        let last = self.actions.len().checked_sub(1)?;
        let (mut position, mut start) = (self.first.clone(), 0);
        for (number, &(seat, action)) in (1..).zip(&self.actions[..last]) {
            let is_last = position.to_act().len() <= 1;
            position.advance(seat, action);
            start = if is_last { number } else { start };
        }
        Some(start)
    }

    /// What the last move made happen, or the deal of a record.
    pub(crate) fn last_sentences(&self) -> Vec<Sentence> {
        let events = match (self.actions.last(), &self.origin) {
            (Some(&(seat, action)), _) => self
                .position_after(self.actions.len() - 1)
                .and_then(|mut before| before.apply(seat, action).ok())
                .unwrap_or_default(),
            (None, Origin::Record(_)) => self.first.opening(),
            (None, Origin::SetUp(_)) => Vec::new(),
        };
        Chapter::<G>::new(None, &events, None).sentences
    }

    /// The names by seat; empty where nobody has one.
    pub(crate) fn names(&self) -> Vec<String> {
        match &self.origin {
            Origin::Record(record) => record.names(),
            Origin::SetUp(_) => vec![String::new(); self.position.players()],
        }
    }

    /// The record or the set-up line until here, choices that are still sealed among it.
    pub(crate) fn written(self) -> Json {
        let actions = self.actions.iter();
        let moves =
            actions.map(|(seat, action)| Move { seat: *seat, action: action.to_string(), legal: None });
        let moves = moves.collect();
        match self.origin {
            Origin::Record(record) => {
                let outcome = self.position.outcome().map(WrittenOutcome::from);
                Json::of(&Record { moves, outcome, shuffle: None, ..*record })
            }
            Origin::SetUp(line) => Json::of(&SetUpLine { moves, ..line }),
        }
    }
}
