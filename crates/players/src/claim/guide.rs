//! How the search imagines Claim, and what it thinks of what it has imagined.

use super::belief::Belief;
use super::foresight::foreseen;
use super::glance::settled;
use super::habit::Habit;
use super::judge::Swift;
use crate::Budget;
use crate::search::{Dice, Guide, World, Worth, worth_of};
use interregnum_games::claim::{Action, Actions, Card, Claim, ClaimView, Dream, Dreamer, Phase};
use interregnum_kernel::{Seat, SeatSet};
use std::sync::Arc;
use std::time::Duration;

impl World for Dream {
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
pub struct ClaimGuide {
    dreamer: Dreamer,
    judge: &'static Swift,
    players: usize,
    /// Whether phase two has begun.
    late: bool,
    belief: Option<Arc<Belief>>,
    /// How many cards the searcher holds, where it looks no further than the trick and judges by
    /// [`foreseen`].
    held: Option<usize>,
    seat: Seat,
}

/// With so much to spend, dear judgements are better than many.
const DEAR_TIME: Duration = Duration::from_millis(500);
const DEAR_WORLDS: u64 = 100_000;

/// How many worlds are weighed before a search, unless it is to look at fewer.
const WEIGHED: usize = 4096;

impl ClaimGuide {
    /// The worlds of a view, weighed by the other side's habits.
    pub fn of(view: &ClaimView, budget: Budget, dice: &mut Dice) -> Self {
        let weighed = match budget {
            Budget::Worlds(worlds) => WEIGHED.min(worlds as usize),
            Budget::Time(_) => WEIGHED,
        };
        let belief = Belief::of(view, weighed, Habit::fitted(), dice);
        let seat = view.viewer.seat().unwrap_or(view.leader);
        let dear = match budget {
            Budget::Worlds(worlds) => worlds >= DEAR_WORLDS,
            Budget::Time(time) => time >= DEAR_TIME,
        };
        let judged = view.seats.len() == 2 && view.phase == Phase::One;
        let held = view.seats[seat.index()].hand.known.len();
        Self {
            dreamer: Dreamer::of(view),
            judge: Swift::fitted(),
            players: view.seats.len(),
            late: view.phase == Phase::Two,
            belief: belief.map(Arc::new),
            held: (dear && judged).then_some(held),
            seat,
        }
    }
}

impl Guide for ClaimGuide {
    type World = Dream;

    #[inline]
    fn dream(&mut self, dice: &mut Dice) -> Dream {
        match &self.belief {
            Some(belief) => belief.draw(dice),
            None => self.dreamer.dream(dice),
        }
    }

    #[inline]
    fn seen(&self, action: Action, _seat: Seat, _before: &Dream) -> u64 {
        match action {
            Action::Play(card) => 1 + number(card),
            Action::Take(card) => 1001 + number(card),
            Action::TakeTop => 2001,
        }
    }

    /// The cards turned up.
    #[inline]
    fn sight(&self, world: &Dream) -> u64 {
        world.face_up().places().fold(0, |sum, place| 128 * sum + place as u64 + 1)
    }

    /// Beyond the trick the tree would only guess what both sides know.
    #[inline]
    fn far_enough(&self, world: &Dream) -> bool {
        let over = |held| world.phase() == Phase::Two || world.hand(self.seat).len() < held;
        self.held.is_some_and(over) && world.between_tricks()
    }

    #[inline]
    fn worth(&mut self, mut world: Dream, dice: &mut Dice) -> Worth {
        // The evaluation knows phase one and the first tricks after it; play at random is the
        // judge of the rest, and of tables of more than two.
        if self.players > 2 || self.late {
            world.play_out(dice);
            return worth_of::<Claim>(self.players, world.winners().unwrap_or(SeatSet::NONE));
        }
        let chance = if self.held.is_some() { foreseen(world, dice) } else { settled(&world, self.judge) };
        [chance, 1.0 - chance, 0.0, 0.0, 0.0, 0.0]
    }
}

const fn number(card: Card) -> u64 {
    card.place() as u64
}
