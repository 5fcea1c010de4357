//! Positions of records, to be analysed: every hand open, any move tried, bots and the exact solver asked.

use crate::playthrough::{BotTask, Look, asking};
use crate::studied::{SetUpLine, StudiedLine};
use crate::{Json, Position, Refused, Turn};
use interregnum_kernel::{
    BadText, Describe, Game, Head, Move, Phrase, Playthrough, Record, Seat, Sentence, Viewer, WrittenOutcome,
};
use interregnum_players::{Playable, REVIEWER, Solution, VisitPlayable, visit_playable};
use serde::Serialize;
use ts_rs::TS;

/// The position at the end of a record, with all cards open.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct OpenPosition {
    /// The names of those who play, by seat.
    pub names: Vec<String>,
    /// How many moves the record has.
    pub moves: usize,
    /// Who has to choose, in the order in which the board asks them.
    pub to_act: Vec<Seat>,
    /// What each seat sees and may do.
    pub seats: Vec<Position>,
    /// Who has won, if the game is over.
    pub winners: Option<Vec<Seat>>,
    /// The result in sentences, if the game is over.
    pub result: Vec<Phrase>,
    /// What the last move made happen.
    pub phrases: Vec<Sentence>,
    /// The moves so far: who made them, and what they were, in words.
    pub line: Vec<LineMove>,
    /// The position as a text that sets it up, if it can be written so.
    pub text: Option<String>,
    /// The record until here, or the position that was set up with the moves from there.
    #[ts(type = "GameDeal")]
    pub record: Json,
}

/// A move of a line.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct LineMove {
    /// Who made it.
    pub seat: Seat,
    /// The action, as in a record.
    pub action: String,
    /// The action in words.
    pub label: Phrase,
}

/// Why a position cannot be analysed.
#[derive(Clone, PartialEq, Debug)]
pub enum Unanalysed {
    /// The text is no record, or cannot be replayed.
    BadRecord,
    /// There is no such move.
    NoSuchMove,
    /// The text sets up no position.
    BadPosition(BadText),
    /// The rules forbid the action.
    Refused(Refused),
}

/// A record cut after its first `number` moves, or whole; then one more move is tried, if there is one.
#[derive(Clone, Copy)]
pub struct Line<'a> {
    /// The record, or a position that was set up by hand.
    pub record: &'a str,
    /// After how many moves it is cut.
    pub number: Option<usize>,
    /// The move to try.
    pub tried: Option<(Seat, &'a str)>,
}

impl Line<'_> {
    /// The position at its end.
    pub fn position(self) -> Result<OpenPosition, Unanalysed> {
        self.visit(|head| visit_playable(head, ToPosition(self)))
    }

    /// What the reviewer is asked about the choice of a seat there.
    pub fn adviser(self, seat: Seat) -> Result<Box<dyn BotTask>, Unanalysed> {
        self.visit(|head| visit_playable(head, ToAdviser(self, seat)))
    }

    /// The exact solution there; `None` if there is none.
    pub fn solution(self) -> Result<Option<SolvedPosition>, Unanalysed> {
        self.visit(|head| visit_playable(head, ToSolution(self)))
    }

    fn visit<T>(self, visit: impl FnOnce(&str) -> Option<Result<T, Unanalysed>>) -> Result<T, Unanalysed> {
        let game = match SetUpLine::read(self.record) {
            Some(line) => line.game,
            None => Head::read(self.record).map_err(|_| Unanalysed::BadRecord)?.game,
        };
        visit(&game).unwrap_or(Err(Unanalysed::BadRecord))
    }

    fn play<G: Playable>(self) -> Result<StudiedLine<G>, Unanalysed> {
        let mut line = StudiedLine::<G>::read(self.record)?;
        if let Some(number) = self.number {
            line.go_back(number)?;
        }
        if let Some((seat, action)) = self.tried {
            line.apply(seat, action)?;
        }
        Ok(line)
    }
}

/// The record of a playthrough as far as it has come, choices that are still sealed among it.
pub(crate) fn written<G: Game>(record: Record<G>, play: &Playthrough<G>) -> Record<G> {
    let moves = play.actions().iter().map(|played| Move {
        seat: played.seat,
        action: played.action.to_string(),
        legal: None,
    });
    let outcome = play.position().outcome().map(WrittenOutcome::from);
    Record { moves: moves.collect(), outcome, shuffle: None, ..record }
}

