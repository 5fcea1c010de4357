//! A position as Python holds it.

use crate::error::{seat, value};
use crate::line::{AnyLine, Line};
use crate::number::Number;
use crate::registry::PythonGame;
use crate::view::View;
use interregnum_kernel::{SeatEntry, Viewer};
use pyo3::prelude::*;
use std::borrow::Cow;

/// A complete position, with all hidden cards, and the actions that led to it.
#[pyclass(module = "interregnum._core")]
pub(crate) struct State(pub(crate) Box<dyn AnyLine>);

impl State {
    /// The line, if the game is `G`.
    pub(crate) fn typed<G: PythonGame>(&self) -> Option<&Line<G>> {
        self.0.as_any().downcast_ref()
    }

    fn viewer(&self, number: Option<Number>) -> PyResult<Viewer> {
        number.map_or(Ok(Viewer::Spectator), |number| seat(number, self.0.players()).map(Viewer::Seat))
    }
}

#[pymethods]
impl State {
    #[getter]
    fn game(&self) -> &'static str {
        self.0.game()
    }

    #[getter]
    fn players(&self) -> usize {
        self.0.players()
    }

    #[getter]
    fn to_act(&self) -> Vec<usize> {
        self.0.to_act().map(interregnum_kernel::Seat::index).collect()
    }

    fn legal(&self, number: Number) -> PyResult<Vec<String>> {
        Ok(self.0.legal(seat(number, self.0.players())?))
    }

    fn apply(&mut self, py: Python<'_>, number: Number, action: &str) -> PyResult<Vec<String>> {
        let seat = seat(number, self.0.players())?;
        self.0.apply(py, seat, action)
    }

    fn undo(&mut self) -> bool {
        self.0.undo()
    }

    fn copy(&self) -> Self {
        Self(self.0.clone_line())
    }

    fn actions(&self) -> Vec<(usize, String)> {
        self.0.actions()
    }

    fn outcome(&self) -> Option<String> {
        self.0.outcome().map(|outcome| outcome.to_string())
    }

    fn view(&self, number: Option<Number>) -> PyResult<View> {
        Ok(View(self.0.view(self.viewer(number)?)))
    }

    /// The story for a seat, for a spectator, or with all cards open.
    fn story(&self, number: Option<Number>, all_cards: bool) -> PyResult<Vec<String>> {
        let viewer = if all_cards { None } else { Some(self.viewer(number)?) };
        Ok(self.0.story(viewer))
    }

    /// The record; names and kinds of players by seat.
    fn record(&self, names: Vec<String>, kinds: Vec<String>) -> PyResult<String> {
        if names.len() != kinds.len() {
            return Err(value(format!("{} names for {} players", names.len(), kinds.len())));
        }
        let seats = names.into_iter().zip(kinds).map(|(name, player)| SeatEntry { name, player });
        self.0.record(seats.collect())
    }

    /// What `restore` needs.
    fn origin(&self) -> PyResult<String> {
        self.0.origin().map(|origin| origin.to_string())
    }

    /// What a seat observes, one byte for each number.
    fn observe(&self, number: Number) -> PyResult<Cow<'static, [u8]>> {
        self.0.observe(seat(number, self.0.players())?).map(Cow::Owned)
    }

    /// One byte for each action, 1 if it is legal.
    fn mask(&self, number: Number) -> PyResult<Cow<'static, [u8]>> {
        self.0.mask(seat(number, self.0.players())?).map(Cow::Owned)
    }

    fn index(&self, number: Number, action: &str) -> PyResult<usize> {
        self.0.index(seat(number, self.0.players())?, action)
    }

    fn action_at(&self, number: Number, index: Number) -> PyResult<String> {
        self.0.action_at(seat(number, self.0.players())?, index.0)
    }

    fn same(&self, other: &Self) -> bool {
        self.0.is_same(other.0.as_ref())
    }
}
