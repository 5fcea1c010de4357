//! How an entry changes a table.

use crate::clocks::Clocks;
use crate::game_state::{Finished, GameState, Part, Sealed};
use crate::plan::Plan;
use crate::playthrough::{self, AnyEvents, Cards};
use crate::seat_holder::{Absence, Person, SeatHolder};
use crate::state::{Pending, Stage, State};
use crate::{
    Contribution, Deed, Ending, Entry, Happening, MovedBy, Pledge, Proposal, Refused, Setup, Span, Time, Turn,
};
use interregnum_kernel::{Seat, SeatSet};
use serde_json::Value;
use std::sync::Arc;

/// What comes of an entry. After a refusal the state must be dropped: a part of the entry may have
/// been taken in.
type Evolved<T = ()> = Result<T, Refused>;

/// The refusal of an entry that does not fit the state, for which the rules give no reason.
const IMPOSSIBLE: Refused = Refused::NotNow;

impl State {
    /// The state after the entry that makes a table.
    pub(crate) fn made(entry: &Entry) -> Evolved<Self> {
        let Happening::Created { table, setup, host, pledge, from } = &entry.what else {
            return Err(IMPOSSIBLE);
        };
        let seats = playthrough::seats(setup)?;
        Ok(Self {
            id: table.clone(),
            chat: setup.chat,
            setup: Arc::new(Setup::clone(setup)),
            host: *host,
            round: 1,
            seats: vec![SeatHolder::Open; seats],
            pledge: *pledge,
            stage: Stage::Gathering,
            proposals: Vec::new(),
            talkers: Vec::new(),
            finishers: Vec::new(),
            unseated: Vec::new(),
            from: from.as_deref().cloned().map(Arc::new),
        })
    }

    /// Takes an entry in. What happened in the game, if something did, is to be told.
    pub(crate) fn evolve(&mut self, entry: &Entry) -> Evolved<Option<Arc<dyn AnyEvents>>> {
        let at = entry.at;
        match &entry.what {
            Happening::Created { .. } => return Err(IMPOSSIBLE),
            Happening::Dealt { bytes, laid } => return self.deal(bytes, laid.as_ref(), at).map(Some),
            Happening::Played { moves, .. } => return self.apply(moves, at).map(Some),
            Happening::Sat { seat, holder, name, commitment, commits } => {
                let person = Person::new(*holder, name.clone(), *commitment, *commits);
                *self.holder_mut(*seat)? = SeatHolder::Person(person);
            }
            Happening::BotSat { seat, bot } => *self.holder_mut(*seat)? = SeatHolder::Bot(bot.clone()),
            Happening::Rose { seat, unseated } => self.rise(*seat, *unseated)?,
            Happening::Closed => self.stage = Stage::Closed,
            Happening::PromisesAwaited { until } => self.stage = Stage::Promising(*until),
            Happening::Filled { until } => self.stage = Stage::Shuffling(*until),
            Happening::Committed { seat, commitment } => self.someone(*seat)?.promise = Some(*commitment),
            Happening::Showed { seat, bytes } => self.someone(*seat)?.shown = Some(*bytes),
            Happening::Chose { seat, action, by } => {
                self.choose(*seat, action, *by, at)?;
            }
            Happening::Proposed { seat, what } => self.propose(*seat, *what),
            Happening::Answered { seat, what, agree } => self.answer(*seat, *what, *agree),
            Happening::TookBack { actions } => self.take_back(*actions, at)?,
            Happening::Lost { seat, until } => self.absent(*seat, Some(*until))?,
            Happening::GraceOver { seat } => self.absent(*seat, None)?,
            Happening::Left { seat } => {
                self.someone(*seat)?.leaves += 1;
                self.absent(*seat, None)?;
            }
            Happening::Found { seat, .. } => self.found(*seat, at)?,
            Happening::Decided { seat, about, choice } => self.someone(*about)?.decided(*seat, *choice),
            Happening::StoodIn { seat, bot, for_good } => self.stand_in(*seat, bot, *for_good, at)?,
            Happening::Ended { ending, next } => self.end(*ending, *next, at)?,
            Happening::Rematched => self.rematch()?,
            Happening::Said { seat, .. } | Happening::Gestured { seat, .. } => self.talked(*seat, at)?,
            Happening::ChatSwitched { on } => self.chat = *on,
            Happening::GaveBack { lost } => self.give_back(*lost),
            Happening::Planned { seat, lines } => self.plan_of(*seat)?.set(lines),
            Happening::VacationTaken { seat, days, .. } => {
                self.clocks_of(*seat)?.take_vacation(*seat, *days, at);
            }
            Happening::VacationEnded { seat } => self.clocks_of(*seat)?.end_vacation(*seat, at),
            Happening::Extended { more } => self.extend(*more)?,
        }
        Ok(None)
    }

    fn holder_mut(&mut self, seat: Seat) -> Evolved<&mut SeatHolder> {
        self.seats.get_mut(seat.index()).ok_or(IMPOSSIBLE)
    }

