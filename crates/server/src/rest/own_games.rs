//! My games: all tables at which one holds a seat, or held one to the end of a game, page by page.

use super::body::ApiResult;
use super::lobby::{LONGEST, array};
use crate::api_error::ApiError;
use crate::app::App;
use crate::extract::Query;
use crate::identity::AuthenticatedPerson;
use axum::Router;
use axum::extract::State;
use axum::response::Response;
use axum::routing::get;
use interregnum_store::{TableFilter, TableStage};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// The number of tables of one page.
const PAGE: u32 = 20;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new().route("/api/me/games", get(own_games)).route("/api/me/waiting", get(waiting_games))
}

/// How far games are.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum GameState {
    /// They are played.
    Playing,
    /// They are over.
    Over,
}

/// Which games, and which page of them.
#[derive(Deserialize)]
pub(super) struct GamesQuery {
    game: Option<String>,
    state: Option<GameState>,
    after: Option<String>,
}

/// One's own games, twenty at a time, the most recently played first. They stay in the list when one leaves a table
/// after a game.
#[utoipa::path(
    get, path = "/api/me/games", tag = "lobby",
    params(
        ("game" = Option<String>, Query, description = "Only this game"),
        ("state" = Option<GameState>, Query, description = "Only games that are played, or only those that are over"),
        ("after" = Option<String>, Query, description = "The last table of the page before"),
    ),
    responses(
        (status = 200, description = "The tables; fewer than twenty on the last page", body = [super::messages::Summary]),
        (status = 401, description = "No secret was shown, or nobody has it", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn own_games(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
    Query(wanted): Query<GamesQuery>,
) -> ApiResult<Response> {
    let found = async {
        let after = wanted.after.map(|table| table.parse().map_err(|_| ApiError::NoSuchTable)).transpose()?;
        let stage = wanted.state.map(|state| match state {
            GameState::Playing => TableStage::Playing,
            GameState::Over => TableStage::Over,
        });
        let holder = Some(known.person.id);
        let listing = TableFilter { holder, game: wanted.game, stage, after, ..TableFilter::all(PAGE) };
        Ok(app.store.list(listing).await?)
    };
    found.await.map(|found| array(&found)).map_err(|error: ApiError| error.localized(known.lang))
}

/// The games over days that wait for one's move, the most urgent first: a hundred at most.
#[utoipa::path(
    get, path = "/api/me/waiting", tag = "lobby",
    responses(
        (status = 200, description = "The tables", body = [super::messages::Summary]),
        (status = 401, description = "No secret was shown, or nobody has it", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn waiting_games(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
) -> ApiResult<Response> {
    let found = app.store.awaiting(known.person.id, LONGEST).await;
    found.map(|found| array(&found)).map_err(|error| ApiError::from(error).localized(known.lang))
}
