//! The value of a card: as a follower for phase two, and as a card to play.
//!
//! The numbers are rules of thumb, tuned with `greedy` against `random` in all kingdoms for two
//! (6,000 mirrored deals of seed 1001, which no report uses). The win share changes by less than
//! one per cent when any of them is halved or doubled.

use interregnum_games::claim::{Card, Faction};

/// The value of an Undead scored in phase one, in points of a follower, when the vote is completely
/// open.
pub(super) const UNDEAD: f64 = 6.0;
/// Phase one: the part of a card's power that playing it costs.
pub(super) const SPENT: f64 = 0.2;
/// Phase two: the same, in cards scored.
pub(super) const HELD: f64 = 0.2;

/// The scales of a point of merit: in points of a follower, to take and to play for, and in cards
/// scored. They are the typical difference between two actions in each phase.
pub(super) const TAKING: f64 = 2.0;
pub(super) const RECRUITING: f64 = 1.0;
pub(super) const GATHERING: f64 = 1.0 / 3.0;

/// The value of a card as a follower: mostly the number on it.
pub(super) fn follower(card: Card) -> f64 {
    match card.faction() {
        // A high Dwarf wins tricks but goes to the others, a low one wins nothing (C8.3, C8.4).
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
