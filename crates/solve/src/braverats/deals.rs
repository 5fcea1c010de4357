//! All hands that a way of dealing can give, weighted by probability, and `BraveRats` solved for
//! all of them together.
//!
//! Only the hands count: the sixteen cards can be dealt in 12,870 ways but give only 1,107
//! different hands, because there are equal cards. All deals share one table of positions, so a
//! position that several deals reach is solved once.

use super::open::{OpenRats, Payoffs};
use crate::game::{Side, Solvable};
use crate::induction::Solved;
use interregnum_braverats::{
    After, BraveRats, Card, CardSet, Deal, DealVariant, GameDeal, Open, Options, Standing,
};
use interregnum_kernel::{BySeat, Game};
use std::collections::BTreeMap;
use std::num::NonZero;

/// The hands of both seats.
pub type Hands = BySeat<CardSet, 2>;

/// Some deals, none twice, each with a weight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deals(BTreeMap<[CardSet; 2], u64>);

impl Deals {
    /// A single deal.
    pub fn one(hands: Hands) -> Self {
        Self(BTreeMap::from([(hands.0, 1)]))
    }

    /// The deals of these options, including the Traitor. A weight is the number of ways in which
    /// the cards can come into the hands.
    ///
    /// Draft choices are taken to be uniformly random. Then each packet of four random cards is
    /// split at random, and seat 0 gets any eight cards with the same probability, as in
    /// [`DealVariant::Random`].
    pub fn of(options: &Options) -> Self {
        let deals = match options.deal {
            DealVariant::Standard | DealVariant::Princess => Self::one(certain(options)),
            DealVariant::Random | DealVariant::Draft => Self::any_eight(),
        };
        if options.traitor { deals.betrayed() } else { deals }
    }

    /// Any eight of the sixteen to seat 0, the rest to seat 1.
    fn any_eight() -> Self {
        let mut hands = BTreeMap::from([(CardSet::EMPTY, 1)]);
        for card in Card::ALL {
            let mut more = BTreeMap::new();
            for (hand, weight) in hands {
                // None, one or both of two equals: one of them is either of the two.
                more.insert(hand, weight);
                more.insert(hand.with(card), 2 * weight);
                more.insert(hand.with(card).with(card), weight);
            }
            hands = more;
        }
        let eight = hands.into_iter().filter(|(hand, _)| hand.len() == Card::COUNT);
        Self(eight.map(|(hand, weight)| ([hand, CardSet::BOX.minus(hand)], weight)).collect())
    }

    /// B6.1: the same deals after each seat has given the other a random card.
    #[must_use]
    pub fn betrayed(&self) -> Self {
        let mut after = BTreeMap::new();
        for (&[yarg, applewood], weight) in &self.0 {
            for given in yarg.cards() {
                for taken in applewood.cards() {
                    let hands = [yarg.without(given).with(taken), applewood.without(taken).with(given)];
                    *after.entry(hands).or_insert(0) += weight;
                }
            }
        }
        Self(after)
    }

    /// The deals and their weights.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Hands, u64)> + '_ {
        self.0.iter().map(|(&hands, &weight)| (BySeat(hands), weight))
    }

    /// How many deals there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The sum of all weights.
    pub fn total(&self) -> u64 {
        self.0.values().sum()
    }

    /// Whether the seats have the same chances: exchanging the hands gives the same deals with the
    /// same weights. Then the value is zero.
    pub fn are_even(&self) -> bool {
        self.0.iter().all(|(&[yarg, applewood], weight)| self.0.get(&[applewood, yarg]) == Some(weight))
    }

    /// The start of the game for each deal.
    pub fn starts(&self) -> Vec<After> {
        self.iter().map(|(hands, _)| start(hands)).collect()
    }
}

impl FromIterator<(Hands, u64)> for Deals {
    fn from_iter<I: IntoIterator<Item = (Hands, u64)>>(deals: I) -> Self {
        let mut all = BTreeMap::new();
        for (hands, weight) in deals {
            *all.entry(hands.0).or_insert(0) += weight;
        }
        Self(all)
    }
}

/// The first round with these hands.
pub(crate) fn start(hands: Hands) -> After {
    After::Goes(Open { hands, standing: Standing::default() })
}

/// The hands of a deal without chance, from the game itself.
fn certain(options: &Options) -> Hands {
    let plain = Options { traitor: false, draw: false, wins: 1, ..*options };
    let deal = Deal { seed: None, games: vec![GameDeal::default()] };
    let open = BraveRats::start(&plain, &deal).ok().and_then(|rats| rats.open());
    open.map_or(BySeat([CardSet::CLAN; 2]), |open| open.hands)
}

/// The approximate number of positions of all deals of eight cards together, if exchanged seats
/// count once; twice that if not.
const EXPECTED_AT_MOST: usize = 3_000_000;

