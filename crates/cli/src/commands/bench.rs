//! `bench`: how fast the rules are, on one thread.
//!
//! Random playouts, deal included, through the functions that search uses: `random`, `play_out` and
//! `winners`. Every figure is the median of several slices, taken in turn over all tables, so that
//! a busy moment of the machine does not affect only one of them.

mod searching;
mod solving;

use crate::failure::Failure;
use crate::games;
use crate::output;
use crate::progress;
use crate::tables::{self, Setup};
use crate::translator::Translator;
use clap::ArgMatches;
use interregnum_kernel::{Game, Phrase, Seed, pick};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Map, Value, json};
use solving::Solved;
use std::time::{Duration, Instant};

pub(crate) use searching::{SearchBenchmark, worlds_a_second};
pub(crate) use solving::SolverBenchmark;

/// How many slices each figure is the median of.
const SLICES: usize = 5;

/// One slice: how many playouts, how many actions, and how long it took.
struct Slice {
    playouts: u64,
    actions: u64,
    seconds: f64,
}

type Work = Box<dyn FnMut(Duration) -> Slice>;

/// What is to be measured.
#[derive(Default)]
pub(crate) struct Bench {
    filter: String,
    playouts: Vec<(String, Work)>,
    apply: Vec<(String, Work)>,
}

impl Bench {
    /// Adds the tables of a game: playouts of all, and `apply` of the first.
    pub(crate) fn game<G: Game + 'static>(&mut self, setups: &[Setup<G>]) {
        for (place, setup) in setups.iter().enumerate() {
            let options = (setup.options)(Seed::from_number(place as u64));
            if !self.wants(&setup.label) {
                continue;
            }
            self.playouts.push((setup.label.clone(), playouts::<G>(options.clone())));
            if place == 0 {
                self.apply.push((setup.label.clone(), applied::<G>(options)));
            }
        }
    }

    fn wants(&self, label: &str) -> bool {
        label.starts_with(&self.filter)
    }
}

pub(crate) fn run(matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
    let mut bench =
        Bench { filter: matches.get_one::<String>("name").cloned().unwrap_or_default(), ..Bench::default() };
    tables::all().iter().try_for_each(|table| table.bench(&mut bench))?;
    let solving: Vec<_> =
        solving::all().filter(|solver| bench.wants(&format!("solve/{}", solver.label))).collect();
    let searches = games::extras().filter_map(|extras| extras.search_benchmark);
    let searching: Vec<_> =
        searches.filter(|search| bench.wants(&format!("search/{}", search.label))).collect();
    if bench.playouts.is_empty() && solving.is_empty() && searching.is_empty() {
        return Err(Failure::bad("cli-error-bench", bench.filter));
    }
    let seconds = matches.get_one::<f64>("seconds").copied().unwrap_or(0.5);
    if !(0.001..=3600.0).contains(&seconds) {
        return Err(Failure::bad("cli-error-seconds", seconds.to_string()));
    }
    let steps: usize = solving.iter().map(|solver| solver.steps).sum();
    let bar = progress::bar(SLICES * (bench.playouts.len() + bench.apply.len()) + steps);
    let slice = Duration::from_secs_f64(seconds / SLICES as f64);
    let playouts = measure(bench.playouts, slice, &bar);
    let apply = measure(bench.apply, slice, &bar);
    let solved: Vec<_> = solving.into_iter().flat_map(|solver| solving::figures(solver, &bar)).collect();
    let searched: Vec<_> = searching.into_iter().map(|search| (search, (search.run)(seconds))).collect();
    bar.finish_and_clear();
    if matches.get_flag("json") {
        output::print(as_json(&playouts, &apply, solved, &searched));
    } else {
        tell(&playouts, &apply, &solved, &searched, translator);
    }
    Ok(())
}

/// A figure: its name, playouts per second, actions per second.
type Figure = (String, f64, f64);

fn measure(mut work: Vec<(String, Work)>, slice: Duration, bar: &indicatif::ProgressBar) -> Vec<Figure> {
    let mut rates: Vec<Vec<(f64, f64)>> = work.iter().map(|_| Vec::new()).collect();
    for _ in 0..SLICES {
        for ((_, run), rates) in work.iter_mut().zip(&mut rates) {
            let done = run(slice);
            rates.push((done.playouts as f64 / done.seconds, done.actions as f64 / done.seconds));
            bar.inc(1);
        }
    }
    let median = |rates: &mut Vec<(f64, f64)>| {
        rates.sort_by(|a, b| a.0.total_cmp(&b.0));
        rates[rates.len() / 2]
    };
    work.into_iter()
        .zip(&mut rates)
        .map(|((label, _), rates)| (label, median(rates).0, median(rates).1))
        .collect()
}

