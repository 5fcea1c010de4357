//! What may come next, as far as a player can tell who waits: worlds that fit the player's view are
//! imagined and played on. The true hands take no part in it.

use crate::playthrough::TableGame;
use crate::state::State;
use crate::{Entropy, PlannedMove, Refused};
use interregnum_kernel::{Game, Phrase, Seat, View, Viewer};
use interregnum_players::{Playable, VisitPlayable, visit_playable};
use rand_core::Rng;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// How often the moves are followed from the beginning, how many worlds show what may come after them,
/// and in how many a move is looked for.
const RUNS: usize = 5;
const WORLDS: usize = 100;
const TRIES: usize = 400;

/// Who may do what next, as far as a player can tell.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Foresight {
    /// Who acts next: the player, where several choose at the same time and the player is one of them.
    pub seat: Seat,
    /// What the seat may do then. Of the player's own actions, those that are possible whatever is hidden; of
    /// another's, those that everybody will see.
    pub actions: Vec<PossibleAction>,
}

/// An action that may come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct PossibleAction {
    /// The action, as in a record.
    pub action: String,
    /// The action in words.
    pub label: Phrase,
}

/// A question about what may come. It holds a view and no position; the caller decides where the worlds
/// are imagined.
pub trait ForesightTask: Send {
    /// The answer. It is refused if the game is over then, if nobody can tell, or if the next action is one
    /// that the player will not see.
    fn answer(&self, entropy: Entropy) -> Result<Foresight, Refused>;
}

impl State {
    /// A question of a seat that could plan.
    pub(crate) fn foresee(
        &self,
        seat: Seat,
        moves: &[PlannedMove],
    ) -> Result<Box<dyn ForesightTask>, Refused> {
        let game = self.game()?;
        if !self.setup.clock.is_days() {
            return Err(Refused::NoPlans);
        }
        if game.awaited().contains(seat) {
            return Err(Refused::PlanOnTurn);
        }
        if moves.len() >= crate::plan::LONGEST_LINE {
            return Err(Refused::BadPlan);
        }
        // A choice that the player has sealed is known to the player, and comes first.
        let sealed = game.sealed.get(seat.index()).and_then(Option::as_ref);
        let sealed = sealed.map(|sealed| PlannedMove { seat, action: sealed.action.clone() });
        let moves: Vec<&PlannedMove> = sealed.iter().chain(moves).collect();
        let question = Question { seat, moves: &moves, playthrough: game.playthrough.as_any() };
        visit_playable(&self.setup.game, question).unwrap_or(Err(Refused::NotNow))
    }
}

/// A question before the type of its game is known.
struct Question<'a> {
    seat: Seat,
    moves: &'a [&'a PlannedMove],
    playthrough: &'a dyn std::any::Any,
}

impl VisitPlayable for Question<'_> {
    type Output = Result<Box<dyn ForesightTask>, Refused>;

    fn game<G: Playable>(self) -> Self::Output {
        let game = self.playthrough.downcast_ref::<TableGame<G>>().ok_or(Refused::NotNow)?;
        let read = |planned: &&PlannedMove| {
            let bad = || Refused::BadAction { found: planned.action.chars().take(40).collect() };
            Ok((planned.seat, planned.action.parse().map_err(|_| bad())?))
        };
        let moves = self.moves.iter().map(read).collect::<Result<_, Refused>>()?;
        let view = game.position().view(Viewer::Seat(self.seat));
        Ok(Box::new(Imagining::<G> { seat: self.seat, view, moves }))
    }
}

/// A question about one game.
struct Imagining<G: Game> {
    seat: Seat,
    view: G::View,
    moves: Vec<(Seat, G::Action)>,
}

impl<G: Playable> ForesightTask for Imagining<G> {
    fn answer(&self, entropy: Entropy) -> Result<Foresight, Refused> {
        let mut rng = entropy.seed(0).generator();
        let runs: Option<Vec<Run<G>>> = (0..RUNS).map(|_| self.run(&mut rng)).collect();
        let runs = runs.ok_or(Refused::NothingForeseen)?;
        let seat = runs.first().ok_or(Refused::NothingForeseen)?.seat;
        let runs = runs.iter().filter(|run| run.seat == seat);
        // Of the player's own cards the ones that a world made up are no choice.
        let needed = if seat == self.seat { runs.clone().map(|run| run.worlds).sum() } else { 1 };
        let mut possible: BTreeMap<G::Action, usize> = BTreeMap::new();
        for (action, worlds) in runs.flat_map(|run| &run.possible) {
            *possible.entry(*action).or_default() += worlds;
        }
        if possible.is_empty() {
            return Err(Refused::PlanOnHidden);
        }
        let offered = possible.into_iter().filter(|(_, worlds)| *worlds >= needed);
        let action = |(action, _): (G::Action, _)| PossibleAction {
            action: action.to_string(),
            label: G::action_label(action),
        };
        Ok(Foresight { seat, actions: offered.map(action).collect() })
    }
}

/// What may come after the moves, in worlds with one past.
struct Run<G: Game> {
    seat: Seat,
    worlds: usize,
    /// In how many worlds each action is legal.
    possible: BTreeMap<G::Action, usize>,
}

impl<G: Playable> Imagining<G> {
    /// Follows the moves turn by turn. After each whole turn the player would know more, so worlds are
    /// imagined anew from the view that follows.
    fn run(&self, rng: &mut impl Rng) -> Option<Run<G>> {
        let (mut view, mut moves) = (self.view.clone(), self.moves.as_slice());
        loop {
            let seats = view.to_act().len();
            if seats == 0 || moves.len() < seats {
                break;
            }
            let (turn, rest) = moves.split_at(seats);
            let world = (0..TRIES).find_map(|_| imagined::<G>(&view, turn, rng))?;
            (view, moves) = (world.view(Viewer::Seat(self.seat)), rest);
        }
        let mut run: Option<Run<G>> = None;
        for world in (0..WORLDS).filter_map(|_| imagined::<G>(&view, moves, rng)) {
            let to_act = world.to_act();
            let seat = if to_act.contains(self.seat) { self.seat } else { to_act.first()? };
            let run = run.get_or_insert_with(|| Run { seat, worlds: 0, possible: BTreeMap::new() });
            run.worlds += 1;
            let is_offered = |action: &G::Action| seat == self.seat || world.is_public(*action);
            let offered = world.legal(seat).filter(is_offered);
            offered.for_each(|action| *run.possible.entry(action).or_default() += 1);
        }
        run
    }
}

/// A world that fits a view, after these moves; `None` if they are not legal in it.
fn imagined<G: Playable>(view: &G::View, moves: &[(Seat, G::Action)], rng: &mut impl Rng) -> Option<G> {
    let mut world = G::imagine(view, rng);
    for (seat, action) in moves {
        world.check(*seat, *action).ok()?;
        world.advance(*seat, *action);
    }
    Some(world)
}
