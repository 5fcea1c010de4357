//! C9: powers of Claim 2.

use super::{
    aside, discards, followers, front, heap, legal, play, player, position, refusal, rule, score, seat, sees,
    turn, verdict,
};
use interregnum_claim::{ClaimEvent, Fact, Illegal, Zone};
use interregnum_kernel::{Game, Refusal, Viewer};

/// C9.1: example 1 at the Dragons.
#[test]
fn claim_2_dragons_example_1_the_loser_with_the_last_dragon_leads_next() {
    let mut claim = position("players 2; kingdom claim2; hand 0: Dr7 Tr1; hand 1: Dr3 Tr2");
    let events = play(&mut claim, "0 play Dr7, 1 play Dr3");
    assert_eq!(verdict(&events), "0 with Dr7 by Highest (C5.1)");
    assert_eq!((turn(&claim), score(&claim, 0).as_str()), (1, "Dr3 Dr7"));
}

/// C9.1: example 2 at the Dragons.
#[test]
fn claim_2_dragons_example_2_a_dragon_thrown_in_leads_next() {
    let mut claim = position("players 2; kingdom claim2; hand 0: Gi5 Tr1; hand 1: Dr4 Tr2");
    let events = play(&mut claim, "0 play Gi5, 1 play Dr4");
    assert_eq!(verdict(&events), "0 with Gi5 by Alone (C5.1)");
    assert_eq!((turn(&claim), score(&claim, 0).as_str()), (1, "Gi5 Dr4"));
}

/// C9.1: the led Dragon is the last one too, if it is the only one.
#[test]
fn a_dragon_that_is_led_and_beaten_leads_next() {
    let mut claim = position("players 2; kingdom Go,Kn,Do,Dr,Tr; hand 0: Dr4 Tr1; hand 1: Do8 Tr2");
    let events = play(&mut claim, "0 play Dr4, 1 play Do8");
    assert_eq!(verdict(&events), "1 with Do8 by Highest (C5.1)");
    assert_eq!(turn(&claim), 0);
}

/// C9.1
#[test]
fn of_several_dragons_the_last_one_played_decides() {
    let mut claim = position(
        "players 4; kingdom Go,Kn,Dw,Un,Do,Dr,Tr; leader 3
         hand 0: Dr9 Go1; hand 1: Dr2 Go2; hand 2: Un5 Go3; hand 3: Un8 Go4",
    );
    let events = play(&mut claim, "3 play Un8, 0 play Dr9, 1 play Dr2, 2 play Un5");
    assert_eq!(verdict(&events), "3 with Un8 by Highest (C5.1)");
    assert_eq!(turn(&claim), 1);
}

/// C9.1
#[test]
fn dragons_have_their_power_in_phase_one_too() {
    let mut claim =
        position("players 2; kingdom claim2; hand 0: Gi5 Tr1; hand 1: Dr4 Tr2; pile: Gn1 Gn3 Gn5 Gn7");
    play(&mut claim, "0 play Gi5, 1 play Dr4");
    assert_eq!((turn(&claim), followers(&claim, 0).as_str()), (1, "Gn1"));
}

/// The seat that leads the next trick instead of the winner, and by which card, if any.
fn leads_next(events: &[ClaimEvent]) -> Option<String> {
    events.iter().find_map(|event| match event {
        ClaimEvent::Happened { fact: Fact::LeadsNext { seat, card }, rule, .. } => {
            Some(format!("{seat} by {card} ({rule})"))
        }
        _ => None,
    })
}

/// C9.1
#[test]
fn a_lead_that_is_not_the_winners_is_told() {
    let mut claim = position("players 2; kingdom claim2; hand 0: Dr7 Dr2; hand 1: Dr3 Dr9");
    let events = play(&mut claim, "0 play Dr7, 1 play Dr3");
    assert_eq!(leads_next(&events).as_deref(), Some("1 by Dr3 (C9.1)"));
    let mut claim = position("players 2; kingdom claim2; hand 0: Dr7 Dr2; hand 1: Dr3 Dr9");
    let events = play(&mut claim, "0 play Dr2, 1 play Dr3");
    assert_eq!((leads_next(&events), turn(&claim)), (None, 1));
}

