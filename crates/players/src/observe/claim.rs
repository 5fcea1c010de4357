//! Claim as numbers. The fast path reads a [`Sight`], which holds what the view shows in a fixed
//! size; the tests compare both.

use super::bits::{spread, spread_half};
use super::layout::Layout;
use super::observed::{Legal, Observed, Observer};
use crate::claim::{self, EndgameSolver};
use crate::policy::Network;
use interregnum_games::claim::{Action, Actions, Card, CardSet, Claim, ClaimView, Faction, Phase, Sight};
use interregnum_kernel::{Game, Seat};

/// The columns of the cards of one box, and of both.
const BOX: usize = 52;
const CARDS: usize = 2 * BOX;
/// The action that takes the pile's top card comes after those of the cards.
const TOP: usize = CARDS;
const ACTIONS: usize = CARDS + 1;
/// Card sets that belong to a seat, and those of the table.
const SETS_BY_SEAT: usize = 5;
const SETS: usize = 4;
/// Numbers by seat besides the voids, and numbers of the table besides the kingdom and the leader.
const NUMBERS_BY_SEAT: usize = 2;
const NUMBERS: usize = 4;

const CARD: &str = "one byte for each card, 1 if it is there; equal cards fill their columns from the left";

/// The observer of Claim with a number of players.
#[derive(Clone, Copy, Debug)]
pub struct ClaimObserver {
    players: usize,
}

impl Observed for Claim {
    type Observer = ClaimObserver;

    fn observer(players: usize) -> Option<ClaimObserver> {
        Some(ClaimObserver { players })
    }

    fn network(view: &ClaimView) -> Option<(&'static Network, usize)> {
        let players = view.seats.len();
        match view.phase {
            Phase::One => Some((claim::network(players)?, players)),
            // The search is stronger there: between two players it solves the phase.
            Phase::Two => None,
        }
    }

    /// Phase two between two players: everything is known.
    fn is_settled(&self) -> bool {
        self.phase_two().is_some()
    }

    fn settle(&self, solver: &mut EndgameSolver, nodes: u64) -> Option<f32> {
        solver.first_seat_within(&self.phase_two()?, nodes)
    }
}

/// The column of a card's first copy.
#[inline]
const fn column(card: Card) -> usize {
    let place = card.place();
    if place < 64 { place } else { place - 64 + BOX }
}

/// The card whose first copy has this column.
#[inline]
const fn place(column: usize) -> usize {
    if column < BOX { column } else { column - BOX + 64 }
}

/// Writes a set as one byte for each card, and zeros to the next field, which is written later.
#[inline(always)]
fn write_set(set: CardSet, out: &mut [u8], at: usize) {
    let [first, second] = set.words();
    for (word, at) in [(first, at), (second, at + BOX)] {
        if let Some(out) = out[at..].first_chunk_mut() {
            spread(word, out);
        }
    }
}

/// The number of bytes of an observation.
const fn size(players: usize) -> usize {
    CARDS * (SETS_BY_SEAT * players + SETS)
        + (NUMBERS_BY_SEAT + Faction::COUNT + 1) * players
        + Faction::COUNT
        + NUMBERS
}

#[inline]
fn write<const N: usize>(sight: &Sight<N>, out: &mut [u8]) {
    // With a constant size the compiler checks no bound below.
    let out = &mut out[..size(N)];
    let mut at = 0;
    let mut set = |set: CardSet, out: &mut [u8]| {
        write_set(set, out, at);
        at += CARDS;
    };
    for seat in &sight.seats {
        for cards in [seat.hand, seat.followers, seat.score, seat.front, seat.played] {
            set(cards, out);
        }
    }
    for cards in [sight.face_up, sight.looked_at, sight.aside, sight.discards] {
        set(cards, out);
    }
    let rest = &mut out[at..];
    let (by_seat, rest) = rest.split_at_mut(N * (NUMBERS_BY_SEAT + Faction::COUNT));
    for (out, seat) in by_seat.chunks_exact_mut(NUMBERS_BY_SEAT + Faction::COUNT).zip(&sight.seats) {
        out[0] = seat.hand_unknown;
        out[1] = seat.followers_unknown;
        for faction in Faction::ALL {
            out[NUMBERS_BY_SEAT + faction.index()] = u8::from(seat.voids.contains(faction));
        }
    }
    for faction in Faction::ALL {
        rest[faction.index()] = u8::from(sight.kingdom.contains(faction));
    }
    let rest = &mut rest[Faction::COUNT..];
    rest[0] = u8::from(sight.is_second_phase);
    rest[1] = sight.trick_number;
    rest[2] = sight.pile;
    rest[3] = u8::from(sight.is_taking);
    for (seat, out) in rest[NUMBERS..NUMBERS + N].iter_mut().enumerate() {
        *out = u8::from(usize::from(sight.leader) == seat);
    }
}

