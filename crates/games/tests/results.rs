//! Results in sentences: the end of every game has a text for every reader, in both languages, with
//! the score.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_games::{NAMES, RegisteredGame, Visit, visit};
use interregnum_kernel::{Phrase, Seat, SeatSet, Seed, Tally, unplayed};
use interregnum_text::{Catalogue, Lang, Seats};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

const GAMES: u64 = 40;

struct Ends;
impl Visit for Ends {
    type Output = Vec<(SeatSet, Tally)>;
    fn game<G: RegisteredGame>(self) -> Self::Output {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut ended = Vec::new();
        for options in G::option_sets() {
            for number in 0..GAMES {
                let deal = G::deal(&options, Seed::from_number(number));
                let mut game = G::start(&options, &deal).unwrap();
                assert_eq!(game.tally(), None);
                game.play_out(&mut rng);
                ended.push((game.winners().unwrap(), game.tally().unwrap()));
            }
        }
        ended
    }
}

fn names(reader: Option<Seat>) -> Seats {
    let names = ["Ada", "Ben", "Cid", "Dan", "Eve", "Fay"].map(str::to_owned).to_vec();
    Seats { names, reader }
}

fn said(phrases: &[Phrase], reader: Option<Seat>, lang: Lang) -> Vec<String> {
    phrases.iter().map(|phrase| Catalogue::of(lang).try_say(phrase, &names(reader)).unwrap()).collect()
}

#[test]
fn every_end_can_be_said_to_everybody() {
    for game in NAMES {
        for (winners, tally) in visit(game, Ends).unwrap() {
            assert_eq!(tally.winners, winners);
            let seats: SeatSet = tally.sides.iter().flat_map(|(seats, _)| *seats).collect();
            for reader in seats.map(Some).chain([None]) {
                for lang in [Lang::En, Lang::Fr] {
                    let told = said(&tally.sentences(reader), reader, lang);
                    assert!(told[0].chars().any(|letter| letter.is_ascii_digit()), "{told:?}");
                }
            }
        }
    }
}

fn tally(unit: &'static str, sides: &[(&[usize], usize)], winners: &[usize]) -> Tally {
    let set = |seats: &[usize]| seats.iter().map(|seat| Seat::new(*seat)).collect::<SeatSet>();
    let sides = sides.iter().map(|(seats, count)| (set(seats), *count)).collect();
    Tally { unit, sides, winners: set(winners), notes: Vec::new() }
}

fn first(tally: &Tally, reader: Option<usize>, lang: Lang) -> String {
    let reader = reader.map(Seat::new);
    said(&tally.sentences(reader), reader, lang).remove(0)
}

#[test]
fn two_sides_are_told_their_own_score_first() {
    let duel = tally("claim-votes", &[(&[0], 1), (&[1], 4)], &[1]);
    assert_eq!(first(&duel, Some(0), Lang::En), "You lose 1 vote to 4.");
    assert_eq!(first(&duel, Some(1), Lang::En), "You win 4 votes to 1.");
    assert_eq!(first(&duel, None, Lang::En), "Ben wins 4 votes to 1.");
    assert_eq!(first(&duel, Some(0), Lang::Fr), "Vous perdez par 1 vote à 4.");
    let teams = tally("claim-votes", &[(&[0, 2], 2), (&[1, 3], 3)], &[1, 3]);
    assert_eq!(first(&teams, Some(3), Lang::En), "You and Ben win 3 votes to 2.");
    assert_eq!(first(&teams, Some(3), Lang::Fr), "Vous et Ben gagnez par 3 votes à 2.");
    assert_eq!(first(&teams, Some(0), Lang::En), "You and Cid lose 2 votes to 3.");
    assert_eq!(first(&teams, None, Lang::Fr), "Ben et Dan gagnent par 3 votes à 2.");
    let draw = tally("claim-votes", &[(&[0], 2), (&[1], 2)], &[]);
    assert_eq!(first(&draw, Some(0), Lang::En), "A draw: 2 votes to 2.");
    let princess = tally("braverats-princess", &[(&[0], 1), (&[1], 3)], &[0]);
    assert_eq!(first(&princess, Some(1), Lang::En), "You lose by the Princess, at 3 to 1.");
}

#[test]
fn more_sides_are_told_their_place_and_the_margin() {
    let court = tally("points", &[(&[0], 32), (&[1], 39), (&[2], 20), (&[3], 32)], &[1]);
    assert_eq!(first(&court, Some(1), Lang::En), "You win with 39 points, 7 ahead of Ada and Dan.");
    assert_eq!(first(&court, Some(0), Lang::En), "You come second of 4 with 32 points, 7 behind Ben.");
    assert_eq!(first(&court, Some(2), Lang::En), "You come fourth of 4 with 20 points, 19 behind Ben.");
    assert_eq!(first(&court, None, Lang::Fr), "Ben gagne avec 39 points, 7 de plus qu’Ada et Dan.");
    let told = said(&court.sentences(Some(Seat::new(2))), Some(Seat::new(2)), Lang::En);
    assert_eq!(told[1], "Ben 39, Ada 32, Dan 32 and You 20.");
    let tied = tally("points", &[(&[0], 30), (&[1], 30), (&[2], 20)], &[1]);
    assert_eq!(first(&tied, Some(0), Lang::En), "You come second of 3 with 30 points, as many as Ben.");
    let shared = tally("points", &[(&[0], 30), (&[1], 30), (&[2], 20)], &[0, 1]);
    assert_eq!(first(&shared, Some(1), Lang::En), "You and Ada share the win: 30 points.");
}

#[test]
fn a_game_that_was_not_played_out_names_its_winner_without_a_score() {
    let both = SeatSet::all(2);
    let told = |winners: SeatSet, reader: Option<usize>| {
        let reader = reader.map(Seat::new);
        said(&[unplayed(winners, reader)], reader, Lang::En).remove(0)
    };
    assert_eq!(told(both.without(Seat::new(1)), Some(0)), "You win.");
    assert_eq!(told(both.without(Seat::new(1)), Some(1)), "You lose.");
    assert_eq!(told(both.without(Seat::new(1)), None), "Ada wins.");
    assert_eq!(told(SeatSet::NONE, Some(0)), "The game was called off: nobody wins.");
}
