//! A lesson: an arranged game that is played with somebody who learns it, from stop to stop.
//!
//! A lesson is a record and a list of stops. The learner has the first seat, sees what that seat
//! sees, and is asked at each stop to look, to do what the record does, or to try what the rules
//! forbid. The words of the coach are the catalogue's, by the names of lesson and stop.

use crate::playthrough::{AnyEvents, BoxedPlaythrough, Cards, start};
use crate::{Chapter, Deed, Position, Refused, Setup, Turn};
use interregnum_games::bot_names;
use interregnum_kernel::{Seat, SeatEntry, Viewer, read_json, seat_names};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use ts_rs::TS;

/// The learner's seat.
const LEARNER: Seat = Seat::new(0);

/// A lesson as the learner's page receives it.
#[derive(Debug, Serialize, TS)]
pub struct Lesson {
    /// The game.
    pub game: String,
    /// Who sits where; the learner first.
    pub names: Vec<String>,
    /// Where the lesson stops, in order.
    pub stops: Vec<Stop>,
    /// The positions it goes through, in order; those that it leaps over are left out.
    pub frames: Vec<Frame>,
}

/// A place where the lesson stops.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Stop {
    /// Its name in the catalogue, after the lesson's.
    pub name: String,
    /// After how many moves.
    pub at: usize,
    /// From where the moves before it are shown: more than the stop before if the lesson leaps.
    pub from: usize,
    /// What the learner is asked.
    pub ask: Ask,
}

/// What a learner is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Ask {
    /// To look, and to go on.
    Look,
    /// To do what the record does.
    Play {
        /// That.
        action: String,
    },
    /// To try what may not be done, and to read why.
    Try {
        /// That.
        action: String,
    },
}

/// A position of a lesson, through the learner's eyes.
#[derive(Debug, Serialize, TS)]
pub struct Frame {
    /// After how many moves.
    pub number: usize,
    /// The move that led here and what it made happen; the first frame tells of the deal.
    pub story: Chapter,
    /// What the learner may know and do.
    pub position: Position,
}

/// Why a lesson cannot be given.
#[derive(Clone, PartialEq, Debug)]
pub enum BadLesson {
    /// It is not written as lessons are; what the reader says.
    Unreadable(String),
    /// The rules refuse its game.
    Refused(Refused),
    /// A stop lies before the one before it, or after the last move.
    Misplaced(String),
    /// A stop asks for what is not the learner's to do there, or for what is no lesson there.
    Pointless(String),
}

impl From<Refused> for BadLesson {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

/// A lesson as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Script {
    record: Written,
    stops: Vec<Mark>,
}

/// What a lesson needs of its record.
#[derive(Deserialize)]
struct Written {
    game: String,
    options: Value,
    deal: Value,
    seats: Vec<SeatEntry>,
    moves: Vec<Deed>,
}

/// A stop as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mark {
    name: String,
    at: usize,
    from: Option<usize>,
    ask: Wish,
}

/// What is asked at a stop, as it is written; what to play is the record's next move.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Wish {
    Look,
    Play,
    Try(String),
}

/// Reads a lesson, plays it, and sees that every stop asks for something sensible.
pub fn lesson(script: &str) -> Result<Lesson, BadLesson> {
    let Script { record, stops } =
        read_json(script).map_err(|error| BadLesson::Unreadable(error.to_string()))?;
    let all = frames(&record)?;
    let mut reached = 0;
    let mut placed = Vec::with_capacity(stops.len());
    for mark in stops {
        let stop = stop(mark, reached, &record.moves, &all)?;
        reached = stop.at;
        placed.push(stop);
    }
    let shown = |frame: &Frame| placed.iter().any(|stop| (stop.from..=stop.at).contains(&frame.number));
    let frames = all.into_iter().filter(shown).collect();
    let bots = bot_names(&record.game, record.game.as_bytes(), record.seats.len(), &[]).unwrap_or_default();
    let names = seat_names(&record.seats, &bots);
    Ok(Lesson { game: record.game, names, stops: placed, frames })
}

fn stop(mark: Mark, reached: usize, moves: &[Deed], frames: &[Frame]) -> Result<Stop, BadLesson> {
    let Mark { name, at, from, ask } = mark;
    let from = from.unwrap_or(reached);
    let Some(frame) = frames.get(at).filter(|_| reached <= from && from <= at) else {
        return Err(BadLesson::Misplaced(name));
    };
    let forbidden = |action: &String| frame.position.forbidden.iter().any(|other| &other.action == action);
    let ask = match ask {
        Wish::Look => Some(Ask::Look),
        Wish::Play => moves.get(at).filter(|deed| deed.seat == LEARNER).map(played),
        Wish::Try(action) => Some(action).filter(forbidden).map(|action| Ask::Try { action }),
    };
    match ask {
        Some(ask) => Ok(Stop { name, at, from, ask }),
        None => Err(BadLesson::Pointless(name)),
    }
}

fn played(deed: &Deed) -> Ask {
    Ask::Play { action: deed.action.clone() }
}

/// Every position of the record, the deal first.
fn frames(record: &Written) -> Result<Vec<Frame>, BadLesson> {
    let setup = Setup::new(record.game.clone(), record.options.clone());
    let (mut play, opening) = start(&setup, Cards::Laid(&record.deal))?;
    let mut frames = vec![frame(0, &opening, &play)];
    for (number, deed) in (1..).zip(&record.moves) {
        let events = play.apply(std::slice::from_ref(deed))?;
        frames.push(frame(number, &events, &play));
    }
    Ok(frames)
}

fn frame(number: usize, events: &Arc<dyn AnyEvents>, play: &BoxedPlaythrough) -> Frame {
    let viewer = Viewer::Seat(LEARNER);
    let position = play.look(viewer).position(Turn(number as u32), play.to_act().collect(), None);
    Frame { number, story: events.told(viewer), position }
}