    /// Opens a seat. A person whom the host has unseated cannot sit down here again.
    fn rise(&mut self, seat: Seat, unseated: bool) -> Evolved {
        let holder = std::mem::replace(self.holder_mut(seat)?, SeatHolder::Open);
        if let (SeatHolder::Person(person), true) = (holder, unseated) {
            self.unseated.push(person.holder);
        }
        Ok(())
    }

    fn someone(&mut self, seat: Seat) -> Evolved<&mut Person> {
        self.holder_mut(seat)?.person_mut().ok_or(IMPOSSIBLE)
    }

    /// The game that is played, with those who play it.
    fn game_mut(&mut self) -> Evolved<(&mut GameState, &[SeatHolder])> {
        match &mut self.stage {
            Stage::Playing(game) => Ok((game, &self.seats)),
            _ => Err(IMPOSSIBLE),
        }
    }

    fn deal(
        &mut self,
        bytes: &[Contribution],
        laid: Option<&Value>,
        at: Time,
    ) -> Evolved<Arc<dyn AnyEvents>> {
        let shuffled = || Cards::Shuffled(self.pledge.seed(&self.deal_id(), bytes));
        let from = self.continued();
        let laid = laid.or_else(|| from.map(|from| &from.deal));
        let cards = laid.map_or_else(shuffled, Cards::Laid);
        let (mut playthrough, mut told) = playthrough::start(&self.setup, cards)?;
        if let Some(from) = from {
            playthrough.apply(&from.moves)?;
            // What happened in the other game is not news at this table; the story has it.
            told = playthrough.apply(&[])?;
        }
        let begun = playthrough.len();
        if bytes.len() != self.seats.len() {
            return Err(IMPOSSIBLE);
        }
        let part = |(seat, bytes): (Seat, &Contribution)| Part { share: self.share(seat), bytes: *bytes };
        let parts = Seat::all(bytes.len()).zip(bytes).map(part).collect();
        for person in self.seats.iter_mut().filter_map(SeatHolder::person_mut) {
            (person.promise, person.shown) = (None, None);
        }
        let clocks = Clocks::new(self.setup.clock, self.seats.len());
        let sealed = vec![None; self.seats.len()];
        let planners = if self.setup.clock.is_days() { self.seats.len() } else { 0 };
        let plans = vec![Plan::default(); planners];
        let (turn, declined) = (Turn::default(), Vec::new());
        let mut game =
            GameState { playthrough, begun, turn, since: at, sealed, plans, clocks, parts, declined };
        game.run_clocks(&self.seats, at);
        self.stage = Stage::Playing(Box::new(game));
        self.proposals.clear();
        Ok(told)
    }

    fn choose(&mut self, seat: Seat, action: &str, by: MovedBy, at: Time) -> Evolved {
        let (game, seats) = self.game_mut()?;
        let sealed = game.sealed.get_mut(seat.index()).ok_or(IMPOSSIBLE)?;
        let changes = sealed.as_ref().map_or(0, |before| before.changes + 1);
        *sealed = Some(Sealed { action: action.to_owned(), by, changes });
        if let Some(plan) = game.plans.get_mut(seat.index()) {
            plan.chose(seat, action);
        }
        game.clocks.acted(seat, at);
        game.run_clocks(seats, at);
        self.chosen_by(seat, by);
        Ok(())
    }

    fn apply(&mut self, moves: &[Deed], at: Time) -> Evolved<Arc<dyn AnyEvents>> {
        let (game, seats) = self.game_mut()?;
        let seen = game.seen_by_planners(moves);
        let events = game.playthrough.apply(moves)?;
        moves.iter().for_each(|deed| game.clocks.acted(deed.seat, at));
        game.turned(seats, at);
        game.follow_plans(&seen);
        self.proposals.retain(|pending| pending.what != Proposal::TakeBack);
        for deed in moves.iter().filter(|deed| deed.by == MovedBy::StandIn) {
            self.someone(deed.seat)?.played_for += 1;
        }
        moves.iter().for_each(|deed| self.chosen_by(deed.seat, deed.by));
        Ok(events)
    }

    /// Notes whether a person let the time of a choice pass.
    fn chosen_by(&mut self, seat: Seat, by: MovedBy) {
        if let Some(person) = self.seats.get_mut(seat.index()).and_then(SeatHolder::person_mut) {
            person.missed = by == MovedBy::Clock;
        }
    }

    fn propose(&mut self, by: Seat, what: Proposal) {
        self.proposals.push(Pending { what, by, agreed: SeatSet::one(by) });
    }

    fn answer(&mut self, seat: Seat, what: Proposal, agree: bool) {
        if agree {
            let same = self.proposals.iter_mut().filter(|pending| pending.what == what);
            same.for_each(|pending| pending.agreed = pending.agreed.with(seat));
            return;
        }
        let by = self.pending(what).map(|pending| pending.by);
        self.proposals.retain(|pending| pending.what != what);
        let game = match &mut self.stage {
            Stage::Playing(game) => Some(&mut **game),
            Stage::Over(finished) => Some(&mut finished.game),
            _ => None,
        };
        match (by, game) {
            (Some(by), Some(game)) if by == seat => game.withdraw(by, what),
            (Some(by), Some(game)) => game.decline(by, what),
            _ => {}
        }
    }

