//! Lessons: arranged games for those who learn one.

use super::body::ApiResult;
use crate::api_error::ApiError;
use crate::app::App;
use crate::extract::Path;
use crate::identity::RequestLang;
use axum::routing::get;
use axum::{Json, Router};
use interregnum_table::{Lesson, lesson, lesson_names, lesson_of, next_lesson};
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new().route("/api/lessons/{name}", get(lesson_by_name))
}

/// A lesson with the one that follows it.
#[derive(Serialize, ToSchema)]
pub(super) struct LessonResponse {
    /// The name of the game's next lesson, if there is one.
    #[schema(required)]
    next: Option<&'static str>,
    #[serde(flatten)]
    #[schema(value_type = super::messages::Lesson)]
    lesson: Lesson,
}

/// A lesson. The first lesson of a game has the game's name.
#[utoipa::path(
    get, path = "/api/lessons/{name}", tag = "games",
    params(("name" = String, Path, description = "The lesson's name: the game's for its first lesson, then such as `GAME-3`")),
    responses(
        (status = 200, description = "The lesson", body = LessonResponse),
        (status = 404, description = "There is no such lesson; the message names those there are", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn lesson_by_name(
    Path(name): Path<String>,
    RequestLang(lang): RequestLang,
) -> ApiResult<Json<LessonResponse>> {
    let found = lesson_of(&name).and_then(|script| lesson(script).ok());
    let given = found.map(|lesson| Json(LessonResponse { next: next_lesson(&name), lesson }));
    given.ok_or_else(|| ApiError::NoSuchLesson { known: lesson_names().collect() }.localized(lang))
}
