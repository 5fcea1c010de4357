//! How the search samples worlds of Claim, and how it evaluates them.

use super::belief::Belief;
use super::evaluator::FastNet;
use super::lookahead::lookahead;
use super::one_trick::settled;
use super::policy::Policy;
use crate::Budget;
use crate::search::{Dice, World, WorldModel, Worth, worth_of};
use interregnum_games::claim::{Action, Actions, Card, Claim, ClaimView, ImaginedWorld, Phase, WorldSampler};
use interregnum_kernel::{Seat, SeatSet};
use std::sync::Arc;
use std::time::Duration;

impl World for ImaginedWorld {
    type Action = Action;
    type Actions = Actions;

    #[inline]
    fn to_act(&self) -> SeatSet {
        Self::to_act(self)
    }

    #[inline]
    fn legal(&self, seat: Seat) -> Actions {
        Self::legal(self, seat)
    }

    #[inline]
    fn advance(&mut self, seat: Seat, action: Action) {
        Self::advance(self, seat, action);
    }
}

/// Worlds of one view of Claim.
#[derive(Clone)]
pub struct ClaimModel {
    sampler: WorldSampler,
    evaluator: &'static FastNet,
    players: usize,
    /// Whether phase two has begun.
    late: bool,
    belief: Option<Arc<Belief>>,
    /// The size of the searcher's hand, if the search ends after the trick and evaluates by
    /// [`lookahead`].
    held: Option<usize>,
    seat: Seat,
}

/// From this budget on, fewer and more expensive evaluations are better than many cheap ones.
const DEAR_TIME: Duration = Duration::from_millis(500);
const DEAR_WORLDS: u64 = 100_000;

/// The number of worlds that are weighted before a search; fewer if its budget is smaller.
const WEIGHED: usize = 4096;

impl ClaimModel {
    /// The worlds of a view, weighted by the policy of the other side.
    pub fn of(view: &ClaimView, budget: Budget, dice: &mut Dice) -> Self {
        let weighed = match budget {
            Budget::Worlds(worlds) => WEIGHED.min(worlds as usize),
            Budget::Time(_) => WEIGHED,
        };
        let belief = Belief::of(view, weighed, Policy::fitted(), dice);
        let seat = view.viewer.seat().unwrap_or(view.leader);
        let dear = match budget {
            Budget::Worlds(worlds) => worlds >= DEAR_WORLDS,
            Budget::Time(time) => time >= DEAR_TIME,
        };
        let judged = view.seats.len() == 2 && view.phase == Phase::One;
        let held = view.seats[seat.index()].hand.known.len();
        Self {
            sampler: WorldSampler::of(view),
            evaluator: FastNet::fitted(),
            players: view.seats.len(),
            late: view.phase == Phase::Two,
            belief: belief.map(Arc::new),
            held: (dear && judged).then_some(held),
            seat,
        }
    }
}

impl WorldModel for ClaimModel {
    type World = ImaginedWorld;

    #[inline]
    fn sample(&mut self, dice: &mut Dice) -> ImaginedWorld {
        match &self.belief {
            Some(belief) => belief.draw(dice),
            None => self.sampler.sample(dice),
        }
    }

    #[inline]
    fn seen(&self, action: Action, _seat: Seat, _before: &ImaginedWorld) -> u64 {
        match action {
            Action::Play(card) => 1 + number(card),
            Action::Take(card) => 1001 + number(card),
            Action::TakeTop => 2001,
        }
    }

    /// The cards turned up.
    #[inline]
    fn sight(&self, world: &ImaginedWorld) -> u64 {
        world.face_up().places().fold(0, |sum, place| 128 * sum + place as u64 + 1)
    }

    /// The tree ends after the trick: beyond it, it would only guess what both sides know.
    #[inline]
    fn far_enough(&self, world: &ImaginedWorld) -> bool {
        let over = |held| world.phase() == Phase::Two || world.hand(self.seat).len() < held;
        self.held.is_some_and(over) && world.between_tricks()
    }

    #[inline]
    fn worth(&mut self, mut world: ImaginedWorld, dice: &mut Dice) -> Worth {
        // The evaluation was fitted to phase one and the first tricks after it; random play
        // evaluates the rest, and tables of more than two.
        if self.players > 2 || self.late {
            world.play_out(dice);
            return worth_of::<Claim>(self.players, world.winners().unwrap_or(SeatSet::NONE));
        }
        let chance =
            if self.held.is_some() { lookahead(world, dice) } else { settled(&world, self.evaluator) };
        [chance, 1.0 - chance, 0.0, 0.0, 0.0, 0.0]
    }
}

const fn number(card: Card) -> u64 {
    card.place() as u64
}
