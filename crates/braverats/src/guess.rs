//! Samples a deal of one game that agrees with what a viewer saw.
//!
//! A player can name all cards except the first that the other kept of each packet and those in
//! packets not yet seen; with piles, their order is unknown. A spectator of a shuffled deal can
//! name only cards that were played or given, and knows which choices of a draft were skipped. The
//! rest is dealt at random among the possible places.

use crate::card::{APPLEWOOD, Card, CardSet, SEATS, YARG, other};
use crate::chance::Chance;
use crate::draft::{PACKET, keeper};
use crate::known;
use crate::options::DealVariant;
use crate::past::{after_gifts, dealt};
use crate::row::Row;
use crate::view::{BraveRatsView, GameView};
use interregnum_kernel::{BySeat, Seat, shuffle};
use rand_core::Rng;

/// What a viewer knows of one game.
pub(crate) struct RememberedGame<'a> {
    view: &'a BraveRatsView,
    game: &'a GameView,
    player: Option<Seat>,
    /// The cards that each seat has played, in order.
    played: BySeat<Row, SEATS>,
}

/// The places of a deal, in order.
type Places = [Option<Card>; Row::MOST];

impl<'a> RememberedGame<'a> {
    pub(crate) fn new(view: &'a BraveRatsView, game: &'a GameView) -> Self {
        let mut played = BySeat([Row::EMPTY; SEATS]);
        for seat in Seat::all(SEATS) {
            let rounds = game.rounds.iter().map(|round| round.cards[seat.index()]);
            let place = &view.seats[seat.index()];
            let shown = place.choice.filter(|_| game.end.is_none() && view.standing.first.is_some());
            played[seat] = rounds.chain(shown).collect();
        }
        Self { view, game, player: known::player(view.viewer), played }
    }

    /// A deal of the game, and what was kept in its draft.
    pub(crate) fn guess(&self, rng: &mut impl Rng) -> (Chance, Row) {
        let way = self.view.options.deal;
        let mut chance = Chance::draw(self.view.options, rng);
        match (way, self.game.dealt) {
            (DealVariant::Draft, _) => {
                let places = if self.player.is_some() { self.own_draft(rng) } else { self.unseen_draft(rng) };
                chance.cards = places.into_iter().flatten().collect();
            }
            (DealVariant::Random, None) => chance.deal_out(self.unseen_hands(rng)),
            (DealVariant::Random, Some(hands)) => chance.deal_out(BySeat(hands)),
            (_, hands) => chance.hands = hands.map_or(chance.hands, BySeat),
        }
        let kept = chance.cards.cards().take(self.game.draft.len()).collect();
        if let Some(hands) = dealt(way, &chance, kept) {
            self.after_deal(&mut chance, hands, rng);
        }
        (chance, kept)
    }

    /// The exchange and the piles that follow the deal of these hands.
    fn after_deal(&self, chance: &mut Chance, hands: BySeat<CardSet, SEATS>, rng: &mut impl Rng) {
        let gifts = self.game.gifts.map(BySeat);
        if let Some(gifts) = gifts {
            chance.remember_gifts(hands, gifts);
        }
        if self.view.options.draw {
            let hands = after_gifts(hands, gifts);
            let piles = [YARG, APPLEWOOD].map(|seat| self.pile(seat, hands[seat], rng));
            chance.remember_piles(hands, piles);
        }
    }

    /// A possible order of a seat's pile: the known order for the seat itself; for others, the
    /// played cards come first, in the order in which they were played.
    fn pile(&self, seat: Seat, hand: CardSet, rng: &mut impl Rng) -> Row {
        let own = self.player == Some(seat);
        let drawn = if own { self.game.drew.iter().copied().collect() } else { self.played[seat] };
        let rest = shuffled(hand.minus(drawn.cards().collect()), rng);
        drawn.cards().chain(rest.cards()).collect()
    }

