//! Nothing hidden comes out: neither a plan to others, nor a hand to a planner.

use super::{answers, days, dropped, lead_and_reply, line, plan, play, scene, sealed, waiting, withdrawal};
use crate::hall::{Hall, claim, entropy, rats, seat};
use interregnum_kernel::Viewer;
use interregnum_table::{Happening, PlanDropped, PlannedMove, Refused, Span, Version};
use serde_json::{Value, json};

#[test]
fn a_reply_that_is_not_legal_is_dropped_and_only_its_owner_learns_of_it() {
    let mut hall = waiting();
    let mut other = waiting();
    let (lead, _) = lead_and_reply(&hall);
    let in_the_others_hand = hall.position(0).legal[1].clone();
    hall.ask(1, plan(&hall, &[format!("0 {lead}; 1 {in_the_others_hand}")])).unwrap();
    assert_eq!(play(&mut hall, 0, &lead).len(), 1);
    play(&mut other, 0, &lead);
    assert_eq!(dropped(&hall, 1), Some(PlanDropped::Illegal));
    assert!(hall.table.awaits(seat(1)), "the player is asked as usual");
    assert_same_for_others(&hall, &other);
    assert_eq!(hall.table, hall.loaded());
}

/// Everybody but seat 1 sees the same at both tables, versions included.
fn assert_same_for_others(one: &Hall, other: &Hall) {
    for viewer in [Viewer::Spectator, Viewer::Seat(seat(0))] {
        assert_eq!(one.table.scene(viewer), other.table.scene(viewer), "{viewer:?}");
        assert_eq!(
            one.table.told_since(viewer, Version(0)),
            other.table.told_since(viewer, Version(0)),
            "{viewer:?}"
        );
        assert_eq!(one.table.story(viewer), other.table.story(viewer), "{viewer:?}");
    }
    assert_eq!(one.table.deadline(), other.table.deadline());
    assert_eq!(one.table.changed_at(), other.table.changed_at());
}

#[test]
fn nobody_else_learns_that_there_is_a_plan_or_was_one() {
    for setup in [days(claim()), days(rats())] {
        let [mut planned, mut plain] = [Hall::full(setup.clone()), Hall::full(setup)];
        if planned.table.awaits(seat(1)) {
            for hall in [&mut planned, &mut plain] {
                let choice = hall.first_legal(1);
                hall.ask(1, choice).unwrap();
            }
        }
        let lead = planned.position(0).legal[0].clone();
        let own = planned.position(1).view.text().to_owned();
        planned.ask(1, plan(&planned, &[format!("0 {lead}; 1 {lead}")])).unwrap();
        planned.now = planned.now + Span::days(1);
        assert_eq!(planned.position(1).view.text(), own);
        assert_same_for_others(&planned, &plain);
        planned.ask(1, withdrawal(&planned)).unwrap();
        assert_eq!(scene(&planned, 1), None);
        assert_same_for_others(&planned, &plain);
        assert_ne!(planned.log.len(), plain.log.len(), "it is stored all the same");
        assert_eq!(planned.table, planned.loaded());
    }
}

#[test]
fn a_planned_reply_looks_like_one_that_was_made_by_hand_at_once() {
    let (mut planned, mut plain) = (waiting(), waiting());
    let (lead, reply) = lead_and_reply(&planned);
    planned.ask(1, plan(&planned, &[format!("0 {lead}; 1 {reply}")])).unwrap();
    play(&mut planned, 0, &lead);
    play(&mut plain, 0, &lead);
    play(&mut plain, 1, &reply);
    assert_same_for_others(&planned, &plain);
    assert_eq!(planned.table.scene(Viewer::Seat(seat(1))), plain.table.scene(Viewer::Seat(seat(1))));
}

/// The same table with these cards dealt.
fn dealt(hall: &Hall, deck: &[Value]) -> Hall {
    let mut other = Hall::of(&hall.log[0]);
    for entry in &hall.log[1..] {
        let mut entry = entry.clone();
        if let Happening::Dealt { laid, .. } = &mut entry.what {
            *laid = Some(json!({"deck": deck}));
        }
        other.table.evolve(&entry).unwrap();
        other.log.push(entry);
    }
    other.copy()
}

/// Two tables at which seat 1 sees the same and seat 0 has one other card: it is in the first hand only.
fn two_worlds() -> (Hall, Hall, String) {
    let hall = waiting();
    let mut over = hall.copy();
    over.play_out();
    let record: Value = serde_json::from_str(&over.table.record().unwrap()).unwrap();
    let deck = record["deal"]["deck"].as_array().unwrap().clone();
    let mut swapped = deck.clone();
    // The last card of the pile comes out much later.
    let bottom = (26..deck.len()).rev().find(|place| deck[*place] != deck[0]).unwrap();
    swapped.swap(0, bottom);
    let card = deck[0].as_str().unwrap().to_owned();
    (dealt(&hall, &deck), dealt(&hall, &swapped), card)
}

