//! C11: end and scoring.
//!
//! The positions stand before the last trick, whose cards count as well: with two players
//! seat 0 wins `Un8 Un9`, with three `Un7 Un8 Un9`, with four seat 3 wins `Un1` to `Un4`.

use super::{one_each, play, position, votes, winners};
use interregnum_claim::{Claim, ClaimEvent, Fact};
use interregnum_kernel::Game;

/// Two players count these score piles and the last trick's `Un8 Un9` of seat 0.
fn two(kingdom: &str, scores: [&str; 2]) -> Claim {
    let [one, two] = scores;
    let setup =
        format!("players 2; kingdom {kingdom}; hand 0: Un9; hand 1: Un8; score 0: {one}; score 1: {two}");
    let mut claim = position(&setup);
    play(&mut claim, "0 play Un9, 1 play Un8");
    claim
}

/// Three players count these score piles and the last trick's `Un7 Un8 Un9` of seat 0.
fn three(scores: [&str; 3]) -> Claim {
    let [one, two, three] = scores;
    let setup = "players 3; kingdom Go,Kn,Dw,Un,Do,Dr,Tr; hand 0: Un9; hand 1: Un8; hand 2: Un7";
    let mut claim = position(&format!("{setup}; score 0: {one}; score 1: {two}; score 2: {three}"));
    play(&mut claim, "0 play Un9, 1 play Un8, 2 play Un7");
    claim
}

/// Four players count these score piles and the last trick's `Un1 Un2 Un3 Un4` of seat 3.
fn four(scores: [&str; 4]) -> Claim {
    let (hands, moves) = one_each(0, "Un1 Un2 Un3 Un4", "");
    let scores: Vec<String> =
        scores.iter().enumerate().map(|(seat, score)| format!("score {seat}: {score}")).collect();
    let setup = format!("players 4; kingdom Go,Kn,Dw,Un,Do,Dr,Tr; {hands}; {}", scores.join("; "));
    let mut claim = position(&setup);
    play(&mut claim, &moves);
    claim
}

/// C11.1
#[test]
fn a_factions_vote_goes_to_the_player_with_most_of_its_cards() {
    let claim = two("claim", ["Go1 Go2 Go3 Kn2", "Go9 Kn3 Kn4 Dw0"]);
    assert_eq!(votes(&claim), "Go:0 Kn:1 Dw:1 Un:0 Do:-");
    let outcome = claim.outcome().unwrap();
    let counts: Vec<_> = outcome.detail.votes.iter().map(|vote| vote.count(2).to_vec()).collect();
    assert_eq!(counts, [[3, 1], [1, 2], [0, 1], [2, 0], [0, 0]]);
    assert!(outcome.detail.votes.iter().all(|vote| !vote.by_highest));
}

/// C11.1: if several have as many.
#[test]
fn with_as_many_cards_the_highest_single_card_has_the_vote() {
    let claim = two("claim", ["Go5 Go6 Kn9", "Go0 Go9 Kn8"]);
    assert_eq!(votes(&claim), "Go:1 Kn:0 Dw:- Un:0 Do:-");
    let by_highest: Vec<_> =
        claim.outcome().unwrap().detail.votes.iter().map(|vote| vote.by_highest).collect();
    assert_eq!(by_highest, [true, true, false, false, false]);
}

/// C11.1: to one of those who have as many, and to nobody with fewer.
#[test]
fn of_three_players_the_highest_card_decides_between_those_with_most_cards() {
    let claim = three(["Go1 Go2", "Go3 Go4", "Go9"]);
    assert_eq!(votes(&claim), "Go:1 Kn:- Dw:- Un:0 Do:- Dr:- Tr:-");
    let claim = three(["Kn2", "Kn3 Kn5", "Kn4 Kn6"]);
    assert_eq!(votes(&claim), "Go:- Kn:2 Dw:- Un:0 Do:- Dr:- Tr:-");
}

/// C11.1, C11.2: the count in events and in the outcome.
#[test]
fn each_vote_is_told_with_its_count() {
    let setup = "players 2; kingdom claim; hand 0: Un9; hand 1: Un8; score 0: Go5; score 1: Go9";
    let events = play(&mut position(setup), "0 play Un9, 1 play Un8");
    let told: Vec<_> = events.iter().filter_map(told_vote).collect();
    let expected = [
        "Go [1, 1] to 1 by the highest card (C11.1)",
        "Kn [0, 0] to nobody (C11.2)",
        "Dw [0, 0] to nobody (C11.2)",
        "Un [2, 0] to 0 (C11.1)",
        "Do [0, 0] to nobody (C11.2)",
    ];
    assert_eq!(told, expected);
}

