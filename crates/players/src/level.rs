//! Levels for people: five players, from one who makes plausible mistakes to the strongest, and one below
//! them for children.
//!
//! A lower level is not a good player that errs at random: it sees less, and chooses by a softmax
//! among what looks good to it. It never does what looks far worse than the best. The level for children
//! errs as children do: it reaches for what glitters.

use crate::{Flat, GuidedFlat, Heuristic, Playable, Player, Recall, Scored, Weighed, explained, softmax};
use interregnum_kernel::Phrase;
use rand_core::Rng;
use std::marker::PhantomData;
use std::num::NonZero;

/// The strength of an opponent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Likes high cards and fights, and thinks little of what they cost: an opponent for children.
    Jester,
    /// Uses the cards that lie open, and often takes the second best.
    Page,
    /// Remembers what was played, and mostly follows the heuristic.
    Squire,
    /// Uses the heuristic and playouts in a few sampled worlds.
    Herald,
    /// Uses many worlds and exact solutions, and errs now and then.
    Chancellor,
    /// The strongest there is.
    Regent,
}

/// The softmax temperature of a jester, in points of merit, and how much of the merit it notices beside
/// what glitters.
const JESTER: (f64, f64) = (1.2, 0.1);

/// The softmax temperatures of a page and a squire, in points of merit.
const PAGE: f64 = 2.0;
const SQUIRE: f64 = 1.0;

/// The number of worlds of a herald, and its softmax temperature in chances to win.
const HERALD: (NonZero<u32>, f64) = (NonZero::new(40).expect("some"), 0.05);

/// The number of worlds of a chancellor where there is no solution, the probability of a softmax
/// choice, and its temperature: with values of playouts, and with those of a solution, many of which
/// lie close together.
const CHANCELLOR: NonZero<u32> = NonZero::new(1000).expect("some");
const LAPSE: f64 = 0.3;
const TRIED: f64 = 0.05;
const SOLVED: f64 = 0.08;

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 6] =
        [Self::Jester, Self::Page, Self::Squire, Self::Herald, Self::Chancellor, Self::Regent];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Jester => "jester",
            Self::Page => "page",
            Self::Squire => "squire",
            Self::Herald => "herald",
            Self::Chancellor => "chancellor",
            Self::Regent => "regent",
        }
    }

    /// Its number: 1 to 5, and 0 for the children's.
    pub const fn number(self) -> usize {
        self as usize
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

    /// A player of this level, which may use `threads` threads.
    pub fn player<G: Playable>(self, threads: NonZero<usize>) -> Box<dyn Player<G>> {
        match self {
            Self::Jester => Box::new(Dazzled { game: PhantomData }),
            Self::Page => Box::new(SoftmaxHeuristic::new(Recall::OpenCards, PAGE)),
            Self::Squire => Box::new(SoftmaxHeuristic::new(Recall::Perfect, SQUIRE)),
            Self::Herald => {
                let (worlds, temperature) = HERALD;
                Box::new(GuidedFlat::slipping(Flat::guessing(worlds), 1.0, temperature))
            }
            Self::Chancellor => match G::perfect(threads) {
                Some(thinker) => Box::new(Slipping { thinker, lapse: LAPSE, temperature: SOLVED }),
                None => Box::new(GuidedFlat::slipping(Flat::new(CHANCELLOR), LAPSE, TRIED)),
            },
            Self::Regent => G::strongest(threads),
        }
    }
}

/// Chooses by a softmax over the heuristic's scores.
struct SoftmaxHeuristic<G> {
    recall: Recall,
    temperature: f64,
    game: PhantomData<fn() -> G>,
}

impl<G> SoftmaxHeuristic<G> {
    const fn new(recall: Recall, temperature: f64) -> Self {
        Self { recall, temperature, game: PhantomData }
    }
}

impl<G: Heuristic> Player<G> for SoftmaxHeuristic<G> {
    fn act(&mut self, view: &G::View, rng: &mut dyn Rng) -> Option<G::Action> {
        let judged = G::score(view, self.recall);
        let merits: Vec<f64> = judged.iter().map(|judged| judged.merit).collect();
        softmax::choice(&merits, self.temperature, rng).map(|place| judged[place].action)
    }

    fn weigh(&mut self, view: &G::View, _rng: &mut dyn Rng) -> Vec<Weighed<G::Action>> {
        explained::<G>(view, G::score(view, self.recall).into_iter().map(Scored::weighed).collect())
    }
}

/// Chooses by a softmax over what glitters, with some sense for what is good.
struct Dazzled<G> {
    game: PhantomData<fn() -> G>,
}

impl<G: Heuristic> Dazzled<G> {
    /// The legal actions and how much each attracts.
    fn drawn_to(view: &G::View) -> Vec<Scored<G::Action>> {
        let (_, notice) = JESTER;
        let judged = G::score(view, Recall::OpenCards).into_iter().zip(G::glitter(view));
        judged.map(|(judged, glitter)| Scored { merit: glitter + notice * judged.merit, ..judged }).collect()
    }
}

impl<G: Heuristic> Player<G> for Dazzled<G> {
    fn act(&mut self, view: &G::View, rng: &mut dyn Rng) -> Option<G::Action> {
        let drawn_to = Self::drawn_to(view);
        let merits: Vec<f64> = drawn_to.iter().map(|drawn_to| drawn_to.merit).collect();
        softmax::choice(&merits, JESTER.0, rng).map(|place| drawn_to[place].action)
    }

    fn weigh(&mut self, view: &G::View, _rng: &mut dyn Rng) -> Vec<Weighed<G::Action>> {
        explained::<G>(view, Self::drawn_to(view).into_iter().map(Scored::weighed).collect())
    }
}

/// Plays like a good player, but sometimes chooses by a softmax over its values.
struct Slipping<G: Playable> {
    thinker: Box<dyn Player<G>>,
    /// The probability of a softmax choice.
    lapse: f64,
    temperature: f64,
}

impl<G: Playable> Player<G> for Slipping<G> {
    fn act(&mut self, view: &G::View, rng: &mut dyn Rng) -> Option<G::Action> {
        if softmax::fraction(rng) >= self.lapse {
            return self.thinker.act(view, rng);
        }
        let weighed = self.thinker.weigh(view, rng);
        let chances: Vec<f64> = weighed.iter().map(|weighed| weighed.chance).collect();
        softmax::choice(&chances, self.temperature, rng).map(|place| weighed[place].action)
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
        assert_eq!(Level::named("level0"), Some(Level::Jester));
        for word in ["", "level", "level00", "level6", "level02", "king"] {
            assert_eq!(Level::named(word), None, "{word}");
        }
        assert!(Level::ALL.iter().all(|level| Level::named(level.name()) == Some(*level)));
    }
}
