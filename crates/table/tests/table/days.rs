//! Games that are played over days: nobody is absent, and time is counted in hours and days.

use crate::hall::{Hall, claim, claim_of, entropy, person, rats, seat};
use interregnum_kernel::Viewer;
use interregnum_table::{
    Choice, Clock, Command, Ending, Entry, HolderScene, MovedBy, News, Proposal, Refused, Setup, Span,
    StageScene, SystemCommand, Table, TableId, Time,
};

const DAY: Span = Span::days(1);

fn over_days(mut setup: Setup, span: Option<Span>, vacation: u32) -> Hall {
    setup.clock = Clock::Days { span, vacation };
    Hall::full(setup)
}

fn three_days(setup: Setup) -> Hall {
    over_days(setup, Some(Span::days(3)), 7)
}

fn create(clock: Clock) -> Result<Entry, Refused> {
    let setup = Setup { clock, ..claim() };
    Table::create(TableId::from_bytes([3; 10]), setup, person(0), Time(1), entropy(0))
}

#[test]
fn a_move_over_days_has_an_hour_to_fourteen_days() {
    for (span, vacation, is_fair) in [
        (Some(Span::seconds(3600)), 0, true),
        (Some(Span::days(14)), 30, true),
        (None, 0, true),
        (Some(Span::seconds(3599)), 0, false),
        (Some(Span(Span::days(14).0 + 1)), 0, false),
        (Some(DAY), 31, false),
        (None, 1, false),
    ] {
        assert_eq!(create(Clock::Days { span, vacation }).is_ok(), is_fair, "{span:?} {vacation}");
    }
}

