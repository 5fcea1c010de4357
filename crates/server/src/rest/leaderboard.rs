//! Leaderboards, page by page.

use super::body::ApiResult;
use super::games::usual_options;
use super::profiles::whole;
use crate::api_error::ApiError;
use crate::app::App;
use crate::extract::Query;
use crate::identity::RequestLang;
use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};
use interregnum_store::{RankedPerson, RatingKind};
use serde::{Deserialize, Serialize};
use std::num::NonZero;
use std::sync::Arc;
use utoipa::ToSchema;

/// The number of people on one page.
const PAGE: u32 = 50;

/// The number of pages: a database counts through all places before a page, so that far pages would cost much.
const PAGES: u32 = 200;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new().route("/api/leaderboard", get(leaderboard))
}

/// Which leaderboard, and which page of it.
#[derive(Deserialize)]
pub(super) struct LeaderboardQuery {
    game: String,
    players: u32,
    page: Option<NonZero<u32>>,
}

/// A page of a leaderboard.
#[derive(Serialize, ToSchema)]
pub(super) struct Leaderboard {
    /// The best first.
    places: Vec<RankedPlayer>,
    /// Whether there is a next page; the two hundredth is the last.
    more: bool,
}

/// A place of a leaderboard.
#[derive(Serialize, ToSchema)]
pub(super) struct RankedPlayer {
    /// The place, from 1.
    place: u32,
    /// The name of the account.
    name: String,
    /// The rating.
    rating: i64,
    /// Its standard deviation.
    deviation: i64,
    /// How many games counted.
    games: u32,
}

/// The best of a game with a number of players, fifty at a time. Guests and provisional ratings are not listed.
#[utoipa::path(
    get, path = "/api/leaderboard", tag = "people",
    params(
        ("game" = String, Query, description = "The game's name"),
        ("players" = u32, Query, description = "The number of players"),
        ("page" = Option<u32>, Query, description = "The page, from 1 to 200"),
    ),
    responses(
        (status = 200, description = "The page; empty after the last", body = Leaderboard),
        (status = 404, description = "There is no such game", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn leaderboard(
    State(app): State<Arc<App>>,
    RequestLang(lang): RequestLang,
    Query(LeaderboardQuery { game, players, page }): Query<LeaderboardQuery>,
) -> ApiResult<Json<Leaderboard>> {
    let page = page.map_or(1, NonZero::get);
    let skipped = (page - 1).saturating_mul(PAGE);
    let found = async {
        usual_options(&game).ok_or(ApiError::NoSuchGame)?;
        if page > PAGES {
            return Ok(Vec::new());
        }
        Ok(app.store.leaderboard(RatingKind { game, players }, skipped, PAGE + 1).await?)
    };
    let found: Vec<RankedPerson> = found.await.map_err(|error: ApiError| error.localized(lang))?;
    let more = found.len() > PAGE as usize && page < PAGES;
    let ranked = |(number, RankedPerson { name, rating }): (u32, RankedPerson)| RankedPlayer {
        place: skipped.saturating_add(number),
        name,
        rating: whole(rating.value),
        deviation: whole(rating.deviation),
        games: rating.games,
    };
    let places = (1..=PAGE).zip(found).map(ranked).collect();
    Ok(Json(Leaderboard { places, more }))
}
