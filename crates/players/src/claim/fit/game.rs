//! The games that the evaluation learns from: it plays both sides of phase one and of the first
//! tricks of phase two; the solver plays the rest.

use super::policy::Decision;
use super::value::Sample;
use crate::claim::endgame::EndgameSolver;
use crate::claim::features::Features;
use crate::claim::net::Net;
use crate::claim::one_trick::{action_values, best};
use crate::search::{Dice, worth_of};
use interregnum_games::claim::{
    Action, Claim, ClaimView, ImaginedWorld, NAMED, Options, Phase, WorldSampler, kingdoms, playable,
};
use interregnum_kernel::{Game, Seat, Seed, Viewer, below, pick};
use rand_core::SeedableRng;

/// The number of worlds that a player of these games samples before a move.
const WORLDS: usize = 16;
/// One move in this many of phase one is a random legal one, so that the games also reach positions
/// that good players avoid; in phase two, where nothing is hidden, one in three times as many.
const STRAYS: usize = 12;
/// The hand size from which the rest is solved.
const SOLVED: usize = 13;
/// λ of TD(λ) (Sutton 1988): the weight of the game's result in a position's label; the rest are
/// the previous evaluation's values of later positions, which have less variance.
const LAMBDA: f32 = 0.85;

/// The samples of one game: the positions between its tricks, from both sides, and the cards chosen
/// in phase one.
pub(super) struct Lesson {
    pub(super) samples: Vec<Sample>,
    pub(super) decisions: Vec<Decision>,
}

/// One game, by the evaluation; without one, at random.
pub(super) fn play(seed: Seed, net: Option<&Net>, endgame: &mut EndgameSolver) -> Lesson {
    let mut dice = Dice::from_seed(seed.child(0).0);
    let mut world = deal(seed, &mut dice);
    let mut features = Vec::new();
    let mut decisions = Vec::new();
    while world.phase() == Phase::One {
        if world.between_tricks() {
            features.push(both(&world));
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
        features.push(both(&world));
        if let Some(worth) = known(&world, endgame) {
            break worth;
        }
        trick(&mut world, net, &mut dice);
    };
    Lesson { samples: labelled(features, worth, net), decisions }
}

/// A deal, half of them of the first box and the others of any kingdom.
fn deal(seed: Seed, dice: &mut Dice) -> ImaginedWorld {
    let all = kingdoms(2);
    let kingdom = if below(dice, 2) == 0 { NAMED[0].1 } else { all[below(dice, all.len())] };
    let options = Options { players: 2, kingdom, leader: Seat::new(below(dice, 2)) };
    let start = Claim::random(&options, &mut Dice::from_seed(seed.child(1).0));
    WorldSampler::of(&start.view(Viewer::Seat(Seat::new(0)))).sample(dice)
}

/// The rows of a position, as each side sees it.
pub(super) type Both = [Vec<u16>; 2];

pub(super) fn both(world: &ImaginedWorld) -> Both {
    [0, 1].map(|side| Features::of(world, Seat::new(side)).rows().to_vec())
}

/// The action of a player of these games, and whether it was random.
fn chosen(view: &ClaimView, net: Option<&Net>, dice: &mut Dice) -> Option<(Action, bool)> {
    match net {
        Some(net) if below(dice, STRAYS) > 0 => {
            let worth = action_values(view, net, WORLDS, dice);
            let best = worth.into_iter().max_by(|one, other| one.1.total_cmp(&other.1));
            best.map(|(action, _)| (action, false))
        }
        _ => pick(dice, view.decision.legal.iter().copied()).map(|action| (action, true)),
    }
}

/// A card chosen among several.
fn decision(world: &ImaginedWorld, view: &ClaimView, seat: Seat, action: Action) -> Option<Decision> {
    let Action::Play(card) = action else { return None };
    let (hand, led) = (world.hand(seat), view.trick.first().copied());
    let chose = view.decision.legal.len() > 1;
    chose.then(|| Decision::new(hand, view.face_up, led, playable(led, hand), card))
}

/// The first seat's share of the win, if it is known.
fn known(world: &ImaginedWorld, endgame: &mut EndgameSolver) -> Option<f32> {
    if let Some(winners) = world.winners() {
        return Some(worth_of::<Claim>(2, winners)[0]);
    }
    let position = world.phase_two()?;
    let few = position.hand(Seat::new(0)).len() <= SOLVED;
    few.then(|| endgame.first_seat(&position))
}

/// One trick of phase two.
fn trick(world: &mut ImaginedWorld, net: Option<&Net>, dice: &mut Dice) {
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
fn labelled(features: Vec<Both>, worth: f32, net: Option<&Net>) -> Vec<Sample> {
    let mut ahead = worth;
    let mut samples = Vec::with_capacity(2 * features.len());
    for [one, other] in features.into_iter().rev() {
        let thought = net.map_or(ahead, |net| net.layers(&one).chance);
        samples.push(Sample { rows: one, worth: ahead });
        samples.push(Sample { rows: other, worth: 1.0 - ahead });
        ahead = LAMBDA * ahead + (1.0 - LAMBDA) * thought;
    }
    samples
}
