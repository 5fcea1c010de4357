//! Best responses in games with hidden cards: one side's strategy is fixed, the other side knows it
//! and sees its own cards only.
//!
//! The walk goes depth first over what the responder sees. It carries the list of all histories that
//! the responder cannot distinguish (an information set), each weighted by the probability that
//! chance and the fixed strategy lead there. So each information set is visited once, with all its
//! histories, and the best choice there is the one with the greatest sum over them. No more is in
//! memory than the lists along one path.

use std::collections::HashMap;
use std::hash::Hash;
use std::rc::Rc;

/// What happens after a history.
#[derive(Clone, Debug)]
pub enum Moment {
    /// The responder has this number of choices, at least one. Histories that it cannot distinguish
    /// have the same number.
    Response(usize),
    /// Chance or the fixed strategy chooses; the probabilities add up to one.
    Drawn(Rc<[f64]>),
}

/// A history after a choice.
#[derive(Clone, Debug)]
pub enum Next<H, S> {
    /// The game is over; the responder gets this payoff.
    Over(f64),
    /// The game goes on, and the responder has seen this.
    Goes(H, S),
}

/// A game of two sides with hidden information, one of which follows a fixed strategy. The responder
/// remembers what it saw and chose (perfect recall).
pub trait HiddenGame {
    /// Everything that happened, hidden cards included.
    type History;
    /// What the responder sees of a step. Histories that it could not distinguish before stay
    /// indistinguishable if their signals are equal. A signal also tells who chooses next.
    type Signal: Eq + Hash;

    /// What happens now.
    fn moment(&mut self, history: &Self::History) -> Moment;

    /// What follows a choice, counted from 0.
    fn after(&mut self, history: &Self::History, choice: usize) -> Next<Self::History, Self::Signal>;
}

/// Histories that the responder cannot distinguish, with the probability of each without its own
/// choices. The order of the groups is that of the first history of each, so that the sums of two
/// walks are rounded alike.
struct Groups<G: HiddenGame> {
    places: HashMap<G::Signal, usize>,
    lists: Vec<Vec<(G::History, f64)>>,
    /// What the responder gets where the game is over, weighted.
    over: f64,
}

impl<G: HiddenGame> Groups<G> {
    fn new() -> Self {
        Self { places: HashMap::new(), lists: Vec::new(), over: 0.0 }
    }

    fn add(&mut self, next: Next<G::History, G::Signal>, weight: f64) {
        match next {
            Next::Over(payoff) => self.over += weight * payoff,
            Next::Goes(history, signal) => {
                let place = *self.places.entry(signal).or_insert(self.lists.len());
                if place == self.lists.len() {
                    self.lists.push(Vec::new());
                }
                self.lists[place].push((history, weight));
            }
        }
    }

    fn value(self, game: &mut G) -> f64 {
        self.lists.into_iter().fold(self.over, |sum, list| sum + best_response(game, &list))
    }
}

/// What a best response gets from these histories, summed with their weights. The responder cannot
/// distinguish them.
pub fn best_response<G: HiddenGame>(game: &mut G, histories: &[(G::History, f64)]) -> f64 {
    let Some((first, _)) = histories.first() else { return 0.0 };
    match game.moment(first) {
        Moment::Response(choices) => {
            let worth = |game: &mut G, choice: usize| {
                let mut groups = Groups::<G>::new();
                for (history, weight) in histories {
                    let next = game.after(history, choice);
                    groups.add(next, *weight);
                }
                groups.value(game)
            };
            (0..choices).map(|choice| worth(game, choice)).fold(f64::NEG_INFINITY, f64::max)
        }
        Moment::Drawn(_) => {
            let mut groups = Groups::<G>::new();
            for (history, weight) in histories {
                let Moment::Drawn(mix) = game.moment(history) else { continue };
                for (choice, probability) in mix.iter().enumerate().filter(|(_, share)| **share > 0.0) {
                    let next = game.after(history, choice);
                    groups.add(next, weight * probability);
                }
            }
            groups.value(game)
        }
    }
}
