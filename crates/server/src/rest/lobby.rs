//! The lobby: tables to join or to watch, one's own, and the quickest way to a game.

use super::body::{Answer, Body};
use super::games::usual_options;
use super::tables::{Made, request_id, sit};
use crate::house::House;
use crate::problem::Problem;
use crate::visitor::{Address, Known, Speaks};
use axum::extract::{Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use interregnum_store::{Listed, Listing, Stage};
use interregnum_table::{Refused, Setup};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// A list has so many tables at most.
const LONGEST: u32 = 100;

/// So many tables are tried before one is made.
const TRIES: u32 = 10;

pub(super) fn router() -> Router<Arc<House>> {
    Router::new()
        .route("/api/lobby", get(lobby))
        .route("/api/me/tables", get(mine))
        .route("/api/match", post(quick))
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
    Ok(array(&found))
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

/// Which game one would like to play.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Wish {
    /// The game's name.
    game: String,
}

/// The next open table for a game: sits down at one, or makes one and waits there.
#[utoipa::path(
    post, path = "/api/match", tag = "lobby", request_body = Wish,
    responses(
        (status = 200, description = "The table at which one has a seat now", body = Made),
        (status = 404, description = "There is no such game", body = super::openapi::Problem),
    )
)]
pub(super) async fn quick(
    State(house): State<Arc<House>>,
    known: Known,
    address: Address,
    Body(wish): Body<Wish>,
) -> Answer<Json<Made>> {
    let lang = known.lang;
    matched(&house, &known, address, wish.game).await.map(Json).map_err(|problem| problem.said(lang))
}

async fn matched(
    house: &Arc<House>,
    known: &Known,
    Address(address): Address,
    game: String,
) -> Result<Made, Problem> {
    let options = usual_options(&game).ok_or(Problem::NoSuchGame)?;
    let open = Listing {
        listed_only: true,
        game: Some(game.clone()),
        stage: Some(Stage::Open),
        ..Listing::all(TRIES)
    };
    let _alone = house.matching.lock().await;
    for listed in house.store.list(open).await? {
        match sit(house, &listed.table, known, None, request_id()).await {
            Ok(_) | Err(Problem::Refused(Refused::AlreadySeated)) => {
                return Ok(Made { table: listed.table.to_string() });
            }
            // Somebody was quicker: to the next.
            Err(_) => {}
        }
    }
    house.gates.table(address)?;
    let setup = Setup { listed: true, ..Setup::new(game, options) };
    let table = house.create(setup, known.guest.secret).await?;
    sit(house, &table, known, None, request_id()).await?;
    Ok(Made { table: table.to_string() })
}
