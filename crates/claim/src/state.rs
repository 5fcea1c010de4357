//! A position of Claim, and the rules that advance it.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::deal::{FaceUp, Pile};
use crate::faction::FactionSet;
use crate::happening::{ClaimEvent, Fact, Phase, Zone};
use crate::illegal::Illegal;
use crate::kingdom::Options;
use crate::notation::{Action, Actions};
use crate::power::{self, Traits};
use crate::spoils::PhaseTwoZones;
use crate::tell::won;
use crate::trick::{SEATS, Trick};
use crate::trick_history::{Recruits, TrickHistory};
use interregnum_kernel::{BySeat, Seat, Witness};

/// What the position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// A card for the trick.
    Playing,
    /// Phase one: a choice of a follower after a trick.
    Recruiting(Recruiting),
    /// The game is over.
    Over,
}

/// The progress of recruiting after a trick of phase one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Recruiting {
    /// The seats in rank order.
    pub(crate) order: [Seat; SEATS],
    /// The index in that order of the next seat to take.
    pub(crate) next: u8,
    /// What has been taken.
    pub(crate) so_far: Recruits,
}

/// A complete position. Players only see views of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    pub(crate) options: Options,
    /// All cards of the game.
    pub(crate) deck: CardSet,
    pub(crate) phase: Phase,
    pub(crate) stage: Stage,
    /// Who acts next, while the game is not over.
    pub(crate) turn: Seat,
    /// The number of tricks of a phase.
    pub(crate) tricks: u8,
    pub(crate) trick: Trick,
    pub(crate) hands: BySeat<CardSet, SEATS>,
    pub(crate) followers: BySeat<CardSet, SEATS>,
    pub(crate) scores: BySeat<CardSet, SEATS>,
    pub(crate) fronts: BySeat<CardSet, SEATS>,
    pub(crate) aside: CardSet,
    pub(crate) discards: CardSet,
    pub(crate) pile: Pile,
    /// Phase one: the cards the players compete for.
    pub(crate) face_up: FaceUp,
    /// The factions of which each seat has shown to hold no card in this phase.
    pub(crate) voids: BySeat<FactionSet, SEATS>,
    pub(crate) history: TrickHistory,
}

impl Claim {
    /// The position after the deal: the hands in blocks, the rest of the deck as the pile.
    pub(crate) fn dealt(options: Options, hand: usize, deck: &[Card]) -> Self {
        let players = usize::from(options.players);
        let mut claim = Self::empty(options, hand);
        claim.deck = options.cards();
        for (seat, block) in deck.chunks_exact(hand).take(players).enumerate() {
            claim.hands.0[seat] = block.iter().copied().collect();
        }
        claim.pile = Pile::new(&deck[players * hand..]);
        claim.turn_up(claim.stakes(), &mut interregnum_kernel::Silent);
        claim
    }

    /// The number of face-up cards in phase one: one for two players, else two.
    pub(crate) fn stakes(&self) -> usize {
        if self.seats() == 2 { 1 } else { 2 }
    }

    /// A position without cards.
    pub(crate) fn empty(options: Options, hand: usize) -> Self {
        Self {
            options,
            deck: CardSet::EMPTY,
            phase: Phase::One,
            stage: Stage::Playing,
            turn: options.leader,
            tricks: hand as u8,
            trick: Trick::led_by(options.leader),
            hands: BySeat::default(),
            followers: BySeat::default(),
            scores: BySeat::default(),
            fronts: BySeat::default(),
            aside: CardSet::EMPTY,
            discards: CardSet::EMPTY,
            pile: Pile::new(&[]),
            face_up: FaceUp::default(),
            voids: BySeat::default(),
            history: TrickHistory::new(),
        }
    }

    #[inline]
    pub(crate) fn seats(&self) -> usize {
        usize::from(self.options.players)
    }

    /// Who is to act; nobody when the game is over.
    #[inline]
    pub(crate) fn acting(&self) -> Option<Seat> {
        if matches!(self.stage, Stage::Over) { None } else { Some(self.turn) }
    }

    /// What the seat may do now.
    #[inline]
    pub(crate) fn actions(&self, seat: Seat) -> Actions {
        if self.turn != seat {
            return Actions::NONE;
        }
        match &self.stage {
            Stage::Playing => Actions::play(self.trick.playable(self.hands[seat])),
            Stage::Recruiting(recruiting) => Actions::take(self.face_up.set(), recruiting.may_take_top()),
            Stage::Over => Actions::NONE,
        }
    }

