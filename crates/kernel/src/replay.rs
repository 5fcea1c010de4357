//! Records made from games, and games made from records.

use crate::{
    BadSetup, BadText, EventOf, FORMAT, Game, Move, Outcome, Phrase, Record, Refusal, Rule, Seat, SeatEntry,
    VERSION, WrittenOutcome,
};
use std::error::Error;
use std::fmt;

/// Why a record could not have happened by the rules.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault<I> {
    /// The number of the wrong move, counted from 1; `None` if no move is wrong.
    pub at: Option<usize>,
    /// What is wrong.
    pub kind: FaultKind<I>,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Debug)]
pub enum FaultKind<I> {
    /// The game cannot begin with these options or this deal.
    Setup(BadSetup),
    /// The record lists more or fewer seats than the game has.
    Seats {
        /// The number of players by the options.
        expected: usize,
        /// The number of seats in the record.
        found: usize,
    },
    /// The action cannot be parsed.
    Text(BadText),
    /// The rules refuse the action.
    Illegal(I),
    /// Simultaneous choices are not in the order of seats.
    Order,
    /// There is a move after the end of the game.
    AfterTheEnd,
    /// The list of legal actions is wrong.
    Legal {
        /// Legal, but not listed.
        missing: Vec<String>,
        /// Listed, but not legal (or twice, or out of order).
        extra: Vec<String>,
    },
    /// The recorded outcome is not the one that follows from the moves.
    Outcome {
        /// The outcome by the rules.
        expected: Option<WrittenOutcome>,
        /// The outcome in the record.
        found: Option<WrittenOutcome>,
    },
}

impl<I: Refusal> Fault<I> {
    const fn whole(kind: FaultKind<I>) -> Self {
        Self { at: None, kind }
    }

    /// The rule that the record breaks, if it breaks one.
    pub fn rule(&self) -> Option<Rule> {
        match &self.kind {
            FaultKind::Setup(bad) => Some(bad.rule),
            FaultKind::Illegal(illegal) => Some(illegal.rule()),
            _ => None,
        }
    }

    /// The explanation for people.
    pub fn phrase(&self) -> Phrase {
        let what = self.kind.phrase();
        match self.at {
            Some(number) => Phrase::new("fault-at-move").with("move", number).with("what", what),
            None => what,
        }
    }
}

impl<I: Refusal> FaultKind<I> {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Setup(bad) => {
                Phrase::new("fault-rule").with("what", bad.phrase.clone()).with("rule", bad.rule.0)
            }
            Self::Seats { expected, found } => {
                Phrase::new("fault-seats").with("expected", *expected).with("found", *found)
            }
            Self::Text(bad) => Phrase::new("fault-text").with("found", bad.found.as_str()),
            Self::Illegal(illegal) => {
                Phrase::new("fault-rule").with("what", illegal.phrase()).with("rule", illegal.rule().0)
            }
            Self::Order => Phrase::new("fault-order"),
            Self::AfterTheEnd => Phrase::new("fault-after-the-end"),
            Self::Legal { missing, extra } => {
                Phrase::new("fault-legal").with("missing", missing.join(", ")).with("extra", extra.join(", "))
            }
            Self::Outcome { expected, found } => Phrase::new("fault-outcome")
                .with("expected", written(expected.as_ref()))
                .with("found", written(found.as_ref())),
        }
    }
}

fn written(outcome: Option<&WrittenOutcome>) -> String {
    outcome.map_or_else(|| "null".to_owned(), |outcome| serde_json::to_string(outcome).unwrap_or_default())
}

impl<I: Refusal> fmt::Display for Fault<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(number) = self.at {
            write!(f, "move {number}: ")?;
        }
        match &self.kind {
            FaultKind::Setup(bad) => write!(f, "{bad}"),
            FaultKind::Seats { expected, found } => {
                write!(f, "{found} seats listed, {expected} at the table")
            }
            FaultKind::Text(bad) => write!(f, "{bad}"),
            FaultKind::Illegal(illegal) => write!(f, "{illegal} ({})", illegal.rule()),
            FaultKind::Order => write!(f, "choices made at the same time stand in seat order"),
            FaultKind::AfterTheEnd => write!(f, "the game is over"),
            FaultKind::Legal { missing, extra } => {
                write!(f, "legal list: missing {missing:?}, extra {extra:?}")
            }
            FaultKind::Outcome { expected, found } => {
                write!(f, "outcome {}, by the rules {}", written(found.as_ref()), written(expected.as_ref()))
            }
        }
    }
}

impl<I: Refusal> Error for Fault<I> {}

/// One replayed move of a record.
pub struct Step<'a, G: Game> {
    /// The move's number, from 1.
    pub number: usize,
    /// Who acted.
    pub seat: Seat,
    /// The action.
    pub action: G::Action,
    /// What happened.
    pub events: Vec<EventOf<G>>,
    /// The position after the move.
    pub after: &'a G,
}

