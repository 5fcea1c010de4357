//! A table under test with the people who sit at it: every entry is kept.

use interregnum_games::claim::Claim;
use interregnum_kernel::{Game, Seat, Seed, Viewer};
use interregnum_store::{Append, Store, TableRow, TableStage};
use interregnum_table::{
    Asked, Choice, Clock, Command, Entropy, Entry, PersonId, Proposal, SeatSecret, Setup, Span, StageScene,
    SystemCommand, Table, TableId, Time, Transition,
};
use serde_json::json;
use std::num::NonZero;

pub(crate) struct Hall {
    pub(crate) table: Table,
    pub(crate) log: Vec<Entry>,
    now: Time,
}

pub(crate) fn person(number: usize) -> PersonId {
    SeatSecret::from_bytes([number as u8; 16]).person()
}

/// A rated table: Claim for two, La Défaite for three to six.
pub(crate) fn rated(players: usize) -> Setup {
    let setup = if players == 2 { claim(2) } else { Setup::new("defaite", json!({"players": players})) };
    Setup { rated: true, ..setup }
}

/// A rated table of Claim for four: two teams.
pub(crate) fn teams() -> Setup {
    Setup { rated: true, ..claim(4) }
}

fn claim(players: usize) -> Setup {
    let options = Claim::option_sets().into_iter().map(|options| json!(options));
    let options = options.into_iter().find(|options| options["players"] == players);
    Setup::new("claim", options.unwrap())
}

impl Hall {
    /// A table with this number at which people sit, from this moment on.
    pub(crate) fn new(number: u8, setup: Setup, people: &[usize], at: u64) -> Self {
        let entropy = Entropy([number; 32]);
        let id = TableId::from_bytes([number; 10]);
        let log = vec![Table::create(id, setup, person(people[0]), Time(at), entropy).unwrap()];
        let mut hall = Self { table: Table::load(&log).unwrap(), log, now: Time(at) };
        for (seat, number) in people.iter().enumerate() {
            hall.sit(seat, *number);
        }
        hall
    }

    pub(crate) fn sit(&mut self, seat: usize, number: usize) {
        let name = format!("P{number}");
        let seat = Some(Seat::new(seat));
        self.ask(number, Command::Sit { seat, name, commitment: None, commits: false });
    }

    fn entropy(&self) -> Entropy {
        let mut bytes = [5; 32];
        bytes[..8].copy_from_slice(&(self.log.len() as u64).to_le_bytes());
        Entropy(bytes)
    }

    pub(crate) fn ask(&mut self, number: usize, command: Command) {
        let id = format!("r{}", self.log.len()).parse().unwrap();
        let (now, entropy) = (self.now, self.entropy());
        let asked = Asked { who: person(number), id, command, now, entropy };
        let transition = self.table.decide(&asked).unwrap();
        self.store(transition);
    }

    fn attend(&mut self, command: &SystemCommand) {
        let transition = self.table.attend(command, self.now, self.entropy()).unwrap();
        self.store(transition);
    }

    fn store(&mut self, transition: Option<Transition>) {
        if let Some(Transition { entries, table }) = transition {
            self.log.extend(entries.iter().map(|entry| Entry::read(&entry.write()).unwrap()));
            self.table = table;
        }
    }

    pub(crate) fn wait(&mut self, span: Span) {
        self.now = self.now + span;
        while let Some(transition) = self.table.due(self.now, self.entropy()) {
            self.store(Some(transition));
        }
    }

    pub(crate) fn stage(&self) -> StageScene {
        self.table.now(Viewer::Spectator).stage
    }

    /// Plays to the end: everybody does the first legal thing, and bots play for those who left.
    pub(crate) fn play_out(&mut self) {
        while self.stage() == StageScene::Playing {
            if let Some(turn) = self.table.bots().first() {
                let mut rng = Seed::from_number(self.log.len() as u64).generator();
                let action = turn.task.answer(&mut rng, NonZero::<usize>::MIN).unwrap();
                self.now = turn.at;
                let answer = SystemCommand::Answer { seat: turn.seat, turn: turn.turn, action };
                self.attend(&answer);
            } else {
                let seat = self.table.now(Viewer::Seat(Seat::new(0))).position.unwrap().to_act[0];
                let position = self.table.now(Viewer::Seat(seat)).position.unwrap();
                let (action, turn) = (position.legal[0].clone(), position.turn);
                let holders = self.table.holders();
                let (_, who) = holders.iter().find(|(held, _)| *held == seat).unwrap();
                let number = (0..9).find(|number| person(*number) == *who).unwrap();
                self.ask(number, Command::Play { action, turn });
            }
        }
    }

    /// Somebody goes away for longer than the grace time, and these others decide what becomes of the seat.
    pub(crate) fn deserts(&mut self, seat: usize, deciders: &[usize], choice: Choice) {
        let about = Seat::new(seat);
        self.attend(&SystemCommand::Lost(about));
        self.wait(Span::seconds(3600));
        for decider in deciders {
            self.ask(*decider, Command::Decide { about, choice });
        }
    }

    /// Those who sit there agree to something.
    pub(crate) fn agree(&mut self, people: &[usize], what: Proposal) {
        self.ask(people[0], Command::Propose { what });
        for number in &people[1..] {
            self.ask(*number, Command::Answer { what, agree: true });
        }
    }

    /// Writes the log to a store.
    pub(crate) async fn keep(&self, store: &dyn Store) {
        let summary = Vec::new();
        let row = TableRow {
            game: "any".to_owned(),
            listed: false,
            stage: TableStage::Over,
            summary,
            deadline: None,
        };
        let append = Append {
            table: self.table.id().clone(),
            expected: interregnum_table::Version(0),
            entries: self.log.iter().map(|entry| entry.write().into_bytes()).collect(),
            at: self.now,
            row: Some(row),
            holders: None,
        };
        store.append(append).await.unwrap();
    }
}

/// With a minute for the whole game.
pub(crate) fn timed(setup: Setup) -> Setup {
    Setup { clock: Clock::Bank { span: Span::seconds(60), increment: Span(0) }, ..setup }
}
