//! How people played the part of a game that is solved exactly. What a mistake costs is computed by plain minimax over
//! the rules.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_games::braverats::BraveRats;
use interregnum_games::claim::{Action, Card, Claim, PhaseTwo};
use interregnum_kernel::{Game, Playthrough, Seat, Seed, pick};
use interregnum_players::{ExactPlay, exact_play, has_solved_part};
use interregnum_solve::claim::Solver;
use std::time::{Duration, Instant};

/// Seat 0's margin with best play of both.
fn plain(position: &PhaseTwo) -> i8 {
    let Some(turn) = position.turn() else { return position.margin() };
    let margins = position.playable().kinds().map(|card| plain(&after(position, card)));
    if turn.index() == 0 { margins.max() } else { margins.min() }.unwrap_or_else(|| position.margin())
}

fn after(position: &PhaseTwo, card: Card) -> PhaseTwo {
    let mut after = *position;
    after.play(card);
    after
}

fn deal(number: u64) -> Playthrough<Claim> {
    let options = Claim::option_sets().into_iter().find(|options| options.players == 2).unwrap();
    let deal = Claim::deal(&options, Seed::from_number(number));
    let mut game = Playthrough::<Claim>::start(options, deal).unwrap();
    // Phase one: the first thing that is legal.
    while game.position().phase_two().is_none() {
        let seat = game.position().to_act().first().unwrap();
        let action = game.position().legal(seat).next().unwrap();
        game.apply(seat, action).unwrap();
    }
    game
}

/// A mistake that turns a won game into a lost one, with few cards left: who made it, and what it cost.
struct Mistake {
    seat: Seat,
    points: u32,
}

/// A card that gives the game away, by plain minimax with at most four cards a side, and what it costs.
fn mistake(position: &PhaseTwo) -> Option<(Card, u32)> {
    let seat = position.turn()?;
    if position.hand(seat).len() > 4 {
        return None;
    }
    let sign = if seat.index() == 0 { 1 } else { -1 };
    let best = sign * plain(position);
    let worse = |card: Card| {
        let left = sign * plain(&after(position, card));
        (best > 0 && left < 0).then(|| (card, (best - left).unsigned_abs().into()))
    };
    position.playable().kinds().find_map(worse)
}

/// Plays the game to its end: best cards on both sides but for one mistake, as soon as one is possible.
fn with_one_mistake(mut game: Playthrough<Claim>) -> Option<(Playthrough<Claim>, Mistake)> {
    let (mut made, mut solver) = (None, Solver::new());
    while let Some(position) = game.position().phase_two() {
        let seat = position.turn().unwrap();
        let card = match mistake(&position).filter(|_| made.is_none()) {
            Some((card, points)) => {
                made = Some(Mistake { seat, points });
                card
            }
            None => solver.solve(&position).best.kinds().next().unwrap(),
        };
        game.apply(seat, Action::Play(card)).unwrap();
    }
    made.map(|made| (game, made))
}

#[test]
fn one_mistake_among_best_cards_is_counted_with_what_it_cost() {
    let found = (1..).find_map(|number| with_one_mistake(deal(number)));
    let (game, Mistake { seat, points }) = found.unwrap();
    let seats = exact_play(&game, |()| true);
    let (who, other) = (seats[seat.index()].unwrap(), seats[1 - seat.index()].unwrap());
    assert_eq!((who.given_away, who.points, who.choices - who.best), (1, points, 1), "{who:?}");
    assert!(who.margin > 0 && who.choices > 1, "the game was won until then: {who:?}");
    assert_eq!((other.given_away, other.points, other.best), (0, 0, other.choices), "{other:?}");
    assert_eq!(other.margin, -who.margin);
    let winner = game.position().winners().unwrap().first();
    assert_eq!(winner, Some(Seat::new(1 - seat.index())), "and lost after it");
    assert_eq!(exact_play(&game, |()| true), seats, "always the same");
}

