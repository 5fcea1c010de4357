//! C12: what a player may know.

use super::{followers, options, play, player, position, read, seat, sees, turn};
use interregnum_claim::{Claim, ClaimEvent, ClaimTold, Fact, Faction, Zone};
use interregnum_kernel::{Game, Seat, SeatSet, Seed, Viewer, Zones};

const ALL_OF_TWO: [Viewer; 3] = [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator];

/// C12.1
#[test]
fn everyone_knows_how_many_cards_were_dealt() {
    let options = options(3, "Go,Kn,Dw,Un,Do,Dr,Tr");
    let claim = Claim::start(&options, &Claim::deal(&options, Seed::from_number(4))).unwrap();
    for seat in Seat::all(3) {
        assert_eq!(sees(&claim, Viewer::Spectator, Zone::Hand(seat)), "+12");
    }
    assert_eq!(sees(&claim, Viewer::Spectator, Zone::Pile), "+34");
    assert_eq!(claim.view(Viewer::Spectator).face_up.len(), 2);
}

/// C12.1
#[test]
fn everyone_knows_each_card_played_each_prize_and_who_took_it() {
    let mut claim =
        position("players 2; kingdom claim; hand 0: Un7 Go1; hand 1: Un8 Go2; pile: Dw1 Dw2 Dw3 Dw4");
    play(&mut claim, "0 play Un7, 1 play Un8, 1 play Go2");
    for viewer in ALL_OF_TWO {
        let view = claim.view(viewer);
        let past = &view.history[0];
        assert_eq!(past.cards.iter().map(ToString::to_string).collect::<Vec<_>>(), ["Un7", "Un8"]);
        assert_eq!((past.leader, past.winner), (seat(0), seat(1)));
        assert_eq!(past.taken.as_ref().unwrap().took[1], Some("Dw1".parse().unwrap()));
        assert_eq!(view.trick, ["Go2".parse().unwrap()]);
        assert_eq!(sees(&claim, viewer, Zone::FaceUp), "Dw3");
    }
}

/// C12.1
#[test]
fn everyone_knows_score_piles_gnomes_in_front_trolls_aside_and_discards() {
    let claim = position(
        "players 3; kingdom Gn,Gi,Dw,Un,Do,Dr,Tr; hand 0: Un1; hand 1: Un2; hand 2: Un3
         score 1: Gi5 Gi7; front 2: Gn3; aside: Tr4; discards: Gn5",
    );
    for viewer in Viewer::all(3) {
        assert_eq!(sees(&claim, viewer, Zone::Score(seat(1))), "Gi5 Gi7");
        assert_eq!(sees(&claim, viewer, Zone::Front(seat(2))), "Gn3");
        assert_eq!(sees(&claim, viewer, Zone::Aside), "Tr4");
        assert_eq!(sees(&claim, viewer, Zone::Discards), "Gn5");
    }
}

/// Of which factions a seat has shown to hold no card.
fn voids(claim: &Claim, viewer: Viewer, number: usize) -> String {
    claim.view(viewer).seats[number].voids.to_string()
}

/// C12.1
#[test]
fn everyone_knows_who_could_not_follow_which_led_faction() {
    let mut claim = position("players 2; kingdom claim; hand 0: Un7 Go1; hand 1: Dw8 Kn2");
    let events = play(&mut claim, "0 play Un7, 1 play Dw8");
    let lacks = |event: &ClaimEvent| matches!(event, ClaimEvent::Happened { fact: Fact::Lacks { .. }, .. });
    let lack = events.iter().find(|event| lacks(event)).unwrap();
    let fact = Fact::Lacks { seat: seat(1), faction: Faction::Undead };
    for viewer in ALL_OF_TWO {
        assert_eq!([voids(&claim, viewer, 0), voids(&claim, viewer, 1)], ["", "Un"]);
        assert!(matches!(lack.told(viewer), ClaimTold::Happened { fact: told, .. } if told == fact));
    }
    play(&mut claim, "0 play Go1, 1 play Kn2");
    assert_eq!(voids(&claim, Viewer::Spectator, 1), "Go,Un");
}

/// C12.1, C4.3: neither does a card of the led faction.
#[test]
fn a_doppelganger_in_place_of_the_led_faction_shows_nothing() {
    let mut claim = position(
        "players 3; kingdom Go,Kn,Dw,Un,Do,Dr,Tr
         hand 0: Un7 Dw1; hand 1: Do8 Dw2; hand 2: Un2 Dw3",
    );
    play(&mut claim, "0 play Un7, 1 play Do8, 2 play Un2");
    assert_eq!([0, 1, 2].map(|number| voids(&claim, player(0), number)), ["", "", ""]);
}