/// C9.1, C6.2: first what is to be taken, then the lead.
#[test]
fn the_winner_picks_and_then_the_dragon_leads() {
    let mut claim = position(
        "players 3; kingdom Go,Kn,Dw,Un,Do,Dr,Tr
         hand 0: Un5 Go1; hand 1: Dr4 Go2; hand 2: Un8 Go3; pile: Dw1 Dw2 Dw3 Dw4 Dw5 Dw6",
    );
    play(&mut claim, "0 play Un5, 1 play Dr4, 2 play Un8");
    assert_eq!(turn(&claim), 2);
    play(&mut claim, "2 take Dw1");
    assert_eq!(turn(&claim), 1);
}

const SEER: &str = "players 2; kingdom claim2; hand 0: Se5 Tr1; hand 1: Se3 Tr2; pile: Gn1 Gi1 Gn3 Gi3";

/// C9.2: the words at the Voyants.
#[test]
fn claim_2_voyants_the_winner_looks_and_takes_the_top_card_or_the_prize() {
    let mut claim = position(SEER);
    play(&mut claim, "0 play Se5, 1 play Se3");
    assert_eq!(claim.view(player(0)).looked_at, Some("Gi1".parse().unwrap()));
    assert_eq!(legal(&claim, 0), "take Gn1, take top");
    let mut other = claim.clone();
    play(&mut claim, "0 take top");
    assert_eq!([0, 1].map(|seat| followers(&claim, seat)), ["Gi1", "Gn1"]);
    play(&mut other, "0 take Gn1");
    assert_eq!([0, 1].map(|seat| followers(&other, seat)), ["Gn1", "Gi1"]);
    assert_eq!((heap(&claim, Zone::FaceUp).as_str(), turn(&claim)), ("Gn3", 0));
}

/// C9.2
#[test]
fn the_opponent_is_not_shown_the_card_taken_from_the_pile() {
    let mut claim = position(SEER);
    play(&mut claim, "0 play Se5, 1 play Se3");
    assert_eq!(claim.view(player(1)).looked_at, None);
    play(&mut claim, "0 take top");
    assert_eq!(sees(&claim, player(1), Zone::Followers(seat(0))), "+1");
    assert_eq!(sees(&claim, player(0), Zone::Followers(seat(0))), "Gi1");
    assert_eq!(sees(&claim, player(0), Zone::Followers(seat(1))), "Gn1");
}

/// C9.2: also the last card of the pile.
#[test]
fn the_second_player_who_wins_with_a_seer_looks_at_the_last_card_of_the_pile() {
    let mut claim = position("players 2; kingdom claim2; hand 0: Se5; hand 1: Se8; pile: Gn1 Gi1");
    play(&mut claim, "0 play Se5, 1 play Se8");
    assert_eq!([0, 1].map(|seat| legal(&claim, seat)), ["", "take Gn1, take top"]);
    play(&mut claim, "1 take top, 1 play Gi1, 0 play Gn1");
    assert_eq!(score(&claim, 1), "Gn1 Gi1");
}

const SEERS: &str = "kingdom Gn,Gi,Dw,Un,Do,Dr,Se; leader 1
    hand 0: Se5 Un1; hand 1: Se3 Un2; hand 2: Un9 Un3";