    fn take_back(&mut self, actions: usize, at: Time) -> Evolved {
        let (game, seats) = self.game_mut()?;
        game.playthrough.go_back(actions);
        game.turned(seats, at);
        game.overtake_plans();
        self.proposals.clear();
        Ok(())
    }

    fn absent(&mut self, seat: Seat, until: Option<Time>) -> Evolved {
        let person = self.someone(seat)?;
        let votes = person.absence.take().map_or_else(Vec::new, |absence| absence.votes);
        person.absence = Some(Absence { until, votes });
        Ok(())
    }

    fn found(&mut self, seat: Seat, at: Time) -> Evolved {
        let person = self.someone(seat)?;
        person.absence = None;
        person.played_for = 0;
        if !person.resigned {
            person.stand_in = None;
        }
        self.clocks(at);
        Ok(())
    }

    fn stand_in(&mut self, seat: Seat, bot: &str, for_good: bool, at: Time) -> Evolved {
        let person = self.someone(seat)?;
        person.stand_in = Some(bot.to_owned());
        person.resigned |= for_good;
        if let Some(absence) = &mut person.absence {
            absence.votes.clear();
        }
        self.proposals.clear();
        if let Stage::Playing(game) = &mut self.stage {
            game.overtake_plans();
        }
        self.clocks(at);
        Ok(())
    }

    /// Another set of people plays: clocks run for those who think.
    fn clocks(&mut self, at: Time) {
        if let Stage::Playing(game) = &mut self.stage {
            game.run_clocks(&self.seats, at);
        }
    }

    fn end(&mut self, ending: Ending, next: Pledge, at: Time) -> Evolved {
        match std::mem::replace(&mut self.stage, Stage::Closed) {
            Stage::Playing(mut game) => {
                game.clocks.run(SeatSet::NONE, at);
                game.plans.fill(Plan::default());
                let names = self.bot_names();
                let entry = |(holder, name): (&SeatHolder, &str)| holder.entry(name);
                let seats = self.seats.iter().zip(names).map(entry).collect();
                self.stage = Stage::Over(Box::new(Finished { game: *game, ending, seats, next }));
                self.note_finishers();
            }
            _ => return Err(IMPOSSIBLE),
        }
        self.proposals.clear();
        Ok(())
    }

    /// Remembers who has played a game to its end.
    fn note_finishers(&mut self) {
        for person in self.seats.iter().filter_map(SeatHolder::person) {
            if !self.finishers.contains(&person.holder) {
                self.finishers.push(person.holder);
            }
        }
    }

    /// Everybody moves one seat further. Who is absent has left: the vote waited until the grace was over.
    fn rematch(&mut self) -> Evolved {
        let Stage::Over(finished) = &self.stage else { return Err(IMPOSSIBLE) };
        self.pledge = finished.next;
        self.stage = Stage::Gathering;
        self.round += 1;
        self.proposals.clear();
        self.seats.rotate_right(1);
        for holder in &mut self.seats {
            match holder {
                SeatHolder::Person(person) if person.absence.is_some() => *holder = SeatHolder::Open,
                SeatHolder::Person(person) => {
                    (person.stand_in, person.played_for, person.resigned) = (None, 0, false);
                    person.missed = false;
                }
                SeatHolder::Open | SeatHolder::Bot(_) => {}
            }
        }
        Ok(())
    }

    fn talked(&mut self, seat: Seat, at: Time) -> Evolved {
        let holder = self.someone(seat)?.holder;
        self.talkers.retain(|(_, when)| at - *when < crate::chat::WINDOW);
        self.talkers.push((holder, at));
        Ok(())
    }

    /// The clocks of a game at which there is such a seat.
    fn clocks_of(&mut self, seat: Seat) -> Evolved<&mut Clocks> {
        let (game, seats) = self.game_mut()?;
        seats.get(seat.index()).ok_or(IMPOSSIBLE)?;
        Ok(&mut game.clocks)
    }

    fn plan_of(&mut self, seat: Seat) -> Evolved<&mut Plan> {
        self.game_mut()?.0.plans.get_mut(seat.index()).ok_or(IMPOSSIBLE)
    }

    fn extend(&mut self, more: Span) -> Evolved {
        self.game_mut()?.0.clocks.extend(more);
        self.proposals.retain(|pending| pending.what != Proposal::MoreTime);
        Ok(())
    }

    fn give_back(&mut self, lost: Span) {
        match &mut self.stage {
            Stage::Promising(until) | Stage::Shuffling(until) => *until = *until + lost,
            Stage::Playing(game) => game.clocks.give_back(lost),
            _ => {}
        }
        let absences =
            self.seats.iter_mut().filter_map(SeatHolder::person_mut).filter_map(|p| p.absence.as_mut());
        absences.filter_map(|absence| absence.until.as_mut()).for_each(|until| *until = *until + lost);
    }
}
