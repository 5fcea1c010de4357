//! A playthrough keeps its actions, goes back, and returns the record.

use interregnum_games::{NAMES, RegisteredGame, Visit, visit};
use interregnum_kernel::{Playthrough, Record, SeatEntry, Seed, Viewer, pick, replay};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Runs a visitor with every registered game.
fn with_every_game<V: Visit<Output = ()> + Copy>(visitor: V) {
    for name in NAMES {
        visit(name, visitor).expect("a game of the list");
    }
}

fn seats(players: usize) -> Vec<SeatEntry> {
    (0..players).map(|seat| SeatEntry { name: format!("P{seat}"), player: "random".to_owned() }).collect()
}

/// A game played at random to its end. Of several seats that choose at the same time, the last acts
/// first.
fn played<G: RegisteredGame>(options: &G::Options) -> Playthrough<G> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(16);
    let deal = G::deal(options, Seed::from_number(16));
    let mut playthrough = Playthrough::<G>::start(options.clone(), deal).expect("a game can begin");
    while let Some(seat) = playthrough.position().to_act().last() {
        let action = pick(&mut rng, playthrough.position().legal(seat)).expect("something is legal");
        playthrough.apply(seat, action).expect("a legal action applies");
    }
    playthrough
}

#[derive(Clone, Copy)]
struct GoesBack;

impl Visit for GoesBack {
    type Output = ();

    fn game<G: RegisteredGame>(self) {
        for options in G::option_sets().iter().take(4) {
            let whole = played::<G>(options);
            let actions = whole.actions().len();
            let half = actions / 2;
            let mut cut = whole.clone();
            cut.go_back(half);
            assert_eq!(cut.actions(), &whole.actions()[..half]);
            assert_eq!(Some(cut.position()), whole.position_after(half).as_ref());
            for played in &whole.actions()[half..] {
                cut.apply(played.seat, played.action).expect("it was played before");
            }
            assert_eq!(cut, whole);
            cut.go_back(actions + 1);
            assert_eq!(cut, whole, "there is nothing to go back to after the last action");
            assert_eq!(whole.position_after(actions + 1), None);
        }
    }
}

#[test]
fn going_back_and_playing_again_leads_to_the_same_position() {
    with_every_game(GoesBack);
}

#[derive(Clone, Copy)]
struct Records;

impl Visit for Records {
    type Output = ();

    fn game<G: RegisteredGame>(self) {
        for options in G::option_sets().iter().take(4) {
            let whole = played::<G>(options);
            let players = whole.position().players();
            let record = whole.record(seats(players));
            assert!(record.outcome.is_some());
            let again = Playthrough::<G>::from_record(&record).expect("a record of a played game");
            assert_eq!(again.position(), whole.position());
            assert_eq!(again.record(seats(players)), record);
            for actions in 0..=whole.actions().len().min(12) {
                let mut cut = whole.clone();
                cut.go_back(actions);
                let record: Record<G> = cut.record(seats(players));
                assert_eq!(
                    record.moves.len(),
                    cut.turn_start(actions),
                    "a turn is recorded whole or not at all"
                );
                replay(&record, |_| ()).expect("an unfinished game can be replayed");
            }
        }
    }
}

#[test]
fn a_record_gives_the_playthrough_back_and_holds_whole_turns_only() {
    with_every_game(Records);
}

#[derive(Clone, Copy)]
struct Tells;

impl Visit for Tells {
    type Output = ();

    fn game<G: RegisteredGame>(self) {
        let options = G::option_sets().into_iter().next().expect("an option set");
        let whole = played::<G>(&options);
        for viewer in Viewer::all(whole.position().players()).map(Some).chain([None]) {
            let story = whole.story(viewer);
            assert_eq!(story.len(), whole.actions().len() + 1, "a chapter for the deal and for each action");
            assert_eq!(story[0].actor, None);
            let actors = story[1..].iter().map(|chapter| chapter.actor.map(|(seat, ())| seat));
            assert!(actors.eq(whole.actions().iter().map(|played| Some(played.seat))));
        }
    }
}

#[test]
fn a_story_has_a_chapter_for_the_deal_and_for_each_action() {
    with_every_game(Tells);
}
