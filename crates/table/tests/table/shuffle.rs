//! The shuffle that can be checked.

use crate::hall::{Hall, claim, seat, sit};
use interregnum_kernel::Viewer;
use interregnum_table::{
    ALGORITHM, Checked, Command, Contribution, News, Proposal, Refused, Span, StageScene, Unproved,
    check_shuffle,
};
use serde_json::Value;
use std::fmt::Write;

fn sit_with(number: usize, bytes: Contribution) -> Command {
    let Command::Sit { seat, name, .. } = sit(number) else { panic!("to sit") };
    Command::Sit { seat, name, commitment: Some(bytes.commitment()) }
}

const BYTES: [Contribution; 2] = [Contribution([1; 16]), Contribution([2; 16])];

fn promised() -> Hall {
    let mut hall = Hall::new(claim());
    hall.ask(0, sit_with(0, BYTES[0])).unwrap();
    hall.ask(1, sit_with(1, BYTES[1])).unwrap();
    hall
}

#[test]
fn the_house_pledges_before_anybody_sits_down() {
    let hall = Hall::new(claim());
    let pledge = hall.now(Viewer::Spectator).shuffle.pledge;
    let mut hall = promised();
    hall.ask(0, Command::Show { bytes: BYTES[0] }).unwrap();
    hall.ask(1, Command::Show { bytes: BYTES[1] }).unwrap();
    assert_eq!(hall.now(Viewer::Spectator).shuffle.pledge, pledge);
}

#[test]
fn seats_that_promised_bytes_are_waited_for() {
    let mut hall = promised();
    assert!(matches!(hall.stage(), StageScene::Shuffling { .. }));
    hall.ask(1, Command::Show { bytes: BYTES[1] }).unwrap();
    assert!(matches!(hall.stage(), StageScene::Shuffling { .. }));
    hall.ask(0, Command::Show { bytes: BYTES[0] }).unwrap();
    assert_eq!(hall.stage(), StageScene::Playing);
    let News::Dealt { bytes, .. } = hall.told(Viewer::Spectator).news else { panic!("dealt") };
    assert_eq!(bytes, BYTES);
}

#[test]
fn bytes_that_were_not_promised_are_refused() {
    let mut hall = promised();
    assert_eq!(hall.ask(0, Command::Show { bytes: BYTES[1] }), Err(Refused::OtherBytes));
    hall.ask(0, Command::Show { bytes: BYTES[0] }).unwrap();
    assert_eq!(hall.ask(0, Command::Show { bytes: BYTES[0] }), Err(Refused::NothingToShow));
}

#[test]
fn a_promise_is_not_changed_once_the_table_is_full() {
    let mut hall = promised();
    let commitment = BYTES[1].commitment();
    assert_eq!(hall.ask(0, Command::Commit { commitment }), Err(Refused::HasBegun));
}

#[test]
fn the_house_adds_bytes_for_a_seat_that_does_not_show_its_own() {
    let mut hall = promised();
    hall.ask(0, Command::Show { bytes: BYTES[0] }).unwrap();
    hall.wait(Span::seconds(10));
    assert_eq!(hall.stage(), StageScene::Playing);
    let scene = hall.now(Viewer::Spectator).shuffle;
    assert_eq!(scene.commitments, [Some(BYTES[0].commitment()), None]);
    assert_eq!(scene.shown[0], Some(BYTES[0]));
    assert_ne!(scene.shown[1], Some(BYTES[1]));
}

#[test]
fn other_bytes_give_another_deal() {
    let deal = |bytes: Contribution| {
        let mut hall = Hall::new(claim());
        hall.ask(0, sit_with(0, bytes)).unwrap();
        hall.ask(1, sit(1)).unwrap();
        hall.ask(0, Command::Show { bytes }).unwrap();
        hall.position(0).view
    };
    assert_eq!(deal(BYTES[0]), deal(BYTES[0]));
    assert_ne!(deal(BYTES[0]), deal(BYTES[1]));
}

