//! Bytes choose a game, its options, its deal and every action; all laws hold along it.
#![no_main]

use interregnum_games::{NAMES, VisitLawful, visit_lawful};
use interregnum_kernel::{Lawful, Seed};
use interregnum_testkit::laws::{self, Played};
use libfuzzer_sys::fuzz_target;

struct Bytes<'a>(&'a [u8]);

impl VisitLawful for Bytes<'_> {
    type Output = ();

    fn game<G: Lawful>(self) {
        let mut bytes = self.0.iter().copied().map(usize::from).chain(std::iter::repeat(0));
        let mut byte = || bytes.next().unwrap_or(0);
        let sets = G::option_sets();
        let options = sets[(byte() * 256 + byte()) % sets.len()].clone();
        let deal = G::deal(&options, Seed::from_number((byte() * 256 + byte()) as u64));
        let mut game = G::start(&options, &deal).expect("a dealt game starts");
        let mut actions = Vec::new();
        while let Some(seat) = game.to_act().first() {
            let legal: Vec<_> = game.legal(seat).collect();
            let action = legal[byte() % legal.len()];
            game.apply(seat, action).expect("a legal action applies");
            actions.push((seat, action));
            assert!(actions.len() <= G::bound(&options), "a game ends");
        }
        laws::check_played(&Played::<G> { options, deal, actions }).expect("the laws hold");
    }
}

fuzz_target!(|bytes: &[u8]| {
    if let Some((first, rest)) = bytes.split_first() {
        visit_lawful(NAMES[usize::from(*first) % NAMES.len()], Bytes(rest));
    }
});