/// Replays a record and calls `each` for every move. It compares the lists of legal actions and the
/// outcome where the record gives them. Returns the last position.
pub fn replay<G: Game>(
    record: &Record<G>,
    mut each: impl FnMut(Step<'_, G>),
) -> Result<G, Box<Fault<G::Illegal>>> {
    let mut game = G::start(&record.options, &record.deal)
        .map_err(|bad| Box::new(Fault::whole(FaultKind::Setup(bad))))?;
    if record.seats.len() != game.players() {
        return Err(Box::new(Fault::whole(FaultKind::Seats {
            expected: game.players(),
            found: record.seats.len(),
        })));
    }
    for (index, entry) in record.moves.iter().enumerate() {
        let at = |kind: Box<FaultKind<G::Illegal>>| Box::new(Fault { at: Some(index + 1), kind: *kind });
        let (action, events) = redo(&mut game, entry).map_err(at)?;
        each(Step { number: index + 1, seat: entry.seat, action, events, after: &game });
    }
    let expected = game.outcome().map(WrittenOutcome::from);
    if expected == record.outcome {
        Ok(game)
    } else {
        Err(Box::new(Fault::whole(FaultKind::Outcome { expected, found: record.outcome.clone() })))
    }
}

type Redone<G> = Result<(<G as Game>::Action, Vec<EventOf<G>>), Box<FaultKind<<G as Game>::Illegal>>>;

fn redo<G: Game>(game: &mut G, entry: &Move) -> Redone<G> {
    let to_act = game.to_act();
    if to_act.is_empty() {
        return Err(Box::new(FaultKind::AfterTheEnd));
    }
    let action: G::Action = entry.action.parse().map_err(|bad| Box::new(FaultKind::Text(bad)))?;
    if to_act.contains(entry.seat) && to_act.first() != Some(entry.seat) {
        return Err(Box::new(FaultKind::Order));
    }
    let legal = legal_texts(game, entry.seat);
    let events = game.apply(entry.seat, action).map_err(|why| Box::new(FaultKind::Illegal(why)))?;
    match &entry.legal {
        Some(listed) if *listed != legal => Err(Box::new(FaultKind::Legal {
            missing: legal.iter().filter(|text| !listed.contains(text)).cloned().collect(),
            extra: out_of_place(listed, &legal),
        })),
        _ => Ok((action, events)),
    }
}

/// The listed actions that are not legal; if all are legal, those listed twice or out of order.
fn out_of_place(listed: &[String], legal: &[String]) -> Vec<String> {
    let extra: Vec<String> = listed.iter().filter(|text| !legal.contains(text)).cloned().collect();
    if !extra.is_empty() {
        return extra;
    }
    let unsorted = listed.windows(2).filter(|pair| pair[0] >= pair[1]);
    unsorted.map(|pair| pair[1].clone()).collect()
}

/// What a seat may do now, as a record lists it.
fn legal_texts<G: Game>(game: &G, seat: Seat) -> Vec<String> {
    let mut texts: Vec<String> = game.legal(seat).map(|action| action.to_string()).collect();
    texts.sort_unstable();
    texts
}

impl<D: serde::Serialize> From<Outcome<D>> for WrittenOutcome {
    /// # Panics
    /// Never: an outcome's detail holds only texts, numbers and lists.
    fn from(outcome: Outcome<D>) -> Self {
        Self {
            winners: outcome.winners,
            reason: outcome.reason.to_owned(),
            detail: serde_json::to_value(outcome.detail).expect("an outcome is plain data"),
        }
    }
}

/// Builds a record while a game is played.
#[derive(Clone, Debug)]
pub struct Recorder<G: Game> {
    record: Record<G>,
    legal: bool,
}

impl<G: Game> Recorder<G> {
    /// Starts a record without moves; `legal` says whether each move lists the legal actions.
    pub fn new(options: G::Options, deal: G::Deal, seats: Vec<SeatEntry>, legal: bool) -> Self {
        let record = Record {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: G::NAME.to_owned(),
            options,
            deal,
            seats,
            moves: Vec::new(),
            shuffle: None,
            outcome: None,
        };
        Self { record, legal }
    }

    /// Adds an action that is about to be applied to this position.
    pub fn note(&mut self, game: &G, seat: Seat, action: G::Action) {
        self.record.moves.push(Move {
            seat,
            action: action.to_string(),
            legal: self.legal.then(|| legal_texts(game, seat)),
        });
    }

    /// The record up to this position.
    pub fn finish(mut self, game: &G) -> Record<G> {
        self.record.outcome = game.outcome().map(WrittenOutcome::from);
        self.record
    }
}
