//! Bytes are read as messages to a table, over sockets and as bodies of requests: nothing panics, a
//! refusal changes nothing, and what was accepted can be shown, written and replayed.
//!
//! The first byte chooses a game. Every line after it begins with a byte for who speaks; a line
//! of `!` is a legal move, so that games get on, and one of `>` is time that passes.
#![no_main]

use interregnum_games::{NAMES, VisitLawful, visit_lawful};
use interregnum_kernel::{Lawful, Seat, Viewer};
use interregnum_table::{
    Asked, Command, Entropy, Entry, RequestId, SeatSecret, PersonId, Setup, Span, SystemCommand, Table, TableId,
    Time, Transition,
};
use interregnum_wire::{FromClient, Summary, ToClient};
use libfuzzer_sys::fuzz_target;
use serde::Deserialize;
use serde_json::{Value, json};

/// The most lines of an input that are read.
const LINES: usize = 96;

/// The number of people who can speak, which is more than can sit.
const PEOPLE: u8 = 7;

/// The body of a request that asks something of a table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asking {
    id: RequestId,
    command: Command,
}

/// The body of a request that makes a table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Making {
    setup: Setup,
    #[serde(default)]
    seats: Vec<String>,
}

/// A game's first options.
struct FirstOptions;

impl VisitLawful for FirstOptions {
    type Output = Value;

    fn game<G: Lawful>(self) -> Value {
        json!(G::option_sets().swap_remove(0))
    }
}

fn person(number: u8) -> PersonId {
    SeatSecret::from_bytes([number % PEOPLE; 16]).person()
}

/// A table, its log, and the time.
struct TableUnderTest {
    table: Table,
    log: Vec<Entry>,
    now: Time,
}

impl TableUnderTest {
    fn open(setup: Setup, host: PersonId) -> Option<Self> {
        let (id, now) = (TableId::from_bytes([3; 10]), Time(1_000_000));
        let first = Table::create(id, setup, host, now, Entropy([1; 32])).ok()?;
        let table = Table::load([&first]).expect("a new table has a log");
        Some(Self { table, log: vec![first], now })
    }

    fn entropy(&self) -> Entropy {
        Entropy([self.log.len() as u8; 32])
    }

    fn hear(&mut self, line: &[u8]) {
        let Some((who, text)) = line.split_first() else { return };
        let number = text.first().copied().unwrap_or(0);
        match *who {
            b'!' => self.legal_move(number),
            b'>' => self.time_passes(number),
            b'?' => self.duty(number),
            who => self.message(person(who), text),
        }
        self.look();
    }

    /// A message over a socket, or the body of a request.
    fn message(&mut self, who: PersonId, text: &[u8]) {
        if let Ok(message) = serde_json::from_slice::<FromClient>(text) {
            if let FromClient::Ask { id, command } = message {
                self.ask(who, id, command);
            }
        } else if let Ok(Asking { id, command }) = serde_json::from_slice(text) {
            self.ask(who, id, command);
        } else if let Ok(Making { setup, seats }) = serde_json::from_slice(text) {
            self.make(who, setup, &seats);
        }
    }

    fn ask(&mut self, who: PersonId, id: RequestId, command: Command) {
        let before = self.table.clone();
        let done = self.table.done(&who, &id);
        let asked = Asked { who, id, command, now: self.now, entropy: self.entropy() };
        match self.table.decide(&asked) {
            Ok(transition) => {
                assert!(done.is_none() || transition.is_none(), "a request is done once");
                transition.into_iter().for_each(|transition| self.store(transition));
            }
            Err(refused) => {
                assert!(!refused.code().is_empty() && !refused.phrase().key.is_empty());
                assert_eq!(self.table, before, "a refusal changes nothing");
                assert_eq!(self.table.done(&who, &asked.id), None, "what is refused is not done");
            }
        }
    }

    /// Another table takes the place of this one, if it can be made.
    fn make(&mut self, host: PersonId, setup: Setup, seats: &[String]) {
        let Some(other) = Self::open(setup, host) else { return };
        self.replay();
        *self = other;
        for (number, name) in seats.iter().enumerate() {
            let Some(seat) = Seat::checked(number) else { return };
            let command = match name.as_str() {
                "me" => Command::Sit { seat: Some(seat), name: "Ada".to_owned(), commitment: None, commits: false },
                bot => Command::SeatBot { seat, bot: bot.to_owned() },
            };
            self.ask(host, format!("make-{number}").parse().expect("a plain name"), command);
        }
    }

    fn legal_move(&mut self, number: u8) {
        for who in (0..PEOPLE).map(person) {
            let Some(position) = self.table.now(self.table.viewer(&who)).position else { return };
            if let Some(action) = position.legal.get(usize::from(number) % position.legal.len().max(1)) {
                let command = Command::Play { action: action.clone(), turn: position.turn };
                let id = format!("legal-{}", self.log.len()).parse().expect("a plain name");
                return self.ask(who, id, command);
            }
        }
    }

    fn time_passes(&mut self, seconds: u8) {
        self.now = self.now + Span::seconds(u64::from(seconds));
        // What is due may make something else due, but not for ever.
        for _ in 0..64 {
            let Some(transition) = self.table.due(self.now, self.entropy()) else { return };
            self.store(transition);
        }
        panic!("what is due is done some time");
    }

    fn duty(&mut self, number: u8) {
        let Some(seat) = Seat::checked(usize::from(number / 2) % 6) else { return };
        let duty = if number % 2 == 0 { SystemCommand::Lost(seat) } else { SystemCommand::Found(seat) };
        if let Ok(Some(transition)) = self.table.attend(&duty, self.now, self.entropy()) {
            self.store(transition);
        }
    }

    fn store(&mut self, Transition { entries, table }: Transition) {
        let (before, number) = (self.table.version().0, entries.len() as u64);
        for entry in entries {
            let again = Entry::read(&entry.write()).expect("a written entry is read");
            assert_eq!(again, entry);
            self.table.evolve(&entry).expect("what was decided can happen");
            self.log.push(entry);
        }
        assert_eq!(self.table.version().0, before + number, "every entry counts");
        assert_eq!(self.table, table, "replaying the entries gives the decided table");
    }

    /// Everything that leaves the table can be written, and read by a client.
    fn look(&self) {
        let players = self.table.now(Viewer::Spectator).seats.len();
        for viewer in Viewer::all(players) {
            let told = self.table.told(viewer, self.table.version()).into_iter().collect();
            let now = self.table.now(viewer);
            let text = serde_json::to_string(&ToClient::News { told, now }).expect("news are plain data");
            serde_json::from_str::<ToClient>(&text).expect("a client reads what was written");
        }
        let scene = self.table.scene(Viewer::Spectator);
        serde_json::to_string(&Summary::of(&scene)).expect("a summary is plain data");
    }

    fn replay(&self) {
        assert_eq!(Table::load(&self.log).as_ref(), Ok(&self.table), "the log gives the table");
    }
}

fuzz_target!(|bytes: &[u8]| {
    let Some((first, rest)) = bytes.split_first() else { return };
    let game = NAMES[usize::from(*first) % NAMES.len()];
    let options = visit_lawful(game, FirstOptions).expect("a game of the list");
    let mut table = TableUnderTest::open(Setup::new(game, options), person(0)).expect("a game with valid options");
    rest.split(|byte| *byte == b'\n').take(LINES).for_each(|line| table.hear(line));
    table.replay();
});