#[test]
fn with_best_cards_on_both_sides_every_choice_is_best() {
    let (mut game, mut solver) = (deal(7), Solver::new());
    while let Some(position) = game.position().phase_two() {
        let card = solver.solve(&position).best.kinds().next().unwrap();
        game.apply(position.turn().unwrap(), Action::Play(card)).unwrap();
    }
    let winner = game.position().winners().unwrap().first().unwrap();
    for (seat, played) in exact_play(&game, |()| true).into_iter().enumerate() {
        let ExactPlay { margin, choices, best, given_away, points } = played.unwrap();
        assert_eq!((best, given_away, points), (choices, 0, 0));
        assert_eq!(margin > 0, winner == Seat::new(seat), "the winner was the one by the solver");
    }
}

#[test]
fn what_a_player_did_not_choose_does_not_count() {
    let (game, Mistake { seat, .. }) = (1..).find_map(|number| with_one_mistake(deal(number))).unwrap();
    let moves = game.actions().to_vec();
    let mut by_clock = Playthrough::<Claim, bool>::start(*game.options(), game.deal().clone()).unwrap();
    for played in moves {
        by_clock.apply_by(played.seat, played.action, played.seat != seat).unwrap();
    }
    let seats = exact_play(&by_clock, |own| *own);
    assert_eq!(seats[seat.index()], None);
    assert_eq!(seats[1 - seat.index()], exact_play(&game, |()| true)[1 - seat.index()]);
}

#[test]
fn a_game_that_ends_before_the_part_begins_or_has_none_says_nothing() {
    let mut game = deal(1);
    game.go_back(5);
    assert_eq!(exact_play(&game, |()| true), [None, None]);
    let mut at_the_door = deal(1);
    assert_eq!(exact_play(&at_the_door, |()| true), [None, None], "nobody has played a card there");
    let seat = at_the_door.position().to_act().first().unwrap();
    let action = at_the_door.position().legal(seat).next().unwrap();
    at_the_door.apply(seat, action).unwrap();
    let seats = exact_play(&at_the_door, |()| true);
    assert_eq!(seats[seat.index()].map(|played| played.choices), Some(1));
    assert_eq!(seats[1 - seat.index()], None, "one side has");
    let options = BraveRats::option_sets().remove(0);
    let dealt = BraveRats::deal(&options, Seed::from_number(1));
    let rats = Playthrough::<BraveRats>::start(options, dealt).unwrap();
    assert_eq!(exact_play(&rats, |()| true), [None, None]);
    assert!(has_solved_part("claim", 2));
    assert!(!has_solved_part("claim", 3) && !has_solved_part("braverats", 2) && !has_solved_part("chess", 2));
}

/// Plays at random from the deal to the end.
fn random(number: u64) -> Playthrough<Claim> {
    let sets: Vec<_> = Claim::option_sets().into_iter().filter(|options| options.players == 2).collect();
    let options = sets[number as usize % sets.len()];
    let deal = Claim::deal(&options, Seed::from_number(number));
    let mut game = Playthrough::<Claim>::start(options, deal).unwrap();
    let mut rng = Seed::from_number(number).child(1).generator();
    while let Some(seat) = game.position().to_act().first() {
        let action = pick(&mut rng, game.position().legal(seat)).unwrap();
        game.apply(seat, action).unwrap();
    }
    game
}

#[test]
#[ignore = "measures, for minutes"]
fn examining_a_game_takes_little_time() {
    let mut times: Vec<Duration> = (0..2000)
        .map(|number| {
            let game = random(number);
            let begun = Instant::now();
            assert!(exact_play(&game, |()| true).iter().all(Option::is_some), "game {number} takes too long");
            begun.elapsed()
        })
        .collect();
    times.sort();
    let at = |hundredth: usize| times[(times.len() - 1) * hundredth / 100];
    println!("median {:?}, p90 {:?}, p99 {:?}, longest {:?}", at(50), at(90), at(99), at(100));
}
