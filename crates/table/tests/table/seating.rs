//! Making a table, sitting down, getting up, beginning.

use crate::hall::{Hall, START, claim, claim_of, defaite, entropy, person, rats, seat, setup, sit};
use interregnum_kernel::Viewer;
use interregnum_table::{
    Clock, Command, Ending, HolderScene, News, Proposal, Refused, Span, StageScene, SystemCommand, Table,
    TableId,
};
use serde_json::json;

fn refused(setup: interregnum_table::Setup) -> Refused {
    Table::create(TableId::from_bytes([1; 10]), setup, person(0), START, entropy(0)).unwrap_err()
}

#[test]
fn a_table_can_be_made_for_every_game() {
    for (setup, seats) in [(claim(), 2), (claim_of(4), 4), (rats(), 2), (defaite(6), 6)] {
        let hall = Hall::new(setup);
        assert_eq!(hall.now(Viewer::Spectator).seats.len(), seats);
        assert_eq!(hall.stage(), StageScene::Gathering);
    }
}

#[test]
fn a_table_for_an_unknown_game_is_refused() {
    assert_eq!(refused(setup("chess", json!({}))).code(), "unknown-game");
}

#[test]
fn options_that_the_rules_do_not_know_are_refused() {
    assert_eq!(refused(setup("claim", json!({"players": 2}))).code(), "bad-options");
    assert_eq!(refused(defaite(2)).code(), "bad-setup");
    assert_eq!(refused(defaite(200)).code(), "bad-setup");
}

#[test]
fn spans_beyond_reason_are_refused() {
    let mut fast = claim();
    fast.clock = Clock::Move { span: Span(5) };
    assert_eq!(refused(fast), Refused::BadSpan);
    let mut slow = claim();
    slow.pace = Span::seconds(60);
    assert_eq!(refused(slow), Refused::BadSpan);
}

#[test]
fn a_game_starts_when_the_table_is_full() {
    let mut hall = Hall::new(claim());
    hall.ask(0, sit(0)).unwrap();
    assert_eq!(hall.stage(), StageScene::Gathering);
    hall.ask(1, sit(1)).unwrap();
    assert_eq!(hall.stage(), StageScene::Playing);
}

#[test]
fn a_seat_is_held_by_a_secret_and_not_by_a_name() {
    let mut hall = Hall::new(claim());
    hall.ask(0, Command::Sit { seat: None, name: "Ada".to_owned(), commitment: None, commits: false })
        .unwrap();
    hall.ask(1, Command::Sit { seat: None, name: "Ada".to_owned(), commitment: None, commits: false })
        .unwrap();
    assert_eq!(hall.table.viewer(&person(0)), Viewer::Seat(seat(0)));
    assert_eq!(hall.table.viewer(&person(1)), Viewer::Seat(seat(1)));
    assert_eq!(hall.table.viewer(&person(2)), Viewer::Spectator);
    let command = hall.first_legal(hall.actor());
    assert_eq!(hall.ask(2, command), Err(Refused::NotSeated));
}

#[test]
fn nobody_takes_a_seat_that_is_taken() {
    let mut hall = Hall::new(claim_of(3));
    hall.ask(0, sit(0)).unwrap();
    assert_eq!(hall.ask(1, sit(0)), Err(Refused::SeatTaken));
    assert_eq!(hall.ask(1, sit(5)), Err(Refused::NoSuchSeat));
    assert_eq!(hall.ask(0, sit(1)), Err(Refused::AlreadySeated));
}

#[test]
fn nobody_sits_down_once_the_game_has_begun() {
    let mut hall = Hall::full(claim());
    let command = Command::Sit { seat: None, name: "Late".to_owned(), commitment: None, commits: false };
    assert_eq!(hall.ask(7, command), Err(Refused::HasBegun));
}

