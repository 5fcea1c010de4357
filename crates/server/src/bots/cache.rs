//! Advice that was given: the same position is thought about once.

use interregnum_kernel::Seat;
use interregnum_table::{Advice, TableId, Turn};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::OnceCell;

/// How many positions are remembered.
const MOST: usize = 256;

/// A position that advice is asked about.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum AdviceKey {
    /// A seat's choice in a game that is played.
    Hint { table: TableId, round: u32, turn: Turn, seat: Seat },
    /// A move of a record, counted from 1; the record by a hash of its line.
    Review { record: u64, number: usize },
}

/// The advice about a position, which one asker at a time may work out for all.
pub(super) type Cell = Arc<OnceCell<Vec<Advice>>>;

/// The advice about the positions that were asked about last.
#[derive(Default)]
pub(super) struct AdviceCache {
    cells: Mutex<Cells>,
}

#[derive(Default)]
struct Cells {
    by_key: HashMap<AdviceKey, (Cell, u64)>,
    /// Counts the uses, to forget what was not used for longest.
    uses: u64,
}

impl AdviceCache {
    /// The cell of a position, which may be empty.
    pub(super) fn cell(&self, key: AdviceKey) -> Cell {
        let mut cells = self.cells.lock().unwrap_or_else(PoisonError::into_inner);
        cells.uses += 1;
        let uses = cells.uses;
        if cells.by_key.len() >= MOST && !cells.by_key.contains_key(&key) {
            let oldest = cells.by_key.iter().min_by_key(|(_, (_, used))| *used).map(|(key, _)| key.clone());
            oldest.and_then(|oldest| cells.by_key.remove(&oldest));
        }
        let (cell, used) = cells.by_key.entry(key).or_default();
        *used = uses;
        Arc::clone(cell)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(number: usize) -> AdviceKey {
        AdviceKey::Review { record: 7, number }
    }

    #[test]
    fn a_position_has_one_cell_until_it_was_not_used_for_long() {
        let cache = AdviceCache::default();
        let first = cache.cell(key(0));
        for number in 1..MOST {
            cache.cell(key(number));
        }
        assert!(Arc::ptr_eq(&first, &cache.cell(key(0))), "still there, and used again");
        cache.cell(key(MOST));
        assert!(Arc::ptr_eq(&first, &cache.cell(key(0))), "another was forgotten");
        for number in MOST..3 * MOST {
            cache.cell(key(number));
        }
        assert!(!Arc::ptr_eq(&first, &cache.cell(key(0))));
    }
}
