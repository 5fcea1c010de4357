//! A lock-free hash table of values by key, shared by all threads.
//!
//! Open addressing in a fixed number of slots. A slot's key is written once and never changes; its
//! value goes from unknown to the value, and every thread that writes it writes the same one. A
//! reader that sees the key but not yet the value treats it as absent. No other memory depends on
//! the order of these writes, so they are all relaxed.

use std::hint::select_unpredictable;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};

/// The key of an empty slot; no position has it.
const EMPTY: u64 = u64::MAX;
/// The bits of an unknown value: those of a NaN, which no value has.
const UNKNOWN: u64 = u64::MAX;
/// The smallest number of slots, as a power of two.
const LEAST: u32 = 10;
/// 2⁶⁴ divided by the golden ratio (Fibonacci hashing).
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

struct Slot {
    key: AtomicU64,
    value: AtomicU64,
}

/// Values by key.
pub(crate) struct ValueTable {
    slots: Box<[Slot]>,
    /// How far a spread key is shifted to name a slot.
    shift: u32,
    filled: AtomicUsize,
}

/// The table is full; [`ValueTable::doubled`] makes a larger one.
#[derive(Debug)]
pub(crate) struct Full;

impl ValueTable {
    /// A table with room for `keys` keys.
    pub(crate) fn for_keys(keys: usize) -> Self {
        let bits = (keys * 3 / 2).max(1).next_power_of_two().ilog2();
        Self::with_bits(bits.max(LEAST))
    }

    fn with_bits(bits: u32) -> Self {
        let empty = || Slot { key: AtomicU64::new(EMPTY), value: AtomicU64::new(UNKNOWN) };
        let slots = std::iter::repeat_with(empty).take(1 << bits).collect();
        Self { slots, shift: u64::BITS - bits, filled: AtomicUsize::new(0) }
    }

    /// The number of keys.
    pub(crate) fn len(&self) -> usize {
        self.filled.load(Relaxed)
    }

    /// The value of a key, if known.
    #[inline]
    pub(crate) fn value(&self, key: u64) -> Option<f64> {
        let mut place = self.first_place(key);
        loop {
            let slot = &self.slots[place];
            let found = slot.key.load(Relaxed);
            if found == key {
                let bits = slot.value.load(Relaxed);
                return (bits != UNKNOWN).then(|| f64::from_bits(bits));
            }
            if found == EMPTY {
                return None;
            }
            place = self.next_place(place);
        }
    }

    /// The value of a key if it lies in its first slot, else NaN. It has no branch that depends on
    /// the loaded value.
    #[inline]
    pub(crate) fn value_or_nan(&self, key: u64) -> f64 {
        let slot = &self.slots[self.first_place(key)];
        let bits = slot.value.load(Relaxed);
        f64::from_bits(select_unpredictable(slot.key.load(Relaxed) == key, bits, UNKNOWN))
    }

    /// Stores the value of a key. The table takes keys up to three quarters of its slots, and a few
    /// more while threads race, so a probe always ends at an empty slot.
    #[inline]
    pub(crate) fn remember(&self, key: u64, value: f64) -> Result<(), Full> {
        debug_assert!(key != EMPTY && !value.is_nan(), "a key is below u64::MAX, a value is a number");
        let mut place = self.first_place(key);
        loop {
            let slot = &self.slots[place];
            let mut found = slot.key.load(Relaxed);
            if found == EMPTY {
                if self.len() >= self.slots.len() / 4 * 3 {
                    return Err(Full);
                }
                found = match slot.key.compare_exchange(EMPTY, key, Relaxed, Relaxed) {
                    Ok(_) => {
                        self.filled.fetch_add(1, Relaxed);
                        key
                    }
                    Err(other) => other,
                };
            }
            if found == key {
                slot.value.store(value.to_bits(), Relaxed);
                return Ok(());
            }
            place = self.next_place(place);
        }
    }

    /// A table of twice the size with the same values.
    pub(crate) fn doubled(&self) -> Self {
        let greater = Self::with_bits(self.slots.len().ilog2() + 1);
        for slot in &self.slots {
            let (key, bits) = (slot.key.load(Relaxed), slot.value.load(Relaxed));
            if key != EMPTY && bits != UNKNOWN {
                let kept = greater.remember(key, f64::from_bits(bits));
                debug_assert!(kept.is_ok(), "what fits in a table fits in one of twice the size");
            }
        }
        greater
    }

    #[inline]
    fn first_place(&self, key: u64) -> usize {
        ((key ^ key >> 32).wrapping_mul(SPREAD) >> self.shift) as usize
    }

    #[inline]
    fn next_place(&self, place: usize) -> usize {
        (place + 1) & (self.slots.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_remembers_what_it_was_told() {
        let table = ValueTable::for_keys(500);
        for key in 0..500u32 {
            table.remember(u64::from(key) << 20, f64::from(key)).expect("there is room");
        }
        assert_eq!(table.len(), 500);
        assert!((0..500u32).all(|key| table.value(u64::from(key) << 20) == Some(f64::from(key))));
        assert_eq!(table.value(7), None);
    }

    #[test]
    fn a_full_table_says_so_and_goes_on_doubled() {
        let table = ValueTable::for_keys(0);
        let fitted = (0..5000).take_while(|&key| table.remember(key, 0.5).is_ok()).count();
        assert_eq!(fitted, (1 << LEAST) / 4 * 3);
        let greater = table.doubled();
        assert_eq!(greater.len(), fitted);
        assert!(greater.remember(u64::MAX - 1, -0.5).is_ok());
        assert!((0..fitted as u64).all(|key| greater.value(key) == Some(0.5)));
    }

    #[test]
    fn threads_share_a_table() {
        let table = ValueTable::for_keys(20_000);
        std::thread::scope(|scope| {
            for first in [0, 5000u32] {
                let table = &table;
                scope.spawn(move || {
                    for key in first..first + 10_000 {
                        table.remember(u64::from(key), f64::from(key)).expect("there is room");
                    }
                });
            }
        });
        assert_eq!(table.len(), 15_000);
        assert!((0..15_000u32).all(|key| table.value(u64::from(key)) == Some(f64::from(key))));
    }
}
