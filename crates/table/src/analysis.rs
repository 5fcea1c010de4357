//! Positions of records, to be analysed: every hand open, any move tried, bots and the exact solver asked.

use crate::playthrough::{BotTask, Look, asking};
use crate::{Json, Position, Refused, Turn};
use interregnum_kernel::{
    Describe, Game, Head, Move, Phrase, Playthrough, Record, Seat, Sentence, Viewer, WrittenOutcome,
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
    /// The record until here.
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
    /// The rules forbid the action.
    Refused(Refused),
}

/// A record cut after its first `number` moves, or whole; then one more move is tried, if there is one.
#[derive(Clone, Copy)]
pub struct Line<'a> {
    /// The record.
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
        let head = Head::read(self.record).map_err(|_| Unanalysed::BadRecord)?;
        visit(&head.game).unwrap_or(Err(Unanalysed::BadRecord))
    }

    fn play<G: Playable>(self) -> Result<(Record<G>, Playthrough<G>), Unanalysed> {
        let record = Record::<G>::read(self.record).map_err(|_| Unanalysed::BadRecord)?;
        let mut play = Playthrough::<G>::from_record(&record).map_err(|_| Unanalysed::BadRecord)?;
        let number = self.number.unwrap_or(play.actions().len());
        if number > play.actions().len() {
            return Err(Unanalysed::NoSuchMove);
        }
        play.go_back(number);
        if let Some((seat, action)) = self.tried {
            let bad = || Refused::BadAction { found: action.chars().take(40).collect() };
            let action: G::Action = action.parse().map_err(|_| Unanalysed::Refused(bad()))?;
            play.apply(seat, action).map_err(|why| Unanalysed::Refused(Refused::by_the_rules(&why)))?;
        }
        Ok((written(record, &play), play))
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
        let (record, play) = self.0.play::<G>()?;
        let game = play.position();
        let (to_act, turn) = (
            game.to_act().collect::<Vec<_>>(),
            Turn(u32::try_from(play.actions().len()).unwrap_or(u32::MAX)),
        );
        let seat = |seat| Look::at(game, Viewer::Seat(seat)).position(turn, to_act.clone(), None);
        let line = play.actions().iter().map(|played| LineMove {
            seat: played.seat,
            action: played.action.to_string(),
            label: G::action_label(played.action),
        });
        Ok(OpenPosition {
            names: record.names(),
            moves: play.actions().len(),
            seats: Seat::all(game.players()).map(seat).collect(),
            winners: game.winners().map(Iterator::collect),
            result: game.tally().map_or_else(Vec::new, |tally| tally.sentences(None)),
            phrases: play.story(None).pop().map_or_else(Vec::new, |chapter| chapter.sentences),
            line: line.collect(),
            record: Json::of(&record),
            to_act,
        })
    }
}

struct ToAdviser<'a>(Line<'a>, Seat);

impl VisitPlayable for ToAdviser<'_> {
    type Output = Result<Box<dyn BotTask>, Unanalysed>;

    fn game<G: Playable>(self) -> Self::Output {
        let Self(line, seat) = self;
        let (_, play) = line.play::<G>()?;
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
        let (_, play) = self.0.play::<G>()?;
        // A choice that is sealed belongs to a turn that was solved before it.
        let begun = play.actions().len().checked_sub(1).map(|last| play.turn_start(last));
        let sealed =
            begun.filter(|&begun| begun + 1 == play.actions().len() && play.position().to_act().len() == 1);
        let before =
            sealed.and_then(|begun| play.position_after(begun)).filter(|before| before.to_act().len() > 1);
        let solution = G::solution(before.as_ref().unwrap_or(play.position()));
        Ok(solution.map(SolvedPosition::of::<G>))
    }
}
