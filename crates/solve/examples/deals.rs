//! Solves `BraveRats` for all hands that the sixteen cards can give, and tells what it took.

use interregnum_braverats::{Options, Way};
use interregnum_solve::{Deals, Emperor, Payoffs, SolvedDeals};
use std::num::NonZero;
use std::time::Instant;

fn main() {
    let random = Options { deal: Way::Random, ..Options::STANDARD };
    let traitor = Options { traitor: true, ..Options::STANDARD };
    let princess = Options { deal: Way::Princess, ..Options::STANDARD };
    for options in [Options::STANDARD, princess, traitor, random] {
        for threads in (1..=2).filter_map(NonZero::new) {
            let deals = Deals::of(&options);
            let start = Instant::now();
            let solved = SolvedDeals::new(options, &deals, Payoffs::GAME, threads, &|| ());
            println!(
                "{options:?}: {} deals, {threads} thread(s), {:.2} s, {} positions, gap {:e}, value {:+.6}",
                deals.len(),
                start.elapsed().as_secs_f64(),
                solved.solved.positions(),
                solved.solved.worst_gap(),
                solved.value(),
            );
        }
        let start = Instant::now();
        let threads = NonZero::new(2).unwrap_or(NonZero::<usize>::MIN);
        let emperor = Emperor::new(options, &Deals::of(&options), threads, &|| ());
        println!(
            "match: {:?} {:?}, {:.2} s, {} positions, gap {:e}",
            emperor.payoffs([0, 0], 9),
            emperor.payoffs([1, 0], 8),
            start.elapsed().as_secs_f64(),
            emperor.positions(),
            emperor.worst_gap()
        );
    }
}