/// Values that differ by less than this count as equal when deals are sorted.
const SAME: f64 = 1e-9;

/// `BraveRats` solved for all deals.
pub struct SolvedDeals {
    /// The game, solved from the start of each deal.
    pub solved: Solved<OpenRats>,
    /// Each deal with its weight and its value for seat 0.
    pub values: Vec<(Hands, u64, f64)>,
}

impl SolvedDeals {
    /// Solves all deals; `each` is called whenever one more is solved.
    ///
    /// # Panics
    /// If there is no deal.
    pub fn new(
        options: Options,
        deals: &Deals,
        payoffs: Payoffs,
        threads: NonZero<usize>,
        each: &(dyn Fn() + Sync),
    ) -> Self {
        let starts = deals.starts();
        let After::Goes(first) = starts[0] else { unreachable!("a game does not start with its end") };
        let game = OpenRats::at(options, first).with_payoffs(payoffs);
        let one = game.expected_positions();
        let most = if payoffs.are_even() { EXPECTED_AT_MOST } else { 2 * EXPECTED_AT_MOST };
        let expected = (one * starts.len().div_ceil(2)).min(most.max(one));
        let solved = Solved::from_all(game, &starts, expected, threads, each);
        let value = |start: &After| solved.value_at(start).expect("every start was solved");
        let values = deals.iter().zip(&starts).map(|((hands, weight), start)| (hands, weight, value(start)));
        let values = values.collect();
        Self { solved, values }
    }

    /// The average value for seat 0.
    pub fn value(&self) -> f64 {
        self.average(|value| value)
    }

    /// The weighted average over all deals of a function of their value.
    pub fn average(&self, of: impl Fn(f64) -> f64) -> f64 {
        let total: u64 = self.values.iter().map(|(_, weight, _)| weight).sum();
        let sum: f64 = self.values.iter().map(|&(_, weight, value)| weight as f64 * of(value)).sum();
        sum / total as f64
    }

    /// The deals, the best for a side first; among equals the most frequent first.
    pub fn best_first(&self, side: Side) -> Vec<(Hands, u64, f64)> {
        let sign = if side == Side::Row { -1.0 } else { 1.0 };
        let rank = |value: f64| (sign * value / SAME).round();
        let mut sorted = self.values.clone();
        sorted.sort_by(|a, b| rank(a.2).total_cmp(&rank(b.2)).then(b.1.cmp(&a.1)));
        sorted
    }

    /// The probability that the value of a deal satisfies a condition.
    pub fn share(&self, is: impl Fn(f64) -> bool) -> f64 {
        self.average(|value| f64::from(u8::from(is(value))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_braverats::{APPLEWOOD, YARG};

    /// Eight kinds, none, one or two of each, eight in all: 1,107. Eight of sixteen: 12,870.
    #[test]
    fn the_box_can_be_dealt_in_1107_ways() {
        let random = Deals::of(&Options { deal: DealVariant::Random, ..Options::STANDARD });
        assert_eq!((random.len(), random.total()), (1107, 12_870));
        assert!(random.are_even());
        assert!(random.iter().all(|(hands, _)| hands[YARG].plus(hands[APPLEWOOD]) == CardSet::BOX));
        let draft = Deals::of(&Options { deal: DealVariant::Draft, ..Options::STANDARD });
        assert_eq!(draft, random);
    }

    /// After a random exchange of cards all hands are still equally likely.
    #[test]
    fn a_traitor_does_not_change_a_random_deal() {
        let random = Deals::of(&Options { deal: DealVariant::Random, ..Options::STANDARD });
        let betrayed = random.betrayed();
        assert!(betrayed.iter().zip(random.iter()).all(|(a, b)| a == (b.0, 64 * b.1)));
    }

    /// Of the 64 exchanges eight are of equal cards and change nothing.
    #[test]
    fn the_traitor_makes_57_deals_of_the_standard_one() {
        let standard = Deals::of(&Options::STANDARD);
        assert_eq!((standard.len(), standard.total(), standard.are_even()), (1, 1, true));
        let betrayed = Deals::of(&Options { traitor: true, ..Options::STANDARD });
        assert_eq!((betrayed.len(), betrayed.total(), betrayed.are_even()), (57, 64, true));
        let untouched = betrayed.iter().find(|(hands, _)| hands[YARG] == hands[APPLEWOOD]);
        assert_eq!(untouched.map(|(_, weight)| weight), Some(8));
    }

    #[test]
    fn princess_attack_is_not_even() {
        let princess = Deals::of(&Options { deal: DealVariant::Princess, ..Options::STANDARD });
        let (hands, _) = princess.iter().next().unwrap();
        assert_eq!((hands[YARG].count(Card::Prince), hands[APPLEWOOD].count(Card::Princess)), (2, 2));
        assert!(!princess.are_even());
    }
}
