//! Lessons: arranged games for those who learn one.

use super::body::Answer;
use crate::house::House;
use crate::problem::Problem;
use crate::visitor::Speaks;
use axum::extract::Path;
use axum::routing::get;
use axum::{Json, Router};
use interregnum_table::{Lesson, lesson, lesson_of};
use std::sync::Arc;
use utoipa::ToSchema;

pub(super) fn router() -> Router<Arc<House>> {
    Router::new().route("/api/lessons/{game}", get(show))
}

/// A lesson: its stops, and the positions between them through the learner's eyes.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it describes an answer")]
pub(super) struct LessonBody {
    /// The game.
    game: String,
    /// Who sits where; the learner first.
    names: Vec<String>,
    /// Where it stops: `at` which move, shown `from` which, and what is asked.
    #[schema(value_type = Vec<Object>)]
    stops: (),
    /// What happened with each move, and the position after it.
    #[schema(value_type = Vec<Object>)]
    frames: (),
}

/// The lesson of a game.
#[utoipa::path(
    get, path = "/api/lessons/{game}", tag = "games",
    params(("game" = String, Path, description = "The game's name")),
    responses(
        (status = 200, description = "The lesson", body = LessonBody),
        (status = 404, description = "There is no such game", body = super::openapi::Problem),
    )
)]
pub(super) async fn show(Path(game): Path<String>, Speaks(lang): Speaks) -> Answer<Json<Lesson>> {
    let found = lesson_of(&game).and_then(|script| lesson(script).ok());
    found.map(Json).ok_or_else(|| Problem::NoSuchGame.said(lang))
}
