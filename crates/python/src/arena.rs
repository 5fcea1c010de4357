//! Deals played by two players in every seating: the same games as `interregnum arena` plays.

use crate::bot::{BotSource, Faults, Stoppable};
use crate::error::{bad, internal, value};
use crate::game::{Game, seed};
use crate::job::{Job, Monitor};
use crate::number::Number;
use crate::options::settled;
use crate::registry::{PythonGame, Visit, visit};
use interregnum_kernel::{Seed, Values};
use interregnum_players::arena::{Deal, Played, Score, Stray, fair_share, play_set, seatings};
use interregnum_players::{BadPlayer, PLAY};
use pyo3::prelude::*;
use serde_json::{Value, json};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Two players and the numbers of the deals that they play.
struct Contest {
    tables: Vec<Values>,
    bots: [BotSource; 2],
    deals: Vec<usize>,
    seed: Seed,
    threads: usize,
    faults: Faults,
}

/// Why a contest ended early.
enum Ended {
    Bot(BadPlayer),
    Setup(PyErr),
    /// The place of a player that gave no action or an illegal one.
    Stray(usize, Option<String>),
    Stopped,
}

/// The result of a deal: the share of the first player in each game, and the time of both.
fn entry(deal: usize, played: &Played) -> Value {
    json!({
        "deal": deal,
        "shares": played.shares,
        "choices": played.thought.map(|thought| thought.choices),
        "seconds": played.thought.map(|thought| thought.whole.as_secs_f64()),
        "longest": played.thought.map(|thought| thought.longest.as_secs_f64()),
    })
}

impl Contest {
    /// Plays all deals on several threads; the results are in the order of the deals.
    fn play<G: PythonGame>(&self, monitor: &Monitor) -> Result<Vec<Value>, Ended> {
        let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
        let work = || {
            let result = self.work::<G>(monitor, &next, &found);
            // One failure ends the work of all threads.
            result.inspect_err(|_| monitor.stop())
        };
        let ended: Vec<Result<(), Ended>> = std::thread::scope(|scope| {
            let threads = (0..self.threads.min(self.deals.len()).max(1)).map(|_| scope.spawn(work));
            let threads: Vec<_> = threads.collect();
            threads.into_iter().map(|thread| thread.join().unwrap_or(Err(Ended::Stopped))).collect()
        });
        // A thread that was stopped says less than the one that failed.
        let mut failures: Vec<Ended> = ended.into_iter().filter_map(Result::err).collect();
        failures.sort_by_key(|ended| matches!(ended, Ended::Stopped));
        if let Some(first) = failures.into_iter().next() {
            return Err(first);
        }
        let mut found = found.into_inner().map_err(|_| Ended::Stopped)?;
        found.sort_by_key(|(place, _)| *place);
        Ok(found.into_iter().map(|(_, entry)| entry).collect())
    }

    fn work<G: PythonGame>(
        &self,
        monitor: &Monitor,
        next: &AtomicUsize,
        found: &Mutex<Vec<(usize, Value)>>,
    ) -> Result<(), Ended> {
        let bot = |bot: &BotSource| {
            let player = bot.player::<G>(&self.faults).map_err(Ended::Bot)?;
            Ok(Stoppable { player, monitor })
        };
        let (mut first, mut second) = (bot(&self.bots[0])?, bot(&self.bots[1])?);
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(&number) = self.deals.get(place) else { return Ok(()) };
            if monitor.is_stopped() {
                return Err(Ended::Stopped);
            }
            let seed = self.seed.child(number as u64);
            let options =
                settled::<G>(&self.tables[number % self.tables.len()], seed).map_err(Ended::Setup)?;
            let deal = Deal { cards: G::deal(&options, seed), options, seed: seed.child(PLAY) };
            let played =
                play_set::<G>(&deal, &mut [&mut first, &mut second]).map_err(|stray| match stray {
                    _ if monitor.is_stopped() => Ended::Stopped,
                    Stray::Setup(bad) => Ended::Setup(crate::error::setup(&bad)),
                    Stray::Action { side, action } => Ended::Stray(side, action),
                })?;
            found.lock().map_err(|_| Ended::Stopped)?.push((place, entry(number, &played)));
            monitor.step();
        }
    }

    fn error(&self, ended: Ended) -> PyErr {
        if let Some(error) = self.faults.lock().ok().and_then(|mut first| first.take()) {
            return error;
        }
        match ended {
            Ended::Bot(unknown) => bad(&unknown.phrase()),
            Ended::Setup(error) => error,
            Ended::Stray(side, action) => {
                value(format!("player {side} returned {action:?}, which is not legal"))
            }
            Ended::Stopped => internal("a game ended without a result"),
        }
    }
}

struct Play<'py>(Python<'py>, Contest, Option<Py<PyAny>>);
impl Visit for Play<'_> {
    type Output = PyResult<Value>;
    fn game<G: PythonGame>(self) -> Self::Output {
        let Play(py, contest, progress) = self;
        let job = Job { total: contest.deals.len(), progress };
        let players = G::seats(&settled::<G>(&contest.tables[0], contest.seed)?);
        let entries =
            job.run(py, move |monitor| contest.play::<G>(monitor).map_err(|ended| contest.error(ended)))??;
        Ok(json!({
            "deals": entries,
            "players": players,
            "seatings": seatings::<G>(players).len(),
            "fair": fair_share::<G>(players),
        }))
    }
}

/// Plays deals of an arena: those with these numbers, as JSON.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "the package names them")]
pub(crate) fn play_deals(
    py: Python<'_>,
    game: &Game,
    first: &Bound<'_, PyAny>,
    second: &Bound<'_, PyAny>,
    deals: Vec<Number>,
    seed_text: &str,
    threads: Number,
    progress: Option<Py<PyAny>>,
) -> PyResult<String> {
    let contest = Contest {
        tables: game.tables.clone(),
        bots: [BotSource::of(first)?, BotSource::of(second)?],
        deals: deals.into_iter().map(|number| number.0).collect(),
        seed: seed(seed_text)?,
        threads: threads.threads()?.get(),
        faults: Faults::default(),
    };
    Ok(visit(&game.name, Play(py, contest, progress))??.to_string())
}

/// The mean of the shares of sets, and its 95 % interval; `None` without sets.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "Python hands over a list")]
pub(crate) fn score(sets: Vec<f64>, fair: f64) -> Option<(f64, f64, f64)> {
    Score::of(&sets, fair).map(|score| (score.mean, score.low, score.high))
}

/// The difference in Elo of a share.
#[pyfunction]
pub(crate) fn elo(share: f64, fair: f64) -> f64 {
    interregnum_players::arena::elo(share, fair)
}
