//! A new game from a position of a finished one.

use super::body::{ApiResult, JsonBody};
use super::records::{RoundQuery, finished};
use super::tables::CreatedTable;
use crate::api_error::ApiError;
use crate::app::App;
use crate::extract::{Path, Query};
use crate::identity::{AuthenticatedPerson, ClientAddress};
use crate::live::{self, SeatPlan};
use crate::moderation::check_play;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::post;
use axum::{Json, Router};
use interregnum_kernel::Viewer;
use interregnum_table::{Continuation, Setup, Source, Table};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new().route("/api/tables/{table}/record/{number}/continue", post(continue_game))
}

/// Who plays on.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ContinueRequest {
    /// Who sits where: `me`, `open`, or a bot by name. Seats that are not named are open.
    seats: Vec<String>,
    /// Whether the client promises bytes for the shuffle of every deal. This game has none; its
    /// rematches do.
    #[serde(default)]
    commits: bool,
}

/// Make a table that goes on from a move of a finished game; it is marked as a continuation.
#[utoipa::path(
    post, path = "/api/tables/{table}/record/{number}/continue", tag = "records", request_body = ContinueRequest,
    params(
        ("table" = String, Path, description = "The table's name"),
        ("number" = usize, Path, description = "How many moves have been made; 0 is the deal"),
        ("round" = Option<usize>, Query, description = "Which game of the table, from 1; else the last that is over"),
    ),
    responses(
        (status = 201, description = "The table is made", body = CreatedTable),
        (status = 404, description = "There is no such table, or no such move", body = super::messages::ErrorBody),
        (status = 422, description = "The game is not over, or ends with this move", body = super::messages::ErrorBody),
        (status = 429, description = "Too many in a minute", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn continue_game(
    State(app): State<Arc<App>>,
    Path((table, number)): Path<(String, usize)>,
    Query(which): Query<RoundQuery>,
    known: AuthenticatedPerson,
    ClientAddress(address): ClientAddress,
    JsonBody(continuing): JsonBody<ContinueRequest>,
) -> ApiResult<(StatusCode, Json<CreatedTable>)> {
    let lang = known.lang;
    let limited = app.limits.table(address).inspect_err(|_| app.metrics.limited.add(1));
    limited.map_err(|error| error.localized(lang))?;
    let made = async {
        check_play(&app, &known.person, address).await?;
        let over = finished(&app, &table, which.round).await?;
        let ContinueRequest { seats, commits } = continuing;
        live::resume(&app, continued(&over, number)?, SeatPlan { host: &known.person, seats, commits }).await
    };
    let table = made.await.map_err(|error: ApiError| error.localized(lang))?;
    Ok((StatusCode::CREATED, Json(CreatedTable { table: table.to_string() })))
}

/// The setup of the new table, and the position that its first game goes on from.
fn continued(over: &Table, moves: usize) -> Result<(Setup, Continuation), ApiError> {
    let record = over.record().ok_or(ApiError::NotOver)?;
    let round = over.now(Viewer::Spectator).round;
    let source = Source { table: over.id().clone(), round, moves };
    Ok(Continuation::of(&record, source).ok_or(ApiError::NoSuchMove)??)
}
