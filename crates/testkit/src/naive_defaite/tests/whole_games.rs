//! Random games: no card is lost, the lists of legal actions are in order, and every game ends.

use super::*;

/// L1: all cards except the King.
fn box_of_cards() -> Vec<String> {
    let mut cards = Vec::new();
    let mut add = |card: &str, number: usize| cards.extend(vec![card.to_owned(); number]);
    for (value, number) in (1..=7).zip([4, 4, 3, 3, 2, 2, 1]) {
        add(&format!("Ms{value}"), number);
    }
    for (value, number) in (1..=3).zip([8, 7, 4]) {
        add(&format!("Au{value}"), number);
    }
    for symbol in ["Li", "Ln", "Ea", "Su", "Sw", "Bo", "Ro"] {
        (4..=6).for_each(|value| add(&format!("Co{value}{symbol}"), 1));
        add(&format!("Pv3{symbol}"), 3);
    }
    for (card, number) in [("Reb", 6), ("Ins", 2), ("Dec", 2), ("Exc", 1), ("Imp", 1), ("Mas", 2), ("Ctr", 2)]
    {
        add(card, number);
    }
    let once = "Co7 Pv4 Qu NoLi NoLn NoEa NoSu NoSw NoBo Sur Tax Mar Exe Car Spy Amb Ban Cap Con";
    once.split(' ').for_each(|card| add(card, 1));
    cards
}

/// Knuth's generator; the low bits are poor, so the high ones are used.
fn below(state: &mut u64, bound: usize) -> usize {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    ((*state >> 33) as usize) % bound
}

fn shuffle(cards: &mut [String], state: &mut u64) {
    for place in (1..cards.len()).rev() {
        cards.swap(place, below(state, place + 1));
    }
}

/// Every single card of the table, sorted.
fn all_cards(table: &NaivePosition) -> Vec<String> {
    let piles = table.piles().into_iter().flat_map(|(_, pile)| pile);
    let words = piles.map(|text| text.split(' ').next_back().unwrap_or_default().to_owned());
    let mut cards: Vec<String> =
        words.flat_map(|text| text.split('+').map(str::to_owned).collect::<Vec<_>>()).collect();
    cards.sort();
    cards
}

/// Plays a random game and returns the verbs of all actions.
fn random_game(players: usize, state: &mut u64) -> Vec<String> {
    let mut nobles = cards("NoLi NoLn NoEa NoSu NoSw NoBo");
    shuffle(&mut nobles, state);
    nobles.truncate(players);
    let mut all = box_of_cards();
    all.sort();
    let mut deck = all.clone();
    deck.retain(|card| !nobles.contains(card));
    shuffle(&mut deck, state);
    let mut verbs = Vec::new();
    let mut answer = |table: &NaivePosition, seat: usize, legal: &[String]| {
        assert!(seat < players && !legal.is_empty());
        assert!(legal.is_sorted_by(|a, b| a < b));
        assert_eq!(all_cards(table), all);
        let action = &legal[below(state, legal.len())];
        verbs.push(action.split(' ').next().unwrap_or_default().to_owned());
        Some(action.clone())
    };
    let (table, outcome) = play(&nobles, &deck, &mut answer).expect("every answer is legal");
    assert_eq!(all_cards(&table), all);
    assert!(table.deck.is_empty() && table.middle.is_empty() && table.laid.is_empty());
    let best = outcome.points.iter().max().expect("there are players");
    assert!(outcome.winners.iter().all(|&seat| outcome.points[seat] == *best));
    verbs
}

#[test]
fn the_box_holds_115_cards_and_the_king() {
    assert_eq!(box_of_cards().len(), 115);
}

#[test]
fn random_games_keep_every_card_and_reach_every_decision() {
    let mut verbs = std::collections::BTreeSet::new();
    let mut state = 1;
    for players in [3, 4, 5, 6] {
        (0..25).for_each(|_| verbs.extend(random_game(players, &mut state)));
    }
    let all = "answer attack choose corrupt countermand decline done duel give king lay let-go lose \
               masquerade name pass play put raise take";
    assert_eq!(verbs.into_iter().collect::<Vec<_>>(), cards(all));
}
