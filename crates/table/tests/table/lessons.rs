//! The lessons: arranged games that replay, with stops that ask for something sensible.

use interregnum_games::{NAMES, RegisteredGame, Visit, visit_record};
use interregnum_kernel::{Game, Record, Seat, replay};
use interregnum_table::{Ask, BadLesson, Lesson, lesson, lesson_names, lesson_of, lessons_of, next_lesson};
use interregnum_text::{Catalogue, Lang};
use serde_json::{Value, json};

macro_rules! names {
    ($($module:ident $name:ident $game:ty;)*) => {
        /// The games that are taught: all that have a board of their own.
        const TAUGHT: &[&str] = &[$(<$game>::NAME),*];
    };
}
interregnum_games::special_games!(names);

fn every() -> impl Iterator<Item = (&'static str, Lesson)> {
    lesson_names().map(|name| (name, lesson(lesson_of(name).unwrap()).unwrap()))
}

fn script(name: &str) -> Value {
    serde_json::from_str(lesson_of(name).unwrap()).unwrap()
}

struct Replays<'a>(&'a str);

impl Visit for Replays<'_> {
    type Output = Result<(), String>;

    fn game<G: RegisteredGame>(self) -> Self::Output {
        let record = Record::<G>::read(self.0).map_err(|error| error.to_string())?;
        replay(&record, |_| ()).map(|_| ()).map_err(|fault| fault.to_string())
    }
}

#[test]
fn the_first_lesson_of_a_game_has_its_name_and_unknown_names_have_none() {
    assert!(TAUGHT.iter().all(|game| lessons_of(game).next() == Some(game)));
    assert!(TAUGHT.iter().all(|game| NAMES.contains(game)));
    assert_eq!(lesson_of("chess"), None);
    assert_eq!(lessons_of("chess").count(), 0);
}

#[test]
fn every_lesson_is_of_the_game_that_lists_it() {
    for game in NAMES {
        for name in lessons_of(game) {
            assert_eq!(script(name)["record"]["game"], game, "{name}");
        }
    }
}

#[test]
fn each_lesson_leads_to_the_next_of_its_game_and_the_last_to_none() {
    assert_eq!(next_lesson("claim"), Some("claim-2"));
    assert_eq!(next_lesson("claim-4"), None, "braverats is another game");
    assert_eq!(next_lesson("defaite"), None);
    assert_eq!(next_lesson("chess"), None);
}

#[test]
fn claim_is_taught_for_every_number_of_players_and_braverats_with_its_variants() {
    let options = |name: &str| script(name)["record"]["options"].clone();
    let numbers: Vec<Value> = lessons_of("claim").map(|name| options(name)["players"].clone()).collect();
    assert_eq!(numbers, [json!(2), json!(2), json!(3), json!(4)]);
    assert_eq!(options("claim-2")["kingdom"], json!(["Gn", "Gi", "Dr", "Tr", "Se"]));
    assert_eq!(options("braverats-draft")["deal"], "draft");
    assert_eq!(options("braverats-princess")["deal"], "princess");
    assert_eq!(options("braverats-traitor")["traitor"], true);
    assert_eq!(options("braverats-draw")["draw"], true);
    assert_eq!(options("braverats-match")["match"], 2);
}

/// Each power of Claim 2 happens while the learner watches or plays.
#[test]
fn the_lesson_of_claim_2_meets_every_power() {
    let lesson = lesson(lesson_of("claim-2").unwrap()).unwrap();
    let told: String =
        lesson.frames.iter().map(|frame| serde_json::to_string(&frame.story.phrases).unwrap()).collect();
    for power in ["leads-next", "looks", "in-front", "driven-off", "aside", "scores-waiting"] {
        assert!(told.contains(&format!("claim-tell-{power}")), "{power}");
    }
}

#[test]
fn the_record_of_every_lesson_replays_to_its_outcome() {
    for name in lesson_names() {
        let line = script(name)["record"].to_string();
        assert_eq!(visit_record(&line, Replays(&line)).unwrap(), Ok(()), "{name}");
    }
}

