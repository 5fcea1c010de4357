//! The games: their bots, options and lessons.

use crate::problem::Problem;
use interregnum_games::NAMES;
use interregnum_kernel::OptionForm;
use interregnum_players::{Playable, VisitPlayable, names, visit_playable};
use interregnum_table::{Lesson, lesson, lesson_names, lesson_of, lessons_of, next_lesson};
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

/// A game. The sentence about it is in the page's catalogue.
#[derive(Serialize, TS)]
pub(crate) struct GameInfo {
    name: &'static str,
    bots: Vec<&'static str>,
    lessons: Vec<&'static str>,
    #[ts(type = "object")]
    options: Value,
}

struct Info;

impl VisitPlayable for Info {
    type Output = GameInfo;

    fn game<G: Playable>(self) -> GameInfo {
        let options = G::option_sets().into_iter().next().map(serde_json::to_value);
        GameInfo {
            name: G::NAME,
            bots: names::<G>(),
            lessons: lessons_of(G::NAME).collect(),
            options: options.and_then(Result::ok).unwrap_or_default(),
        }
    }
}

/// The games, in the order of their registry.
pub(crate) fn games() -> Vec<GameInfo> {
    NAMES.iter().filter_map(|name| visit_playable(name, Info)).collect()
}

struct Form;

impl VisitPlayable for Form {
    type Output = OptionForm;

    fn game<G: Playable>(self) -> OptionForm {
        G::form()
    }
}

/// The form of a game's options.
pub(crate) fn form(game: &str) -> Result<OptionForm, Problem> {
    visit_playable(game, Form).ok_or(Problem::NoSuchGame)
}

/// A lesson with the one that follows it.
#[derive(Serialize, TS)]
pub(crate) struct LessonReply {
    next: Option<&'static str>,
    #[serde(flatten)]
    lesson: Lesson,
}

/// The lesson of this name.
pub(crate) fn lesson_by_name(name: &str) -> Result<LessonReply, Problem> {
    let found = lesson_of(name).and_then(|script| lesson(script).ok());
    let unknown = || Problem::NoSuchLesson { known: lesson_names().collect() };
    found.map(|lesson| LessonReply { next: next_lesson(name), lesson }).ok_or_else(unknown)
}
