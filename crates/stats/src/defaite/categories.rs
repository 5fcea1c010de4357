//! The categories of La Défaite.

use crate::Category;
use interregnum_games::defaite::{Card, EventCard, Kind, Special, Suit, Why};
use interregnum_kernel::Rule;

/// The sources of points: at once, in rebellions, and at the end.
pub(super) const SOURCES: [Category; 7] = Category::all([
    "confessor",
    "failed-rebellion",
    "provinces",
    "king",
    "last-provinces",
    "last-king",
    "last-persons",
]);

/// The roles of a card: dealt (nobles), played, acted, and in the court at the end (or the King
/// as a prisoner).
pub(super) const DEALT: Category = Category::new(0, "dealt");
pub(super) const PLAYED: Category = Category::new(1, "played");
pub(super) const ACTED: Category = Category::new(2, "acted");
pub(super) const COURT: Category = Category::new(3, "court");
/// What playing a number card can gain.
pub(super) const SUITS: Category = Category::new(0, "suits");

pub(super) const ROUND: Category = Category::new(0, "round");
pub(super) const ROUND_IS: [Category; 2] = Category::all(["open", "masquerade"]);
pub(super) const REBELLION: Category = Category::new(1, "rebellion");
pub(super) const REBELLION_IS: [Category; 2] = Category::all(["succeeds", "fails"]);
pub(super) const ATTACK: Category = Category::new(2, "attack");
pub(super) const CORRUPTION: Category = Category::new(3, "corruption");
pub(super) const CONTEST_IS: [Category; 3] = Category::all(["won", "lost", "countermanded"]);
pub(super) const DUEL: Category = Category::new(4, "duel");
pub(super) const DUEL_IS: [Category; 5] = Category::all(["won", "lost", "off", "none", "countermanded"]);
pub(super) const INSURRECTION: Category = Category::new(5, "insurrection");
pub(super) const INSURRECTION_IS: [Category; 3] = Category::all(["provinces", "nothing", "countermanded"]);
pub(super) const SUIT: Category = Category::new(6, "suit");
pub(super) const SUIT_BY: [Category; 5] = Category::all(["alone", "highest", "king", "symbols", "own"]);
pub(super) const KING: Category = Category::new(7, "king");
pub(super) const KING_IS: [Category; 2] = Category::all(["held", "free"]);

/// The groups of incidents that exclude each other.
pub(super) const INCIDENTS: [(Category, &[Category]); 8] = [
    (ROUND, &ROUND_IS),
    (REBELLION, &REBELLION_IS),
    (ATTACK, &CONTEST_IS),
    (CORRUPTION, &CONTEST_IS),
    (DUEL, &DUEL_IS),
    (INSURRECTION, &INSURRECTION_IS),
    (SUIT, &SUIT_BY),
    (KING, &KING_IS),
];

/// How provinces come into a court.
pub(super) const LANDS: Category = Category::new(8, "lands");
pub(super) const LANDS_BY: [Category; 4] = Category::all(["captured", "attack", "insurrection", "surveyor"]);
/// Which persons and events had no effect.
pub(super) const NOTHING: Category = Category::new(9, "nothing");

/// The index in [`LANDS_BY`] of a province that moves by this rule.
pub(super) fn land_index(rule: Rule) -> usize {
    match rule.0 {
        "L4.5" => 1,
        "L9.4" => 2,
        "L11.1" => 3,
        _ => 0,
    }
}

/// The category of a special person.
pub(super) const fn person(special: Special) -> Category {
    Category::new(special as u8, special.code())
}

/// The category of an event; events come after all persons.
pub(super) const fn occasion(event: EventCard) -> Category {
    Category::new((Special::ALL.len() + event as usize) as u8, event.code())
}

/// The suit of a number card.
pub(super) fn suit_of(card: Card) -> Option<Suit> {
    match card.kind() {
        Kind::Musketeer => Some(Suit::Musketeers),
        Kind::Gold => Some(Suit::Gold),
        Kind::Courtier => Some(Suit::Courtiers),
        Kind::Province => Some(Suit::Provinces),
        _ => None,
    }
}

/// What decided a suit.
pub(super) const fn won_by(why: Why) -> Category {
    SUIT_BY[match why {
        Why::Alone => 0,
        Why::Highest => 1,
        Why::King => 2,
        Why::Symbols => 3,
        Why::Own => 4,
    }]
}
