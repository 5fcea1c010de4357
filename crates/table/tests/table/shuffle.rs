//! The shuffle that can be checked: promises, shows, and the deal that follows from them.

use crate::hall::{Hall, START, claim, entropy, person, seat, sit};
use interregnum_kernel::Viewer;
use interregnum_table::{
    Algorithm, Command, Contribution, Entry, Happening, News, Origin, Proposal, Refused, ShuffleScene, Span,
    StageScene, Table, TableId, Unproved, check_shuffle,
};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt::Write;

const BYTES: [Contribution; 2] = [Contribution([1; 16]), Contribution([2; 16])];

fn sit_with(hall: &Hall, number: usize) -> Command {
    let commitment = Some(hall.promise(number, BYTES[number]));
    Command::Sit { seat: Some(seat(number)), name: format!("P{number}"), commitment, commits: false }
}

/// A person sits down whose client promises bytes as soon as it knows the table, the deal and its seat.
fn sit_and_commit_later(number: usize) -> Command {
    Command::Sit { seat: Some(seat(number)), name: format!("P{number}"), commitment: None, commits: true }
}

fn commit(hall: &mut Hall, who: u8, number: usize) -> Result<Vec<Entry>, Refused> {
    let commitment = hall.promise(number, BYTES[number]);
    hall.ask(who, Command::Commit { commitment })
}

fn show(hall: &mut Hall, number: usize) -> Result<Vec<Entry>, Refused> {
    hall.ask(number as u8, Command::Show { bytes: BYTES[number] })
}

fn promised() -> Hall {
    let mut hall = Hall::new(claim());
    for number in 0..2 {
        let command = sit_with(&hall, number);
        hall.ask(number as u8, command).unwrap();
    }
    hall
}

fn scene(hall: &Hall) -> ShuffleScene {
    hall.now(Viewer::Spectator).shuffle
}

/// Where the bytes of the seats came from, as the record of a finished game shows it.
fn origins(hall: &Hall) -> Vec<Origin> {
    let checked = check_shuffle(&hall.table.record().unwrap()).unwrap();
    assert_eq!(checked.commitment, scene(hall).pledge.to_string());
    checked.seats.into_iter().map(|part| part.origin).collect()
}

#[test]
fn the_server_pledges_before_anybody_sits_down() {
    let pledge = scene(&Hall::new(claim())).pledge;
    let mut hall = promised();
    show(&mut hall, 0).unwrap();
    show(&mut hall, 1).unwrap();
    assert_eq!(scene(&hall).pledge, pledge);
}

#[test]
fn seats_that_promised_bytes_are_waited_for() {
    let mut hall = promised();
    assert!(matches!(hall.stage(), StageScene::Shuffling { .. }));
    show(&mut hall, 1).unwrap();
    assert!(matches!(hall.stage(), StageScene::Shuffling { .. }));
    show(&mut hall, 0).unwrap();
    assert_eq!(hall.stage(), StageScene::Playing);
    let News::Dealt { bytes, .. } = hall.told(Viewer::Spectator).news else { panic!("dealt") };
    assert_eq!(bytes, BYTES);
}

#[test]
fn a_full_table_waits_for_the_promises_that_were_announced_and_then_for_the_bytes() {
    let mut hall = Hall::new(claim());
    hall.ask(0, sit_and_commit_later(0)).unwrap();
    hall.ask(1, sit_and_commit_later(1)).unwrap();
    assert!(matches!(hall.stage(), StageScene::Shuffling { .. }));
    assert_eq!(scene(&hall).awaited, [seat(0), seat(1)]);
    assert_eq!(show(&mut hall, 0), Err(Refused::NotBegun), "a promise is still missing");
    commit(&mut hall, 0, 0).unwrap();
    assert_eq!(commit(&mut hall, 0, 0), Err(Refused::HasBegun), "a promise is made once");
    assert_eq!(scene(&hall).awaited, [seat(1)]);
    commit(&mut hall, 1, 1).unwrap();
    assert_eq!(scene(&hall).awaited, []);
    show(&mut hall, 1).unwrap();
    show(&mut hall, 0).unwrap();
    assert_eq!(hall.stage(), StageScene::Playing);
    hall.play_out();
    assert_eq!(origins(&hall), [Origin::Shown, Origin::Shown]);
    assert_eq!(hall.loaded(), hall.table);
}