/// Random playouts by `advance`, unchecked.
fn playouts<G: Game + 'static>(options: G::Options) -> Work {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    Box::new(move |time| {
        repeat(time, || {
            let mut game = G::random(&options, &mut rng);
            let actions = game.play_out(&mut rng) as u64;
            std::hint::black_box(game.winners());
            actions
        })
    })
}

/// The same by `apply`, checked and with events.
fn applied<G: Game + 'static>(options: G::Options) -> Work {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    Box::new(move |time| {
        repeat(time, || {
            let mut game = G::random(&options, &mut rng);
            let mut actions = 0;
            while let Some(seat) = game.to_act().first() {
                let Some(action) = pick(&mut rng, game.legal(seat)) else { break };
                let Ok(events) = game.apply(seat, action) else { break };
                std::hint::black_box(events);
                actions += 1;
            }
            actions
        })
    })
}

fn repeat(time: Duration, mut playout: impl FnMut() -> u64) -> Slice {
    let start = Instant::now();
    let mut done = Slice { playouts: 0, actions: 0, seconds: 0.0 };
    while start.elapsed() < time {
        for _ in 0..256 {
            done.actions += playout();
        }
        done.playouts += 256;
    }
    done.seconds = start.elapsed().as_secs_f64();
    done
}

fn as_json(
    playouts: &[Figure],
    apply: &[Figure],
    solved: Vec<Solved>,
    searched: &[(SearchBenchmark, f64)],
) -> Value {
    let whole = |(label, playouts, actions): &Figure| {
        (label.clone(), json!({ "playouts_per_s": playouts.round(), "actions_per_s": actions.round() }))
    };
    let actions = |(label, _, actions): &Figure| (label.clone(), json!({ "actions_per_s": actions.round() }));
    let mut object = Map::new();
    if !playouts.is_empty() {
        object.insert("playouts".into(), Value::Object(playouts.iter().map(whole).collect()));
    }
    if !apply.is_empty() {
        object.insert("apply".into(), Value::Object(apply.iter().map(actions).collect()));
    }
    if !solved.is_empty() {
        object.insert(
            "solve".into(),
            Value::Object(solved.into_iter().map(|solved| (solved.name, solved.figures)).collect()),
        );
    }
    if !searched.is_empty() {
        let rate = |(search, rate): &(SearchBenchmark, f64)| {
            (search.label.to_owned(), json!({ "worlds_per_s": rate.round() }))
        };
        object.insert("search".into(), Value::Object(searched.iter().map(rate).collect()));
    }
    Value::Object(object)
}

fn tell(
    playouts: &[Figure],
    apply: &[Figure],
    solved: &[Solved],
    searched: &[(SearchBenchmark, f64)],
    translator: &Translator,
) {
    tell_playouts(playouts, translator);
    tell_apply(apply, translator);
    for solved in solved {
        output::print(translator.say(&solved.line(translator)));
    }
    for (search, rate) in searched {
        output::print(translator.say(&Phrase::new(search.line).with("worlds", translator.rate(*rate))));
    }
}

fn tell_playouts(playouts: &[Figure], translator: &Translator) {
    if playouts.is_empty() {
        return;
    }
    let base = playouts.first().map_or(1.0, |(_, rate, _)| *rate);
    output::print(translator.get("cli-bench-playouts"));
    for (label, rate, actions) in playouts {
        let line = Phrase::new("cli-bench-line")
            .with("label", format!("{label:<32}"))
            .with("playouts", format!("{:>12}", translator.rate(*rate)))
            .with("actions", format!("{:>13}", translator.rate(*actions)))
            .with("ratio", format!("{:.2}", rate / base));
        output::print(translator.say(&line));
    }
}

fn tell_apply(apply: &[Figure], translator: &Translator) {
    if apply.is_empty() {
        return;
    }
    output::print(translator.get("cli-bench-apply"));
    for (label, _, actions) in apply {
        let line = Phrase::new("cli-bench-apply-line")
            .with("label", format!("{label:<32}"))
            .with("actions", format!("{:>13}", translator.rate(*actions)));
        output::print(translator.say(&line));
    }
}
