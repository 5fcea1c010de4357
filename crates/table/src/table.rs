//! A table: what its log comes to.

use crate::decide::{DecideResult, Moment};
use crate::history::{History, Seen};
use crate::playthrough::AnyEvents;
use crate::seat_holder::SeatHolder;
use crate::state::{Stage, State};
use crate::{
    Asked, BadLog, BotTask, BotTurn, Cause, Chapter, Continuation, Entropy, Entry, ForesightTask, Glance,
    Happening, Now, PersonId, PlannedMove, Pledge, Refused, RequestId, Scene, Setup, Source, Span,
    SystemCommand, TableId, Time, Told, Turn, Version, playthrough,
};
use interregnum_kernel::{Seat, Viewer};
use interregnum_players::ExactPlay;
use std::collections::VecDeque;
use std::sync::Arc;

/// A table: what its log comes to. It has no clock and no random source, and does no I/O.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// How many entries viewers know of.
    version: Version,
    /// How many others there are: plans, of which nobody learns that they exist.
    untold: u64,
    state: State,
    history: History,
}

/// What a request comes to: the entries to store, all or none, and the table after them.
///
/// Once the entries are stored, the table replaces the one that decided; if they cannot be stored,
/// it is dropped, and nothing has happened. So a move is parsed and applied once.
#[derive(Clone, PartialEq, Debug)]
pub struct Transition {
    /// The entries, in order; never empty.
    pub entries: Vec<Entry>,
    /// The table that has taken them in.
    pub table: Table,
}

/// The longest pace of bots, and the longest grace.
const SLOWEST: Span = Span::seconds(10);
const LONGEST: Span = Span::seconds(3600);

impl Table {
    /// The first entry of a new table.
    pub fn create(
        id: TableId,
        setup: Setup,
        host: PersonId,
        now: Time,
        entropy: Entropy,
    ) -> Result<Entry, Refused> {
        playthrough::seats(&setup)?;
        if !setup.clock.is_fair() || setup.pace > SLOWEST || setup.grace > LONGEST {
            return Err(Refused::BadSpan);
        }
        let (setup, pledge) = (Box::new(setup), Pledge::draw(entropy));
        let what = Happening::Created { table: id, setup, host, pledge, from: None };
        Ok(Entry { at: now, cause: None, what })
    }

    /// The first entry of a table whose first game goes on from a position of a finished one.
    pub fn resume(
        id: TableId,
        setup: Setup,
        host: PersonId,
        (now, entropy): (Time, Entropy),
        continuation: Continuation,
    ) -> Result<Entry, Refused> {
        let mut entry = Self::create(id, setup, host, now, entropy)?;
        if let Happening::Created { from, .. } = &mut entry.what {
            *from = Some(Box::new(continuation));
        }
        Ok(entry)
    }

    /// The table that a log comes to.
    pub fn load<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Result<Self, BadLog> {
        let mut entries = entries.into_iter();
        let first = entries.next().ok_or(BadLog::NotCreated)?;
        let state = State::made(first).map_err(|_| BadLog::NotCreated)?;
        let version = Version(1);
        let mut table = Self { version, untold: 0, state, history: History::default() };
        table.history.note(first, version, &table.state, Seen::default());
        entries.try_for_each(|entry| table.evolve(entry))?;
        Ok(table)
    }

    /// What would come of a person's request. Nothing has changed, and nobody may be told before
    /// the entries are stored. `None` if nothing happens, or if it was asked and done before: see
    /// [`done`](Self::done).
    pub fn decide(&self, asked: &Asked) -> Result<Option<Transition>, Refused> {
        if self.done(&asked.who, &asked.id).is_some() {
            return Ok(None);
        }
        let moment = self.moment(asked.now, asked.entropy);
        let cause = Cause { who: asked.who, id: asked.id.clone() };
        self.transition(self.state.decide(&asked.who, &asked.command, moment), moment, Some(cause))
    }

    /// The same for a request of the server or of its bots.
    pub fn attend(
        &self,
        command: &SystemCommand,
        now: Time,
        entropy: Entropy,
    ) -> Result<Option<Transition>, Refused> {
        let moment = self.moment(now, entropy);
        self.transition(self.state.attend(command, moment), moment, None)
    }

    /// What the first [`deadline`](Self::deadline) that has passed makes happen; `None` if none
    /// has. There may be more: ask the table after it.
    pub fn due(&self, now: Time, entropy: Entropy) -> Option<Transition> {
        let moment = self.moment(now, entropy);
        let due = self.state.due(now, entropy).into_iter().collect();
        self.transition(Ok(due), moment, None).unwrap_or_default()
    }

    const fn moment(&self, now: Time, entropy: Entropy) -> Moment {
        Moment { now, entropy, version: self.version, stored: self.stored() }
    }