#[test]
fn a_name_that_cannot_be_shown_is_refused() {
    let mut hall = Hall::new(claim());
    for name in ["", "   ", "a\nb", "far too long a name for anybody", "\u{202e}evil"] {
        let command = Command::Sit { seat: None, name: name.to_owned(), commitment: None, commits: false };
        assert_eq!(hall.ask(0, command), Err(Refused::BadName), "{name:?}");
    }
}

#[test]
fn only_the_host_seats_bots_and_only_bots_of_the_game() {
    let mut hall = Hall::new(claim_of(3));
    let bot = |bot: &str| Command::SeatBot { seat: seat(1), bot: bot.to_owned() };
    assert_eq!(hall.ask(5, bot("squire")), Err(Refused::NotTheHost));
    assert_eq!(hall.ask(0, bot("perfect")), Err(Refused::UnknownBot { found: "perfect".to_owned() }));
    for level in ["jester", "page", "squire", "herald", "chancellor", "regent"] {
        hall.ask(0, bot(level)).unwrap();
        let HolderScene::Bot { bot, .. } = &hall.now(Viewer::Spectator).seats[1].holder else {
            panic!("no bot")
        };
        assert_eq!(bot, level);
        hall.ask(0, Command::Unseat { seat: seat(1) }).unwrap();
    }
    assert_eq!(hall.ask(0, Command::Unseat { seat: seat(1) }), Err(Refused::NotABot));
}

/// What those at the table are called.
fn called(hall: &Hall) -> Vec<String> {
    let name = |holder: &HolderScene| match holder {
        HolderScene::Open => String::new(),
        HolderScene::Bot { name, .. } | HolderScene::Person { name, .. } => name.clone(),
    };
    hall.now(Viewer::Spectator).seats.iter().map(|seat| name(&seat.holder)).collect()
}

#[test]
fn a_bot_gives_way_to_a_person_of_its_name() {
    let mut hall = Hall::new(claim_of(3));
    for number in [1, 2] {
        hall.ask(0, Command::SeatBot { seat: seat(number), bot: "squire".to_owned() }).unwrap();
    }
    let before = called(&hall);
    assert_ne!(before[1], before[2]);
    let name = before[1].clone();
    hall.ask(0, Command::Sit { seat: Some(seat(0)), name, commitment: None, commits: false }).unwrap();
    let after = called(&hall);
    assert_eq!((&after[0], &after[2]), (&before[1], &before[2]));
    assert!(after[1] != before[1] && after[1] != before[2]);
}

#[test]
fn who_leaves_before_the_game_opens_the_seat() {
    let mut hall = Hall::new(claim());
    hall.ask(0, sit(0)).unwrap();
    hall.ask(0, Command::Leave).unwrap();
    assert_eq!(hall.now(Viewer::Spectator).seats[0].holder, HolderScene::Open);
    assert_eq!(hall.ask(0, Command::Leave), Err(Refused::NotSeated));
}

#[test]
fn a_closed_table_refuses_everything() {
    let mut hall = Hall::new(claim());
    assert_eq!(hall.ask(1, Command::Close), Err(Refused::NotTheHost));
    hall.ask(0, Command::Close).unwrap();
    assert_eq!(hall.ask(1, sit(1)), Err(Refused::Closed));
    assert!(!hall.table.is_joinable());
}

#[test]
fn a_table_is_joinable_while_it_is_listed_and_a_seat_is_open() {
    let mut private = claim();
    private.listed = false;
    assert!(!Hall::new(private).table.is_joinable());
    assert!(Hall::new(claim()).table.is_joinable());
    assert!(!Hall::full(claim()).table.is_joinable());
}

#[test]
fn a_table_that_nobody_came_back_to_is_closed_and_no_other() {
    let mut hall = Hall::new(claim());
    hall.ask(0, sit(0)).unwrap();
    hall.attend(&SystemCommand::Desert).unwrap();
    assert_eq!(hall.stage(), StageScene::Gathering, "somebody waits");
    hall.attend(&SystemCommand::Lost(seat(0))).unwrap();
    hall.attend(&SystemCommand::Desert).unwrap();
    assert_eq!(hall.stage(), StageScene::Closed);
    let mut playing = Hall::full(claim());
    playing.attend(&SystemCommand::Lost(seat(0))).unwrap();
    playing.attend(&SystemCommand::Lost(seat(1))).unwrap();
    playing.attend(&SystemCommand::Desert).unwrap();
    assert_eq!(playing.stage(), StageScene::Playing);
}

