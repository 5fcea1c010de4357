//! A position of BraveRats, and the rules that advance it.

use crate::card::{APPLEWOOD, Card, CardSet, SEATS, YARG, other};
use crate::chance::Chance;
use crate::happening::{BraveRatsEvent, Fact, Zone};
use crate::illegal::Illegal;
use crate::notation::{Action, Actions};
use crate::options::{GAMES, Options};
use crate::row::Row;
use crate::standing::Standing;
use interregnum_kernel::{BySeat, Seat, SeatSet, Witness};

/// What the position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// A player's choice of a card from a packet.
    Drafting,
    /// A card of one player, or of both.
    Playing,
    /// The game or match is over.
    Over,
}

/// A complete position. Players only see views of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BraveRats {
    pub(crate) options: Options,
    pub(crate) stage: Stage,
    /// All cards of the game.
    pub(crate) deck: CardSet,
    pub(crate) hands: BySeat<CardSet, SEATS>,
    /// The seats to act; none when the game or match is over.
    pub(crate) turn: SeatSet,
    /// The card that each seat has chosen for this round, no longer among `hands`. If a player
    /// reveals first, it lies on the table; else it is sealed, and for all others still one of the
    /// cards of the hand.
    pub(crate) chosen: BySeat<Option<Card>, SEATS>,
    /// The current standing, and the one before the first round, which is not empty only in a
    /// position that was set up.
    pub(crate) standing: Standing,
    pub(crate) began: Standing,
    /// How many games have ended, and how many of them each seat has won.
    pub(crate) ended: u8,
    pub(crate) won: BySeat<u8, SEATS>,
    /// What is left of each draw pile, top first.
    pub(crate) piles: BySeat<Row, SEATS>,
    /// Draft: what lies in the packet.
    pub(crate) packet: CardSet,
    /// What was kept in the draft of each game, card by card.
    pub(crate) kept: [Row; GAMES],
    /// The rounds of each game: seat 0's card and seat 1's, by turns.
    pub(crate) rounds: [Row; GAMES],
    pub(crate) chances: [Chance; GAMES],
}

impl BraveRats {
    /// A position with all cards in the box, before the deal.
    #[inline]
    pub(crate) fn undealt(options: Options) -> Self {
        Self {
            options,
            stage: Stage::Playing,
            deck: CardSet::BOX,
            hands: BySeat::default(),
            turn: SeatSet::NONE,
            chosen: BySeat::default(),
            standing: Standing::default(),
            began: Standing::default(),
            ended: 0,
            won: BySeat::default(),
            piles: BySeat::default(),
            packet: CardSet::EMPTY,
            kept: [Row::EMPTY; GAMES],
            rounds: [Row::EMPTY; GAMES],
            chances: [Chance::NONE; GAMES],
        }
    }

    /// The number of the current or last game, from 0.
    #[inline]
    pub(crate) fn game(&self) -> usize {
        usize::from(self.ended) - usize::from(self.stage == Stage::Over)
    }

    /// The number of the round, from 1; after the end, of the last one.
    pub(crate) fn round(&self) -> u8 {
        let over = self.rounds[self.game()].len() / SEATS;
        (over + usize::from(self.stage != Stage::Over)) as u8
    }

    /// What the seat may do now.
    #[inline]
    pub(crate) fn actions(&self, seat: Seat) -> Actions {
        if !self.turn.contains(seat) {
            return Actions::NONE;
        }
        match self.stage {
            Stage::Playing => Actions::play(self.hands[seat]),
            Stage::Drafting => Actions::keep(self.packet),
            Stage::Over => Actions::NONE,
        }
    }

