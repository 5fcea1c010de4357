//! C4: following.

use super::{hand, legal, play, player, position, refusal, seat, turn};
use interregnum_claim::{Action, Card, Faction, Illegal};
use interregnum_kernel::{Game, Refusal, SeatSet, View};

/// C4.1
#[test]
fn the_leader_may_play_any_card_of_the_hand() {
    let claim = position("players 2; kingdom claim; leader 1; hand 0: Un1 Un2 Un3; hand 1: Go7 Dw2 Do4");
    assert_eq!(legal(&claim, 1), "play Go7, play Dw2, play Do4");
    let card: Card = "Kn9".parse().unwrap();
    let why = refusal(&claim, "1 play Kn9");
    assert_eq!((why, why.rule().0), (Illegal::NotInHand { card }, "C4.1"));
}

/// C4.1
#[test]
fn the_faction_of_the_card_that_opens_the_trick_is_the_led_faction() {
    let mut claim = position("players 2; kingdom claim; hand 0: Go7 Dw2; hand 1: Go1 Dw1");
    let mut other = claim.clone();
    play(&mut claim, "0 play Go7");
    assert_eq!(legal(&claim, 1), "play Go1");
    play(&mut other, "0 play Dw2");
    assert_eq!(legal(&other, 1), "play Dw1");
}

/// C4.2
#[test]
fn the_others_play_one_card_each_in_clockwise_order() {
    let mut claim = position(
        "players 3; kingdom Go,Kn,Dw,Un,Do,Dr,Tr; leader 2
         hand 0: Un1 Go1; hand 1: Un2 Go2; hand 2: Un3 Go3",
    );
    let why = refusal(&claim, "0 play Un1");
    assert_eq!((why, why.rule().0), (Illegal::NotYourTurn { turn: seat(2) }, "C4.2"));
    play(&mut claim, "2 play Un3");
    assert_eq!(turn(&claim), 0);
    assert_eq!(refusal(&claim, "1 play Un2"), Illegal::NotYourTurn { turn: seat(0) });
    assert_eq!(legal(&claim, 1), "");
    play(&mut claim, "0 play Un1, 1 play Un2");
    assert_eq!([0, 1, 2].map(|seat| hand(&claim, seat)), ["Go1", "Go2", "Go3"]);
}

/// C4.2
#[test]
fn whoever_holds_a_card_of_the_led_faction_has_to_play_one() {
    let mut claim = position("players 2; kingdom claim; hand 0: Go7 Un1 Un2; hand 1: Go1 Go9 Dw9");
    play(&mut claim, "0 play Go7");
    assert_eq!(legal(&claim, 1), "play Go1, play Go9");
    let why = refusal(&claim, "1 play Dw9");
    let expected = Illegal::MustFollow { led: Faction::Goblins, stand_in_led: false };
    assert_eq!((why, why.rule().0), (expected, "C4.2"));
}

/// C4.2: the view explains the refusal before the card is played.
#[test]
fn a_player_is_shown_which_cards_follow_and_why_the_others_do_not() {
    let mut claim = position("players 2; kingdom claim; hand 0: Go7 Un1; hand 1: Go1 Dw9");
    play(&mut claim, "0 play Go7");
    let view = claim.view(player(1));
    assert_eq!(view.to_act(), SeatSet::one(seat(1)));
    assert_eq!(view.legal(), [Action::Play("Go1".parse().unwrap())]);
    let refused = view.decision.refused;
    assert_eq!(refused.len(), 1);
    assert_eq!((refused[0].action.to_string().as_str(), refused[0].why.rule().0), ("play Dw9", "C4.2"));
}

/// C4.2, C5.4: the note at the Knights of the Claim rulebook.
#[test]
fn claim_rulebook_note_a_knight_does_not_free_from_following_a_goblin() {
    let mut claim = position("players 2; kingdom claim; hand 0: Go9 Un1; hand 1: Go0 Kn2");
    play(&mut claim, "0 play Go9");
    assert_eq!(legal(&claim, 1), "play Go0");
    assert_eq!(refusal(&claim, "1 play Kn2").rule().0, "C4.2");
}

/// C4.3
#[test]
fn a_doppelganger_is_allowed_in_place_of_the_led_faction() {
    let mut claim = position("players 2; kingdom claim; hand 0: Go7 Un1 Un2; hand 1: Go1 Dw9 Do5");
    play(&mut claim, "0 play Go7");
    assert_eq!(legal(&claim, 1), "play Go1, play Do5");
    play(&mut claim, "1 play Do5");
    assert_eq!(hand(&claim, 1), "Go1 Dw9");
}

/// C4.4
#[test]
fn whoever_holds_no_card_of_the_led_faction_is_free() {
    let mut claim = position("players 2; kingdom claim; hand 0: Go7 Un1 Un2; hand 1: Kn2 Dw9 Do5");
    play(&mut claim, "0 play Go7");
    assert_eq!(legal(&claim, 1), "play Kn2, play Dw9, play Do5");
    play(&mut claim, "1 play Dw9");
}

/// C4.5: the note at the Doppelgängers of the Claim rulebook.
#[test]
fn claim_rulebook_note_a_doppelganger_that_is_led_asks_for_a_doppelganger() {
    let mut claim = position("players 2; kingdom claim; hand 0: Do3 Un1; hand 1: Do1 Go9");
    play(&mut claim, "0 play Do3");
    assert_eq!(legal(&claim, 1), "play Do1");
    let why = refusal(&claim, "1 play Go9");
    let expected = Illegal::MustFollow { led: Faction::Doppelgangers, stand_in_led: true };
    assert_eq!((why, why.rule().0), (expected, "C4.5"));
}

/// C4.5, C4.4
#[test]
fn whoever_holds_no_doppelganger_is_free_when_one_is_led() {
    let mut claim = position("players 2; kingdom claim; hand 0: Do3 Un1; hand 1: Kn4 Go9");
    play(&mut claim, "0 play Do3");
    assert_eq!(legal(&claim, 1), "play Go9, play Kn4");
}

/// C4.6
#[test]
fn the_duty_to_follow_is_the_same_in_both_phases() {
    let hands = "players 2; kingdom claim; hand 0: Go7 Un1 Un2; hand 1: Go1 Dw9 Do5";
    let mut one = position(&format!("{hands}; pile: Kn2 Kn3 Kn4 Kn5 Kn6 Kn7"));
    let mut two = position(hands);
    for claim in [&mut one, &mut two] {
        play(claim, "0 play Go7");
        assert_eq!(legal(claim, 1), "play Go1, play Do5");
        assert_eq!(refusal(claim, "1 play Dw9").rule().0, "C4.2");
    }
}
