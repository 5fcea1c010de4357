//! Reproducible chance: a seed, its generator, and a shuffle, all pinned by test vectors.
//!
//! The generator is `ChaCha20` (as in RFC 8439, with a 64-bit counter and a 64-bit stream number)
//! keyed by the seed. The shuffle is Fisher-Yates from the last place down; each number below `n`
//! is the high half of `n` times a 32-bit word, where words that would bias it are thrown away
//! (Lemire's method). A library's shuffle may change between releases; this one must not, because
//! records and published shuffles depend on it.

use crate::BadText;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, de};
use std::fmt;
use std::str::FromStr;

/// The source of all chance of a game: 32 bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed for a small number: its eight bytes, lowest first, then zeros.
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }

    /// The generator of this seed.
    pub fn generator(&self) -> ChaCha20Rng {
        ChaCha20Rng::from_seed(self.0)
    }

    /// A seed that follows from this one: the first 32 bytes of stream `number + 1` (stream
    /// 0 is the seed's own [`generator`](Self::generator)).
    ///
    /// # Panics
    /// If `number` is `u64::MAX`.
    #[must_use]
    pub fn child(&self, number: u64) -> Self {
        let mut generator = self.generator();
        generator.set_stream(number.checked_add(1).expect("a child's number is below u64::MAX"));
        let mut bytes = [0; 32];
        generator.fill_bytes(&mut bytes);
        Self(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl Seed {
    /// Reads at most 64 hexadecimal digits; fewer are padded with zeros on the left.
    pub fn from_hex(text: &str) -> Result<Self, BadText> {
        let bad = || BadText::new("seed of at most 64 hexadecimal digits", text);
        if text.is_empty() || text.len() > 64 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(bad());
        }
        let padded = format!("{text:0>64}");
        let mut bytes = [0; 32];
        for (place, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&padded[2 * place..2 * place + 2], 16).map_err(|_| bad())?;
        }
        Ok(Self(bytes))
    }
}

impl FromStr for Seed {
    type Err = BadText;

    /// Reads a whole number below 2⁶⁴, or 64 hexadecimal digits.
    fn from_str(text: &str) -> Result<Self, BadText> {
        if text.len() == 64 {
            return Self::from_hex(text);
        }
        text.parse().map(Self::from_number).map_err(|_| BadText::new("seed", text))
    }
}

crate::serialize_as_text!(Seed);

impl<'de> Deserialize<'de> for Seed {
    /// Reads hexadecimal digits, as records hold them.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::from_hex(&String::deserialize(deserializer)?).map_err(de::Error::custom)
    }
}

/// A uniformly random number below `limit`.
///
/// # Panics
/// In debug builds, if `limit` is 0 or does not fit in 32 bits.
#[inline]
pub fn below(rng: &mut (impl Rng + ?Sized), limit: usize) -> usize {
    debug_assert!(limit > 0 && u32::try_from(limit).is_ok(), "a limit is between 1 and 2^32 - 1");
    let limit = limit as u32;
    let mut product = u64::from(rng.next_u32()) * u64::from(limit);
    if (product as u32) < limit {
        let unfair = limit.wrapping_neg() % limit;
        while (product as u32) < unfair {
            product = u64::from(rng.next_u32()) * u64::from(limit);
        }
    }
    (product >> 32) as usize
}

/// A uniformly random item; `None` if there is none.
#[inline]
pub fn pick<I: ExactSizeIterator>(rng: &mut (impl Rng + ?Sized), mut items: I) -> Option<I::Item> {
    let number = items.len();
    if number == 0 {
        return None;
    }
    items.nth(below(rng, number))
}

/// Shuffles the items; all orders are equally likely.
#[inline]
pub fn shuffle<T>(rng: &mut (impl Rng + ?Sized), items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last + 1));
    }
}

/// Shuffles the items like [`shuffle`], but with a quarter of the random words: for playouts and
/// imagined worlds, where nobody has to recompute the order.
///
/// One word gives four numbers: each is the high half of a product with the next limit,
/// the low half is what the next one is drawn from. The words that would bias the four are
/// those whose last low half is below 2⁶⁴ modulo the product of the limits (Brackett-Rozinsky
/// and Lemire, "Batched ranged random integer generation").
#[inline]
pub fn mix<T>(rng: &mut (impl Rng + ?Sized), items: &mut [T]) {
    let mut left = items.len();
    // The product of four limits fits easily while they are below 2¹⁶.
    while (4..1 << 16).contains(&left) {
        for (drawn, place) in four_below(rng, left).into_iter().zip((left - 4..left).rev()) {
            items.swap(place, drawn);
        }
        left -= 4;
    }
    shuffle(rng, &mut items[..left]);
}