#[test]
fn what_is_accepted_does_not_depend_on_the_hands_of_others() {
    let (mut has, mut has_not, card) = two_worlds();
    assert_eq!(has.position(1).view, has_not.position(1).view, "the planner sees the same");
    let action = format!("play {card}");
    assert!(has.position(0).legal.contains(&action) && !has_not.position(0).legal.contains(&action));
    let own = has.position(1).view.text().to_owned();
    let kinds = ["Go0", "Go9", "Kn5", "Dw3", "Un7", "Do0"].map(|card| format!("0 play {card}; 1 {action}"));
    for lines in kinds.iter().chain(&[format!("0 {action}; 1 play Kn2"), format!("0 {action}; 1 {action}")]) {
        let [one, other] = [&mut has, &mut has_not].map(|hall| {
            let answer = hall.ask(1, plan(hall, std::slice::from_ref(lines))).map(|stored| stored.len());
            (answer, hall.now(Viewer::Seat(seat(1))))
        });
        assert_eq!(one, other, "{lines}");
        assert_eq!(one.0, Ok(1), "{lines}");
    }
    assert_eq!(has.position(1).view.text(), own);
}

#[test]
fn what_is_foreseen_does_not_depend_on_the_hands_of_others_and_misses_nothing() {
    let (has, has_not, _) = two_worlds();
    let foresee = |hall: &Hall, moves: &[PlannedMove]| {
        hall.table.foresee(seat(1), moves).unwrap().answer(entropy(7)).unwrap()
    };
    let foreseen = foresee(&has, &[]);
    assert_eq!(foreseen, foresee(&has_not, &[]));
    assert_eq!(foreseen.seat, seat(0));
    let offered: Vec<&String> = foreseen.actions.iter().map(|possible| &possible.action).collect();
    for hall in [&has, &has_not] {
        assert!(hall.position(0).legal.iter().all(|action| offered.contains(&action)));
    }
    let (lead, _) = lead_and_reply(&has);
    let moves = line(&format!("0 {lead}"));
    let replies = foresee(&has, &moves);
    let actions: Vec<String> = replies.actions.into_iter().map(|possible| possible.action).collect();
    assert_eq!((replies.seat, actions), (seat(1), answers(&has, &lead)));
}

#[test]
fn only_who_waits_in_a_game_over_days_looks_ahead() {
    let hall = waiting();
    let refused = |hall: &Hall, number: usize, moves: &str| {
        let moves = if moves.is_empty() { Vec::new() } else { line(moves) };
        hall.table.foresee(seat(number), &moves).err()
    };
    assert_eq!(refused(&hall, 0, ""), Some(Refused::PlanOnTurn));
    assert_eq!(refused(&Hall::full(claim()), 1, ""), Some(Refused::NoPlans));
    assert!(matches!(refused(&hall, 1, "0 dance"), Some(Refused::BadAction { .. })));
    let moves = line(&format!("1 {}", hall.position(0).legal[0]));
    let answer = hall.table.foresee(seat(1), &moves).unwrap().answer(entropy(1));
    assert_eq!(answer, Err(Refused::NothingForeseen), "it is not seat 1's turn");
    let mut draft = rats();
    draft.options["deal"] = "draft".into();
    let hall = Hall::full(days(draft));
    let answer = hall.table.foresee(seat(1 - hall.actor()), &[]).unwrap().answer(entropy(1));
    assert_eq!(answer, Err(Refused::PlanOnHidden), "what is kept is not seen");
}

#[test]
fn what_is_sealed_is_foreseen_by_its_owner_alone() {
    let hall = sealed();
    let foreseen = hall.table.foresee(seat(1), &[]).unwrap().answer(entropy(1)).unwrap();
    assert_eq!(foreseen.seat, seat(0));
    let actions: Vec<String> = foreseen.actions.into_iter().map(|possible| possible.action).collect();
    assert_eq!(actions, hall.position(0).legal);
    let moves = line(&format!("0 {}", actions[1]));
    let next = hall.table.foresee(seat(1), &moves).unwrap().answer(entropy(1)).unwrap();
    assert_eq!(next.seat, seat(1), "the planner's reply comes first");
    assert_eq!(next.actions.len(), 7, "one card was played");
}