    /// What was decided with everything that follows from it. The last entry carries the cause:
    /// a request is done when all that came of it is stored.
    fn transition(
        &self,
        decided: DecideResult,
        moment: Moment,
        mut cause: Option<Cause>,
    ) -> Result<Option<Transition>, Refused> {
        let mut pending = VecDeque::from(decided?);
        if pending.is_empty() {
            return Ok(None);
        }
        let mut table = self.clone();
        let mut entries = Vec::with_capacity(pending.len());
        while let Some(what) = pending.pop_front() {
            let mut entry = Entry { at: moment.now, cause: None, what };
            let events = table.state.evolve(&entry)?;
            if pending.is_empty() {
                pending.extend(table.state.follows(moment.now, moment.entropy));
            }
            if pending.is_empty() {
                entry.cause = cause.take();
            }
            table.note(&entry, events);
            entries.push(entry);
        }
        Ok(Some(Transition { entries, table }))
    }

    /// Takes in a stored entry: how a log is replayed. After an error the table must be dropped.
    pub fn evolve(&mut self, entry: &Entry) -> Result<(), BadLog> {
        let version = self.stored().next();
        let events = self.state.evolve(entry).map_err(|_| BadLog::Impossible { version })?;
        self.note(entry, events);
        Ok(())
    }

    /// Notes an entry that the state has taken in. A plan leaves no trace that others could notice, not even
    /// a version.
    fn note(&mut self, entry: &Entry, events: Option<Arc<dyn AnyEvents>>) {
        if entry.is_untold() {
            self.untold += 1;
            return self.history.note_request(entry, self.version);
        }
        self.version = self.version.next();
        let winners = match &self.state.stage {
            Stage::Over(finished) => finished.winners().collect(),
            _ => Vec::new(),
        };
        let turn = self.state.last_game().map_or_else(Default::default, |game| game.turn);
        let next = self.state.next_commitment();
        self.history.note(entry, self.version, &self.state, Seen { events, turn, winners, next });
    }

    pub(crate) const fn state(&self) -> &State {
        &self.state
    }

    pub(crate) const fn history(&self) -> &History {
        &self.history
    }

    /// When something will be [`due`](Self::due), if nothing happens before.
    pub fn deadline(&self) -> Option<Time> {
        self.state.deadline()
    }

    /// The bots that have to choose now.
    pub fn bots(&self) -> Vec<BotTurn> {
        let Ok(game) = self.state.game() else { return Vec::new() };
        let turn = |seat: Seat| {
            let bot = self.state.seats[seat.index()].bot()?;
            Some(BotTurn {
                seat,
                turn: game.turn,
                at: game.since + self.state.setup.pace,
                task: game.playthrough.bot_task(seat, bot),
                fallback: game.playthrough.first_legal(seat),
            })
        };
        game.awaited().filter_map(turn).collect()
    }

    /// Which position of which game it is: it changes with every move and with every take-back. `None`
    /// before the first deal.
    pub fn position_id(&self) -> Option<(u32, Turn)> {
        self.state.last_game().map(|game| (self.state.round, game.turn))
    }

    /// Whether the game waits for this seat to choose.
    pub fn awaits(&self, seat: Seat) -> bool {
        self.state.game().is_ok_and(|game| game.awaited().contains(seat))
    }

    /// The people for whose choice the game waits.
    pub fn awaited(&self) -> Vec<PersonId> {
        let chooses = |seat: Seat| self.awaits(seat) && self.state.seats[seat.index()].bot().is_none();
        self.holders().into_iter().filter(|(seat, _)| chooses(*seat)).map(|(_, holder)| holder).collect()
    }

    /// Whether a person plays here who is not absent.
    pub fn has_people(&self) -> bool {
        !self.state.people(|person| person.absence.is_none() && person.plays()).is_empty()
    }

    /// What an adviser is asked in a seat's place, when it is that seat's turn. Advice is for
    /// games against bots: among people it would be a voice from behind.
    pub fn advise(&self, seat: Seat, adviser: &str) -> Result<Box<dyn BotTask>, Refused> {
        let game = self.state.game()?;
        if self.holders().iter().any(|(other, _)| *other != seat) {
            return Err(Refused::NoHints);
        }
        if !game.awaited().any(|awaited| awaited == seat) {
            return Err(Refused::NotNow);
        }
        Ok(game.playthrough.bot_task(seat, adviser))
    }

    /// What is asked to find out who may do what after these moves, as far as a seat that waits can tell: see
    /// [`ForesightTask`].
    pub fn foresee(&self, seat: Seat, moves: &[PlannedMove]) -> Result<Box<dyn ForesightTask>, Refused> {
        self.state.foresee(seat, moves)
    }

    /// The table's name.
    pub const fn id(&self) -> &TableId {
        &self.state.id
    }

    /// Who made it.
    pub const fn host(&self) -> PersonId {
        self.state.host
    }

