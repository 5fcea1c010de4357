//! Counterfactual regret minimization over the public tree.
//!
//! The variant is CFR+ (Tammelin 2014): regrets never fall below zero, the sides are updated in
//! turn, and iteration `t` counts `t` times in the average strategy. It needs two numbers for each
//! choice and no parameter. A negative regret is forgotten at once, so a side plays few cards with
//! a probability above zero, and the walk skips all continuations that the other side never enters.
//!
//! A walk carries, for each public history, the probability of each hand of the other side, and
//! returns the value of each own hand. The piles are shuffled apart, so the hands of the two sides
//! are independent given the public history, and no pair of hands need be visited.

use super::step::{Step, learn, play};
use super::strategy::DrawStrategy;
use super::tree::{Both, Child, DrawGame, Next, Position};
use interregnum_braverats::{APPLEWOOD, YARG};
use interregnum_kernel::{BySeat, Seat};
use std::num::NonZero;
use std::sync::{Mutex, PoisonError};

/// The most kinds of card of a side in the last round with a pile.
const LAST_KINDS: usize = super::holdings::HAND + 1;

/// A strategy that improves with each iteration.
pub struct DrawTraining<'a> {
    game: &'a DrawGame,
    threads: NonZero<usize>,
    regrets: Both<Vec<f32>>,
    average: DrawStrategy,
    iterations: u32,
}

impl<'a> DrawTraining<'a> {
    /// Begins with strategies that play every card with the same probability.
    pub fn new(game: &'a DrawGame, threads: NonZero<usize>) -> Self {
        let regrets = BySeat([YARG, APPLEWOOD].map(|seat| vec![0.0; game.choices(seat)]));
        Self { game, threads, regrets, average: DrawStrategy::uniform(game), iterations: 0 }
    }

    /// Improves the strategy of each side against the other's.
    pub fn iterate(&mut self) {
        self.iterations += 1;
        for seat in [YARG, APPLEWOOD] {
            self.update(seat);
        }
    }

    /// How many iterations there have been.
    pub const fn iterations(&self) -> u32 {
        self.iterations
    }

    /// The average strategy, which approaches an equilibrium.
    pub const fn average(&self) -> &DrawStrategy {
        &self.average
    }

    /// How many bytes the regrets and the sums of the average take.
    pub fn bytes(&self) -> usize {
        let numbers = [YARG, APPLEWOOD].map(|seat| self.game.choices(seat));
        2 * size_of::<f32>() * numbers.iter().sum::<usize>()
    }

    /// Updates the regrets of a side. The continuations of the first round are shared among the
    /// threads.
    fn update(&mut self, own: Seat) {
        let (game, other) = (self.game, own.clockwise(1, 2));
        let root = &game.positions[game.root as usize];
        let BySeat([yarg, applewood]) = &mut self.regrets;
        let (mine, theirs) = if own == YARG { (yarg, &*applewood) } else { (applewood, &*yarg) };
        let weight = self.iterations as f32;
        let mut walk = Walk {
            game,
            own,
            weight,
            mine,
            theirs,
            sums: &mut self.average.weights[other],
            steps: Vec::new(),
        };
        let reach: Vec<f32> =
            game.holdings_at(root, other).prior().into_iter().map(|share| share as f32).collect();
        let mut out = vec![0.0; game.holdings_at(root, own).hands.len()];
        match root.next {
            Next::Payoffs(_) => walk.values(game.root, BySeat([0, 0]), &reach, &mut out),
            Next::Children(children) => walk.split(root, children, &reach, &mut out, self.threads.get()),
        }
    }
}

/// A walk over a part of the tree; the slices hold the numbers of that part.
struct Walk<'a> {
    game: &'a DrawGame,
    /// The traverser: the player whose regrets this walk updates.
    own: Seat,
    /// The weight of this iteration in the average.
    weight: f32,
    /// The traverser's regrets, which are updated.
    mine: &'a mut [f32],
    /// The regrets of the other side.
    theirs: &'a [f32],
    /// The sums of the other side's average strategy.
    sums: &'a mut [f32],
    /// The memory of the steps that wait.
    steps: Vec<Step>,
}

