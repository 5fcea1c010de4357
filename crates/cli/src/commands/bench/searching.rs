//! Measures the worlds per second of the search, on one thread.

use interregnum_kernel::{Seed, Viewer, pick};
use interregnum_players::{Playable, player};
use rand_xoshiro::rand_core::Rng;
use std::num::NonZero;
use std::time::Instant;

/// The number of positions over which the figure is a median: after this many actions and its
/// multiples.
const POSITIONS: usize = 9;
const APART: usize = 2;

/// The number of worlds per search.
const WORLDS: u64 = 20_000;

/// The speed of a game's search.
#[derive(Clone, Copy)]
pub(crate) struct SearchBenchmark {
    /// The table that is searched.
    pub(crate) label: &'static str,
    /// The key of its line in the output.
    pub(crate) line: &'static str,
    /// Worlds per second, measured for about this many seconds.
    pub(crate) run: fn(f64) -> f64,
}

/// The median over positions of one game that was begun at random.
pub(crate) fn worlds_a_second<G: Playable>(options: &G::Options, seconds: f64) -> f64 {
    let seed = Seed::from_number(1);
    let mut rng = seed.child(0).generator();
    let Ok(mut game) = G::start(options, &G::deal(options, seed)) else { return 0.0 };
    let mut rates: Vec<f64> = (0..POSITIONS)
        .map(|_| {
            let rate = at(&game, seconds / POSITIONS as f64, &mut rng);
            for _ in 0..APART {
                let Some(seat) = game.to_act().first() else { break };
                let Some(action) = pick(&mut rng, game.legal(seat)) else { break };
                game.advance(seat, action);
            }
            rate
        })
        .collect();
    rates.sort_by(f64::total_cmp);
    rates[POSITIONS / 2]
}

/// The rate in one position.
fn at<G: Playable>(game: &G, seconds: f64, rng: &mut dyn Rng) -> f64 {
    let Some(seat) = game.to_act().first() else { return 0.0 };
    let Ok(mut bot) = player::<G>(&format!("search:{WORLDS}w"), NonZero::<usize>::MIN) else {
        return 0.0;
    };
    let view = game.view(Viewer::Seat(seat));
    let start = Instant::now();
    let mut worlds = 0;
    while worlds == 0 || start.elapsed().as_secs_f64() < seconds {
        std::hint::black_box(bot.weigh(&view, rng));
        worlds += WORLDS;
    }
    worlds as f64 / start.elapsed().as_secs_f64()
}
