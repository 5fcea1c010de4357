//! Planned replies in games over days: when they are played, and when a plan ends.

mod hidden;
mod refused;

use crate::hall::{Hall, START, claim, claim_of, rats, seat};
use interregnum_kernel::Viewer;
use interregnum_table::{
    Clock, Command, Entry, Happening, News, PlanDropped, PlanScene, PlannedMove, Proposal, Refused, Setup,
    Span, StageScene, Version,
};
use refused::refusal;

const THREE_DAYS: Span = Span::days(3);

fn days(setup: Setup) -> Setup {
    Setup { clock: Clock::Days { span: Some(THREE_DAYS), vacation: 7 }, ..setup }
}

/// A line: `0 play Go7; 1 play Kn3`.
fn line(text: &str) -> Vec<PlannedMove> {
    let one = |part: &str| {
        let (number, action) = part.trim().split_once(' ').unwrap();
        PlannedMove { seat: seat(number.parse().unwrap()), action: action.to_owned() }
    };
    text.split(';').map(one).collect()
}

fn plan(hall: &Hall, lines: &[String]) -> Command {
    let turn = hall.position(0).turn;
    Command::Plan { lines: lines.iter().map(|text| line(text)).collect(), turn }
}

fn withdrawal(hall: &Hall) -> Command {
    plan(hall, &[])
}

/// A game of Claim for two, in which seat 0 leads and seat 1 waits.
fn waiting() -> Hall {
    Hall::full(days(claim()))
}

fn play(hall: &mut Hall, number: usize, action: &str) -> Vec<Entry> {
    let turn = hall.position(number).turn;
    hall.ask(number as u8, Command::Play { action: action.to_owned(), turn }).unwrap()
}

/// The cards of seat 1 with which it can answer this lead, found out at a copy of the table.
fn answers(hall: &Hall, lead: &str) -> Vec<String> {
    let mut copy = hall.copy();
    play(&mut copy, 0, lead);
    copy.position(1).legal
}

/// What seat 0 leads, and what seat 1 answers.
fn lead_and_reply(hall: &Hall) -> (String, String) {
    let lead = hall.position(0).legal[0].clone();
    let reply = answers(hall, &lead).pop().unwrap();
    (lead, reply)
}

fn scene(hall: &Hall, number: usize) -> Option<PlanScene> {
    hall.position(number).plan
}

fn dropped(hall: &Hall, number: usize) -> Option<PlanDropped> {
    scene(hall, number)?.dropped
}

#[test]
fn a_reply_is_played_at_once_when_the_awaited_move_comes() {
    let mut hall = waiting();
    let (lead, reply) = lead_and_reply(&hall);
    hall.ask(1, plan(&hall, &[format!("0 {lead}; 1 {reply}")])).unwrap();
    assert_eq!(scene(&hall, 1).unwrap().lines[0][1].action, reply);
    hall.wait(Span::days(1));
    let stored = play(&mut hall, 0, &lead);
    let [Happening::Played { .. }, Happening::Played { moves, timeout: false }] =
        [&stored[0].what, &stored[1].what]
    else {
        panic!("{stored:?}")
    };
    assert_eq!((moves[0].seat, moves[0].action.as_str()), (seat(1), reply.as_str()));
    assert_eq!(stored[1].at, hall.now, "it is stamped like a move");
    assert_eq!(
        (stored[0].cause.is_some(), stored[1].cause.is_some()),
        (false, true),
        "the request is done with it"
    );
    assert_eq!(hall.table.deadline(), Some(hall.now + THREE_DAYS), "the next clock has started");
    assert_eq!(scene(&hall, 1), None, "nothing is left of the plan");
    assert_eq!(hall.table, hall.loaded());
}

#[test]
fn any_other_move_drops_the_plan_and_the_player_is_asked() {
    let mut hall = waiting();
    let legal = hall.position(0).legal;
    let reply = answers(&hall, &legal[0]).pop().unwrap();
    hall.ask(1, plan(&hall, &[format!("0 {}; 1 {reply}", legal[0])])).unwrap();
    assert_eq!(play(&mut hall, 0, &legal[1]).len(), 1);
    assert!(hall.table.awaits(seat(1)));
    assert_eq!(dropped(&hall, 1), Some(PlanDropped::Otherwise));
    hall.step();
    assert_eq!(scene(&hall, 1), None, "the player has seen it");
    assert_eq!(hall.table, hall.loaded());
}

