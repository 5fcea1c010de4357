//! Reasons for actions: in positions where the reason is obvious, and in both languages.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_games::braverats::BraveRats;
use interregnum_games::claim::Claim;
use interregnum_games::defaite::Defaite;
use interregnum_kernel::{Seed, View, Viewer};
use interregnum_players::{Level, Playable, player};
use interregnum_text::{Catalogue, Lang, Seats};
use std::collections::BTreeSet;
use std::num::NonZero;

/// The English reason for an action in a position after these actions.
fn why<G: Playable>(mut game: G, actions: &[&str], of: &str) -> String {
    for action in actions {
        let seat = game.to_act().first().unwrap();
        game.apply(seat, action.parse().unwrap()).unwrap();
    }
    let view = game.view(Viewer::Seat(game.to_act().first().unwrap()));
    let place = view.legal().iter().position(|action| action.to_string() == of).unwrap();
    let why = G::reasons(&view)[place].clone();
    why.map_or_else(String::new, |why| Catalogue::of(Lang::En).say(&why, &Seats::default()))
}

fn claim(position: &str, actions: &[&str], of: &str) -> String {
    why(Claim::position(position).unwrap(), actions, of)
}

#[test]
fn in_phase_one_the_reason_is_the_prize() {
    let good = "players 2; kingdom claim; leader 0
        hand 0: Go5 Go1 Kn2; hand 1: Go6 Go9 Go2
        pile: Kn9 Go0 Go0 Go0 Dw1 Dw2";
    assert_eq!(claim(good, &["play Go5"], "play Go6"), "wins Knight 9");
    assert_eq!(claim(good, &["play Go5"], "play Go2"), "leaves Knight 9 to the winner");
    let poor = "players 2; kingdom claim; leader 0
        hand 0: Go5 Go1 Kn2; hand 1: Go6 Go9 Go2
        pile: Go0 Kn9 Un9 Kn8 Un8 Do7";
    assert!(claim(poor, &["play Go5"], "play Go2").ends_with("an unknown card is worth more"));
    assert!(claim(poor, &["play Go5"], "play Go9").starts_with("wins Goblin 0, which is worth less"));
    let undead = "players 2; kingdom claim; leader 0
        hand 0: Un5 Un1 Kn2; hand 1: Un6 Un9 Un2
        pile: Dw4 Go3 Go4 Go2 Kn3 Un0";
    assert_eq!(claim(undead, &["play Un5"], "play Un6"), "puts 2 Undead into your score pile");
}

#[test]
fn in_phase_two_the_reason_is_the_votes() {
    let dwarves = "players 2; kingdom claim; leader 0
        hand 0: Dw5 Go1; hand 1: Dw9 Dw2; score 0: Dw1; score 1: Dw3";
    assert_eq!(claim(dwarves, &["play Dw5"], "play Dw2"), "gives the Dwarves to the loser: you");
    assert_eq!(claim(dwarves, &["play Dw5"], "play Dw9"), "wins the trick, but the Dwarves go to the loser");
    // One Knight each, two in the trick and one more to come: the winner of the trick has the vote.
    let decisive = "players 2; kingdom claim; leader 0
        hand 0: Kn5 Go1; hand 1: Kn9 Kn2; score 0: Kn4; score 1: Kn3";
    assert_eq!(claim(decisive, &["play Kn5"], "play Kn9"), "decides the vote: Knights");
    assert_eq!(claim(decisive, &["play Kn5"], "play Kn2"), "gives a vote away: Knights");
    // Seat 0 has two Knights, seat 1 none, and three are left: without this trick the vote is lost.
    let saving = "players 2; kingdom claim; leader 0
        hand 0: Kn5 Go1; hand 1: Kn9 Kn2; score 0: Kn4 Kn3";
    assert_eq!(claim(saving, &["play Kn5"], "play Kn9"), "keeps a vote open: Knights");
    let decided = "players 2; kingdom claim; leader 0
        hand 0: Go5 Un1; hand 1: Go9 Go2; score 0: Go4 Go3 Go6 Go7 Go8; score 1: Un4";
    assert_eq!(claim(decided, &["play Go5"], "play Go9"), "no vote depends on this trick any more");
}

