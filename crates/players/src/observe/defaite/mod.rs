//! La Défaite as numbers, from the view.

mod slots;
mod write;

use crate::observe::layout::Layout;
use crate::observe::observed::{Observed, Observer};
use interregnum_games::defaite::{Action, Defaite, DefaiteView};
use interregnum_kernel::{Game, Seat, View, Viewer};
use slots::Slots;
use std::sync::Arc;

/// The observer of La Défaite with a number of players.
#[derive(Clone, Debug)]
pub struct DefaiteObserver {
    slots: Arc<Slots>,
}

impl Observed for Defaite {
    type Observer = DefaiteObserver;

    fn observer(players: usize) -> Option<DefaiteObserver> {
        Some(DefaiteObserver { slots: Arc::new(Slots::new(players)) })
    }
}

impl DefaiteObserver {
    /// The legal actions with their indices. Provinces that are equal but for their guards have
    /// neighbouring indices, in the order of their guards.
    fn indexed(&self, game: &Defaite, seat: Seat) -> impl Iterator<Item = (usize, Action)> {
        self.indexed_actions(game.legal(seat).collect(), seat)
    }

    fn indexed_actions(&self, mut actions: Vec<Action>, seat: Seat) -> impl Iterator<Item = (usize, Action)> {
        actions.sort_unstable();
        let mut last = None;
        let mut copy = 0;
        actions.into_iter().map(move |action| {
            let slot = self.slots.slot(seat, action);
            copy = if last == Some(slot) { copy + 1 } else { 0 };
            last = Some(slot);
            (slot + copy, action)
        })
    }
}

impl Observer<Defaite> for DefaiteObserver {
    fn layout(&self) -> Layout {
        let mut layout = write::layout(&self.slots);
        layout.cards = self.slots.cards.iter().map(ToString::to_string).collect();
        layout.actions = self.slots.names();
        layout
    }

    fn observe(&self, game: &Defaite, seat: Seat, out: &mut [u8]) {
        self.observe_view(&game.view(Viewer::Seat(seat)), out);
    }

    fn observe_view(&self, view: &DefaiteView, out: &mut [u8]) {
        write::write(&self.slots, view, out);
    }

    fn mask(&self, game: &Defaite, seat: Seat, out: &mut [u8]) {
        out.fill(0);
        self.indexed(game, seat).for_each(|(index, _)| out[index] = 1);
    }

    fn action(&self, game: &Defaite, seat: Seat, index: usize) -> Option<Action> {
        self.indexed(game, seat).find(|(legal, _)| *legal == index).map(|(_, action)| action)
    }

    fn index(&self, game: &Defaite, seat: Seat, action: Action) -> Option<usize> {
        self.indexed(game, seat).find(|(_, legal)| *legal == action).map(|(index, _)| index)
    }

    fn indices(&self, view: &DefaiteView) -> Vec<(usize, Action)> {
        let Some(seat) = view.viewer().seat() else { return Vec::new() };
        let found: Vec<_> = self.indexed_actions(view.legal().to_vec(), seat).collect();
        let place = |&action: &Action| found.iter().find(|(_, other)| *other == action).copied();
        view.legal().iter().filter_map(place).collect()
    }

    fn private_fields(&self) -> &'static [&'static str] {
        &["hand-0", "middle-0", "duel-face-down"]
    }
}
