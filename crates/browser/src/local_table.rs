//! A table in the browser: what a server's live table does, without a store, a network or other people.

use crate::connections::Connections;
use crate::create::without_budget;
use crate::problem::{Problem, RefusedKind, UntranslatedRefusal};
use crate::reply::{Chooser, Message, Step};
use crate::request::{ConnectionId, Moment};
use crate::table_clock::TableClock;
use interregnum_kernel::{Seat, Viewer, read_json};
use interregnum_table::{
    Asked, Command, Entry, PersonId, Proposal, Refused, RequestId, SeatSecret, SystemCommand, Table, Time,
    Transition, Turn, Version,
};
use interregnum_wire::{FromClient, PROTOCOL, Summary, ToClient};

/// A table that was opened.
pub(crate) struct LocalTable {
    table: Table,
    clock: TableClock,
    connections: Connections,
    /// The entries that the current request has made.
    made: Vec<String>,
    /// The number of entries before the current request.
    before: Version,
}

/// Reads the lines of a log.
pub(crate) fn read(log: &[String]) -> Result<Vec<Entry>, Problem> {
    Ok(log.iter().map(|line| Entry::read(line)).collect::<Result<_, _>>()?)
}

impl LocalTable {
    /// Loads a table from its log.
    pub(crate) fn open(log: &[String], now: Time) -> Result<Self, Problem> {
        let entries = read(log)?;
        let table = Table::load(&entries)?;
        let last = entries.last().map_or(now, |entry| entry.at);
        let (clock, before) = (TableClock::after(last, now), table.stored());
        Ok(Self { table, clock, connections: Connections::default(), made: Vec::new(), before })
    }

    pub(crate) const fn table(&self) -> &Table {
        &self.table
    }

    /// The table as a list shows it: without the hands of a finished game.
    pub(crate) fn summary(&self) -> Summary {
        Summary::of(&self.table)
    }

    /// What somebody may see.
    pub(crate) fn viewer(&self, token: Option<&SeatSecret>) -> Viewer {
        token.map_or(Viewer::Spectator, |token| self.table.viewer(&token.person()))
    }

    /// Takes a message of a connection.
    pub(crate) fn hear(&mut self, from: ConnectionId, message: &str, moment: Moment) -> Step {
        let moment = self.begin(moment);
        match read_json(message) {
            Ok(FromClient::Hello { protocol: PROTOCOL, since, token })
                if self.connections.get(from).is_none() =>
            {
                self.welcome(from, token.as_deref().and_then(SeatSecret::read).as_ref(), since, moment);
            }
            Ok(FromClient::Hello { .. }) => self.refuse(from, None, &Problem::Protocol),
            Ok(FromClient::Ping { n }) => self.connections.send(from, ToClient::Pong { n }),
            Ok(FromClient::TakeOver) => self.connections.hand_over(from),
            Ok(FromClient::Ask { id, command }) => match self.ask(from, &id, command, moment) {
                Ok(version) => self.connections.send(from, ToClient::Done { id, version }),
                Err(problem) => self.refuse(from, Some(id), &problem),
            },
            Err(error) => self.refuse(from, None, &Problem::from(error)),
        }
        self.finish()
    }

    /// Ends a connection.
    pub(crate) fn leave(&mut self, connection: ConnectionId, moment: Moment) -> Step {
        self.begin(moment);
        self.connections.remove(connection);
        self.finish()
    }

    /// Does what time has made due.
    pub(crate) fn tick(&mut self, moment: Moment) -> Step {
        let moment = self.begin(moment);
        while self.table.deadline().is_some_and(|at| at <= moment.now) {
            let Some(transition) = self.table.due(moment.now, moment.entropy()) else { break };
            self.take(transition);
        }
        self.finish()
    }

    /// Plays a bot's answer. An answer that comes too late is dropped.
    pub(crate) fn answer(&mut self, seat: Seat, turn: Turn, action: String, moment: Moment) -> Step {
        let moment = self.begin(moment);
        self.attend(&SystemCommand::Answer { seat, turn, action }, moment);
        self.finish()
    }

    /// Begins a request; its time is the table's from here on.
    fn begin(&mut self, moment: Moment) -> Moment {
        self.before = self.table.stored();
        Moment { now: self.clock.read(moment.now), ..moment }
    }

