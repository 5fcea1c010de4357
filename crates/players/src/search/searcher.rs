//! The search as a player: with a budget of time or worlds, on several threads.

use super::stopwatch::Stopwatch;
use super::tree::{Choice, Tree};
use super::world::{Act, Dice, WorldModel};
use crate::budget::Budget;
use crate::player::{Player, Weighed};
use crate::{Playable, explained};
use interregnum_kernel::View;
use rand_core::{Rng, SeedableRng};
use std::num::NonZero;
use std::time::Duration;

/// A game that can be searched.
pub trait Searched: Playable {
    /// Samples its worlds.
    type WorldModel: WorldModel<World: super::World<Action = Self::Action>>;

    /// Samples worlds in which the others err.
    type Swindle: WorldModel<World: super::World<Action = Self::Action>>;

    /// The world model of a view, for a search with this budget.
    fn model(view: &Self::View, budget: Budget, dice: &mut Dice) -> Self::WorldModel;

    /// The world model in which the others err, for a view that is solved and not won.
    fn swindle(_view: &Self::View, _dice: &mut Dice) -> Option<Self::Swindle> {
        None
    }
}

/// The strong player.
pub struct Search<G: Searched> {
    budget: Budget,
    threads: NonZero<usize>,
    endgame: G::EndgameSolver,
}

/// The number of worlds between two checks whether the search is over early.
const WORLDS_PER_CHECK: u64 = 16;

impl<G: Searched> Search<G> {
    /// A player with this budget for every action.
    pub fn new(budget: Budget, threads: NonZero<usize>) -> Self {
        Self { budget, threads, endgame: G::EndgameSolver::default() }
    }

    /// The value of every legal action, in the view's order; `tries` is the number of tries, or,
    /// where seats choose at the same time, proportional to the probability of the action.
    fn evaluator(
        &mut self,
        view: &G::View,
        candidates: &[G::Action],
        until: Until,
        rng: &mut dyn Rng,
    ) -> Vec<Weighed<G::Action>> {
        let start = Stopwatch::start(self.budget);
        let mut dice: Vec<Dice> =
            (0..self.threads.get()).map(|_| Dice::seed_from_u64(rng.next_u64())).collect();
        match G::known(&mut self.endgame, view, self.budget.node_limit()) {
            None => {
                let model = G::model(view, self.budget, &mut dice[0]);
                self.searched(&model, (self.budget, until), (view, candidates), start, &mut dice)
            }
            Some(known) => match G::swindle(view, &mut dice[0]).filter(|_| not_won(&known)) {
                None => known,
                Some(swindle) => {
                    let budget = self.budget.for_swindle(start.elapsed());
                    // The action that is tried most may be none of the best; then another is chosen.
                    let until = if matches!(budget, Budget::Worlds(_)) { Until::Spent } else { until };
                    let start = Stopwatch::start(budget);
                    hoped(
                        known,
                        &self.searched(&swindle, (budget, until), (view, candidates), start, &mut dice),
                    )
                }
            },
        }
    }

    /// The values of every legal action by a search with this model, in the view's order.
    fn searched<D: WorldModel<World: super::World<Action = G::Action>>>(
        &self,
        model: &D,
        (budget, until): (Budget, Until),
        (view, candidates): (&G::View, &[G::Action]),
        start: Stopwatch,
        dice: &mut [Dice],
    ) -> Vec<Weighed<G::Action>> {
        let sealed = view.to_act().len() > 1;
        let until = match budget {
            // The trees of several threads decide together, and none knows the others.
            Budget::Worlds(_) if self.threads.get() > 1 => Until::Spent,
            _ => until,
        };
        let share = |thread: usize| match budget {
            Budget::Worlds(worlds) => {
                let threads = self.threads.get() as u64;
                Budget::Worlds(worlds / threads + u64::from((thread as u64) < worlds % threads))
            }
            time @ Budget::Time(_) => time,
        };
        let found: Vec<Vec<Choice<G::Action>>> = std::thread::scope(|scope| {
            let (mine, others) = dice.split_at_mut(1);
            let run = |model: D, budget: Budget, dice: &mut Dice| {
                grown(Tree::among(model, candidates.to_vec()), (budget, until), start, dice)
            };
            let others: Vec<_> = others
                .iter_mut()
                .enumerate()
                .map(|(thread, dice)| {
                    let (model, budget) = (model.clone(), share(thread + 1));
                    scope.spawn(move || run(model, budget, dice))
                })
                .collect();
            let mine = run(model.clone(), share(0), &mut mine[0]);
            let others = others.into_iter().filter_map(|thread| thread.join().ok());
            std::iter::once(mine).chain(others).collect()
        });
        view.legal().iter().map(|&action| together(action, view, &found, sealed)).collect()
    }
}

/// When a search ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Until {
    /// When the budget is spent, so that every action is evaluated as well as possible.
    Spent,
    /// When the budget is spent or the rest of it cannot change the choice.
    Decided,
}

/// Whether no action wins for certain.
fn not_won<A>(known: &[Weighed<A>]) -> bool {
    known.iter().all(|weighed| weighed.chance < 1.0)
}

/// The known values; among equal ones, the action that the others are likeliest to answer wrongly
/// has most tries.
fn hoped<A>(known: Vec<Weighed<A>>, hopes: &[Weighed<A>]) -> Vec<Weighed<A>> {
    let best = known.iter().map(|weighed| weighed.chance).fold(0.0, f64::max);
    let mix = |(known, swindle): (Weighed<A>, &Weighed<A>)| {
        let tries = if known.chance < best { 0 } else { swindle.tries };
        Weighed { tries, ..known }
    };
    known.into_iter().zip(hopes).map(mix).collect()
}

