//! Bots written in Python, and bots that stop when the work is stopped.

use crate::job::Monitor;
use crate::registry::PythonGame;
use crate::view::{TypedView, View};
use interregnum_kernel::View as _;
use interregnum_players::{BadPlayer, Player, Weighed, player};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rand_core::Rng;
use std::num::NonZero;
use std::sync::{Arc, Mutex};

/// A bot: a name of the program's, or a callable.
pub(crate) enum BotSource {
    Named(String),
    Callable(Py<PyAny>),
}

impl BotSource {
    /// A text names a bot; anything else is called.
    pub(crate) fn of(bot: &Bound<'_, PyAny>) -> PyResult<Self> {
        match bot.extract::<String>() {
            Ok(name) => Ok(Self::Named(name)),
            Err(_) if bot.is_callable() => Ok(Self::Callable(bot.clone().unbind())),
            Err(_) => Err(PyTypeError::new_err(format!(
                "a bot is a name or a callable that turns a view into an action, not {}",
                bot.get_type().name()?
            ))),
        }
    }

    /// A player for one thread.
    pub(crate) fn player<G: PythonGame>(&self, faults: &Faults) -> Result<Box<dyn Player<G>>, BadPlayer> {
        Ok(match self {
            Self::Named(name) => player(name, NonZero::<usize>::MIN)?,
            Self::Callable(callable) => {
                let callable = Python::attach(|py| callable.clone_ref(py));
                Box::new(PythonBot { callable, faults: faults.clone() })
            }
        })
    }
}

/// The first exception of a bot written in Python.
pub(crate) type Faults = Arc<Mutex<Option<PyErr>>>;

/// A callable that receives a view and returns an action, or probabilities of actions.
struct PythonBot {
    callable: Py<PyAny>,
    faults: Faults,
}

impl PythonBot {
    /// The legal actions with their probabilities; an exception is kept for the caller of the work.
    fn probabilities<G: PythonGame>(&self, view: &G::View) -> Vec<(G::Action, f64)> {
        let mix = Python::attach(|py| self.answer::<G>(py, view));
        mix.unwrap_or_else(|error| {
            if let Ok(mut first) = self.faults.lock() {
                first.get_or_insert(error);
            }
            Vec::new()
        })
    }

    fn answer<G: PythonGame>(&self, py: Python<'_>, view: &G::View) -> PyResult<Vec<(G::Action, f64)>> {
        let seen = View(Arc::new(TypedView::<G>(view.clone())));
        let answer = self.callable.call1(py, (Py::new(py, seen)?,))?.into_bound(py);
        let mut mix = Vec::new();
        if let Ok(probabilities) = answer.cast::<PyDict>() {
            for (action, probability) in probabilities {
                mix.push((legal::<G>(view, &action)?, probability.extract()?));
            }
        } else {
            mix.push((legal::<G>(view, &answer)?, 1.0));
        }
        let total: f64 = mix.iter().map(|(_, probability)| probability).sum();
        let are_sound =
            mix.iter().all(|(_, probability)| *probability >= 0.0) && total > 0.0 && total.is_finite();
        if !are_sound {
            return Err(PyValueError::new_err(
                "a bot returned probabilities that do not add up to more than zero",
            ));
        }
        Ok(mix.into_iter().map(|(action, probability)| (action, probability / total)).collect())
    }
}

/// The action that an object's text names, if it is legal.
fn legal<G: PythonGame>(view: &G::View, answer: &Bound<'_, PyAny>) -> PyResult<G::Action> {
    let text = answer.str()?.to_string();
    let action = view.legal().iter().find(|action| action.to_string() == text);
    action.copied().ok_or_else(|| {
        let known: Vec<String> = view.legal().iter().map(ToString::to_string).collect();
        PyValueError::new_err(format!("a bot returned {text:?}; legal are {}", known.join(", ")))
    })
}

/// The parts of a mix, which is rounded to whole numbers of tries.
const PARTS: f64 = 1e12;

impl<G: PythonGame> Player<G> for PythonBot {
    fn act(&mut self, view: &G::View, rng: &mut dyn Rng) -> Option<G::Action> {
        let mix = self.probabilities::<G>(view);
        // 53 random bits are a uniform number below one.
        let mut left = (rng.next_u64() >> 11) as f64 / (1u64 << 53) as f64;
        let drawn = mix.iter().find(|(_, probability)| {
            left -= probability;
            left < 0.0
        });
        drawn.or(mix.last()).map(|(action, _)| *action)
    }

    fn mix(&mut self, view: &G::View) -> Option<Vec<f64>> {
        let mix = self.probabilities::<G>(view);
        let share = |legal: &G::Action| {
            mix.iter().filter(|(action, _)| action == legal).map(|(_, share)| share).sum()
        };
        (!mix.is_empty()).then(|| view.legal().iter().map(share).collect())
    }

    #[expect(clippy::cast_sign_loss, reason = "a probability is not below zero")]
    fn weigh(&mut self, view: &G::View, _rng: &mut dyn Rng) -> Vec<Weighed<G::Action>> {
        let weighed = |(action, probability): (G::Action, f64)| Weighed {
            action,
            chance: 0.5,
            tries: (probability * PARTS).round() as u64,
            why: None,
        };
        self.probabilities::<G>(view).into_iter().map(weighed).collect()
    }
}

/// A player that gives no answer once the work is stopped.
pub(crate) struct Stoppable<'a, G: PythonGame> {
    pub(crate) player: Box<dyn Player<G>>,
    pub(crate) monitor: &'a Monitor,
}

impl<G: PythonGame> Player<G> for Stoppable<'_, G> {
    fn act(&mut self, view: &G::View, rng: &mut dyn Rng) -> Option<G::Action> {
        if self.monitor.is_stopped() { None } else { self.player.act(view, rng) }
    }

    fn weigh(&mut self, view: &G::View, rng: &mut dyn Rng) -> Vec<Weighed<G::Action>> {
        if self.monitor.is_stopped() { Vec::new() } else { self.player.weigh(view, rng) }
    }

    fn mix(&mut self, view: &G::View) -> Option<Vec<f64>> {
        if self.monitor.is_stopped() { None } else { self.player.mix(view) }
    }
}
