//! The value of the draft, enclosed by best responses that see more than a player can.

use super::believer::{Believer, Sight, kept_first};
use super::perfect::{NOTHING, PACKET, PerfectDraft, code, given, opener, other, signed};
use crate::braverats::deals::{Deals, Hands, SolvedDeals};
use crate::braverats::open::Payoffs;
use interregnum_braverats::{APPLEWOOD, Card, CardSet, DealVariant, Options, YARG};
use interregnum_kernel::Seat;
use std::collections::HashMap;
use std::num::NonZero;

/// Bounds of the value of a draft in which both players choose, for Yarg, who opens the first
/// packet.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DraftBounds {
    /// What a strategy of Yarg gets against a best response that sees all cards kept so far.
    pub lower: f64,
    /// What a best response that sees all cards kept so far gets against a strategy of Applewood.
    pub upper: f64,
    /// The value if all kept cards were known to both.
    pub open: f64,
    /// How often each kind of card is kept first from the first packet, if it is in it and all kept
    /// cards were known.
    pub kept_first: [f64; Card::COUNT],
}

impl DraftBounds {
    /// Finds the bounds. Of the options only the target and the rulings matter.
    ///
    /// A responder that sees more gets at least as much as one that sees what a player can. So the
    /// bounds hold for the true draft, and their distance is at most what hidden cards, the
    /// simple strategies and the extra sight cost together.
    pub fn new(options: Options, threads: NonZero<usize>) -> Self {
        let options = Options { deal: DealVariant::Random, traitor: false, draw: false, wins: 1, ..options };
        let deals = SolvedDeals::new(options, &Deals::of(&options), Payoffs::GAME, threads, &|| ());
        let mut perfect = PerfectDraft::new(deals.values.iter().map(|&(hands, _, value)| (hands, value)));
        let kept_first = kept_first(&mut perfect);
        let open = perfect.value(NOTHING);
        let [upper, lower] =
            [YARG, APPLEWOOD].map(|responder| respond(&mut perfect, kept_first, responder, NOTHING));
        Self { lower, upper, open, kept_first }
    }

    /// The distance of the bounds.
    pub fn gap(&self) -> f64 {
        self.upper - self.lower
    }
}

/// The value for Yarg of a best response that sees everything, from these hands, all of which the
/// other side knows.
fn respond(perfect: &mut PerfectDraft, kept_first: [f64; Card::COUNT], responder: Seat, hands: Hands) -> f64 {
    let believer = Believer::new(kept_first);
    Response { perfect, believer, responder, values: HashMap::new() }.value(hands, CardSet::EMPTY)
}

/// A best response that sees everything against a [`Believer`].
struct Response<'a> {
    perfect: &'a mut PerfectDraft,
    believer: Believer,
    responder: Seat,
    /// Between two packets, by the hands and the responder's cards that the believer has not seen.
    values: HashMap<(usize, CardSet), f64>,
}

/// A draft between two choices.
#[derive(Clone, Copy)]
struct Drafting {
    hands: Hands,
    /// The responder's cards that the believer has not seen.
    unseen: CardSet,
    packet: CardSet,
    holder: Seat,
}