    /// What was agreed when it was made.
    pub fn setup(&self) -> &Setup {
        &self.state.setup
    }

    /// How many entries of the log viewers know of.
    pub const fn version(&self) -> Version {
        self.version
    }

    /// How many entries the log has.
    pub const fn stored(&self) -> Version {
        Version(self.version.0 + self.untold)
    }

    /// When the last thing happened that viewers know of, as far as the table remembers.
    pub fn changed_at(&self) -> Option<Time> {
        self.history.last_at()
    }

    /// Whether the table stands in the lobby's list and somebody may still sit down.
    pub fn is_joinable(&self) -> bool {
        let open = self.state.seats.iter().any(SeatHolder::is_open);
        self.state.setup.listed && open && self.state.stage == Stage::Gathering
    }

    /// Whether the table waits for players and nobody who sits there is connected.
    pub fn is_deserted(&self) -> bool {
        self.state.is_deserted()
    }

    /// What somebody may see: their seat, or what is public.
    pub fn viewer(&self, who: &PersonId) -> Viewer {
        self.state.viewer(who)
    }

    /// Who holds the seats, by their secrets' hashes.
    pub fn holders(&self) -> Vec<(Seat, PersonId)> {
        let holder = |seat: Seat| self.state.person(seat).map(|person| (seat, person.holder));
        Seat::all(self.state.seats.len()).filter_map(holder).collect()
    }

    /// Who holds a seat that is not marked as absent.
    pub fn present(&self) -> Vec<(Seat, PersonId)> {
        let present = self.state.people(|person| person.absence.is_none());
        self.holders().into_iter().filter(|(seat, _)| present.contains(*seat)).collect()
    }

    /// How many sides play the current or last game; seat `n` is on side `n % sides`.
    pub fn sides(&self) -> Option<usize> {
        self.state.last_game().map(|game| game.playthrough.sides())
    }

    /// How each seat's player played the part of the last game that is solved exactly: see [`exact_play`]. It takes up
    /// to seconds.
    ///
    /// [`exact_play`]: interregnum_players::exact_play
    pub fn exact_play(&self) -> Vec<Option<ExactPlay>> {
        self.state.exact_play()
    }

    /// Everybody who holds a seat, or has played a game here to its end.
    pub fn participants(&self) -> Vec<PersonId> {
        let mut all = self.state.finishers.clone();
        for (_, holder) in self.holders() {
            if !all.contains(&holder) {
                all.push(holder);
            }
        }
        all
    }

    /// The version after what came of this request, if it was done: what to answer when it
    /// comes again.
    pub fn done(&self, who: &PersonId, id: &RequestId) -> Option<Version> {
        self.history.done(who, id)
    }

    /// What a viewer learns of the entry that led to this version; `None` if it is older than the
    /// table remembers, or has not happened: then the scene has the state.
    pub fn told(&self, viewer: Viewer, version: Version) -> Option<Told> {
        self.history.told(viewer, version)
    }

    /// What a viewer learns of everything after this version; `None` if that is more than the table
    /// remembers.
    pub fn told_since(&self, viewer: Viewer, since: Version) -> Option<Vec<Told>> {
        let versions = since.0.checked_add(1)?..=self.version.0;
        if since > self.version {
            return None;
        }
        versions.map(|version| self.told(viewer, Version(version))).collect()
    }

    /// The whole truth for a viewer.
    pub fn scene(&self, viewer: Viewer) -> Scene {
        let setup = self.setup();
        Scene {
            table: self.id().clone(),
            game: setup.game.clone(),
            options: setup.options.clone(),
            listed: setup.listed,
            rated: setup.rated,
            clock: setup.clock,
            chat: self.state.chat,
            you: viewer.seat(),
            now: self.now(viewer),
            talk: self.history.talk().map(|spoken| spoken.message.clone()).collect(),
        }
    }

    /// The current state for a viewer, sent with every update.
    pub fn now(&self, viewer: Viewer) -> Now {
        self.state.now(viewer, self.version)
    }

    /// Everything a viewer was told of this game, in sentences, action by action.
    pub fn story(&self, viewer: Viewer) -> Vec<Chapter> {
        self.state.last_game().map_or_else(Vec::new, |game| game.playthrough.story(viewer))
    }

    /// What a viewer saw after this many actions of the game; `None` if there were fewer.
    pub fn glance(&self, viewer: Viewer, number: usize) -> Option<Glance> {
        self.state.last_game()?.playthrough.glance(viewer, number)
    }

    /// The moment that this game goes on from, if it is a continuation.
    pub fn continued(&self) -> Option<&Source> {
        self.state.continued().map(|continuation| &continuation.source)
    }

    /// The record of a game that is over, as a line of JSON: with all cards, and with what
    /// shows that the shuffle was fair.
    pub fn record(&self) -> Option<String> {
        self.state.record()
    }
}

#[cfg(test)]
mod tests;
