//! A game at the terminal: its setup, its occupants, and what has been played.

use crate::agreed::{self, Occupant};
use crate::games::TerminalGame;
use interregnum_kernel::{BadSetup, Phrase, Playthrough, Record, Seat, SeatEntry, Seed, Sentence, Viewer};

/// Everything that is fixed before the first action.
#[derive(Clone, Debug)]
pub(crate) struct Start<G: TerminalGame> {
    pub(crate) options: G::Options,
    pub(crate) deal: G::Deal,
    pub(crate) seed: Seed,
    pub(crate) occupants: Vec<Occupant>,
    /// The seed of the first game at this table: the names of its bots follow from it.
    pub(crate) table: Seed,
}

impl<G: TerminalGame> Start<G> {
    /// The deal that follows from the seed.
    pub(crate) fn new(options: G::Options, seed: Seed, occupants: Vec<Occupant>) -> Self {
        let deal = G::deal(&options, seed);
        Self { options, deal, seed, occupants, table: seed }
    }

    /// Another game at the same table, where everybody keeps their name.
    pub(crate) fn again(&self, seed: Seed) -> Self {
        Self { table: self.table, ..Self::new(G::next(&self.options), seed, self.occupants.clone()) }
    }

    /// The name of each seat; a single person among bots is called `alone`.
    pub(crate) fn names(&self, alone: &Phrase) -> Vec<Phrase> {
        agreed::names::<G>(&self.occupants, self.table, alone)
    }
}

/// A playthrough with its occupants.
pub(crate) struct LocalGame<G: TerminalGame> {
    start: Start<G>,
    playthrough: Playthrough<G>,
}

impl<G: TerminalGame> LocalGame<G> {
    /// The game before its first action.
    pub(crate) fn begin(start: Start<G>) -> Result<Self, BadSetup> {
        let playthrough = Playthrough::start(start.options.clone(), start.deal.clone())?;
        Ok(Self { start, playthrough })
    }

    pub(crate) const fn start(&self) -> &Start<G> {
        &self.start
    }

    pub(crate) const fn position(&self) -> &G {
        self.playthrough.position()
    }

    /// How many actions were played.
    pub(crate) fn done(&self) -> usize {
        self.playthrough.actions().len()
    }

    /// The actions with their seats, in order.
    pub(crate) fn actions(&self) -> impl DoubleEndedIterator<Item = (Seat, G::Action)> + ExactSizeIterator {
        self.playthrough.actions().iter().map(|played| (played.seat, played.action))
    }

    /// Plays an action, if the rules allow it.
    pub(crate) fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Illegal> {
        self.playthrough.apply(seat, action).map(|_| ())
    }

    /// Goes back to the position after the first `done` actions.
    pub(crate) fn back_to(&mut self, done: usize) {
        self.playthrough.go_back(done);
    }

    /// What a viewer learnt, in sentences; `None` sees all cards.
    pub(crate) fn tale(&self, viewer: Option<Viewer>) -> Vec<Sentence> {
        self.playthrough.story(viewer).into_iter().flat_map(|chapter| chapter.sentences).collect()
    }

    /// The record of the game so far.
    pub(crate) fn record(&self, names: &[String]) -> Record<G> {
        let seats = self.start.occupants.iter().zip(names);
        let seats =
            seats.map(|(occupant, name)| SeatEntry { name: name.clone(), player: occupant.word().into() });
        self.playthrough.record(seats.collect())
    }
}
