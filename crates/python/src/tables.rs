//! Many tables stepped together, with arrays of `NumPy` that are written in place.

use crate::error::{seat, value};
use crate::game::{Game, seed};
use crate::line::{AnyLine, Line, Origin};
use crate::number::Number;
use crate::options::all_settled;
use crate::registry::{PythonGame, Visit, visit};
use crate::state::State;
use interregnum_environments::{Autoreset, Batch, Horizon, IllegalIndex, Layout, Observer, Slices};
use interregnum_kernel::{Seed, Values};
use numpy::{
    AsSliceError, PyArray1, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2,
    PyUntypedArrayMethods as _,
};
use pyo3::prelude::*;
use serde_json::{Value, json};

/// The most tables of an environment: their positions and arrays take tens of gigabytes.
const MOST_TABLES: usize = 1 << 24;

/// A batch of any game.
trait AnyBatch: Send + Sync {
    fn len(&self) -> usize;
    fn players(&self) -> usize;
    fn layout(&self) -> &Layout;
    fn reset(&mut self, seed: Seed, arrays: &mut Slices<'_>);
    fn step(&mut self, actions: &[i32], arrays: &mut Slices<'_>, threads: usize) -> Result<(), IllegalIndex>;
    fn sample(&mut self, actions: &mut [i32]);
    fn line(&self, table: usize) -> Option<Box<dyn AnyLine>>;
    fn redeal(&mut self, arrays: &mut Slices<'_>, threads: usize);
    fn hidden_size(&self) -> usize;
    fn hidden(&self, out: &mut [u8], threads: usize);
    fn exact(&self, tables: &[usize], nodes: u64, threads: usize) -> Vec<f32>;
}

impl<G: PythonGame> AnyBatch for Batch<G> {
    fn len(&self) -> usize {
        Self::len(self)
    }

    fn players(&self) -> usize {
        Self::players(self)
    }

    fn layout(&self) -> &Layout {
        Self::layout(self)
    }

    fn reset(&mut self, seed: Seed, arrays: &mut Slices<'_>) {
        Self::reset(self, seed, arrays);
    }

    fn step(&mut self, actions: &[i32], arrays: &mut Slices<'_>, threads: usize) -> Result<(), IllegalIndex> {
        self.step_on(actions, arrays, threads)
    }

    fn sample(&mut self, actions: &mut [i32]) {
        Self::sample(self, actions);
    }

    fn line(&self, table: usize) -> Option<Box<dyn AnyLine>> {
        let line = Line::<G>::new(Origin::Imagined, self.game(table)?.clone());
        Some(Box::new(line))
    }

    fn redeal(&mut self, arrays: &mut Slices<'_>, threads: usize) {
        Self::redeal(self, arrays, threads);
    }

    fn hidden_size(&self) -> usize {
        Self::hidden_size(self)
    }

    fn hidden(&self, out: &mut [u8], threads: usize) {
        Self::hidden(self, out, threads);
    }

    fn exact(&self, tables: &[usize], nodes: u64, threads: usize) -> Vec<f32> {
        Self::exact(self, tables, nodes, threads)
    }
}

struct Make<'a> {
    tables: &'a [Values],
    number: usize,
    seed: Seed,
    autoreset: Autoreset,
    horizon: Horizon,
}

impl Visit for Make<'_> {
    type Output = PyResult<Box<dyn AnyBatch>>;
    fn game<G: PythonGame>(self) -> Self::Output {
        let mut options = Vec::new();
        for table in self.tables {
            options.extend(all_settled::<G>(table)?);
        }
        if options.iter().any(|other| G::seats(other) != G::seats(&options[0])) {
            return Err(value("all tables of an environment must have the same number of players"));
        }
        if G::observer(G::seats(&options[0])).is_none() {
            return Err(value(format!("{} cannot be observed as numbers", G::NAME)));
        }
        Ok(Box::new(Batch::<G>::new(options, self.number, self.seed, self.autoreset).until(self.horizon)))
    }
}

fn described(layout: &Layout) -> Value {
    let field = |field: &interregnum_environments::Field| json!({ "name": field.name, "start": field.start, "len": field.len, "about": field.about });
    json!({
        "size": layout.size(),
        "fields": layout.fields.iter().map(field).collect::<Vec<_>>(),
        "actions": layout.actions,
        "cards": layout.cards,
    })
}

/// The layout of observations and actions of a game with a number of players, as JSON.
#[pyfunction]
pub(crate) fn layout(game: &str, players: Number) -> PyResult<String> {
    struct Describe(usize);
    impl Visit for Describe {
        type Output = PyResult<Value>;
        fn game<G: PythonGame>(self) -> Self::Output {
            let has = G::option_sets().iter().any(|options| G::seats(options) == self.0);
            let observer = G::observer(self.0).filter(|_| has);
            let told = || value(format!("{} with {} players cannot be observed as numbers", G::NAME, self.0));
            Ok(described(&observer.ok_or_else(told)?.layout()))
        }
    }
    Ok(visit(game, Describe(players.0))??.to_string())
}

/// Many tables of one game.
#[pyclass(module = "interregnum._core")]
pub(crate) struct Tables(Box<dyn AnyBatch>);

/// The arrays of one call.
struct Borrowed<'py> {
    observations: PyReadwriteArray2<'py, u8>,
    mask: PyReadwriteArray2<'py, u8>,
    current: PyReadwriteArray1<'py, i32>,
    rewards: PyReadwriteArray2<'py, f32>,
    terminations: PyReadwriteArray1<'py, u8>,
}

