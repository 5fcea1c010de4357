//! What one viewer knows of a game: the only part of a position that leaves this crate.
//!
//! A view is built field by field, so a new field of the state is hidden until it is added here.

use crate::card::{APPLEWOOD, Card, CardSet, SEATS, YARG};
use crate::draft::{is_known_to, keeper, was_asked};
use crate::duel::Verdict;
use crate::happening::{Why, Zone};
use crate::illegal::Illegal;
use crate::known;
use crate::notation::Action;
use crate::odds::Odds;
use crate::options::Options;
use crate::row::Row;
use crate::score::Detail;
use crate::standing::{GameEnd, Resolved, Standing};
use crate::state::{BraveRats, Stage};
use interregnum_kernel::{BySeat, Decision, Game, Outcome, Seat, View, Viewer, Zones};
use serde::Serialize;

/// What one viewer knows.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BraveRatsView {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The options of the game.
    pub options: Options,
    /// All cards of the game.
    pub deck: CardSet,
    /// The games of the match before this one.
    pub past: Vec<GameView>,
    /// The current or last game.
    pub game: GameView,
    /// The games won by each seat.
    pub won: [u8; SEATS],
    /// The packet of a draft, while it lasts.
    pub packet: Option<PacketView>,
    /// What lies before each seat.
    pub seats: Vec<SeatView>,
    /// The number of the round, from 1.
    pub round: u8,
    /// The standing: victories, held rounds, what they keep, who has +2, who reveals first.
    pub standing: Standing,
    /// The standing before the first round; not empty only in a position that was set up.
    pub began: Standing,
    /// Who acts now, what the viewer may do, and which of the viewer's cards may not be played.
    #[serde(skip)]
    pub decision: Decision<Action, Illegal>,
    /// How the game ended.
    pub outcome: Option<Outcome<Detail>>,
}

/// What lies before one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// The hand, including a card that is chosen and not yet revealed.
    pub hand: Holding,
    /// How many cards are left in the draw pile.
    pub pile: u8,
    /// Hand and pile together: which cards the seat still has, as far as the viewer knows.
    pub holds: Holding,
    /// Whether the seat has chosen for this round.
    pub chosen: bool,
    /// The card that it has chosen, if the viewer knows it.
    pub choice: Option<Card>,
    /// The cards it has played, in order.
    pub table: Vec<Card>,
}

/// Cards in one place, of which the viewer knows some.
pub type Holding = interregnum_kernel::Holding<CardSet>;

/// The packet of a draft.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PacketView {
    /// The seat that looks at it.
    pub holder: Seat,
    /// Its cards, as far as the viewer knows.
    pub cards: Holding,
    /// How many cards are in packets not yet opened.
    pub unopened: u8,
}

/// A card kept in a draft.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KeptView {
    /// The seat that kept it.
    pub seat: Seat,
    /// The card, if the viewer knows it.
    pub card: Option<Card>,
    /// Whether the seat had a choice; a single option is taken automatically.
    pub asked: bool,
}

/// A round that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoundView {
    /// The cards by seat.
    pub cards: [Card; SEATS],
    /// Their strengths.
    #[cfg_attr(feature = "ts", ts(as = "[u8; SEATS]"))]
    pub strengths: BySeat<u8, SEATS>,
    /// Their result.
    pub verdict: Verdict,
    /// What decided the round.
    pub why: Why,
    /// How many victories the winner got.
    pub victories: u8,
    /// By seat: why the card had no power, if it had none.
    pub powerless: [Option<Why>; SEATS],
}

/// What the viewer remembers of one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameView {
    /// The hands as they were dealt, by seat, if they were not drafted and the viewer knows
    /// them.
    pub dealt: Option<[CardSet; SEATS]>,
    /// What was kept in the draft, in order.
    pub draft: Vec<KeptView>,
    /// B6.1: what each seat gave the other.
    pub gifts: Option<[Card; SEATS]>,
    /// B6.2: what the viewer has drawn, in order.
    pub drew: Vec<Card>,
    /// The rounds that are over.
    pub rounds: Vec<RoundView>,
    /// The victories by seat.
    pub victories: [u8; SEATS],
    /// How it ended, if it has.
    pub end: Option<GameEnd>,
}

