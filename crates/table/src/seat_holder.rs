//! Who holds a seat.

use crate::{Choice, Commitment, Contribution, PersonId, Time};
use interregnum_kernel::{HUMAN, Seat, SeatEntry};

/// Who holds a seat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum SeatHolder {
    Open,
    /// A bot, by its name.
    Bot(String),
    Person(Person),
}

/// A person at a table: the owner of the secret behind the hash.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Person {
    pub(crate) holder: PersonId,
    pub(crate) name: String,
    /// What the person promised for the next shuffle, and what was shown of it.
    pub(crate) promise: Option<Commitment>,
    pub(crate) shown: Option<Contribution>,
    /// Whether the person's client promises bytes for every deal: the deal waits for its promise.
    pub(crate) commits: bool,
    pub(crate) absence: Option<Absence>,
    /// The bot that plays in the person's place.
    pub(crate) stand_in: Option<String>,
    /// How many moves it has made.
    pub(crate) played_for: u32,
    pub(crate) resigned: bool,
    /// How often the person has left a game that was on.
    pub(crate) leaves: u32,
    /// Whether the clock made the person's last choice.
    pub(crate) missed: bool,
}

/// Somebody is not there.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Absence {
    /// When the others may decide; `None`: now.
    pub(crate) until: Option<Time>,
    /// What each of the others wants.
    pub(crate) votes: Vec<Vote>,
}

/// What somebody wants to become of an absent person's seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Vote {
    pub(crate) by: Seat,
    pub(crate) choice: Choice,
    /// How often it replaced another choice of the same seat.
    pub(crate) changes: u32,
}

impl Absence {
    /// What somebody wants, if they have said it.
    pub(crate) fn vote(&self, by: Seat) -> Option<&Vote> {
        self.votes.iter().find(|vote| vote.by == by)
    }
}

impl Person {
    pub(crate) const fn new(
        holder: PersonId,
        name: String,
        promise: Option<Commitment>,
        commits: bool,
    ) -> Self {
        Self {
            holder,
            name,
            promise,
            shown: None,
            commits,
            absence: None,
            stand_in: None,
            played_for: 0,
            resigned: false,
            leaves: 0,
            missed: false,
        }
    }

    /// Whether the person plays, and not a bot in the person's place.
    pub(crate) const fn plays(&self) -> bool {
        self.stand_in.is_none()
    }

    /// Whether the person is there, or may come back within the grace.
    pub(crate) const fn is_waited_for(&self) -> bool {
        match &self.absence {
            Some(absence) => absence.until.is_some(),
            None => true,
        }
    }

    /// Whether a promise that was announced has yet to be made.
    pub(crate) const fn has_to_promise(&self) -> bool {
        self.commits && self.promise.is_none()
    }

    /// Whether something promised has yet to be shown.
    pub(crate) const fn has_to_show(&self) -> bool {
        self.promise.is_some() && self.shown.is_none()
    }

    /// Notes what somebody wants to become of this person's seat.
    pub(crate) fn decided(&mut self, by: Seat, choice: Choice) {
        if let Some(absence) = &mut self.absence {
            let changes = absence.vote(by).map_or(0, |vote| vote.changes + 1);
            absence.votes.retain(|vote| vote.by != by);
            absence.votes.push(Vote { by, choice, changes });
        }
    }
}

impl SeatHolder {
    pub(crate) const fn is_open(&self) -> bool {
        matches!(self, Self::Open)
    }

    pub(crate) const fn person(&self) -> Option<&Person> {
        match self {
            Self::Person(person) => Some(person),
            _ => None,
        }
    }

    pub(crate) const fn person_mut(&mut self) -> Option<&mut Person> {
        match self {
            Self::Person(person) => Some(person),
            _ => None,
        }
    }

    /// Who sits here, as a record says it; `bot_name` is what a bot here is called.
    pub(crate) fn entry(&self, bot_name: &str) -> SeatEntry {
        let (name, player) = match self {
            Self::Open => ("", HUMAN),
            Self::Bot(bot) => (bot_name, bot.as_str()),
            Self::Person(person) => (person.name.as_str(), HUMAN),
        };
        SeatEntry { name: name.to_owned(), player: player.to_owned() }
    }

    /// The bot that plays here, if one does.
    pub(crate) fn bot(&self) -> Option<&str> {
        match self {
            Self::Open => None,
            Self::Bot(name) => Some(name),
            Self::Person(person) => person.stand_in.as_deref(),
        }
    }
}
