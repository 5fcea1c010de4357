//! The quickest way to a game: a seat at an open table with the wanted options, or a new table.

use super::body::{ApiResult, JsonBody};
use super::games::{completed, usual_options};
use super::lobby::{LONGEST, attended};
use super::tables::{CreatedTable, sit};
use crate::api_error::ApiError;
use crate::app::App;
use crate::identity::{AuthenticatedPerson, ClientAddress};
use crate::live::{self, SeatPlan};
use crate::moderation::{self, ModerationError, check_play};
use axum::extract::State;
use axum::routing::post;
use axum::{Json, Router};
use interregnum_store::{MatchLock, TableFilter, TableStage};
use interregnum_table::{Clock, Refused, Setup, TableId};
use serde::Deserialize;
use serde_json::{Map, Value};
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;
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
    pub(super) game: String,
    /// Options that the table must have, as in a setup. Any value will do for those that are left out.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub(super) options: Map<String, Value>,
    /// The clock that the table must have, as in a setup; without it, any but one of days.
    #[serde(default)]
    #[schema(value_type = Option<super::messages::Clock>)]
    pub(super) clock: Option<Clock>,
    /// Whether the table must be rated. Without it the table is casual.
    #[serde(default)]
    pub(super) rated: bool,
    /// Whether the client promises bytes for the shuffle of every deal, as for a new table.
    #[serde(default)]
    pub(super) commits: bool,
}

/// The next open table that fits a request: sits down at one, or makes one and waits there.
#[utoipa::path(
    post, path = "/api/match", tag = "lobby", request_body = MatchRequest,
    responses(
        (status = 200, description = "The table at which one has a seat now", body = CreatedTable),
        (status = 404, description = "There is no such game", body = super::messages::ErrorBody),
        (status = 422, description = "There are no such options", body = super::messages::ErrorBody),
        (status = 429, description = "Somebody who left games too often waits; `Retry-After` says how long", body = super::messages::ErrorBody),
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
            && self.clock.map_or(!offer.clock.is_days(), |clock| clock == offer.clock)
            && self.options.keys().all(|name| options.get(name) == offer.options.get(name))
    }
}

/// Held while somebody looks for an opponent: two who look at the same time, at any nodes, find each other.
pub(super) struct MatchingGuard<'a> {
    _here: tokio::sync::MutexGuard<'a, ()>,
    _everywhere: Option<MatchLock>,
}

impl<'a> MatchingGuard<'a> {
    pub(super) async fn lock(app: &'a App) -> Result<Self, ApiError> {
        let here = app.matching.lock().await;
        let everywhere = match &app.peers {
            Some(peers) => Some(peers.cluster.store().match_lock().await?),
            None => None,
        };
        Ok(Self { _here: here, _everywhere: everywhere })
    }
}

/// Fails if somebody may not be matched: a banned person, and for a while somebody who left games too often.
pub(super) async fn check_match(
    app: &App,
    known: &AuthenticatedPerson,
    ClientAddress(address): ClientAddress,
) -> Result<(), ApiError> {
    check_play(app, &known.person, address).await?;
    let (_, until) = moderation::departures(app, known.person.id).await?;
    match until {
        Some(until) => {
            let wait = Duration::from_millis((until - app.clock.now()).0);
            Err(ModerationError::LeftOften { wait }.into())
        }
        None => Ok(()),
    }
}

/// The open tables of those whom the person has blocked. (Those who have blocked the person refuse by themselves.)
async fn avoided(app: &App, known: &AuthenticatedPerson) -> Result<HashSet<TableId>, ApiError> {
    let mut avoided = HashSet::new();
    for block in app.store.blocks(known.person.id).await? {
        let theirs = TableFilter {
            holder: Some(block.blocked),
            stage: Some(TableStage::Open),
            ..TableFilter::all(LONGEST)
        };
        avoided.extend(app.store.list(theirs).await?.into_iter().map(|listed| listed.table));
    }
    Ok(avoided)
}

/// The open tables that fit a request, to be tried in their order.
pub(super) async fn open_tables(
    app: &App,
    known: &AuthenticatedPerson,
    wanted: &MatchRequest,
) -> Result<Vec<TableId>, ApiError> {
    let usual = usual_options(&wanted.game).ok_or(ApiError::NoSuchGame)?;
    let options = completed(&wanted.game, usual, &wanted.options);
    let avoided = avoided(app, known).await?;
    let open = TableFilter {
        listed_only: true,
        game: Some(wanted.game.clone()),
        stage: Some(TableStage::Open),
        ..TableFilter::all(LONGEST)
    };
    let found = attended(app, app.store.list(open).await?).await?;
    let fitting = found.into_iter().filter(|listed| !avoided.contains(&listed.table)).filter(|listed| {
        serde_json::from_slice(&listed.row.summary).is_ok_and(|offer| wanted.accepts(&offer, &options))
    });
    Ok(fitting.take(TRIES).map(|listed| listed.table).collect())
}

/// Sits down at the first of these tables that has a seat.
pub(super) async fn sit_at_one(
    app: &Arc<App>,
    known: &AuthenticatedPerson,
    tables: Vec<TableId>,
    commits: bool,
) -> Option<TableId> {
    for table in tables {
        match sit(app, &table, known, None, commits).await {
            Ok(_) => return Some(table),
            // Also if another node says so.
            Err(error) if error.code() == Refused::AlreadySeated.code() => return Some(table),
            // Somebody was quicker: to the next.
            Err(_) => {}
        }
    }
    None
}

pub(super) async fn find_or_create(
    app: &Arc<App>,
    known: &AuthenticatedPerson,
    address: ClientAddress,
    wanted: MatchRequest,
) -> Result<CreatedTable, ApiError> {
    check_match(app, known, address).await?;
    let _alone = MatchingGuard::lock(app).await?;
    let fitting = open_tables(app, known, &wanted).await?;
    if let Some(table) = sit_at_one(app, known, fitting, wanted.commits).await {
        return Ok(CreatedTable { table: table.to_string() });
    }
    app.limits.table(address.0)?;
    let usual = usual_options(&wanted.game).ok_or(ApiError::NoSuchGame)?;
    let options = completed(&wanted.game, usual, &wanted.options);
    let clock = wanted.clock.unwrap_or_default();
    let setup = Setup { listed: true, rated: wanted.rated, clock, ..Setup::new(wanted.game, options) };
    let plan = SeatPlan { host: &known.person, seats: vec!["me".to_owned()], commits: wanted.commits };
    let table = live::create(app, setup, plan).await?;
    Ok(CreatedTable { table: table.to_string() })
}