#[test]
fn resigning_a_game_of_two_ends_it_and_the_other_wins() {
    let mut hall = Hall::full(claim());
    hall.ask(1, Command::Resign).unwrap();
    let News::Ended { ending, winners, .. } = hall.told(Viewer::Spectator).news else { panic!("not over") };
    assert_eq!((ending, winners), (Ending::Resigned { seat: seat(1) }, vec![seat(0)]));
    assert_eq!(hall.ask(0, Command::Resign), Err(Refused::GameOver));
}

#[test]
fn who_resigns_a_game_of_more_is_replaced_by_a_bot_for_good() {
    let mut hall = Hall::full(claim_of(3));
    hall.ask(1, Command::Resign).unwrap();
    assert_eq!(hall.stage(), StageScene::Playing);
    hall.attend(&SystemCommand::Lost(seat(1))).unwrap();
    hall.attend(&SystemCommand::Found(seat(1))).unwrap();
    let HolderScene::Person { stand_in, resigned, .. } = &hall.now(Viewer::Spectator).seats[1].holder else {
        panic!("a person")
    };
    assert_eq!((stand_in.as_deref(), *resigned), (Some("squire"), true));
    let turn = hall.position(1).turn;
    let command = Command::Play { action: "play Go0".to_owned(), turn };
    assert_eq!(hall.ask(1, command), Err(Refused::HasResigned));
}

#[test]
fn a_rematch_rotates_the_seats_and_deals_other_cards() {
    let mut hall = Hall::full(claim());
    let before = hall.position(0).view;
    assert_eq!(hall.ask(0, Command::Propose { what: Proposal::Rematch }), Err(Refused::NotOver));
    hall.play_out();
    hall.ask(0, Command::Propose { what: Proposal::Rematch }).unwrap();
    assert!(matches!(hall.stage(), StageScene::Over { .. }));
    hall.ask(1, Command::Propose { what: Proposal::Rematch }).unwrap();
    assert_eq!(hall.stage(), StageScene::Playing);
    assert_eq!(hall.table.viewer(&person(0)), Viewer::Seat(seat(1)));
    assert_eq!(hall.table.viewer(&person(1)), Viewer::Seat(seat(0)));
    assert_eq!(hall.now(Viewer::Spectator).round, 2);
    assert_ne!(hall.position(0).view, before);
    assert_eq!(hall.table, hall.loaded());
}

#[test]
fn who_has_left_after_the_game_is_not_waited_for() {
    let mut hall = Hall::full(claim());
    hall.play_out();
    hall.ask(1, Command::Leave).unwrap();
    hall.ask(0, Command::Propose { what: Proposal::Rematch }).unwrap();
    assert_eq!(hall.stage(), StageScene::Gathering);
    assert_eq!(hall.table.viewer(&person(0)), Viewer::Seat(seat(1)));
    assert_eq!(hall.now(Viewer::Spectator).seats[0].holder, HolderScene::Open);
}

#[test]
fn who_is_away_for_a_moment_after_the_game_keeps_the_seat() {
    let mut hall = Hall::full(claim());
    hall.play_out();
    hall.attend(&SystemCommand::Lost(seat(1))).unwrap();
    hall.ask(0, Command::Propose { what: Proposal::Rematch }).unwrap();
    assert!(matches!(hall.stage(), StageScene::Over { .. }), "the rematch waits");
    hall.attend(&SystemCommand::Found(seat(1))).unwrap();
    assert!(matches!(hall.stage(), StageScene::Over { .. }), "being there is not agreeing");
    hall.ask(1, Command::Propose { what: Proposal::Rematch }).unwrap();
    assert_eq!(hall.stage(), StageScene::Playing);
    assert_eq!(hall.table.viewer(&person(1)), Viewer::Seat(seat(0)));
    assert_eq!(hall.table, hall.loaded());
}