fn told_vote(event: &ClaimEvent) -> Option<String> {
    let ClaimEvent::Happened { fact: Fact::Vote { faction, count, to, by_highest, teams }, rule, .. } = event
    else {
        return None;
    };
    assert!(!teams, "two players are no teams");
    let to = to.map_or_else(|| "nobody".to_owned(), |seat| seat.to_string());
    let how = if *by_highest { " by the highest card" } else { "" };
    Some(format!("{faction} {count:?} to {to}{how} ({rule})"))
}

/// C11.1, C11.2
#[test]
fn the_outcome_is_written_with_votes_and_counts_by_faction() {
    let outcome = two("claim", ["Go5", "Go9 Go1"]).outcome().unwrap();
    let expected = serde_json::json!({
        "votes": { "Go": 1, "Kn": null, "Dw": null, "Un": 0, "Do": null },
        "count": { "Go": [1, 2], "Kn": [0, 0], "Dw": [0, 0], "Un": [2, 0], "Do": [0, 0] },
    });
    assert_eq!(serde_json::to_value(&outcome.detail).unwrap(), expected);
    assert_eq!(outcome.reason, "votes");
}

/// C11.2
#[test]
fn nobody_gets_the_vote_of_a_faction_of_which_nobody_has_a_card() {
    assert_eq!(votes(&two("claim", ["", ""])), "Go:- Kn:- Dw:- Un:0 Do:-");
}

/// C11.2
#[test]
fn nobody_gets_the_goblins_vote_with_only_goblin_zeros() {
    assert_eq!(votes(&two("claim", ["Go0 Go0", "Go0 Go0"])), "Go:- Kn:- Dw:- Un:0 Do:-");
    assert_eq!(votes(&two("claim", ["Go0 Go0", "Go0 Go0 Go0"])), "Go:1 Kn:- Dw:- Un:0 Do:-");
    assert_eq!(votes(&two("claim", ["Go0", ""])), "Go:0 Kn:- Dw:- Un:0 Do:-");
}

/// C11.2: one card a side, the highest, and no further.
#[test]
fn nobody_gets_the_vote_when_the_highest_gnomes_or_giants_are_equal() {
    let claim = two("Gn,Gi,Un,Do,Dr", ["Gn1 Gn7 Gi5 Gi3", "Gn5 Gn7 Gi5 Gi1"]);
    assert_eq!(votes(&claim), "Un:0 Do:- Gn:- Gi:- Dr:-");
}

/// C11.2: it makes no difference that a third has fewer.
#[test]
fn of_three_players_two_with_the_same_zeros_leave_the_vote_to_nobody() {
    assert_eq!(votes(&three(["Go0 Go0", "Go0 Go0", "Go9"])), "Go:- Kn:- Dw:- Un:0 Do:- Dr:- Tr:-");
    assert_eq!(votes(&three(["Go9", "Go0 Go0", "Go0 Go0"])), "Go:- Kn:- Dw:- Un:0 Do:- Dr:- Tr:-");
}

/// C11.3
#[test]
fn three_votes_win_for_two_players() {
    let claim = two("claim", ["Go1 Kn2", "Dw1 Dw2 Dw3 Dw4 Do6 Do7 Do8 Do9"]);
    assert_eq!(votes(&claim), "Go:0 Kn:0 Dw:1 Un:0 Do:1");
    assert_eq!(winners(&claim), [0]);
    let claim = two("claim", ["Go1", "Kn2 Dw1 Do1"]);
    assert_eq!(votes(&claim), "Go:0 Kn:1 Dw:1 Un:0 Do:1");
    assert_eq!(winners(&claim), [1]);
}

/// C11.3
#[test]
fn more_votes_win_when_a_vote_goes_to_nobody() {
    let claim = two("claim", ["Go0", "Go0 Kn2 Kn3 Kn4"]);
    assert_eq!(winners(&claim), Vec::<usize>::new());
    let claim = two("claim", ["Go1", "Kn2 Kn3 Kn4"]);
    assert_eq!((votes(&claim).as_str(), winners(&claim)), ("Go:0 Kn:1 Dw:- Un:0 Do:-", vec![0]));
    let claim = two("claim", ["", "Kn2 Do3"]);
    assert_eq!((votes(&claim).as_str(), winners(&claim)), ("Go:- Kn:1 Dw:- Un:0 Do:1", vec![1]));
}