#[test]
fn a_seat_that_never_promises_or_never_shows_holds_the_deal_up_for_fifteen_seconds_at_most() {
    let mut hall = Hall::new(claim());
    hall.ask(0, sit_and_commit_later(0)).unwrap();
    hall.ask(1, sit_and_commit_later(1)).unwrap();
    commit(&mut hall, 0, 0).unwrap();
    hall.wait(Span(9999));
    assert_eq!(scene(&hall).awaited, [seat(1)]);
    hall.wait(Span(1));
    assert_eq!(scene(&hall).awaited, []);
    assert_eq!(commit(&mut hall, 1, 1), Err(Refused::HasBegun), "the promises are closed");
    hall.wait(Span(5000));
    assert_eq!(hall.stage(), StageScene::Playing);
    let shuffle = scene(&hall);
    assert_eq!(shuffle.commitments, [Some(hall.promise(0, BYTES[0])), None]);
    assert_eq!(shuffle.shown, [None, None]);
    hall.play_out();
    assert_eq!(origins(&hall), [Origin::Withheld, Origin::Filler]);
}

#[test]
fn bytes_that_were_not_promised_are_refused() {
    let mut hall = promised();
    assert_eq!(hall.ask(0, Command::Show { bytes: BYTES[1] }), Err(Refused::OtherBytes));
    show(&mut hall, 0).unwrap();
    assert_eq!(show(&mut hall, 0), Err(Refused::NothingToShow));
}

#[test]
fn a_promise_for_another_seat_another_deal_or_another_table_cannot_be_shown() {
    let mut hall = Hall::new(claim());
    let deal = |table: &TableId, number| {
        interregnum_table::DealId { algorithm: Algorithm::NEWEST, table, number }.promise(seat(0), BYTES[0])
    };
    let (own, other) = (hall.table.id().clone(), TableId::from_bytes([9; 10]));
    hall.ask(0, sit_and_commit_later(0)).unwrap();
    let promises = [hall.promise(1, BYTES[0]), deal(&own, 2), deal(&other, 1)];
    for commitment in promises {
        hall.ask(0, Command::Commit { commitment }).unwrap();
        let mut full = Hall::new(claim());
        (full.table, full.log) = (hall.loaded(), hall.log.clone());
        full.ask(1, sit(1)).unwrap();
        let show = Command::Show { bytes: BYTES[0] };
        assert_eq!(full.ask_as(0, "show", show), Err(Refused::OtherBytes));
    }
    assert_eq!(deal(&own, 1), hall.promise(0, BYTES[0]));
}

#[test]
fn a_promise_is_not_changed_once_the_table_is_full() {
    let mut hall = promised();
    assert_eq!(commit(&mut hall, 0, 0), Err(Refused::HasBegun));
}

#[test]
fn a_promise_that_was_not_kept_stays_in_what_is_shown_and_in_the_record() {
    let mut hall = promised();
    show(&mut hall, 0).unwrap();
    hall.wait(Span::seconds(5));
    assert_eq!(hall.stage(), StageScene::Playing);
    let promises = [0, 1].map(|number| Some(hall.promise(number, BYTES[number])));
    assert_eq!(scene(&hall).commitments, promises);
    assert_eq!(scene(&hall).shown, [Some(BYTES[0]), None]);
    hall.play_out();
    assert_eq!(origins(&hall), [Origin::Shown, Origin::Withheld]);
    let record: Value = serde_json::from_str(&hall.table.record().unwrap()).unwrap();
    assert_eq!(record["shuffle"]["seats"][1]["commitment"], promises[1].unwrap().to_string());
}

#[test]
fn other_bytes_give_another_deal() {
    let deal = |bytes: Contribution| {
        let mut hall = Hall::new(claim());
        hall.ask(0, sit(0)).unwrap();
        let commitment = hall.promise(0, bytes);
        hall.ask(0, Command::Commit { commitment }).unwrap();
        hall.ask(1, sit(1)).unwrap();
        hall.ask(0, Command::Show { bytes }).unwrap();
        hall.position(0).view
    };
    assert_eq!(deal(BYTES[0]), deal(BYTES[0]));
    assert_ne!(deal(BYTES[0]), deal(BYTES[1]));
}