/// C12.1, C4.5
#[test]
fn whoever_plays_another_card_to_a_led_doppelganger_shows_to_have_none() {
    let mut claim = position("players 2; kingdom claim; hand 0: Do7 Dw1; hand 1: Kn8 Dw2");
    play(&mut claim, "0 play Do7, 1 play Kn8");
    assert_eq!([voids(&claim, player(0), 0), voids(&claim, player(0), 1)], ["", "Do"]);
}

/// C12.1, C7.1: new hands.
#[test]
fn what_a_hand_lacked_in_phase_one_says_nothing_of_phase_two() {
    let mut claim = position("players 2; kingdom claim; hand 0: Un7; hand 1: Dw8; pile: Un1 Un2");
    play(&mut claim, "0 play Un7, 1 play Dw8");
    assert_eq!(voids(&claim, player(0), 1), "");
}

/// C12.2
#[test]
fn only_you_know_your_hand() {
    let claim = position(
        "players 4; kingdom Go,Kn,Dw,Un,Do,Dr,Tr
         hand 0: Un7; hand 1: Un8; hand 2: Un9; hand 3: Go1; pile: Dw1 Dw2 Dw3 Dw4",
    );
    for viewer in [player(0), player(1), player(3), Viewer::Spectator] {
        assert_eq!(sees(&claim, viewer, Zone::Hand(seat(2))), "+1");
    }
    assert_eq!(sees(&claim, player(2), Zone::Hand(seat(2))), "Un9");
}

/// C12.2
#[test]
fn only_you_know_what_you_drew() {
    let mut claim =
        position("players 2; kingdom claim; hand 0: Un7 Go1; hand 1: Un8 Go2; pile: Dw1 Dw2 Dw3 Dw4");
    let events = play(&mut claim, "0 play Un7, 1 play Un8");
    let drawn = |event: &&ClaimEvent| {
        matches!(event, ClaimEvent::Moved { from: Zone::Pile, to: Zone::Followers(_), .. })
    };
    let drawn = events.iter().find(drawn).unwrap();
    let told = |viewer| match drawn.told(viewer) {
        ClaimTold::Moved { card, .. } => card.map(|card| card.to_string()),
        _ => None,
    };
    assert_eq!(told(player(0)).as_deref(), Some("Dw2"));
    assert_eq!((told(player(1)), told(Viewer::Spectator)), (None, None));
    assert_eq!(
        claim.view(player(0)).history[0].taken.as_ref().unwrap().took[0],
        Some("Dw2".parse().unwrap())
    );
    assert_eq!(claim.view(player(1)).history[0].taken.as_ref().unwrap().took[0], None);
}

/// C12.2: not even a partner.
#[test]
fn only_you_know_your_follower_pile() {
    let mut claim = position(
        "players 4; kingdom Go,Kn,Dw,Un,Do,Dr,Tr
         hand 0: Un7 Go1; hand 1: Un8 Go2; hand 2: Un5 Go3; hand 3: Un6 Go4
         pile: Dw1 Dw2 Dw3 Dw4 Dw5 Dw6 Dw7 Dw8",
    );
    play(&mut claim, "0 play Un7, 1 play Un8, 2 play Un5, 3 play Un6, 1 take Dw1");
    assert_eq!([0, 1, 2, 3].map(|seat| followers(&claim, seat)), ["Dw2", "Dw1", "Dw4", "Dw3"]);
    let known_to = |viewer| [0, 1, 2, 3].map(|number| sees(&claim, viewer, Zone::Followers(seat(number))));
    assert_eq!(known_to(player(0)), ["Dw2", "Dw1", "+1", "+1"]);
    assert_eq!(known_to(player(2)), ["Dw2", "Dw1", "Dw4", "+1"]);
    assert_eq!(known_to(Viewer::Spectator), ["Dw2", "Dw1", "+1", "+1"]);
}

const SEER: &str = "players 2; kingdom claim2; hand 0: Se5 Tr1; hand 1: Se3 Tr2; pile: Gn1 Gi1 Gn3 Gi3";

