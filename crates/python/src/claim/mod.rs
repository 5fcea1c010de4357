//! Claim for Python: positions from a text, the exact solution of phase two for two players, and how a
//! bot does against a best response.

mod exploit;

use crate::error::value;
use crate::job::{Job, Monitor};
use crate::registry::PythonGame;
use crate::state::State;
use interregnum_games::claim::{Claim, PhaseTwo};
use interregnum_kernel::Game;
use interregnum_solve::claim::Solver;
use pyo3::prelude::*;
use pyo3::types::PyModule;
use serde_json::{Map, Value, json};
use std::time::Instant;

impl PythonGame for Claim {
    fn extend(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add_function(wrap_pyfunction!(exploit::claim_deals, module)?)?;
        module.add_function(wrap_pyfunction!(exploit::exploit_claim, module)?)?;
        module.add_function(wrap_pyfunction!(solve_phase_two, module)?)
    }
}

/// Solves a position of phase two for two players; the result is JSON.
#[pyfunction]
pub(crate) fn solve_phase_two(py: Python<'_>, state: &State) -> PyResult<String> {
    let position = open_position(state)?;
    let job = Job { total: 1, progress: None };
    Ok(job.run(py, move |_: &Monitor| solved(&position))?.to_string())
}

fn open_position(state: &State) -> PyResult<PhaseTwo> {
    let line = state.typed::<Claim>().ok_or_else(|| value("the state is not one of Claim"))?;
    let claim = line.position();
    if claim.players() != 2 {
        return Err(value(format!(
            "only games of two players can be solved; this one has {}",
            claim.players()
        )));
    }
    if claim.outcome().is_some() {
        return Err(value("the game is over"));
    }
    claim
        .phase_two()
        .ok_or_else(|| value("cards are hidden in phase one: only phase two can be solved (C12.3)"))
}

fn solved(position: &PhaseTwo) -> Value {
    let begun = Instant::now();
    let mut solver = Solver::new();
    let found = solver.solve(position);
    let margins = solver.margins(position).into_iter();
    let margins: Map<String, Value> =
        margins.map(|(card, margin)| (format!("play {card}"), Value::from(margin))).collect();
    json!({
        "winner": (found.margin != 0).then(|| usize::from(found.margin < 0)),
        "margin": found.margin,
        "best": found.best.kinds().map(|card| format!("play {card}")).collect::<Vec<_>>(),
        "margins": margins,
        "nodes": found.nodes,
        "seconds": begun.elapsed().as_secs_f64(),
    })
}
