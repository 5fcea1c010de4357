//! What a plan may be, where, and how often.

use super::{days, lead_and_reply, line, plan, play, scene, waiting, withdrawal};
use crate::hall::{Hall, claim, rats, seat};
use interregnum_table::{Command, Refused, Turn};

pub(super) fn refusal(hall: &mut Hall, who: u8, lines: &[String]) -> Option<Refused> {
    let command = plan(hall, lines);
    hall.ask(who, command).err()
}

#[test]
fn a_plan_is_refused_where_it_makes_no_sense() {
    let (lead, reply) = lead_and_reply(&waiting());
    let good = [format!("0 {lead}; 1 {reply}")];
    let mut hall = Hall::full(claim());
    assert_eq!(refusal(&mut hall, 1, &good), Some(Refused::NoPlans));
    let mut hall = waiting();
    assert_eq!(refusal(&mut hall, 7, &good), Some(Refused::NotSeated));
    assert_eq!(refusal(&mut hall, 0, &[format!("1 {lead}; 0 {reply}")]), Some(Refused::PlanOnTurn));
    let stale = Command::Plan { lines: vec![line(&good[0])], turn: Turn(9) };
    assert!(matches!(hall.ask(1, stale), Err(Refused::Stale { .. })));
    let mut open = Hall::new(days(claim()));
    open.ask(0, crate::hall::sit(0)).unwrap();
    let early = Command::Plan { lines: Vec::new(), turn: Turn(0) };
    assert_eq!(open.ask(0, early), Err(Refused::NotBegun));
    hall.ask(0, Command::Resign).unwrap();
    let late = Command::Plan { lines: Vec::new(), turn: Turn(0) };
    assert_eq!(hall.ask(1, late), Err(Refused::GameOver));
}

#[test]
fn a_plan_has_a_form_and_a_size() {
    let mut hall = waiting();
    let (lead, reply) = lead_and_reply(&hall);
    let long = vec![format!("0 {lead}; 1 {reply}"); 6].join(";");
    let bad = [
        vec![format!("1 {reply}")],
        vec![format!("0 {lead}")],
        vec![format!("1 {reply}; 0 {lead}; 1 {reply}")],
        vec![format!("5 {lead}; 1 {reply}")],
        vec![long],
        vec![format!("0 {lead}; 1 {reply}"); 13],
        vec![format!("0 {lead}; 1 {reply}"), format!("0 {lead}; 1 play Go0")],
    ];
    for lines in bad {
        assert_eq!(refusal(&mut hall, 1, &lines), Some(Refused::BadPlan), "{lines:?}");
    }
    let empty = Command::Plan { lines: vec![Vec::new()], turn: Turn(0) };
    assert_eq!(hall.ask(1, empty), Err(Refused::BadPlan));
    let unknown = refusal(&mut hall, 1, &["0 dance; 1 play Go0".to_owned()]);
    assert_eq!(unknown, Some(Refused::BadAction { found: "dance".to_owned() }));
    let most: Vec<String> =
        ["Go1", "Go2", "Go3", "Go4", "Go5", "Go6", "Go7", "Go8", "Kn2", "Kn3", "Kn4", "Kn5"]
            .map(|card| format!("0 play {card}; 1 {reply}"))
            .into();
    assert_eq!(refusal(&mut hall, 1, &most), None);
}

#[test]
fn what_the_planner_will_not_be_shown_is_no_condition() {
    let mut setup = rats();
    setup.options["deal"] = "draft".into();
    let mut hall = Hall::full(days(setup));
    let (actor, other) = (hall.actor(), 1 - hall.actor());
    let own = hall.position(actor).legal;
    let lines = [format!("{actor} {}; {other} {}", own[0], own[0])];
    assert_eq!(refusal(&mut hall, other as u8, &lines), Some(Refused::PlanOnHidden));
    let lines = [format!("{actor} {}; {other} {}", own[0].replace("keep", "play"), own[0])];
    assert_eq!(refusal(&mut hall, other as u8, &lines), None, "a secret reply is one's own affair");
    let mut hall = Hall::full(days(crate::hall::defaite(3)));
    let (actor, other) = (hall.actor(), (hall.actor() + 1) % 3);
    for hidden in ["take Ms1".to_owned(), format!("duel {other} Co4Li")] {
        let lines = [format!("{actor} {hidden}; {other} pass")];
        assert_eq!(refusal(&mut hall, other as u8, &lines), Some(Refused::PlanOnHidden), "{hidden}");
    }
    let open = [format!("{actor} play Ms1; {other} pass")];
    assert_eq!(refusal(&mut hall, other as u8, &open), None);
}

#[test]
fn a_plan_is_changed_and_withdrawn_any_time_but_not_without_end() {
    let mut hall = waiting();
    let (lead, reply) = lead_and_reply(&hall);
    let lines = [format!("0 {lead}; 1 {reply}")];
    hall.ask(1, plan(&hall, &lines)).unwrap();
    assert_eq!(hall.ask(1, plan(&hall, &lines)), Ok(Vec::new()), "the same plan is not stored again");
    assert_eq!(hall.ask(1, withdrawal(&hall)).unwrap().len(), 1);
    assert_eq!(hall.ask(1, withdrawal(&hall)), Ok(Vec::new()));
    let before = hall.log.len();
    let refused = (0..100).find_map(|number| {
        let lines = [format!("0 {lead}; 1 play Go{}", number % 9)];
        hall.ask(1, plan(&hall, &lines)).err()
    });
    assert_eq!(refused, Some(Refused::TooOften));
    assert!(hall.log.len() - before < 25, "{} entries", hall.log.len() - before);
    hall.ask(1, withdrawal(&hall)).unwrap();
    assert_eq!(play(&mut hall, 0, &lead).len(), 1, "what was withdrawn is not played");
    hall.step();
    if !hall.table.awaits(seat(1)) {
        assert_eq!(refusal(&mut hall, 1, &lines), None, "a new turn, a new plan");
    }
}

#[test]
fn a_request_that_is_sent_twice_is_done_once() {
    let mut hall = waiting();
    let (lead, reply) = lead_and_reply(&hall);
    let command = plan(&hall, &[format!("0 {lead}; 1 {reply}")]);
    hall.ask_as(1, "same", command).unwrap();
    let version = hall.table.version();
    hall.ask_as(1, "other", withdrawal(&hall)).unwrap();
    let command = plan(&hall, &[format!("0 {lead}; 1 {reply}")]);
    assert_eq!(hall.ask_as(1, "same", command), Ok(Vec::new()));
    assert_eq!(hall.table.done(&crate::hall::person(1), &"same".parse().unwrap()), Some(version));
    assert_eq!(scene(&hall, 1), None);
}
