//! The naive engine against examples worked by hand.

use super::*;

fn cards(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_string).collect()
}

fn lists(texts: &[&str]) -> Vec<Vec<String>> {
    texts.iter().map(|text| cards(text)).collect()
}

fn codes() -> Vec<String> {
    cards("Go Kn Dw Un Do Gn Gi Dr Tr Se")
}

/// A game with a small deck; seat 0 leads.
fn dealt(players: usize, hand: usize, deck: &str) -> NaiveClaim {
    NaiveClaim::small(players, &codes(), 0, hand, &cards(deck))
}

/// A phase-two position from hands and fronts; seat 0 leads.
fn phase_two(hands: &[&str], fronts: &[&str]) -> NaiveClaim {
    let (scores, aside) = (vec![Vec::new(); hands.len()], Vec::new());
    let (hands, fronts) = (lists(hands), lists(fronts));
    NaiveClaim::phase_two(hands.len(), &codes(), 0, hands, scores, fronts, aside)
}

/// A finished game from score piles.
fn ended(kingdom: &str, scores: &[&str]) -> NaiveOutcome {
    let none = vec![Vec::new(); scores.len()];
    let (hands, scores, fronts) = (none.clone(), lists(scores), none);
    let kingdom = cards(kingdom);
    NaiveClaim::phase_two(scores.len(), &kingdom, 0, hands, scores, fronts, Vec::new())
        .outcome()
        .expect("hands are empty")
}

fn play(game: &mut NaiveClaim, text: &str) {
    for card in text.split_whitespace() {
        game.play(&format!("play {card}"));
    }
}

/// The piles whose names start with `name`, as one text.
fn see(game: &NaiveClaim, name: &str) -> String {
    let mut piles = game.piles();
    piles.retain(|pile| pile.0.starts_with(name));
    let texts: Vec<String> = piles.iter().map(|pile| pile.1.join(" ")).collect();
    texts.join(", ")
}

/// The seat to act and its legal actions as one text.
fn asked(game: &NaiveClaim) -> String {
    format!("{:?}: {}", game.to_act(), game.legal().join(", "))
}

#[test]
fn c4_following() {
    let mut game = phase_two(&["Go1 Do1", "Go2 Go2 Do3 Kn4", "Un1 Do2"], &[""; 3]);
    assert_eq!(asked(&game), "Some(0): play Do1, play Go1");
    let mut doubled = game.clone();
    play(&mut game, "Go1");
    assert_eq!(asked(&game), "Some(1): play Do3, play Go2");
    play(&mut game, "Go2");
    assert_eq!(asked(&game), "Some(2): play Do2, play Un1");
    play(&mut doubled, "Do1");
    assert_eq!(asked(&doubled), "Some(1): play Do3");
}

#[test]
fn c5_winning() {
    let place = |text: &str| winning_place(&cards(text));
    assert_eq!(place("Go9 Kn2"), 1);
    assert_eq!(place("Go9 Kn2 Kn8 Do9"), 2);
    assert_eq!(place("Kn2 Go9"), 0);
    assert_eq!(place("Do1 Kn9"), 0);
    assert_eq!(place("Un4 Do4"), 0);
    assert_eq!(place("Un4 Do5 Kn9"), 1);
}

#[test]
fn c6_1_recruiting_and_c6_4_undead() {
    let mut game = dealt(2, 2, "Un1 Go2 Un5 Go3 Un9 Dr1 Dr2 Dr3");
    assert_eq!(see(&game, "face-up"), "Un9");
    assert_eq!(see(&game, "pile"), "Dr1 Dr2 Dr3");
    play(&mut game, "Un1 Un5");
    assert_eq!(see(&game, "score"), ", Un1 Un5");
    assert_eq!(see(&game, "followers"), "Dr1, Un9");
    assert_eq!(see(&game, "face-up"), "Dr2");
    assert_eq!(asked(&game), "Some(1): play Go3");
    play(&mut game, "Go3 Go2");
    assert_eq!(see(&game, "discards"), "Go2 Go3");
    assert_eq!(see(&game, "hand"), "Dr1 Dr3, Dr2 Un9");
}