    /// A draft as one of the players remembers it: the cards kept, those in the packet, those to
    /// come.
    fn own_draft(&self, rng: &mut impl Rng) -> Places {
        let mut places = [None; Row::MOST];
        for (place, kept) in places.iter_mut().zip(&self.game.draft) {
            *place = kept.card;
        }
        if let Some(packet) = &self.view.packet {
            let left = &mut places[self.game.draft.len()..];
            left.iter_mut().zip(packet.cards.known.cards()).for_each(|(place, card)| *place = Some(card));
        }
        let known = places.iter().flatten().copied().collect();
        let mut unknown = shuffled(CardSet::BOX.minus(known), rng);
        for place in places.iter_mut().filter(|place| place.is_none()) {
            *place = unknown.take_first().map(Card::of_value);
        }
        places
    }

    /// Hands of a shuffled deal that are possible for a spectator: after the exchange each hand
    /// contains what the seat has played and was given.
    fn unseen_hands(&self, rng: &mut impl Rng) -> BySeat<CardSet, SEATS> {
        let gifts = self.game.gifts.map(BySeat);
        let mut hands = BySeat([YARG, APPLEWOOD].map(|seat| {
            let played: CardSet = self.played[seat].cards().collect();
            match gifts.map(|gifts| gifts[other(seat)]) {
                Some(gift) if !played.contains(gift) => played.with(gift),
                _ => played,
            }
        }));
        let mut unknown = shuffled(CardSet::BOX.minus(hands[YARG]).minus(hands[APPLEWOOD]), rng);
        for hand in &mut hands.0 {
            while hand.len() < Card::COUNT {
                let Some(card) = unknown.take_first() else { break };
                hand.insert(Card::of_value(card));
            }
        }
        // Exchanging the gifts back restores the dealt hands.
        after_gifts(hands, gifts.map(|gifts| BySeat([gifts[APPLEWOOD], gifts[YARG]])))
    }

    /// A draft that is possible for a spectator: the last two cards of a packet are equal exactly
    /// where the last choice was skipped.
    fn unseen_draft(&self, rng: &mut impl Rng) -> Places {
        loop {
            let hands = self.unseen_hands(rng);
            if let Some(places) = self.twins(hands, rng)
                && self.is_asked_like(&places)
            {
                return places;
            }
        }
    }

    /// A possible order in which the hands were kept, with equal cards where a choice was skipped;
    /// `None` if there are not enough of them.
    fn twins(&self, mut hands: BySeat<CardSet, SEATS>, rng: &mut impl Rng) -> Option<Places> {
        let mut places = [None; Row::MOST];
        let split = hands[YARG].kinds().filter(|&card| hands[APPLEWOOD].contains(card));
        let mut split = shuffled(split.collect(), rng);
        for (number, kept) in self.game.draft.iter().enumerate() {
            if number % PACKET == 2 && !kept.asked {
                let card = split.take_first().map(Card::of_value)?;
                hands.0.iter_mut().for_each(|hand| hand.remove(card));
                places[number..number + 2].fill(Some(card));
            }
        }
        let mut rest = hands.0.map(|hand| shuffled(hand, rng));
        for (number, place) in places.iter_mut().enumerate() {
            if place.is_none() {
                *place = rest[keeper(number).index()].take_first().map(Card::of_value);
            }
        }
        Some(places)
    }

    /// Whether each choice that was offered, and the current one, has at least two different cards.
    fn is_asked_like(&self, places: &Places) -> bool {
        let kept = self.game.draft.len();
        let asked = |number: usize| self.game.draft.get(number).map_or(number == kept, |kept| kept.asked);
        (2..Row::MOST).step_by(PACKET).all(|number| !asked(number) || places[number] != places[number + 1])
    }
}

/// Cards in a random order.
fn shuffled(cards: CardSet, rng: &mut impl Rng) -> Row {
    let mut order = [Card::ALL[0]; Row::MOST];
    order.iter_mut().zip(cards.cards()).for_each(|(place, card)| *place = card);
    let order = &mut order[..cards.len()];
    shuffle(rng, order);
    order.iter().copied().collect()
}