#[test]
fn every_lesson_has_eight_to_fourteen_stops_and_a_position_for_each() {
    for (game, lesson) in every() {
        assert!((8..=14).contains(&lesson.stops.len()), "{game}: {}", lesson.stops.len());
        for stop in &lesson.stops {
            let there = (stop.from..=stop.at).all(|at| lesson.frames.iter().any(|frame| frame.number == at));
            assert!(there, "{game} {}", stop.name);
        }
    }
}

#[test]
fn what_a_lesson_asks_for_is_legal_there_and_what_it_has_one_try_is_not() {
    for (game, lesson) in every() {
        let mut tried = 0;
        for stop in &lesson.stops {
            let position = &lesson.frames.iter().find(|frame| frame.number == stop.at).unwrap().position;
            match &stop.ask {
                Ask::Look => {}
                Ask::Play { action } => {
                    assert!(position.legal.contains(action), "{game} {}: {action}", stop.name);
                    assert!(position.to_act.contains(&Seat::new(0)), "{game} {}", stop.name);
                }
                Ask::Try { action } => {
                    tried += 1;
                    assert!(!position.legal.contains(action), "{game} {}: {action}", stop.name);
                }
            }
        }
        // The first lessons show a refusal; in BraveRats every card may always be played.
        let shows_refusal = ["claim", "defaite"].contains(&game);
        assert_eq!(tried, usize::from(shows_refusal), "{game}");
    }
}

#[test]
fn the_coach_has_words_for_every_stop_in_both_languages() {
    for (game, lesson) in every() {
        let keys = lesson.stops.iter().flat_map(|stop| {
            let key = format!("lesson-{game}-{}", stop.name);
            let instead =
                matches!(stop.ask, Ask::Play { .. } | Ask::Try { .. }).then(|| format!("{key}-else"));
            [Some(key), instead]
        });
        for key in keys.flatten() {
            for lang in Lang::ALL {
                let said = Catalogue::of(lang).get(&key);
                assert!(said.len() > 20, "{lang:?} {key}: {said}");
            }
        }
    }
}

#[test]
fn a_learner_sees_no_card_that_a_player_would_not_see() {
    let (_, lesson) = every().next().unwrap();
    let deal = &lesson.frames[0];
    let view: Value = serde_json::from_str(deal.position.view.text()).unwrap();
    assert_eq!(view["seats"][1]["hand"], json!({"known": [], "unknown": 13}));
    assert!(!deal.story.events.as_ref().unwrap().text().contains("Go9"), "Goblin 9 is in the other hand");
}

#[test]
fn a_lesson_that_cannot_be_given_says_at_which_stop() {
    let with = |stop: Value| {
        let mut script = script("claim");
        script["stops"] = json!([{"at": 2, "name": "fine", "ask": "look"}, stop]);
        lesson(&script.to_string()).unwrap_err()
    };
    let name = || "bad".to_owned();
    assert_eq!(with(json!({"at": 1, "name": "bad", "ask": "look"})), BadLesson::Misplaced(name()));
    assert_eq!(with(json!({"at": 99, "name": "bad", "ask": "look"})), BadLesson::Misplaced(name()));
    let leap = json!({"at": 4, "from": 5, "name": "bad", "ask": "look"});
    assert_eq!(with(leap), BadLesson::Misplaced(name()));
    assert_eq!(with(json!({"at": 3, "name": "bad", "ask": "play"})), BadLesson::Pointless(name()));
    let legal = json!({"at": 2, "name": "bad", "ask": {"try": "play Dw0"}});
    assert_eq!(with(legal), BadLesson::Pointless(name()));
    assert!(matches!(with(json!({"at": 2, "ask": "look"})), BadLesson::Unreadable(_)));
    let mut cheat = script("claim");
    cheat["record"]["moves"][0]["action"] = json!("play Go9");
    assert!(matches!(lesson(&cheat.to_string()), Err(BadLesson::Refused(_))));
}
