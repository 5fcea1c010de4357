//! `BraveRats` for Python: positions from a text, the exact solution, and how a bot does against best
//! play.

mod exploit;

use crate::error::{internal, value};
use crate::job::{Job, Monitor};
use crate::number::Number;
use crate::registry::PythonGame;
use crate::state::State;
use crate::view::{TypedView, View};
use interregnum_games::braverats::{APPLEWOOD, After, BraveRats, Open, YARG};
use interregnum_kernel::{Game, Seat};
use interregnum_solve::braverats::{OpenRats, Perfect};
use interregnum_solve::{Matrix, Side, Solved, Strategy, verify};
use pyo3::prelude::*;
use pyo3::types::PyModule;
use serde_json::{Map, Value, json};
use std::sync::{Arc, Mutex};
use std::time::Instant;

impl PythonGame for BraveRats {
    fn extend(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add_class::<BraveRatsSolution>()?;
        module.add_function(wrap_pyfunction!(exploit::exploit, module)?)
    }
}

/// The solution of a position and of everything that can follow it.
#[pyclass(frozen, module = "interregnum._core")]
pub(crate) struct BraveRatsSolution {
    solved: Arc<Solved<OpenRats>>,
    seconds: f64,
    perfect: Mutex<Perfect>,
}

/// The position between two rounds of a single game.
fn open_position(state: &State) -> PyResult<(BraveRats, Open)> {
    let line = state.typed::<BraveRats>().ok_or_else(|| value("the state is not one of BraveRats"))?;
    let rats = *line.position();
    if rats.options().wins > 1 {
        return Err(value("a match cannot be solved here, only a single game (match=1)"));
    }
    if rats.outcome().is_some() {
        return Err(value("the game is over"));
    }
    let open = rats.open().ok_or_else(|| {
        value("only a position between two rounds without draw piles can be solved: here a card is hidden")
    })?;
    Ok((rats, open))
}

#[pymethods]
impl BraveRatsSolution {
    /// Solves the position and all that can follow it.
    #[new]
    fn new(py: Python<'_>, state: &State, threads: Number) -> PyResult<Self> {
        let threads = threads.threads()?;
        let (rats, open) = open_position(state)?;
        let job = Job { total: 1, progress: None };
        let (solved, seconds) = job.run(py, move |_: &Monitor| {
            let begun = Instant::now();
            let solved = Solved::new(OpenRats::at(*rats.options(), open), threads);
            (solved, begun.elapsed().as_secs_f64())
        })?;
        Ok(Self { solved: Arc::new(solved), seconds, perfect: Mutex::new(Perfect::new(threads)) })
    }

    #[getter]
    fn positions(&self) -> usize {
        self.solved.positions()
    }

    #[getter]
    fn gap(&self) -> f64 {
        self.solved.worst_gap()
    }

    #[getter]
    fn seconds(&self) -> f64 {
        self.seconds
    }

    /// Value, mixes and matrix of a position that the solution covers, as JSON.
    fn at(&self, state: &State) -> PyResult<String> {
        let (_, open) = open_position(state)?;
        let position = After::Goes(open);
        let found = self.solved.matrix(&position).zip(self.solved.strategy(&position));
        let (matrix, strategy) =
            found.ok_or_else(|| value("the position cannot follow from the one that was solved"))?;
        Ok(described(&open, &matrix, &strategy).to_string())
    }

    /// The probability of each action of the view's seat, as JSON.
    fn mix(&self, view: &View) -> PyResult<String> {
        let view = view.0.as_any().downcast_ref::<TypedView<BraveRats>>();
        let TypedView(view) = view.ok_or_else(|| value("the view is not one of BraveRats"))?;
        let perfect = self.perfect.lock().map_err(|_| internal("a solver failed"))?;
        let advice = perfect.advise(view);
        let advice =
            advice.ok_or_else(|| value("it is not the turn of the view's seat, or a card is hidden"))?;
        let mix = advice.iter().map(|advice| (format!("play {}", advice.card), Value::from(advice.share)));
        Ok(Value::Object(mix.collect()).to_string())
    }

    /// Walks over all positions with each side's strategies against a best response; JSON.
    fn verify(&self, py: Python<'_>) -> PyResult<String> {
        let (solved, job) = (Arc::clone(&self.solved), Job { total: 1, progress: None });
        let verified = job.run(py, move |_: &Monitor| verify(&solved, &[start(&solved)]))?;
        let found = json!({
            "exploitable": verified.exploitable(),
            "exact_error": verified.exact_error,
            "proved": verified.is_proved,
        });
        Ok(found.to_string())
    }
}

/// The position that was solved.
fn start(solved: &Solved<OpenRats>) -> After {
    use interregnum_solve::Solvable;
    solved.game().start()
}

fn cards(open: &Open, seat: Seat) -> Vec<String> {
    open.hands[seat].kinds().map(|card| card.to_string()).collect()
}

fn described(open: &Open, matrix: &Matrix, strategy: &Strategy) -> Value {
    let [rows, columns] = [cards(open, YARG), cards(open, APPLEWOOD)];
    let certain = |place: usize, number: usize| -> Vec<f64> {
        (0..number).map(|other| f64::from(u8::from(other == place))).collect()
    };
    let (mixes, answers) = match strategy {
        Strategy::Together(mixes) => ([mixes.rows.to_vec(), mixes.columns.to_vec()], None),
        Strategy::InTurn { first: Side::Row, choice, answers, .. } => (
            [certain(*choice, rows.len()), certain(answers[*choice], columns.len())],
            Some(answered(&rows, &columns, answers)),
        ),
        Strategy::InTurn { first: Side::Column, choice, answers, .. } => (
            [certain(answers[*choice], rows.len()), certain(*choice, columns.len())],
            Some(answered(&columns, &rows, answers)),
        ),
    };
    let by_card = |cards: &[String], mix: &[f64]| -> Map<String, Value> {
        cards.iter().cloned().zip(mix.iter().copied().map(Value::from)).collect()
    };
    json!({
        // Adding zero removes the sign of a negative zero.
        "value": strategy.value() + 0.0,
        "mix": [by_card(&rows, &mixes[0]), by_card(&columns, &mixes[1])],
        "matrix": matrix.iter().map(|row| row.iter().map(|payoff| payoff + 0.0).collect()).collect::<Vec<Vec<f64>>>(),
        "rows": rows,
        "columns": columns,
        "answers": answers,
    })
}

/// The best answer to each card that is shown first.
fn answered(shown: &[String], answers: &[String], places: &[usize]) -> Map<String, Value> {
    shown.iter().cloned().zip(places.iter().map(|&place| Value::from(answers[place].as_str()))).collect()
}
