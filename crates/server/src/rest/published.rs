//! Games that were played elsewhere, at one device or against bots: put on the net, and shown to everybody. They belong
//! to no table and no person, and count for nobody's rating.

use super::body::{ApiResult, JsonBody};
use super::records::{MoveReview, RecordAtMove, download, review};
use crate::api_error::ApiError;
use crate::app::App;
use crate::bots::Asker;
use crate::extract::Path;
use crate::identity::{ClientAddress, Identity, RequestLang};
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::{get, post};
use axum::{Json, Router};
use interregnum_kernel::Phrase;
use interregnum_store::{PersonChange, PublishedRecord};
use interregnum_table::{RecordId, published_line};
use interregnum_text::{Catalogue, Lang, Seats};
use serde::Serialize;
use serde_json::value::RawValue;
use std::sync::Arc;
use utoipa::ToSchema;

/// The largest record that is read: four times the longest of the games that tests play.
const LARGEST: usize = 128 * 1024;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/records", post(publish).layer(DefaultBodyLimit::max(LARGEST)))
        .route("/api/records/{record}", get(published))
        .route("/api/records/{record}/{number}", get(published_at_move))
        .route("/api/records/{record}/{number}/advice", get(published_advice))
}

/// A record that everybody can open.
#[derive(Serialize, ToSchema)]
pub(super) struct Published {
    /// Its name: the replay is at `/published/{record}`.
    record: String,
}

/// Publish the record of a game that was not played on this server. The server replays it by the rules and keeps the
/// game: people's names and the sender are not kept. A record that is sent twice is kept once.
#[utoipa::path(
    post, path = "/api/records", tag = "records", request_body = super::messages::GameDeal,
    responses(
        (status = 201, description = "The record is published", body = Published),
        (status = 413, description = "The record is too large", body = super::messages::ErrorBody),
        (status = 422, description = "This is no record, or it could not have happened by the rules", body = super::messages::ErrorBody),
        (status = 429, description = "Too many in a minute", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn publish(
    State(app): State<Arc<App>>,
    RequestLang(lang): RequestLang,
    ClientAddress(address): ClientAddress,
    JsonBody(sent): JsonBody<Box<RawValue>>,
) -> ApiResult<(StatusCode, Json<Published>)> {
    let done = async {
        app.limits.table(address).inspect_err(|_| app.metrics.limited.add(1))?;
        let check = move || Ok(published_line(sent.get(), |seat| person(seat, lang)));
        let line = app.replays.run(check).await??;
        let id = RecordId::of(&line);
        let record = PublishedRecord { id: id.clone(), line, at: app.clock.now() };
        app.store.change_person(PersonChange::RecordPublished(record)).await?;
        Ok(Published { record: id.to_string() })
    };
    let published = done.await.map_err(|error: ApiError| error.localized(lang))?;
    Ok((StatusCode::CREATED, Json(published)))
}

/// What somebody at a seat is called whose name is not kept.
fn person(seat: usize, lang: Lang) -> String {
    let phrase = Phrase::new("server-player").with("number", seat + 1);
    Catalogue::of(lang).say(&phrase, &Seats::default())
}

/// A published record.
#[utoipa::path(
    get, path = "/api/records/{record}", tag = "records",
    params(("record" = String, Path, description = "The record's name")),
    responses(
        (status = 200, description = "The record: one line of JSON", body = super::messages::GameDeal),
        (status = 404, description = "There is no such record", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn published(
    State(app): State<Arc<App>>,
    Path(record): Path<String>,
    RequestLang(lang): RequestLang,
) -> ApiResult<Response> {
    let line = find(&app, &record).await.map_err(|error| error.localized(lang))?;
    Ok(download(&record, line))
}

/// A published game until one of its moves: a link to it.
#[utoipa::path(
    get, path = "/api/records/{record}/{number}", tag = "records",
    params(
        ("record" = String, Path, description = "The record's name"),
        ("number" = usize, Path, description = "The move's number, from 1; 0 is the deal"),
    ),
    responses(
        (status = 200, description = "The game until then", body = RecordAtMove),
        (status = 404, description = "There is no such record, or no such move", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn published_at_move(
    State(app): State<Arc<App>>,
    Path((record, number)): Path<(String, usize)>,
    RequestLang(lang): RequestLang,
) -> ApiResult<Json<RecordAtMove>> {
    let line = find(&app, &record).await.map_err(|error| error.localized(lang))?;
    RecordAtMove::elsewhere(&line, number, lang).map(Json).map_err(|error| error.localized(lang))
}

/// What an adviser would have said at a move of a published game, who knew what its player knew.
#[utoipa::path(
    get, path = "/api/records/{record}/{number}/advice", tag = "records",
    params(
        ("record" = String, Path, description = "The record's name"),
        ("number" = usize, Path, description = "The move's number, from 1"),
    ),
    responses(
        (status = 200, description = "The advice", body = MoveReview),
        (status = 404, description = "There is no such record, or no such move", body = super::messages::ErrorBody),
        (status = 429, description = "The visitor has too many requests for advice waiting", body = super::messages::ErrorBody),
        (status = 503, description = "The server has too many requests for advice waiting", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn published_advice(
    State(app): State<Arc<App>>,
    Path((record, number)): Path<(String, usize)>,
    ClientAddress(address): ClientAddress,
    Identity { who, lang, .. }: Identity,
) -> ApiResult<Json<MoveReview>> {
    let reviewed = async {
        let line = find(&app, &record).await?;
        review(&app, Asker::new(address, who), &line, number).await
    };
    reviewed.await.map(Json).map_err(|error: ApiError| error.localized(lang))
}

/// The line of a published record.
async fn find(app: &App, record: &str) -> Result<String, ApiError> {
    let id: RecordId = record.parse().map_err(|_| ApiError::NoSuchRecord)?;
    Ok(app.store.published(id).await?.ok_or(ApiError::NoSuchRecord)?.line)
}
