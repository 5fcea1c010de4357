//! Golden playthroughs of BraveRats: a script for each card's power, a deal for each variant.

use super::{keep, kept};
use interregnum_games::braverats::{BraveRats, DealVariant, Options};
use interregnum_kernel::{Game, Seed};

/// A game whose first rounds are scripted to show a power.
struct Scripted {
    name: &'static str,
    options: Options,
    /// Cards in the order in which they are chosen.
    cards: &'static str,
    /// Texts that the prose must contain.
    shows: &'static [&'static str],
}

const STANDARD: Options = Options::STANDARD;

const SCRIPTED: [Scripted; 18] = [
    Scripted {
        name: "musician-holds",
        options: STANDARD,
        cards: "Mu Pr Ge Sp",
        shows: &["(B3.2)", "(B4.1)"],
    },
    Scripted { name: "princess-wins-the-game", options: STANDARD, cards: "Sp As Pp Pr", shows: &["(B3.3)"] },
    Scripted { name: "spy-sees-first", options: STANDARD, cards: "Sp Ge Am As", shows: &["(B5.1)"] },
    Scripted {
        name: "two-spies-undo-each-other",
        options: STANDARD,
        cards: "Sp Sp Wi As",
        shows: &["(B3.9)"],
    },
    Scripted { name: "assassin-turns-it-round", options: STANDARD, cards: "As Ge Am As", shows: &["(B3.5)"] },
    Scripted { name: "ambassador-counts-two", options: STANDARD, cards: "Am Sp", shows: &["2 victories"] },
    Scripted { name: "ambassador-keeps", options: STANDARD, cards: "Am Am Ge Sp", shows: &["3 victories"] },
    Scripted { name: "wizard-takes-powers", options: STANDARD, cards: "Wi Ge Mu Wi", shows: &["(B3.1)"] },
    Scripted { name: "general-lends-two", options: STANDARD, cards: "Ge As Wi Ge", shows: &["(B2.2)"] },
    Scripted { name: "prince-wins", options: STANDARD, cards: "Pr As Ge Pr", shows: &["(B3.4)"] },
    Scripted {
        name: "the-cards-run-out",
        options: STANDARD,
        cards: "Mu Mu Pp Pp Sp Sp As As Am Am Wi Wi Ge Ge Pr Pr",
        shows: &["(B4.5)"],
    },
    Scripted {
        name: "variant-a-traitor",
        options: Options { traitor: true, ..STANDARD },
        cards: "",
        shows: &["(B6.1)"],
    },
    Scripted {
        name: "variant-b-draw",
        options: Options { draw: true, ..STANDARD },
        cards: "",
        shows: &["(B6.2)"],
    },
    Scripted {
        name: "variant-c-fast-rat",
        options: Options { target: 3, ..STANDARD },
        cards: "Am Sp Pr As",
        shows: &["(B4.4)"],
    },
    Scripted {
        name: "variant-d-draft",
        options: Options { deal: DealVariant::Draft, ..STANDARD },
        cards: "",
        shows: &["opens a packet", "The last card of the packet"],
    },
    Scripted {
        name: "variant-e-random",
        options: Options { deal: DealVariant::Random, ..STANDARD },
        cards: "",
        shows: &["is dealt"],
    },
    Scripted {
        name: "variant-f-princess-attack",
        options: Options { deal: DealVariant::Princess, ..STANDARD },
        cards: "",
        shows: &["Prince and Prince", "Princess, Princess"],
    },
    Scripted {
        name: "variant-g-emperor",
        options: Options { wins: 2, ..STANDARD },
        cards: "",
        shows: &["Game 2"],
    },
];

#[test]
fn every_card_and_every_variant_is_shown() {
    for (number, scripted) in SCRIPTED.iter().enumerate() {
        let seed = Seed::from_number(900 + number as u64);
        let deal = BraveRats::deal(&scripted.options, seed);
        let script: Vec<String> =
            scripted.cards.split_whitespace().map(|card| format!("play {card}")).collect();
        let script: Vec<&str> = script.iter().map(String::as_str).collect();
        let lines = keep::<BraveRats>(scripted.name, scripted.options, deal, &script, seed);
        for words in scripted.shows {
            assert!(lines.iter().any(|line| line.contains(words)), "{} does not show {words}", scripted.name);
        }
    }
}

#[test]
fn every_golden_file_is_still_made() {
    assert_eq!(kept("braverats"), 2 * SCRIPTED.len(), "a golden file without a test, or a test without one");
}
