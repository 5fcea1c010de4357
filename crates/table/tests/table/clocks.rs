//! Clocks, as stored deadlines.

use crate::hall::{Hall, claim, claim_of, rats, seat};
use interregnum_kernel::Viewer;
use interregnum_table::{
    Clock, Command, Ending, Entry, Happening, HolderScene, MovedBy, News, Proposal, Refused, Setup, Span,
    StageScene, SystemCommand, TimeScene,
};

fn timed(mut setup: Setup, clock: Clock) -> Hall {
    setup.clock = clock;
    Hall::full(setup)
}

const MOVE: Clock = Clock::Move { span: Span::seconds(30) };
const BANK: Clock = Clock::Bank { span: Span::seconds(60), increment: Span::seconds(5) };

#[test]
fn without_a_clock_nothing_is_ever_due() {
    let mut hall = Hall::full(claim());
    assert_eq!(hall.table.deadline(), None);
    let before = hall.table.clone();
    hall.wait(Span::seconds(100_000));
    assert_eq!(hall.table, before);
}

#[test]
fn when_the_time_for_a_move_is_up_the_first_legal_action_is_done() {
    let mut hall = timed(claim(), MOVE);
    let actor = hall.actor();
    let first = hall.position(actor).legal[0].clone();
    hall.wait(Span(29_999));
    assert_eq!(hall.actor(), actor);
    hall.wait(Span(1));
    let News::Played { seats, timeout, .. } = hall.told(Viewer::Spectator).news else { panic!("played") };
    assert_eq!((seats, timeout), (vec![seat(actor)], true));
    assert!(hall.log.last().unwrap().write().contains(&first));
}

#[test]
fn what_the_clock_played_is_told_as_such_in_the_news_and_in_the_log() {
    let mut hall = timed(claim(), MOVE);
    hall.step();
    hall.wait(Span::seconds(30));
    let News::Played { by, .. } = hall.told(Viewer::Spectator).news else { panic!("played") };
    assert_eq!(by, vec![MovedBy::Clock]);
    let told: Vec<MovedBy> = hall.table.story(Viewer::Spectator).iter().map(|chapter| chapter.by).collect();
    assert_eq!(told, [MovedBy::Player, MovedBy::Player, MovedBy::Clock]);
    assert_eq!(hall.table, hall.loaded());
}

#[test]
fn of_two_who_choose_at_once_only_the_late_one_was_played_for() {
    let mut hall = timed(rats(), MOVE);
    let on_time = hall.first_legal(0);
    hall.ask(0, on_time).unwrap();
    hall.wait(Span::seconds(30));
    let News::Played { seats, by, .. } = hall.told(Viewer::Spectator).news else { panic!("played") };
    assert_eq!((seats, by), (vec![seat(0), seat(1)], vec![MovedBy::Player, MovedBy::Clock]));
}

#[test]
fn a_log_that_does_not_say_who_moved_means_the_player() {
    let line = r#"{"v":1,"entry":{"at":5,"what":{"kind":"played","moves":[{"seat":0,"action":"play Go0"}],"timeout":true}}}"#;
    let Happening::Played { moves, .. } = Entry::read(line).unwrap().what else { panic!("played") };
    assert_eq!(moves[0].by, MovedBy::Player);
    let line = r#"{"v":1,"entry":{"at":5,"what":{"kind":"found","seat":1}}}"#;
    assert_eq!(Entry::read(line).unwrap().what, Happening::Found { seat: seat(1), played: 0 });
    assert_eq!(Entry::read(line).unwrap().write(), line);
}

#[test]
fn every_move_has_its_own_time() {
    let mut hall = timed(claim(), MOVE);
    hall.wait(Span::seconds(20));
    hall.step();
    assert_eq!(hall.table.deadline(), Some(hall.now + Span::seconds(30)));
}

