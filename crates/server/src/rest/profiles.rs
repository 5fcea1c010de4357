//! Profiles of those with an account: ratings, their history, results, and exact play.

pub(super) mod counts;

use self::counts::{ExactPlayCount, ResultCount, by_kind, exact_play};
use super::body::ApiResult;
use crate::api_error::ApiError;
use crate::app::App;
use crate::extract::{Path, Query};
use crate::identity::RequestLang;
use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};
use interregnum_store::{Account, RatingKind, RatingPoint, StoredRating};
use interregnum_table::{Time, name_key};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// The number of games in the history of a rating.
const HISTORY: u32 = 500;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/people/{name}", get(profile))
        .route("/api/people/{name}/history", get(rating_history))
}

/// What everybody may know of somebody with an account.
#[derive(Serialize, ToSchema)]
pub(super) struct Profile {
    /// The name.
    name: String,
    /// When the account was made, in milliseconds since 1970.
    #[schema(value_type = u64)]
    since: Time,
    /// By game and number of players.
    ratings: Vec<KindRating>,
    /// Results of games among people, rated or not, by game and number of players.
    results: Vec<ResultCount>,
    /// How they played what is solved exactly, by game and number of players.
    exact_play: Vec<ExactPlayCount>,
}

/// A rating in one game with one number of players.
#[derive(Serialize, ToSchema)]
pub(super) struct KindRating {
    /// The game's name.
    game: String,
    /// The number of players.
    players: u32,
    /// The rating: 1500 at first.
    rating: i64,
    /// Its standard deviation: 350 at first.
    deviation: i64,
    /// Whether too few games were played for it to say much.
    provisional: bool,
    /// How many games counted.
    games: u32,
}

/// A rating after a game.
#[derive(Serialize, ToSchema)]
pub(super) struct HistoryPoint {
    /// When the game ended, in milliseconds since 1970.
    #[schema(value_type = u64)]
    at: Time,
    /// The rating after it.
    rating: i64,
    /// Its standard deviation.
    deviation: i64,
}

/// Ratings are shown without fractions.
pub(super) fn whole(value: f64) -> i64 {
    value.round() as i64
}

impl From<(RatingKind, StoredRating)> for KindRating {
    fn from((kind, stored): (RatingKind, StoredRating)) -> Self {
        let StoredRating { value, deviation, games, provisional, volatility: _ } = stored;
        let (rating, deviation) = (whole(value), whole(deviation));
        Self { game: kind.game, players: kind.players, rating, deviation, provisional, games }
    }
}

impl From<RatingPoint> for HistoryPoint {
    fn from(RatingPoint { at, rating }: RatingPoint) -> Self {
        Self { at, rating: whole(rating.value), deviation: whole(rating.deviation) }
    }
}

async fn account(app: &App, name: &str) -> Result<Account, ApiError> {
    app.store.account_by_key(name_key(name)).await?.ok_or(ApiError::NoSuchPerson)
}

/// Somebody's profile. Guests have none.
#[utoipa::path(
    get, path = "/api/people/{name}", tag = "people",
    params(("name" = String, Path, description = "The name of the account")),
    responses(
        (status = 200, description = "The profile", body = Profile),
        (status = 404, description = "Nobody has an account of that name", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn profile(
    State(app): State<Arc<App>>,
    RequestLang(lang): RequestLang,
    Path(name): Path<String>,
) -> ApiResult<Json<Profile>> {
    let found = async {
        let account = account(&app, &name).await?;
        let person = app.store.person(account.person).await?.ok_or(ApiError::NoSuchPerson)?;
        let ratings = app.store.ratings(person.id).await?.into_iter().map(KindRating::from);
        let counts = app.store.win_counts(person.id).await?;
        let exact = app.store.exact_counts(person.id).await?;
        Ok(Profile {
            name: person.name,
            since: account.created,
            ratings: ratings.collect(),
            results: by_kind(&counts),
            exact_play: exact_play(&counts, &exact),
        })
    };
    found.await.map(Json).map_err(|error: ApiError| error.localized(lang))
}

/// Of which rating.
#[derive(Deserialize)]
pub(super) struct HistoryQuery {
    game: String,
    players: u32,
}

/// The rating of somebody after each of the last five hundred games that counted, oldest first.
#[utoipa::path(
    get, path = "/api/people/{name}/history", tag = "people",
    params(
        ("name" = String, Path, description = "The name of the account"),
        ("game" = String, Query, description = "The game's name"),
        ("players" = u32, Query, description = "The number of players"),
    ),
    responses(
        (status = 200, description = "The ratings; none if no game counted", body = [HistoryPoint]),
        (status = 404, description = "Nobody has an account of that name", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn rating_history(
    State(app): State<Arc<App>>,
    RequestLang(lang): RequestLang,
    Path(name): Path<String>,
    Query(HistoryQuery { game, players }): Query<HistoryQuery>,
) -> ApiResult<Json<Vec<HistoryPoint>>> {
    let found = async {
        let person = account(&app, &name).await?.person;
        Ok(app.store.rating_history(person, RatingKind { game, players }, HISTORY).await?)
    };
    let found: Vec<RatingPoint> = found.await.map_err(|error: ApiError| error.localized(lang))?;
    Ok(Json(found.into_iter().map(HistoryPoint::from).collect()))
}
