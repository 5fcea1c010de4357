//! What one viewer knows of a game: the only part of a position that leaves this crate.
//!
//! A view is built field by field, so a new field of the state is hidden until it is added here.

use crate::board::Board;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::faction::FactionSet;
use crate::happening::{Phase, Zone};
use crate::illegal::Illegal;
use crate::kingdom::Options;
use crate::notation::Action;
use crate::score::Detail;
use crate::state::{Claim, Stage};
use crate::trick::Trick;
use crate::trick_history::Recruits;
use interregnum_kernel::{Decision, Game, Outcome, Seat, SeatSet, View, Viewer, Zones};
use serde::Serialize;

/// What one viewer knows.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClaimView {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The options of the game.
    pub options: Options,
    /// All cards of the game.
    pub deck: CardSet,
    /// The phase of the game.
    pub phase: Phase,
    /// The trick's number in the phase, from 1.
    pub trick_number: u8,
    /// How many tricks a phase has.
    pub tricks: u8,
    /// Who leads the trick, or the next one while followers are taken.
    pub leader: Seat,
    /// The cards played to the trick, in order from the leader.
    pub trick: Vec<Card>,
    /// What lies before each seat.
    pub seats: Vec<SeatView>,
    /// Phase one: the face-up cards that the players compete for.
    pub face_up: CardSet,
    /// How many cards are left in the draw pile.
    pub pile: u8,
    /// The pile's top card, while the viewer is looking at it.
    pub looked_at: Option<Card>,
    /// Cards set aside for a later trick.
    pub aside: CardSet,
    /// The discards.
    pub discards: CardSet,
    /// Every trick that is over.
    pub history: Vec<PastView>,
    /// The cards taken after the last trick, while some seats have yet to take.
    pub taking: Option<TakenView>,
    /// Who acts now, what the viewer may do, and which cards of the hand may not be played.
    #[serde(skip)]
    pub decision: Decision<Action, Illegal>,
    /// How the game ended.
    pub outcome: Option<Outcome<Detail>>,
}

/// What lies before one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// The hand.
    pub hand: Holding,
    /// The follower pile.
    pub followers: Holding,
    /// The score pile.
    pub score: CardSet,
    /// Cards won that lie in front, apart from the score pile.
    pub front: CardSet,
    /// The factions of which this seat has shown to hold no card in this phase.
    pub voids: FactionSet,
}

/// Cards in one place, of which the viewer knows some.
pub type Holding = interregnum_kernel::Holding<CardSet>;

/// A trick that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PastView {
    /// Who led it.
    pub leader: Seat,
    /// Its cards, in order from the leader.
    pub cards: Vec<Card>,
    /// Who won it.
    pub winner: Seat,
    /// Phase one: what was taken after it.
    pub taken: Option<TakenView>,
}

/// What was taken after a trick of phase one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TakenView {
    /// By seat: what was taken, if the viewer saw it.
    pub took: Vec<Option<Card>>,
    /// Who took it from the pile.
    pub drew: SeatSet,
    /// Who looked at the pile's top card, and who took that card.
    pub look: Option<(Seat, Seat)>,
}

impl ClaimView {
    /// The cards that the viewer cannot name, wherever they lie.
    pub fn unseen(&self) -> CardSet {
        let mut unseen = self.deck;
        let mut see = |cards: CardSet| cards.cards().for_each(|card| unseen.remove(card));
        for seat in &self.seats {
            see(seat.hand.known);
            see(seat.followers.known);
            see(seat.score);
            see(seat.front);
        }
        see(self.face_up);
        see(self.aside);
        see(self.discards);
        see(self.trick.iter().copied().collect());
        see(self.looked_at.into_iter().collect());
        unseen
    }

    pub(crate) fn of(claim: &Claim, viewer: Viewer) -> Self {
        let look = match claim.stage {
            Stage::Recruiting(recruiting) if recruiting.may_take_top() => claim.acting(),
            _ => None,
        };
        let looked_at = if look.is_some() && look == viewer.seat() { claim.pile.top() } else { None };
        Self {
            viewer,
            options: claim.options,
            deck: claim.deck,
            phase: claim.phase,
            trick_number: claim.trick_number(),
            tricks: claim.tricks,
            leader: claim.trick.leader(),
            trick: claim.trick.cards().collect(),
            seats: Seat::all(claim.seats()).map(|seat| seat_view(claim, viewer, seat)).collect(),
            face_up: claim.face_up.set(),
            pile: claim.pile.cards().len() as u8,
            looked_at,
            aside: claim.aside,
            discards: claim.discards,
            history: history(claim, viewer),
            taking: taking(claim, viewer),
            decision: Decision::of(claim, viewer, |seat| claim.hands[seat].kinds().map(Action::Play)),
            outcome: claim.outcome(),
        }
    }
}

impl View for ClaimView {
    type Action = Action;
    type Illegal = Illegal;
    type Card = Card;
    type Zone = Zone;
    type Aids = Board;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn decision(&self) -> &Decision<Action, Illegal> {
        &self.decision
    }