/// Grows a tree until the budget is spent, and returns the choices at its root.
fn grown<G: WorldModel>(
    mut tree: Tree<G>,
    (budget, until): (Budget, Until),
    start: Stopwatch,
    dice: &mut Dice,
) -> Vec<Choice<Act<G>>> {
    let (begun, mut walked) = (Stopwatch::start(budget), 0);
    let over = |tree: &Tree<G>, walked: u64| {
        let check = walked > 0 && walked.is_multiple_of(WORLDS_PER_CHECK);
        let decided = |ahead: u64| until == Until::Decided && tree.decided(ahead);
        match budget {
            Budget::Worlds(worlds) => walked >= worlds.max(1) || check && decided(worlds - walked),
            Budget::Time(time) if check => {
                let left = time.saturating_sub(start.elapsed());
                left.is_zero() || decided(ahead(walked, begun.elapsed(), left))
            }
            Budget::Time(_) => false,
        }
    };
    while !over(&tree, walked) {
        tree.walk(dice);
        walked += 1;
    }
    tree.into_root()
}

/// The number of worlds that the time left allows, from the time that `worlds` took.
#[expect(clippy::cast_sign_loss, reason = "times are not negative")]
fn ahead(walked: u64, took: Duration, left: Duration) -> u64 {
    (walked as f64 * left.as_secs_f64() / took.as_secs_f64().max(1e-9)).ceil() as u64
}

/// The value of an action, averaged over all trees.
fn together<A: Copy + Eq, V: View>(
    action: A,
    view: &V,
    found: &[Vec<Choice<A>>],
    sealed: bool,
) -> Weighed<A> {
    let seat = view.viewer().seat();
    let choices =
        || found.iter().flatten().filter(|choice| choice.action == action && Some(choice.seat) == seat);
    let tries: u64 = choices().map(|choice| u64::from(choice.tries)).sum();
    let worth: f64 = choices().map(|choice| f64::from(choice.worth)).sum();
    let mixed: f64 = choices().map(|choice| f64::from(choice.mix.total)).sum();
    Weighed {
        action,
        chance: if tries == 0 { 0.5 } else { worth / tries as f64 },
        tries: if sealed { whole(mixed) } else { tries },
        why: None,
    }
}

impl<G: Searched> Search<G> {
    /// The values of the legal actions in the view's order, where only `candidates` are tried. Where seats choose at the same
    /// time, all are.
    pub(crate) fn weigh_among(
        &mut self,
        view: &G::View,
        candidates: &[G::Action],
        rng: &mut dyn Rng,
    ) -> Vec<Weighed<G::Action>> {
        self.evaluator(view, candidates, Until::Spent, rng)
    }
}

impl<G: Searched> Player<G> for Search<G> {
    fn act(&mut self, view: &G::View, rng: &mut dyn Rng) -> Option<G::Action> {
        if let [only] = view.legal() {
            return Some(*only);
        }
        let until = if view.to_act().len() > 1 { Until::Spent } else { Until::Decided };
        let weighed = self.evaluator(view, &[], until, rng);
        if view.to_act().len() > 1 {
            return by_lot(&weighed, rng);
        }
        weighed.into_iter().max_by_key(|weighed| weighed.tries).map(|weighed| weighed.action)
    }

    fn weigh(&mut self, view: &G::View, rng: &mut dyn Rng) -> Vec<Weighed<G::Action>> {
        if view.legal().is_empty() {
            Vec::new()
        } else {
            explained::<G>(view, self.evaluator(view, &[], Until::Spent, rng))
        }
    }
}

/// The nearest whole number of a sum of shares.
#[expect(clippy::cast_sign_loss, reason = "shares are not negative")]
fn whole(sum: f64) -> u64 {
    sum.round() as u64
}

/// A random action with probability proportional to `tries`.
fn by_lot<A: Copy>(weighed: &[Weighed<A>], rng: &mut dyn Rng) -> Option<A> {
    let total: u64 = weighed.iter().map(|weighed| weighed.tries).sum();
    let mut lot = if total == 0 { 0 } else { rng.next_u64() % total };
    for weighed in weighed {
        if lot < weighed.tries {
            return Some(weighed.action);
        }
        lot -= weighed.tries;
    }
    weighed.first().map(|weighed| weighed.action)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weighed(action: u8, chance: f64, tries: u64) -> Weighed<u8> {
        Weighed { action, chance, tries, why: None }
    }

    #[test]
    fn a_draw_is_not_given_up_for_a_hope() {
        let known = vec![weighed(1, 0.0, 0), weighed(2, 0.5, 0), weighed(3, 0.5, 1)];
        let hopes = [weighed(1, 0.9, 90), weighed(2, 0.8, 7), weighed(3, 0.1, 3)];
        let hoped = hoped(known, &hopes);
        assert_eq!(hoped.iter().map(|weighed| weighed.tries).collect::<Vec<_>>(), [0, 7, 3]);
        // The known values do not change.
        assert_eq!(hoped.iter().map(|weighed| weighed.chance).collect::<Vec<_>>(), [0.0, 0.5, 0.5]);
    }

    #[test]
    fn what_is_won_needs_no_hope() {
        assert!(not_won(&[weighed(1, 0.5, 1), weighed(2, 0.0, 0)]));
        assert!(!not_won(&[weighed(1, 1.0, 1), weighed(2, 0.0, 0)]));
    }
}