#[test]
fn nothing_that_is_told_or_shown_before_the_end_has_the_secret_or_the_seed() {
    let mut hall = promised();
    hall.ask(0, Command::Show { bytes: BYTES[0] }).unwrap();
    hall.ask(1, Command::Show { bytes: BYTES[1] }).unwrap();
    let mut said = String::new();
    while hall.stage() == StageScene::Playing {
        write!(said, "{:?}", hall.table).unwrap();
        for viewer in Viewer::all(2) {
            said.push_str(&serde_json::to_string(&hall.table.scene(viewer)).unwrap());
            said.push_str(&serde_json::to_string(&hall.told(viewer)).unwrap());
        }
        hall.step();
    }
    let opened = hall.now(Viewer::Spectator).shuffle.opened.unwrap();
    let record: Value = serde_json::from_str(&hall.table.record().unwrap()).unwrap();
    let seed = record["deal"]["seed"].as_str().unwrap();
    assert_eq!((opened.secret.len(), opened.salt.len(), seed.len()), (64, 32, 64));
    assert!(!said.is_empty());
    for secret in [opened.secret.as_str(), opened.salt.as_str(), seed] {
        assert!(!said.contains(secret));
    }
}

#[test]
fn the_record_of_a_finished_game_shows_that_its_shuffle_was_fair() {
    let mut hall = promised();
    hall.ask(0, Command::Show { bytes: BYTES[0] }).unwrap();
    hall.wait(Span::seconds(10));
    assert_eq!(hall.table.record(), None);
    let pledge = hall.now(Viewer::Spectator).shuffle.pledge;
    hall.play_out();
    let line = hall.table.record().unwrap();
    let (table, commitment) = (hall.table.id().to_string(), pledge.to_string());
    let contributed = vec![seat(0)];
    let expected = Checked { game: "claim", table, commitment, seats: 2, contributed };
    assert_eq!(check_shuffle(&line), Ok(expected));
}

#[test]
fn a_record_that_was_tampered_with_is_found_out() {
    let mut hall = promised();
    hall.ask(0, Command::Show { bytes: BYTES[0] }).unwrap();
    hall.ask(1, Command::Show { bytes: BYTES[1] }).unwrap();
    hall.play_out();
    let line = hall.table.record().unwrap();
    let record: Value = serde_json::from_str(&line).unwrap();
    let with = |change: &dyn Fn(&mut Value)| {
        let mut record = record.clone();
        change(&mut record);
        check_shuffle(&record.to_string()).unwrap_err()
    };
    let other = Contribution([9; 16]);
    assert_eq!(with(&|record| record["shuffle"]["salt"] = other.to_string().into()), Unproved::Commitment);
    assert_eq!(
        with(&|record| record["shuffle"]["seats"][1]["bytes"] = other.to_string().into()),
        Unproved::Promise { seat: seat(1) }
    );
    let both = |record: &mut Value| {
        record["shuffle"]["seats"][1]["bytes"] = other.to_string().into();
        record["shuffle"]["seats"][1]["commitment"] = other.commitment().to_string().into();
    };
    assert_eq!(with(&both), Unproved::Deal);
    assert_eq!(with(&|record| record["shuffle"]["table"] = "aaaaaaaaaaaaaaaa".into()), Unproved::Deal);
    let without = |record: &mut Value| drop(record.as_object_mut().unwrap().remove("shuffle"));
    assert_eq!(with(&without), Unproved::NoShuffle);
    let later = |record: &mut Value| record["shuffle"]["algorithm"] = "interregnum-shuffle-2".into();
    assert_eq!(with(&later), Unproved::Algorithm { found: "interregnum-shuffle-2".to_owned() });
    assert_eq!(with(&|record| record["shuffle"]["secret"] = "ab".into()), Unproved::Digits);
    assert_eq!(ALGORITHM, "interregnum-shuffle-1");
}

#[test]
fn the_next_game_has_a_pledge_of_its_own_before_anybody_adds_to_it() {
    let mut hall = Hall::full(claim());
    hall.play_out();
    let before = hall.now(Viewer::Spectator).shuffle;
    let next = before.next.unwrap();
    assert_ne!(next, before.pledge);
    hall.ask(0, Command::Commit { commitment: BYTES[0].commitment() }).unwrap();
    hall.ask(0, Command::Propose { what: Proposal::Rematch }).unwrap();
    hall.ask(1, Command::Propose { what: Proposal::Rematch }).unwrap();
    let after = hall.now(Viewer::Spectator).shuffle;
    assert_eq!(after.pledge, next);
    assert_eq!(after.commitments, [None, Some(BYTES[0].commitment())]);
}
