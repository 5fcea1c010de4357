//! A client that plays legal random games, reconnects when its connection is lost, and remembers
//! what the server acknowledged.

use crate::pace::Pace;
use crate::{ClientError, Connection, Guest, Progress, Standing};
use interregnum_kernel::{Seed, below, pick};
use interregnum_table::{Command, Now, Proposal, RequestId, TableId, Told, Turn, Version};
use interregnum_wire::ToClient;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep, sleep_until, timeout_at};

/// How long a player waits before it reconnects.
const BACK_OFF: Duration = Duration::from_millis(20);

/// How long a player waits before it asks again for what the store could not write.
const STORE_BACK_OFF: Duration = Duration::from_millis(50);

/// The code with which a server that shuts down ends its connections.
const CLOSING: &str = "closing";

/// A player who talks says something before one of this many moves, on average.
const MOVES_PER_MESSAGE: usize = 8;

/// A request that the server acknowledged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acknowledged {
    /// The id of the request.
    pub id: RequestId,
    /// The table's version after it.
    pub version: Version,
    /// Whether it was a move.
    pub is_move: bool,
    /// The time from its first sending to its acknowledgement.
    pub took: Duration,
    /// When it was acknowledged.
    pub at: Instant,
}

/// A request that the server refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The id of the request; `None` if the refusal concerns the connection.
    pub id: Option<RequestId>,
    /// The code of the error.
    pub code: String,
}

impl Refusal {
    /// Whether the store could not write the request.
    pub fn is_from_store(&self) -> bool {
        self.code.starts_with("store-")
    }
}

/// A request that has not been answered.
struct Pending {
    id: RequestId,
    command: Command,
    sent: Instant,
}

/// A client that plays legal random games at one table, one after the other.
pub struct Player {
    guest: Guest,
    table: TableId,
    connection: Option<Connection>,
    rng: Xoshiro256PlusPlus,
    asked: u64,
    standing: Option<Standing>,
    pending: Option<Pending>,
    /// The last position in which the player acted: the game, and its turn if it was not over.
    acted: Option<(u32, Option<Turn>)>,
    /// When to send the next request.
    due: Option<Instant>,
    progress: Arc<Progress>,
    /// Whether the player says something now and then.
    pub talks: bool,
    /// All acknowledged requests.
    pub acknowledged: Vec<Acknowledged>,
    /// All refusals.
    pub refusals: Vec<Refusal>,
    /// How often the server said that it shuts down.
    pub goodbyes: usize,
    /// How many games ended.
    pub games: usize,
    /// How often the connection was lost and opened again.
    pub drops: usize,
    /// How often a request was sent again because its answer was lost.
    pub resent: usize,
}

impl Player {
    /// A player for a guest who has a seat at a table. The seed determines all choices.
    pub fn new(guest: Guest, table: TableId, seed: Seed) -> Self {
        Self {
            guest,
            table,
            connection: None,
            rng: Xoshiro256PlusPlus::from_seed(seed.0),
            asked: 0,
            standing: None,
            pending: None,
            acted: None,
            due: None,
            progress: Arc::default(),
            talks: false,
            acknowledged: Vec::new(),
            refusals: Vec::new(),
            goodbyes: 0,
            games: 0,
            drops: 0,
            resent: 0,
        }
    }

    /// Opens the socket and continues from the last known version.
    pub async fn connect(&mut self) -> Result<(), ClientError> {
        let since = self.standing.as_ref().map(|standing| standing.version);
        let mut connection = self.guest.open(&self.table, since).await?;
        // Repeat unanswered requests under their ids; the server carries each out once.
        if let Some(pending) = &self.pending {
            connection.ask(&pending.id, &pending.command).await?;
            self.resent += 1;
        }
        self.connection = Some(connection);
        Ok(())
    }

