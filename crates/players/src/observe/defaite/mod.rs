//! La Défaite as numbers. The fast path reads a [`Sight`], which holds what the view shows without
//! its history; the tests compare both.

mod slots;
mod write;

use crate::defaite;
use crate::observe::layout::Layout;
use crate::observe::observed::{Legal, Memory, Observed, Observer};
use crate::policy::Network;
use interregnum_games::defaite::{Action, Defaite, DefaiteView, HandMemory, Sight};
use interregnum_kernel::{Game, Seat, View};
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

    fn network(view: &DefaiteView) -> Option<(&'static Network, usize)> {
        let players = view.seats.len();
        Some((defaite::network(players)?, players))
    }
}

impl Memory<Defaite> for HandMemory {
    fn of(game: &Defaite) -> Self {
        Self::of(game)
    }

    #[inline]
    fn act(&mut self, game: &mut Defaite, seat: Seat, action: Action) {
        game.act(seat, action, self);
    }
}

impl Observer<Defaite> for DefaiteObserver {
    type Memory = HandMemory;
    type Legal = DefaiteLegal;

    fn layout(&self) -> Layout {
        let mut layout = write::layout(&self.slots);
        layout.cards = self.slots.cards.iter().map(ToString::to_string).collect();
        layout.actions = self.slots.names();
        layout
    }

    fn observe(&self, game: &Defaite, memory: &HandMemory, seat: Seat, out: &mut [u8]) {
        write::write(&self.slots, &game.sight(memory, seat), out);
    }

    fn observe_view(&self, view: &DefaiteView, out: &mut [u8]) {
        match Sight::of_view(view) {
            Some(sight) => write::write(&self.slots, &sight, out),
            None => out.fill(0),
        }
    }

    fn list(&self, game: &Defaite, seat: Seat, legal: &mut DefaiteLegal) {
        self.index_all(seat, game.legal(seat), legal);
    }

    fn indices(&self, view: &DefaiteView) -> Vec<(usize, Action)> {
        let Some(seat) = view.viewer().seat() else { return Vec::new() };
        let mut legal = DefaiteLegal::default();
        self.index_all(seat, view.legal().iter().copied(), &mut legal);
        view.legal().iter().filter_map(|&action| Some((legal.index(action)?, action))).collect()
    }

    fn private_fields(&self) -> &'static [&'static str] {
        &["hand-0", "middle-0", "duel-face-down"]
    }

    fn observe_private(
        &self,
        game: &Defaite,
        _memory: &HandMemory,
        seat: Seat,
        _columns: &[usize],
        _room: &mut [u8],
        out: &mut [u8],
    ) {
        write::write_private(&self.slots, game.own_cards(seat), out);
    }
}

impl DefaiteObserver {
    /// Puts these actions of the seat, with their indices, in the place of those that `legal` holds. Provinces
    /// that are equal but for their guards have neighbouring indices, in the order of their guards.
    fn index_all(&self, seat: Seat, actions: impl Iterator<Item = Action>, legal: &mut DefaiteLegal) {
        legal.0.clear();
        legal.0.extend(actions.map(|action| (self.slots.slot(seat, action), action)));
        legal.0.sort_unstable();
        let (mut last, mut copy) = (None, 0);
        for (index, _) in &mut legal.0 {
            copy = if last == Some(*index) { copy + 1 } else { 0 };
            last = Some(*index);
            *index += copy;
        }
    }
}

/// The legal actions by their indices, upwards.
#[derive(Clone, Default, Debug)]
pub struct DefaiteLegal(Vec<(usize, Action)>);

impl Legal<Action> for DefaiteLegal {
    fn number(&self) -> usize {
        self.0.len()
    }

    fn nth(&self, n: usize) -> usize {
        self.0[n].0
    }

    fn action(&self, index: usize) -> Option<Action> {
        let place = self.0.binary_search_by_key(&index, |(index, _)| *index).ok()?;
        Some(self.0[place].1)
    }

    fn index(&self, action: Action) -> Option<usize> {
        self.0.iter().find(|(_, legal)| *legal == action).map(|(index, _)| *index)
    }

    fn write_mask(&self, out: &mut [u8]) {
        out.fill(0);
        self.0.iter().for_each(|(index, _)| out[*index] = 1);
    }
}
