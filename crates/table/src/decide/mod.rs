//! Decides what follows from a command, or why it is refused: one file per kind of command.

mod agreeing;
mod moving;
mod planning;
mod seating;
mod shuffling;
mod vacation;

pub(crate) use moving::moved;

use crate::seat_holder::SeatHolder;
use crate::state::{Stage, State};
use crate::{Command, Entropy, Happening, PersonId, Proposal, Refused, Span, SystemCommand, Time, Version};
use interregnum_kernel::Seat;

/// What happens first; what follows from it comes after.
pub(crate) type DecideResult = Result<Vec<Happening>, Refused>;

/// A table whose log is longer takes only what [`is_needed`]: nobody needs more, and a machine that
/// asks without end gets none.
const LONGEST: u64 = 20_000;

/// How often a seat may change a choice that is not final: a sealed choice or a plan of a turn, or what
/// shall become of an absent person's seat.
const MOST_CHANGES: u32 = 20;

/// Whether a command goes on with a game, ends it, or decides about an absent player: such a command is
/// never refused because the log is long. Each is bounded by itself: moves by the rules, changes by
/// [`MOST_CHANGES`], vacations by their days, proposals by what was declined.
const fn is_needed(command: &Command) -> bool {
    match command {
        Command::Play { .. }
        | Command::Resign
        | Command::Decide { .. }
        | Command::Answer { .. }
        | Command::Propose { what: Proposal::Abort }
        | Command::Show { .. }
        | Command::TakeVacation { .. }
        | Command::EndVacation
        | Command::Leave
        | Command::Close => true,
        Command::Sit { .. }
        | Command::SeatBot { .. }
        | Command::Unseat { .. }
        | Command::Commit { .. }
        | Command::Propose { .. }
        | Command::Plan { .. }
        | Command::Say { .. }
        | Command::Gesture { .. }
        | Command::Chat { .. } => false,
    }
}

/// When something is asked, and random bytes for it.
#[derive(Clone, Copy)]
pub(crate) struct Moment {
    pub(crate) now: Time,
    pub(crate) entropy: Entropy,
    /// The version that viewers know.
    pub(crate) version: Version,
    /// The number of entries in the log.
    pub(crate) stored: Version,
}

impl State {
    /// What comes of a person's request.
    pub(crate) fn decide(&self, who: &PersonId, command: &Command, moment: Moment) -> DecideResult {
        if self.stage == Stage::Closed {
            return Err(Refused::Closed);
        }
        if moment.stored.0 >= LONGEST && !is_needed(command) {
            return Err(Refused::LogFull);
        }
        match command {
            Command::Sit { seat, name, commitment, commits } => {
                self.sit(who, *seat, name, (*commitment, *commits))
            }
            Command::SeatBot { seat, bot } => self.host(who).and_then(|()| self.seat_bot(*seat, bot)),
            Command::Unseat { seat } => self.host(who).and_then(|()| self.unseat(*seat)),
            Command::Close => self.host(who).and_then(|()| self.close()),
            Command::Chat { on } => self.host(who).map(|()| self.switch_chat(*on)),
            _ => {
                let seat = self.seat_of(who).ok_or(Refused::NotSeated)?;
                let decided = self.decide_seated(seat, command, moment)?;
                Ok(self.is_there(seat, command).into_iter().chain(decided).collect())
            }
        }
    }

    /// What comes of a request that only those who have a seat can make.
    fn decide_seated(&self, seat: Seat, command: &Command, moment: Moment) -> DecideResult {
        match command {
            Command::Leave => self.leave(seat),
            Command::Commit { commitment } => self.commit(seat, *commitment),
            Command::Show { bytes } => self.show(seat, *bytes),
            Command::Play { action, turn } => self.act(seat, action, *turn, moment.version),
            Command::Resign => self.resign(seat, moment.entropy),
            Command::Propose { what } => self.propose_to_all(seat, *what),
            Command::Answer { what, agree } => self.answer_to(seat, *what, *agree),
            Command::Decide { about, choice } => self.decide_about(seat, *about, *choice),
            Command::TakeVacation { days } => self.take_vacation(seat, *days, moment.now),
            Command::EndVacation => self.end_vacation(seat, moment.now),
            Command::Plan { lines, turn } => self.plan(seat, lines, *turn, moment),
            Command::Say { text } => self.say(seat, text, moment.now),
            Command::Gesture { emote } => self.gesture(seat, *emote, moment.now),
            Command::Sit { .. }
            | Command::SeatBot { .. }
            | Command::Unseat { .. }
            | Command::Close
            | Command::Chat { .. } => Err(Refused::NotSeated),
        }
    }

    /// A person who sends a command is present.
    fn is_there(&self, seat: Seat, command: &Command) -> Option<Happening> {
        if *command == Command::Leave { None } else { self.returns(seat) }
    }

    /// An absent person is there again.
    fn returns(&self, seat: Seat) -> Option<Happening> {
        let person = self.person(seat).filter(|person| person.absence.is_some())?;
        Some(Happening::Found { seat, played: person.played_for })
    }

    fn host(&self, who: &PersonId) -> Result<(), Refused> {
        if self.host == *who { Ok(()) } else { Err(Refused::NotTheHost) }
    }

    fn switch_chat(&self, on: bool) -> Vec<Happening> {
        if self.chat == on { Vec::new() } else { vec![Happening::ChatSwitched { on }] }
    }

    /// What follows from a command of the server.
    pub(crate) fn attend(&self, command: &SystemCommand, moment: Moment) -> DecideResult {
        match command {
            SystemCommand::Lost(seat) => Ok(self.lose(*seat, moment.now)),
            SystemCommand::Found(seat) => Ok(self.returns(*seat).into_iter().collect()),
            SystemCommand::Desert if self.is_deserted() || self.waits_over_days() => {
                Ok(vec![Happening::Closed])
            }
            SystemCommand::Desert => Ok(Vec::new()),
            SystemCommand::GiveBack(lost) if *lost == Span(0) || self.deadline().is_none() => Ok(Vec::new()),
            SystemCommand::GiveBack(lost) => Ok(vec![Happening::GaveBack { lost: *lost }]),
            SystemCommand::Answer { seat, turn, action } => self.bot_acts(*seat, *turn, action, moment),
        }
    }

    /// Whether the table waits for players and nobody who sits there is connected.
    pub(crate) fn is_deserted(&self) -> bool {
        let present =
            |holder: &SeatHolder| matches!(holder, SeatHolder::Person(person) if person.absence.is_none());
        self.stage == Stage::Gathering && !self.seats.iter().any(present)
    }

    /// Whether a table for a game over days waits for players: there, nobody has to stay connected.
    fn waits_over_days(&self) -> bool {
        self.stage == Stage::Gathering && self.setup.clock.is_days()
    }

    /// Over days nobody counts as absent.
    fn lose(&self, seat: Seat, now: Time) -> Vec<Happening> {
        if self.setup.clock.is_days() {
            return Vec::new();
        }
        let there = self.person(seat).is_some_and(|person| person.absence.is_none());
        let until = now + self.setup.grace;
        if there { vec![Happening::Lost { seat, until }] } else { Vec::new() }
    }
}
