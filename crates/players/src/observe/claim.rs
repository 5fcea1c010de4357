//! Claim as numbers. The fast path reads a [`Sight`], which holds what the view shows in a fixed
//! size; the tests compare both.

use super::bits::spread;
use super::layout::Layout;
use super::observed::{Observed, Observer};
use crate::claim::{self, EndgameSolver};
use crate::policy::Network;
use interregnum_games::claim::{Action, Card, CardSet, Claim, ClaimView, Faction, Sight};
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
/// The bytes of a word that belong to the next field: they are written before it.
const SPARE: usize = 64 - BOX;

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
        if view.phase_two().is_some() { None } else { Some((claim::network(players)?, players)) }
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

/// Writes a set as one byte for each card, and [`SPARE`] bytes of the next field.
#[inline(always)]
fn write_set(set: CardSet, out: &mut [u8], at: usize) {
    let [first, second] = set.words();
    for (word, at) in [(first, at), (second, at + BOX)] {
        if let Some(out) = out[at..].first_chunk_mut() {
            spread(word, out);
        }
    }
}

impl ClaimObserver {
    fn write(self, sight: &Sight, out: &mut [u8]) {
        match self.players {
            2 => write::<2>(sight, out),
            3 => write::<3>(sight, out),
            _ => write::<4>(sight, out),
        }
    }
}

#[inline]
fn write<const N: usize>(sight: &Sight, out: &mut [u8]) {
    let mut at = 0;
    let mut set = |set: CardSet, out: &mut [u8]| {
        write_set(set, out, at);
        at += CARDS;
    };
    for seat in &sight.seats[..N] {
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

impl Observer<Claim> for ClaimObserver {
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
        debug_assert_eq!(
            layout.size(),
            CARDS * (SETS_BY_SEAT * self.players + SETS)
                + (NUMBERS_BY_SEAT + Faction::COUNT + 1) * self.players
                + Faction::COUNT
                + NUMBERS
        );
        layout.cards = cards();
        layout.actions = layout.cards.iter().cloned().chain(["top".to_owned()]).collect();
        layout
    }

    #[inline]
    fn observe(&self, game: &Claim, seat: Seat, out: &mut [u8]) {
        self.write(&game.sight(seat), out);
    }

    fn observe_view(&self, view: &ClaimView, out: &mut [u8]) {
        match Sight::of_view(view) {
            Some(sight) => self.write(&sight, out),
            None => out.fill(0),
        }
    }

    #[inline]
    fn mask(&self, game: &Claim, seat: Seat, out: &mut [u8]) {
        let actions = game.legal(seat);
        let [first, second] = actions.cards().words();
        let mut bytes = [0; CARDS + SPARE];
        if let Some(out) = bytes.first_chunk_mut() {
            spread(first, out);
        }
        if let Some(out) = bytes[BOX..].first_chunk_mut() {
            spread(second, out);
        }
        out[..CARDS].copy_from_slice(&bytes[..CARDS]);
        out[TOP] = u8::from(actions.may_take_top());
    }

    #[inline]
    fn action(&self, game: &Claim, seat: Seat, index: usize) -> Option<Action> {
        let actions = game.legal(seat);
        if index == TOP {
            return actions.may_take_top().then_some(Action::TakeTop);
        }
        if index >= ACTIONS {
            return None;
        }
        actions.of_place(place(index))
    }

    fn index(&self, game: &Claim, seat: Seat, action: Action) -> Option<usize> {
        game.legal(seat).find(|legal| *legal == action).map(index)
    }

    fn indices(&self, view: &ClaimView) -> Vec<(usize, Action)> {
        view.decision.legal.iter().map(|&action| (index(action), action)).collect()
    }

    fn private_fields(&self) -> &'static [&'static str] {
        &["hand-0", "followers-0"]
    }
}

/// The index of an action.
const fn index(action: Action) -> usize {
    match action {
        Action::Play(card) | Action::Take(card) => column(card),
        Action::TakeTop => TOP,
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
