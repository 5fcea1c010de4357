//! The program's bots as Python holds them.

use crate::error::{bad, internal, value};
use crate::job::{Job, Monitor};
use crate::language::say;
use crate::number::Number;
use crate::registry::PythonGame;
use crate::view::{AnyView, TypedView, View};
use interregnum_kernel::{Seed, View as _};
use interregnum_players::{Player as Bot, explained};
use pyo3::prelude::*;
use rand_chacha::ChaCha20Rng;
use rand_core::Rng;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::num::NonZero;
use std::sync::{Arc, Mutex};

/// A bot for the game `G`.
pub(crate) struct TypedPlayer<G: PythonGame>(pub(crate) Box<dyn Bot<G>>);

/// A bot for a game that is not known here. A view of another game gives nothing.
pub(crate) trait AnyPlayer: Send {
    fn act(&mut self, view: &dyn AnyView, rng: &mut dyn Rng) -> Option<String>;
    /// Every legal action with its chance, the number of worlds and the reason.
    fn weigh(&mut self, view: &dyn AnyView, rng: &mut dyn Rng) -> Option<Value>;
}

impl<G: PythonGame> AnyPlayer for TypedPlayer<G> {
    fn act(&mut self, view: &dyn AnyView, rng: &mut dyn Rng) -> Option<String> {
        let TypedView(view) = view.as_any().downcast_ref::<TypedView<G>>()?;
        self.0.act(view, rng).map(|action| action.to_string())
    }

    fn weigh(&mut self, view: &dyn AnyView, rng: &mut dyn Rng) -> Option<Value> {
        let TypedView(view) = view.as_any().downcast_ref::<TypedView<G>>()?;
        let weighed = self.0.weigh(view, rng);
        let is_explained = weighed.iter().any(|weighed| weighed.why.is_some());
        let weighed = if is_explained { weighed } else { explained::<G>(view, weighed) };
        let told = weighed.into_iter().map(|weighed| {
            json!({
                "action": weighed.action.to_string(),
                "chance": weighed.chance,
                "tries": weighed.tries,
                "why": weighed.why.map(|why| say(&why, view.viewer().seat())),
            })
        });
        Some(told.collect())
    }
}

/// A bot of the program: `greedy`, `flat:2000`, `search:100ms`, `regent`.
#[pyclass(frozen, module = "interregnum._core")]
pub(crate) struct Player {
    name: String,
    threads: NonZero<usize>,
    mind: Arc<Mutex<Mind>>,
}

/// The bots by game, made when they are first asked, and their generator.
struct Mind {
    bots: HashMap<&'static str, Box<dyn AnyPlayer>>,
    rng: ChaCha20Rng,
}

impl Player {
    /// Asks the bot for the view's game, without the interpreter's lock. Ctrl-C is answered while it
    /// thinks.
    fn ask<T: Send + 'static>(
        &self,
        py: Python<'_>,
        view: &View,
        question: impl FnOnce(&mut dyn AnyPlayer, &dyn AnyView, &mut dyn Rng) -> Option<T> + Send + 'static,
    ) -> PyResult<T> {
        if view.0.legal().is_empty() {
            return Err(value("it is not the turn of the view's seat"));
        }
        let (mind, view) = (Arc::clone(&self.mind), Arc::clone(&view.0));
        let (name, threads) = (self.name.clone(), self.threads);
        let job = Job { total: 1, progress: None };
        let answer = job.run(py, move |_: &Monitor| {
            let Ok(mut mind) = mind.lock() else { return Ok(None) };
            let Mind { bots, rng } = &mut *mind;
            let bot = match bots.entry(view.game()) {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(place) => place.insert(view.player(&name, threads)?),
            };
            Ok(question(bot.as_mut(), view.as_ref(), rng))
        })?;
        let answer = answer.map_err(|unknown: interregnum_players::BadPlayer| bad(&unknown.phrase()))?;
        answer.ok_or_else(|| internal("a bot gave no answer"))
    }
}

#[pymethods]
impl Player {
    #[new]
    fn new(name: String, seed: &str, threads: Number) -> PyResult<Self> {
        let threads = threads.threads()?;
        let seed: Seed = seed.parse().map_err(|bad: interregnum_kernel::BadText| value(bad.to_string()))?;
        let mind = Mind { bots: HashMap::new(), rng: seed.generator() };
        Ok(Self { name, threads, mind: Arc::new(Mutex::new(mind)) })
    }

    fn act(&self, py: Python<'_>, view: &View) -> PyResult<String> {
        self.ask(py, view, |bot, view, rng| bot.act(view, rng))
    }

    fn weigh(&self, py: Python<'_>, view: &View) -> PyResult<String> {
        self.ask(py, view, |bot, view, rng| bot.weigh(view, rng)).map(|weighed| weighed.to_string())
    }
}