/// C12.2, C9.2
#[test]
fn only_you_know_the_card_that_you_look_at() {
    let mut claim = position(SEER);
    let events = play(&mut claim, "0 play Se5, 1 play Se3");
    assert_eq!(ALL_OF_TWO.map(|viewer| sees(&claim, viewer, Zone::Pile)), ["Gi1 +2", "+3", "+3"]);
    let shown = events.iter().find(|event| matches!(event, ClaimEvent::Shown { .. })).unwrap();
    let told = |viewer| match shown.told(viewer) {
        ClaimTold::Shown { card, .. } => card,
        _ => None,
    };
    assert_eq!(ALL_OF_TWO.map(told), [Some("Gi1".parse().unwrap()), None, None]);
}

/// C12.2: the look is public, its card is not.
#[test]
fn everyone_knows_who_looked() {
    let mut claim = position(SEER);
    let events = play(&mut claim, "0 play Se5, 1 play Se3");
    let looks = ClaimEvent::Happened {
        fact: Fact::Looks { seat: seat(0) },
        seen: interregnum_kernel::Audience::Everyone,
        rule: interregnum_kernel::Rule("C9.2"),
    };
    assert!(events.contains(&looks));
    play(&mut claim, "0 take top");
    let taken = claim.view(Viewer::Spectator).history[0].taken.clone().unwrap();
    assert_eq!((taken.look, taken.took[0]), (Some((seat(0), seat(0))), None));
    assert_eq!(taken.took[1], Some("Gn1".parse().unwrap()));
}

/// C12.2, C9.3: who looked, who then drew the card, and who drew at all.
#[test]
fn everyone_knows_who_drew_the_card_that_was_looked_at() {
    let mut claim = position(
        "players 4; kingdom Gn,Gi,Dw,Un,Do,Dr,Se; leader 3
         hand 0: Un9; hand 1: Se3; hand 2: Un8; hand 3: Se5; pile: Dw1 Dw2 Dw3 Dw4",
    );
    play(&mut claim, "3 play Se5, 0 play Un9, 1 play Se3, 2 play Un8");
    assert_eq!(claim.view(Viewer::Spectator).taking.unwrap().look, Some((seat(3), seat(3))));
    play(&mut claim, "3 take Dw2");
    let taken = claim.view(Viewer::Spectator).history[0].taken.clone().unwrap();
    assert_eq!(taken.look, Some((seat(3), seat(0))));
    assert_eq!(taken.drew, SeatSet::one(seat(0)).with(seat(2)));
    assert_eq!(taken.took, [None, Some("Dw1".parse().unwrap()), None, Some("Dw2".parse().unwrap())]);
}

/// C12.2, C9.3: while the second has yet to pick.
#[test]
fn a_card_taken_from_the_pile_is_hidden_at_once() {
    let mut claim = position(
        "players 3; kingdom Gn,Gi,Dw,Un,Do,Dr,Se
         hand 0: Se5 Un1; hand 1: Se3 Un2; hand 2: Un9 Un3; pile: Dw1 Dw2 Dw3 Dw4 Dw5 Dw6",
    );
    play(&mut claim, "0 play Se5, 1 play Se3, 2 play Un9, 0 take top");
    let taking = |viewer| claim.view(viewer).taking.unwrap();
    assert_eq!(taking(player(0)).took, [Some("Dw3".parse().unwrap()), None, None]);
    assert_eq!(taking(player(1)).took, [None, None, None]);
    assert_eq!(taking(player(1)).look, Some((seat(0), seat(0))));
    assert_eq!(sees(&claim, player(1), Zone::Pile), "+3");
}

/// C12.2, C9.4
#[test]
fn whoever_picks_without_a_seer_does_not_see_the_pile() {
    let mut claim = position(
        "players 3; kingdom Go,Kn,Dw,Un,Do,Dr,Tr
         hand 0: Un3; hand 1: Un9; hand 2: Un5; pile: Dw1 Dw2 Dw3",
    );
    play(&mut claim, "0 play Un3, 1 play Un9, 2 play Un5");
    assert_eq!((turn(&claim), claim.view(player(1)).looked_at), (1, None));
    assert_eq!(sees(&claim, player(1), Zone::Pile), "+1");
}

