//! What one viewer knows of a game: the only part of a position that leaves this crate.
//!
//! A view is built field by field, so a new field of the state is hidden until it is added here.

use crate::capture_steps::{Item, capture_steps};
use crate::card::Card;
use crate::card_set::CardSet;
use crate::card_stack::Means;
use crate::contest::Target;
use crate::duel::Phase;
use crate::expected::expected;
use crate::glimpse::Glimpse;
use crate::happening::Zone;
use crate::held::Held;
use crate::illegal::{Ask, Illegal};
use crate::known_hands::KnownHands;
use crate::notation::Action;
use crate::options::Options;
use crate::score::Detail;
use crate::setup::{Began, Origin};
use crate::state::{Defaite, King, Stage};
use crate::viewer_history::{Done, ViewerHistory};
use crate::wording::Wording;
use interregnum_kernel::{Decision, Game, Outcome, Seat, View, Viewer, Zones};
use serde::Serialize;

/// What one viewer knows.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DefaiteView {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The options of the game.
    pub options: Options,
    /// All cards of the game.
    pub deck: CardSet,
    /// L2.1: the noble that each seat was dealt; empty if the game was set up.
    pub nobles: Vec<Card>,
    /// The beginning of the game, if it was set up and not dealt.
    pub began: Option<Began>,
    /// The round and its progress.
    pub round: RoundView,
    /// What the seats to act have to choose.
    pub asked: Option<AskedView>,
    /// What lies before each seat.
    pub seats: Vec<SeatView>,
    /// The cards in the middle, in the order played.
    pub middle: Vec<MiddleView>,
    /// Where the King is.
    pub king: King,
    /// How many cards are left in the deck.
    pub pile: u8,
    /// The discards.
    pub discards: CardSet,
    /// The current attack or corruption.
    pub contest: Option<ContestView>,
    /// The current duel.
    pub duel: Option<DuelView>,
    /// The hand that a player is looking at.
    pub looked: Option<LookedView>,
    /// All actions, in order.
    pub history: Vec<Done>,
    /// Everything that was seen of hands, in order.
    pub glimpses: Vec<Glimpse>,
    /// Who acts now, what the viewer may do, and what the rules refuse.
    #[serde(skip)]
    pub decision: Decision<Action, Illegal>,
    /// How the game ended.
    pub outcome: Option<Outcome<Detail>>,
}

/// A round and its progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoundView {
    /// Its number, from 1.
    pub number: u8,
    /// The order of turns.
    pub order: Vec<Seat>,
    /// The number of players who have had their turn.
    pub turns: u8,
    /// Whether the player whose turn it is has acted.
    pub acted: bool,
    /// Whether it is a masquerade.
    pub masquerade: bool,
    /// Whether the next round will be a masquerade.
    pub masquerade_next: bool,
    /// L8: the steps of the capture, in order; empty while turns are taken.
    pub capture: Vec<Item>,
    /// Captured cards that have yet to be placed.
    pub placing: Vec<Card>,
    /// Courtiers that came into the court they are in during this round (L8.3).
    pub fresh: CardSet,
}

/// A choice that a player has to make.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AskedView {
    /// The kind of choice.
    pub ask: Ask,
    /// The event or special person that asks, if any.
    pub by: Option<Card>,
}

/// What lies before one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// The hand, including a card that the seat has laid face down.
    pub hand: Holding,
    /// Whether one of these cards lies face down: in a duel, or in the middle of a masquerade.
    pub face_down: bool,
    /// Nobles, persons and provinces, each with its guards.
    pub court: Vec<Held>,
    /// The reserve of musketeers and of gold.
    pub reserve: CardSet,
    /// The points.
    pub points: u16,
}

/// Cards in one place, of which the viewer knows some.
pub type Holding = interregnum_kernel::Holding<CardSet>;

/// A card in the middle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MiddleView {
    /// Who played it.
    pub seat: Seat,
    /// The card, if the viewer knows it.
    pub card: Option<Card>,
    /// Whether it lies face down.
    pub face_down: bool,
}

