//! Lines against moves, without a game.

use super::*;

fn line(text: &str) -> Vec<PlannedMove> {
    let one = |part: &str| {
        let (seat, action) = part.split_once(':').unwrap();
        PlannedMove { seat: Seat::new(seat.parse().unwrap()), action: action.to_owned() }
    };
    text.split(' ').map(one).collect()
}

fn seen(text: &str) -> Vec<SeenMove> {
    let seen = |PlannedMove { seat, action }| SeenMove { seat, action, is_public: true };
    line(text).into_iter().map(seen).collect()
}

const OWNER: Seat = Seat::new(0);

#[test]
fn a_line_waits_for_every_other_in_turn() {
    let mut plan = Plan::default();
    plan.set(&[line("1:a 2:b 0:c"), line("1:a 2:x 0:d")]);
    plan.follow(OWNER, &seen("1:a"), SeatSet::one(Seat::new(2)));
    assert_eq!((plan.lines.len(), plan.due(OWNER)), (2, None));
    plan.follow(OWNER, &seen("2:x"), SeatSet::one(OWNER));
    assert_eq!(plan.due(OWNER), Some("d"));
}

#[test]
fn a_reply_comes_before_what_others_chose_at_the_same_time() {
    let mut plan = Plan::default();
    plan.set(&[line("1:a 0:b 1:c 0:d")]);
    plan.follow(OWNER, &seen("0:z 1:a"), SeatSet::all(2));
    assert_eq!(plan.due(OWNER), Some("b"));
    let mut sealed = plan.clone();
    sealed.chose(OWNER, "b");
    for mut plan in [plan, sealed] {
        plan.follow(OWNER, &seen("0:b 1:c"), SeatSet::all(2));
        assert_eq!(plan.due(OWNER), Some("d"));
    }
}

#[test]
fn a_line_that_expects_another_seat_does_not_go_on() {
    let mut plan = Plan::default();
    plan.set(&[line("1:a 0:b")]);
    plan.follow(OWNER, &seen("1:a"), SeatSet::one(Seat::new(1)));
    assert_eq!((plan.lines.len(), plan.dropped), (0, Some(PlanDropped::Otherwise)));
}

#[test]
fn a_plan_that_was_played_leaves_nothing_behind() {
    let mut plan = Plan::default();
    plan.set(&[line("1:a 0:b")]);
    plan.follow(OWNER, &seen("1:a"), SeatSet::one(OWNER));
    plan.follow(OWNER, &seen("0:b"), SeatSet::one(Seat::new(1)));
    assert_eq!((plan.lines.len(), plan.dropped), (0, None));
}

#[test]
fn after_a_hidden_action_no_line_goes_on_whatever_it_was() {
    for hidden in ["1:a", "1:z"] {
        let mut plan = Plan::default();
        plan.set(&[line("1:a 0:b")]);
        let moves: Vec<SeenMove> =
            seen(hidden).into_iter().map(|seen| SeenMove { is_public: false, ..seen }).collect();
        plan.follow(OWNER, &moves, SeatSet::one(OWNER));
        assert_eq!((plan.due(OWNER), plan.dropped), (None, Some(PlanDropped::Otherwise)));
    }
}
