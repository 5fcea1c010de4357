//! How a game begins: with a deal, or from a position that was set up.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::card_stack::Means;
use crate::deal::{Deal, Deck};
use crate::happening::{DefaiteEvent, Zone};
use crate::options::{HAND, Options, SEATS};
use crate::rule_runner::RuleRunner;
use crate::state::{Defaite, King};
use interregnum_kernel::{Audience, Rule, Seat, Witness};
use serde::{Serialize, Serializer};
use std::sync::Arc;

/// The beginning of a game, without the order of the deck.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Origin {
    /// L2.1: a noble for each seat.
    Dealt([Card; SEATS]),
    /// A position that was set up.
    SetUp(Began),
}

/// The public part of a position that was set up.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<u8>"))]
pub struct Began(Arc<OpenPosition>);

#[derive(PartialEq, Debug)]
struct OpenPosition {
    /// The table without hands and pile.
    open: Defaite,
    /// The number of cards in each hand.
    hands: [u8; SEATS],
}

impl Serialize for Began {
    /// The position itself is not serialized; the sizes of the hands show that there was one.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0.hands[..self.0.open.seats()])
    }
}

impl Origin {
    /// A position that was set up, with these open cards and sizes of hands.
    pub(crate) fn set_up(open: Defaite, hands: [u8; SEATS]) -> Self {
        Self::SetUp(Began(Arc::new(OpenPosition { open, hands })))
    }

    /// The number of cards of the deck in each hand at the beginning.
    pub(crate) fn hands(&self) -> [u8; SEATS] {
        match self {
            Self::Dealt(_) => [HAND as u8; SEATS],
            Self::SetUp(began) => began.0.hands,
        }
    }

    /// All face-up cards at the beginning.
    pub(crate) fn open_cards(&self, options: Options) -> CardSet {
        match self {
            Self::Dealt(nobles) => {
                let nobles = nobles[..usize::from(options.players)].iter();
                nobles.copied().chain([Card::KING]).collect()
            }
            Self::SetUp(began) => {
                let mut cards = began.0.open.discards;
                began.0.open.each_open(|card, _| cards.insert(card));
                cards
            }
        }
    }

    /// The first position, with the deck in this order; the witness records how the cards come from
    /// the pile to their zones.
    pub(crate) fn begin(
        &self,
        options: Options,
        deck: Deck,
        witness: &mut impl Witness<DefaiteEvent>,
    ) -> Defaite {
        let mut game = match self {
            Self::Dealt(nobles) => court_of_nobles(options, nobles),
            Self::SetUp(began) => began.0.open.clone(),
        };
        game.origin = self.clone();
        game.deck = deck;
        let mut scene = RuleRunner::new(&mut game, witness);
        scene.tell_table();
        scene.deal(self.hands());
        if matches!(self, Self::Dealt(_)) {
            scene.begin_round();
        }
        game
    }
}

/// L2.1, L2.2: the nobles in their courts, the King beside the highest of them.
fn court_of_nobles(options: Options, nobles: &[Card; SEATS]) -> Defaite {
    let players = usize::from(options.players);
    // The places of the nobles are in rank order, the highest first.
    let highest = (0..players).min_by_key(|&seat| nobles[seat]).unwrap_or_default();
    let king = King { seat: Seat::new(highest), held: false };
    let mut game = Defaite::empty(options, Origin::Dealt(*nobles), king);
    for (seat, &noble) in Seat::all(players).zip(nobles) {
        game.courts[seat].persons.insert(noble);
    }
    game
}

impl Defaite {
    /// The position after a valid deal.
    pub(crate) fn dealt(options: Options, deal: &Deal) -> Self {
        let mut nobles = [Card::QUEEN; SEATS];
        nobles[..deal.nobles.len()].copy_from_slice(&deal.nobles);
        let deck = Deck::new(&deal.deck);
        Origin::Dealt(nobles).begin(options, deck, &mut interregnum_kernel::Silent)
    }

    /// The cards of the game: the whole box, or those of a position that was set up.
    pub(crate) fn cards(&self) -> CardSet {
        if let Origin::Dealt(_) = self.origin {
            return CardSet::BOX;
        }
        let mut cards = self.origin.open_cards(self.options);
        self.deck.all().iter().for_each(|&card| cards.insert(card));
        cards
    }

    /// Calls `each` for every face-up card except the discards, with its zone.
    pub(crate) fn each_open(&self, mut each: impl FnMut(Card, Zone)) {
        each(Card::KING, self.king.zone());
        for (place, card) in self.middle.cards() {
            each(card, if self.is_face_down() { Zone::Hand(self.at(place)) } else { Zone::Middle });
        }
        for seat in Seat::all(self.seats()) {
            let court = &self.courts[seat];
            court.persons.cards().for_each(|card| each(card, Zone::Court(seat)));
            court.lands.lands().for_each(|land| each(land.card(), Zone::Court(seat)));
            for means in [Means::Musketeers, Means::Gold] {
                court.reserve(means).cards(means).for_each(|card| each(card, Zone::Reserve(seat)));
            }
            for held in self.held_in(seat) {
                held.guards().for_each(|card| each(card, Zone::Guarding(seat, held.card)));
            }
        }
    }
}

impl<W: Witness<DefaiteEvent>> RuleRunner<'_, W> {
    /// Records how all face-up cards came to their zones.
    fn tell_table(&mut self) {
        if W::SILENT {
            return;
        }
        let mut open = Vec::new();
        self.each_open(|card, zone| open.push((card, zone)));
        open.extend(self.discards.cards().map(|card| (card, Zone::Discards)));
        for (card, zone) in open {
            let rule = if card == Card::KING { "L2.2" } else { "L2.1" };
            self.moved(card, Zone::Pile, zone, rule);
        }
    }

    /// L2.3: deals the hands. Their events are sorted, because nobody knows the order of the deal.
    fn deal(&mut self, hands: [u8; SEATS]) {
        for (number, seat) in hands.into_iter().zip(Seat::all(self.seats())) {
            for _ in 0..number {
                if let Some(card) = self.deck.draw() {
                    self.hands[seat].insert(card);
                }
            }
            let told = if W::SILENT { CardSet::EMPTY } else { self.hands[seat] };
            for card in told.cards() {
                self.note(|| DefaiteEvent::Moved {
                    card,
                    from: Zone::Pile,
                    to: Zone::Hand(seat),
                    seen: Audience::only(seat),
                    rule: Rule("L2.3"),
                });
            }
        }
    }
}