/// C9.3
#[test]
fn of_three_the_winner_takes_the_top_card_the_second_picks_and_the_third_gets_the_other() {
    let mut claim = position(&format!("players 3; {SEERS}; pile: Dw1 Dw2 Dw3 Dw4 Dw5 Dw6"));
    play(&mut claim, "1 play Se3, 2 play Un9, 0 play Se5");
    assert_eq!(claim.view(player(0)).looked_at, Some("Dw3".parse().unwrap()));
    assert_eq!(legal(&claim, 0), "take Dw1, take Dw2, take top");
    play(&mut claim, "0 take top");
    assert_eq!(legal(&claim, 1), "take Dw1, take Dw2");
    assert_eq!(refusal(&claim, "1 take top"), Illegal::NoLook);
    play(&mut claim, "1 take Dw2");
    assert_eq!([0, 1, 2].map(|seat| followers(&claim, seat)), ["Dw3", "Dw2", "Dw1"]);
    assert_eq!((heap(&claim, Zone::FaceUp).as_str(), turn(&claim)), ("Dw4 Dw5", 0));
}

/// C9.2, C9.3
#[test]
fn the_look_is_told_with_the_sentence_for_the_table() {
    let told = |events: &[ClaimEvent]| {
        let look = |event: &&ClaimEvent| {
            matches!(event, ClaimEvent::Shown { .. } | ClaimEvent::Happened { fact: Fact::Looks { .. }, .. })
        };
        events.iter().filter(look).map(|event| rule(event).0).collect::<Vec<_>>()
    };
    let events = play(&mut position(SEER), "0 play Se5, 1 play Se3");
    assert_eq!(told(&events), ["C9.2"; 2]);
    let mut claim = position(&format!("players 3; {SEERS}; pile: Dw1 Dw2 Dw3 Dw4 Dw5 Dw6"));
    let events = play(&mut claim, "1 play Se3, 2 play Un9, 0 play Se5");
    assert_eq!(told(&events), ["C9.3"; 2]);
}

/// C9.3
#[test]
fn a_winner_who_leaves_the_top_card_takes_a_face_up_one_and_the_third_draws() {
    let mut claim = position(&format!("players 3; {SEERS}; pile: Dw1 Dw2 Dw3 Dw4 Dw5 Dw6"));
    play(&mut claim, "1 play Se3, 2 play Un9, 0 play Se5, 0 take Dw2");
    assert_eq!([0, 1, 2].map(|seat| followers(&claim, seat)), ["Dw2", "Dw1", "Dw3"]);
}

/// C9.3
#[test]
fn of_four_the_fourth_draws_when_the_winner_took_the_top_card() {
    let setup = format!("players 4; {SEERS}; hand 3: Un8 Un4; pile: Dw1 Dw2 Dw3 Dw4 Dw5 Dw6 Dw7 Dw8");
    let mut claim = position(&setup);
    play(&mut claim, "1 play Se3, 2 play Un9, 3 play Un8, 0 play Se5, 0 take top, 1 take Dw1");
    assert_eq!([0, 1, 2, 3].map(|seat| followers(&claim, seat)), ["Dw3", "Dw1", "Dw2", "Dw4"]);
    let mut claim = position(&setup);
    play(&mut claim, "1 play Se3, 2 play Un9, 3 play Un8, 0 play Se5, 0 take Dw1");
    assert_eq!([0, 1, 2, 3].map(|seat| followers(&claim, seat)), ["Dw1", "Dw2", "Dw3", "Dw4"]);
}

/// C9.3, C6.2
#[test]
fn two_equal_face_up_cards_leave_the_winner_with_a_seer_two_possibilities() {
    let mut claim = position(&format!("players 3; {SEERS}; pile: Gn1 Gn1 Dw3 Dw4 Dw5 Dw6"));
    play(&mut claim, "1 play Se3, 2 play Un9, 0 play Se5");
    assert_eq!(legal(&claim, 0), "take Gn1, take top");
    play(&mut claim, "0 take top");
    assert_eq!([0, 1, 2].map(|seat| followers(&claim, seat)), ["Dw3", "Gn1", "Gn1"]);
    assert_eq!(legal(&claim, 0), "play Un1");
}