#[test]
fn a_bank_that_is_empty_loses_a_game_of_two() {
    let mut hall = timed(claim(), BANK);
    let actor = hall.actor();
    hall.wait(Span::seconds(60));
    let StageScene::Over { ending, winners, .. } = hall.stage() else { panic!("over") };
    assert_eq!((ending, winners), (Ending::OutOfTime { seat: seat(actor) }, vec![seat(1 - actor)]));
}

#[test]
fn a_bank_that_is_empty_leaves_a_game_of_more_to_a_bot() {
    let mut hall = timed(claim_of(3), BANK);
    let actor = hall.actor();
    hall.wait(Span::seconds(60));
    assert_eq!(hall.stage(), StageScene::Playing);
    let holder = hall.now(Viewer::Spectator).seats[actor].holder.clone();
    assert!(matches!(holder, HolderScene::Person { resigned: true, .. }));
    assert_eq!(hall.table.deadline(), None);
}

#[test]
fn a_bank_gains_its_increment_after_a_choice() {
    let mut hall = timed(claim(), BANK);
    let actor = hall.actor();
    hall.wait(Span::seconds(10));
    hall.step();
    let time = hall.now(Viewer::Spectator).seats[actor].time;
    assert_eq!(time, Some(TimeScene { left: Span::seconds(55), until: None }));
}

#[test]
fn those_who_choose_together_have_each_their_own_clock() {
    let mut hall = timed(rats(), BANK);
    hall.wait(Span::seconds(10));
    hall.step();
    let seats = hall.now(Viewer::Spectator).seats;
    assert_eq!(seats[0].time.unwrap().until, None);
    assert_eq!(seats[1].time.unwrap().until, Some(hall.now + Span::seconds(50)));
    // Choosing anew costs nothing and gains nothing.
    let again = hall.first_legal(0);
    hall.ask(0, again).unwrap();
    assert_eq!(hall.now(Viewer::Spectator).seats[0].time.unwrap().left, Span::seconds(55));
}

#[test]
fn time_that_the_server_was_away_is_given_back() {
    let mut hall = timed(claim(), MOVE);
    let until = hall.table.deadline().unwrap();
    hall.now = hall.now + Span::seconds(3600);
    hall.attend(&SystemCommand::GiveBack(Span::seconds(3600))).unwrap();
    assert_eq!(hall.table.deadline(), Some(until + Span::seconds(3600)));
    hall.wait(Span(0));
    assert_eq!(hall.told(Viewer::Spectator).news, News::GaveBack { lost: Span::seconds(3600) });
}

#[test]
fn all_together_give_everybody_a_minute_more() {
    let mut hall = timed(claim(), BANK);
    let (actor, other) = if hall.actor() == 0 { (0, 1) } else { (1, 0) };
    let until = hall.table.deadline().unwrap();
    let ask = || Command::Propose { what: Proposal::MoreTime };
    hall.ask(actor, ask()).unwrap();
    assert_eq!(hall.table.deadline(), Some(until), "nobody takes time for themselves");
    hall.ask(other, Command::Answer { what: Proposal::MoreTime, agree: true }).unwrap();
    assert_eq!(hall.told(Viewer::Spectator).news, News::Extended { more: Span::seconds(60) });
    assert_eq!(hall.table.deadline(), Some(until + Span::seconds(60)));
    let time = hall.now(Viewer::Spectator).seats[usize::from(other)].time;
    assert_eq!(time, Some(TimeScene { left: Span::seconds(120), until: None }));
    assert_eq!(hall.loaded().deadline(), hall.table.deadline());
    hall.ask(actor, ask()).expect("it may be asked for again");
}

#[test]
fn without_a_clock_nobody_asks_for_more_time() {
    let mut hall = Hall::full(claim());
    let refused = hall.ask(0, Command::Propose { what: Proposal::MoreTime });
    assert_eq!(refused.unwrap_err(), Refused::NoClock);
}

#[test]
fn deadlines_survive_loading() {
    let mut hall = timed(claim(), BANK);
    hall.wait(Span::seconds(3));
    hall.step();
    assert_eq!(hall.loaded().deadline(), hall.table.deadline());
    assert!(hall.table.deadline().is_some());
}
