//! The counter of games that have no folder of their name here.

use crate::{Counter, Observations};
use interregnum_kernel::{Describe, EventOf, Phrase};

/// Notes nothing of a game's events: the report has the win shares of the seats and the number
/// of decisions, which need no counter.
#[derive(Default)]
pub struct PlainCounter;

impl<G: Describe> Counter<G> for PlainCounter {
    fn list(_options: &G::Options, _observations: &mut Observations<G::Card>) {}

    fn note(&mut self, _event: &EventOf<G>, _observations: &mut Observations<G::Card>) {}

    fn card(card: G::Card) -> Phrase {
        G::card_name(card)
    }
}

macro_rules! implement {
    ($($module:ident $name:ident $game:ty;)*) => {
        $(
            impl crate::Measured for $game {
                type Counter = PlainCounter;
            }
        )*
    };
}
interregnum_games::plain_games!(implement);