impl Borrowed<'_> {
    fn slices(&mut self, batch: &dyn AnyBatch) -> PyResult<Slices<'_>> {
        // As slices, arrays whose columns lie one after the other would also do.
        let by_row = self.observations.is_c_contiguous()
            && self.mask.is_c_contiguous()
            && self.rewards.is_c_contiguous();
        if !by_row {
            return Err(value("arrays must be contiguous, row by row"));
        }
        let told = |_: AsSliceError| value("arrays must be contiguous");
        let slices = Slices {
            observations: self.observations.as_slice_mut().map_err(told)?,
            mask: self.mask.as_slice_mut().map_err(told)?,
            current: self.current.as_slice_mut().map_err(told)?,
            rewards: self.rewards.as_slice_mut().map_err(told)?,
            terminations: self.terminations.as_slice_mut().map_err(told)?,
        };
        let (tables, layout) = (batch.len(), batch.layout());
        let fits = slices.observations.len() == tables * layout.size()
            && slices.mask.len() == tables * layout.actions.len()
            && slices.current.len() == tables
            && slices.rewards.len() == tables * batch.players()
            && slices.terminations.len() == tables;
        if fits { Ok(slices) } else { Err(value("an array has another size than the environment")) }
    }
}

#[pymethods]
impl Tables {
    #[new]
    fn new(game: &Game, number: Number, seed_text: &str, autoreset: &str, horizon: &str) -> PyResult<Self> {
        let autoreset = match autoreset {
            "same-step" => Autoreset::SameStep,
            "next-step" => Autoreset::NextStep,
            "disabled" => Autoreset::Disabled,
            other => {
                return Err(value(format!(
                    "no autoreset {other:?}; there are same-step, next-step, disabled"
                )));
            }
        };
        let horizon = match horizon {
            "end" => Horizon::End,
            "settled" => Horizon::Settled,
            other => return Err(value(format!("no horizon {other:?}; there are end, settled"))),
        };
        let number = number.0;
        if !(1..=MOST_TABLES).contains(&number) {
            return Err(value(format!("an environment has 1 to {MOST_TABLES} tables, not {number}")));
        }
        let make = Make { tables: &game.tables, number, seed: seed(seed_text)?, autoreset, horizon };
        visit(&game.name, make)?.map(Self)
    }

    #[getter]
    fn players(&self) -> usize {
        self.0.players()
    }

    fn layout(&self) -> String {
        described(self.0.layout()).to_string()
    }

