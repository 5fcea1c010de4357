//! Finished games: records to download, and to link to at any move.

use super::body::ApiResult;
use crate::api_error::ApiError;
use crate::app::App;
use crate::bots::{AdviceKey, Asker};
use crate::extract::{Path, Query};
use crate::identity::{ClientAddress, Identity, RequestLang};
use crate::live;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use interregnum_games::{RegisteredGame, Visit, visit_record};
use interregnum_kernel::{HUMAN, Phrase, Record, Seat, SeatEntry, SeatSet, Seed, Sentence};
use interregnum_table::{
    Advice, Json as RawJson, RecordMoment, Source, Study, Table, TableId, Version, finished as finished_game,
    record_moment, study,
};
use interregnum_text::{Catalogue, Lang, transcript};
use serde::{Deserialize, Serialize};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use utoipa::ToSchema;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/tables/{table}/record", get(download_record))
        .route("/api/tables/{table}/record/{number}", get(record_at_move))
        .route("/api/tables/{table}/record/{number}/advice", get(move_advice))
}

/// Which game of a table.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct RoundQuery {
    pub(super) round: Option<usize>,
}

/// The record of a finished game, with all cards open and what shows that the shuffle was fair.
#[utoipa::path(
    get, path = "/api/tables/{table}/record", tag = "records",
    params(
        ("table" = String, Path, description = "The table's name"),
        ("round" = Option<usize>, Query, description = "Which game of the table, from 1; else the last that is over"),
    ),
    responses(
        (status = 200, description = "The record: one line of JSON", body = super::messages::GameDeal),
        (status = 404, description = "There is no such table", body = super::messages::ErrorBody),
        (status = 422, description = "The game is not over", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn download_record(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Query(which): Query<RoundQuery>,
    RequestLang(lang): RequestLang,
) -> ApiResult<Response> {
    let line = record(&app, &table, which.round).await.map_err(|error| error.localized(lang))?;
    Ok(download(&table, line))
}

/// A finished game as far as one of its moves.
#[derive(Serialize, ToSchema)]
pub(super) struct RecordAtMove {
    /// The move's number, from 1; 0 is the deal.
    number: usize,
    /// How many moves the game has.
    moves: usize,
    /// The game's name.
    game: &'static str,
    /// The names of those who played, by seat.
    names: Vec<String>,
    /// Who made this move; nobody made the deal.
    #[schema(value_type = Option<u8>, required)]
    seat: Option<Seat>,
    /// What the move was.
    #[schema(required)]
    action: Option<String>,
    /// Who chose next.
    #[schema(value_type = Vec<u8>)]
    to_act: SeatSet,
    /// Where the game was, in one line: a key of the catalogue with its arguments.
    #[schema(value_type = super::messages::Phrase)]
    headline: Phrase,
    /// What each seat saw then: all hands are open now.
    #[schema(value_type = Vec<super::messages::AnyView>)]
    views: Vec<RawJson>,
    /// What helps to read each of them.
    #[schema(value_type = Vec<super::messages::AnyAids>)]
    aids: Vec<RawJson>,
    /// Who won, if the game ended with this move.
    #[schema(value_type = Option<Vec<u8>>, required)]
    winners: Option<SeatSet>,
    /// The seat of the visitor who asks, if they played this game.
    #[schema(value_type = Option<u8>, required)]
    you: Option<Seat>,
    /// The moment of another game that this one went on from, if it did.
    #[schema(value_type = Option<super::messages::Source>, required)]
    continued: Option<Source>,
    /// Where the game was played, if not on this server: then somebody sent its record, and only the rules
    /// vouch for it.
    #[schema(required)]
    elsewhere: Option<Elsewhere>,
    /// What this move made happen: keys of the catalogue with their arguments, and roles.
    #[schema(value_type = Vec<super::messages::Sentence>)]
    phrases: Vec<Sentence>,
    /// The tale of the game until then, with all cards open.
    tale: Vec<String>,
    /// The record until then, which replays like any other.
    #[schema(value_type = super::messages::GameDeal)]
    record: RawJson,
}

impl RecordAtMove {
    /// The moment as a visitor sees it whose seat was `you`.
    fn played(
        moment: RecordMoment,
        (you, continued): (Option<Seat>, Option<Source>),
        tale: Vec<String>,
    ) -> Self {
        let RecordMoment { number, moves, game, names, seat, action, to_act, headline, .. } = moment;
        let RecordMoment { views, aids, winners, phrases, record, .. } = moment;
        Self {
            number,
            moves,
            game,
            names,
            seat,
            action,
            to_act,
            headline,
            views,
            aids,
            winners,
            you,
            continued,
            elsewhere: None,
            phrases,
            tale,
            record,
        }
    }

    /// A moment of a game that was not played on this server.
    pub(super) fn elsewhere(line: &str, number: usize, lang: Lang) -> Result<Self, ApiError> {
        let moment = record_moment(line, number).ok_or(ApiError::NoSuchMove)?;
        let tale = tale(&moment.record, lang);
        let elsewhere = Some(Elsewhere { people: people(&moment.record) });
        Ok(Self { elsewhere, ..Self::played(moment, (None, None), tale) })
    }
}

/// How a game was played that was not played on this server.
#[derive(Serialize, ToSchema)]
pub(super) struct Elsewhere {
    /// How many people played, at one device; all other seats were bots.
    people: usize,
}

/// How many seats of a record were people's.
fn people(record: &RawJson) -> usize {
    #[derive(Deserialize)]
    struct Seats {
        seats: Vec<SeatEntry>,
    }
    let read = serde_json::from_str::<Seats>(record.text());
    read.map_or(0, |record| record.seats.iter().filter(|seat| seat.player == HUMAN).count())
}

/// The tale of a record, with all cards open.
fn tale(record: &RawJson, lang: Lang) -> Vec<String> {
    struct Tale<'a>(&'a str, Lang);

    impl Visit for Tale<'_> {
        type Output = Vec<String>;

        fn game<G: RegisteredGame>(self) -> Vec<String> {
            let Ok(record) = Record::<G>::read(self.0) else { return Vec::new() };
            transcript(&record, None, Catalogue::of(self.1)).lines
        }
    }
    visit_record(record.text(), Tale(record.text(), lang)).unwrap_or_default()
}