/// C11.3: neither cards nor values are compared.
#[test]
fn with_equal_votes_two_players_draw() {
    let claim = two("claim", ["Go9 Go8", "Kn2 Dw1"]);
    assert_eq!(votes(&claim), "Go:0 Kn:1 Dw:1 Un:0 Do:-");
    assert!(claim.outcome().unwrap().winners.is_empty());
}

/// C11.4
#[test]
fn of_three_players_whoever_has_most_factions_wins() {
    let claim = three(["", "Go1 Kn2", "Dw7 Dw8 Dw9"]);
    assert_eq!(votes(&claim), "Go:1 Kn:1 Dw:2 Un:0 Do:- Dr:- Tr:-");
    assert_eq!(winners(&claim), [1]);
}

/// C11.4: seat 0 has most cards of all, but only three in the faction it won.
#[test]
fn with_as_many_factions_most_cards_in_the_factions_won_wins() {
    let claim = three(["Go6 Go7 Go8", "Go0 Go0 Go1 Go2", "Kn8 Kn9"]);
    assert_eq!(votes(&claim), "Go:1 Kn:2 Dw:- Un:0 Do:- Dr:- Tr:-");
    assert_eq!(winners(&claim), [1]);
}

/// C11.4: the cards of all factions won are added up.
#[test]
fn the_cards_in_all_factions_won_count_together() {
    let claim = three(["Go1", "Kn2 Kn3 Dw1 Dw2", "Do1 Do2 Do3 Dr1 Dr2"]);
    assert_eq!(votes(&claim), "Go:0 Kn:1 Dw:1 Un:0 Do:2 Dr:2 Tr:-");
    assert_eq!(winners(&claim), [2]);
}

/// C11.4: three cards each; 24 points against 23, whatever lies in factions not won.
#[test]
fn with_as_many_cards_the_higher_sum_of_their_values_wins() {
    let claim = three(["", "Go6 Go8 Go9 Kn9", "Kn2 Kn3"]);
    assert_eq!(votes(&claim), "Go:1 Kn:2 Dw:- Un:0 Do:- Dr:- Tr:-");
    assert_eq!(winners(&claim), [0]);
    let claim = three(["Un0", "Go9 Go8 Go7 Go1", "Kn9"]);
    assert_eq!(winners(&claim), [1]);
}

/// C11.4
#[test]
fn of_three_players_those_still_equal_share_the_win() {
    let claim = three(["", "Go7 Go8 Go9", "Kn8 Kn9"]);
    assert_eq!(winners(&claim), [0, 1]);
    let claim = three(["", "Go7 Go8 Go9", "Kn7 Kn8 Kn9"]);
    assert_eq!(winners(&claim), [0, 1, 2]);
}

/// C11.5, C3.3
#[test]
fn partners_put_their_score_piles_together_before_the_votes_are_counted() {
    let claim = four(["Go1 Go2", "Go8 Go9", "Go3", ""]);
    assert_eq!(votes(&claim), "Go:0 Kn:- Dw:- Un:1 Do:- Dr:- Tr:-");
    assert_eq!(claim.outcome().unwrap().detail.votes[0].count(2), [3, 2]);
    let claim = four(["Go9 Kn7", "Go7 Kn2", "Go1 Kn5", "Go8 Kn9"]);
    assert_eq!(votes(&claim), "Go:0 Kn:1 Dw:- Un:1 Do:- Dr:- Tr:-");
    assert_eq!(claim.outcome().unwrap().detail.sides, 2);
}

/// C11.5
#[test]
fn the_team_with_more_factions_wins() {
    let claim = four(["Go1", "", "Kn2", ""]);
    assert_eq!(votes(&claim), "Go:0 Kn:0 Dw:- Un:1 Do:- Dr:- Tr:-");
    assert_eq!(winners(&claim), [0, 2]);
    assert_eq!(winners(&four(["Go1", "Kn2", "", ""])), [1, 3]);
}

/// C11.5, C11.4: four Undead of team 1 make 10 points.
#[test]
fn teams_with_as_many_factions_compare_cards_and_then_values() {
    assert_eq!(winners(&four(["Go0 Go0", "", "Go0 Go0 Go0", ""])), [0, 2]);
    assert_eq!(winners(&four(["Go9", "", "Go8 Go7", ""])), [1, 3]);
    assert_eq!(winners(&four(["Go1 Go2", "", "Go3 Go5", ""])), [0, 2]);
    assert_eq!(winners(&four(["Go1 Go2", "", "Go0 Go6", ""])), [1, 3]);
}

/// C11.5
#[test]
fn teams_that_nothing_separates_share_the_win() {
    assert_eq!(winners(&four(["Go1 Go2", "", "Go3 Go4", ""])), [0, 1, 2, 3]);
}
