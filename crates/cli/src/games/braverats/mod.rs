//! `BraveRats` on the command line: the game and its variants solved.

mod bench;
mod grid;
mod picture;
mod solve;

use super::{Extras, OwnCommand, WithExtras};
use interregnum_games::braverats::BraveRats;

impl WithExtras for BraveRats {
    const EXTRAS: Extras = Extras {
        solve: Some(OwnCommand {
            name: "braverats",
            about: "solve-braverats-about",
            args: solve::args,
            run: solve::run,
        }),
        solver_benchmarks: &[bench::STANDARD],
        ..Extras::NONE
    };
}
