//! What the views of all games have in common.

use crate::{Forbidden, Game, Refusal, Seat, SeatSet, Viewer, Zones};
use serde::Serialize;
use std::fmt::{Debug, Display};

/// What one viewer knows: the only part of a position that players and front ends see. A view holds
/// everything that a viewer with perfect recall knows.
pub trait View: Clone + PartialEq + Debug + Serialize + Send + Sync {
    /// The game's actions.
    type Action: Copy + Display;
    /// Why the game refuses an action.
    type Illegal: Refusal;
    /// The game's cards.
    type Card: Ord;
    /// The game's zones.
    type Zone: Ord;
    /// Facts that help a person to read a view; `()` if there are none.
    type Aids: Serialize;

    /// Whose view it is.
    fn viewer(&self) -> Viewer;
    /// Who acts now, and what the viewer may do.
    fn decision(&self) -> &Decision<Self::Action, Self::Illegal>;
    /// Where the cards lie, as far as the viewer knows.
    fn zones(&self) -> Zones<Self::Card, Self::Zone>;
    /// Facts that help a person to read the view, computed from the view alone, for clients that do
    /// not know the rules.
    fn aids(&self) -> Self::Aids;

    /// Who acts now; nobody when the game is over.
    fn to_act(&self) -> SeatSet {
        self.decision().to_act
    }

    /// What the viewer may do now.
    fn legal(&self) -> &[Self::Action] {
        &self.decision().legal
    }

    /// The actions that a player may expect to be legal but are not, with the rule: above all,
    /// cards of the hand that may not be played.
    fn forbidden(&self) -> Vec<Forbidden> {
        let refused = self.decision().refused.iter();
        refused.map(|refused| Forbidden::new(refused.action, &refused.why)).collect()
    }
}

/// Who acts now, what the viewer may do, and what the rules refuse.
///
/// Messages carry the decision beside the view, so a view is serialized without it.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<A, I> {
    /// Who acts now; nobody when the game is over.
    pub to_act: SeatSet,
    /// What the viewer may do now.
    pub legal: Vec<A>,
    /// The actions that the viewer may expect to be legal but are not.
    pub refused: Vec<Refused<A, I>>,
}

impl<A, I> Decision<A, I> {
    /// The decision that `viewer` sees; `expected` lists the actions that a seat may expect to be
    /// legal.
    pub fn of<G, E>(game: &G, viewer: Viewer, expected: impl Fn(Seat) -> E) -> Self
    where
        A: Copy,
        G: Game<Action = A, Illegal = I>,
        E: IntoIterator<Item = A>,
    {
        let Some(seat) = viewer.seat() else {
            return Self { to_act: game.to_act(), legal: Vec::new(), refused: Vec::new() };
        };
        let refused = |action| game.check(seat, action).err().map(|why| Refused { action, why });
        Self {
            to_act: game.to_act(),
            legal: game.legal(seat).collect(),
            refused: expected(seat).into_iter().filter_map(refused).collect(),
        }
    }
}

/// An action that the rules refuse, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refused<A, I> {
    /// The action.
    pub action: A,
    /// The reason, which names its rule.
    pub why: I,
}

/// Cards in one place, of which the viewer knows some.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Holding<S> {
    /// The cards that the viewer can name.
    pub known: S,
    /// The number of the other cards.
    pub unknown: u8,
}