impl Response<'_> {
    /// The value for Yarg between two packets.
    fn value(&mut self, hands: Hands, unseen: CardSet) -> f64 {
        // With the last packet the drafter sees every card that the other side does not hold, so
        // nothing is hidden from either.
        if hands[YARG].len() >= Card::COUNT - 2 {
            return self.perfect.value(hands);
        }
        if let Some(&value) = self.values.get(&(code(hands), unseen)) {
            return value;
        }
        let (packets, holder) = (self.perfect.packets(hands), opener(hands));
        let one = |&(packet, chance): &(CardSet, f64)| {
            chance * self.choice(Drafting { hands, unseen, packet, holder })
        };
        let value = packets.iter().map(one).sum();
        self.values.insert((code(hands), unseen), value);
        value
    }

    /// The value for Yarg when somebody keeps a card.
    fn choice(&mut self, at: Drafting) -> f64 {
        if at.holder == self.responder {
            let values = at.packet.kinds().map(|card| signed(at.holder, self.after(at, card)));
            return signed(at.holder, values.fold(f64::NEG_INFINITY, f64::max));
        }
        let sight = Sight {
            seat: at.holder,
            own: at.hands[at.holder],
            known: at.hands[self.responder].minus(at.unseen),
            unseen: at.unseen.len(),
            packet: at.packet,
        };
        let card = self.believer.decide(self.perfect, &sight);
        self.after(at, card)
    }

    fn after(&mut self, mut at: Drafting, card: Card) -> f64 {
        let is_first = at.packet.len() == PACKET;
        at.hands = given(at.hands, at.holder, card);
        at.packet.remove(card);
        if is_first && at.holder == self.responder {
            at.unseen.insert(card);
        }
        at.holder = other(at.holder);
        match at.packet.kinds().next() {
            Some(last) if at.packet.len() == 1 => self.value(given(at.hands, at.holder, last), at.unseen),
            _ => self.choice(at),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use interregnum_kernel::BySeat;

    /// The belief that every card is as likely to be kept first.
    const EQUAL: [f64; Card::COUNT] = [1.0; Card::COUNT];

    fn draft(value: impl Fn(CardSet) -> f64) -> PerfectDraft {
        let random = Deals::of(&Options { deal: DealVariant::Random, ..Options::STANDARD });
        PerfectDraft::new(
            random.iter().map(|(hands, _)| (hands, value(hands[YARG]) - value(hands[APPLEWOOD]))),
        )
    }

    fn hands(yarg: [Card; 4], applewood: [Card; 4]) -> Hands {
        BySeat([yarg, applewood].map(|hand| hand.into_iter().collect()))
    }

    fn some_hands() -> [Hands; 2] {
        use Card::{Ambassador, Assassin, General, Musician, Prince, Princess, Spy, Wizard};
        [
            hands([Prince, Wizard, Spy, Musician], [Prince, General, Assassin, Princess]),
            hands([Prince, Prince, Spy, Spy], [Wizard, General, General, Ambassador]),
        ]
    }

    /// Suppose each card has a worth of its own, whatever else is held. Then everybody keeps the best
    /// card that is left, and hidden cards change nothing. Who opens a packet has the same advantage
    /// in each of the last two on average, and the seats open one each.
    #[test]
    fn where_cards_have_a_worth_of_their_own_the_bounds_meet() {
        let mut perfect = draft(|hand| hand.cards().map(|card| f64::from(card.value())).sum::<f64>() / 100.0);
        for hands in some_hands() {
            let worth = |hand: CardSet| hand.cards().map(|card| f64::from(card.value())).sum::<f64>() / 100.0;
            let expected = worth(hands[YARG]) - worth(hands[APPLEWOOD]);
            for found in [
                perfect.value(hands),
                respond(&mut perfect, EQUAL, YARG, hands),
                respond(&mut perfect, EQUAL, APPLEWOOD, hands),
            ] {
                assert!((found - expected).abs() < 1e-6, "{found} is not {expected}");
            }
        }
    }

    /// A worth that depends on the hand: pairs count more. The responder that sees everything gets at
    /// least as much as in the open draft.
    #[test]
    fn who_sees_more_gets_more() {
        let pairs = |hand: CardSet| hand.kinds().filter(|&card| hand.count(card) == 2).count();
        let mut perfect = draft(|hand| (pairs(hand) as f64 / 4.0).powi(2));
        for hands in some_hands() {
            let open = perfect.value(hands);
            let upper = respond(&mut perfect, EQUAL, YARG, hands);
            let lower = respond(&mut perfect, EQUAL, APPLEWOOD, hands);
            assert!(lower <= open + 1e-6 && open <= upper + 1e-6, "{lower} {open} {upper}");
        }
    }
}