    /// Waits for the server's answer to the hello of a new connection.
    pub(crate) async fn greeted(&mut self, pace: Pace) -> Result<(), ClientError> {
        loop {
            let Some(connection) = &mut self.connection else { return Err(ClientError::Closed) };
            let message = connection.receive().await?;
            let is_welcome = matches!(message, ToClient::Welcome { .. });
            self.take_in(message, pace)?;
            if is_welcome {
                return Ok(());
            }
        }
    }

    /// Drops the connection without closing it.
    pub fn cut(&mut self) {
        self.connection = None;
        // The welcome of the next connection says whether the player has to act.
        self.due = None;
        self.drops += 1;
        self.note();
    }

    /// The guest who plays.
    pub const fn guest(&self) -> &Guest {
        &self.guest
    }

    /// The table at which the guest plays.
    pub const fn table(&self) -> &TableId {
        &self.table
    }

    /// The player's counts, which others can read while it plays.
    pub fn progress(&self) -> Arc<Progress> {
        Arc::clone(&self.progress)
    }

    /// Whether all requests have been answered.
    pub const fn is_answered(&self) -> bool {
        self.pending.is_none()
    }

    /// The table's version as this player knows it.
    pub fn version(&self) -> Option<Version> {
        self.standing.as_ref().map(|standing| standing.version)
    }

    /// The number of the game at the table, from 1; 0 before the first message.
    pub fn round(&self) -> u32 {
        self.standing.as_ref().map_or(0, |standing| standing.round)
    }

    /// Waits until all requests have been answered, at most until a moment.
    pub async fn settle(&mut self, until: Instant) -> Result<(), ClientError> {
        while !self.is_answered() {
            let step = timeout_at(until, self.step(Pace::new(1, 0.0))).await;
            step.map_err(|_| ClientError::Timeout)??;
        }
        Ok(())
    }

    /// Plays until a moment; all tables together make `moves_per_s` moves per second (0: as fast as
    /// possible). An error ends it.
    pub async fn play(&mut self, tables: usize, moves_per_s: f64, until: Instant) -> Result<(), ClientError> {
        let pace = Pace::new(tables, moves_per_s);
        while Instant::now() < until {
            match timeout_at(until, self.step(pace)).await {
                Ok(step) => step?,
                Err(_) => return Ok(()),
            }
        }
        Ok(())
    }

    /// Plays until a moment, and reconnects whenever the connection is lost.
    pub async fn persist(&mut self, until: Instant) {
        while Instant::now() < until {
            if self.play(1, 0.0, until).await.is_err() {
                self.cut();
                sleep(BACK_OFF).await;
            }
        }
    }

    /// Receives one message or sends one request.
    async fn step(&mut self, pace: Pace) -> Result<(), ClientError> {
        if self.connection.is_none() {
            self.connect().await?;
        }
        let Some(connection) = &mut self.connection else { return Err(ClientError::Closed) };
        let due = self.due;
        let message = tokio::select! {
            message = connection.receive() => Some(message?),
            () = sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => None,
        };
        let done = match message {
            Some(message) => self.take_in(message, pace),
            None => self.act().await,
        };
        self.note();
        done
    }

    fn note(&self) {
        let version = self.version().unwrap_or_default();
        self.progress.note(version, self.connection.is_some(), self.pending.is_some());
    }

    fn take_in(&mut self, message: ToClient, pace: Pace) -> Result<(), ClientError> {
        match message {
            ToClient::Welcome { told, scene, .. } => self.look(scene.now, &told.unwrap_or_default())?,
            ToClient::News { told, now } => self.look(now, &told)?,
            ToClient::Scene { scene } => self.look(scene.now, &[])?,
            ToClient::Done { id, version } => self.done(&id, version),
            ToClient::Refused { id, error } => self.refused(Refusal { id, code: error.code })?,
            ToClient::Bye { code } => return Err(self.dismissed(code)),
            ToClient::Acting { .. } | ToClient::Pong { .. } | ToClient::Notice { .. } => {}
        }
        if self.pending.is_none() && self.due.is_none() && self.has_to_act() {
            let think = if self.opens() { pace.first(&mut self.rng) } else { pace.think(&mut self.rng) };
            self.due = Some(Instant::now() + think.unwrap_or_default());
        }
        Ok(())
    }

