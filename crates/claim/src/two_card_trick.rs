//! The result of a trick of two cards in phase two between two players, which depends on nothing
//! else on the table: the solver precomputes it for all pairs.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::spoils::PhaseTwoZones;
use crate::trick::Trick;
use interregnum_kernel::{BySeat, Seat, Silent};

/// The result of a led card and a reply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TwoCardTrick {
    /// C4.2, C4.3: whether a player who holds the led faction may play this reply.
    pub follows: bool,
    /// C5: whether the reply wins.
    pub reply_wins: bool,
    /// C5.7, C9.1: whether the player of the reply leads the next trick.
    pub reply_leads: bool,
    /// C8.3: the cards that the loser takes.
    pub to_loser: CardSet,
}

impl TwoCardTrick {
    /// The result before the last trick.
    pub fn of(led: Card, reply: Card) -> Self {
        let [leader, other] = [Seat::new(0), Seat::new(1)];
        let opened = Trick::of(leader, &[led]);
        let trick = Trick::of(leader, &[led, reply]);
        let winner = if trick.winning_place::<2>() == 0 { leader } else { other };
        let loser = winner.clockwise(1, 2);
        let mut scores = BySeat::default();
        let zones = PhaseTwoZones {
            players: 2,
            scores: &mut scores,
            fronts: &mut BySeat::default(),
            aside: &mut CardSet::default(),
            discards: &mut CardSet::default(),
        };
        zones.gather::<2>(&trick, winner, false, &mut Silent);
        Self {
            follows: opened.follows(reply),
            reply_wins: winner == other,
            reply_leads: trick.next_leader::<2>(winner) == other,
            to_loser: scores[loser],
        }
    }
}
