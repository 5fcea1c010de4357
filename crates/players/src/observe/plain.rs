//! Games that have no file of their name here: they cannot be observed as numbers.

use super::layout::Layout;
use super::observed::{Legal, Observer};
use interregnum_kernel::{Game, Seat};

/// The observer of no game.
#[derive(Clone, Copy, Debug)]
pub enum NoObserver {}

/// The legal actions of no game.
#[derive(Clone, Copy, Default, Debug)]
pub struct NoLegal;

impl<A> Legal<A> for NoLegal {
    fn number(&self) -> usize {
        0
    }

    fn nth(&self, _n: usize) -> usize {
        0
    }

    fn action(&self, _index: usize) -> Option<A> {
        None
    }

    fn index(&self, _action: A) -> Option<usize> {
        None
    }

    fn write_mask(&self, out: &mut [u8]) {
        out.fill(0);
    }
}

impl<G: Game> Observer<G> for NoObserver {
    type Memory = ();
    type Legal = NoLegal;

    fn layout(&self) -> Layout {
        match *self {}
    }

    fn observe(&self, _game: &G, _memory: &(), _seat: Seat, _out: &mut [u8]) {
        match *self {}
    }

    fn observe_view(&self, _view: &G::View, _out: &mut [u8]) {
        match *self {}
    }

    fn list(&self, _game: &G, _seat: Seat, _legal: &mut NoLegal) {
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
