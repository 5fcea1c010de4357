//! Compares what the games really send with the generated types.

use crate::shape::Shapes;
use interregnum_kernel::{EventOf, Game, Seed, Tabletop, View, Viewer, pick};
use interregnum_table::{lesson, lesson_names, lesson_of};
use interregnum_wire::typescript;
use serde_json::{Value, json, to_value};

/// How many option sets of a game are played.
const OPTION_SETS: usize = 24;

/// Plays random games and compares all messages to viewers.
struct Played<'a>(&'a Shapes);

impl Played<'_> {
    /// Plays some option sets of a game; returns the number of positions.
    fn all<G: Game>(&self) -> usize {
        let sets = G::option_sets();
        let step = sets.len().div_ceil(OPTION_SETS);
        let seeds = (0..).map(Seed::from_number);
        sets.iter().step_by(step).zip(seeds).map(|(options, seed)| self.play::<G>(options, seed)).sum()
    }

    fn play<G: Game>(&self, options: &G::Options, seed: Seed) -> usize {
        let (deal, mut rng) = (G::deal(options, seed), seed.generator());
        self.fits::<G>("GameDeal", &json!({"game": G::NAME, "options": options, "deal": deal}));
        self.fits::<G>("GameOptions", &json!({"game": G::NAME, "options": options}));
        let mut game = G::start(options, &deal).unwrap();
        let mut positions = 1;
        self.sees(&game, &game.opening(), Viewer::Spectator);
        while let Some(seat) = game.to_act().first() {
            let action = pick(&mut rng, game.legal(seat)).unwrap();
            let events = game.apply(seat, action).unwrap();
            // Each viewer in turn.
            let viewer = Viewer::all(game.players()).nth(positions % (game.players() + 1));
            self.sees(&game, &events, viewer.unwrap_or(Viewer::Spectator));
            positions += 1;
        }
        positions
    }

    /// What a viewer sees of a position and of what led to it.
    fn sees<G: Game>(&self, game: &G, events: &[EventOf<G>], viewer: Viewer) {
        let view = game.view(viewer);
        self.fits::<G>("GameView", &json!({"game": G::NAME, "view": view, "aids": view.aids()}));
        let told: Vec<_> = events.iter().map(|event| event.told(viewer)).collect();
        self.fits::<G>(&format!("Array<{}>", event_of(G::NAME)), &to_value(told).unwrap());
    }

    fn fits<G: Game>(&self, wanted: &str, value: &Value) {
        if let Err(why) = self.0.check(wanted, value) {
            panic!("{}: {why}", G::NAME);
        }
    }
}

/// The type of a game's events, as the module `messages` names it.
fn event_of(game: &str) -> String {
    format!("GameEvent<{game}.Card, {game}.Zone, {game}.Fact>")
}

macro_rules! every_game {
    ($($module:ident $name:ident $game:ty;)*) => {
        #[test]
        fn what_every_game_sends_has_the_type_that_was_generated() {
            let shapes = Shapes::read(&typescript());
            let played = Played(&shapes);
            $({
                let positions = played.all::<$game>();
                assert!(positions > 100, "{}: {positions} positions", stringify!($name));
            })*
        }
    };
}
interregnum_games::special_games!(every_game);

/// Plays a game and compares the tabletops that viewers see.
fn tables<G: Game<View: View<Aids = Tabletop>>>(shapes: &Shapes) -> usize {
    let options = G::option_sets().swap_remove(0);
    let mut game = G::start(&options, &G::deal(&options, Seed::from_number(1))).unwrap();
    let mut looked = 0;
    while let Some(seat) = game.to_act().first() {
        for viewer in Viewer::all(game.players()) {
            let aids = to_value(game.view(viewer).aids()).unwrap();
            assert_eq!(shapes.check("Tabletop", &aids), Ok(()), "{}", G::NAME);
            looked += 1;
        }
        let action = game.legal(seat).next().unwrap();
        game.advance(seat, action);
    }
    looked
}

macro_rules! every_plain_game {
    ($($module:ident $name:ident $game:ty;)*) => {
        #[test]
        fn the_table_of_a_game_without_a_board_has_the_type_that_was_generated() {
            let shapes = Shapes::read(&typescript());
            $(assert!(tables::<$game>(&shapes) > 20, "{}", stringify!($name));)*
        }
    };
}
interregnum_games::plain_games!(every_plain_game);

#[test]
fn lessons_have_the_type_that_was_generated() {
    let shapes = Shapes::read(&typescript());
    for name in lesson_names() {
        let lesson = lesson(lesson_of(name).unwrap()).unwrap();
        assert_eq!(shapes.check("Lesson", &to_value(lesson).unwrap()), Ok(()), "{name}");
    }
}
