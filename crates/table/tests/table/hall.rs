//! A table under test, with the people who sit at it, a clock and a log.

use interregnum_games::claim::Claim;
use interregnum_kernel::{Game, Seat, Viewer};
use interregnum_table::{
    Algorithm, Asked, Clock, Command, Commitment, Contribution, DealId, Entropy, Entry, Now, PersonId,
    Position, Refused, SeatSecret, Setup, Span, StageScene, SystemCommand, Table, TableId, Time, Told,
    Transition, Version,
};
use serde_json::{Value, json};

/// A table under test. Everything that happens is written down as text and read again.
pub(crate) struct Hall {
    pub(crate) table: Table,
    pub(crate) log: Vec<Entry>,
    pub(crate) now: Time,
    /// What the server's random bytes depend on besides the length of the log.
    pub(crate) luck: u64,
    asked: u64,
}

pub(crate) const START: Time = Time(1_000_000);

/// Somebody, by a number.
pub(crate) fn person(number: u8) -> PersonId {
    SeatSecret::from_bytes([number; 16]).person()
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number)
}

pub(crate) fn entropy(number: u64) -> Entropy {
    let mut bytes = [7; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Entropy(bytes)
}

pub(crate) fn setup(game: &str, options: Value) -> Setup {
    let clock = Clock::None;
    let (pace, grace) = (Span(500), Span::seconds(60));
    Setup { game: game.to_owned(), options, listed: true, rated: false, clock, chat: true, pace, grace }
}

pub(crate) fn claim() -> Setup {
    let kingdom = ["Go", "Kn", "Dw", "Un", "Do"];
    setup("claim", json!({"players": 2, "kingdom": kingdom, "leader": 0}))
}

pub(crate) fn claim_of(players: usize) -> Setup {
    let options = Claim::option_sets().into_iter().map(|options| json!(options));
    let fits = |options: &Value| options["players"] == players;
    setup("claim", options.into_iter().find(fits).unwrap())
}

pub(crate) fn rats() -> Setup {
    let options = json!({"deal": "standard", "traitor": false, "draw": false, "target": 4, "match": 1,
        "musician_cancels": false, "ambassador_keeps": true});
    setup("braverats", options)
}

pub(crate) fn defaite(players: usize) -> Setup {
    setup("defaite", json!({"players": players}))
}

impl Hall {
    /// A new table; person 0 made it.
    pub(crate) fn new(setup: Setup) -> Self {
        let id = TableId::from_bytes([3; 10]);
        Self::of(&Table::create(id, setup, person(0), START, entropy(0)).unwrap())
    }

    /// The table that begins with this entry.
    pub(crate) fn of(first: &Entry) -> Self {
        let log = vec![again(first)];
        Self { table: Table::load(&log).unwrap(), log, now: START, luck: 0, asked: 0 }
    }

    /// A table at which people 0, 1, … sit in their seats.
    pub(crate) fn full(setup: Setup) -> Self {
        let mut hall = Self::new(setup);
        for number in 0..hall.now(Viewer::Spectator).seats.len() {
            hall.ask(number as u8, sit(number)).unwrap();
        }
        hall
    }

    fn entropy(&self, purpose: u64) -> Entropy {
        entropy(self.log.len() as u64 * 1000 + purpose + self.luck * 1_000_000)
    }

    /// Somebody asks for something under a new name.
    pub(crate) fn ask(&mut self, who: u8, command: Command) -> Result<Vec<Entry>, Refused> {
        self.asked += 1;
        let name = format!("r{}", self.asked);
        self.ask_as(who, &name, command)
    }

    /// Somebody asks for something under this name.
    pub(crate) fn ask_as(&mut self, who: u8, name: &str, command: Command) -> Result<Vec<Entry>, Refused> {
        let entropy = self.entropy(1);
        let id = name.parse().unwrap();
        let asked = Asked { who: person(who), id, command, now: self.now, entropy };
        let transition = self.table.decide(&asked)?;
        Ok(transition.map_or_else(Vec::new, |transition| self.store(transition)))
    }

    /// The server asks for something.
    pub(crate) fn attend(&mut self, command: &SystemCommand) -> Result<Vec<Entry>, Refused> {
        let transition = self.table.attend(command, self.now, self.entropy(2))?;
        Ok(transition.map_or_else(Vec::new, |transition| self.store(transition)))
    }

    /// Time passes, and what is due happens.
    pub(crate) fn wait(&mut self, span: Span) {
        self.now = self.now + span;
        while let Some(transition) = self.table.due(self.now, self.entropy(3)) {
            self.store(transition);
        }
    }

    /// Writes a transition's entries down and reads them again. The table that takes them in must
    /// be the one that the transition came with.
    pub(crate) fn store(&mut self, transition: Transition) -> Vec<Entry> {
        let Transition { entries, table } = transition;
        for entry in &entries {
            let entry = again(entry);
            self.table.evolve(&entry).unwrap();
            self.log.push(entry);
        }
        assert!(self.table == table, "replaying the entries gives the decided table");
        self.table = table;
        assert_eq!(self.table.stored(), Version(self.log.len() as u64), "every entry counts");
        entries
    }

    /// The same table once more, at which something can be tried.
    pub(crate) fn copy(&self) -> Self {
        let (table, log) = (self.table.clone(), self.log.clone());
        Self { table, log, now: self.now, luck: self.luck, asked: 1000 }
    }

    /// The same table, loaded from its log.
    pub(crate) fn loaded(&self) -> Table {
        Table::load(&self.log).unwrap()
    }

    pub(crate) fn now(&self, viewer: Viewer) -> Now {
        self.table.now(viewer)
    }

    pub(crate) fn stage(&self) -> StageScene {
        self.now(Viewer::Spectator).stage
    }

    pub(crate) fn position(&self, number: usize) -> Position {
        self.now(Viewer::Seat(seat(number))).position.unwrap()
    }

    /// Who is to act first.
    pub(crate) fn actor(&self) -> usize {
        self.position(0).to_act[0].index()
    }

    /// The command by which a seat does the first thing it may do.
    pub(crate) fn first_legal(&self, number: usize) -> Command {
        let position = self.position(number);
        Command::Play { action: position.legal[0].clone(), turn: position.turn }
    }

    /// Whoever is first to act does the first legal thing.
    pub(crate) fn step(&mut self) -> Vec<Entry> {
        let actor = self.actor();
        let command = self.first_legal(actor);
        self.ask(actor as u8, command).unwrap()
    }

    /// Plays on with first legal actions until the game is over.
    pub(crate) fn play_out(&mut self) {
        while self.stage() == StageScene::Playing {
            self.step();
        }
    }

    /// The promise of bytes for this game in a seat.
    pub(crate) fn promise(&self, number: usize, bytes: Contribution) -> Commitment {
        let round = self.now(Viewer::Spectator).round;
        let deal = DealId { algorithm: Algorithm::NEWEST, table: self.table.id(), number: round };
        deal.promise(seat(number), bytes)
    }

    /// What a viewer was told last.
    pub(crate) fn told(&self, viewer: Viewer) -> Told {
        self.table.told(viewer, self.table.version()).unwrap()
    }
}

pub(crate) fn sit(number: usize) -> Command {
    Command::Sit { seat: Some(seat(number)), name: format!("P{number}"), commitment: None, commits: false }
}

/// The entry after it was written and read.
fn again(entry: &Entry) -> Entry {
    let read = Entry::read(&entry.write()).unwrap();
    assert_eq!(read, *entry);
    read
}