    fn zones(&self) -> Zones<Card, Zone> {
        let mut zones = Zones::default();
        zones.add_all(Zone::FaceUp, self.face_up.cards());
        zones.add_all(Zone::Trick, self.trick.iter().copied());
        zones.add_all(Zone::Aside, self.aside.cards());
        zones.add_all(Zone::Discards, self.discards.cards());
        zones.add_all(Zone::Pile, self.looked_at);
        zones.add_unknown(Zone::Pile, usize::from(self.pile) - usize::from(self.looked_at.is_some()));
        for (number, view) in self.seats.iter().enumerate() {
            let seat = Seat::new(number);
            for (zone, holding) in [(Zone::Hand(seat), view.hand), (Zone::Followers(seat), view.followers)] {
                zones.add_all(zone, holding.known.cards());
                zones.add_unknown(zone, usize::from(holding.unknown));
            }
            zones.add_all(Zone::Score(seat), view.score.cards());
            zones.add_all(Zone::Front(seat), view.front.cards());
        }
        zones
    }

    fn aids(&self) -> Board {
        Board::of(self)
    }
}

/// The known cards and the number of the others.
const fn holding(known: CardSet, all: CardSet) -> Holding {
    Holding { known, unknown: (all.len() - known.len()) as u8 }
}

fn seat_view(claim: &Claim, viewer: Viewer, seat: Seat) -> SeatView {
    let (hand, followers) = seat_holdings(claim, viewer, seat);
    SeatView {
        hand,
        followers,
        score: claim.scores[seat],
        front: claim.fronts[seat],
        voids: claim.voids[seat],
    }
}

/// What the viewer knows of a seat's hand and follower pile.
#[inline(always)]
pub(crate) fn seat_holdings(claim: &Claim, viewer: Viewer, seat: Seat) -> (Holding, Holding) {
    let own = viewer == Viewer::Seat(seat);
    // C12.3: with two players, phase two hides nothing from a player who counts the cards.
    let counted = claim.seats() == 2 && claim.phase == Phase::Two && viewer.seat().is_some();
    let hand = match claim.phase {
        _ if own || counted => claim.hands[seat],
        Phase::One => CardSet::EMPTY,
        Phase::Two => known_hand(claim, viewer, seat),
    };
    let followers = match claim.phase {
        _ if own => claim.followers[seat],
        Phase::One => known_followers(claim, viewer, seat),
        Phase::Two => CardSet::EMPTY,
    };
    (holding(hand, claim.hands[seat]), holding(followers, claim.followers[seat]))
}

/// What the viewer saw this seat take.
fn known_followers(claim: &Claim, viewer: Viewer, seat: Seat) -> CardSet {
    let past = claim.history.recruits().iter().map(|recruits| (recruits, true));
    let present = match &claim.stage {
        Stage::Recruiting(recruiting) => {
            let taken = recruiting.order[..usize::from(recruiting.next)].contains(&seat);
            Some((&recruiting.so_far, taken))
        }
        _ => None,
    };
    let taken = past.chain(present).filter(|&(_, taken)| taken);
    taken.filter_map(|(recruits, _)| seen_taking(recruits, viewer, seat)).collect()
}

/// The cards that the viewer saw this seat take and that it has not played yet.
fn known_hand(claim: &Claim, viewer: Viewer, seat: Seat) -> CardSet {
    let mut known = known_followers(claim, viewer, seat);
    let tricks = claim.history.second_phase();
    for trick in tricks.iter().chain([&claim.trick]) {
        for (_, card) in trick.plays(claim.seats()).filter(|&(player, _)| player == seat) {
            known.remove(card);
        }
    }
    known
}

/// What a seat took, if the viewer saw it.
#[inline]
fn seen_taking(recruits: &Recruits, viewer: Viewer, seat: Seat) -> Option<Card> {
    let drew = recruits.has_drawn(seat);
    let seen = !drew || viewer.seat().is_some_and(|viewer| recruits.is_witness(seat, viewer));
    seen.then_some(recruits.took(seat))
}

fn history(claim: &Claim, viewer: Viewer) -> Vec<PastView> {
    let recruits = claim.history.recruits().iter().map(Some).chain(std::iter::repeat(None));
    let past = |(trick, recruits): (&Trick, Option<&Recruits>)| PastView {
        leader: trick.leader(),
        cards: trick.cards().collect(),
        winner: trick.winner(claim.seats()),
        taken: recruits.map(|recruits| TakenView {
            took: Seat::all(claim.seats()).map(|seat| seen_taking(recruits, viewer, seat)).collect(),
            drew: recruits.drew(),
            look: recruits.look(),
        }),
    };
    claim.history.tricks().iter().zip(recruits).map(past).collect()
}

fn taking(claim: &Claim, viewer: Viewer) -> Option<TakenView> {
    let Stage::Recruiting(recruiting) = &claim.stage else { return None };
    let taken: SeatSet = recruiting.order[..usize::from(recruiting.next)].iter().copied().collect();
    let took =
        |seat: Seat| taken.contains(seat).then(|| seen_taking(&recruiting.so_far, viewer, seat)).flatten();
    Some(TakenView {
        took: Seat::all(claim.seats()).map(took).collect(),
        drew: recruiting.so_far.drew(),
        look: recruiting.so_far.look(),
    })
}
