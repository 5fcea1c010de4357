//! Solves the standard game of `BraveRats` and prints the time, the result and its verification.

use interregnum_braverats::Card;
use interregnum_solve::braverats::OpenRats;
use interregnum_solve::{ExactMatrix, Side, Solvable, Solved, Strategy, guarantee};
use std::num::NonZero;
use std::time::Instant;

/// How often the game is solved; the fastest time counts.
const TIMES: usize = 10;

fn main() {
    for threads in (1..=2).filter_map(NonZero::new) {
        let seconds = (0..TIMES).map(|_| time(threads)).fold(f64::INFINITY, f64::min);
        println!("{threads} thread(s): {seconds:.3} s");
    }
    let solved = Solved::new(OpenRats::standard(), NonZero::<usize>::MIN);
    println!(
        "value {:e}, {} positions, worst gap {:e}",
        solved.value(),
        solved.positions(),
        solved.worst_gap()
    );
    let start = solved.game().start();
    if let Some(Strategy::Together(first)) = solved.strategy(&start) {
        for (card, share) in Card::ALL.into_iter().zip(first.rows.iter()) {
            println!("{card} {share:.6}");
        }
    }
    if let Some(matrix) = solved.matrix(&start).as_ref().and_then(ExactMatrix::from_doubles) {
        println!("the first round, solved exactly, holds: {}", matrix.solve().holds_in(&matrix));
    }
    for side in [Side::Row, Side::Column] {
        println!("{side:?}: {:?}", guarantee(&solved, side));
    }
}

/// Seconds to solve the game.
fn time(threads: NonZero<usize>) -> f64 {
    let start = Instant::now();
    let solved = Solved::new(OpenRats::standard(), threads);
    let seconds = start.elapsed().as_secs_f64();
    drop(solved);
    seconds
}
