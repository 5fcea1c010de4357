//! The world model for any game: worlds from [`Imagine`](interregnum_kernel::Imagine), evaluated by
//! random playouts.

use super::world::{Dice, World, WorldModel, Worth, worth_of};
use crate::Playable;
use interregnum_kernel::{Game, Seat, SeatSet, View, Viewer};
use std::fmt::Write;
use std::hash::{DefaultHasher, Hash, Hasher};

/// What the search needs to know about a game beyond its rules.
pub trait Shown: Playable {
    /// The visible part of another seat's face-down action, as a number; `None` if the action is
    /// open. By default nothing is visible: what `viewer` sees of it is in [`Self::sight`].
    fn face_down(&self, _action: Self::Action) -> Option<u64> {
        Some(0)
    }

    /// What `viewer` sees of this position beyond the actions that led to it, as a number. By
    /// default a hash of the whole view, which is slow; most games should implement it.
    fn sight(&self, viewer: Viewer) -> u64 {
        let mut hasher = ViewHasher(DefaultHasher::new());
        // Writing to a hasher never fails.
        let _ = write!(hasher, "{:?}", self.view(viewer));
        hasher.0.finish()
    }
}

/// Hashes a view by its debug text: views compare, but need not be hashable.
struct ViewHasher(DefaultHasher);

impl Write for ViewHasher {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.0.write(text.as_bytes());
        Ok(())
    }
}

/// Worlds of one view.
pub struct Plain<G: Game> {
    view: G::View,
}

impl<G: Game> Clone for Plain<G> {
    fn clone(&self) -> Self {
        Self { view: self.view.clone() }
    }
}

impl<G: Game> Plain<G> {
    /// The world model of this view.
    pub fn of(view: &G::View) -> Self {
        Self { view: view.clone() }
    }
}

/// A position of the game.
#[derive(Clone)]
pub struct Position<G>(G);

impl<G: Game> World for Position<G> {
    type Action = G::Action;
    type Actions = G::Actions;

    fn to_act(&self) -> SeatSet {
        self.0.to_act()
    }

    fn legal(&self, seat: Seat) -> G::Actions {
        self.0.legal(seat)
    }

    fn advance(&mut self, seat: Seat, action: G::Action) {
        self.0.advance(seat, action);
    }
}

impl<G: Shown> WorldModel for Plain<G> {
    type World = Position<G>;

    fn sample(&mut self, dice: &mut Dice) -> Position<G> {
        Position(G::imagine(&self.view, dice))
    }

    fn seen(&self, action: G::Action, seat: Seat, before: &Position<G>) -> u64 {
        let others = self.view.viewer().seat() != Some(seat);
        if let Some(shown) = before.0.face_down(action).filter(|_| others) {
            return shown;
        }
        let mut hasher = DefaultHasher::new();
        action.hash(&mut hasher);
        hasher.finish()
    }

    fn sight(&self, after: &Position<G>) -> u64 {
        after.0.sight(self.view.viewer())
    }

    fn worth(&mut self, world: Position<G>, dice: &mut Dice) -> Worth {
        let mut world = world.0;
        world.play_out(dice);
        worth_of::<G>(world.players(), world.winners().unwrap_or(SeatSet::NONE))
    }
}
