//! Golden games through the engine: every viewer gets what the table says, frame by frame.

use crate::caller::{Caller, messages};
use interregnum_kernel::{Seat, Viewer};
use interregnum_table::{
    Contribution, Entropy, Entry, Happening, SeatSecret, Setup, Span, Table, TableId, Time, Version,
};
use interregnum_wire::ToClient;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

fn secret(seat: usize) -> SeatSecret {
    SeatSecret::from_bytes([seat as u8 + 1; 16])
}

/// The log of a table at which the record's players sit and its cards lie.
fn laid(record: &Value) -> Vec<Entry> {
    let game = record["game"].as_str().unwrap();
    let setup = Setup { pace: Span(0), ..Setup::new(game, record["options"].clone()) };
    let (id, host) = (TableId::from_bytes([7; 10]), secret(0).person());
    let entry = |what| Entry { at: Time(1), cause: None, what };
    let mut log = vec![Table::create(id, setup, host, Time(1), Entropy([9; 32])).unwrap()];
    let seats = record["seats"].as_array().unwrap();
    for (number, seat) in seats.iter().enumerate() {
        let (holder, name) = (secret(number).person(), seat["name"].as_str().unwrap().to_owned());
        let seat = Seat::new(number);
        log.push(entry(Happening::Sat { seat, holder, name, commitment: None, commits: false }));
    }
    let bytes = seats.iter().map(|_| Contribution([0; 16])).collect();
    log.push(entry(Happening::Dealt { bytes, laid: Some(record["deal"].clone()) }));
    log
}

/// The news of a table for a viewer, as the server sends them after entries are stored.
fn news(table: &Table, viewer: Viewer, since: usize) -> Value {
    let told = table.told_since(viewer, Version(since as u64)).unwrap();
    serde_json::to_value(ToClient::News { told, now: table.now(viewer) }).unwrap()
}

/// Plays a record through the engine and compares every frame with what the table says; returns how many
/// were compared.
fn play_through(record: &Value) -> usize {
    let entries = laid(record);
    let mut caller = Caller::default();
    caller.table = TableId::from_bytes([7; 10]).to_string();
    caller.log = entries.iter().map(|entry| json!(entry.write())).collect();
    caller.open().unwrap();
    let players = record["seats"].as_array().unwrap().len();
    let viewers: Vec<Viewer> = Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
    for (place, viewer) in viewers.iter().enumerate() {
        let digits = viewer.seat().map(|seat| secret(seat.index()).digits());
        caller.hello(place as u32, digits.as_deref());
    }
    let mut compared = 0;
    for (number, step) in record["moves"].as_array().unwrap().iter().enumerate() {
        let seat = step["seat"].as_u64().unwrap() as u32;
        let before = caller.log.len();
        let turn = table_of(&caller).now(Viewer::Spectator).position.unwrap().turn;
        let play = json!({"do": "play", "action": step["action"], "turn": turn});
        let step = caller.ask(seat, &format!("g{number}"), &play);
        assert_eq!(messages(&step, seat).pop().unwrap()["kind"], "done");
        let table = table_of(&caller);
        for (place, viewer) in viewers.iter().enumerate() {
            let frames: Vec<Value> =
                messages(&step, place as u32).into_iter().filter(|frame| frame["kind"] == "news").collect();
            assert_eq!(frames, [news(&table, *viewer, before)], "{viewer:?} after move {}", number + 1);
            compared += 1;
        }
    }
    compared
}

/// The table that the log comes to.
fn table_of(caller: &Caller) -> Table {
    let read = |line: &Value| Entry::read(line.as_str().unwrap()).unwrap();
    Table::load(&caller.log.iter().map(read).collect::<Vec<_>>()).unwrap()
}

#[test]
fn golden_games_give_the_frames_of_the_servers_table() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden");
    let list = |folder: PathBuf| std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let (mut games, mut compared) = (0, 0);
    for file in list(golden).flat_map(list).filter(|file| file.extension().is_some_and(|end| end == "json")) {
        let record = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
        compared += play_through(&record);
        games += 1;
    }
    assert!(games >= 50 && compared > 5000, "{games} games, {compared} frames");
}
