//! Games that have no file of their name here: they cannot be observed as numbers.

use super::layout::Layout;
use super::observed::Observer;
use interregnum_kernel::{Game, Seat};

/// The observer of no game.
#[derive(Clone, Copy, Debug)]
pub enum NoObserver {}

impl<G: Game> Observer<G> for NoObserver {
    fn layout(&self) -> Layout {
        match *self {}
    }

    fn observe(&self, _game: &G, _seat: Seat, _out: &mut [u8]) {
        match *self {}
    }

    fn observe_view(&self, _view: &G::View, _out: &mut [u8]) {
        match *self {}
    }

    fn mask(&self, _game: &G, _seat: Seat, _out: &mut [u8]) {
        match *self {}
    }

    fn action(&self, _game: &G, _seat: Seat, _index: usize) -> Option<G::Action> {
        match *self {}
    }

    fn index(&self, _game: &G, _seat: Seat, _action: G::Action) -> Option<usize> {
        match *self {}
    }

    fn indices(&self, _view: &G::View) -> Vec<(usize, G::Action)> {
        match *self {}
    }

    fn private_fields(&self) -> &'static [&'static str] {
        match *self {}
    }
}

macro_rules! implement {
    ($($module:ident $name:ident $game:ty;)*) => {
        $(
            impl crate::observe::Observed for $game {
                type Observer = NoObserver;

                fn observer(_players: usize) -> Option<NoObserver> {
                    None
                }
            }
        )*
    };
}
interregnum_games::plain_games!(implement);