    /// Updates the player's state; fails if the versions of the entries have a gap.
    fn look(&mut self, now: Now, told: &[Told]) -> Result<(), ClientError> {
        let standing = Standing::of(now, told);
        let known = self.standing.as_ref().map(|standing| standing.version);
        let mut last = standing.told.first().map(|first| Version(first.0.saturating_sub(1)));
        if let (Some(known), Some(last)) = (known, last)
            && last > known
        {
            return Err(ClientError::Unexpected(format!("told {last} after {known}: a hole")));
        }
        for told in &standing.told {
            if last.is_some_and(|last| last.next() != *told) {
                return Err(ClientError::Unexpected(format!("told {told}: a hole")));
            }
            last = Some(*told);
        }
        let was_over = self.standing.as_ref().is_some_and(|standing| standing.over);
        self.games += usize::from(standing.over && !was_over);
        self.standing = Some(standing);
        Ok(())
    }

    fn refused(&mut self, refusal: Refusal) -> Result<(), ClientError> {
        self.refusals.push(refusal.clone());
        if refusal.is_from_store() {
            self.progress.refused_by_store();
        }
        match &refusal.id {
            Some(_) => self.pending = None,
            // A goodbye follows.
            None if refusal.code == CLOSING => {}
            None => return Err(ClientError::Refused(refusal.code)),
        }
        if refusal.is_from_store() {
            // Nothing has changed, so the player asks again, as a new request.
            self.acted = None;
            self.due = Some(Instant::now() + STORE_BACK_OFF);
        }
        Ok(())
    }

    /// The server ends the connection.
    fn dismissed(&mut self, code: String) -> ClientError {
        if code == CLOSING {
            self.goodbyes += 1;
            self.progress.goodbye();
        }
        ClientError::Refused(code)
    }

    fn done(&mut self, id: &RequestId, version: Version) {
        let Some(pending) = self.pending.take_if(|pending| pending.id == *id) else { return };
        self.acknowledged.push(Acknowledged {
            is_move: matches!(pending.command, Command::Play { .. }),
            id: pending.id,
            version,
            took: pending.sent.elapsed(),
            at: Instant::now(),
        });
        self.progress.acknowledged();
    }

    /// Whether the player has to act and has not done so.
    fn has_to_act(&self) -> bool {
        let Some(standing) = &self.standing else { return false };
        let here = (standing.round, standing.turn.filter(|_| !standing.over));
        self.acted != Some(here) && (standing.over || !standing.legal.is_empty())
    }

    /// Whether the next request is the table's first move.
    fn opens(&self) -> bool {
        let turn = self.standing.as_ref().and_then(|standing| standing.turn);
        self.acted.is_none() && turn == Some(Turn::default())
    }

    /// Makes a random legal move, asks for another game, or says something before it does.
    async fn act(&mut self) -> Result<(), ClientError> {
        self.due = None;
        if !self.has_to_act() || self.pending.is_some() {
            return Ok(());
        }
        let Some(standing) = &self.standing else { return Ok(()) };
        let here = (standing.round, standing.turn.filter(|_| !standing.over));
        self.asked += 1;
        let command = if self.talks && below(&mut self.rng, MOVES_PER_MESSAGE) == 0 {
            Command::Say { text: format!("message {}", self.asked) }
        } else {
            self.acted = Some(here);
            let action = pick(&mut self.rng, standing.legal.iter()).cloned();
            match (standing.over, action, standing.turn) {
                (false, Some(action), Some(turn)) => Command::Play { action, turn },
                _ => Command::Propose { what: Proposal::Rematch },
            }
        };
        let id: RequestId = format!("m{}", self.asked).parse().map_err(|_| ClientError::Closed)?;
        self.pending = Some(Pending { id: id.clone(), command: command.clone(), sent: Instant::now() });
        match &mut self.connection {
            Some(connection) => connection.ask(&id, &command).await,
            None => Err(ClientError::Closed),
        }
    }
}
