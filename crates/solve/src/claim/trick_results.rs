//! The results of all tricks of two cards, computed by the rules once.

use interregnum_claim::{Card, CardSet, Faction, TwoCardTrick};
use std::sync::LazyLock;

/// The result of a led card and a reply, in bits.
#[derive(Clone, Copy, Default)]
pub(super) struct TrickResult(u8);

const FOLLOWS: u8 = 1;
const WINS: u8 = 2;
const LEADS: u8 = 4;
const LED_TO_LOSER: u8 = 8;

impl TrickResult {
    fn of(led: Card, reply: Card) -> Self {
        let meeting = TwoCardTrick::of(led, reply);
        let flag = |is: bool, bit: u8| if is { bit } else { 0 };
        Self(
            flag(meeting.follows, FOLLOWS)
                | flag(meeting.reply_wins, WINS)
                | flag(meeting.reply_leads, LEADS)
                | flag(meeting.to_loser.contains(led), LED_TO_LOSER),
        )
    }

    /// Whether a player who holds the led faction may play this reply.
    pub(super) const fn follows(self) -> bool {
        self.0 & FOLLOWS != 0
    }

    /// Whether the reply wins.
    pub(super) const fn reply_wins(self) -> bool {
        self.0 & WINS != 0
    }

    /// Whether the player of the reply leads the next trick.
    pub(super) const fn reply_leads(self) -> bool {
        self.0 & LEADS != 0
    }

    /// Whether the led card goes to the loser.
    pub(super) const fn led_to_loser(self) -> bool {
        self.0 & LED_TO_LOSER != 0
    }
}

static TRICK_RESULTS: LazyLock<Vec<TrickResult>> = LazyLock::new(|| {
    let all = CardSet::of_factions(Faction::ALL.into_iter().collect());
    let mut table = vec![TrickResult::default(); CardSet::PLACES * CardSet::PLACES];
    for led in all.kinds() {
        // A card that exists only once cannot reply to itself.
        for reply in all.kinds().filter(|&reply| reply != led || all.count(led) > 1) {
            table[led.place() * CardSet::PLACES + reply.place()] = TrickResult::of(led, reply);
        }
    }
    table
});

/// The result of these two cards.
pub(super) fn trick_result(led: Card, reply: Card) -> TrickResult {
    TRICK_RESULTS[led.place() * CardSet::PLACES + reply.place()]
}
