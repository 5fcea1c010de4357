//! The hashes against examples that another program worked out, and what they hide.

use super::*;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::Command;

/// An example of `tests/vectors/shuffle.json`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Example {
    algorithm: Algorithm,
    table: TableId,
    deal: u32,
    secret: String,
    salt: String,
    pledge: Commitment,
    promises: Vec<Option<Commitment>>,
    shown: Vec<Option<Contribution>>,
    bytes: Vec<Contribution>,
    seed: String,
}

fn vectors(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "vectors", name].iter().collect()
}

#[test]
fn every_hash_is_what_another_program_makes_of_the_same_bytes() {
    let text = std::fs::read_to_string(vectors("shuffle.json")).expect("the examples");
    let examples: Vec<Example> = serde_json::from_str(&text).expect("examples");
    assert_eq!(examples.len(), 6);
    for Example { algorithm, table, deal, secret, salt, pledge, promises, shown, bytes, seed } in examples {
        let whole = Pledge::read(&secret, &salt, algorithm).expect("digits");
        let deal = whole.deal(&table, deal);
        assert_eq!(whole.commitment(&deal), pledge);
        for (seat, promise) in Seat::all(promises.len()).zip(&promises) {
            let number = seat.index();
            if let (Some(promise), Some(bytes)) = (promise, shown[number]) {
                assert_eq!(deal.promise(seat, bytes), *promise);
            }
            if algorithm == Algorithm::Second {
                let share = SeatShare::of(*promise, shown[number]);
                assert_eq!(whole.bytes(&deal, seat, share), bytes[number]);
            }
        }
        assert_eq!(whole.seed(&deal, &bytes).to_string(), seed);
    }
}

#[test]
fn the_examples_are_those_that_the_python_program_works_out() {
    let output = Command::new("python3").arg(vectors("shuffle.py")).output();
    let output = output.expect("python3 is there: `make ready` sees to it");
    let kept = std::fs::read_to_string(vectors("shuffle.json")).expect("the examples");
    assert_eq!(String::from_utf8_lossy(&output.stdout), kept);
}

#[test]
fn other_bytes_another_order_another_table_or_another_deal_give_another_seed() {
    let pledge = Pledge::draw(Entropy([1; 32]));
    let seed = |bytes: [u8; 2], table: &str, number: u32| {
        let table = table.parse().expect("a name");
        pledge.seed(&pledge.deal(&table, number), &bytes.map(|byte| Contribution([byte; 16]))).0
    };
    let table = "abcdefghijkmnopq";
    let seeds = [
        seed([1, 2], table, 1),
        seed([2, 1], table, 1),
        seed([1, 3], table, 1),
        seed([1, 2], "aaaaaaaaaaaaaaaa", 1),
        seed([1, 2], table, 2),
    ];
    assert_eq!(seeds.iter().collect::<BTreeSet<_>>().len(), seeds.len());
}

#[test]
fn a_pledge_shows_nothing_and_one_without_an_algorithm_is_of_the_first() {
    let pledge = Pledge::draw(Entropy([5; 32]));
    let (secret, salt) = pledge.open();
    let shown = format!("{pledge:?}");
    assert!(!shown.contains(&secret) && !shown.contains(&salt));
    assert_ne!(secret[..32], salt);
    let old = format!("{{\"secret\":\"{secret}\",\"salt\":\"{salt}\"}}");
    let read: Pledge = serde_json::from_str(&old).expect("a pledge of an old log");
    assert_eq!(read.algorithm, Algorithm::First);
    assert_eq!(serde_json::to_string(&read).expect("plain data"), old);
}
