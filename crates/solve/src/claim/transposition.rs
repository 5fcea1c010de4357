//! The transposition table: verdicts by position, with complete keys, 32 bytes each.

use super::bounds::Threshold;
use super::lanes::Lanes;
use super::outlook::Outlook;
use super::position::{Position, ZERO};
use super::roster::{Numbers, Roster};
use super::verdict::{BELOW, Verdict};

/// The key of a position, without its needs.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Key {
    /// The model of the cards left, the leader, ties that can stay ties, the generation.
    first: u64,
    /// Cards aside and in front, in the bits that an entry reserves for them.
    second: u64,
    /// Which cards the stand-ins beat.
    third: u64,
}

/// The number of entries in a bucket.
const TOGETHER: usize = 8;

/// A bucket of entries. The first words of their keys lie side by side, so that one cache line
/// shows that a key is absent.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Bucket {
    first: [u64; TOGETHER],
    /// The rest of the key, with the verdict in the free bits.
    second: [u64; TOGETHER],
    third: [u64; TOGETHER],
    facts: [u64; TOGETHER],
}

/// The second word of the key, with the verdict in its free bits.
#[derive(Clone, Copy)]
struct Entry(u64);

// Bit offsets in the first word, above the mask of cards.
const LEADER: u32 = 50;
const TOPS: u32 = 51;
const SPLIT: u32 = 53;
const GENERATION: u32 = 57;
// Bit offsets in the second word, above the limit.
const THAN: u32 = 20;
const EXCEEDS: u32 = 24;
const BEST: u32 = 25;
const SIZE: u32 = 31;
const ASIDE: u32 = 36;
const FRONTS: u32 = 46;
const KEY: u64 = !((1 << ASIDE) - 1);

/// The code for "no best card".
const NO_CARD: u64 = 63;
const FIVE_BITS: u64 = 31;

/// The transposition table.
pub(super) struct TranspositionTable {
    lines: Vec<Bucket>,
    generation: u64,
}

impl TranspositionTable {
    /// A table of `1 << bits` buckets of eight entries.
    pub(super) fn new(bits: u32) -> Self {
        Self { lines: vec![Bucket::default(); 1 << bits], generation: 1 }
    }

    /// Forgets everything, because the cards get new numbers.
    pub(super) fn forget(&mut self) {
        self.generation += 1;
        if self.generation >> (u64::BITS - GENERATION) != 0 {
            self.lines.fill(Bucket::default());
            self.generation = 1;
        }
    }

    /// The key of a position.
    #[inline]
    pub(super) fn key(&self, roster: &Roster, position: &Position, outlook: &Outlook) -> Key {
        let mut key = Key {
            first: outlook.model | u64::from(position.leader) << LEADER | self.generation << GENERATION,
            second: 0,
            third: roster.beaten(position.left),
        };
        if roster.has_wanderers {
            key.first |= u64::from(position.tops[0]) << TOPS | u64::from(position.tops[1]) << (TOPS + 1);
            key.first |= roster.split_need(position) << SPLIT;
            key.second = roster.trolls_aside(position) << ASIDE | roster.fronts(position) << FRONTS;
        }
        key
    }

    #[inline]
    fn line(&self, key: Key) -> usize {
        let mixed = (key.first ^ key.second >> 7).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        (mixed >> (u64::BITS - self.lines.len().trailing_zeros())) as usize
    }

    /// A verdict that holds for these needs, or else the best card of the last search.
    #[inline]
    pub(super) fn find(
        &self,
        key: Key,
        position: &Position,
        threshold: Threshold,
        roster: &Roster,
    ) -> Result<Verdict, Option<usize>> {
        let need = position.need;
        let mut best = None;
        let line = &self.lines[self.line(key)];
        for place in line.places(key.first) {
            let memory = Entry(line.second[place]);
            if memory.0 & KEY != key.second {
                continue;
            }
            best = best.or(memory.best());
            let facts = line.facts[place];
            if (line.third[place] ^ key.third) & facts != 0 {
                continue;
            }
            let mut verdict = memory.verdict();
            let than = (memory.0 >> THAN & 15) as i32 - 8;
            let (asks, holds) = if verdict.exceeds {
                (than >= threshold.than, verdict.limit.at_least(need))
            } else {
                (than <= threshold.than, need.at_least(verdict.limit))
            };
            if asks && holds.covers(roster.weighed) {
                if facts != 0 {
                    verdict.facts = roster.unpacked(position.left, facts);
                }
                return Ok(verdict);
            }
        }
        Err(best)
    }

    /// Stores a verdict. It replaces an entry of an older generation, or the one that was cheapest to
    /// find.
    #[inline]
    pub(super) fn note(
        &mut self,
        key: Key,
        verdict: Verdict,
        facts: u64,
        threshold: Threshold,
        best: Option<usize>,
        tricks: usize,
    ) {
        let line = self.line(key);
        let line = &mut self.lines[line];
        let place = line.cheapest(key.first >> GENERATION);
        let best = best.map_or(NO_CARD, |card| card as u64);
        line.first[place] = key.first;
        line.third[place] = key.third;
        line.facts[place] = facts;
        line.second[place] = key.second
            | packed(verdict)
            | u64::from((threshold.than + 8).cast_unsigned()) << THAN
            | u64::from(verdict.exceeds) << EXCEEDS
            | best << BEST
            | (tricks as u64) << SIZE;
    }
}

impl Bucket {
    /// The slots that hold verdicts for this first word of a key.
    #[inline]
    fn places(&self, first: u64) -> Numbers {
        let is = |place: usize| u64::from(self.first[place] == first) << place;
        Numbers((0..TOGETHER).fold(0, |places, place| places | is(place)))
    }

    /// The slot of an outdated verdict, or of the one that was cheapest to find.
    #[inline]
    fn cheapest(&self, generation: u64) -> usize {
        let worth = |place: usize| {
            let current = self.first[place] >> GENERATION == generation;
            if current { 1 + (self.second[place] >> SIZE & FIVE_BITS) } else { 0 }
        };
        let mut cheapest = 0;
        for place in 1..TOGETHER {
            if worth(place) < worth(cheapest) {
                cheapest = place;
            }
        }
        cheapest
    }
}

impl Entry {
    #[inline]
    fn best(&self) -> Option<usize> {
        let card = self.0 >> BEST & 63;
        (card != NO_CARD).then_some(card as usize)
    }

    #[inline]
    fn verdict(&self) -> Verdict {
        let exceeds = self.0 >> EXCEEDS & 1 == 1;
        let small = Lanes::unpacked(self.0 & 0xF_FFFF);
        let limit = small + Lanes::all(ZERO);
        let limit = if exceeds { limit } else { limit.where_in(small.at_least(Lanes::all(1)), BELOW) };
        Verdict { exceeds, limit, facts: 0 }
    }
}

/// The limit in 20 bits. No need exceeds 8, so a limit above 15 is equivalent to 15. For false, a
/// limit of zero or less means that the verdict holds for any need.
#[inline]
fn packed(verdict: Verdict) -> u64 {
    let zero = Lanes::all(ZERO);
    (verdict.limit.most(zero) - zero).least(Lanes::all(15)).packed()
}