    /// What has come of the request.
    pub(crate) fn finish(&mut self) -> Step {
        let chooser = |bot: interregnum_table::BotTurn| Chooser {
            seat: bot.seat,
            turn: bot.turn,
            wait: self.clock.until(bot.at),
            fallback: bot.fallback,
        };
        Step {
            expected: self.before,
            bots: self.table.bots().into_iter().map(chooser).collect(),
            wake: self.table.deadline().map(|at| self.clock.until(at)),
            entries: std::mem::take(&mut self.made),
            messages: self.connections.take_outbox(),
        }
    }

    /// Shows the table to a new connection.
    fn welcome(
        &mut self,
        id: ConnectionId,
        token: Option<&SeatSecret>,
        since: Option<Version>,
        moment: Moment,
    ) {
        let viewer = self.viewer(token);
        self.connections.add(id, token.map(SeatSecret::person), viewer);
        self.connections.act(id);
        let told = since.and_then(|since| self.table.told_since(viewer, since));
        let scene = self.table.scene(viewer);
        self.connections.send(id, ToClient::Welcome { protocol: PROTOCOL, acting: true, told, scene });
        if let Some(seat) = viewer.seat() {
            self.attend(&SystemCommand::Found(seat), moment);
        }
    }

    fn ask(
        &mut self,
        from: ConnectionId,
        id: &RequestId,
        command: Command,
        moment: Moment,
    ) -> Result<Version, Problem> {
        let connection = self.connections.get(from).ok_or(Problem::Protocol)?;
        let who = connection.who.ok_or(Problem::NoName)?;
        if !connection.acts {
            return Err(Problem::OtherTab);
        }
        if let Some(version) = self.table.done(&who, id) {
            return Ok(version);
        }
        let command = without_budget(command)?;
        let proposal = if let Command::Propose { what } = &command { Some(*what) } else { None };
        let asked = Asked { who, id: id.clone(), command, now: moment.now, entropy: moment.entropy() };
        if let Some(transition) = self.table.decide(&asked)? {
            self.take(transition);
        }
        if let Some(what) = proposal {
            self.agree(who, what, moment);
        }
        Ok(self.table.version())
    }

    /// Lets everybody else agree to a proposal: people at one device agree before one of them asks.
    fn agree(&mut self, by: PersonId, what: Proposal, moment: Moment) {
        for (seat, who) in self.table.holders().into_iter().filter(|(_, who)| *who != by) {
            let Ok(id) = format!("agree-{}-{}", self.table.version().0, seat.index()).parse() else {
                continue;
            };
            let command = Command::Answer { what, agree: true };
            let asked = Asked { who, id, command, now: moment.now, entropy: moment.entropy() };
            // Nothing is proposed any more once enough have agreed.
            if let Ok(Some(transition)) = self.table.decide(&asked) {
                self.take(transition);
            }
        }
    }

    /// Carries out a command of the engine; a refusal means that it was not needed.
    fn attend(&mut self, command: &SystemCommand, moment: Moment) {
        let attended: Result<_, Refused> = self.table.attend(command, moment.now, moment.entropy());
        if let Ok(Some(transition)) = attended {
            self.take(transition);
        }
    }

    /// Takes over the table of a transition, and tells every viewer what that viewer may know.
    fn take(&mut self, transition: Transition) {
        let since = self.table.version();
        self.made.extend(transition.entries.iter().map(Entry::write));
        self.table = transition.table;
        let table = &self.table;
        let moved = self.connections.look_again(|who| table.viewer(who));
        for viewer in self.connections.viewers() {
            let told = table.told_since(viewer, since).unwrap_or_default();
            self.connections.tell(viewer, &ToClient::News { told, now: table.now(viewer) });
        }
        for (connection, viewer) in moved {
            self.connections.send(connection, ToClient::Scene { scene: table.scene(viewer) });
        }
    }

    fn refuse(&mut self, to: ConnectionId, id: Option<RequestId>, problem: &Problem) {
        let refusal = UntranslatedRefusal { kind: RefusedKind::Refused, id, error: problem.body() };
        self.connections.post(to, Message::Refused(refusal));
    }
}
