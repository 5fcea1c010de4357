//! The lobby: tables to join or to watch, and one's own.

use super::body::Answer;
use crate::house::House;
use crate::problem::Problem;
use crate::visitor::{Known, Speaks};
use axum::Router;
use axum::extract::{Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use interregnum_store::{Listed, Listing, Stage};
use serde::Deserialize;
use std::sync::Arc;

/// A list has so many tables at most.
pub(super) const LONGEST: u32 = 100;

pub(super) fn router() -> Router<Arc<House>> {
    Router::new().route("/api/lobby", get(lobby)).route("/api/me/tables", get(mine))
}

/// What to list.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct Wanted {
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
    responses((status = 200, description = "The tables, the newest first", body = [super::openapi::Summary]))
)]
pub(super) async fn lobby(
    State(house): State<Arc<House>>,
    Speaks(lang): Speaks,
    Query(wanted): Query<Wanted>,
) -> Answer<Response> {
    let stage = if wanted.playing { Stage::Playing } else { Stage::Open };
    let listing =
        Listing { listed_only: true, game: wanted.game, stage: Some(stage), ..Listing::all(LONGEST) };
    let found = house.store.list(listing).await.map_err(|error| Problem::from(error).said(lang))?;
    let found: Vec<Listed> = found.into_iter().filter(|listed| is_attended(&house, listed)).collect();
    Ok(array(&found))
}

/// Whether somebody may be waiting there: nobody waits at a table that is not in memory.
pub(super) fn is_attended(house: &House, listed: &Listed) -> bool {
    listed.row.stage != Stage::Open || house.tables.has(&listed.table)
}

/// One's own tables: all at which one holds a seat, or held one to the end.
#[utoipa::path(
    get, path = "/api/me/tables", tag = "lobby",
    responses(
        (status = 200, description = "The tables, the newest first", body = [super::openapi::Summary]),
        (status = 401, description = "No secret was shown, or nobody has it", body = super::openapi::Problem),
    )
)]
pub(super) async fn mine(State(house): State<Arc<House>>, known: Known) -> Answer<Response> {
    let listing = Listing { holder: Some(known.guest.secret), ..Listing::all(LONGEST) };
    let found = house.store.list(listing).await.map_err(|error| Problem::from(error).said(known.lang))?;
    Ok(array(&found))
}

/// The summaries as they were stored, in one list.
pub(super) fn array(found: &[Listed]) -> Response {
    let summaries: Vec<&[u8]> = found.iter().map(|listed| listed.row.summary.as_slice()).collect();
    let body = [b"[".as_slice(), &summaries.join(b",".as_slice()), b"]"].concat();
    ([(header::CONTENT_TYPE, "application/json")], body).into_response()
}