#[test]
fn of_several_lines_the_one_that_came_is_played() {
    let mut hall = waiting();
    let legal = hall.position(0).legal;
    let lines: Vec<String> =
        legal.iter().take(12).map(|lead| format!("0 {lead}; 1 {}", answers(&hall, lead)[0])).collect();
    hall.ask(1, plan(&hall, &lines)).unwrap();
    let stored = play(&mut hall, 0, &legal[2]);
    assert_eq!(stored.len(), 2);
    assert_eq!(scene(&hall, 1), None);
}

/// Plays by first legal actions at a copy of the table, and tells the moves as a line.
fn course(hall: &Hall, moves: usize) -> Vec<String> {
    let mut copy = hall.copy();
    let mut course = Vec::new();
    for _ in 0..moves {
        let actor = copy.actor();
        course.push(format!("{actor} {}", copy.position(actor).legal[0]));
        copy.step();
    }
    course
}

#[test]
fn a_chain_goes_on_from_reply_to_reply() {
    let mut hall = waiting();
    let mut course = course(&hall, 10);
    while !course.last().unwrap().starts_with('1') {
        course.pop();
    }
    assert!(course.iter().filter(|text| text.starts_with('0')).count() > 2, "{course:?}");
    hall.ask(1, plan(&hall, &[course.join(";")])).unwrap();
    let mut done = 0;
    while done < course.len() {
        assert_eq!(hall.actor(), 0, "seat 1 is never asked");
        let action = course[done].split_once(' ').unwrap().1.to_owned();
        done += play(&mut hall, 0, &action).len();
    }
    assert_eq!((done, scene(&hall, 1)), (course.len(), None));
    assert_eq!(hall.table, hall.loaded());
}

#[test]
fn among_more_a_line_waits_for_everybody_in_between() {
    let mut hall = Hall::full(days(claim_of(3)));
    let course = course(&hall, 3);
    let seats: Vec<u8> = course.iter().map(|text| text.as_bytes()[0] - b'0').collect();
    hall.ask(seats[2], plan(&hall, &[course.join(";")])).unwrap();
    assert_eq!(hall.step().len(), 1);
    assert_eq!(scene(&hall, usize::from(seats[2])).unwrap().lines[0].len(), 2, "the rest of the line waits");
    assert_eq!(hall.step().len(), 2, "the second move and the reply");
}

#[test]
fn what_the_clock_plays_is_answered_too() {
    let mut hall = Hall::full(days(claim_of(3)));
    let course = course(&hall, 2);
    let planner = course[1].as_bytes()[0] - b'0';
    hall.ask(planner, plan(&hall, &[course.join(";")])).unwrap();
    let version = hall.table.version();
    hall.wait(THREE_DAYS);
    assert_eq!(hall.table.version(), Version(version.0 + 2));
    let News::Played { timeout, .. } = hall.told(Viewer::Spectator).news else { panic!("played") };
    assert!(!timeout, "the reply is the player's own");
}

/// Whether seat 0 is to choose with seat 1, which has sealed its first choice.
fn sealed() -> Hall {
    let mut hall = Hall::full(days(rats()));
    let choice = hall.first_legal(1);
    hall.ask(1, choice).unwrap();
    hall
}

#[test]
fn where_both_choose_at_once_the_revealed_round_is_the_condition_and_choices_stay_sealed() {
    let mut hall = sealed();
    let legal = hall.position(0).legal;
    let own = hall.position(1).legal;
    hall.ask(1, plan(&hall, &[format!("0 {}; 1 {}; 0 {}; 1 {}", legal[3], own[4], legal[4], own[5])]))
        .unwrap();
    let stored = play(&mut hall, 0, &legal[3]);
    let [Happening::Played { .. }, Happening::Chose { seat: by, .. }] = [&stored[0].what, &stored[1].what]
    else {
        panic!("{stored:?}")
    };
    assert_eq!(*by, seat(1));
    for viewer in [Viewer::Spectator, Viewer::Seat(seat(0))] {
        assert_eq!(hall.told(viewer).news, News::Chose { seat: seat(1), action: None });
    }
    assert_eq!(hall.position(1).choice.as_ref(), Some(&own[4]));
    let stored = play(&mut hall, 0, &legal[4]);
    assert!(
        matches!(&stored[..], [Entry { what: Happening::Played { .. }, .. }, Entry { what: Happening::Chose { action, .. }, .. }] if *action == own[5]),
        "{stored:?}"
    );
    assert_eq!(hall.table, hall.loaded());
}

