//! Games with a reduced deck, a few cards of each faction: for studies that walk every deal.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::kingdom::Options;
use crate::state::Claim;

impl Claim {
    /// The position after a deal of a reduced deck: the hands in blocks, then the pile, top first, with
    /// as many cards as all hands together. The rules are those of the whole deck; a phase has as many
    /// tricks as a hand has cards.
    ///
    /// `None` if the options are not allowed (C2.4), if the number of cards does not fit, or if a card
    /// is not in the kingdom, or is there too often.
    pub fn reduced(options: Options, deck: &[Card]) -> Option<Self> {
        options.check().ok()?;
        let players = usize::from(options.players);
        let hand = deck.len() / (2 * players);
        if hand == 0 || hand > options.hand() || deck.len() != 2 * players * hand {
            return None;
        }
        options.cards().remove_all(deck).ok()?;
        let mut claim = Self::dealt(options, hand, deck);
        claim.deck = deck.iter().copied().collect::<CardSet>();
        Some(claim)
    }

    /// How many cards are left in the draw pile.
    pub fn pile(&self) -> usize {
        self.pile.cards().len()
    }
}
