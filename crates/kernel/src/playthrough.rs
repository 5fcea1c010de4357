//! One game from its deal on: the actions played, and the position they lead to.

use crate::{
    BadSetup, EventOf, Fault, FaultKind, Game, Record, Recorder, Seat, SeatEntry, Sentence, Step, ToldOf,
    Viewer, replay,
};
use std::fmt;
use std::sync::Arc;

/// A game that is being played or was played: options, deal, actions, and the position that
/// follows from them.
///
/// `B` says who made each action, where that is not always the seat's player; a table uses it
/// for moves made by a clock or by a stand-in.
///
/// Only the last position is kept. Earlier positions and events are computed again when they
/// are asked for, so a playthrough costs little memory and is cheap to clone.
#[derive(Clone, PartialEq)]
pub struct Playthrough<G: Game, B = ()> {
    /// Options and deal, which never change: clones share them.
    setup: Arc<(G::Options, G::Deal)>,
    actions: Vec<PlayedAction<G::Action, B>>,
    position: G,
}

/// One action of a playthrough.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayedAction<A, B = ()> {
    /// The seat that acted.
    pub seat: Seat,
    /// The action.
    pub action: A,
    /// Who chose it for the seat.
    pub by: B,
}

/// What one viewer learns from one action, or from the deal.
#[derive(Clone, PartialEq, Debug)]
pub struct Chapter<G: Game, B = ()> {
    /// The seat that acted and who chose for it; `None` for the deal.
    pub actor: Option<(Seat, B)>,
    /// What happened, as far as the viewer may know it.
    pub events: Vec<ToldOf<G>>,
    /// The same in sentences.
    pub sentences: Vec<Sentence>,
}

impl<G: Game, B> Chapter<G, B> {
    /// What a viewer learns from these events; `None` sees all cards.
    pub fn new(actor: Option<(Seat, B)>, events: &[EventOf<G>], viewer: Option<Viewer>) -> Self {
        let told = |event: &EventOf<G>| viewer.map_or_else(|| event.open(), |viewer| event.told(viewer));
        let events: Vec<ToldOf<G>> = events.iter().map(told).collect();
        let sentences = G::narrate(&events);
        Self { actor, events, sentences }
    }
}

impl<G: Game, B: Clone> Playthrough<G, B> {
    /// The game after the deal, before the first action.
    pub fn start(options: G::Options, deal: G::Deal) -> Result<Self, BadSetup> {
        let position = G::start(&options, &deal)?;
        Ok(Self { setup: Arc::new((options, deal)), actions: Vec::new(), position })
    }

    /// What was agreed before the deal.
    pub fn options(&self) -> &G::Options {
        &self.setup.0
    }

    /// The cards as they were dealt.
    pub fn deal(&self) -> &G::Deal {
        &self.setup.1
    }

    /// The position after all actions.
    pub const fn position(&self) -> &G {
        &self.position
    }

    /// The actions in the order in which they were applied.
    pub fn actions(&self) -> &[PlayedAction<G::Action, B>] {
        &self.actions
    }

    /// Applies an action that `by` chose, and returns what happened. A refused action changes
    /// nothing.
    pub fn apply_by(&mut self, seat: Seat, action: G::Action, by: B) -> Result<Vec<EventOf<G>>, G::Illegal> {
        let events = self.position.apply(seat, action)?;
        self.actions.push(PlayedAction { seat, action, by });
        Ok(events)
    }

    /// Goes back to the position after the first `actions` actions; does nothing if there are no
    /// more than that.
    pub fn go_back(&mut self, actions: usize) {
        if let Some(position) = self.position_after(actions) {
            self.position = position;
            self.actions.truncate(actions);
        }
    }

    /// The position after the first `actions` actions; `None` if there are fewer.
    pub fn position_after(&self, actions: usize) -> Option<G> {
        let played = self.actions.get(..actions)?;
        let mut position = self.dealt();
        played.iter().for_each(|played| position.advance(played.seat, played.action));
        Some(position)
    }

    /// Replays the game and calls `each` for every action, with its events and the position after
    /// it.
    pub fn walk(&self, mut each: impl FnMut(Step<'_, G>)) {
        let mut position = self.dealt();
        for (number, &PlayedAction { seat, action, .. }) in (1..).zip(&self.actions) {
            let events = position.apply(seat, action).unwrap_or_default();
            each(Step { number, seat, action, events, after: &position });
        }
    }

    /// How many actions precede the turn to which action `index` belongs, counted from 0. Where
    /// several seats choose at the same time, their actions are one turn.
    pub fn turn_start(&self, index: usize) -> usize {
        let mut position = self.dealt();
        let mut start = 0;
        for (number, played) in (1..).zip(self.actions.iter().take(index)) {
            let is_last = position.to_act().len() <= 1;
            position.advance(played.seat, played.action);
            if is_last {
                start = number;
            }
        }
        start
    }

    /// What a viewer learns from the deal and from each action; `None` sees all cards.
    pub fn story(&self, viewer: Option<Viewer>) -> Vec<Chapter<G, B>> {
        let mut chapters = vec![Chapter::new(None, &self.dealt().opening(), viewer)];
        self.walk(|step| {
            let by = self.actions[step.number - 1].by.clone();
            chapters.push(Chapter::new(Some((step.seat, by)), &step.events, viewer));
        });
        chapters
    }

    /// The record, with choices made at the same time in the order of seats. A turn in which
    /// somebody has yet to choose is left out: its choices are still secret.
    pub fn record(&self, seats: Vec<SeatEntry>) -> Record<G> {
        let (options, deal) = (*self.setup).clone();
        let mut recorder = Recorder::new(options, deal, seats, false);
        let mut position = self.dealt();
        let mut left: Vec<(Seat, G::Action)> =
            self.actions.iter().map(|played| (played.seat, played.action)).collect();
        left.truncate(self.turn_start(left.len()));
        while let Some(next) = position.to_act().first()
            && let Some(index) = left.iter().position(|(seat, _)| *seat == next)
        {
            let (seat, action) = left.remove(index);
            recorder.note(&position, seat, action);
            position.advance(seat, action);
        }
        recorder.finish(&position)
    }

    /// The position after the deal.
    fn dealt(&self) -> G {
        G::start(&self.setup.0, &self.setup.1).expect("the game started from this deal before")
    }
}

impl<G: Game, B: Clone + Default> Playthrough<G, B> {
    /// Applies an action that the seat's own player chose.
    pub fn apply(&mut self, seat: Seat, action: G::Action) -> Result<Vec<EventOf<G>>, G::Illegal> {
        self.apply_by(seat, action, B::default())
    }

    /// The playthrough that a record describes.
    pub fn from_record(record: &Record<G>) -> Result<Self, Box<Fault<G::Illegal>>> {
        let setup = |bad| Box::new(Fault { at: None, kind: FaultKind::Setup(bad) });
        let mut playthrough = Self::start(record.options.clone(), record.deal.clone()).map_err(setup)?;
        playthrough.position = replay(record, |Step { seat, action, .. }| {
            playthrough.actions.push(PlayedAction { seat, action, by: B::default() });
        })?;
        Ok(playthrough)
    }
}

impl<G: Game, B> fmt::Debug for Playthrough<G, B> {
    /// Omits the deal and the position, which are secret during the game.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Playthrough({}, {} actions)", G::NAME, self.actions.len())
    }
}