/// A finished game until one of its moves: a link to it.
#[utoipa::path(
    get, path = "/api/tables/{table}/record/{number}", tag = "records",
    params(
        ("table" = String, Path, description = "The table's name"),
        ("number" = usize, Path, description = "The move's number, from 1; 0 is the deal"),
        ("round" = Option<usize>, Query, description = "Which game of the table, from 1; else the last that is over"),
    ),
    responses(
        (status = 200, description = "The game until then", body = RecordAtMove),
        (status = 404, description = "There is no such table, or no such move", body = super::messages::ErrorBody),
        (status = 422, description = "The game is not over", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn record_at_move(
    State(app): State<Arc<App>>,
    Path((table, number)): Path<(String, usize)>,
    Query(which): Query<RoundQuery>,
    Identity { who, lang, .. }: Identity,
) -> ApiResult<Json<RecordAtMove>> {
    let cut = async {
        let table = finished(&app, &table, which.round).await?;
        let line = table.record().ok_or(ApiError::NotOver)?;
        let moment = record_moment(&line, number).ok_or(ApiError::NoSuchMove)?;
        let you = who.and_then(|who| table.viewer(&who).seat());
        let tale = tale(&moment.record, lang);
        Ok(RecordAtMove::played(moment, (you, table.continued().cloned()), tale))
    };
    cut.await.map(Json).map_err(|error: ApiError| error.localized(lang))
}

/// What an adviser would have said at a move.
#[derive(Serialize, ToSchema)]
pub(super) struct MoveReview {
    /// Who made the move.
    #[schema(value_type = u8)]
    seat: Seat,
    /// What it was.
    action: String,
    /// Every action that could have been done, the best first, with the chance to win.
    #[schema(value_type = Vec<super::messages::Advice>)]
    advice: Vec<Advice>,
    /// The seed of this advice, in hexadecimal digits: asked again, the same advice comes of it.
    #[schema(value_type = String)]
    seed: Seed,
}

/// What an adviser would have said at a move of a finished game, who knew what its player knew.
#[utoipa::path(
    get, path = "/api/tables/{table}/record/{number}/advice", tag = "records",
    params(
        ("table" = String, Path, description = "The table's name"),
        ("number" = usize, Path, description = "The move's number, from 1"),
        ("round" = Option<usize>, Query, description = "Which game of the table, from 1; else the last that is over"),
    ),
    responses(
        (status = 200, description = "The advice", body = MoveReview),
        (status = 404, description = "There is no such table, or no such move", body = super::messages::ErrorBody),
        (status = 422, description = "The game is not over", body = super::messages::ErrorBody),
        (status = 429, description = "The visitor has too many requests for advice waiting", body = super::messages::ErrorBody),
        (status = 503, description = "The server has too many requests for advice waiting", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn move_advice(
    State(app): State<Arc<App>>,
    Path((table, number)): Path<(String, usize)>,
    Query(which): Query<RoundQuery>,
    ClientAddress(address): ClientAddress,
    Identity { who, lang, .. }: Identity,
) -> ApiResult<Json<MoveReview>> {
    let reviewed = async {
        let line = record(&app, &table, which.round).await?;
        review(&app, Asker::new(address, who), &line, number).await
    };
    reviewed.await.map(Json).map_err(|error: ApiError| error.localized(lang))
}

/// What an adviser says of a move of a record.
pub(super) async fn review(
    app: &App,
    asker: Asker,
    line: &str,
    number: usize,
) -> Result<MoveReview, ApiError> {
    let Study { seat, action, task, seed } = study(line, number).ok_or(ApiError::NoSuchMove)?;
    let key = AdviceKey::Review { record: line_hash(line), number };
    let advice = app.bots.review(asker, key, task, seed).await?;
    Ok(MoveReview { seat, action, advice, seed })
}

/// The record as a file to download.
pub(super) fn download(name: &str, line: String) -> Response {
    let name = format!("attachment; filename=\"interregnum-{name}.json\"");
    let headers =
        [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    (headers, line + "\n").into_response()
}

/// By what the reviews of a record are known again.
fn line_hash(line: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    line.hash(&mut hasher);
    hasher.finish()
}

/// A table at the end of one of its games: the log is replayed until then, so that the games
/// before a rematch are there as well.
pub(super) async fn finished(app: &App, table: &str, round: Option<usize>) -> Result<Table, ApiError> {
    let table: TableId = table.parse().map_err(|_| ApiError::NoSuchTable)?;
    let stored = app.store.read(table, Version(0)).await?;
    if stored.is_empty() {
        return Err(ApiError::NoSuchTable);
    }
    let table = app.replays.run(move || Ok(finished_game(&live::entries(&stored)?, round))).await?;
    table.ok_or(ApiError::NotOver)
}

/// The record of a game that is over.
async fn record(app: &App, table: &str, round: Option<usize>) -> Result<String, ApiError> {
    finished(app, table, round).await?.record().ok_or(ApiError::NotOver)
}
