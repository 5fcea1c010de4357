//! The quickest way to a game: a seat at an open table with the wanted options, or a new table.

use super::body::{ApiResult, JsonBody};
use super::games::{completed, usual_options};
use super::lobby::{LONGEST, attended};
use super::tables::{CreatedTable, sit};
use crate::api_error::ApiError;
use crate::app::App;
use crate::identity::{AuthenticatedPerson, ClientAddress};
use crate::live::{self, SeatPlan};
use axum::extract::State;
use axum::routing::post;
use axum::{Json, Router};
use interregnum_store::{TableFilter, TableStage};
use interregnum_table::{Clock, Refused, Setup};
use serde::Deserialize;
use serde_json::{Map, Value};
use std::sync::Arc;
use utoipa::ToSchema;

/// How many fitting tables are tried before one is made.
const TRIES: usize = 10;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new().route("/api/match", post(quick_match))
}

/// Which game one would like to play, and how.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct MatchRequest {
    /// The game's name.
    game: String,
    /// Options that the table must have, as in a setup. Any value will do for those that are left out.
    #[serde(default)]
    #[schema(value_type = Object)]
    options: Map<String, Value>,
    /// The clock that the table must have, as in a setup; without it, any.
    #[serde(default)]
    #[schema(value_type = Option<super::messages::Clock>)]
    clock: Option<Clock>,
    /// Whether the table must be rated. Without it the table is casual.
    #[serde(default)]
    rated: bool,
    /// Whether the client promises bytes for the shuffle of every deal, as for a new table.
    #[serde(default)]
    commits: bool,
}

/// The next open table that fits a request: sits down at one, or makes one and waits there.
#[utoipa::path(
    post, path = "/api/match", tag = "lobby", request_body = MatchRequest,
    responses(
        (status = 200, description = "The table at which one has a seat now", body = CreatedTable),
        (status = 404, description = "There is no such game", body = super::messages::ErrorBody),
        (status = 422, description = "There are no such options", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn quick_match(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
    address: ClientAddress,
    JsonBody(wanted): JsonBody<MatchRequest>,
) -> ApiResult<Json<CreatedTable>> {
    let lang = known.lang;
    find_or_create(&app, &known, address, wanted).await.map(Json).map_err(|error| error.localized(lang))
}

/// What is compared of a listed table.
#[derive(Deserialize)]
struct Offer {
    options: Value,
    clock: Clock,
    #[serde(default)]
    rated: bool,
}

impl MatchRequest {
    /// Whether a table is as wished; `options` are those of the request, completed and in the form in which tables keep them.
    fn accepts(&self, offer: &Offer, options: &Value) -> bool {
        self.rated == offer.rated
            && self.clock.is_none_or(|clock| clock == offer.clock)
            && self.options.keys().all(|name| options.get(name) == offer.options.get(name))
    }
}

async fn find_or_create(
    app: &Arc<App>,
    known: &AuthenticatedPerson,
    ClientAddress(address): ClientAddress,
    wanted: MatchRequest,
) -> Result<CreatedTable, ApiError> {
    let usual = usual_options(&wanted.game).ok_or(ApiError::NoSuchGame)?;
    let options = completed(&wanted.game, usual, &wanted.options);
    let open = TableFilter {
        listed_only: true,
        game: Some(wanted.game.clone()),
        stage: Some(TableStage::Open),
        ..TableFilter::all(LONGEST)
    };
    let _alone_here = app.matching.lock().await;
    let _alone = match &app.peers {
        Some(peers) => Some(peers.cluster.store().match_lock().await?),
        None => None,
    };
    let found = attended(app, app.store.list(open).await?).await?;
    let fitting = found.iter().filter(|listed| {
        serde_json::from_slice(&listed.row.summary).is_ok_and(|offer| wanted.accepts(&offer, &options))
    });
    for listed in fitting.take(TRIES) {
        match sit(app, &listed.table, known, None, wanted.commits).await {
            Ok(_) => return Ok(CreatedTable { table: listed.table.to_string() }),
            // Also if another node says so.
            Err(error) if error.code() == Refused::AlreadySeated.code() => {
                return Ok(CreatedTable { table: listed.table.to_string() });
            }
            // Somebody was quicker: to the next.
            Err(_) => {}
        }
    }
    app.limits.table(address)?;
    let clock = wanted.clock.unwrap_or_default();
    let setup = Setup { listed: true, rated: wanted.rated, clock, ..Setup::new(wanted.game, options) };
    let plan = SeatPlan { host: &known.person, seats: vec!["me".to_owned()], commits: wanted.commits };
    let table = live::create(app, setup, plan).await?;
    Ok(CreatedTable { table: table.to_string() })
}