/// C9.4
#[test]
fn a_seer_that_was_merely_played_gives_nothing() {
    let mut claim =
        position("players 2; kingdom claim2; hand 0: Tr5 Gi1; hand 1: Se3 Gi3; pile: Gn1 Gn3 Gn5 Gn7");
    play(&mut claim, "0 play Tr5, 1 play Se3");
    assert_eq!([followers(&claim, 0), legal(&claim, 0)], ["Gn1", "play Gi1"]);
}

/// C9.4
#[test]
fn a_seer_that_was_merely_played_gives_nothing_with_three_players_either() {
    let mut claim = position(
        "players 3; kingdom Gn,Gi,Dw,Un,Do,Dr,Se
         hand 0: Un5 Gi1; hand 1: Se9 Gi3; hand 2: Un8 Gi5; pile: Dw1 Dw2 Dw3 Dw4 Dw5 Dw6",
    );
    play(&mut claim, "0 play Un5, 1 play Se9, 2 play Un8");
    assert_eq!(legal(&claim, 2), "take Dw1, take Dw2");
    let why = refusal(&claim, "2 take top");
    assert_eq!((why, why.rule().0), (Illegal::NoLook, "C9.4"));
    play(&mut claim, "2 take Dw1");
    assert_eq!([0, 1, 2].map(|seat| followers(&claim, seat)), ["Dw2", "Dw3", "Dw1"]);
}

/// C9.4
#[test]
fn a_seer_that_was_led_and_beaten_gives_nothing() {
    let mut claim = position(
        "players 2; kingdom Gn,Gi,Do,Tr,Se; hand 0: Se3 Tr1; hand 1: Do5 Tr2; pile: Gn1 Gn3 Gn5 Gn7",
    );
    play(&mut claim, "0 play Se3, 1 play Do5");
    assert_eq!([0, 1].map(|seat| followers(&claim, seat)), ["Gn3", "Gn1"]);
}

/// C9.4: in phase two there is no pile to look at.
#[test]
fn seers_have_no_power_in_phase_two() {
    let mut claim = position("players 2; kingdom claim2; hand 0: Se5 Tr1; hand 1: Se3 Tr2");
    play(&mut claim, "0 play Se5, 1 play Se3");
    assert_eq!([score(&claim, 0), legal(&claim, 0)], ["Se3 Se5", "play Tr1"]);
}

/// C9.5
#[test]
fn a_gnome_that_is_won_lies_in_front_until_the_end() {
    let mut claim = position("players 2; kingdom claim2; hand 0: Gn3 Tr1; hand 1: Gn5 Tr2; front 0: Gn9");
    play(&mut claim, "0 play Gn3, 1 play Gn5");
    assert_eq!([front(&claim, 1), score(&claim, 1)], ["Gn3 Gn5", ""]);
    assert_eq!([front(&claim, 0), score(&claim, 0)], ["Gn9", ""]);
    play(&mut claim, "1 play Tr2, 0 play Tr1");
    assert_eq!([front(&claim, 1), score(&claim, 1)], ["", "Gn3 Gn5 Tr1 Tr2"]);
    assert_eq!([front(&claim, 0), score(&claim, 0)], ["", "Gn9"]);
}

/// C9.5: a Gnome of the last trick too.
#[test]
fn the_gnomes_of_all_three_players_are_scored_at_the_end() {
    let mut claim = position(
        "players 3; kingdom Gn,Gi,Dw,Un,Do,Dr,Tr
         hand 0: Un1; hand 1: Un2; hand 2: Gn1; front 0: Gn3; front 1: Gn3 Gn3; front 2: Gn9",
    );
    play(&mut claim, "0 play Un1, 1 play Un2, 2 play Gn1");
    assert_eq!([0, 1, 2].map(|seat| score(&claim, seat)), ["Gn3", "Un1 Un2 Gn1 Gn3 Gn3", "Gn9"]);
    assert_eq!([0, 1, 2].map(|seat| front(&claim, seat)), ["", "", ""]);
}

