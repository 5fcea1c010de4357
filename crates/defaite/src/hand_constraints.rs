//! The constraints on an imagined world, hand by hand.
//!
//! Everything that was seen of a hand is a sequence of constraints: cards come from places of the
//! deck, known cards leave, and in between the hand holds or lacks something. A world assigns a
//! card to every place of the deck and to every card that moved unseen; it is consistent if it
//! satisfies the constraints of all hands in order.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::card_stack::{CardStack, Means};
use crate::glimpse::Glimpse;
use crate::options::SEATS;
use interregnum_kernel::{BySeat, Seat};

/// One constraint on a hand.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Constraint {
    /// The card at this place of the deck comes in.
    Draw(u8),
    /// This card comes in.
    Gain(Card),
    /// This card goes out.
    Use(Card),
    /// The card that moved unseen under this number comes in.
    Get(u8),
    /// The card that moved unseen under this number goes out; it is one of these.
    Give(u8, CardSet),
    /// None of these is held.
    Lacks(CardSet),
    /// At least one of these is held.
    Has(CardSet),
    /// The cards of a means sum to at least this.
    Reaches(Means, u32),
    /// Exactly these are held.
    Is(CardSet),
    /// Different cards are held, or not.
    Varied(bool),
}

/// The identity of a card that moved unseen.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Moved {
    /// The card from this place of the deck.
    From(u8),
    /// One that the viewer had seen in that hand.
    Known(Card),
}

impl Moved {
    #[inline]
    pub(crate) fn card(self, deck: &[Card]) -> Card {
        match self {
            Self::From(place) => deck[usize::from(place)],
            Self::Known(card) => card,
        }
    }
}

/// A card that moved unseen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unseen {
    /// The hand to which it moved; `None` if it lies face down.
    pub(crate) to: Option<Seat>,
    /// Whether a player chose it; false if it was the only option (L13.8).
    pub(crate) chosen: bool,
}

/// The constraints of all hands.
pub(crate) struct HandConstraints {
    /// All constraints, in order.
    pub(crate) lines: Vec<(Seat, Constraint)>,
    /// The same constraints by hand.
    hands: BySeat<Vec<Constraint>, SEATS>,
    /// The hand to which each place of the deck was drawn, and the card, if the viewer saw it.
    pub(crate) drawn: Vec<(Seat, Option<Card>)>,
    /// The cards that moved unseen.
    pub(crate) unseen: Vec<Unseen>,
}

impl HandConstraints {
    /// The constraints that follow from what was seen.
    pub(crate) fn of(glimpses: &[Glimpse]) -> Self {
        let mut constraints = Self {
            lines: Vec::with_capacity(glimpses.len()),
            hands: BySeat(std::array::from_fn(|_| Vec::with_capacity(glimpses.len()))),
            drawn: Vec::with_capacity(glimpses.len()),
            unseen: Vec::new(),
        };
        glimpses.iter().for_each(|&glimpse| constraints.read(glimpse));
        constraints
    }

    fn add(&mut self, seat: Seat, line: Constraint) {
        self.lines.push((seat, line));
        self.hands[seat].push(line);
    }

    fn read(&mut self, glimpse: Glimpse) {
        match glimpse {
            Glimpse::Drew { seat, card } => {
                self.add(seat, Constraint::Draw(self.drawn.len() as u8));
                self.drawn.push((seat, card));
            }
            Glimpse::Showed { seat, card } | Glimpse::FaceDown { seat, card: Some(card), .. } => {
                self.add(seat, Constraint::Use(card));
            }
            Glimpse::FaceDown { seat, class, card: None } => self.give(seat, class.cards(), None, true),
            Glimpse::Lacks { seat, class } => self.add(seat, Constraint::Lacks(class.cards())),
            Glimpse::Has { seat, class } => self.add(seat, Constraint::Has(class.cards())),
            Glimpse::Reaches { seat, means, sum } => self.add(seat, Constraint::Reaches(means, sum)),
            Glimpse::Looked { at, cards: Some(cards), .. } => self.add(at, Constraint::Is(cards)),
            Glimpse::Looked { at, cards: None, choice, .. } => self.add(at, Constraint::Varied(choice)),
            Glimpse::Took { seat, from, card: Some(card) } => {
                self.add(from, Constraint::Use(card));
                self.add(seat, Constraint::Gain(card));
            }
            Glimpse::Took { seat, from, card: None } => {
                let chosen = matches!(self.hands[from].last(), Some(Constraint::Varied(true)));
                self.give(from, CardSet::BOX, Some(seat), chosen);
            }
        }
    }

    /// Adds the constraints of a card that moves unseen.
    fn give(&mut self, from: Seat, among: CardSet, to: Option<Seat>, chosen: bool) {
        let number = self.unseen.len() as u8;
        self.add(from, Constraint::Give(number, among));
        if let Some(to) = to {
            self.add(to, Constraint::Get(number));
        }
        self.unseen.push(Unseen { to, chosen });
    }

    /// Whether there are constraints on a hand besides the cards that were used.
    pub(crate) fn is_bound(&self, seat: Seat) -> bool {
        let free = |line: &Constraint| {
            matches!(line, Constraint::Draw(_) | Constraint::Use(_) | Constraint::Gain(_))
        };
        !self.hands[seat].iter().all(free)
    }

    /// The number of violations on a hand in a world; a constraint that lacks several cards counts once for each.
    pub(crate) fn faults(&self, seat: Seat, deck: &[Card], moved: &[Moved]) -> u32 {
        self.violations(seat, deck, moved).sum()
    }

    /// Whether a world violates a constraint on a hand. It looks no further than the first violation.
    pub(crate) fn is_violated(&self, seat: Seat, deck: &[Card], moved: &[Moved]) -> bool {
        self.violations(seat, deck, moved).any(|faults| faults > 0)
    }

    /// The violations of each constraint on a hand, in order.
    fn violations(&self, seat: Seat, deck: &[Card], moved: &[Moved]) -> impl Iterator<Item = u32> {
        let mut hand = CardSet::EMPTY;
        self.hands[seat].iter().map(move |line| match *line {
            Constraint::Draw(place) => put(&mut hand, deck[usize::from(place)]),
            Constraint::Gain(card) => put(&mut hand, card),
            Constraint::Get(number) => put(&mut hand, moved[usize::from(number)].card(deck)),
            Constraint::Use(card) => {
                let lacks = !hand.contains(card);
                hand.remove(card);
                u32::from(lacks)
            }
            Constraint::Give(number, among) => {
                let card = moved[usize::from(number)].card(deck);
                let lacks = !hand.contains(card) || !among.contains(card);
                hand.remove(card);
                u32::from(lacks)
            }
            Constraint::Lacks(cards) => hand.within(cards).len() as u32,
            Constraint::Has(cards) => u32::from(hand.within(cards).is_empty()),
            Constraint::Reaches(means, sum) => u32::from(CardStack::within(hand, means).sum() < sum),
            Constraint::Is(cards) => {
                let missing = cards.kinds().filter(|&card| hand.count(card) != cards.count(card));
                missing.count() as u32
            }
            Constraint::Varied(choice) => u32::from((hand.one_of_each().len() > 1) != choice),
        })
    }
}

/// Adds a card to a hand, which violates nothing. In an unfinished world a card can be in two places at once.
#[inline]
fn put(hand: &mut CardSet, card: Card) -> u32 {
    if hand.count(card) < CardSet::BOX.count(card) {
        hand.insert(card);
    }
    0
}