#[test]
fn c6_2_the_first_chooses_unless_equal() {
    let mut game = dealt(4, 1, "Un1 Un2 Un3 Un4 Go1 Kn2 Dr1 Dr2");
    play(&mut game, "Un1 Un2 Un3 Un4");
    assert_eq!(asked(&game), "Some(3): take Go1, take Kn2");
    assert_eq!(see(&game, "trick"), "");
    assert_eq!(see(&game, "score 3"), "Un1 Un2 Un3 Un4");
    game.play("take Kn2");
    assert_eq!(see(&game, "hand"), "Dr2, Dr1, Go1, Kn2");
    let mut equal = dealt(3, 1, "Un1 Un2 Un3 Go0 Go0 Dr1");
    play(&mut equal, "Un1 Un2 Un3");
    assert_eq!(see(&equal, "hand"), "Dr1, Go0, Go0");
}

#[test]
fn c6_3_rank_order() {
    assert_eq!(rank_order(&cards("Go3 Kn4 Kn9 Do5")), [2, 3, 0, 1]);
    assert_eq!(rank_order(&cards("Un1 Kn7 Tr7 Do0")), [0, 3, 1, 2]);
    assert_eq!(rank_order(&cards("Un1 Tr5 Kn7")), [0, 2, 1]);
}

#[test]
fn c8_3_and_c8_4_dwarves() {
    let mut two = phase_two(&["Dw5 Go1", "Dw3 Go2"], &[""; 2]);
    play(&mut two, "Dw5 Dw3");
    assert_eq!(see(&two, "score"), ", Dw3 Dw5");
    assert_eq!(two.to_act(), Some(0));
    let mut three = phase_two(&["Dw1 Go1", "Un1 Go2", "Dw0 Go3"], &[""; 3]);
    play(&mut three, "Dw1 Un1 Dw0");
    assert_eq!(see(&three, "score"), "Un1, , Dw0 Dw1");
    assert_eq!(dwarf_taker(&cards("Dw1 Un1 Go2")), 1);
    assert_eq!(dwarf_taker(&cards("Dw1 Un5 Go2")), 0);
}

#[test]
fn c9_1_the_last_dragon_leads() {
    let mut game = phase_two(&["Dr7 Go1", "Dr3 Go2"], &[""; 2]);
    play(&mut game, "Dr7 Dr3");
    assert_eq!(see(&game, "score"), "Dr3 Dr7, ");
    assert_eq!(game.to_act(), Some(1));
    let mut between_phases = dealt(2, 1, "Gi5 Dr4 Go1 Go2");
    play(&mut between_phases, "Gi5 Dr4");
    assert_eq!(see(&between_phases, "hand"), "Go1, Go2");
    assert_eq!(between_phases.to_act(), Some(1));
}

#[test]
fn c9_2_and_c9_4_seer_of_two_players() {
    let mut equal = dealt(2, 1, "Se5 Se3 Go0 Go0");
    play(&mut equal, "Se5 Se3");
    assert_eq!(asked(&equal), "Some(0): take Go0, take top");
    let mut top = dealt(2, 1, "Se5 Go3 Un1 Dr2");
    play(&mut top, "Se5 Go3");
    top.play("take top");
    assert_eq!(see(&top, "hand"), "Dr2, Un1");
    let mut copied = dealt(2, 1, "Se5 Do6 Un1 Dr2");
    play(&mut copied, "Se5 Do6");
    assert_eq!(see(&copied, "hand"), "Dr2, Un1");
}

#[test]
fn c9_3_seer_of_four_players() {
    let mut game = dealt(4, 1, "Se1 Se2 Se3 Go9 Dw1 Dw2 Dr1 Dr2");
    play(&mut game, "Se1 Se2 Se3 Go9");
    assert_eq!(asked(&game), "Some(2): take Dw1, take Dw2, take top");
    let mut usual = game.clone();
    usual.play("take Dw2");
    assert_eq!(see(&usual, "hand"), "Dr1, Dw1, Dw2, Dr2");
    game.play("take top");
    assert_eq!(asked(&game), "Some(1): take Dw1, take Dw2");
    game.play("take Dw2");
    assert_eq!(see(&game, "hand"), "Dw1, Dw2, Dr1, Dr2");
    let mut equal = dealt(3, 1, "Se1 Se2 Se3 Go0 Go0 Dr1");
    play(&mut equal, "Se1 Se2 Se3");
    assert_eq!(asked(&equal), "Some(2): take Go0, take top");
    equal.play("take top");
    assert_eq!(see(&equal, "hand"), "Go0, Go0, Dr1");
}