/// C9.5: no power before phase two.
#[test]
fn gnomes_and_giants_have_no_power_in_phase_one() {
    let mut claim = position(
        "players 2; kingdom claim2; hand 0: Gi3 Tr1; hand 1: Gn3 Tr2; front 1: Gn3; pile: Se1 Se2 Se3 Se4",
    );
    play(&mut claim, "0 play Gi3, 1 play Gn3");
    assert_eq!([discards(&claim), front(&claim, 0)], ["Gn3 Gi3", ""]);
    assert_eq!(front(&claim, 1), "Gn3");
}

/// C9.6: example 1 at the Giants.
#[test]
fn claim_2_giants_example_1_of_two_giants_only_one_finds_its_gnome() {
    let mut claim =
        position("players 2; kingdom claim2; hand 0: Gi3 Se1; hand 1: Gi5 Se2; front 0: Gn3 Gn3 Gn7");
    play(&mut claim, "0 play Gi3, 1 play Gi5");
    assert_eq!([front(&claim, 0), discards(&claim)], ["Gn3 Gn7", "Gn3"]);
    assert_eq!(score(&claim, 1), "Gi3 Gi5");
}

/// C9.6: example 2 at the Giants.
#[test]
fn claim_2_giants_example_2_the_giant_that_wins_discards_the_gnome() {
    let mut claim = position("players 2; kingdom claim2; hand 0: Gi1 Se1; hand 1: Tr4 Se2; front 1: Gn1");
    play(&mut claim, "0 play Gi1, 1 play Tr4");
    assert_eq!([front(&claim, 1), discards(&claim)], ["", "Gn1"]);
    assert_eq!(score(&claim, 0), "Gi1 Tr4");
}

/// C9.6: example 3 at the Giants.
#[test]
fn claim_2_giants_example_3_a_giant_that_is_won_discards_a_gnome_of_its_own_player() {
    let mut claim = position("players 2; kingdom claim2; hand 0: Dr4 Se1; hand 1: Gi3 Se2; front 1: Gn3");
    play(&mut claim, "0 play Dr4, 1 play Gi3");
    assert_eq!([front(&claim, 1), discards(&claim)], ["", "Gn3"]);
    assert_eq!(score(&claim, 0), "Gi3 Dr4");
}

/// C9.6: the note at the Giants.
#[test]
fn claim_2_giants_note_a_giant_without_its_gnome_is_scored_and_does_nothing_ever_after() {
    let mut claim =
        position("players 2; kingdom claim2; hand 0: Gi5 Gn5 Tr1; hand 1: Se2 Gn9 Tr2; front 1: Gn7");
    play(&mut claim, "0 play Gi5, 1 play Se2");
    assert_eq!([front(&claim, 1), score(&claim, 0)], ["Gn7", "Gi5 Se2"]);
    play(&mut claim, "0 play Gn5, 1 play Gn9");
    assert_eq!([front(&claim, 1), discards(&claim)], ["Gn5 Gn7 Gn9", ""]);
}

/// C9.6
#[test]
fn a_giant_spares_the_winners_own_gnomes_and_other_values() {
    let mut claim = position(
        "players 2; kingdom claim2; hand 0: Gi3 Se1; hand 1: Gi1 Se2; front 0: Gn1 Gn3; front 1: Gn5",
    );
    play(&mut claim, "0 play Gi3, 1 play Gi1");
    assert_eq!([0, 1].map(|seat| front(&claim, seat)), ["Gn1 Gn3", "Gn5"]);
}

