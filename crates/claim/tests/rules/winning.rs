//! C5: winning a trick.

use super::{aside, discards, front, hand, legal, one_each, play, position, score, turn, verdict};
use interregnum_claim::{Claim, ClaimEvent, Fact, Faction};

/// The verdict on a trick of these cards, in the order of play from seat 0.
fn trick(cards: &str) -> String {
    verdict(&played(cards))
}

fn played(cards: &str) -> Vec<ClaimEvent> {
    let (hands, moves) = one_each(0, cards, "");
    let setup = match cards.split(' ').count() {
        2 => "players 2; kingdom claim".to_owned(),
        players => format!("players {players}; kingdom Go,Kn,Dw,Un,Do,Dr,Tr"),
    };
    play(&mut position(&format!("{setup}; {hands}")), &moves)
}

/// C5.1
#[test]
fn the_highest_card_of_the_led_faction_wins() {
    assert_eq!(trick("Un3 Un9 Un5"), "1 with Un9 by Highest (C5.1)");
    assert_eq!(trick("Un9 Un3 Un5"), "0 with Un9 by Highest (C5.1)");
    assert_eq!(trick("Un3 Un5 Un4 Un9"), "3 with Un9 by Highest (C5.1)");
}

/// C5.1
#[test]
fn zero_is_the_lowest_value_and_nine_the_highest() {
    assert_eq!(trick("Un0 Un1"), "1 with Un1 by Highest (C5.1)");
    assert_eq!(trick("Un1 Un0"), "0 with Un1 by Highest (C5.1)");
    assert_eq!(trick("Un8 Un9"), "1 with Un9 by Highest (C5.1)");
}

/// C5.1
#[test]
fn a_card_of_another_faction_does_not_win() {
    assert_eq!(trick("Un0 Dw9"), "0 with Un0 by Alone (C5.1)");
    assert_eq!(trick("Un0 Dw9 Go9"), "0 with Un0 by Alone (C5.1)");
    assert_eq!(trick("Un0 Dw9 Un1"), "2 with Un1 by Highest (C5.1)");
}

/// C5.1
#[test]
fn the_trick_is_told_with_the_faction_that_was_led() {
    let won = played("Un3 Dw9").into_iter().find_map(|event| match event {
        ClaimEvent::Happened { fact: Fact::Won { led, .. }, .. } => Some(led),
        _ => None,
    });
    assert_eq!(won, Some(Faction::Undead));
}

/// C5.2
#[test]
fn a_doppelganger_played_after_the_lead_counts_as_the_led_faction_with_its_own_value() {
    assert_eq!(trick("Un4 Do5"), "1 with Do5 by Highest (C5.1)");
    assert_eq!(trick("Un4 Do3"), "0 with Un4 by Highest (C5.1)");
    assert_eq!(trick("Un4 Do7 Un6"), "1 with Do7 by Highest (C5.1)");
}

/// C5.3
#[test]
fn of_two_cards_of_equal_value_the_one_played_first_wins() {
    assert_eq!(trick("Un5 Do5"), "0 with Un5 by Earlier (C5.3)");
    assert_eq!(trick("Un2 Do7 Un7"), "1 with Do7 by Earlier (C5.3)");
    assert_eq!(trick("Un2 Un7 Dw9 Do7"), "1 with Un7 by Earlier (C5.3)");
    assert_eq!(trick("Go0 Go0"), "0 with Go0 by Earlier (C5.3)");
}

/// C5.4
#[test]
fn a_knight_beats_every_card_that_is_no_knight_when_a_goblin_is_led() {
    assert_eq!(trick("Go9 Kn2"), "1 with Kn2 by Power (C5.4)");
    assert_eq!(trick("Go1 Do9 Kn2"), "2 with Kn2 by Power (C5.4)");
    assert_eq!(trick("Go9 Kn2 Do9 Dw9"), "1 with Kn2 by Power (C5.4)");
}

/// C5.4
#[test]
fn between_knights_the_highest_value_decides() {
    assert_eq!(trick("Go9 Kn4 Kn8"), "2 with Kn8 by Power (C5.4)");
    assert_eq!(trick("Go9 Kn8 Kn4"), "1 with Kn8 by Power (C5.4)");
    assert_eq!(trick("Go0 Kn4 Kn8 Kn6"), "2 with Kn8 by Power (C5.4)");
}

/// C5.5
#[test]
fn a_knight_has_no_power_when_no_goblin_was_led() {
    assert_eq!(trick("Un0 Kn9"), "0 with Un0 by Alone (C5.1)");
    assert_eq!(trick("Un0 Go9 Kn9"), "0 with Un0 by Alone (C5.1)");
}

/// C5.5
#[test]
fn a_knight_that_is_led_is_beaten_like_any_card() {
    assert_eq!(trick("Kn5 Kn7"), "1 with Kn7 by Highest (C5.1)");
    assert_eq!(trick("Kn5 Do6"), "1 with Do6 by Highest (C5.1)");
    assert_eq!(trick("Kn2 Go9"), "0 with Kn2 by Alone (C5.1)");
}

