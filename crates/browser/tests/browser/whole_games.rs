//! Whole games of every kind and number of players against bots of every level.

use crate::caller::{Caller, ME, messages};
use serde_json::{Value, json};

/// The levels that answer within milliseconds; the stronger ones play in the tests of the module.
const QUICK: [&str; 3] = ["page", "squire", "greedy"];

/// Plays the first table of a step until its game is over, the person by the first legal action.
pub(crate) fn play_out(caller: &mut Caller) -> Value {
    let mut step = caller.hello(1, Some(ME));
    let mut now = messages(&step, 1)[0]["scene"]["now"].clone();
    for number in 0..2000 {
        for message in messages(&step, 1) {
            if message["kind"] == "news" {
                now = message["now"].clone();
            }
        }
        if now["stage"]["kind"] == "over" {
            return now;
        }
        let position = &now["position"];
        step = if let Some(bot) = step["bots"].as_array().unwrap().first().cloned() {
            caller.bot_moves(&bot)
        } else {
            let action = &position["legal"][number % position["legal"].as_array().unwrap().len()];
            let play = json!({"do": "play", "action": action, "turn": position["turn"]});
            caller.ask(1, &format!("p{number}"), &play)
        };
    }
    panic!("the game does not end: {now}");
}

/// Some options for every number of players of every game.
fn setups(caller: &mut Caller) -> Vec<(Value, usize)> {
    let games = caller.call(&json!({"do": "games"})).unwrap();
    let names = games.as_array().unwrap().iter().map(|game| game["name"].as_str().unwrap().to_owned());
    names.flat_map(|game| option_sets(&game)).collect()
}

fn option_sets(game: &str) -> Vec<(Value, usize)> {
    struct Sets;
    impl interregnum_games::Visit for Sets {
        type Output = Vec<(Value, usize)>;
        fn game<G: interregnum_games::RegisteredGame>(self) -> Self::Output {
            let mut seen = Vec::new();
            for options in G::option_sets() {
                let seats = G::seats(&options);
                if seen.iter().filter(|(_, known)| *known == seats).count() < 3 {
                    seen.push((json!({"game": G::NAME, "options": options, "pace": 0}), seats));
                }
            }
            seen
        }
    }
    interregnum_games::visit(game, Sets).unwrap()
}

#[test]
fn games_of_every_kind_and_number_of_players_against_bots_end() {
    let mut played = 0;
    for (number, (setup, seats)) in setups(&mut Caller::default()).into_iter().enumerate() {
        let mut caller = Caller::with_chance(number as u64);
        let bots: Vec<&str> = (1..seats).map(|seat| QUICK[(number + seat) % QUICK.len()]).collect();
        caller.begin(&setup, &[&["me"], bots.as_slice()].concat()).unwrap();
        let now = play_out(&mut caller);
        assert_eq!(now["stage"]["ending"]["kind"], "played", "{setup}");
        played += 1;
    }
    assert!(played >= 15, "{played} games");
}

#[test]
fn the_same_chance_gives_the_same_game() {
    let game = |number: u64| {
        let mut caller = Caller::with_chance(number);
        caller.begin(&crate::caller::claim(), &["me", "herald"]).unwrap();
        play_out(&mut caller);
        caller.log
    };
    assert_eq!(game(1), game(1));
    assert_ne!(game(1), game(2));
}
