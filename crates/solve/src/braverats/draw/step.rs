//! One public position in a walk of counterfactual regret minimization.
//!
//! Each walk updates the regrets of one player, the traverser (`own` in the code); the opponent keeps
//! its current strategy. A step has three parts. [`Step::open`] computes how likely the opponent reaches
//! each child position with each hand. The walk then adds the value of each child for the traverser
//! ([`Step::gained`]). [`Step::settle`] turns these into a value for each of the traverser's hands, and
//! updates its regrets.

use super::holdings::Holdings;
use super::tree::{DrawGame, Position};
use interregnum_kernel::Seat;

/// The most choices of a hand.
const CHOICES: usize = super::holdings::HAND;

/// The memory of a step; it is reused.
#[derive(Default)]
pub(super) struct Step {
    /// By the other side's situation, its card and its hand after the draw: the probability that it
    /// comes there, as far as it depends on its own cards and choices.
    reach: Vec<f32>,
    /// The sum of those over the hands, by situation and card.
    mass: Vec<f32>,
    /// The value for the traverser, by its situation, the card it plays, and its hand after the draw.
    gained: Vec<f32>,
    /// The values of the choices of one situation.
    values: Vec<f32>,
    /// The lengths of a row of `reach` and of a row of `gained`.
    other_width: usize,
    own_width: usize,
    other_kinds: usize,
    own_kinds: usize,
}

impl Step {
    /// Lets the other side play its current strategy, and adds that to the sums from which its
    /// average strategy follows.
    #[expect(clippy::too_many_arguments, reason = "the slices belong to different owners")]
    pub(super) fn open(
        &mut self,
        game: &DrawGame,
        position: &Position,
        own: Seat,
        reach: &[f32],
        regrets: &[f32],
        sums: &mut [f32],
        weight: f32,
    ) {
        let other = own.clockwise(1, 2);
        let (mine, theirs) = (game.holdings_at(position, own), game.holdings_at(position, other));
        (self.own_kinds, self.other_kinds) = (mine.plays.len(), theirs.plays.len());
        (self.own_width, self.other_width) = (mine.most_next(), theirs.most_next());
        let situations = game.situations(position, other);
        refill(&mut self.reach, situations * self.other_kinds * self.other_width);
        refill(&mut self.mass, situations * self.other_kinds);
        refill(&mut self.gained, game.situations(position, own) * self.own_kinds * self.own_width);
        let each = theirs.choices.len();
        for situation in 0..situations {
            let block = situation * each..(situation + 1) * each;
            self.values.clear();
            self.values.resize(each, 0.0);
            let played = &mut self.values;
            play(theirs, reach, &regrets[block.clone()], &mut sums[block], weight, played);
            for (kind, after) in theirs.plays.iter().enumerate() {
                let row = (situation * self.other_kinds + kind) * self.other_width;
                for draw in &after.draws {
                    self.reach[row + usize::from(draw.next)] +=
                        played[usize::from(draw.choice)] * draw.chance;
                }
                self.mass[situation * self.other_kinds + kind] =
                    self.reach[row..row + self.other_width].iter().sum();
            }
        }
    }

    /// The hands with which the other side comes to a continuation, and the sum of their
    /// probabilities.
    pub(super) fn reached(&self, theirs: &Holdings, situation: usize, kind: usize) -> (&[f32], f32) {
        let place = situation * self.other_kinds + kind;
        let hands = usize::from(theirs.plays[kind].next_hands);
        (&self.reach[place * self.other_width..][..hands], self.mass[place])
    }

    /// The value of each of the traverser's hands after it has played a card; every child adds its part.
    pub(super) fn gained(&mut self, mine: &Holdings, situation: usize, kind: usize) -> &mut [f32] {
        let place = situation * self.own_kinds + kind;
        &mut self.gained[place * self.own_width..][..usize::from(mine.plays[kind].next_hands)]
    }

    /// Both at once: what [`Self::reached`] and [`Self::gained`] return for a continuation.
    pub(super) fn child(
        &mut self,
        [mine, theirs]: [&Holdings; 2],
        (own_situation, own_kind): (usize, usize),
        (other_situation, other_kind): (usize, usize),
    ) -> (&[f32], &mut [f32]) {
        let from = (other_situation * self.other_kinds + other_kind) * self.other_width;
        let to = (own_situation * self.own_kinds + own_kind) * self.own_width;
        let reach = &self.reach[from..from + usize::from(theirs.plays[other_kind].next_hands)];
        (reach, &mut self.gained[to..to + usize::from(mine.plays[own_kind].next_hands)])
    }

    /// Adds the value of each of the traverser's hands at this position to `out`, and updates its regrets.
    pub(super) fn settle(
        &mut self,
        game: &DrawGame,
        position: &Position,
        own: Seat,
        regrets: &mut [f32],
        out: &mut [f32],
    ) {
        let mine = game.holdings_at(position, own);
        let each = mine.choices.len();
        for situation in 0..game.situations(position, own) {
            self.values.clear();
            self.values.resize(each, 0.0);
            for (kind, after) in mine.plays.iter().enumerate() {
                let row = (situation * self.own_kinds + kind) * self.own_width;
                for draw in &after.draws {
                    self.values[usize::from(draw.choice)] +=
                        draw.chance * self.gained[row + usize::from(draw.next)];
                }
            }
            let regrets = &mut regrets[situation * each..(situation + 1) * each];
            for (hand, out) in out.iter_mut().enumerate() {
                let choices = mine.choices_of(hand);
                *out += learn(&mut regrets[choices.clone()], &self.values[choices]);
            }
        }
    }
}

fn refill(buffer: &mut Vec<f32>, length: usize) {
    buffer.clear();
    buffer.resize(length, 0.0);
}

/// The probability of each choice with its hand, by regret matching; their sums grow by as much
/// times the weight.
pub(super) fn play(
    holdings: &Holdings,
    reach: &[f32],
    regrets: &[f32],
    sums: &mut [f32],
    weight: f32,
    played: &mut [f32],
) {
    for (hand, &reach) in reach.iter().enumerate() {
        if reach == 0.0 {
            continue;
        }
        let choices = holdings.choices_of(hand);
        let (mix, n) = matched(&regrets[choices.clone()]);
        for (&share, choice) in mix[..n].iter().zip(choices) {
            let played_here = reach * share;
            played[choice] = played_here;
            sums[choice] += weight * played_here;
        }
    }
}

/// Regret matching: the shares of the regrets, which are not negative, and how many there are.
#[inline]
pub(super) fn matched(regrets: &[f32]) -> ([f32; CHOICES], usize) {
    let mut mix = [0.0; CHOICES];
    let n = regrets.len().min(CHOICES);
    let sum: f32 = regrets[..n].iter().sum();
    if sum > 0.0 {
        let scale = 1.0 / sum;
        mix.iter_mut().zip(&regrets[..n]).for_each(|(share, regret)| *share = regret * scale);
    } else {
        let even = 1.0 / n as f32;
        mix[..n].iter_mut().for_each(|share| *share = even);
    }
    (mix, n)
}

/// Returns the value of a hand that plays by its regrets, and updates them: what each choice would
/// have gained, never below zero (regret matching plus).
#[inline]
pub(super) fn learn(regrets: &mut [f32], values: &[f32]) -> f32 {
    let (mix, n) = matched(regrets);
    let value: f32 = mix[..n].iter().zip(values).map(|(share, value)| share * value).sum();
    for (regret, choice) in regrets.iter_mut().zip(values) {
        *regret = (*regret + choice - value).max(0.0);
    }
    value
}