#[test]
fn whatever_the_server_draws_after_its_pledge_the_deck_is_the_same() {
    // The table, its pledge and the honest seat's bytes are fixed. Everything that the server draws
    // or decides later varies: its random bytes, the time, the names of requests, who sits down how.
    let id = TableId::from_bytes([3; 10]);
    let made = Table::create(id, claim(), person(0), START, entropy(0)).unwrap();
    let deck = |number: u64, other: &dyn Fn(&mut Hall)| {
        let mut hall = Hall::of(&made);
        hall.luck = number;
        hall.now = hall.now + Span(number * 7);
        let command = sit_with(&hall, 0);
        hall.ask_as(0, &format!("n{number}"), command).unwrap();
        other(&mut hall);
        show(&mut hall, 0).unwrap();
        hall.wait(Span(5000 + number));
        assert_eq!(hall.stage(), StageScene::Playing);
        hall.ask(0, Command::Resign).unwrap();
        let record: Value = serde_json::from_str(&hall.table.record().unwrap()).unwrap();
        check_shuffle(&record.to_string()).unwrap();
        record["deal"]["deck"].to_string()
    };
    let rest = |hall: &mut Hall| drop(hall.ask(1, sit(1)).unwrap());
    let bot =
        |hall: &mut Hall| drop(hall.ask(0, Command::SeatBot { seat: seat(1), bot: "page".into() }).unwrap());
    let late = |hall: &mut Hall| {
        hall.ask(1, sit_and_commit_later(1)).unwrap();
        hall.wait(Span::seconds(10));
    };
    let withheld = |hall: &mut Hall| {
        let command = sit_with(hall, 1);
        hall.ask(1, command).unwrap();
    };
    let nothing_promised: BTreeSet<String> =
        (0..60).flat_map(|number| [deck(number, &rest), deck(number, &bot), deck(number, &late)]).collect();
    assert_eq!(nothing_promised.len(), 1, "a seat without a promise leaves nothing to choose");
    let withheld: BTreeSet<String> = (0..60).map(|number| deck(number, &withheld)).collect();
    assert_eq!(withheld.len(), 1, "nor does a seat that withholds its bytes");
    assert_ne!(nothing_promised, withheld);
}

#[test]
fn nothing_that_is_told_or_shown_before_the_end_has_the_secret_or_the_seed() {
    let mut hall = promised();
    show(&mut hall, 0).unwrap();
    show(&mut hall, 1).unwrap();
    let mut said = String::new();
    while hall.stage() == StageScene::Playing {
        write!(said, "{:?}", hall.table).unwrap();
        for viewer in Viewer::all(2) {
            said.push_str(&serde_json::to_string(&hall.table.scene(viewer)).unwrap());
            said.push_str(&serde_json::to_string(&hall.told(viewer)).unwrap());
        }
        hall.step();
    }
    let opened = scene(&hall).opened.unwrap();
    let record: Value = serde_json::from_str(&hall.table.record().unwrap()).unwrap();
    let seed = record["deal"]["seed"].as_str().unwrap();
    assert_eq!((opened.secret.len(), opened.salt.len(), seed.len()), (64, 32, 64));
    assert!(!said.is_empty());
    for secret in [opened.secret.as_str(), opened.salt.as_str(), seed] {
        assert!(!said.contains(secret));
    }
}

#[test]
fn a_record_that_was_tampered_with_is_found_out() {
    let mut hall = promised();
    show(&mut hall, 0).unwrap();
    show(&mut hall, 1).unwrap();
    hall.play_out();
    let record: Value = serde_json::from_str(&hall.table.record().unwrap()).unwrap();
    let with = |change: &dyn Fn(&mut Value)| {
        let mut record = record.clone();
        change(&mut record);
        check_shuffle(&record.to_string()).unwrap_err()
    };
    let other = Contribution([9; 16]);
    let promise = hall.promise(1, other);
    assert_eq!(with(&|record| record["shuffle"]["salt"] = other.to_string().into()), Unproved::Commitment);
    assert_eq!(
        with(&|record| record["shuffle"]["seats"][1]["bytes"] = other.to_string().into()),
        Unproved::Promise { seat: seat(1) }
    );
    assert_eq!(
        with(&|record| record["shuffle"]["seats"][1]["commitment"] = Value::Null),
        Unproved::Filler { seat: seat(1) }
    );
    let both = |record: &mut Value| {
        record["shuffle"]["seats"][1]["bytes"] = other.to_string().into();
        record["shuffle"]["seats"][1]["commitment"] = promise.to_string().into();
    };
    assert_eq!(with(&both), Unproved::Deal);
    assert_eq!(with(&|record| record["shuffle"]["table"] = "aaaaaaaaaaaaaaaa".into()), Unproved::Commitment);
    assert_eq!(with(&|record| record["shuffle"]["deal"] = 2.into()), Unproved::Commitment);
    let without = |record: &mut Value| drop(record.as_object_mut().unwrap().remove("shuffle"));
    assert_eq!(with(&without), Unproved::NoShuffle);
    let later = |record: &mut Value| record["shuffle"]["algorithm"] = "interregnum-shuffle-3".into();
    assert_eq!(with(&later), Unproved::Algorithm { found: "interregnum-shuffle-3".to_owned() });
    assert_eq!(with(&|record| record["shuffle"]["secret"] = "ab".into()), Unproved::Digits);
    let first = |record: &mut Value| record["shuffle"]["algorithm"] = "interregnum-shuffle-1".into();
    assert_eq!(with(&first), Unproved::Digits, "the first algorithm names no deal");
    assert_eq!(record["shuffle"]["algorithm"], "interregnum-shuffle-2");
}