impl BraveRatsView {
    pub(crate) fn of(rats: &BraveRats, viewer: Viewer) -> Self {
        let player = known::player(viewer);
        let past = 0..rats.game();
        Self {
            viewer,
            options: rats.options,
            deck: rats.deck,
            past: past.map(|number| game_view(rats, player, number)).collect(),
            game: game_view(rats, player, rats.game()),
            won: rats.won.0,
            packet: packet(rats, player),
            seats: Seat::all(SEATS).map(|seat| seat_view(rats, player, seat)).collect(),
            round: rats.round(),
            standing: rats.standing,
            began: rats.began,
            decision: Decision::of(rats, viewer, |seat| {
                rats.hand(seat).plus(rats.pile(seat)).kinds().map(Action::Play)
            }),
            outcome: rats.outcome(),
        }
    }
}

impl View for BraveRatsView {
    type Action = Action;
    type Illegal = Illegal;
    type Card = Card;
    type Zone = Zone;
    type Aids = Odds;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn decision(&self) -> &Decision<Action, Illegal> {
        &self.decision
    }

    fn zones(&self) -> Zones<Card, Zone> {
        let mut zones = Zones::default();
        for (number, seat) in self.seats.iter().enumerate() {
            let place = Seat::new(number);
            zones.add_all(Zone::Hand(place), seat.hand.known.cards());
            zones.add_unknown(Zone::Hand(place), usize::from(seat.hand.unknown));
            zones.add_unknown(Zone::Pile(place), usize::from(seat.pile));
            zones.add_all(Zone::Table(place), seat.table.iter().copied());
        }
        if let Some(packet) = &self.packet {
            zones.add_unknown(Zone::Box, usize::from(packet.unopened));
            zones.add_all(Zone::Packet(packet.holder), packet.cards.known.cards());
            zones.add_unknown(Zone::Packet(packet.holder), usize::from(packet.cards.unknown));
        }
        zones
    }

    fn aids(&self) -> Odds {
        Odds::of(self)
    }
}

fn seat_view(rats: &BraveRats, player: Option<Seat>, seat: Seat) -> SeatView {
    let hand = rats.hand(seat);
    let open = player == Some(seat) || rats.standing.first.is_some();
    SeatView {
        hand: holding(known::hand(rats, player, seat), hand),
        pile: rats.piles[seat].len() as u8,
        holds: holding(known::holds(rats, player, seat), hand.plus(rats.pile(seat))),
        chosen: rats.chosen[seat].is_some(),
        choice: rats.chosen[seat].filter(|_| open),
        table: rats.played(seat).collect(),
    }
}

fn packet(rats: &BraveRats, player: Option<Seat>) -> Option<PacketView> {
    (rats.stage == Stage::Drafting).then(|| PacketView {
        holder: rats.holder(),
        cards: holding(known::packet(rats, player), rats.packet),
        unopened: rats.unopened().len() as u8,
    })
}

fn game_view(rats: &BraveRats, player: Option<Seat>, number: usize) -> GameView {
    let (end, victories) = rats.result(number);
    GameView {
        dealt: known::dealt(rats, player, number).map(|hands| hands.0),
        draft: draft(rats.kept[number], player),
        gifts: rats.gifts(number).map(|gifts| gifts.0),
        drew: player.map_or_else(Vec::new, |seat| rats.drawn(number, seat).cards().collect()),
        rounds: rats.resolved(number).map(|resolved| round(&resolved)).collect(),
        victories: victories.0,
        end: (number < usize::from(rats.ended)).then_some(end),
    }
}

/// The cards kept. Of the last two of a packet the first was a choice unless they are equal.
fn draft(kept: Row, player: Option<Seat>) -> Vec<KeptView> {
    let view = |(number, card)| KeptView {
        seat: keeper(number),
        card: Some(card).filter(|_| player.is_some_and(|player| is_known_to(player, number))),
        asked: was_asked(kept, number),
    };
    kept.cards().enumerate().map(view).collect()
}

fn round(resolved: &Resolved) -> RoundView {
    let duel = resolved.duel;
    RoundView {
        cards: [duel.card(YARG), duel.card(APPLEWOOD)],
        strengths: duel.strengths(),
        verdict: duel.verdict(),
        why: duel.why(),
        victories: resolved.gained,
        powerless: [duel.powerless(YARG), duel.powerless(APPLEWOOD)],
    }
}

/// The known cards and the number of the others.
fn holding(known: CardSet, heap: CardSet) -> Holding {
    Holding { known, unknown: (heap.len() - known.len()) as u8 }
}
