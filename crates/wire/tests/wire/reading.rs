//! Messages of the server are read as they were written.

use interregnum_games::{NAMES, RegisteredGame, Visit, visit};
use interregnum_kernel::{Seat, Viewer};
use interregnum_table::{
    Asked, Command, Entropy, PersonId, SeatSecret, Setup, StageScene, Table, TableId, Time, Transition, Turn,
    Version,
};
use interregnum_wire::{ErrorBody, PROTOCOL, ToClient};
use serde_json::{Value, json};

struct FirstOptions;

impl Visit for FirstOptions {
    type Output = Value;

    fn game<G: RegisteredGame>(self) -> Value {
        json!(G::option_sets().swap_remove(0))
    }
}

fn person(number: usize) -> PersonId {
    SeatSecret::from_bytes([number as u8; 16]).person()
}

/// A table whose every seat has a person.
struct FullTable {
    table: Table,
    asked: u64,
}

impl FullTable {
    fn new(game: &str) -> Self {
        let setup = Setup::new(game, visit(game, FirstOptions).unwrap());
        let first =
            Table::create(TableId::from_bytes([3; 10]), setup, person(0), Time(1_000), Entropy([1; 32]))
                .unwrap();
        let mut this = Self { table: Table::load([&first]).unwrap(), asked: 0 };
        for number in 0..this.seats() {
            let seat = Some(Seat::new(number));
            let name = format!("P{number}");
            this.ask(person(number), Command::Sit { seat, name, commitment: None, commits: false });
        }
        this
    }

    fn seats(&self) -> usize {
        self.table.now(Viewer::Spectator).seats.len()
    }

    fn ask(&mut self, who: PersonId, command: Command) {
        self.asked += 1;
        let id = format!("r{}", self.asked).parse().unwrap();
        let entropy = Entropy([self.asked as u8; 32]);
        let asked = Asked { who, id, command, now: Time(1_000 + self.asked), entropy };
        if let Some(Transition { table, .. }) = self.table.decide(&asked).unwrap() {
            self.table = table;
        }
    }

    /// Plays the first legal action of the first seat that has one; `false` when the game is over.
    fn play(&mut self) -> bool {
        for who in (0..self.seats()).map(person) {
            let Some(position) = self.table.now(self.table.viewer(&who)).position else { return false };
            if let (None, Some(action)) = (&position.choice, position.legal.first().cloned()) {
                self.ask(who, Command::Play { action, turn: position.turn });
                return true;
            }
        }
        false
    }
}

fn assert_read(message: &ToClient) {
    let written = serde_json::to_string(message).unwrap();
    let read: ToClient = serde_json::from_str(&written).unwrap();
    // Events and open hands are read as values, whose fields have another order as a text.
    let values = [&written, &serde_json::to_string(&read).unwrap()]
        .map(|text| serde_json::from_str::<Value>(text).unwrap());
    assert_eq!(values[0], values[1]);
}

#[test]
fn every_message_about_a_game_is_read_as_it_is_written() {
    for game in NAMES {
        let mut full = FullTable::new(game);
        let mut ended = false;
        while !ended {
            ended = !full.play();
            for viewer in Viewer::all(full.seats()) {
                let (table, version) = (&full.table, full.table.version());
                let told: Vec<_> = table.told(viewer, version).into_iter().collect();
                assert_read(&ToClient::News { told: told.clone(), now: table.now(viewer) });
                assert_read(&ToClient::Scene { scene: table.scene(viewer) });
                let scene = table.scene(viewer);
                assert_read(&ToClient::Welcome { protocol: PROTOCOL, acting: true, told: Some(told), scene });
            }
        }
        assert!(matches!(full.table.now(Viewer::Spectator).stage, StageScene::Over { .. }), "{game}");
    }
}

#[test]
fn every_short_message_of_the_server_is_read_as_it_is_written() {
    let id = || "a".parse().unwrap();
    let error = ErrorBody {
        code: "stale".to_owned(),
        message: "The game has gone on.".to_owned(),
        rule: None,
        turn: Some(Turn(4)),
        version: Some(Version(9)),
    };
    for message in [
        ToClient::Done { id: id(), version: Version(12) },
        ToClient::Refused { id: Some(id()), error },
        ToClient::Acting { acting: false },
        ToClient::Pong { n: 3 },
        ToClient::Notice { text: "back soon".to_owned() },
        ToClient::Bye { code: "closing".to_owned() },
    ] {
        let written = serde_json::to_string(&message).unwrap();
        assert_eq!(serde_json::from_str::<ToClient>(&written).unwrap(), message, "{written}");
    }
}

#[test]
fn a_message_of_the_server_begins_with_its_kind() {
    for (message, complaint) in [
        (r#"{"n": 3, "kind": "pong"}"#, "the first field is not \"kind\""),
        ("{}", "the first field is not \"kind\""),
        (r#"{"kind": "shout"}"#, "unknown variant `shout`"),
        (r#"{"kind": "pong"}"#, "missing field `n`"),
        ("[]", "a message of the server"),
    ] {
        let error = serde_json::from_str::<ToClient>(message).unwrap_err().to_string();
        assert!(error.contains(complaint), "{message}: {error}");
    }
}
