//! What a card is worth: as a follower in phase two, and as a card to play.
//!
//! The numbers are rules of thumb. They were chosen by letting `greedy` play `random` in all
//! kingdoms for two (6,000 mirrored deals of seed 1001): the share moves by less than one per
//! cent when any of them is halved or doubled, and nothing is reported on that seed.

use interregnum_games::claim::{Card, Faction};

/// What an Undead scored in phase one is worth in points of a follower, with the vote as open
/// as can be.
pub(super) const UNDEAD: f64 = 6.0;
/// Phase one: how much of a card's power is given up by playing it.
pub(super) const SPENT: f64 = 0.2;
/// Phase two: the same, in cards scored.
pub(super) const HELD: f64 = 0.2;

/// What makes one point of merit of each: in points of a follower, to take and to play for,
/// and in cards scored. So much lies, in either half, between one action and another.
pub(super) const TAKING: f64 = 2.0;
pub(super) const RECRUITING: f64 = 1.0;
pub(super) const GATHERING: f64 = 1.0 / 3.0;

/// What a card is worth as a follower: its value, mostly.
pub(super) fn follower(card: Card) -> f64 {
    match card.faction() {
        // A high Dwarf wins itself for the others, a low one wins nothing (C8.3, C8.4).
        Faction::Dwarves => 2.0,
        _ => power(card),
    }
}

/// How good a card is at winning tricks.
pub(super) fn power(card: Card) -> f64 {
    let value = f64::from(card.value());
    match card.faction() {
        Faction::Doppelgangers => value + 4.0, // C4.3: they follow whatever is led.
        Faction::Knights => value + 1.0,       // C5.4: they beat Goblins.
        _ => value,
    }
}