/// What a viewer learns of the cards that each seat picks up for phase two.
fn picked_up(events: &[ClaimEvent], viewer: Viewer, players: usize) -> Vec<String> {
    let mut zones = Zones::default();
    for event in events {
        match event.told(viewer) {
            ClaimTold::Moved { card: Some(card), from: Zone::Followers(_), to, .. } => zones.add(to, card),
            ClaimTold::Moved { card: None, from: Zone::Followers(_), to, .. } => zones.add_unknown(to, 1),
            _ => {}
        }
    }
    Seat::all(players).map(|seat| read(&zones, Zone::Hand(seat))).collect()
}

/// C12.3, C7.1: by the events at the beginning of phase two.
#[test]
fn two_players_are_told_both_hands_of_phase_two_and_a_spectator_is_not() {
    let mut claim =
        position("players 2; kingdom claim; hand 0: Go7 Un1; hand 1: Go5 Un2; pile: Dw1 Dw2 Dw3 Dw4");
    let events = play(&mut claim, "0 play Go7, 1 play Go5, 0 play Un1, 1 play Un2");
    assert_eq!(picked_up(&events, player(0), 2), ["Dw1 Dw4", "Dw2 Dw3"]);
    assert_eq!(picked_up(&events, player(1), 2), ["Dw1 Dw4", "Dw2 Dw3"]);
    assert_eq!(picked_up(&events, Viewer::Spectator, 2), ["Dw1 +1", "Dw3 +1"]);
}

/// C12.3, C12.4, C7.1: seat 2 draws what seat 0 looked at, later seat 1 draws unseen.
#[test]
fn three_players_are_told_of_other_hands_only_what_they_saw() {
    let mut claim = position(
        "players 3; kingdom Gn,Gi,Dw,Un,Do,Dr,Se
         hand 0: Se5 Un9; hand 1: Se3 Un2; hand 2: Un1 Un8; pile: Dw1 Dw2 Dw3 Dw4 Dw5 Dw6",
    );
    let mut events = play(&mut claim, "0 play Se5, 1 play Se3, 2 play Un1, 0 take Dw1");
    events.extend(play(&mut claim, "0 play Un9, 1 play Un2, 2 play Un8, 0 take Dw4"));
    assert_eq!(picked_up(&events, player(0), 3), ["Dw1 Dw4", "Dw2 +1", "Dw3 Dw5"]);
    assert_eq!(picked_up(&events, player(1), 3), ["Dw1 Dw4", "Dw2 Dw6", "Dw5 +1"]);
    assert_eq!(picked_up(&events, player(2), 3), ["Dw1 Dw4", "Dw2 +1", "Dw3 Dw5"]);
    assert_eq!(picked_up(&events, Viewer::Spectator, 3), ["Dw1 Dw4", "Dw2 +1", "Dw5 +1"]);
}

/// C12.3
#[test]
fn with_two_players_phase_two_hides_nothing_from_the_players() {
    let mut claim =
        position("players 2; kingdom claim; hand 0: Go7 Un1; hand 1: Go5 Un2; pile: Dw1 Dw2 Dw3 Dw4");
    play(&mut claim, "0 play Go7, 1 play Go5");
    assert_eq!(sees(&claim, player(0), Zone::Hand(seat(1))), "+1");
    play(&mut claim, "0 play Un1, 1 play Un2");
    assert_eq!(sees(&claim, player(0), Zone::Hand(seat(1))), "Dw2 Dw3");
    assert_eq!(sees(&claim, player(1), Zone::Hand(seat(0))), "Dw1 Dw4");
}

/// C12.3: who has no hand of their own sees the prizes only.
#[test]
fn a_spectator_cannot_tell_which_hand_a_card_is_in() {
    let mut claim =
        position("players 2; kingdom claim; hand 0: Go7 Un1; hand 1: Go5 Un2; pile: Dw1 Dw2 Dw3 Dw4");
    play(&mut claim, "0 play Go7, 1 play Go5, 0 play Un1, 1 play Un2");
    assert_eq!(sees(&claim, Viewer::Spectator, Zone::Hand(seat(0))), "Dw1 +1");
    assert_eq!(sees(&claim, Viewer::Spectator, Zone::Hand(seat(1))), "Dw3 +1");
}