#[test]
fn who_has_no_choice_is_told_so() {
    let table = "players 2; kingdom claim; leader 0
        hand 0: Dw5 Go1; hand 1: Dw9 Go2";
    assert_eq!(claim(table, &["play Dw5"], "play Dw9"), "you must follow Dwarves");
    assert_eq!(claim(table, &["play Dw5", "play Dw9"], "play Go2"), "it is your only choice");
}

#[test]
fn in_braverats_the_reason_is_what_the_card_meets() {
    let rats = |text: &str| BraveRats::position(text).unwrap();
    let shown = "hand 0: Pr Ge Mu; hand 1: Pp Wi As; first 0";
    assert_eq!(why(rats(shown), &["play Pr"], "play Pp"), "wins the game");
    assert_eq!(why(rats(shown), &["play Ge"], "play As"), "wins the round: one victory");
    assert_eq!(why(rats(shown), &["play Ge"], "play Wi"), "loses the round: one victory for your opponent");
    // B7: a General against Princess and Wizard wins, against the Assassin it loses.
    let open = "hand 0: Pr Ge Mu; hand 1: Pp Wi As";
    let beats = "of the cards it may meet it beats 2, holds against 0, loses to 1";
    assert_eq!(why(rats(open), &[], "play Ge"), beats);
}

#[test]
fn in_la_defaite_the_reason_is_the_court() {
    let at = |text: &str| Defaite::position(text).unwrap();
    let turn =
        "players 3; hand 0: Ms7 Au1 NoLi; court 1: NoSu Pv3Su; middle 2: Au3; turn 0; first 2; pile: Au2";
    assert_eq!(why(at(turn), &[], "attack 1 Pv3Su"), "to take Province 3 of the Sun");
    assert_eq!(why(at(turn), &[], "play Au1"), "already beaten: it goes to another court");
    assert!(why(at(turn), &[], "play NoLi").ends_with("joins your court"));
}

/// Every reason that occurs in random games, and every level, has a text in both languages.
#[test]
fn every_reason_has_words_in_both_languages() {
    let mut keys = BTreeSet::new();
    let mut say = |phrase: &interregnum_kernel::Phrase| {
        for lang in Lang::ALL {
            let said = Catalogue::of(lang).try_say(phrase, &Seats::default());
            assert!(said.is_ok(), "{lang}: {phrase:?}: {said:?}");
        }
        keys.insert(phrase.key.clone());
    };
    Level::ALL.iter().flat_map(|level| [level.title(), level.about()]).for_each(|phrase| say(&phrase));
    all_reasons::<Claim>("greedy", 3, &mut say);
    all_reasons::<BraveRats>("perfect", 9, &mut say);
    all_reasons::<Defaite>("greedy", 1, &mut say);
    assert!(keys.len() > 37, "{keys:?}");
}

/// Calls `say` with the reasons in one game of every `every`-th option set.
fn all_reasons<G: Playable>(name: &str, every: usize, say: &mut impl FnMut(&interregnum_kernel::Phrase)) {
    let mut who = player::<G>(name, NonZero::<usize>::MIN).unwrap();
    for (number, options) in G::option_sets().iter().enumerate().step_by(every) {
        let seed = Seed::from_number(number as u64);
        let mut game = G::start(options, &G::deal(options, seed)).unwrap();
        let mut rng = seed.child(1).generator();
        while let Some(seat) = game.to_act().first() {
            let view = game.view(Viewer::Seat(seat));
            who.weigh(&view, &mut rng).iter().filter_map(|weighed| weighed.why.as_ref()).for_each(&mut *say);
            assert_eq!(G::reasons(&view).len(), view.legal().len());
            let action = who.act(&view, &mut rng).unwrap();
            game.advance(seat, action);
        }
    }
}