struct ToPosition<'a>(Line<'a>);

impl VisitPlayable for ToPosition<'_> {
    type Output = Result<OpenPosition, Unanalysed>;

    fn game<G: Playable>(self) -> Self::Output {
        let line = self.0.play::<G>()?;
        let game = line.position();
        let (to_act, turn) = (
            game.to_act().collect::<Vec<_>>(),
            Turn(u32::try_from(line.actions().len()).unwrap_or(u32::MAX)),
        );
        let seat = |seat| Look::at(game, Viewer::Seat(seat)).position(turn, to_act.clone(), None);
        let moves = line.actions().iter().map(|&(seat, action)| LineMove {
            seat,
            action: action.to_string(),
            label: G::action_label(action),
        });
        Ok(OpenPosition {
            names: line.names(),
            moves: line.actions().len(),
            seats: Seat::all(game.players()).map(seat).collect(),
            winners: game.winners().map(Iterator::collect),
            result: game.tally().map_or_else(Vec::new, |tally| tally.sentences(None)),
            phrases: line.last_sentences(),
            line: moves.collect(),
            text: game.position_text(),
            record: line.written(),
            to_act,
        })
    }
}

struct ToAdviser<'a>(Line<'a>, Seat);

impl VisitPlayable for ToAdviser<'_> {
    type Output = Result<Box<dyn BotTask>, Unanalysed>;

    fn game<G: Playable>(self) -> Self::Output {
        let Self(line, seat) = self;
        let play = line.play::<G>()?;
        if !play.position().to_act().contains(seat) {
            return Err(Unanalysed::Refused(Refused::NotNow));
        }
        Ok(asking::<G>(play.position().view(Viewer::Seat(seat)), REVIEWER))
    }
}

/// The exact solution of a position.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SolvedPosition {
    /// What best play of both sides comes to, in a sentence.
    pub verdict: Phrase,
    /// Every choice of the seats that choose here, by seat.
    pub choices: Vec<SolvedAction>,
    /// Where both choose at the same time: what the first seat gets, from −1 to 1, for each of its choices
    /// (rows) against each of the second seat's (columns). Empty otherwise.
    pub payoffs: Vec<Vec<f64>>,
}

/// A choice whose worth is known exactly.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SolvedAction {
    /// Who may choose it.
    pub seat: Seat,
    /// The action, as in a record.
    pub action: String,
    /// The action in words.
    pub label: Phrase,
    /// The card that it is about.
    pub card: Option<String>,
    /// The chance to win with it against best play, a draw counted half.
    pub chance: f64,
    /// How often best play chooses it, from 0 to 1.
    pub share: f64,
    /// What it comes to in words, if that says more than the chance.
    pub result: Option<Phrase>,
}

impl SolvedPosition {
    fn of<G: Describe>(solution: Solution<G::Action>) -> Self {
        let choices = solution.choices.into_iter().map(|choice| SolvedAction {
            seat: choice.seat,
            action: choice.action.to_string(),
            label: G::action_label(choice.action),
            card: G::action_card(choice.action).map(|card| card.to_string()),
            chance: choice.chance,
            share: choice.share,
            result: choice.result,
        });
        Self { verdict: solution.verdict, choices: choices.collect(), payoffs: solution.payoffs }
    }
}

struct ToSolution<'a>(Line<'a>);

impl VisitPlayable for ToSolution<'_> {
    type Output = Result<Option<SolvedPosition>, Unanalysed>;

    fn game<G: Playable>(self) -> Self::Output {
        let line = self.0.play::<G>()?;
        // A choice that is sealed belongs to a turn that was solved before it.
        let sealed = line
            .last_turn()
            .filter(|begun| begun + 1 == line.actions().len() && line.position().to_act().len() == 1);
        let before =
            sealed.and_then(|begun| line.position_after(begun)).filter(|before| before.to_act().len() > 1);
        let solution = G::solution(before.as_ref().unwrap_or(line.position()));
        Ok(solution.map(SolvedPosition::of::<G>))
    }
}

/// An example of a text that sets up a position of a game; `None` if the game reads none.
pub fn position_example(game: &str) -> Option<&'static str> {
    struct Example;
    impl VisitPlayable for Example {
        type Output = Option<&'static str>;

        fn game<G: Playable>(self) -> Self::Output {
            G::EXAMPLE
        }
    }
    visit_playable(game, Example).flatten()
}