#[test]
fn a_log_of_an_earlier_release_has_its_clock_still() {
    let read = |text: &str| serde_json::from_str::<Clock>(text).unwrap();
    assert_eq!(read(r#"{"kind":"none"}"#), Clock::None);
    assert_eq!(read(r#"{"kind":"move","span":30000}"#), Clock::Move { span: Span::seconds(30) });
    assert_eq!(read(r#"{"kind":"days"}"#), Clock::Days { span: None, vacation: 0 });
    let days = r#"{"kind":"days","span":86400000}"#;
    assert_eq!(serde_json::to_string(&read(days)).unwrap(), days);
}

#[test]
fn nobody_is_absent_whoever_is_gone() {
    let mut hall = three_days(claim());
    let before = hall.table.clone();
    for number in [0, 1] {
        hall.attend(&SystemCommand::Lost(seat(number))).unwrap();
        hall.ask(number as u8, Command::Leave).unwrap();
    }
    hall.wait(DAY);
    assert_eq!(hall.table, before, "nothing happens, and nothing is stored");
    assert!(hall.table.has_people());
    for choice in [Choice::Bot, Choice::End, Choice::Wait] {
        assert_eq!(hall.ask(0, Command::Decide { about: seat(1), choice }), Err(Refused::NotAbsent));
    }
}

#[test]
fn as_long_as_you_like_means_it() {
    let mut hall = over_days(claim(), None, 0);
    hall.attend(&SystemCommand::Lost(seat(1))).unwrap();
    let before = hall.table.clone();
    hall.wait(Span::days(1000));
    assert_eq!((hall.table.deadline(), hall.table == before), (None, true));
    assert_eq!(hall.now(Viewer::Spectator).seats[0].time, None);
    assert_eq!(hall.ask(0, Command::Propose { what: Proposal::MoreTime }), Err(Refused::NoClock));
}

#[test]
fn of_two_who_lets_the_time_of_a_move_pass_has_lost() {
    let mut hall = three_days(claim());
    hall.wait(Span::days(2));
    hall.step();
    let late = hall.actor();
    assert_eq!(hall.table.deadline(), Some(hall.now + Span::days(3)));
    hall.wait(Span(Span::days(3).0 - 1));
    assert_eq!(hall.stage(), StageScene::Playing);
    hall.wait(Span(1));
    let StageScene::Over { ending, winners, .. } = hall.stage() else { panic!("over") };
    assert_eq!((ending, winners), (Ending::OutOfTime { seat: seat(late) }, vec![seat(1 - late)]));
    assert_eq!(hall.table, hall.loaded());
}

#[test]
fn if_both_let_the_same_time_pass_nobody_wins() {
    let mut hall = three_days(rats());
    hall.wait(Span::days(3));
    let StageScene::Over { ending, winners, .. } = hall.stage() else { panic!("over") };
    assert_eq!((ending, winners), (Ending::Lapsed, Vec::new()));
    let mut hall = three_days(rats());
    let chosen = hall.first_legal(1);
    hall.ask(1, chosen).unwrap();
    hall.wait(Span::days(3));
    assert!(matches!(hall.stage(), StageScene::Over { ending: Ending::OutOfTime { .. }, .. }));
}

#[test]
fn in_a_game_of_more_the_first_legal_action_is_done_and_no_bot_takes_the_seat() {
    let mut hall = three_days(claim_of(3));
    let late = hall.actor();
    hall.wait(Span::days(3));
    assert_eq!(hall.stage(), StageScene::Playing);
    let News::Played { by, .. } = hall.told(Viewer::Spectator).news else { panic!("played") };
    assert_eq!(by, vec![MovedBy::Clock]);
    let holder = hall.now(Viewer::Spectator).seats[late].holder.clone();
    assert!(matches!(holder, HolderScene::Person { stand_in: None, absence: None, resigned: false, .. }));
}

#[test]
fn the_others_end_a_game_without_somebody_who_lets_moves_pass() {
    let mut hall = three_days(claim_of(3));
    let late = hall.actor();
    let others: Vec<u8> = (0..3).filter(|number| *number != late).map(|number| number as u8).collect();
    hall.ask(others[0], Command::Propose { what: Proposal::Abort }).unwrap();
    hall.ask(others[1], Command::Answer { what: Proposal::Abort, agree: true }).unwrap();
    assert_eq!(hall.stage(), StageScene::Playing, "everybody is asked");
    hall.wait(Span::days(3));
    assert!(matches!(hall.stage(), StageScene::Over { ending: Ending::Aborted, .. }));
    assert_eq!(hall.table, hall.loaded());
}

#[test]
fn the_game_waits_for_those_who_choose_and_for_nobody_who_resigned() {
    let mut hall = three_days(claim_of(3));
    let first = hall.actor() as u8;
    assert_eq!(hall.table.awaited(), [person(first)]);
    hall.ask(first, Command::Resign).unwrap();
    assert_eq!(hall.table.awaited(), []);
    assert_eq!(three_days(rats()).table.awaited(), [person(0), person(1)]);
}

#[test]
fn more_time_is_a_day() {
    let mut hall = three_days(claim());
    let until = hall.table.deadline().unwrap();
    hall.ask(0, Command::Propose { what: Proposal::MoreTime }).unwrap();
    hall.ask(1, Command::Answer { what: Proposal::MoreTime, agree: true }).unwrap();
    assert_eq!(hall.table.deadline(), Some(until + DAY));
}

#[test]
fn a_table_waits_for_players_though_nobody_is_connected() {
    let mut hall = Hall::new(Setup { clock: Clock::Days { span: Some(DAY), vacation: 0 }, ..claim() });
    hall.ask(0, crate::hall::sit(0)).unwrap();
    hall.attend(&SystemCommand::Lost(seat(0))).unwrap();
    assert!(!hall.table.is_deserted());
    hall.attend(&SystemCommand::Desert).unwrap();
    assert_eq!(hall.stage(), StageScene::Closed, "until the server finds that it has waited too long");
}

#[test]
fn a_vacation_stops_the_clock_for_whole_days() {
    let mut hall = three_days(claim());
    let actor = hall.actor() as u8;
    let until = hall.table.deadline().unwrap();
    hall.ask(actor, Command::TakeVacation { days: 5 }).unwrap();
    assert_eq!(hall.table.deadline(), Some(until + Span::days(5)));
    let scene = hall.now(Viewer::Spectator).seats[usize::from(actor)].vacation.unwrap();
    assert_eq!((scene.left, scene.until), (2, Some(hall.now + Span::days(5))));
    let spent = hall.ask(actor, Command::TakeVacation { days: 3 });
    assert_eq!(spent, Err(Refused::VacationSpent { left: 2 }));
    hall.wait(Span::days(7));
    assert_eq!(hall.stage(), StageScene::Playing);
    assert_eq!(hall.table, hall.loaded());
    hall.wait(DAY);
    assert!(matches!(hall.stage(), StageScene::Over { .. }));
}

#[test]
fn who_comes_back_early_keeps_the_days_that_have_not_begun() {
    let mut hall = three_days(claim());
    let (actor, other) = if hall.actor() == 0 { (0, 1) } else { (1, 0) };
    hall.ask(other, Command::TakeVacation { days: 6 }).unwrap();
    hall.step();
    assert_eq!(hall.table.deadline(), Some(hall.now + Span::days(9)), "the clock runs after the vacation");
    hall.wait(Span(DAY.0 + 1));
    hall.ask(other, Command::EndVacation).unwrap();
    assert_eq!(hall.table.deadline(), Some(hall.now + Span::days(3)));
    assert_eq!(hall.now(Viewer::Spectator).seats[usize::from(other)].vacation.unwrap().left, 5);
    assert_eq!(hall.ask(other, Command::EndVacation), Err(Refused::NotOnVacation));
    assert_eq!(hall.ask(actor, Command::EndVacation), Err(Refused::NotOnVacation));
    assert_eq!(hall.table, hall.loaded());
}

#[test]
fn vacation_is_for_tables_that_give_it() {
    let mut hall = over_days(claim(), Some(DAY), 0);
    assert_eq!(hall.ask(0, Command::TakeVacation { days: 1 }), Err(Refused::NoVacation));
    assert_eq!(hall.now(Viewer::Spectator).seats[0].vacation, None);
    let mut hall = Hall::full(claim());
    assert_eq!(hall.ask(0, Command::TakeVacation { days: 1 }), Err(Refused::NoVacation));
}