/// An attack or a corruption in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ContestView {
    /// The kind of cards that are laid.
    pub means: Means,
    /// The player who attacks.
    pub attacker: Seat,
    /// The player who is attacked.
    pub defender: Seat,
    /// The card for which it is fought.
    pub target: Held,
    /// The cards that the attacker and the defender have laid.
    pub laid: [CardSet; 2],
    /// The sums of both; the guards count for the defender.
    pub sums: [u32; 2],
}

/// A duel in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DuelView {
    /// The challenger.
    pub challenger: Seat,
    /// The opponent.
    pub opponent: Seat,
    /// The challenger's card that lies face down, if it is the viewer's own.
    pub face_down: Option<Card>,
    /// The revealed equal cards, the challenger's first.
    pub even: Option<[Card; 2]>,
    /// The player who must lose a noble.
    pub loser: Option<Seat>,
}

/// A hand that a player is looking at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LookedView {
    /// The player who looks.
    pub seat: Seat,
    /// The owner of the hand.
    pub at: Seat,
    /// The cards.
    pub cards: Holding,
}

impl DefaiteView {
    pub(crate) fn of(game: &Defaite, viewer: Viewer) -> Self {
        let memory = ViewerHistory::of(game, viewer);
        let (nobles, began) = match &game.origin {
            Origin::Dealt(nobles) => (nobles[..game.seats()].to_vec(), None),
            Origin::SetUp(began) => (Vec::new(), Some(began.clone())),
        };
        Self {
            viewer,
            options: game.options,
            deck: game.cards(),
            nobles,
            began,
            round: round(game),
            asked: asked(game),
            seats: Seat::all(game.seats()).map(|seat| seat_view(game, viewer, &memory.hands, seat)).collect(),
            middle: middle(game, viewer),
            king: game.king,
            pile: game.deck.pile().len() as u8,
            discards: game.discards,
            contest: contest(game),
            duel: duel(game, viewer),
            looked: looked(game, viewer),
            history: memory.history,
            glimpses: memory.glimpses,
            decision: Decision::of(game, viewer, |seat| expected(game, seat)),
            outcome: game.outcome(),
        }
    }
}

pub(crate) fn asked(game: &Defaite) -> Option<AskedView> {
    game.asked().map(|ask| AskedView { ask, by: game.asker() })
}

pub(crate) fn round(game: &Defaite) -> RoundView {
    let round = &game.round;
    let means = [Means::Musketeers, Means::Gold].into_iter().find(|&means| game.placing(means));
    RoundView {
        number: round.number,
        order: (0..game.seats()).map(|place| game.at(place)).collect(),
        turns: round.turns,
        acted: round.acted,
        masquerade: round.masquerade,
        masquerade_next: round.masquerade_next,
        capture: capture_steps(game),
        placing: means.map_or_else(Vec::new, |means| round.placing.cards(means).collect()),
        fresh: round.fresh,
    }
}

/// The hand of a seat, including a card that it has laid face down.
pub(crate) fn whole_hand(game: &Defaite, seat: Seat) -> CardSet {
    // Cards that somebody looks at are in the zone of the player who looks.
    let mut hand = if game.looked_at() == Some(seat) { CardSet::EMPTY } else { game.hands[seat] };
    game.laid_face_down(seat).into_iter().for_each(|card| hand.insert(card));
    hand
}

pub(crate) fn seat_view(game: &Defaite, viewer: Viewer, known: &KnownHands, seat: Seat) -> SeatView {
    let court = &game.courts[seat];
    let hand = whole_hand(game, seat);
    let known = if viewer == Viewer::Seat(seat) { hand } else { known.of(seat) };
    let means = [Means::Musketeers, Means::Gold];
    SeatView {
        hand: holding(known, hand),
        face_down: game.laid_face_down(seat).is_some(),
        court: game.held_in(seat).collect(),
        reserve: means.iter().flat_map(|&means| court.reserve(means).cards(means)).collect(),
        points: court.points,
    }
}