#[test]
fn who_agreed_to_a_rematch_and_is_away_for_a_moment_keeps_the_seat() {
    let mut hall = Hall::full(claim());
    hall.play_out();
    hall.ask(1, Command::Propose { what: Proposal::Rematch }).unwrap();
    hall.attend(&SystemCommand::Lost(seat(1))).unwrap();
    hall.ask(0, Command::Propose { what: Proposal::Rematch }).unwrap();
    assert!(matches!(hall.stage(), StageScene::Over { .. }), "the rematch waits");
    assert_eq!(hall.table.deadline(), Some(hall.now + Span::seconds(60)));
    hall.attend(&SystemCommand::Found(seat(1))).unwrap();
    assert_eq!(hall.stage(), StageScene::Playing, "both had agreed");
    assert_eq!(hall.table.viewer(&person(1)), Viewer::Seat(seat(0)));
    assert_eq!(hall.table, hall.loaded());
}

#[test]
fn a_rematch_waits_for_somebody_absent_no_longer_than_the_grace() {
    let mut hall = Hall::full(claim());
    hall.play_out();
    hall.attend(&SystemCommand::Lost(seat(1))).unwrap();
    assert_eq!(hall.table.deadline(), None, "nobody has asked for a rematch");
    hall.ask(0, Command::Propose { what: Proposal::Rematch }).unwrap();
    assert_eq!(hall.table.deadline(), Some(hall.now + Span::seconds(60)));
    hall.wait(Span::seconds(60));
    assert_eq!(hall.stage(), StageScene::Gathering);
    assert_eq!(hall.table.viewer(&person(1)), Viewer::Spectator);
    assert_eq!(hall.table, hall.loaded());
}

#[test]
fn the_host_unseats_a_person_who_then_watches() {
    let mut hall = Hall::new(claim_of(3));
    for number in 0..2 {
        hall.ask(number as u8, sit(number)).unwrap();
    }
    let unseat = |number| Command::Unseat { seat: seat(number) };
    assert_eq!(hall.ask(1, unseat(0)), Err(Refused::NotTheHost));
    hall.ask(0, unseat(1)).unwrap();
    assert_eq!(hall.told(Viewer::Spectator).news, News::Rose { seat: seat(1), unseated: true });
    assert_eq!(hall.table.viewer(&person(1)), Viewer::Spectator);
    assert_eq!(hall.ask(1, sit(1)), Err(Refused::Unseated));
    assert_eq!(hall.table, hall.loaded());
    hall.ask(0, unseat(0)).unwrap();
    assert_eq!(hall.told(Viewer::Spectator).news, News::Rose { seat: seat(0), unseated: false });
    hall.ask(0, sit(0)).unwrap();
    for number in [2, 3] {
        hall.ask(number as u8, sit(number - 1)).unwrap();
    }
    assert_eq!(hall.ask(0, unseat(1)), Err(Refused::HasBegun), "nobody is unseated from a game");
}

#[test]
fn who_has_played_to_the_end_belongs_to_the_table_after_leaving() {
    let mut hall = Hall::full(claim());
    hall.play_out();
    hall.ask(1, Command::Leave).unwrap();
    assert_eq!(hall.table.holders(), [(seat(0), person(0))]);
    let mut participants = hall.table.participants();
    participants.sort();
    let mut both = vec![person(0), person(1)];
    both.sort();
    assert_eq!(participants, both);
    hall.ask(0, Command::Propose { what: Proposal::Rematch }).unwrap();
    hall.ask(2, sit(0)).unwrap();
    assert_eq!(hall.table.participants().len(), 3, "also in the next game");
    assert_eq!(hall.table, hall.loaded());
}
