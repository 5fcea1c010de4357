//! What the rules make of two cards that meet in phase two between two players, whatever
//! else lies on the table: for search that keeps a table of it.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::spoils::Heaps;
use crate::trick::Trick;
use interregnum_kernel::{BySeat, Seat, Silent};

/// A card that was led and the card that was played to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meeting {
    /// C4.2, C4.3: whether who holds the led faction may play this reply.
    pub follows: bool,
    /// C5: whether the reply wins.
    pub reply_wins: bool,
    /// C5.7, C9.1: whether who replied leads the next trick.
    pub reply_leads: bool,
    /// C8.3: which of the two the loser takes.
    pub to_loser: CardSet,
}

impl Meeting {
    /// What comes of it when these two meet before the last trick.
    pub fn of(led: Card, reply: Card) -> Self {
        let [leader, other] = [Seat::new(0), Seat::new(1)];
        let opened = Trick::of(leader, &[led]);
        let trick = Trick::of(leader, &[led, reply]);
        let winner = if trick.winning_place::<2>() == 0 { leader } else { other };
        let loser = winner.clockwise(1, 2);
        let mut scores = BySeat::default();
        let heaps = Heaps {
            players: 2,
            scores: &mut scores,
            fronts: &mut BySeat::default(),
            aside: &mut CardSet::default(),
            discards: &mut CardSet::default(),
        };
        heaps.gather::<2>(&trick, winner, false, &mut Silent);
        Self {
            follows: opened.follows(reply),
            reply_wins: winner == other,
            reply_leads: trick.next_leader::<2>(winner) == other,
            to_loser: scores[loser],
        }
    }
}