/// C5.5
#[test]
fn a_doppelganger_that_is_led_is_never_a_goblin_lead() {
    assert_eq!(trick("Do0 Kn9"), "0 with Do0 by Alone (C5.1)");
    assert_eq!(trick("Do0 Go9 Kn9"), "0 with Do0 by Alone (C5.1)");
    assert_eq!(trick("Do0 Do1 Kn9"), "1 with Do1 by Highest (C5.1)");
}

/// C5.6, C6.4: the first half of the example at the Doppelgängers.
#[test]
fn claim_rulebook_example_a_doppelganger_after_an_undead_is_not_taken_by_the_winner() {
    let mut claim = position("players 2; kingdom claim; hand 0: Un3; hand 1: Do5; pile: Go1 Go2");
    play(&mut claim, "0 play Un3, 1 play Do5");
    assert_eq!([score(&claim, 1), discards(&claim)], ["Un3", "Do5"]);
}

/// C5.6, C8.3: the second half of the example at the Doppelgängers.
#[test]
fn claim_rulebook_example_a_doppelganger_after_a_dwarf_is_not_taken_by_the_loser() {
    let mut claim = position("players 2; kingdom claim; hand 0: Dw7 Go1; hand 1: Do5 Go2");
    play(&mut claim, "0 play Dw7, 1 play Do5");
    assert_eq!([0, 1].map(|seat| score(&claim, seat)), ["Do5", "Dw7"]);
}

/// C5.6, C9.2
#[test]
fn a_doppelganger_that_wins_a_seers_trick_gives_no_choice() {
    let mut claim = position(
        "players 2; kingdom Gn,Gi,Do,Tr,Se; hand 0: Se3 Tr1; hand 1: Do5 Tr2; pile: Gn1 Gi1 Gn3 Gi3",
    );
    play(&mut claim, "0 play Se3, 1 play Do5");
    assert_eq!(legal(&claim, 1), "play Tr2");
}

/// C5.6, C9.1
#[test]
fn a_doppelganger_is_not_a_dragon() {
    let mut claim = position("players 2; kingdom Go,Kn,Do,Dr,Tr; hand 0: Dr7 Go1; hand 1: Do9 Go2");
    let events = play(&mut claim, "0 play Dr7, 1 play Do9");
    assert_eq!(verdict(&events), "1 with Do9 by Highest (C5.1)");
    assert_eq!(turn(&claim), 0);
}

/// C5.6, C9.8
#[test]
fn a_doppelganger_is_not_a_troll() {
    let mut claim =
        position("players 2; kingdom Go,Kn,Do,Dr,Tr; hand 0: Tr3 Go1; hand 1: Do5 Go2; aside: Tr4");
    play(&mut claim, "0 play Tr3, 1 play Do5");
    assert_eq!([score(&claim, 1), aside(&claim)], ["Do5 Tr4", "Tr3"]);
}

/// C5.6, C9.6
#[test]
fn a_doppelganger_is_not_a_giant() {
    let mut claim =
        position("players 2; kingdom Gn,Gi,Do,Dr,Tr; hand 0: Gi3 Tr1; hand 1: Do5 Tr2; front 0: Gn3 Gn5");
    play(&mut claim, "0 play Gi3, 1 play Do5");
    assert_eq!([front(&claim, 0), discards(&claim)], ["Gn5", "Gn3"]);
}

/// C5.6, C9.5
#[test]
fn a_doppelganger_is_not_a_gnome() {
    let mut claim = position("players 2; kingdom Gn,Gi,Do,Dr,Tr; hand 0: Gn3 Tr1; hand 1: Do5 Tr2");
    play(&mut claim, "0 play Gn3, 1 play Do5");
    assert_eq!([front(&claim, 1), score(&claim, 1)], ["Gn3", "Do5"]);
}

fn three_with_two_cards() -> Claim {
    position(
        "players 3; kingdom Go,Kn,Dw,Un,Do,Dr,Tr; leader 1
         hand 0: Un1 Go1; hand 1: Un2 Go2; hand 2: Un3 Go3",
    )
}

/// C5.7
#[test]
fn whoever_wins_the_trick_leads_the_next() {
    let mut claim = three_with_two_cards();
    play(&mut claim, "1 play Un2, 2 play Un3, 0 play Un1");
    assert_eq!(turn(&claim), 2);
    let mut claim = three_with_two_cards();
    play(&mut claim, "1 play Go2, 2 play Go3, 0 play Go1, 2 play Un3, 0 play Un1, 1 play Un2");
    assert_eq!(score(&claim, 2), "Go1 Go2 Go3 Un1 Un2 Un3");
}

/// C5.7
#[test]
fn the_last_trick_of_phase_one_settles_who_leads_first_in_phase_two() {
    let mut claim = position("players 2; kingdom claim; hand 0: Un3; hand 1: Un5; pile: Go1 Go2");
    play(&mut claim, "0 play Un3, 1 play Un5");
    assert_eq!((turn(&claim), hand(&claim, 1).as_str()), (1, "Go1"));
}

/// C5.7, C9.1
#[test]
fn a_dragon_in_the_last_trick_of_phase_one_leads_first_in_phase_two() {
    let mut claim = position("players 2; kingdom claim2; hand 0: Dr3; hand 1: Dr1; pile: Tr1 Tr2");
    play(&mut claim, "0 play Dr3, 1 play Dr1");
    assert_eq!((turn(&claim), hand(&claim, 1).as_str()), (1, "Tr2"));
}