/// C12.3: but for the prizes, which everyone saw.
#[test]
fn with_three_players_hands_stay_hidden() {
    let mut claim = position(
        "players 3; kingdom Go,Kn,Dw,Un,Do,Dr,Tr
         hand 0: Un3 Go7; hand 1: Un9 Go5; hand 2: Un5 Go3; pile: Dw1 Dw2 Dw3 Dw4 Dw5 Dw6",
    );
    play(&mut claim, "0 play Un3, 1 play Un9, 2 play Un5, 1 take Dw1");
    play(&mut claim, "1 play Go5, 2 play Go3, 0 play Go7, 0 take Dw4");
    let known_to =
        |claim: &Claim, viewer| [0, 1, 2].map(|number| sees(claim, viewer, Zone::Hand(seat(number))));
    assert_eq!(known_to(&claim, player(0)), ["Dw3 Dw4", "Dw1 Dw5", "Dw2 +1"]);
    assert_eq!(known_to(&claim, player(1)), ["Dw4 +1", "Dw1 Dw5", "Dw2 +1"]);
    assert_eq!(known_to(&claim, Viewer::Spectator), ["Dw4 +1", "Dw1 Dw5", "Dw2 +1"]);
    play(&mut claim, "0 play Dw3, 1 play Dw1, 2 play Dw6");
    assert_eq!(known_to(&claim, player(1)), ["Dw4", "Dw5", "Dw2"]);
}

/// C12.4
#[test]
fn a_card_that_you_looked_at_and_left_is_known_in_the_opponents_follower_pile() {
    let mut claim = position(SEER);
    play(&mut claim, "0 play Se5, 1 play Se3, 0 take Gn1");
    let known = ALL_OF_TWO.map(|viewer| sees(&claim, viewer, Zone::Followers(seat(1))));
    assert_eq!(known, ["Gi1", "Gi1", "+1"]);
}

/// C12.4: with four players it is the third who draws it; the fourth's card is not known.
#[test]
fn a_card_that_you_looked_at_and_left_is_known_at_whoever_draws_it() {
    let mut claim = position(
        "players 4; kingdom Gn,Gi,Dw,Un,Do,Dr,Se
         hand 0: Se5 Un1; hand 1: Se3 Un2; hand 2: Un9 Un3; hand 3: Un8 Un4
         pile: Dw1 Dw2 Dw3 Dw4 Dw5 Dw6 Dw7 Dw8",
    );
    play(&mut claim, "0 play Se5, 1 play Se3, 2 play Un9, 3 play Un8, 0 take Dw1");
    let known_to = |viewer| [0, 1, 2, 3].map(|number| sees(&claim, viewer, Zone::Followers(seat(number))));
    assert_eq!(known_to(player(0)), ["Dw1", "Dw2", "Dw3", "+1"]);
    assert_eq!(known_to(player(1)), ["Dw1", "Dw2", "+1", "+1"]);
    assert_eq!(known_to(player(3)), ["Dw1", "Dw2", "+1", "Dw4"]);
}

/// C12.4: also when it comes to be played from the hand of phase two.
#[test]
fn a_card_that_you_looked_at_and_left_is_known_in_the_hand_of_phase_two() {
    let mut claim = position(
        "players 3; kingdom Gn,Gi,Dw,Un,Do,Dr,Se
         hand 0: Se5; hand 1: Se3; hand 2: Un9; pile: Dw1 Dw2 Dw3",
    );
    play(&mut claim, "0 play Se5, 1 play Se3, 2 play Un9, 0 take Dw1");
    assert_eq!(sees(&claim, player(0), Zone::Hand(seat(2))), "Dw3");
    assert_eq!(sees(&claim, player(1), Zone::Hand(seat(2))), "+1");
}

/// C12.4: a card that the looker took instead is nobody else's to know.
#[test]
fn a_card_that_was_looked_at_and_taken_is_known_to_the_looker_alone() {
    let mut claim = position(
        "players 4; kingdom Gn,Gi,Dw,Un,Do,Dr,Se
         hand 0: Se5 Un1; hand 1: Se3 Un2; hand 2: Un9 Un3; hand 3: Un8 Un4
         pile: Dw1 Dw2 Dw3 Dw4 Dw5 Dw6 Dw7 Dw8",
    );
    play(&mut claim, "0 play Se5, 1 play Se3, 2 play Un9, 3 play Un8, 0 take top, 1 take Dw1");
    let known_to = |viewer| [0, 1, 2, 3].map(|number| sees(&claim, viewer, Zone::Followers(seat(number))));
    assert_eq!(known_to(player(0)), ["Dw3", "Dw1", "Dw2", "+1"]);
    assert_eq!(known_to(player(2)), ["+1", "Dw1", "Dw2", "+1"]);
    assert_eq!(known_to(player(3)), ["+1", "Dw1", "Dw2", "Dw4"]);
}
