//! The games that the evaluation learns from: it plays both sides of phase one, and of the
//! first tricks of phase two; the rest is solved.

use super::habit::Decision;
use super::value::Sample;
use crate::claim::glance::{best, glance};
use crate::claim::net::Net;
use crate::claim::oracle::Oracle;
use crate::claim::sketch::Sketch;
use crate::search::{Dice, worth_of};
use interregnum_games::claim::{
    Action, Claim, ClaimView, Dream, Dreamer, NAMED, Options, Phase, kingdoms, playable,
};
use interregnum_kernel::{Game, Seat, Seed, Viewer, below, pick};
use rand_core::SeedableRng;

/// Worlds that a player of these games looks at before a move.
const WORLDS: usize = 16;
/// One move in so many of phase one is any legal one, so that the games also go where good
/// players would not; of phase two, where nothing is hidden, one in three times as many.
const STRAYS: usize = 12;
/// How many cards a side may hold for the end to be solved.
const SOLVED: usize = 13;
/// How much of a position's label is what its game came to; the rest is what the evaluation
/// before this one thought of the positions on the way, which is calmer: TD(λ), Sutton 1988.
const LAMBDA: f32 = 0.85;

/// What one game teaches: the positions between its tricks, from both sides, and the cards
/// chosen in phase one.
pub(super) struct Lesson {
    pub(super) samples: Vec<Sample>,
    pub(super) decisions: Vec<Decision>,
}

/// One game, by the evaluation; without one, at random.
pub(super) fn play(seed: Seed, net: Option<&Net>, oracle: &mut Oracle) -> Lesson {
    let mut dice = Dice::from_seed(seed.child(0).0);
    let mut world = deal(seed, &mut dice);
    let mut sketches = Vec::new();
    let mut decisions = Vec::new();
    while world.phase() == Phase::One {
        if world.between_tricks() {
            sketches.push(both(&world));
        }
        let Some(seat) = world.to_act().first() else { break };
        let view = world.view(Viewer::Seat(seat));
        let Some((action, strayed)) = chosen(&view, net, &mut dice) else { break };
        if !strayed {
            decisions.extend(decision(&world, &view, seat, action));
        }
        world.advance(seat, action);
    }
    let worth = loop {
        sketches.push(both(&world));
        if let Some(worth) = known(&world, oracle) {
            break worth;
        }
        trick(&mut world, net, &mut dice);
    };
    Lesson { samples: labelled(sketches, worth, net), decisions }
}

/// A deal, half of them of the first box and the others of any kingdom.
fn deal(seed: Seed, dice: &mut Dice) -> Dream {
    let all = kingdoms(2);
    let kingdom = if below(dice, 2) == 0 { NAMED[0].1 } else { all[below(dice, all.len())] };
    let options = Options { players: 2, kingdom, leader: Seat::new(below(dice, 2)) };
    let start = Claim::random(&options, &mut Dice::from_seed(seed.child(1).0));
    Dreamer::of(&start.view(Viewer::Seat(Seat::new(0)))).dream(dice)
}

/// The rows of a position, as each side sees it.
pub(super) type Both = [Vec<u16>; 2];

pub(super) fn both(world: &Dream) -> Both {
    [0, 1].map(|side| Sketch::of(world, Seat::new(side)).rows().to_vec())
}

/// What a player of these games does, and whether it strayed.
fn chosen(view: &ClaimView, net: Option<&Net>, dice: &mut Dice) -> Option<(Action, bool)> {
    match net {
        Some(net) if below(dice, STRAYS) > 0 => {
            let worth = glance(view, net, WORLDS, dice);
            let best = worth.into_iter().max_by(|one, other| one.1.total_cmp(&other.1));
            best.map(|(action, _)| (action, false))
        }
        _ => pick(dice, view.decision.legal.iter().copied()).map(|action| (action, true)),
    }
}

/// A card chosen among several.
fn decision(world: &Dream, view: &ClaimView, seat: Seat, action: Action) -> Option<Decision> {
    let Action::Play(card) = action else { return None };
    let (hand, led) = (world.hand(seat), view.trick.first().copied());
    let chose = view.decision.legal.len() > 1;
    chose.then(|| Decision::new(hand, view.face_up, led, playable(led, hand), card))
}

/// What the first seat has of the win, if that is known.
fn known(world: &Dream, oracle: &mut Oracle) -> Option<f32> {
    if let Some(winners) = world.winners() {
        return Some(worth_of::<Claim>(2, winners)[0]);
    }
    let position = world.gathering()?;
    let few = position.hand(Seat::new(0)).len() <= SOLVED;
    few.then(|| oracle.first_seat(&position))
}

/// One trick of phase two.
fn trick(world: &mut Dream, net: Option<&Net>, dice: &mut Dice) {
    while let Some(seat) = world.to_act().first() {
        let action = match net {
            Some(net) if below(dice, 3 * STRAYS) > 0 => best(world, net),
            _ => pick(dice, world.legal(seat)),
        };
        let Some(action) = action else { return };
        world.advance(seat, action);
        if world.between_tricks() {
            return;
        }
    }
}

/// Labels the positions of a game from its end backwards.
fn labelled(sketches: Vec<Both>, worth: f32, net: Option<&Net>) -> Vec<Sample> {
    let mut ahead = worth;
    let mut samples = Vec::with_capacity(2 * sketches.len());
    for [one, other] in sketches.into_iter().rev() {
        let thought = net.map_or(ahead, |net| net.layers(&one).chance);
        samples.push(Sample { rows: one, worth: ahead });
        samples.push(Sample { rows: other, worth: 1.0 - ahead });
        ahead = LAMBDA * ahead + (1.0 - LAMBDA) * thought;
    }
    samples
}
