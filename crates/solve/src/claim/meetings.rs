//! What the rules make of any two cards that meet: asked of them once, kept in a table.

use interregnum_claim::{Card, CardSet, Faction, Meeting};
use std::sync::LazyLock;

/// What comes of a card that is led and a reply to it.
#[derive(Clone, Copy, Default)]
pub(super) struct Met(u8);

const FOLLOWS: u8 = 1;
const WINS: u8 = 2;
const LEADS: u8 = 4;
const LED_TO_LOSER: u8 = 8;

impl Met {
    fn of(led: Card, reply: Card) -> Self {
        let meeting = Meeting::of(led, reply);
        let flag = |is: bool, bit: u8| if is { bit } else { 0 };
        Self(
            flag(meeting.follows, FOLLOWS)
                | flag(meeting.reply_wins, WINS)
                | flag(meeting.reply_leads, LEADS)
                | flag(meeting.to_loser.contains(led), LED_TO_LOSER),
        )
    }

    /// Whether who holds the led faction may reply so.
    pub(super) const fn follows(self) -> bool {
        self.0 & FOLLOWS != 0
    }

    /// Whether the reply wins.
    pub(super) const fn reply_wins(self) -> bool {
        self.0 & WINS != 0
    }

    /// Whether who replied leads the next trick.
    pub(super) const fn reply_leads(self) -> bool {
        self.0 & LEADS != 0
    }

    /// Whether the led card goes to the loser.
    pub(super) const fn led_to_loser(self) -> bool {
        self.0 & LED_TO_LOSER != 0
    }
}

static MEETINGS: LazyLock<Vec<Met>> = LazyLock::new(|| {
    let all = CardSet::of_factions(Faction::ALL.into_iter().collect());
    let mut table = vec![Met::default(); CardSet::PLACES * CardSet::PLACES];
    for led in all.kinds() {
        // A card of which there is one cannot meet itself.
        for reply in all.kinds().filter(|&reply| reply != led || all.count(led) > 1) {
            table[led.place() * CardSet::PLACES + reply.place()] = Met::of(led, reply);
        }
    }
    table
});

/// What comes of these two.
pub(super) fn met(led: Card, reply: Card) -> Met {
    MEETINGS[led.place() * CardSet::PLACES + reply.place()]
}
