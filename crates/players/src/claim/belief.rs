//! The belief over worlds: a world counts more if the other side's past cards are likely in it.
//!
//! Worlds are sampled uniformly and weighted by the probability that the policy plays the other
//! side's hand as it was played (importance sampling); the search draws among them by weight. For
//! two players in phase one: later nothing is hidden.

use super::policy::{Policy, Sum, WIDE};
use crate::search::Dice;
use interregnum_games::claim::{Card, CardSet, ClaimView, ImaginedWorld, Phase, WorldSampler, playable};
use interregnum_kernel::Seat;
use rand_core::Rng;

/// A card that the other side chose.
struct Past {
    /// The cards that it held then and does not hold now.
    gone: CardSet,
    led: Option<Card>,
    card: Card,
    /// The hidden layer's sum over what is certain: the setting and the cards that are gone.
    sum: Sum,
}

/// Weighted worlds of one view.
#[derive(Clone)]
pub(super) struct Belief {
    worlds: Vec<ImaginedWorld>,
    /// The cumulative weights.
    upto: Vec<f32>,
}

impl Belief {
    /// Samples `number` worlds of a view of phase one between two players; `None` if the other side
    /// has chosen nothing yet.
    pub(super) fn of(view: &ClaimView, number: usize, policy: &Policy, dice: &mut Dice) -> Option<Self> {
        if view.phase != Phase::One || view.seats.len() != 2 {
            return None;
        }
        let other = view.viewer.seat()?.clockwise(1, 2);
        let past = past(view, other, policy);
        if past.is_empty() {
            return None;
        }
        let mut sampler = WorldSampler::of(view);
        let mut belief = Self { worlds: Vec::with_capacity(number), upto: Vec::with_capacity(number) };
        let mut total = 0.0;
        for _ in 0..number {
            let world = sampler.sample(dice);
            total += weight(&past, world.hand(other), policy);
            belief.worlds.push(world);
            belief.upto.push(total);
        }
        (total > 0.0).then_some(belief)
    }

    /// Draws one world by weight.
    #[inline]
    pub(super) fn draw(&self, dice: &mut Dice) -> ImaginedWorld {
        let total = self.upto.last().copied().unwrap_or(0.0);
        let lot = (dice.next_u32() >> 8) as f32 / (1u32 << 24) as f32 * total;
        let place = self.upto.partition_point(|&upto| upto <= lot).min(self.worlds.len() - 1);
        self.worlds[place].clone()
    }
}

/// The probability that the other side, with this hand now, has played as it did.
fn weight(past: &[Past], hand: CardSet, policy: &Policy) -> f32 {
    let mut held: Sum = [0.0; WIDE];
    policy.add(&mut held, Policy::hand(hand));
    let likely = |past: &Past| {
        let mut sum = past.sum;
        sum.iter_mut().zip(&held).for_each(|(sum, held)| *sum += held);
        let mut then = hand;
        past.gone.cards().for_each(|card| then.insert(card));
        policy.likely(&sum, playable(past.led, then), past.card)
    };
    past.iter().map(likely).product()
}

/// What the other side chose so far, the latest first.
fn past(view: &ClaimView, other: Seat, policy: &Policy) -> Vec<Past> {
    let now = (view.leader, &view.trick, view.face_up);
    let before = view.history.iter().map(|trick| {
        let taken = trick.taken.as_ref();
        let prize = |taken: &interregnum_games::claim::TakenView| {
            let open = Seat::all(2).find(|&seat| !taken.drew.contains(seat))?;
            taken.took[open.index()]
        };
        (trick.leader, &trick.cards, taken.and_then(prize).into_iter().collect())
    });
    let mut gone = CardSet::EMPTY;
    let mut found = Vec::new();
    let hand = view.seats[other.index()].hand;
    let held = usize::from(hand.unknown) + hand.known.len();
    for (leader, cards, prize) in std::iter::once(now).chain(before.rev()) {
        let place = (other.index() + 2 - leader.index()) % 2;
        let Some(&card) = cards.get(place) else { continue };
        gone.insert(card);
        let led = (place == 1).then(|| cards[0]);
        let mut sum = [0.0; WIDE];
        policy.add(&mut sum, Policy::hand(gone).chain(Policy::setting(prize, led, held + gone.len())));
        found.push(Past { gone, led, card, sum });
    }
    found
}
