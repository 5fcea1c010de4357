//! The words for what counts in La Défaite.

use crate::commands::stats::Word;
use interregnum_games::defaite::{Card, EventCard, Kind, Special, Suit, Why};
use interregnum_kernel::Rule;

/// Where points come from: by themselves, in rebellions, and at the end.
pub(super) const SOURCES: [Word; 7] = Word::all([
    "confessor",
    "failed-rebellion",
    "provinces",
    "king",
    "last-provinces",
    "last-king",
    "last-persons",
]);

/// What can be done with a card: to be dealt a noble, to play the card, to have it act, and to
/// have it in one's court at the end (or the King prisoner).
pub(super) const DEALT: Word = Word::new(0, "dealt");
pub(super) const PLAYED: Word = Word::new(1, "played");
pub(super) const ACTED: Word = Word::new(2, "acted");
pub(super) const COURT: Word = Word::new(3, "court");
/// What playing a number card can bring.
pub(super) const SUITS: Word = Word::new(0, "suits");

pub(super) const ROUND: Word = Word::new(0, "round");
pub(super) const ROUND_IS: [Word; 2] = Word::all(["open", "masquerade"]);
pub(super) const REBELLION: Word = Word::new(1, "rebellion");
pub(super) const REBELLION_IS: [Word; 2] = Word::all(["succeeds", "fails"]);
pub(super) const ATTACK: Word = Word::new(2, "attack");
pub(super) const CORRUPTION: Word = Word::new(3, "corruption");
pub(super) const CONTEST_IS: [Word; 3] = Word::all(["won", "lost", "countermanded"]);
pub(super) const DUEL: Word = Word::new(4, "duel");
pub(super) const DUEL_IS: [Word; 5] = Word::all(["won", "lost", "off", "none", "countermanded"]);
pub(super) const INSURRECTION: Word = Word::new(5, "insurrection");
pub(super) const INSURRECTION_IS: [Word; 3] = Word::all(["provinces", "nothing", "countermanded"]);
pub(super) const SUIT: Word = Word::new(6, "suit");
pub(super) const SUIT_BY: [Word; 5] = Word::all(["alone", "highest", "king", "symbols", "own"]);
pub(super) const KING: Word = Word::new(7, "king");
pub(super) const KING_IS: [Word; 2] = Word::all(["held", "free"]);

/// What excludes each other.
pub(super) const MATTERS: [(Word, &[Word]); 8] = [
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
pub(super) const LANDS: Word = Word::new(8, "lands");
pub(super) const LANDS_BY: [Word; 4] = Word::all(["captured", "attack", "insurrection", "surveyor"]);
/// Which persons and events had no effect.
pub(super) const NOTHING: Word = Word::new(9, "nothing");

/// The place in [`LANDS_BY`] of the way that a rule makes a province go.
pub(super) fn way_of(rule: Rule) -> usize {
    match rule.0 {
        "L4.5" => 1,
        "L9.4" => 2,
        "L11.1" => 3,
        _ => 0,
    }
}

/// A special person's word.
pub(super) const fn person(special: Special) -> Word {
    Word::new(special as u8, special.code())
}

/// An event's word, after all persons.
pub(super) const fn occasion(event: EventCard) -> Word {
    Word::new((Special::ALL.len() + event as usize) as u8, event.code())
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
pub(super) const fn won_by(why: Why) -> Word {
    SUIT_BY[match why {
        Why::Alone => 0,
        Why::Highest => 1,
        Why::King => 2,
        Why::Symbols => 3,
        Why::Own => 4,
    }]
}