/// Four numbers, below `limit` and the three limits under it.
#[inline]
fn four_below(rng: &mut (impl Rng + ?Sized), limit: usize) -> [usize; 4] {
    let limits = [limit as u64, limit as u64 - 1, limit as u64 - 2, limit as u64 - 3];
    let product = limits.iter().product::<u64>();
    loop {
        let mut low = rng.next_u64();
        let drawn = limits.map(|limit| {
            let wide = u128::from(low) * u128::from(limit);
            low = wide as u64;
            (wide >> 64) as usize
        });
        if low >= product || low >= product.wrapping_neg() % product {
            return drawn;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first block of RFC 8439's ChaCha20 with a key, nonce and counter of zeros
    /// (appendix A.1, test vector 1).
    #[test]
    fn the_generator_is_chacha20() {
        let mut bytes = [0; 16];
        Seed([0; 32]).generator().fill_bytes(&mut bytes);
        assert_eq!(
            bytes,
            [0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90, 0x40, 0x5d, 0x6a, 0xe5, 0x53, 0x86, 0xbd, 0x28]
        );
    }

    /// Worked by hand from the words of the vector above: 0xade0b876 · 4 >> 32 = 2 swaps
    /// places 3 and 2; 0x903df1a0 · 3 >> 32 = 1 swaps 2 and 1; 0xe56a5d40 · 2 >> 32 = 1
    /// leaves 1 where it is.
    #[test]
    fn the_shuffle_is_pinned() {
        let mut items = ['a', 'b', 'c', 'd'];
        shuffle(&mut Seed([0; 32]).generator(), &mut items);
        assert_eq!(items, ['a', 'd', 'b', 'c']);
    }

    #[test]
    fn a_child_differs_from_its_parent_and_its_siblings() {
        let seed = Seed::from_number(7);
        assert_ne!(seed.child(0), seed);
        assert_ne!(seed.child(0), seed.child(1));
        assert_eq!(seed.child(3), Seed::from_number(7).child(3));
    }

    #[test]
    fn a_seed_is_read_as_it_is_written() {
        let seed = Seed::from_number(7).child(1);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("7".parse(), Ok(Seed::from_number(7)));
        assert!("".parse::<Seed>().is_err());
        assert!("-7".parse::<Seed>().is_err());
        assert!("g".repeat(64).parse::<Seed>().is_err());
        assert!("+1".repeat(32).parse::<Seed>().is_err());
        assert_eq!(Seed::from_hex("ff").map(|seed| seed.0[31]), Ok(255));
        assert!(Seed::from_hex("").is_err());
        assert!(Seed::from_hex(&"0".repeat(65)).is_err());
    }

    #[test]
    fn every_order_of_three_is_equally_likely() {
        let mut rng = Seed::from_number(1).generator();
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..60_000 {
            let mut items = [0, 1, 2];
            shuffle(&mut rng, &mut items);
            *seen.entry(items).or_insert(0u32) += 1;
        }
        assert_eq!(seen.len(), 6);
        // Five standard deviations of a binomial with n = 60,000 and p = 1/6: 456.
        assert!(seen.values().all(|&n| n.abs_diff(10_000) < 456), "{seen:?}");
    }

    #[test]
    fn every_order_of_five_is_equally_likely_when_mixed() {
        let mut rng = Seed::from_number(2).generator();
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..240_000 {
            let mut items = [0, 1, 2, 3, 4];
            mix(&mut rng, &mut items);
            *seen.entry(items).or_insert(0u32) += 1;
        }
        assert_eq!(seen.len(), 120);
        // Five standard deviations of a binomial with n = 240,000 and p = 1/120: 222.
        assert!(seen.values().all(|&n| n.abs_diff(2_000) < 222), "{seen:?}");
    }

    #[test]
    fn every_card_is_equally_likely_at_every_place_of_a_mixed_deck() {
        let mut rng = Seed::from_number(3).generator();
        let mut seen = [[0u32; 54]; 54];
        for _ in 0..54_000 {
            let mut deck: [usize; 54] = std::array::from_fn(|card| card);
            mix(&mut rng, &mut deck);
            deck.iter().enumerate().for_each(|(place, &card)| seen[place][card] += 1);
        }
        // Five standard deviations of a binomial with n = 54,000 and p = 1/54: 157.
        assert!(seen.iter().flatten().all(|&n| n.abs_diff(1_000) < 157));
    }
}