#[test]
fn who_changes_a_sealed_choice_has_no_plan_for_it() {
    let mut hall = sealed();
    let (legal, own) = (hall.position(0).legal, hall.position(1).legal);
    hall.ask(1, plan(&hall, &[format!("0 {}; 1 {}", legal[3], own[4])])).unwrap();
    play(&mut hall, 1, &own[2]);
    assert_eq!(dropped(&hall, 1), Some(PlanDropped::Overtaken));
}

/// A table with a plan of seat 1 for the second trick, in which seat 0 has led and seat 1 has replied.
fn with_plan() -> (Hall, Vec<String>) {
    let mut hall = waiting();
    let lines = [format!("0 {}; 1 play Go0", hall.position(0).legal[0])];
    hall.ask(1, plan(&hall, &lines)).unwrap();
    assert!(scene(&hall, 1).is_some());
    (hall, lines.into())
}

#[test]
fn plans_end_with_the_game_however_it_ends() {
    for end in [Command::Resign, Command::Propose { what: Proposal::Abort }] {
        let (mut hall, _) = with_plan();
        hall.ask(0, end.clone()).unwrap();
        if hall.stage() == StageScene::Playing {
            hall.ask(1, Command::Answer { what: Proposal::Abort, agree: true }).unwrap();
        }
        assert!(matches!(hall.stage(), StageScene::Over { .. }));
        assert_eq!(scene(&hall, 1), None, "{end:?}");
        for number in [0, 1] {
            hall.ask(number, Command::Propose { what: Proposal::Rematch }).unwrap();
        }
        assert_eq!((hall.stage(), scene(&hall, 0), scene(&hall, 1)), (StageScene::Playing, None, None));
        assert_eq!(hall.table, hall.loaded());
    }
    let (mut hall, _) = with_plan();
    hall.wait(THREE_DAYS);
    assert_eq!(scene(&hall, 1), None);
}

#[test]
fn a_take_back_ends_all_plans() {
    let mut hall = Hall::full(days(claim_of(3)));
    let course = course(&hall, 3);
    let seats: Vec<u8> = course.iter().map(|text| text.as_bytes()[0] - b'0').collect();
    hall.step();
    hall.ask(seats[2], plan(&hall, &[course[1..].join(";")])).unwrap();
    hall.ask(seats[0], Command::Propose { what: Proposal::TakeBack }).unwrap();
    for other in &seats[1..] {
        hall.ask(*other, Command::Answer { what: Proposal::TakeBack, agree: true }).unwrap();
    }
    assert_eq!(dropped(&hall, usize::from(seats[2])), Some(PlanDropped::Overtaken));
    hall.step();
    assert_eq!(hall.step().len(), 1, "nothing is left to be played");
    assert_eq!(hall.table, hall.loaded());
}

#[test]
fn a_resignation_among_more_ends_all_plans() {
    let mut hall = Hall::full(days(claim_of(3)));
    let course = course(&hall, 2);
    let planner = course[1].as_bytes()[0] - b'0';
    let leader = course[0].as_bytes()[0] - b'0';
    let third = 3 - planner - leader;
    hall.ask(planner, plan(&hall, &[course.join(";")])).unwrap();
    hall.ask(third, Command::Resign).unwrap();
    assert_eq!(dropped(&hall, usize::from(planner)), Some(PlanDropped::Overtaken));
    assert_eq!(
        refusal(&mut hall, third, &[format!("{leader} play Go0; {third} play Go0")]),
        Some(Refused::HasResigned)
    );
}

#[test]
fn a_stored_plan_is_read_again_and_counts_in_no_version() {
    let (hall, _) = with_plan();
    let stored = hall.log.last().unwrap();
    assert!(stored.is_untold());
    assert_eq!(hall.table.stored(), Version(hall.table.version().0 + 1));
    let text = stored.write();
    assert!(text.contains(r#""kind":"planned","seat":1,"lines":[[{"seat":0,"action":"play "#), "{text}");
    assert_eq!(stored.at, START);
}