    /// Whether the seat may do this now; if not, why.
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let turn = self.turn;
        let first = turn.first().ok_or(Illegal::GameOver)?;
        if !turn.contains(seat) {
            return Err(self.not_now(seat, first));
        }
        match (self.stage, action) {
            (Stage::Drafting, Action::Keep(card)) if self.packet.contains(card) => Ok(()),
            (Stage::Drafting, Action::Keep(card)) => Err(Illegal::NotInPacket { card }),
            (Stage::Drafting, Action::Play(_)) => Err(Illegal::DraftFirst),
            (_, Action::Keep(_)) => Err(Illegal::NothingToKeep),
            (_, Action::Play(card)) if self.hands[seat].contains(card) => Ok(()),
            (_, Action::Play(card)) if self.pile(seat).contains(card) => Err(Illegal::NotDrawn { card }),
            (_, Action::Play(card)) => Err(Illegal::NotInHand { card }),
        }
    }

    /// Why a seat that is not to act must wait for the one that is.
    fn not_now(&self, seat: Seat, turn: Seat) -> Illegal {
        let chosen = self.chosen.0.get(seat.index()).is_some_and(Option::is_some);
        match self.stage {
            _ if chosen => Illegal::AlreadyChosen,
            Stage::Playing => Illegal::RevealsFirst { seat: turn },
            Stage::Drafting | Stage::Over => Illegal::NotYourTurn { turn },
        }
    }

    /// What lies in a seat's draw pile.
    pub(crate) fn pile(&self, seat: Seat) -> CardSet {
        self.piles[seat].cards().collect()
    }

    /// What lies in a seat's hand, with what is sealed.
    pub(crate) fn hand(&self, seat: Seat) -> CardSet {
        let sealed = self.chosen[seat].filter(|_| self.standing.first.is_none());
        sealed.map_or(self.hands[seat], |card| self.hands[seat].with(card))
    }

    /// The cards a seat has played in this game, in order.
    pub(crate) fn played(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        let shown = if self.standing.first.is_some() { self.chosen[seat] } else { None };
        self.rounds[self.game()].cards().skip(seat.index()).step_by(SEATS).chain(shown)
    }

    /// Applies a legal action; the witness records the events.
    #[inline]
    pub(crate) fn act(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<BraveRatsEvent>) {
        match action {
            Action::Play(card) => self.choose(seat, card, witness),
            Action::Keep(card) => self.keep(card, witness),
        }
    }

    /// B2.1: a chosen card stays sealed until the last choice reveals all. B5.1: if a player
    /// reveals first, every choice is open, and the other chooses afterwards.
    #[inline]
    fn choose(&mut self, seat: Seat, card: Card, witness: &mut impl Witness<BraveRatsEvent>) {
        self.hands[seat].remove(card);
        self.chosen[seat] = Some(card);
        self.turn = SeatSet::all(SEATS).without(seat);
        let open = self.standing.first.is_some();
        witness.note(|| {
            if open {
                revealed(seat, card, "B5.1")
            } else {
                BraveRatsEvent::happened(Fact::Chose { seat }, "B2.1")
            }
        });
        if let Some(met) = self.chosen[other(seat)] {
            let cards = BySeat(if seat == YARG { [card, met] } else { [met, card] });
            for seat in [YARG, APPLEWOOD].into_iter().filter(|_| !open) {
                witness.note(|| revealed(seat, cards[seat], "B2.1"));
            }
            self.resolve(cards, witness);
        }
    }

    /// Resolves a round whose cards are both revealed.
    #[inline]
    fn resolve(&mut self, cards: BySeat<Card, SEATS>, witness: &mut impl Witness<BraveRatsEvent>) {
        let round = &mut self.rounds[usize::from(self.ended)];
        cards.0.into_iter().for_each(|card| round.push(card.value()));
        self.chosen = BySeat::default();
        let resolved = self.standing.resolve(&self.options, cards);
        resolved.tell(witness);
        self.standing = resolved.next;
        // Hands run out only after the piles.
        let left = !self.hands[YARG].is_empty();
        if let Some(end) = resolved.ended(left) {
            self.end_game(end, witness);
        } else {
            self.draw(1, witness);
            self.begin_round(witness);
        }
    }

    /// B2.1: both choose. B5.1: if a player reveals first, only that player chooses now.
    #[inline]
    pub(crate) fn begin_round(&mut self, witness: &mut impl Witness<BraveRatsEvent>) {
        let Standing { held, raised, first, .. } = self.standing;
        self.turn = first.map_or(SeatSet::all(SEATS), SeatSet::one);
        witness.note(|| {
            BraveRatsEvent::happened(Fact::RoundBegins { number: self.round(), held, raised, first }, "B2.3")
        });
    }
}

fn revealed(seat: Seat, card: Card, rule: &'static str) -> BraveRatsEvent {
    BraveRatsEvent::moved(card, Zone::Hand(seat), Zone::Table(seat), rule)
}
