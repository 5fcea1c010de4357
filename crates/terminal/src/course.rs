//! A game as it has gone so far: what was agreed and dealt, what was done, what happened.

use crate::agreed::{self, Sitter};
use crate::face::Face;
use interregnum_kernel::{
    BadSetup, EventOf, Phrase, Record, Recorder, Seat, SeatEntry, Seed, ToldOf, Viewer,
};

/// What was agreed and dealt.
#[derive(Clone, Debug)]
pub(crate) struct Start<G: Face> {
    pub(crate) options: G::Options,
    pub(crate) deal: G::Deal,
    pub(crate) seed: Seed,
    pub(crate) sitters: Vec<Sitter>,
    /// The seed of the first game at this table: the names of its bots follow from it.
    pub(crate) table: Seed,
}

impl<G: Face> Start<G> {
    /// The deal that follows from the seed.
    pub(crate) fn new(options: G::Options, seed: Seed, sitters: Vec<Sitter>) -> Self {
        let deal = G::deal(&options, seed);
        Self { options, deal, seed, sitters, table: seed }
    }

    /// Another game at the same table, where everybody keeps their name.
    pub(crate) fn again(&self, seed: Seed) -> Self {
        Self { table: self.table, ..Self::new(G::next(&self.options), seed, self.sitters.clone()) }
    }

    /// What to call each seat; a person who is alone with bots is called `alone`.
    pub(crate) fn names(&self, alone: &Phrase) -> Vec<Phrase> {
        agreed::names::<G>(&self.sitters, self.table, alone)
    }
}

/// One action, done.
struct Step<G: Face> {
    seat: Seat,
    action: G::Action,
    events: Vec<EventOf<G>>,
}

/// A game so far.
pub(crate) struct Course<G: Face> {
    start: Start<G>,
    game: G,
    opening: Vec<EventOf<G>>,
    steps: Vec<Step<G>>,
}

impl<G: Face> Course<G> {
    /// The game before its first action.
    pub(crate) fn begin(start: Start<G>) -> Result<Self, BadSetup> {
        let game = G::start(&start.options, &start.deal)?;
        let opening = game.opening();
        Ok(Self { start, game, opening, steps: Vec::new() })
    }

    pub(crate) const fn start(&self) -> &Start<G> {
        &self.start
    }

    pub(crate) const fn game(&self) -> &G {
        &self.game
    }

    /// How many actions have been done.
    pub(crate) fn done(&self) -> usize {
        self.steps.len()
    }

    /// Who has done what.
    pub(crate) fn actions(&self) -> impl DoubleEndedIterator<Item = (Seat, G::Action)> + ExactSizeIterator {
        self.steps.iter().map(|step| (step.seat, step.action))
    }

    /// Does an action, if the rules allow it.
    pub(crate) fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Illegal> {
        let events = self.game.apply(seat, action)?;
        self.steps.push(Step { seat, action, events });
        Ok(())
    }

    /// Goes back to where so many actions had been done.
    pub(crate) fn back_to(&mut self, done: usize) {
        self.steps.truncate(done);
        if let Ok(mut game) = G::start(&self.start.options, &self.start.deal) {
            self.steps.iter().for_each(|step| game.advance(step.seat, step.action));
            self.game = game;
        }
    }

    /// What a viewer was told so far, as sentences; `None`: with all cards open.
    pub(crate) fn tale(&self, viewer: Option<Viewer>) -> Vec<Phrase> {
        self.tale_until(viewer, self.steps.len())
    }

    /// The same, of the first actions only.
    pub(crate) fn tale_until(&self, viewer: Option<Viewer>, done: usize) -> Vec<Phrase> {
        let tell = |event: &EventOf<G>| viewer.map_or_else(|| event.open(), |viewer| event.told(viewer));
        let parts =
            std::iter::once(&self.opening).chain(self.steps.iter().take(done).map(|step| &step.events));
        parts.flat_map(|events| G::narrate(&events.iter().map(tell).collect::<Vec<ToldOf<G>>>())).collect()
    }

    /// The record of the game so far.
    pub(crate) fn record(&self, names: &[String]) -> Record<G> {
        let seats = self.start.sitters.iter().zip(names);
        let seats =
            seats.map(|(sitter, name)| SeatEntry { name: name.clone(), player: sitter.word().into() });
        let (options, deal) = (self.start.options.clone(), self.start.deal.clone());
        let mut recorder = Recorder::<G>::new(options, deal, seats.collect(), false);
        if let Ok(mut game) = G::start(&self.start.options, &self.start.deal) {
            for step in &self.steps {
                recorder.note(&game, step.seat, step.action);
                game.advance(step.seat, step.action);
            }
        }
        recorder.finish(&self.game)
    }
}

/// The part of a tale that tells what decided something last: its sentences, and the numbers
/// of the rules that decided.
pub(crate) fn decision<G: Face>(tale: &[Phrase]) -> Option<(Vec<&Phrase>, Vec<&str>)> {
    let last = tale.iter().rposition(|phrase| G::decides(phrase))?;
    let first = tale[..last].iter().rposition(|phrase| G::is_heading(phrase)).unwrap_or(0);
    let part = &tale[first..=last];
    let told: Vec<&Phrase> = if part.len() <= WHOLE {
        part.iter().collect()
    } else {
        part.iter().filter(|phrase| G::decides(phrase)).collect()
    };
    let mut rules: Vec<&str> = Vec::new();
    for phrase in part.iter().filter(|phrase| G::decides(phrase)) {
        let named = phrase.args.iter().find_map(|(name, arg)| match arg {
            interregnum_kernel::Arg::Text(text) if *name == "rule" => Some(text.as_str()),
            _ => None,
        });
        rules.extend(named.filter(|rule| !rules.contains(rule)));
    }
    Some((told, rules))
}

/// A part with no more sentences is told whole.
const WHOLE: usize = 9;