/// A child of the first position, for one thread: its walk, the position, how likely the opponent holds each
/// hand there, the traverser's situation and card, and the resulting values of the traverser's hands.
struct Task<'a> {
    walk: Walk<'a>,
    position: u32,
    reach: Vec<f32>,
    place: (usize, usize),
    values: Vec<f32>,
}

impl Walk<'_> {
    /// The walk from the first position, with its continuations in several threads.
    fn split(&mut self, root: &Position, children: u32, reach: &[f32], out: &mut [f32], threads: usize) {
        let (game, own, other) = (self.game, self.own, self.own.clockwise(1, 2));
        let (mine, theirs) = (game.holdings_at(root, own), game.holdings_at(root, other));
        let (own_size, other_size) = (game.own_choices(root, own), game.own_choices(root, other));
        let (own_regrets, mut own_rest) = self.mine.split_at_mut(own_size);
        let (other_regrets, mut other_rest) = self.theirs.split_at(other_size);
        let (root_sums, mut sums_rest) = self.sums.split_at_mut(other_size);
        let mut step = Step::default();
        step.open(game, root, own, reach, other_regrets, root_sums, self.weight);
        let mut tasks = Vec::new();
        for pair in 0..game.pairs(root) {
            let (own_kind, other_kind) = kinds(game, root, own, pair);
            let situation = DrawGame::situation(root, own, other_kind);
            let reached = step.reached(theirs, DrawGame::situation(root, other, own_kind), other_kind);
            let values = vec![0.0; usize::from(mine.plays[own_kind].next_hands)];
            match game.children[children as usize + pair] {
                Child::Over(value) => {
                    let gain = signed(own, value) * reached.1;
                    step.gained(mine, situation, own_kind).iter_mut().for_each(|sum| *sum += gain);
                }
                Child::Goes { position, .. } => {
                    let (mine, rest) = own_rest.split_at_mut(game.size_of(position, own));
                    own_rest = rest;
                    let (theirs, rest) = other_rest.split_at(game.size_of(position, other));
                    other_rest = rest;
                    let (sums, rest) = sums_rest.split_at_mut(game.size_of(position, other));
                    sums_rest = rest;
                    let walk = Walk { game, own, weight: self.weight, mine, theirs, sums, steps: Vec::new() };
                    if reached.1 > 0.0 {
                        let place = (situation, own_kind);
                        tasks.push(Task { walk, position, reach: reached.0.to_vec(), place, values });
                    }
                }
            }
        }
        for task in finished(tasks, threads) {
            let gained = step.gained(mine, task.place.0, task.place.1);
            gained.iter_mut().zip(&task.values).for_each(|(sum, value)| *sum += value);
        }
        step.settle(game, root, own, own_regrets, out);
    }

    /// Adds the value of each of the traverser's hands at a position to `out`. `begins` are the offsets of the
    /// position in the slices.
    fn values(&mut self, position: u32, begins: Both<usize>, reach: &[f32], out: &mut [f32]) {
        let game = self.game;
        let at = &game.positions[position as usize];
        let children = match at.next {
            Next::Payoffs(payoffs) => return self.last(at, payoffs as usize, begins, reach, out),
            Next::Children(children) => children as usize,
        };
        let (own, other) = (self.own, self.own.clockwise(1, 2));
        let (mine, theirs) = (game.holdings_at(at, own), game.holdings_at(at, other));
        let mut step = self.steps.pop().unwrap_or_default();
        let block = begins[other]..begins[other] + game.own_choices(at, other);
        let sums = &mut self.sums[block.clone()];
        step.open(game, at, own, reach, &self.theirs[block], sums, self.weight);
        for pair in 0..game.pairs(at) {
            let (own_kind, other_kind) = kinds(game, at, own, pair);
            let situation = DrawGame::situation(at, own, other_kind);
            let other_situation = DrawGame::situation(at, other, own_kind);
            let (_, mass) = step.reached(theirs, other_situation, other_kind);
            if mass == 0.0 {
                continue;
            }
            match game.children[children + pair] {
                Child::Over(value) => {
                    let gain = signed(own, value) * mass;
                    step.gained(mine, situation, own_kind).iter_mut().for_each(|sum| *sum += gain);
                }
                Child::Goes { position, base } => {
                    let begins = BySeat([YARG, APPLEWOOD].map(|seat| begins[seat] + base[seat] as usize));
                    let places = [(situation, own_kind), (other_situation, other_kind)];
                    let (reach, gained) = step.child([mine, theirs], places[0], places[1]);
                    self.values(position, begins, reach, gained);
                }
            }
        }
        let block = begins[own]..begins[own] + game.own_choices(at, own);
        step.settle(game, at, own, &mut self.mine[block], out);
        self.steps.push(step);
    }

    /// The last round with a pile: after it the value depends on the two cards alone.
    fn last(&mut self, at: &Position, payoffs: usize, begins: Both<usize>, reach: &[f32], out: &mut [f32]) {
        let (game, own, other) = (self.game, self.own, self.own.clockwise(1, 2));
        let (mine, theirs) = (game.holdings_at(at, own), game.holdings_at(at, other));
        let (own_each, other_each) = (mine.choices.len(), theirs.choices.len());
        let (own_kinds, other_kinds) = (mine.plays.len(), theirs.plays.len());
        let mut mass = [[0.0; LAST_KINDS]; LAST_KINDS];
        for (situation, mass) in mass[..game.situations(at, other)].iter_mut().enumerate() {
            let begin = begins[other] + situation * other_each;
            let block = begin..begin + other_each;
            let mut played = [0.0; LAST_KINDS * LAST_KINDS];
            let sums = &mut self.sums[block.clone()];
            play(theirs, reach, &self.theirs[block], sums, self.weight, &mut played);
            for (choice, played) in theirs.choices.iter().zip(played) {
                mass[usize::from(choice.kind)] += played;
            }
        }
        let (across, down) = if own == YARG { (1, other_kinds) } else { (own_kinds, 1) };
        for situation in 0..game.situations(at, own) {
            let mut gains = [0.0f32; LAST_KINDS];
            for (own_kind, gain) in gains[..own_kinds].iter_mut().enumerate() {
                let mass = &mass[DrawGame::situation(at, other, own_kind)][..other_kinds];
                for (other_kind, mass) in mass.iter().enumerate() {
                    if DrawGame::situation(at, own, other_kind) == situation {
                        let place = payoffs + own_kind * down + other_kind * across;
                        *gain += mass * game.payoffs[place] as f32;
                    }
                }
                *gain = signed(own, *gain);
            }
            let begin = begins[own] + situation * own_each;
            let regrets = &mut self.mine[begin..begin + own_each];
            for (hand, out) in out.iter_mut().enumerate() {
                let choices = mine.choices_of(hand);
                let mut values = [0.0; LAST_KINDS];
                for (value, choice) in values.iter_mut().zip(&mine.choices[choices.clone()]) {
                    *value = gains[usize::from(choice.kind)];
                }
                *out += learn(&mut regrets[choices], &values);
            }
        }
    }
}

/// The traverser's card and the opponent's, by the number of a pair of cards.
#[inline]
fn kinds(game: &DrawGame, at: &Position, own: Seat, pair: usize) -> (usize, usize) {
    let columns = game.holdings_at(at, APPLEWOOD).plays.len();
    let (yarg, applewood) = (pair / columns, pair % columns);
    if own == YARG { (yarg, applewood) } else { (applewood, yarg) }
}

/// What a side gets if Yarg gets this.
#[inline]
fn signed(seat: Seat, value: f32) -> f32 {
    if seat == YARG { value } else { -value }
}

/// Walks all tasks in several threads; returns them with their values, in the given order.
fn finished(mut tasks: Vec<Task<'_>>, threads: usize) -> Vec<Task<'_>> {
    let queue = Mutex::new(tasks.iter_mut());
    let work = || {
        loop {
            let next = queue.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some(Task { walk, position, reach, values, .. }) = next else { break };
            walk.values(*position, BySeat([0, 0]), reach, values);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    tasks
}
