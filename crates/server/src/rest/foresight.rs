//! What may come next at a table of a game over days, for those who plan replies.

use super::body::{ApiResult, JsonBody};
use crate::api_error::ApiError;
use crate::app::App;
use crate::entropy;
use crate::extract::Path;
use crate::identity::AuthenticatedPerson;
use crate::live::{self, Foresee, TableRequest};
use axum::extract::State;
use axum::routing::post;
use axum::{Json, Router};
use interregnum_table::{Foresight, PlannedMove, TableId};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new().route("/api/tables/{table}/foresight", post(foresee))
}

/// Moves after which somebody wants to know what may come.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ForeseenMoves {
    /// The moves from the present position on; none to ask for the next one.
    #[schema(value_type = Vec<super::messages::PlannedMove>)]
    moves: Vec<PlannedMove>,
}

/// Who may do what after some moves, as far as one's own seat can tell: for the plans of a game over days.
#[utoipa::path(
    post, path = "/api/tables/{table}/foresight", tag = "tables", request_body = ForeseenMoves,
    params(("table" = String, Path, description = "The table's name")),
    responses(
        (status = 200, description = "Who acts next, and the actions that are possible", body = super::messages::Foresight),
        (status = 404, description = "There is no such table", body = super::messages::ErrorBody),
        (status = 422, description = "One cannot plan now, or nothing can be foreseen", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn foresee(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    known: AuthenticatedPerson,
    JsonBody(ForeseenMoves { moves }): JsonBody<ForeseenMoves>,
) -> ApiResult<Json<Foresight>> {
    let foreseen = async {
        let table: TableId = table.parse().map_err(|_| ApiError::NoSuchTable)?;
        let question = Box::new(Foresee { who: known.person.id, moves });
        let task = live::ask(&app, &table, |reply| TableRequest::Foresee { question, reply }).await?;
        // Many worlds are imagined: other tables do not wait for it.
        let answer = app.replays.run(move || Ok(task.answer(entropy::draw()))).await?;
        Ok(answer?)
    };
    foreseen.await.map(Json).map_err(|error: ApiError| error.localized(known.lang))
}
