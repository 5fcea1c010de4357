//! Worlds sampled from a view, whose cards may be read.
//!
//! The cards of a position are private to this crate, so code that gets one by mistake cannot read
//! what is hidden. An [`ImaginedWorld`] can only be made from a view: its hidden cards are guesses,
//! so reading them reveals nothing.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::happening::Phase;
use crate::hidden::Hidden;
use crate::imagine::{public, remember, stage};
use crate::kingdom::Options;
use crate::notation::{Action, Actions};
use crate::phase_two::PhaseTwo;
use crate::state::Claim;
use crate::view::ClaimView;
use interregnum_kernel::{Game, Seat, SeatSet, Viewer};
use rand_core::Rng;

/// Samples worlds that are consistent with one view; what they have in common is computed once.
#[derive(Clone)]
pub struct WorldSampler {
    known: Claim,
    hidden: Hidden,
    /// Set while followers are taken; then each world needs the earlier takings.
    view: Option<Box<ClaimView>>,
}

impl WorldSampler {
    /// A sampler of the worlds of this view.
    pub fn of(view: &ClaimView) -> Self {
        let mut known = public(view);
        known.turn = view.decision.to_act.first().unwrap_or(view.leader);
        known.stage = stage(view, &known);
        known.history = crate::trick_history::TrickHistory::new();
        Self { known, hidden: Hidden::of(view), view: view.taking.is_some().then(|| Box::new(view.clone())) }
    }

    /// One world, with the distribution of [`imagine`](interregnum_kernel::Imagine::imagine). Its
    /// history lacks the past tricks.
    #[inline]
    pub fn sample(&mut self, rng: &mut impl Rng) -> ImaginedWorld {
        let mut claim = self.known.clone();
        self.hidden.deal_into(&mut claim, rng);
        if let Some(view) = &self.view {
            claim.history = remember(view, &claim, rng);
            claim.stage = stage(view, &claim);
        }
        ImaginedWorld(claim)
    }
}

/// A world sampled from a view.
#[derive(Clone, Debug)]
pub struct ImaginedWorld(Claim);

impl ImaginedWorld {
    /// The options of the game.
    pub const fn options(&self) -> Options {
        self.0.options
    }

    /// The phase of the game.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.0.phase
    }

    /// Whether no trick is in progress and no followers are being taken.
    #[inline]
    pub fn between_tricks(&self) -> bool {
        self.0.trick.played() == 0 && !matches!(self.0.stage, crate::state::Stage::Recruiting(_))
    }

    /// Who leads the trick, or the next one while followers are taken.
    #[inline]
    pub const fn leader(&self) -> Seat {
        self.0.trick.leader()
    }

    /// The card that was led, if one was.
    #[inline]
    pub fn led(&self) -> Option<Card> {
        self.0.trick.cards().next()
    }

    /// The face-up cards.
    #[inline]
    pub fn face_up(&self) -> CardSet {
        self.0.face_up.set()
    }

    /// The hand of a seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.0.hands[seat]
    }

    /// The follower pile of a seat.
    #[inline]
    pub fn followers(&self, seat: Seat) -> CardSet {
        self.0.followers[seat]
    }

    /// The score pile of a seat.
    #[inline]
    pub fn score(&self, seat: Seat) -> CardSet {
        self.0.scores[seat]
    }

    /// The cards in front of a seat, apart from the score pile.
    #[inline]
    pub fn front(&self, seat: Seat) -> CardSet {
        self.0.fronts[seat]
    }

    /// The cards set aside for a later trick.
    #[inline]
    pub const fn aside(&self) -> CardSet {
        self.0.aside
    }

    /// Phase two between two players, once it has begun.
    #[inline]
    pub fn phase_two(&self) -> Option<PhaseTwo> {
        self.0.phase_two()
    }

    /// The view of a viewer in this world. It is complete only if the game has just been dealt,
    /// because a world remembers only what happened in it.
    pub fn view(&self, viewer: Viewer) -> ClaimView {
        self.0.view(viewer)
    }

    /// The number of players.
    #[inline]
    pub fn players(&self) -> usize {
        self.0.seats()
    }

    /// The seats to act.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        self.0.to_act()
    }

    /// What this seat may do now.
    #[inline]
    pub fn legal(&self, seat: Seat) -> Actions {
        self.0.legal(seat)
    }

    /// Applies a legal action.
    #[inline]
    pub fn advance(&mut self, seat: Seat, action: Action) {
        self.0.advance(seat, action);
    }

    /// Plays at random to the end.
    #[inline]
    pub fn play_out(&mut self, rng: &mut impl Rng) {
        self.0.play_out(rng);
    }

    /// Who has won, if the game is over.
    #[inline]
    pub fn winners(&self) -> Option<SeatSet> {
        self.0.winners()
    }
}
