//! Levels for people: five players, from one who makes plausible mistakes to the strongest.
//!
//! A lower level is no good player with a die in its hand: it sees less, and picks among what
//! looks good to it. What looks far worse than the best to it, it never does.

use crate::{Flat, Judged, Memory, Musing, Playable, Player, Sense, Weighed, explained, plausible};
use interregnum_kernel::Phrase;
use rand_core::Rng;
use std::marker::PhantomData;
use std::num::NonZero;

/// How strong an opponent somebody wants.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Goes by what lies open, and often takes the second best.
    Page,
    /// Remembers what was played, and mostly does what good sense says.
    Squire,
    /// Has good sense, and imagines a few ways in which the cards may lie.
    Herald,
    /// Imagines many of them, knows exactly what can be known, and slips now and then.
    Chancellor,
    /// The strongest there is.
    Regent,
}

/// How far apart, in points of merit, two actions must be to look different to a page, and to
/// a squire.
const PAGE: f64 = 2.0;
const SQUIRE: f64 = 1.0;

/// How many worlds a herald imagines, and how far apart chances must be to look different.
const HERALD: (NonZero<u32>, f64) = (NonZero::new(40).expect("some"), 0.05);

/// How many worlds a chancellor imagines where there is no solution to look at, how often it
/// slips, and how far apart chances must be to look different then: those it has tried, and
/// those of a solution, of which many are close to each other.
const CHANCELLOR: NonZero<u32> = NonZero::new(1000).expect("some");
const LAPSE: f64 = 0.3;
const TRIED: f64 = 0.05;
const SOLVED: f64 = 0.08;

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 5] = [Self::Page, Self::Squire, Self::Herald, Self::Chancellor, Self::Regent];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Page => "page",
            Self::Squire => "squire",
            Self::Herald => "herald",
            Self::Chancellor => "chancellor",
            Self::Regent => "regent",
        }
    }

    /// Its number, from 1.
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    /// The level that a word names: `squire` or `level2`.
    pub fn named(word: &str) -> Option<Self> {
        let number = word.strip_prefix("level");
        let is = |level: &Self| level.name() == word || number == Some(level.number().to_string().as_str());
        Self::ALL.into_iter().find(is)
    }

    /// Its name for people.
    pub fn title(self) -> Phrase {
        Phrase::new(format!("level-{}", self.name()))
    }

    /// What to expect of it, in a sentence.
    pub fn about(self) -> Phrase {
        Phrase::new(format!("level-{}-about", self.name()))
    }

    /// A player of this level; one that can use several threads is given so many.
    pub fn player<G: Playable>(self, threads: NonZero<usize>) -> Box<dyn Player<G>> {
        match self {
            Self::Page => Box::new(Sensible::new(Memory::Short, PAGE)),
            Self::Squire => Box::new(Sensible::new(Memory::Whole, SQUIRE)),
            Self::Herald => {
                let (worlds, warmth) = HERALD;
                Box::new(Musing::slipping(Flat::guessing(worlds), 1.0, warmth))
            }
            Self::Chancellor => match G::perfect(threads) {
                Some(thinker) => Box::new(Slipping { thinker, lapse: LAPSE, warmth: SOLVED }),
                None => Box::new(Musing::slipping(Flat::new(CHANCELLOR), LAPSE, TRIED)),
            },
            Self::Regent => G::strongest(threads),
        }
    }
}

/// Goes by first sight, and takes one of the actions that look good.
struct Sensible<G> {
    memory: Memory,
    warmth: f64,
    game: PhantomData<fn() -> G>,
}

impl<G> Sensible<G> {
    const fn new(memory: Memory, warmth: f64) -> Self {
        Self { memory, warmth, game: PhantomData }
    }
}

impl<G: Sense> Player<G> for Sensible<G> {
    fn act(&mut self, view: &G::View, rng: &mut dyn Rng) -> Option<G::Action> {
        let judged = G::judge(view, self.memory);
        let merits: Vec<f64> = judged.iter().map(|judged| judged.merit).collect();
        plausible::choice(&merits, self.warmth, rng).map(|place| judged[place].action)
    }

    fn weigh(&mut self, view: &G::View, _rng: &mut dyn Rng) -> Vec<Weighed<G::Action>> {
        explained::<G>(view, G::judge(view, self.memory).into_iter().map(Judged::weighed).collect())
    }
}

/// Does what a good player does, but slips now and then: then it takes one of the actions that
/// are about as good.
struct Slipping<G: Playable> {
    thinker: Box<dyn Player<G>>,
    /// How often it slips.
    lapse: f64,
    warmth: f64,
}

impl<G: Playable> Player<G> for Slipping<G> {
    fn act(&mut self, view: &G::View, rng: &mut dyn Rng) -> Option<G::Action> {
        if plausible::fraction(rng) >= self.lapse {
            return self.thinker.act(view, rng);
        }
        let weighed = self.thinker.weigh(view, rng);
        let chances: Vec<f64> = weighed.iter().map(|weighed| weighed.chance).collect();
        plausible::choice(&chances, self.warmth, rng).map(|place| weighed[place].action)
    }

    fn weigh(&mut self, view: &G::View, rng: &mut dyn Rng) -> Vec<Weighed<G::Action>> {
        self.thinker.weigh(view, rng)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_has_a_name_and_a_number() {
        assert_eq!(Level::named("squire"), Some(Level::Squire));
        assert_eq!(Level::named("level5"), Some(Level::Regent));
        for word in ["", "level", "level0", "level6", "level02", "king"] {
            assert_eq!(Level::named(word), None, "{word}");
        }
        assert!(Level::ALL.iter().all(|level| Level::named(level.name()) == Some(*level)));
    }
}