pub(crate) fn middle(game: &Defaite, viewer: Viewer) -> Vec<MiddleView> {
    let face_down = game.is_face_down();
    let view = |(place, card): (usize, Card)| {
        let seat = game.at(place);
        let known = !face_down || viewer == Viewer::Seat(seat);
        MiddleView { seat, card: known.then_some(card), face_down }
    };
    game.middle.cards().map(view).collect()
}

pub(crate) fn contest(game: &Defaite) -> Option<ContestView> {
    let Stage::Contest(contest) = &game.stage else { return None };
    let means = contest.target.means();
    let target = match contest.target {
        Target::Land(land) => game.guards.land(land),
        Target::Person(person) => game.guards.person(person),
    };
    let laid = [contest.attacker, contest.defender].map(|seat| contest.laid(seat));
    Some(ContestView {
        means,
        attacker: contest.attacker,
        defender: contest.defender,
        target,
        laid: laid.map(|stack| stack.cards(means).collect()),
        sums: [laid[0].sum(), laid[1].sum() + target.guards.sum()],
    })
}

pub(crate) fn duel(game: &Defaite, viewer: Viewer) -> Option<DuelView> {
    let Stage::Duel(duel) = game.stage else { return None };
    let own = viewer == Viewer::Seat(duel.challenger);
    let (face_down, even, loser) = match duel.phase {
        Phase::Answer(card) => (own.then_some(card), None, None),
        Phase::Even(cards) => (None, Some(cards), None),
        Phase::Lose(seat) => (None, None, Some(seat)),
    };
    Some(DuelView { challenger: duel.challenger, opponent: duel.opponent, face_down, even, loser })
}

pub(crate) fn looked(game: &Defaite, viewer: Viewer) -> Option<LookedView> {
    let (seat, at) = game.acting().zip(game.looked_at())?;
    let sees = viewer == Viewer::Seat(seat) || viewer == Viewer::Seat(at);
    let cards = game.hands[at];
    Some(LookedView { seat, at, cards: holding(if sees { cards } else { CardSet::EMPTY }, cards) })
}

/// The known cards and the number of the others.
const fn holding(known: CardSet, all: CardSet) -> Holding {
    Holding { known, unknown: (all.len() - known.len()) as u8 }
}

fn add_to(zones: &mut Zones<Card, Zone>, zone: Zone, holding: Holding) {
    zones.add_all(zone, holding.known.cards());
    zones.add_unknown(zone, usize::from(holding.unknown));
}

impl View for DefaiteView {
    type Action = Action;
    type Illegal = Illegal;
    type Card = Card;
    type Zone = Zone;
    type Aids = Wording;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn decision(&self) -> &Decision<Action, Illegal> {
        &self.decision
    }

    fn aids(&self) -> Wording {
        Wording::of(self)
    }

    fn zones(&self) -> Zones<Card, Zone> {
        let mut zones = Zones::default();
        zones.add_unknown(Zone::Pile, usize::from(self.pile));
        zones.add_all(Zone::Discards, self.discards.cards());
        zones.add(self.king.zone(), Card::KING);
        // Cards laid face down count as part of the hand.
        let open = self.middle.iter().filter(|lying| !lying.face_down);
        zones.add_all(Zone::Middle, open.filter_map(|lying| lying.card));
        for (number, view) in self.seats.iter().enumerate() {
            let seat = Seat::new(number);
            add_to(&mut zones, Zone::Hand(seat), view.hand);
            zones.add_all(Zone::Reserve(seat), view.reserve.cards());
            for held in &view.court {
                zones.add(Zone::Court(seat), held.card);
                zones.add_all(Zone::Guarding(seat, held.card), held.guards());
            }
        }
        if let Some(contest) = &self.contest {
            zones.add_all(Zone::Laid(contest.attacker), contest.laid[0].cards());
            zones.add_all(Zone::Laid(contest.defender), contest.laid[1].cards());
        }
        if let Some(DuelView { challenger, opponent, even: Some([first, second]), .. }) = self.duel {
            zones.add(Zone::Laid(challenger), first);
            zones.add(Zone::Laid(opponent), second);
        }
        if let Some(looked) = self.looked {
            add_to(&mut zones, Zone::Looked(looked.seat), looked.cards);
        }
        zones
    }
}