    #[expect(clippy::too_many_arguments, reason = "one for each array")]
    fn reset(
        &mut self,
        py: Python<'_>,
        seed_text: &str,
        observations: PyReadwriteArray2<'_, u8>,
        mask: PyReadwriteArray2<'_, u8>,
        current: PyReadwriteArray1<'_, i32>,
        rewards: PyReadwriteArray2<'_, f32>,
        terminations: PyReadwriteArray1<'_, u8>,
    ) -> PyResult<()> {
        let seed = seed(seed_text)?;
        let mut arrays = Borrowed { observations, mask, current, rewards, terminations };
        let mut slices = arrays.slices(self.0.as_ref())?;
        py.detach(|| self.0.reset(seed, &mut slices));
        Ok(())
    }

    /// Deals the next game at all tables.
    #[expect(clippy::too_many_arguments, reason = "one for each array")]
    fn redeal(
        &mut self,
        py: Python<'_>,
        threads: usize,
        observations: PyReadwriteArray2<'_, u8>,
        mask: PyReadwriteArray2<'_, u8>,
        current: PyReadwriteArray1<'_, i32>,
        rewards: PyReadwriteArray2<'_, f32>,
        terminations: PyReadwriteArray1<'_, u8>,
    ) -> PyResult<()> {
        let mut arrays = Borrowed { observations, mask, current, rewards, terminations };
        let mut slices = arrays.slices(self.0.as_ref())?;
        py.detach(|| self.0.redeal(&mut slices, threads));
        Ok(())
    }

    #[expect(clippy::too_many_arguments, clippy::needless_pass_by_value, reason = "one for each array")]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i32>,
        threads: Number,
        observations: PyReadwriteArray2<'_, u8>,
        mask: PyReadwriteArray2<'_, u8>,
        current: PyReadwriteArray1<'_, i32>,
        rewards: PyReadwriteArray2<'_, f32>,
        terminations: PyReadwriteArray1<'_, u8>,
    ) -> PyResult<()> {
        let actions = actions.as_slice().map_err(|_| value("actions must be contiguous"))?;
        if actions.len() != self.0.len() {
            return Err(value(format!("{} actions for {} tables", actions.len(), self.0.len())));
        }
        let threads = threads.threads()?.get();
        let mut arrays = Borrowed { observations, mask, current, rewards, terminations };
        let mut slices = arrays.slices(self.0.as_ref())?;
        py.detach(|| self.0.step(actions, &mut slices, threads)).map_err(|error| value(error.to_string()))
    }

    /// Writes a random legal action for each table.
    fn sample(&mut self, py: Python<'_>, mut actions: PyReadwriteArray1<'_, i32>) -> PyResult<()> {
        let actions = actions.as_slice_mut().map_err(|_| value("actions must be contiguous"))?;
        py.detach(|| self.0.sample(actions));
        Ok(())
    }

    /// The number of bytes that `hidden` writes for a table.
    #[getter]
    fn hidden_size(&self) -> usize {
        self.0.hidden_size()
    }

    /// Writes what the other seats see and the one to act does not.
    fn hidden(&self, py: Python<'_>, threads: usize, mut out: PyReadwriteArray2<'_, u8>) -> PyResult<()> {
        let out = out.as_slice_mut().map_err(|_| value("arrays must be contiguous"))?;
        if out.len() != self.0.len() * self.0.hidden_size() {
            return Err(value("an array has another size than the environment"));
        }
        py.detach(|| self.0.hidden(out, threads));
        Ok(())
    }

    /// Seat 0's share of the win with best play in the settled positions of tables; NaN where it is unknown.
    #[expect(clippy::needless_pass_by_value, reason = "PyO3 makes a vector of a list")]
    fn exact<'py>(
        &self,
        py: Python<'py>,
        tables: Vec<usize>,
        nodes: u64,
        threads: usize,
    ) -> Bound<'py, PyArray1<f32>> {
        PyArray1::from_vec(py, py.detach(|| self.0.exact(&tables, nodes, threads)))
    }

    /// The position of a table.
    fn state(&self, table: Number) -> PyResult<State> {
        let line = self.0.line(table.0);
        Ok(State(line.ok_or_else(|| value(format!("no table {}; there are {}", table.0, self.0.len())))?))
    }

    /// What a seat of a table observes, also when it is not to act.
    fn observe(&self, table: Number, number: Number) -> PyResult<std::borrow::Cow<'static, [u8]>> {
        let state = self.state(table)?;
        state.0.observe(seat(number, self.0.players())?).map(std::borrow::Cow::Owned)
    }
}