/// C9.6: each Giant discards one.
#[test]
fn two_giants_of_one_value_discard_two_gnomes() {
    let mut claim =
        position("players 2; kingdom claim2; hand 0: Gi3 Se1; hand 1: Gi3 Se2; front 1: Gn3 Gn3 Gn3");
    play(&mut claim, "0 play Gi3, 1 play Gi3");
    assert_eq!([front(&claim, 1), discards(&claim)], ["Gn3", "Gn3 Gn3"]);
    let mut claim = position("players 2; kingdom claim2; hand 0: Gi3 Se1; hand 1: Gi3 Se2; front 1: Gn3");
    play(&mut claim, "0 play Gi3, 1 play Gi3");
    assert_eq!([front(&claim, 1), discards(&claim)], ["", "Gn3"]);
}

/// C9.6: the note for three and four players.
#[test]
fn claim_2_giants_note_several_gnomes_of_one_player_may_be_discarded() {
    let mut claim = position(
        "players 3; kingdom Gn,Gi,Dw,Un,Do,Dr,Tr; leader 1
         hand 0: Gi5 Un1; hand 1: Gi7 Un2; hand 2: Gi1 Un3; front 0: Gn1 Gn5 Gn7 Gn7",
    );
    play(&mut claim, "1 play Gi7, 2 play Gi1, 0 play Gi5");
    assert_eq!([front(&claim, 0), discards(&claim)], ["Gn7", "Gn1 Gn5 Gn7"]);
}

/// C9.6
#[test]
fn with_three_players_a_giant_discards_one_gnome_of_each_opponent() {
    let mut claim = position(
        "players 3; kingdom Gn,Gi,Dw,Un,Do,Dr,Tr
         hand 0: Gi3 Un1; hand 1: Gi5 Un2; hand 2: Tr4 Un3; front 0: Gn3 Gn5; front 1: Gn3; front 2: Gn5 Gn5",
    );
    play(&mut claim, "0 play Gi3, 1 play Gi5, 2 play Tr4");
    assert_eq!([0, 1, 2].map(|seat| front(&claim, seat)), ["", "Gn3", "Gn5"]);
    assert_eq!(discards(&claim), "Gn3 Gn5 Gn5");
}

/// C9.6
#[test]
fn with_four_players_a_giant_never_discards_a_partners_gnome() {
    let mut claim = position(
        "players 4; kingdom Gn,Gi,Dw,Un,Do,Dr,Tr; leader 3
         hand 0: Un5 Tr1; hand 1: Un8 Tr2; hand 2: Gi1 Tr3; hand 3: Un6 Tr4
         front 0: Gn1; front 1: Gn5; front 2: Gn1; front 3: Gn1",
    );
    play(&mut claim, "3 play Un6, 0 play Un5, 1 play Un8, 2 play Gi1");
    assert_eq!([0, 1, 2, 3].map(|seat| front(&claim, seat)), ["", "Gn5", "", "Gn1"]);
    assert_eq!(discards(&claim), "Gn1 Gn1");
}

/// C9.6: nobody is asked.
#[test]
fn the_giants_hunt_without_being_told_to() {
    let mut claim = position("players 2; kingdom claim2; hand 0: Gi1 Se1; hand 1: Tr4 Se2; front 1: Gn1");
    play(&mut claim, "0 play Gi1, 1 play Tr4");
    assert_eq!(legal(&claim, 0), "play Se1");
}

/// C9.7
#[test]
fn a_gnome_won_in_the_same_trick_is_out_of_reach_of_its_giants() {
    let mut claim = position("players 2; kingdom claim2; hand 0: Gi3 Se1; hand 1: Gn3 Se2; front 1: Gn3 Gn3");
    play(&mut claim, "0 play Gi3, 1 play Gn3");
    assert_eq!([0, 1].map(|seat| front(&claim, seat)), ["Gn3", "Gn3"]);
    assert_eq!(discards(&claim), "Gn3");
}

