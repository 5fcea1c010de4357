//! What a learning program may know and a player may not: hidden cards for a critic, and exact values.

use crate::batch::Batch;
use crate::{Layout, Observed, Observer};
use interregnum_kernel::Seat;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How far the games of a batch are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Horizon {
    /// To their end.
    #[default]
    End,
    /// To the first settled position ([`Observed::is_settled`]): the game then counts as over, without
    /// rewards, and what seat 0 observes stays in the arrays.
    Settled,
}

/// The columns of the private fields, in the order of their names.
fn columns<G: Observed>(observer: &G::Observer, layout: &Layout) -> Vec<usize> {
    let fields = observer.private_fields().iter();
    let found = fields.filter_map(|name| layout.fields.iter().find(|field| field.name == *name));
    found.flat_map(|field| field.start..field.start + field.len).collect()
}

impl<G: Observed> Batch<G> {
    /// The number of bytes that [`hidden`](Self::hidden) writes for a table.
    pub fn hidden_size(&self) -> usize {
        columns::<G>(self.observer(), self.layout()).len() * (self.players() - 1)
    }

    /// Writes for every table the private fields of the other seats, clockwise from the one to act (from
    /// seat 0 if the game is over).
    pub fn hidden(&self, out: &mut [u8], threads: usize) {
        let columns = &columns::<G>(self.observer(), self.layout());
        let (size, players) = (self.hidden_size(), self.players());
        let each = self.len().div_ceil(threads.max(1)).max(1);
        if size == 0 {
            return;
        }
        std::thread::scope(|scope| {
            for (part, out) in out.chunks_mut(each * size).enumerate() {
                scope.spawn(move || {
                    let mut room = vec![0; self.layout().size()];
                    for (number, row) in out.chunks_exact_mut(size).enumerate() {
                        let Some(game) = self.game(part * each + number) else { return };
                        let observer = game.to_act().first().unwrap_or(Seat::new(0));
                        for (steps, row) in row.chunks_exact_mut(columns.len()).enumerate() {
                            let seat = observer.clockwise(steps + 1, players);
                            self.observe_private(part * each + number, seat, columns, &mut room, row);
                        }
                    }
                });
            }
        });
    }

    /// Solves the settled positions of some tables: seat 0's share of the win with best play of all, or
    /// NaN where that takes more than `nodes` positions.
    pub fn exact(&self, tables: &[usize], nodes: u64, threads: usize) -> Vec<f32> {
        let next = &AtomicUsize::new(0);
        let work = || {
            let mut solver = G::EndgameSolver::default();
            let mut found = Vec::new();
            loop {
                let place = next.fetch_add(1, Ordering::Relaxed);
                let Some(&table) = tables.get(place) else { return found };
                let share = self.game(table).and_then(|game| game.settle(&mut solver, nodes));
                found.push((place, share.unwrap_or(f32::NAN)));
            }
        };
        let mut shares = vec![f32::NAN; tables.len()];
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
            for thread in threads {
                let found = thread.join().unwrap_or_else(|panic| resume_unwind(panic));
                found.into_iter().for_each(|(place, share)| shares[place] = share);
            }
        });
        shares
    }
}
