//! Public actions: everybody who sees one happen can tell it from anything else that could have been done.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_games::{NAMES, RegisteredGame, Visit, visit};
use interregnum_kernel::{Game, Seat, Seed, ToldOf, Viewer, pick};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::collections::BTreeSet;

const GAMES: u64 = 6;

/// Plays random games; gives the verbs of the actions that were public, and of those that some viewer could not
/// tell from another.
struct Play;
impl Visit for Play {
    type Output = (BTreeSet<String>, BTreeSet<String>);

    fn game<G: RegisteredGame>(self) -> Self::Output {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        let (mut public, mut secret) = (BTreeSet::new(), BTreeSet::new());
        for options in G::option_sets() {
            for number in 0..GAMES {
                let mut game = G::start(&options, &G::deal(&options, Seed::from_number(number))).unwrap();
                while let Some(seat) = game.to_act().first() {
                    let action = pick(&mut rng, game.legal(seat)).unwrap();
                    let verb = action.to_string().split(' ').next().unwrap().to_owned();
                    let is_told = is_told(&game, seat, action);
                    assert!(is_told || !game.is_public(action), "{}: {action}", G::NAME);
                    if !is_told {
                        secret.insert(verb.clone());
                    }
                    if game.is_public(action) {
                        public.insert(verb);
                    }
                    game.advance(seat, action);
                }
            }
        }
        (public, secret)
    }
}

/// Whether any other action would look different to everybody else.
fn is_told<G: RegisteredGame>(game: &G, seat: Seat, action: G::Action) -> bool {
    let others = || Viewer::all(game.players()).filter(|viewer| *viewer != Viewer::Seat(seat));
    let told: Vec<Told<G>> = others().map(|viewer| turn(game, seat, action, viewer)).collect();
    let differs = |other| others().zip(&told).all(|(viewer, told)| turn(game, seat, other, viewer) != *told);
    game.legal(seat).filter(|other| *other != action).all(differs)
}

/// The events and the view by which somebody learns what was done.
type Told<G> = (Vec<ToldOf<G>>, <G as Game>::View);

/// What a viewer learns of an action, and of those that the others choose at the same time.
fn turn<G: RegisteredGame>(game: &G, seat: Seat, action: G::Action, viewer: Viewer) -> Told<G> {
    let mut after = game.clone();
    let mut events = after.apply(seat, action).unwrap();
    for other in game.to_act().without(seat) {
        let choice = after.legal(other).next().unwrap();
        events.extend(after.apply(other, choice).unwrap());
    }
    (events.iter().map(|event| event.told(viewer)).collect(), after.view(viewer))
}

#[test]
fn a_public_action_is_told_to_everybody() {
    for name in NAMES {
        let (public, secret) = visit(name, Play).unwrap();
        assert!(public.contains("play") || name == "goofspiel", "{name}: {public:?}");
        let hidden: &[&str] = match name {
            "braverats" => &["keep"],
            "defaite" => &["duel", "play", "take"],
            _ => &[],
        };
        assert!(secret.iter().eq(hidden), "{name}: {secret:?}, and nothing else, is hidden");
    }
}