/// C9.8: the words at the Trolls, over four tricks.
#[test]
fn claim_2_trolls_the_highest_is_scored_and_the_others_wait_aside() {
    let mut claim =
        position("players 2; kingdom claim2; hand 0: Tr8 Tr6 Se9 Se1; hand 1: Tr3 Tr7 Se2 Gi1; score 1: Gi9");
    play(&mut claim, "0 play Tr8, 1 play Tr3");
    assert_eq!([score(&claim, 0), aside(&claim)], ["Tr8", "Tr3"]);
    play(&mut claim, "0 play Tr6, 1 play Tr7");
    assert_eq!([score(&claim, 1), aside(&claim)], ["Gi9 Tr7", "Tr3 Tr6"]);
    play(&mut claim, "1 play Se2, 0 play Se9");
    assert_eq!([score(&claim, 0), aside(&claim)], ["Tr6 Tr8 Se2 Se9", "Tr3"]);
    play(&mut claim, "0 play Se1, 1 play Gi1");
    assert_eq!([score(&claim, 0), aside(&claim)], ["Gi1 Tr3 Tr6 Tr8 Se1 Se2 Se9", ""]);
}

/// C9.8: of those played and those aside together.
#[test]
fn claim_2_trolls_the_highest_is_scored_even_if_it_was_not_played_in_the_trick() {
    let mut claim = position("players 2; kingdom claim2; hand 0: Tr4 Se1; hand 1: Tr2 Se2; aside: Tr1 Tr9");
    play(&mut claim, "0 play Tr4, 1 play Tr2");
    assert_eq!([score(&claim, 0), aside(&claim)], ["Tr9", "Tr1 Tr2 Tr4"]);
}

/// C9.8
#[test]
fn a_single_troll_is_scored_by_the_winner_whoever_played_it() {
    let mut claim = position("players 2; kingdom claim2; hand 0: Se5 Gi1; hand 1: Tr9 Gi3");
    play(&mut claim, "0 play Se5, 1 play Tr9");
    assert_eq!([score(&claim, 0), aside(&claim)], ["Tr9 Se5", ""]);
}

/// C9.8
#[test]
fn trolls_aside_are_at_stake_in_a_trick_without_a_troll() {
    let mut claim = position("players 2; kingdom claim2; hand 0: Se5 Gi1; hand 1: Se8 Gi3; aside: Tr3 Tr6");
    play(&mut claim, "0 play Se5, 1 play Se8");
    assert_eq!([score(&claim, 1), aside(&claim)], ["Tr6 Se5 Se8", "Tr3"]);
}

/// C9.8
#[test]
fn the_winner_of_the_last_trick_takes_all_trolls() {
    let mut claim = position("players 2; kingdom claim2; hand 0: Se5; hand 1: Tr4; aside: Tr1 Tr8");
    play(&mut claim, "0 play Se5, 1 play Tr4");
    assert_eq!([score(&claim, 0), aside(&claim)], ["Tr1 Tr4 Tr8 Se5", ""]);
}

/// C9.8: with more players as well.
#[test]
fn of_four_trolls_in_a_trick_three_wait_aside() {
    let mut claim = position(
        "players 4; kingdom Gn,Gi,Dw,Un,Do,Dr,Tr
         hand 0: Tr4 Un1; hand 1: Tr2 Un2; hand 2: Tr7 Un3; hand 3: Tr5 Un4",
    );
    play(&mut claim, "0 play Tr4, 1 play Tr2, 2 play Tr7, 3 play Tr5");
    assert_eq!([score(&claim, 2), aside(&claim)], ["Tr7", "Tr2 Tr4 Tr5"]);
}

/// C9.8: no power before phase two.
#[test]
fn trolls_have_no_power_in_phase_one() {
    let mut claim =
        position("players 2; kingdom claim2; hand 0: Tr4 Se1; hand 1: Tr2 Se2; pile: Gn1 Gn3 Gn5 Gn7");
    play(&mut claim, "0 play Tr4, 1 play Tr2");
    assert_eq!([discards(&claim), aside(&claim)], ["Tr2 Tr4", ""]);
    assert_eq!(sees(&claim, Viewer::Spectator, Zone::Score(seat(0))), "");
}
