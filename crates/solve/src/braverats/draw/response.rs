//! Best responses: what a strategy of one side is worth against an opponent that knows it.
//!
//! This walk shares no code with the training. It computes in doubles, and it maximizes over every
//! choice of the responder at every public history and hand. The responder may remember when it
//! drew its cards, but that cannot help it: the other side's hand, its strategy and the cards to come
//! depend on the public history and on the responder's current hand alone. So the best response
//! found here is one among all strategies.

use super::holdings::Holdings;
use super::strategy::{DrawStrategy, shares};
use super::tree::{Both, Child, DrawGame, Next, Position};
use interregnum_braverats::{APPLEWOOD, YARG};
use interregnum_kernel::{BySeat, Seat};
use std::num::NonZero;
use std::sync::{Mutex, PoisonError};

/// What the strategies of both sides guarantee.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DrawCertificate {
    /// What Yarg's strategy gets against a best response: the value of the game is at least this.
    pub lower: f64,
    /// What a best response gets against Applewood's strategy: the value is at most this.
    pub upper: f64,
}

impl DrawCertificate {
    /// Both best responses.
    pub fn of(game: &DrawGame, strategy: &DrawStrategy, threads: NonZero<usize>) -> Self {
        let [yarg, applewood] = [YARG, APPLEWOOD].map(|seat| best_response(game, strategy, seat, threads));
        Self { lower: -applewood, upper: yarg }
    }

    /// The most that a best response can gain over the value of the game, against either side: the
    /// distance of the two bounds, because the value lies between them.
    pub fn exploitable(&self) -> f64 {
        self.upper - self.lower
    }
}

/// What a best response of this side gets against the other side's strategy.
pub fn best_response(
    game: &DrawGame,
    strategy: &DrawStrategy,
    responder: Seat,
    threads: NonZero<usize>,
) -> f64 {
    let root = &game.positions[game.root as usize];
    let (own, other) = (game.holdings_at(root, responder), responder.clockwise(1, 2));
    let prior = game.holdings_at(root, other).prior();
    let weights = &strategy.weights[other];
    let walk = Walk { game, responder, other, weights };
    let values = walk.values(root, BySeat([0, 0]), &prior, threads.get());
    own.prior().iter().zip(values).map(|(share, value)| share * value).sum()
}

struct Walk<'a> {
    game: &'a DrawGame,
    responder: Seat,
    other: Seat,
    weights: &'a [f32],
}

/// A continuation whose values are asked for: its position, where its numbers begin, and the
/// probabilities of the other side's hands.
struct Asked {
    position: u32,
    begins: Both<usize>,
    reach: Vec<f64>,
}

impl Walk<'_> {
    /// The value of each hand of the responder, times the probability that the other side comes to
    /// this public history.
    fn values(&self, at: &Position, begins: Both<usize>, reach: &[f64], threads: usize) -> Vec<f64> {
        let (mine, theirs) =
            (self.game.holdings_at(at, self.responder), self.game.holdings_at(at, self.other));
        let reached: Vec<Vec<Vec<f64>>> = (0..self.game.situations(at, self.other))
            .map(|situation| self.played(theirs, begins[self.other], situation, reach))
            .collect();
        // By situation and card of the responder: the values of its hands after the draw.
        let mut gained: Vec<Vec<Vec<f64>>> = (0..self.game.situations(at, self.responder))
            .map(|_| mine.plays.iter().map(|play| vec![0.0; usize::from(play.next_hands)]).collect())
            .collect();
        let columns = self.game.holdings_at(at, APPLEWOOD).plays.len();
        let mut later = Vec::new();
        for pair in 0..self.game.pairs(at) {
            let (yarg, applewood) = (pair / columns, pair % columns);
            let (own, met) = if self.responder == YARG { (yarg, applewood) } else { (applewood, yarg) };
            let reach = &reached[DrawGame::situation(at, self.other, own)][met];
            let gained = &mut gained[DrawGame::situation(at, self.responder, met)][own];
            let over = match at.next {
                Next::Payoffs(payoffs) => self.game.payoffs[payoffs as usize + pair],
                Next::Children(children) => match self.game.children[children as usize + pair] {
                    Child::Over(value) => f64::from(value),
                    Child::Goes { position, base } => {
                        let begins = BySeat([YARG, APPLEWOOD].map(|seat| begins[seat] + base[seat] as usize));
                        later.push((pair, Asked { position, begins, reach: reach.clone() }));
                        continue;
                    }
                },
            };
            let sign = if self.responder == YARG { 1.0 } else { -1.0 };
            let gain = sign * over * reach.iter().sum::<f64>();
            gained.iter_mut().for_each(|sum| *sum += gain);
        }
        for (pair, values) in self.answers(&later, threads) {
            let (yarg, applewood) = (pair / columns, pair % columns);
            let (own, met) = if self.responder == YARG { (yarg, applewood) } else { (applewood, yarg) };
            let gained = &mut gained[DrawGame::situation(at, self.responder, met)][own];
            gained.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
        }
        best(mine, &gained)
    }

    /// The values of continuations, in several threads.
    fn answers(&self, asked: &[(usize, Asked)], threads: usize) -> Vec<(usize, Vec<f64>)> {
        let one = |(pair, Asked { position, begins, reach }): &(usize, Asked)| {
            let at = &self.game.positions[*position as usize];
            (*pair, self.values(at, *begins, reach, 1))
        };
        if threads == 1 {
            return asked.iter().map(one).collect();
        }
        let (queue, found) = (Mutex::new(asked.iter()), Mutex::new(Vec::new()));
        let work = || {
            loop {
                let next = queue.lock().unwrap_or_else(PoisonError::into_inner).next();
                let Some(next) = next else { break };
                let values = one(next);
                found.lock().unwrap_or_else(PoisonError::into_inner).push(values);
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..threads {
                scope.spawn(work);
            }
            work();
        });
        let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
        // The order of the sums does not depend on the threads.
        found.sort_by_key(|(pair, _)| *pair);
        found
    }

    /// By card of the other side: the probabilities of its hands after the draw.
    fn played(&self, theirs: &Holdings, begin: usize, situation: usize, reach: &[f64]) -> Vec<Vec<f64>> {
        let begin = begin + situation * theirs.choices.len();
        let weights = &self.weights[begin..begin + theirs.choices.len()];
        let mut played = Vec::with_capacity(weights.len());
        for (hand, reach) in reach.iter().enumerate() {
            played.extend(shares(&weights[theirs.choices_of(hand)]).map(|share| share * reach));
        }
        let after = |play: &super::holdings::Play| {
            let mut after = vec![0.0; usize::from(play.next_hands)];
            for draw in &play.draws {
                after[usize::from(draw.next)] += played[usize::from(draw.choice)] * draw.exact_chance();
            }
            after
        };
        theirs.plays.iter().map(after).collect()
    }
}

/// The value of each hand with its best card in each situation.
fn best(mine: &Holdings, gained: &[Vec<Vec<f64>>]) -> Vec<f64> {
    let mut values = vec![0.0; mine.hands.len()];
    for gained in gained {
        let mut choices = vec![0.0; mine.choices.len()];
        for (play, gained) in mine.plays.iter().zip(gained) {
            for draw in &play.draws {
                choices[usize::from(draw.choice)] += draw.exact_chance() * gained[usize::from(draw.next)];
            }
        }
        for (hand, value) in values.iter_mut().enumerate() {
            *value += choices[mine.choices_of(hand)].iter().copied().fold(f64::NEG_INFINITY, f64::max);
        }
    }
    values
}
