//! The lobby: tables to join or to watch, and one's own.

use super::body::ApiResult;
use crate::api_error::ApiError;
use crate::app::App;
use crate::extract::Query;
use crate::identity::{AuthenticatedPerson, RequestLang};
use crate::live::is_listed_for_days;
use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use interregnum_store::{ListedTable, StoreError, TableFilter, TableStage};
use serde::Deserialize;
use std::sync::Arc;

/// The greatest number of tables in a list.
pub(super) const LONGEST: u32 = 100;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new().route("/api/lobby", get(lobby)).route("/api/me/tables", get(my_tables))
}

/// What to list.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct LobbyQuery {
    game: Option<String>,
    playing: bool,
}

/// Listed tables: those that wait for players, or those in play.
#[utoipa::path(
    get, path = "/api/lobby", tag = "lobby",
    params(
        ("game" = Option<String>, Query, description = "Only this game"),
        ("playing" = Option<bool>, Query, description = "Tables in play, to watch, and not those that wait"),
    ),
    responses((status = 200, description = "The tables, the newest first", body = [super::messages::Summary]))
)]
pub(super) async fn lobby(
    State(app): State<Arc<App>>,
    RequestLang(lang): RequestLang,
    Query(wanted): Query<LobbyQuery>,
) -> ApiResult<Response> {
    let stage = if wanted.playing { TableStage::Playing } else { TableStage::Open };
    let listing =
        TableFilter { listed_only: true, game: wanted.game, stage: Some(stage), ..TableFilter::all(LONGEST) };
    let found = app.store.list(listing).await.map_err(|error| ApiError::from(error).localized(lang))?;
    let found = attended(&app, found).await.map_err(|error| ApiError::from(error).localized(lang))?;
    Ok(array(&found))
}

/// The tables at which somebody may be waiting: nobody waits at a table that is not in memory, unless the game is to be
/// played over days.
pub(super) async fn attended(app: &App, found: Vec<ListedTable>) -> Result<Vec<ListedTable>, StoreError> {
    let live = app.live_among(&found).await?;
    let is_attended = |listed: &ListedTable| {
        listed.row.stage != TableStage::Open
            || live.contains(&listed.table)
            || is_listed_for_days(&listed.row)
    };
    Ok(found.into_iter().filter(is_attended).collect())
}

/// One's own tables: all at which one holds a seat, or held one to the end.
#[utoipa::path(
    get, path = "/api/me/tables", tag = "lobby",
    responses(
        (status = 200, description = "The tables, the newest first", body = [super::messages::Summary]),
        (status = 401, description = "No secret was shown, or nobody has it", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn my_tables(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
) -> ApiResult<Response> {
    let listing = TableFilter { holder: Some(known.person.id), ..TableFilter::all(LONGEST) };
    let found = app.store.list(listing).await.map_err(|error| ApiError::from(error).localized(known.lang))?;
    Ok(array(&found))
}

/// The summaries as they were stored, in one list.
pub(super) fn array(found: &[ListedTable]) -> Response {
    let summaries: Vec<&[u8]> = found.iter().map(|listed| listed.row.summary.as_slice()).collect();
    let body = [b"[".as_slice(), &summaries.join(b",".as_slice()), b"]"].concat();
    ([(header::CONTENT_TYPE, "application/json")], body).into_response()
}
