//! A round with open hands, solved for people who analyse a game.

use crate::{Solution, SolvedChoice};
use interregnum_games::braverats::{APPLEWOOD, Action, BraveRats, YARG};
use interregnum_kernel::{Phrase, Seat};
use interregnum_solve::braverats::OpenRats;
use interregnum_solve::{Mix, Solvable, Solved, Strategy};
use std::num::NonZero;

/// The payoff of every pair of cards and the best mix of both sides; `None` while a card is hidden.
pub(super) fn solution(position: &BraveRats) -> Option<Solution<Action>> {
    let rest = OpenRats::rest_of(position)?;
    let hands = position.open()?.hands;
    let start = rest.start();
    let solved = Solved::new(rest, NonZero::<usize>::MIN);
    let (matrix, strategy) = (solved.matrix(&start)?, solved.strategy(&start)?);
    let payoffs: Vec<Vec<f64>> = matrix.iter().map(<[f64]>::to_vec).collect();
    let mixes = [YARG, APPLEWOOD].map(|seat| mix(&strategy, seat, &payoffs));
    let mut choices = Vec::new();
    for seat in [YARG, APPLEWOOD] {
        let other = &mixes[1 - seat.index()];
        for (own, card) in hands[seat].kinds().enumerate() {
            let value: f64 =
                other.iter().enumerate().map(|(met, share)| share * gets(&payoffs, seat, own, met)).sum();
            choices.push(SolvedChoice {
                seat,
                action: Action::Play(card),
                chance: f64::midpoint(1.0, value).clamp(0.0, 1.0),
                share: mixes[seat.index()][own],
                result: None,
            });
        }
    }
    Some(Solution { verdict: verdict(strategy.value()), choices, payoffs })
}

/// What a seat gets for its choice against the other's.
fn gets(payoffs: &[Vec<f64>], seat: Seat, own: usize, met: usize) -> f64 {
    if seat == YARG { payoffs[own][met] } else { -payoffs[met][own] }
}

/// How often best play of a seat chooses each card. Who shows first shows one card; who answers is taken to
/// answer that one.
fn mix(strategy: &Strategy, seat: Seat, payoffs: &[Vec<f64>]) -> Vec<f64> {
    let shares = |mix: &Mix| mix.iter().copied().collect();
    match strategy {
        Strategy::Together(mixes) if seat == YARG => shares(&mixes.rows),
        Strategy::Together(mixes) => shares(&mixes.columns),
        Strategy::InTurn { first, choice, answers, .. } => {
            let is_first = (*first == interregnum_solve::Side::Row) == (seat == YARG);
            let chosen = if is_first { *choice } else { answers[*choice] };
            let number = if seat == YARG { payoffs.len() } else { payoffs.first().map_or(0, Vec::len) };
            (0..number).map(|place| if place == chosen { 1.0 } else { 0.0 }).collect()
        }
    }
}

/// What best play is worth, as the chances of both seats in per cent.
#[expect(clippy::cast_sign_loss, reason = "a chance is not below nothing")]
fn verdict(value: f64) -> Phrase {
    let chance = (100.0 * f64::midpoint(1.0, value)).round().clamp(0.0, 100.0) as usize;
    Phrase::new("solved-chances")
        .with("first", YARG)
        .with("second", APPLEWOOD)
        .with("chance", chance)
        .with("rest", 100 - chance)
}