    /// Whether the seat may do this now; if not, why.
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let turn = self.acting().ok_or(Illegal::GameOver)?;
        if turn != seat {
            return Err(Illegal::NotYourTurn { turn });
        }
        match (&self.stage, action) {
            (Stage::Playing, Action::Play(card)) => self.check_play(seat, card),
            (Stage::Playing, _) => Err(Illegal::NothingToTake),
            (_, Action::Play(_)) => Err(Illegal::ChooseFirst),
            (_, Action::Take(card)) if self.face_up.cards().contains(&card) => Ok(()),
            (_, Action::Take(card)) => Err(Illegal::NotOffered { card }),
            (Stage::Recruiting(recruiting), Action::TakeTop) if recruiting.may_take_top() => Ok(()),
            (_, Action::TakeTop) => Err(Illegal::NoLook),
        }
    }

    fn check_play(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if !self.hands[seat].contains(card) {
            return Err(Illegal::NotInHand { card });
        }
        match self.trick.led() {
            Some(led) if !self.trick.playable(self.hands[seat]).contains(card) => {
                Err(Illegal::MustFollow { led, stand_in_led: power::STAND_INS.contains(led) })
            }
            _ => Ok(()),
        }
    }

    /// Applies a legal action; the witness records the events.
    #[inline]
    pub(crate) fn act(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<ClaimEvent>) {
        // The number of players is a constant for the compiler, so search pays nothing for other
        // numbers.
        match self.options.players {
            2 => self.act_among::<2>(seat, action, witness),
            3 => self.act_among::<3>(seat, action, witness),
            _ => self.act_among::<4>(seat, action, witness),
        }
    }

    #[inline]
    fn act_among<const N: usize>(
        &mut self,
        seat: Seat,
        action: Action,
        witness: &mut impl Witness<ClaimEvent>,
    ) {
        match action {
            Action::Play(card) => self.play::<N>(seat, card, witness),
            Action::Take(card) => self.choose::<N>(Some(card), witness),
            Action::TakeTop => self.choose::<N>(None, witness),
        }
    }

    #[inline]
    fn play<const N: usize>(&mut self, seat: Seat, card: Card, witness: &mut impl Witness<ClaimEvent>) {
        let mut trick = self.trick;
        self.lay(seat, card, &mut trick, witness);
        if trick.played() == N {
            self.resolve::<N>(trick, witness);
        } else {
            self.trick = trick;
            self.turn = seat.clockwise(1, N);
        }
    }

    /// A card goes from the hand to the trick.
    #[inline(always)]
    pub(crate) fn lay(
        &mut self,
        seat: Seat,
        card: Card,
        trick: &mut Trick,
        witness: &mut impl Witness<ClaimEvent>,
    ) {
        self.hands[seat].remove(card);
        if trick.played() > 0 {
            let void = trick.shows_void(card);
            self.voids[seat] = self.voids[seat].union(void);
            if let Some(faction) = void.first() {
                witness.note(|| ClaimEvent::happened(Fact::Lacks { seat, faction }, "C4.4"));
            }
        }
        trick.push(card);
        witness.note(|| ClaimEvent::moved(card, Zone::Hand(seat), Zone::Trick, "C4.1"));
    }

    /// Resolves a complete trick: determines the winner and distributes the cards.
    #[inline(always)]
    pub(crate) fn resolve<const N: usize>(&mut self, trick: Trick, witness: &mut impl Witness<ClaimEvent>) {
        let place = trick.winning_place::<N>();
        let winner = trick.leader().clockwise(place, N);
        witness.note(|| won(&trick, place, winner));
        self.history.note_trick(trick);
        let leader = trick.next_leader::<N>(winner);
        self.trick = Trick::led_by(leader);
        self.turn = leader;
        match self.phase {
            Phase::One => {
                self.clear::<N>(&trick, winner, witness);
                self.tell_leader(&trick, winner, leader, witness);
                self.recruit::<N>(&trick, place, witness);
            }
            Phase::Two => {
                let last = self.hands[winner].is_empty();
                self.phase_two_zones().gather::<N>(&trick, winner, last, witness);
                if last {
                    self.stage = Stage::Over;
                    self.tell_votes(witness);
                } else {
                    self.tell_leader(&trick, winner, leader, witness);
                    self.tell_trick(witness);
                }
            }
        }
    }

    /// C6.4, C6.5: removes the cards of a trick in phase one.
    #[inline(always)]
    fn clear<const N: usize>(&mut self, trick: &Trick, winner: Seat, witness: &mut impl Witness<ClaimEvent>) {
        for card in trick.all::<N>() {
            if power::traits(card).has(Traits::SCORED_WHEN_PLAYED) {
                self.scores[winner].insert(card);
                witness.note(|| {
                    ClaimEvent::moved(card, Zone::Trick, Zone::Score(winner), power::scored_by(card).0)
                });
            } else {
                self.discards.insert(card);
                witness.note(|| ClaimEvent::moved(card, Zone::Trick, Zone::Discards, "C6.5"));
            }
        }
    }

    /// The card sets that phase two uses.
    #[inline(always)]
    const fn phase_two_zones(&mut self) -> PhaseTwoZones<'_> {
        PhaseTwoZones {
            players: self.options.players as usize,
            scores: &mut self.scores,
            fronts: &mut self.fronts,
            aside: &mut self.aside,
            discards: &mut self.discards,
        }
    }

    /// C7.1: followers become hands.
    #[cold]
    pub(crate) fn second_phase(&mut self, witness: &mut impl Witness<ClaimEvent>) {
        self.phase = Phase::Two;
        self.tell_hands(witness);
        self.hands = std::mem::take(&mut self.followers);
        self.voids = BySeat::default();
        self.tell_trick(witness);
    }

    /// The number of the trick in its phase, from 1.
    pub(crate) fn trick_number(&self) -> u8 {
        let held = self.hands.0.iter().map(|hand| hand.len()).max().unwrap_or(0) as u8;
        // During a trick, those who have not played yet hold one card more.
        self.tricks - held + u8::from(self.stage == Stage::Playing)
    }
}
