//! A review of a record is the same whenever and wherever it is made.

use interregnum_games::NAMES;
use interregnum_kernel::Seed;
use interregnum_table::{Advice, Study, lesson_of, study};
use serde_json::Value;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};

/// A game that was played to its end.
fn record(game: &str) -> String {
    let lesson: Value = serde_json::from_str(lesson_of(game).unwrap()).unwrap();
    lesson["record"].to_string()
}

/// The opinions on some moves from the beginning to the end, with so many threads.
fn review(line: &str, threads: usize) -> Vec<(Seed, Vec<Advice>)> {
    let threads = NonZero::new(threads).unwrap();
    let opinion = |number| {
        let Study { task, seed, .. } = study(line, number)?;
        Some((seed, task.advise(&mut seed.generator(), threads)))
    };
    (1..).step_by(4).map_while(opinion).collect()
}

#[test]
fn a_review_made_twice_is_the_same_also_with_more_threads_and_under_load() {
    let taught: Vec<&str> = NAMES.into_iter().filter(|game| lesson_of(game).is_some()).collect();
    assert!(taught.len() >= 3, "{taught:?}");
    for game in taught {
        let line = record(game);
        let first = review(&line, 1);
        assert!(first.len() > 2 && first.iter().any(|(_, advice)| advice.len() > 1), "{game}");
        let done = AtomicBool::new(false);
        let second = std::thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    while !done.load(Ordering::Relaxed) {
                        std::hint::spin_loop();
                    }
                });
            }
            let second = review(&line, 2);
            done.store(true, Ordering::Relaxed);
            second
        });
        assert_eq!(first, second, "{game}");
    }
}

#[test]
fn the_seed_follows_from_the_cards_and_the_moves_before_and_from_nothing_else() {
    let line = record("claim");
    let seed = |line: &str, number| study(line, number).unwrap().seed;
    let mut renamed: Value = serde_json::from_str(&line).unwrap();
    renamed["seats"][0]["name"] = "Somebody else".into();
    assert_eq!(seed(&line, 5), seed(&renamed.to_string(), 5));
    assert_ne!(seed(&line, 5), seed(&line, 6));
    let mut shorter: Value = serde_json::from_str(&line).unwrap();
    shorter["moves"].as_array_mut().unwrap().truncate(5);
    shorter["outcome"] = Value::Null;
    assert_eq!(seed(&line, 5), seed(&shorter.to_string(), 5), "later moves do not matter");
}
