//! Every game describes itself: its phrases exist in both languages, its labels distinguish actions
//! and cards, its rules are in the rulebook, and its sentences have roles.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_games::{NAMES, RegisteredGame, Visit, visit};
use interregnum_kernel::{Arg, EventOf, Phrase, Role, Rule, Seat, Seed, Sentence, View, Viewer, pick};
use interregnum_text::{Catalogue, Lang, Seats, rule};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::collections::BTreeSet;

const LANGS: [Lang; 2] = [Lang::En, Lang::Fr];
/// How many games are played with each set of options.
const GAMES: u64 = 3;

fn said(phrase: &Phrase, reader: Option<Seat>, lang: Lang) -> String {
    let names = ["Ada", "Ben", "Cid", "Dan", "Eve", "Fay"].map(str::to_owned).to_vec();
    Catalogue::of(lang).try_say(phrase, &Seats { names, reader }).unwrap()
}

/// Translates the phrases into both languages and checks that no two are the same in either.
fn assert_distinct(phrases: &[Phrase], reader: Option<Seat>, what: &str) {
    for lang in LANGS {
        let texts: Vec<String> = phrases.iter().map(|phrase| said(phrase, reader, lang)).collect();
        let distinct: BTreeSet<&String> = texts.iter().collect();
        assert_eq!(distinct.len(), texts.len(), "{what}: {texts:?}");
        assert!(texts.iter().all(|text| !text.is_empty()), "{what}: {texts:?}");
    }
}

fn assert_in_rulebook(game: &str, rules: &[Rule]) {
    for Rule(number) in rules {
        assert!(LANGS.iter().all(|&lang| rule(game, lang, number).is_some()), "{game}: {number}");
    }
}

/// The sentences of the rulebook that a text names, such as `C4.2`.
fn rules_in(text: &str) -> BTreeSet<&str> {
    let words = text.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '.'));
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|digit| digit.is_ascii_digit());
    let is_rule = |word: &&str| {
        let number = word.split_at_checked(1).filter(|(letter, _)| letter.as_bytes()[0].is_ascii_uppercase());
        number.and_then(|(_, rest)| rest.split_once('.')).is_some_and(|(a, b)| is_number(a) && is_number(b))
    };
    words.map(|word| word.trim_end_matches('.')).filter(is_rule).collect()
}

struct Cards;
impl Visit for Cards {
    type Output = ();
    fn game<G: RegisteredGame>(self) {
        let cards = G::cards();
        let named = |name: fn(G::Card) -> Phrase| cards.iter().map(|&card| name(card)).collect::<Vec<_>>();
        assert_distinct(&named(G::card_name), None, G::NAME);
        assert_distinct(&named(G::card_label), None, G::NAME);
        for &card in &cards {
            assert_in_rulebook(G::NAME, G::card_rules(card));
            let Some(power) = G::card_power(card) else { continue };
            let rules: BTreeSet<&str> = G::card_rules(card).iter().map(|rule| rule.0).collect();
            for lang in LANGS {
                assert_eq!(rules_in(&said(&power, None, lang)), rules, "{} {card}", G::NAME);
            }
        }
    }
}

#[test]
fn every_card_has_a_name_of_its_own_and_the_rules_of_its_power() {
    NAMES.iter().for_each(|game| visit(game, Cards).unwrap());
}

struct Play;
impl Visit for Play {
    type Output = ();
    fn game<G: RegisteredGame>(self) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
        for options in G::option_sets() {
            for number in 0..GAMES {
                let deal = G::deal(&options, Seed::from_number(number));
                let mut game = G::start(&options, &deal).unwrap();
                look(&game);
                let mut roles = hear(&game, &game.opening());
                while let Some(seat) = game.to_act().first() {
                    let action = pick(&mut rng, game.legal(seat)).unwrap();
                    let events = game.apply(seat, action).unwrap();
                    look(&game);
                    roles.extend(hear(&game, &events));
                }
                for role in [Role::Heading, Role::Play, Role::Decision] {
                    assert!(roles.contains(&role), "{}: no {role:?}", G::NAME);
                }
            }
        }
    }
}

/// Checks the texts that each viewer of a position reads.
fn look<G: RegisteredGame>(game: &G) {
    let cards: BTreeSet<G::Card> = G::cards().into_iter().collect();
    for viewer in Viewer::all(game.players()) {
        let (view, reader) = (game.view(viewer), viewer.seat());
        assert_eq!(G::question(&view).is_some(), !game.to_act().is_empty(), "{}", G::NAME);
        for phrase in [Some(G::headline(&view)), G::question(&view)].iter().flatten() {
            LANGS.iter().for_each(|&lang| assert!(!said(phrase, reader, lang).is_empty()));
        }
        let labels: Vec<Phrase> = view.legal().iter().map(|&action| G::action_label(action)).collect();
        assert_distinct(&labels, reader, G::NAME);
        for &action in view.legal() {
            assert!(G::action_card(action).is_none_or(|card| cards.contains(&card)), "{action}");
            assert_in_rulebook(G::NAME, G::action_rules(action));
        }
        let (known, _) = view.zones().total();
        assert!(known.keys().all(|card| cards.contains(card)), "{known:?}");
    }
}

/// Checks that where the names of cards have codes, from which a page draws what a sentence is about,
/// no sentence names a card without its code.
fn assert_codes(phrase: &Phrase, coded: &BTreeSet<String>) {
    assert!(!coded.contains(&phrase.key) || phrase.code.is_some(), "{phrase:?}");
    for (_, arg) in &phrase.args {
        match arg {
            Arg::Phrase(inner) => assert_codes(inner, coded),
            Arg::List(list) => list.iter().for_each(|inner| assert_codes(inner, coded)),
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
        }
    }
}

/// Checks the sentences that each viewer reads about some events, and returns their roles.
fn hear<G: RegisteredGame>(game: &G, events: &[EventOf<G>]) -> Vec<Role> {
    let mut roles = Vec::new();
    let names = G::cards().into_iter().map(G::card_name);
    let coded: BTreeSet<String> = names.filter(|name| name.code.is_some()).map(|name| name.key).collect();
    for viewer in Viewer::all(game.players()) {
        let told: Vec<_> = events.iter().map(|event| event.told(viewer)).collect();
        for Sentence { phrase, role, .. } in G::narrate(&told) {
            LANGS.iter().for_each(|&lang| assert!(!said(&phrase, viewer.seat(), lang).is_empty()));
            assert_codes(&phrase, &coded);
            let has = |wanted: &str| phrase.args.iter().any(|(name, _)| name == wanted);
            assert!(role != Role::Play || (has("seat") && has("cards")), "{phrase:?}");
            roles.push(role);
        }
    }
    roles
}

#[test]
fn everybody_reads_where_the_game_is_what_is_asked_and_what_can_be_done() {
    NAMES.iter().for_each(|game| visit(game, Play).unwrap());
}
