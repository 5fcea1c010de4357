//! The quickest way to a game: a seat at an open table with the wanted options, or a new table.

use super::body::{Answer, Body};
use super::games::{completed, usual_options};
use super::lobby::{LONGEST, is_attended};
use super::tables::{Made, request_id, sit};
use crate::house::House;
use crate::problem::Problem;
use crate::visitor::{Address, Known};
use axum::extract::State;
use axum::routing::post;
use axum::{Json, Router};
use interregnum_store::{Listing, Stage};
use interregnum_table::{Clock, Refused, Setup};
use serde::Deserialize;
use serde_json::{Map, Value};
use std::sync::Arc;
use utoipa::ToSchema;

/// How many fitting tables are tried before one is made.
const TRIES: usize = 10;

pub(super) fn router() -> Router<Arc<House>> {
    Router::new().route("/api/match", post(quick))
}

/// Which game one would like to play, and how.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Wish {
    /// The game's name.
    game: String,
    /// Options that the table must have, as in a setup. Any value will do for those that are left out.
    #[serde(default)]
    #[schema(value_type = Object)]
    options: Map<String, Value>,
    /// The clock that the table must have, as in a setup; without it, any.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    clock: Option<Clock>,
}

/// The next open table that fits a wish: sits down at one, or makes one and waits there.
#[utoipa::path(
    post, path = "/api/match", tag = "lobby", request_body = Wish,
    responses(
        (status = 200, description = "The table at which one has a seat now", body = Made),
        (status = 404, description = "There is no such game", body = super::openapi::Problem),
        (status = 422, description = "There are no such options", body = super::openapi::Problem),
    )
)]
pub(super) async fn quick(
    State(house): State<Arc<House>>,
    known: Known,
    address: Address,
    Body(wish): Body<Wish>,
) -> Answer<Json<Made>> {
    let lang = known.lang;
    matched(&house, &known, address, wish).await.map(Json).map_err(|problem| problem.said(lang))
}

/// What is compared of a listed table.
#[derive(Deserialize)]
struct Offer {
    options: Value,
    clock: Clock,
}

impl Wish {
    /// Whether a table is as wished; `options` are the wish's, completed and in the form in which tables keep them.
    fn accepts(&self, offer: &Offer, options: &Value) -> bool {
        self.clock.is_none_or(|clock| clock == offer.clock)
            && self.options.keys().all(|name| options.get(name) == offer.options.get(name))
    }
}

async fn matched(
    house: &Arc<House>,
    known: &Known,
    Address(address): Address,
    wish: Wish,
) -> Result<Made, Problem> {
    let usual = usual_options(&wish.game).ok_or(Problem::NoSuchGame)?;
    let options = completed(&wish.game, usual, &wish.options);
    let open = Listing {
        listed_only: true,
        game: Some(wish.game.clone()),
        stage: Some(Stage::Open),
        ..Listing::all(LONGEST)
    };
    let _alone = house.matching.lock().await;
    let found = house.store.list(open).await?;
    let fitting = found.iter().filter(|listed| {
        let fits =
            serde_json::from_slice(&listed.row.summary).is_ok_and(|offer| wish.accepts(&offer, &options));
        fits && is_attended(house, listed)
    });
    for listed in fitting.take(TRIES) {
        match sit(house, &listed.table, known, None, request_id()).await {
            Ok(_) | Err(Problem::Refused(Refused::AlreadySeated)) => {
                return Ok(Made { table: listed.table.to_string() });
            }
            // Somebody was quicker: to the next.
            Err(_) => {}
        }
    }
    house.gates.table(address)?;
    let clock = wish.clock.unwrap_or_default();
    let setup = Setup { listed: true, clock, ..Setup::new(wish.game, options) };
    let table = house.create(setup, known.guest.secret).await?;
    sit(house, &table, known, None, request_id()).await?;
    Ok(Made { table: table.to_string() })
}
