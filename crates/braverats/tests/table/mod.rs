//! Helper functions that the tests of this crate share.
#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_braverats::{
    Action, BraveRats, BraveRatsEvent, BraveRatsView, Card, CardSet, Deal, GameDeal, Holding, Options,
    RoundView, Standing, YARG,
};
use interregnum_kernel::{BySeat, Game, Outcome, Seat, Seed, Viewer};

/// The card with this code.
pub(crate) fn card(code: &str) -> Card {
    code.parse().unwrap()
}

/// The cards with these codes.
pub(crate) fn cards(codes: &str) -> Vec<Card> {
    codes.split_whitespace().map(card).collect()
}

/// The cards with these codes, as a heap.
pub(crate) fn heap(codes: &str) -> CardSet {
    cards(codes).into_iter().collect()
}

/// What a seat may do, as text.
pub(crate) fn legal(rats: &BraveRats, seat: Seat) -> String {
    rats.legal(seat).map(|action| action.to_string()).collect::<Vec<_>>().join(", ")
}

/// A seat's hand, as another seat sees it.
pub(crate) fn hand(rats: &BraveRats, viewer: Seat, seat: Seat) -> Holding {
    view(rats, viewer).seats[seat.index()].hand
}

/// The position that a text describes.
pub(crate) fn position(text: &str) -> BraveRats {
    BraveRats::position(text).unwrap()
}

/// A game dealt from a small seed.
pub(crate) fn dealt(options: Options, number: u64) -> BraveRats {
    BraveRats::start(&options, &BraveRats::deal(&options, Seed::from_number(number))).unwrap()
}

/// A game whose deal has just this entry.
pub(crate) fn started(options: Options, game: GameDeal) -> BraveRats {
    BraveRats::start(&options, &Deal { seed: None, games: vec![game] }).unwrap()
}

/// Plays rounds, written `Pr-Mu`: seat 0's card and seat 1's. Returns the events of the last.
pub(crate) fn play(rats: &mut BraveRats, rounds: &str) -> Vec<BraveRatsEvent> {
    let mut events = Vec::new();
    for round in rounds.split_whitespace() {
        let (yarg, applewood) = round.split_once('-').unwrap();
        let choice = |seat: Seat| Action::Play(card(if seat == YARG { yarg } else { applewood }));
        events.clear();
        for _ in 0..2 {
            let seat = rats.to_act().first().unwrap();
            events.extend(rats.apply(seat, choice(seat)).unwrap_or_else(|why| panic!("{round}: {why}")));
        }
    }
    events
}

/// The position after these rounds from this one.
pub(crate) fn after(text: &str, rounds: &str) -> BraveRats {
    let mut rats = position(text);
    play(&mut rats, rounds);
    rats
}

/// What this seat sees.
pub(crate) fn view(rats: &BraveRats, seat: Seat) -> BraveRatsView {
    rats.view(Viewer::Seat(seat))
}

/// How the game stands.
pub(crate) fn standing(rats: &BraveRats) -> Standing {
    rats.view(Viewer::Spectator).standing
}

/// The victories of both.
pub(crate) fn victories(rats: &BraveRats) -> [u8; 2] {
    standing(rats).victories.0
}

/// The last round.
pub(crate) fn last(rats: &BraveRats) -> RoundView {
    *rats.view(Viewer::Spectator).game.rounds.last().unwrap()
}

/// The result of a single round, with +2 for the marked cards: `Pr+2-Mu`.
pub(crate) fn round(text: &str) -> RoundView {
    let (yarg, applewood) = text.split_once('-').unwrap();
    let raised = [yarg, applewood].into_iter().enumerate().filter(|(_, card)| card.ends_with("+2"));
    let raised = raised.map(|(seat, _)| seat.to_string()).collect::<Vec<_>>().join(" ");
    let raised = if raised.is_empty() { raised } else { format!("raised {raised}") };
    let [yarg, applewood] = [yarg, applewood].map(|card| card.trim_end_matches("+2"));
    // Both get a second card, so that the round is not the last.
    let more = ["Mu", "Sp", "Wi"].into_iter().find(|code| ![yarg, applewood].contains(code)).unwrap();
    let hands = format!("hand 0: {yarg} {more}; hand 1: {applewood} {more}; {raised}");
    last(&after(&hands, &format!("{yarg}-{applewood}")))
}

/// A verdict as B7 writes it: Y or A for a round, y or a for a game, x for held.
pub(crate) fn letter(round: &RoundView) -> char {
    use interregnum_braverats::Verdict::{Game, Held, Round};
    match round.verdict {
        Held => 'x',
        Round(seat) => ['Y', 'A'][seat.index()],
        Game(seat) => ['y', 'a'][seat.index()],
    }
}

/// Who has won, why, and the victories of the last game.
pub(crate) fn outcome(rats: &BraveRats) -> Option<(Vec<usize>, &'static str, [u8; 2])> {
    let Outcome { winners, reason, detail } = rats.outcome()?;
    Some((winners.map(Seat::index).collect(), reason, detail.victories))
}

/// One thing for each seat.
pub(crate) fn both<T>(yarg: T, applewood: T) -> BySeat<T, 2> {
    BySeat([yarg, applewood])
}
