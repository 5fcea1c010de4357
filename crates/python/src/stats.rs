//! The balance of a game, measured by letting bots play it.

use crate::bot::BotSource;
use crate::error::{bad, setup, value};
use crate::game::{Game, seed};
use crate::job::{Job, Monitor};
use crate::number::Number;
use crate::options::measured;
use crate::registry::{PythonGame, Visit, visit};
use interregnum_kernel::{Seed, Values};
use interregnum_players::player;
use interregnum_stats::{MeasureError, Measurement};
use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::prelude::*;
use std::num::NonZero;
use std::ops::ControlFlow;

struct Measure<'py> {
    py: Python<'py>,
    tables: Vec<Values>,
    bots: Vec<String>,
    games: usize,
    seed: Seed,
    threads: NonZero<usize>,
    progress: Option<Py<PyAny>>,
}

impl Visit for Measure<'_> {
    type Output = PyResult<String>;
    fn game<G: PythonGame>(self) -> Self::Output {
        let Measure { py, tables, bots, games, seed, threads, progress } = self;
        for name in &bots {
            player::<G>(name, threads).map_err(|unknown| bad(&unknown.phrase()))?;
        }
        let job = Job { total: tables.len() * games, progress };
        job.run(py, move |monitor: &Monitor| -> PyResult<String> {
            let setups = tables.iter().map(measured::<G>).collect::<PyResult<_>>()?;
            let measurement = Measurement::<G> { setups, games, seed, bots, threads };
            let played = || {
                monitor.step();
                if monitor.is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            let report = measurement.report_while(&played).map_err(|error| refused(&error))?;
            serde_json::to_string(&report).map_err(|error| value(error.to_string()))
        })?
    }
}

fn refused(error: &MeasureError) -> PyErr {
    match error {
        MeasureError::Bot(unknown) => bad(&unknown.phrase()),
        MeasureError::Setup(bad) => setup(bad),
        MeasureError::Stopped => PyKeyboardInterrupt::new_err(()),
        MeasureError::Stray { .. } => value(error.to_string()),
    }
}

/// Plays games with bots and returns the report of `interregnum stats --json`.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "Python hands over a list")]
pub(crate) fn measure(
    py: Python<'_>,
    game: &Game,
    bots: Vec<Bound<'_, PyAny>>,
    games: Number,
    seed_text: &str,
    threads: Number,
    progress: Option<Py<PyAny>>,
) -> PyResult<String> {
    let named = |bot: &Bound<'_, PyAny>| match BotSource::of(bot)? {
        BotSource::Named(name) => Ok(name),
        BotSource::Callable(_) => Err(value("stats measures with bots of the program; give their names")),
    };
    let bots: Vec<String> = bots.iter().map(named).collect::<PyResult<_>>()?;
    let (games, threads) = (games.0, threads.threads()?);
    if games == 0 || bots.is_empty() {
        return Err(value("stats needs at least one game and one bot"));
    }
    let measure =
        Measure { py, tables: game.tables.clone(), bots, games, seed: seed(seed_text)?, threads, progress };
    visit(&game.name, measure)?
}