#[test]
fn c9_6_giants_of_the_rulebook() {
    let mut first = phase_two(&["Gi3 Un1", "Gi5 Un2"], &["Gn3 Gn3 Gn7", "Gn3"]);
    play(&mut first, "Gi3 Gi5");
    assert_eq!(see(&first, "front"), "Gn3 Gn7, Gn3");
    assert_eq!(see(&first, "score"), ", Gi3 Gi5");
    assert_eq!(see(&first, "discards"), "Gn3");
    let mut second = phase_two(&["Gi1 Un1", "Tr4 Un2"], &["Gn1", "Gn1"]);
    play(&mut second, "Gi1 Tr4");
    assert_eq!(see(&second, "front"), "Gn1, ");
    let mut third = phase_two(&["Dr4 Un1", "Gi3 Un2"], &["", "Gn3 Gn3"]);
    play(&mut third, "Dr4 Gi3");
    assert_eq!(see(&third, "front"), ", Gn3");
}

#[test]
fn c9_5_to_c9_7_gnomes_and_teams() {
    let hands = ["Gi9 Un9", "Gn9 Un1", "Gi1 Un2", "Gi1 Un3"];
    let mut game = phase_two(&hands, &["Gn1", "Gn1 Gn1 Gn9", "Gn1", "Gn1"]);
    play(&mut game, "Gi9 Gn9 Gi1 Gi1");
    assert_eq!(see(&game, "front"), "Gn1 Gn9, , Gn1, ");
    assert_eq!(see(&game, "discards"), "Gn1 Gn1 Gn1 Gn9");
    play(&mut game, "Un9 Un1 Un2 Un3");
    assert_eq!(see(&game, "front"), ", , , ");
    assert_eq!(see(&game, "score 2"), "Gn1");
}

#[test]
fn c9_8_the_chain_of_trolls() {
    let hands = ["Tr5 Tr3 Un4 Tr0", "Tr9 Tr1 Un2 Tr2"];
    let mut game = phase_two(&hands, &[""; 2]);
    for (trick, score, aside) in [
        ("Tr5 Tr9", ", Tr9", "Tr5"),
        ("Tr1 Tr3", "Tr5, Tr9", "Tr1 Tr3"),
        ("Un4 Un2", "Tr3 Tr5 Un2 Un4, Tr9", "Tr1"),
        ("Tr0 Tr2", "Tr3 Tr5 Un2 Un4, Tr0 Tr1 Tr2 Tr9", ""),
    ] {
        play(&mut game, trick);
        assert_eq!(see(&game, "score"), score);
        assert_eq!(see(&game, "aside"), aside);
    }
    assert_eq!(game.to_act(), None);
}

#[test]
fn c11_1_to_c11_3_votes() {
    let scores = ["Go0 Go0 Kn9 Dw1 Dw2", "Go0 Go0 Kn8 Dw9"];
    let end = ended("Go Kn Dw Un Do", &scores);
    let votes: Vec<_> = end.votes.iter().map(|vote| vote.1).collect();
    assert_eq!(votes, [None, Some(0), Some(0), None, None]);
    assert_eq!(end.count[2], ("Dw".to_string(), vec![2, 1]));
    assert_eq!(end.winners, [0]);
    assert!(ended("Go Kn", &["Go1", "Kn2"]).winners.is_empty());
}