#[test]
fn the_next_game_has_a_pledge_of_its_own_before_anybody_adds_to_it() {
    let mut hall = Hall::full(claim());
    hall.play_out();
    let before = scene(&hall);
    let next = before.next.unwrap();
    assert_ne!(next, before.pledge);
    let News::Ended { next: told, .. } = hall.told(Viewer::Spectator).news else { panic!("ended") };
    assert_eq!(told, next);
    let commitment = hall.promise(0, BYTES[0]);
    hall.ask(0, Command::Commit { commitment }).unwrap();
    hall.ask(0, Command::Propose { what: Proposal::Rematch }).unwrap();
    hall.ask(1, Command::Propose { what: Proposal::Rematch }).unwrap();
    let after = scene(&hall);
    assert_eq!(after.pledge, next);
    assert_eq!(after.commitments, [None, Some(commitment)]);
}

#[test]
fn in_a_rematch_the_seats_that_promise_are_waited_for_again() {
    let mut hall = Hall::new(claim());
    hall.ask(0, sit_and_commit_later(0)).unwrap();
    hall.ask(1, sit_and_commit_later(1)).unwrap();
    let mut pledges = BTreeSet::from([scene(&hall).pledge.to_string()]);
    for round in 1..=3 {
        assert_eq!(scene(&hall).awaited, [seat(0), seat(1)]);
        // Everybody moves one seat further from game to game.
        let holders = [0, 1].map(|number: u8| (number + round - 1) % 2);
        for (who, number) in [0, 1].into_iter().zip(holders) {
            commit(&mut hall, who, usize::from(number)).unwrap();
        }
        for (who, number) in [0, 1].into_iter().zip(holders) {
            hall.ask(who, Command::Show { bytes: BYTES[usize::from(number)] }).unwrap();
        }
        hall.ask(0, Command::Resign).unwrap();
        assert_eq!(origins(&hall), [Origin::Shown, Origin::Shown]);
        assert_eq!(check_shuffle(&hall.table.record().unwrap()).unwrap().deal, Some(u32::from(round)));
        assert!(pledges.insert(scene(&hall).next.unwrap().to_string()), "a pledge for every deal");
        hall.ask(0, Command::Propose { what: Proposal::Rematch }).unwrap();
        hall.ask(1, Command::Propose { what: Proposal::Rematch }).unwrap();
    }
}

#[test]
fn a_game_that_goes_on_from_another_waits_for_no_promise() {
    let mut hall = Hall::full(claim());
    hall.play_out();
    let source = interregnum_table::Source { table: hall.table.id().clone(), round: 1, moves: 4 };
    let record = hall.table.record().unwrap();
    let (setup, from) = interregnum_table::Continuation::of(&record, source).unwrap().unwrap();
    let id = TableId::from_bytes([4; 10]);
    let first = Table::resume(id, setup, person(0), (START, entropy(0)), from).unwrap();
    let mut again = Hall::of(&first);
    again.ask(0, sit_and_commit_later(0)).unwrap();
    again.ask(1, sit_and_commit_later(1)).unwrap();
    assert_eq!(again.stage(), StageScene::Playing);
}

#[test]
fn a_table_whose_pledge_is_of_the_first_version_is_dealt_by_it_and_its_rematch_by_the_second() {
    let first = Hall::new(claim()).log.remove(0);
    let Happening::Created { .. } = &first.what else { panic!("created") };
    let mut line: Value = serde_json::from_str(&first.write()).unwrap();
    line["entry"]["what"]["pledge"].as_object_mut().unwrap().remove("algorithm").unwrap();
    let mut hall = Hall::of(&Entry::read(&line.to_string()).unwrap());
    hall.ask(0, sit(0)).unwrap();
    hall.ask(1, sit(1)).unwrap();
    assert_eq!(scene(&hall).algorithm, "interregnum-shuffle-1");
    hall.ask(0, Command::Resign).unwrap();
    assert_eq!(origins(&hall), [Origin::Drawn, Origin::Drawn]);
    hall.ask(0, Command::Propose { what: Proposal::Rematch }).unwrap();
    hall.ask(1, Command::Propose { what: Proposal::Rematch }).unwrap();
    assert_eq!(scene(&hall).algorithm, "interregnum-shuffle-2");
    hall.ask(0, Command::Resign).unwrap();
    assert_eq!(origins(&hall), [Origin::Filler, Origin::Filler]);
}