fn write_view<const N: usize>(view: &ClaimView, out: &mut [u8]) {
    match Sight::<N>::of_view(view) {
        Some(sight) => write(&sight, out),
        None => out.fill(0),
    }
}

impl Observer<Claim> for ClaimObserver {
    type Memory = ();
    type Legal = ClaimLegal;

    fn layout(&self) -> Layout {
        let mut layout = Layout::default();
        for seat in 0..self.players {
            for name in ["hand", "followers", "score", "front", "played"] {
                layout.add(format!("{name}-{seat}"), CARDS, CARD);
            }
        }
        for name in ["face-up", "looked-at", "aside", "discards"] {
            layout.add(name, CARDS, CARD);
        }
        for seat in 0..self.players {
            layout.add(
                format!("hand-unknown-{seat}"),
                1,
                "the number of cards of the hand that the observer cannot name",
            );
            layout.add(format!("followers-unknown-{seat}"), 1, "the same of the follower pile");
            layout.add(
                format!("voids-{seat}"),
                Faction::COUNT,
                "one byte for each faction, 1 if the seat has shown to hold no card of it in this phase",
            );
        }
        layout.add("kingdom", Faction::COUNT, "one byte for each faction, 1 if it is in the deck");
        layout.add("phase-two", 1, "1 in phase two");
        layout.add("trick-number", 1, "the number of the trick in its phase, from 1");
        layout.add("pile", 1, "the number of cards in the draw pile");
        layout.add("taking", 1, "1 while followers are chosen: an action then takes its card");
        layout.add(
            "leader",
            self.players,
            "one byte for each seat, 1 for the leader of the trick or of the next one",
        );
        debug_assert_eq!(layout.size(), size(self.players));
        layout.cards = cards();
        layout.actions = layout.cards.iter().cloned().chain(["top".to_owned()]).collect();
        layout
    }

    #[inline]
    fn observe(&self, game: &Claim, _memory: &(), seat: Seat, out: &mut [u8]) {
        match self.players {
            2 => write(&game.sight::<2>(seat), out),
            3 => write(&game.sight::<3>(seat), out),
            _ => write(&game.sight::<4>(seat), out),
        }
    }

    fn observe_view(&self, view: &ClaimView, out: &mut [u8]) {
        match self.players {
            2 => write_view::<2>(view, out),
            3 => write_view::<3>(view, out),
            _ => write_view::<4>(view, out),
        }
    }

    #[inline]
    fn list(&self, game: &Claim, seat: Seat, legal: &mut ClaimLegal) {
        legal.0 = game.legal(seat);
    }

    fn indices(&self, view: &ClaimView) -> Vec<(usize, Action)> {
        view.decision.legal.iter().map(|&action| (ClaimLegal::index_of(action), action)).collect()
    }

    fn private_fields(&self) -> &'static [&'static str] {
        &["hand-0", "followers-0"]
    }
}

/// The legal actions of a seat.
#[derive(Clone, Copy, Default, Debug)]
pub struct ClaimLegal(Actions);

impl ClaimLegal {
    #[inline]
    const fn index_of(action: Action) -> usize {
        match action {
            Action::Play(card) | Action::Take(card) => column(card),
            Action::TakeTop => TOP,
        }
    }
}

impl Legal<Action> for ClaimLegal {
    #[inline]
    fn number(&self) -> usize {
        self.0.len()
    }

    #[inline]
    fn nth(&self, n: usize) -> usize {
        self.0.clone().nth(n).map_or(0, Self::index_of)
    }

    #[inline]
    fn action(&self, index: usize) -> Option<Action> {
        if index == TOP {
            return self.0.may_take_top().then_some(Action::TakeTop);
        }
        if index >= ACTIONS {
            return None;
        }
        self.0.of_place(place(index))
    }

    fn index(&self, action: Action) -> Option<usize> {
        self.0.clone().find(|legal| *legal == action).map(Self::index_of)
    }

    #[inline]
    fn write_mask(&self, out: &mut [u8]) {
        let [first, second] = self.0.cards().words();
        // The action after the cards of the second box; both boxes overlap with what is written next.
        let second = second | u64::from(self.0.may_take_top()) << (TOP - BOX);
        let row = &mut out[..ACTIONS];
        if let Some(out) = row.first_chunk_mut() {
            spread(first, out);
        }
        if let Some(out) = row[BOX..].first_chunk_mut() {
            spread_half(second as u32, out);
        }
        if let Some(out) = row.last_chunk_mut() {
            spread_half((second >> (ACTIONS - BOX - 32)) as u32, out);
        }
    }
}

/// The names of the cards by column.
fn cards() -> Vec<String> {
    let all = Faction::ALL.into_iter().map(CardSet::of_faction).flat_map(CardSet::cards);
    let mut named: Vec<(usize, String)> = Vec::new();
    for card in all {
        let copies = named.iter().filter(|(_, name)| *name == card.to_string()).count();
        named.push((column(card) + copies, card.to_string()));
    }
    named.sort();
    named.into_iter().map(|(_, name)| name).collect()
}