#[test]
fn c11_4_and_c11_5_ties() {
    let winners = |scores: &[&str]| ended("Go Kn Dw", scores).winners;
    assert_eq!(winners(&["Go9", "Kn2 Kn3", "Dw1"]), [1]);
    assert_eq!(winners(&["Go1", "Kn2", "Dw1"]), [1]);
    assert_eq!(winners(&["Go2", "Kn2", "Dw1"]), [0, 1]);
    assert_eq!(winners(&["Go1 Dw1", "Kn5", "Go3", "Kn6"]), [0, 2]);
    assert_eq!(winners(&["Go1", "Kn2", "Go3", "Kn2"]), [0, 1, 2, 3]);
    assert_eq!(winners(&["Go1", "Kn3", "Go3", "Kn2"]), [1, 3]);
}

#[test]
fn nodes_count_sequences() {
    let game = dealt(2, 2, "Go1 Go2 Kn2 Kn3 Un1 Un2 Un3 Un4");
    let nodes = |depth| game.nodes(depth);
    assert_eq!([0, 1, 2, 4].map(nodes), [1, 2, 4, 4]);
    assert_eq!([5, 6, 8, 20].map(nodes), [8, 16, 16, 16]);
}

/// Knuth's generator; the low bits are poor, so the high ones are used.
fn below(state: &mut u64, bound: usize) -> usize {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    ((*state >> 33) as usize) % bound
}

/// C1: the cards of a faction.
fn faction_cards(code: &str) -> Vec<String> {
    let values = match code {
        "Go" => "0 0 0 0 0 1 2 3 4 5 6 7 8 9",
        "Kn" => "2 3 4 5 6 7 8 9",
        "Gn" => "1 1 1 3 3 3 5 5 5 7 7 7 9",
        "Gi" => "1 1 3 3 5 5 7 7 9",
        _ => "0 1 2 3 4 5 6 7 8 9",
    };
    values.split(' ').map(|value| format!("{code}{value}")).collect()
}

/// C2: every kingdom for a number of players.
fn kingdoms(players: usize) -> Vec<Vec<String>> {
    let size = if players == 2 { 5 } else { 7 };
    let mut all = vec![Vec::new()];
    for code in codes() {
        for mut kingdom in all.clone() {
            kingdom.push(code.clone());
            all.push(kingdom);
        }
    }
    all.retain(|kingdom| {
        let has = |code: &str| kingdom.contains(&code.to_string());
        let pairs = [has("Go"), has("Kn"), has("Gn"), has("Gi")].map(u8::from);
        kingdom.len() == size && (pairs == [1, 1, 0, 0] || pairs == [0, 0, 1, 1])
    });
    all
}

/// Plays a random game and checks that no card is lost and that the lists of legal actions are in
/// order.
fn random_game(players: usize, kingdom: &[String], state: &mut u64) {
    let mut deck: Vec<String> = kingdom.iter().flat_map(|code| faction_cards(code)).collect();
    for place in (1..deck.len()).rev() {
        deck.swap(place, below(state, place + 1));
    }
    let mut game = NaiveClaim::new(players, kingdom, below(state, players), &deck);
    let mut plays = 0;
    while game.to_act().is_some() {
        assert_eq!(game.outcome(), None);
        let legal = game.legal();
        assert!(legal.is_sorted_by(|a, b| a < b));
        let action = &legal[below(state, legal.len())];
        plays += usize::from(action.starts_with("play"));
        game.play(action);
        let now = game.piles().into_iter().flat_map(|pile| pile.1);
        assert_eq!(sorted(&now.collect::<Vec<_>>()), sorted(&deck));
    }
    assert_eq!(plays, deck.len());
    let end = game.outcome().expect("the game is over");
    let counted: usize = end.count.iter().flat_map(|count| &count.1).sum();
    let scored: usize = game.scores.iter().map(Vec::len).sum();
    assert_eq!(counted, scored);
    assert_eq!(scored + game.discards.len(), deck.len());
    assert!(game.legal().is_empty() && game.nodes(3) == 1);
}

#[test]
fn random_games_in_every_kingdom() {
    let mut state = 1;
    for (players, number) in [(2, 40), (3, 12), (4, 12)] {
        let kingdoms = kingdoms(players);
        assert_eq!(kingdoms.len(), number);
        for kingdom in kingdoms {
            for _ in 0..5 {
                random_game(players, &kingdom, &mut state);
            }
        }
    }
}
