//! Tables: made, looked at, and asked.

use super::body::{ApiResult, JsonBody};
use crate::api_error::ApiError;
use crate::app::App;
use crate::bots::Asker;
use crate::extract::Path;
use crate::identity::{AuthenticatedPerson, ClientAddress, Identity};
use crate::live::{self, CommandRequest, Done, SeatPlan, TableRequest, request_id, sanitize};
use crate::moderation::check_play;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{get, post};
use axum::{Json, Router};
use interregnum_kernel::Seat;
use interregnum_store::StoreError;
use interregnum_table::{
    Advice, Chapter, Command, Glance, PersonId, RequestId, Scene, Setup, TableId, Version,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/tables", post(create_table))
        .route("/api/tables/{table}", get(view_table))
        .route("/api/tables/{table}/ask", post(send_command))
        .route("/api/tables/{table}/story", get(table_story))
        .route("/api/tables/{table}/story/{number}", get(story_moment))
        .route("/api/tables/{table}/hint", get(hint))
}

/// How often a request follows a table to its next owner.
const MOVED: u32 = 3;

/// A table that somebody wants to make.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    /// What is agreed: game, options, whether it is listed, clock, talk.
    #[schema(value_type = super::messages::Setup)]
    setup: Setup,
    /// Who shall sit where: `me`, `open`, or a bot by name. Seats that are not named are open.
    #[serde(default)]
    seats: Vec<String>,
    /// Whether the client promises bytes for the shuffle of every deal: once every seat is taken, the
    /// deal waits a few seconds for its promise, and then for the bytes.
    #[serde(default)]
    commits: bool,
}

/// A table.
#[derive(Serialize, ToSchema)]
pub(super) struct CreatedTable {
    /// Its name: the end of its link.
    pub(super) table: String,
}

/// Make a table.
#[utoipa::path(
    post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses(
        (status = 201, description = "The table is made", body = CreatedTable),
        (status = 422, description = "It cannot be made like that", body = super::messages::ErrorBody),
        (status = 429, description = "Too many in a minute", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn create_table(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
    ClientAddress(address): ClientAddress,
    JsonBody(making): JsonBody<NewTable>,
) -> ApiResult<(StatusCode, Json<CreatedTable>)> {
    let lang = known.lang;
    let limited = app.limits.table(address).inspect_err(|_| app.metrics.limited.add(1));
    limited.map_err(|error| error.localized(lang))?;
    check_play(&app, &known.person, address).await.map_err(|error| error.localized(lang))?;
    let NewTable { setup, seats, commits } = making;
    let plan = SeatPlan { host: &known.person, seats, commits };
    let table = live::create(&app, setup, plan).await.map_err(|error| error.localized(lang))?;
    Ok((StatusCode::CREATED, Json(CreatedTable { table: table.to_string() })))
}

/// Asks something of a table in somebody's name.
async fn execute(
    app: &Arc<App>,
    table: &TableId,
    who: PersonId,
    request: CommandRequest,
) -> Result<Done, ApiError> {
    let once = async |request: CommandRequest| {
        let request = |reply| TableRequest::Execute { who: Box::new(who), request: Box::new(request), reply };
        live::ask(app, table, request).await
    };
    if app.peers.is_none() {
        return once(request).await;
    }
    for _ in 0..MOVED {
        match once(request.clone()).await {
            // The next node that is asked owns the table. The id keeps it from being done twice.
            Err(ApiError::Store(StoreError::Fenced)) => {}
            done => return done,
        }
    }
    once(request).await
}

/// Sits down under the name the guest goes by. The promise comes later: it names the table and the
/// seat, which the client learns from the answer.
pub(super) async fn sit(
    app: &Arc<App>,
    table: &TableId,
    known: &AuthenticatedPerson,
    seat: Option<Seat>,
    commits: bool,
) -> Result<Done, ApiError> {
    let command = Command::Sit { seat, name: known.person.name.clone(), commitment: None, commits };
    execute(app, table, known.person.id, CommandRequest { id: request_id(), command }).await
}

/// A table as the client may see it.
#[utoipa::path(
    get, path = "/api/tables/{table}", tag = "tables",
    params(("table" = String, Path, description = "The table's name")),
    responses(
        (status = 200, description = "The scene", body = super::messages::Scene),
        (status = 404, description = "There is no such table", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn view_table(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    identity: Identity,
) -> ApiResult<Json<Box<Scene>>> {
    let seen = async {
        let table: TableId = table.parse().map_err(|_| ApiError::NoSuchTable)?;
        live::ask(&app, &table, |reply| TableRequest::Look { who: identity.who.map(Box::new), reply }).await
    };
    seen.await.map(Json).map_err(|error: ApiError| error.localized(identity.lang))
}

/// Something asked of a table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TableCommand {
    /// A name for the request: asked again under the same name, it is done once.
    #[schema(value_type = String)]
    id: RequestId,
    /// What is asked, as over a socket: `{"do":"play","action":"play Go7","turn":3}`.
    #[schema(value_type = super::messages::Command)]
    command: Command,
}

/// It is done.
#[derive(Serialize, ToSchema)]
pub(super) struct CommandDone {
    /// The table's version after it.
    #[schema(value_type = u64)]
    version: Version,
}

/// Ask something of a table: take or leave a seat, play, propose, say.
#[utoipa::path(
    post, path = "/api/tables/{table}/ask", tag = "tables", request_body = TableCommand,
    params(("table" = String, Path, description = "The table's name")),
    responses(
        (status = 200, description = "It is done and stored", body = CommandDone),
        (status = 409, description = "The position has moved, or the seat is taken", body = super::messages::ErrorBody),
        (status = 422, description = "The table or the rules refuse", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn send_command(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    known: AuthenticatedPerson,
    ClientAddress(address): ClientAddress,
    JsonBody(asking): JsonBody<TableCommand>,
) -> ApiResult<Json<CommandDone>> {
    let lang = known.lang;
    let done = async {
        let table: TableId = table.parse().map_err(|_| ApiError::NoSuchTable)?;
        check_play(&app, &known.person, address).await?;
        let command = sanitize(asking.command, &known.person.name)?;
        execute(&app, &table, known.person.id, CommandRequest { id: asking.id, command }).await
    };
    let Done { version } = done.await.map_err(|error: ApiError| error.localized(lang))?;
    Ok(Json(CommandDone { version }))
}

/// What happened at a table so far, as the client may know it: keys of the catalogue with their
/// arguments, action by action, the deal first.
#[utoipa::path(
    get, path = "/api/tables/{table}/story", tag = "tables",
    params(("table" = String, Path, description = "The table's name")),
    responses(
        (status = 200, description = "The chapters", body = [super::messages::Chapter]),
        (status = 404, description = "There is no such table", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn table_story(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    identity: Identity,
) -> ApiResult<Json<Vec<Chapter>>> {
    let told = async {
        let table: TableId = table.parse().map_err(|_| ApiError::NoSuchTable)?;
        live::ask(&app, &table, |reply| TableRequest::Story { who: identity.who.map(Box::new), reply }).await
    };
    told.await.map(Json).map_err(|error: ApiError| error.localized(identity.lang))
}

/// The game as the client saw it at a moment of the story.
#[utoipa::path(
    get, path = "/api/tables/{table}/story/{number}", tag = "tables",
    params(
        ("table" = String, Path, description = "The table's name"),
        ("number" = usize, Path, description = "The chapter's number; 0 is the deal"),
    ),
    responses(
        (status = 200, description = "What was seen then", body = super::messages::Glance),
        (status = 404, description = "There is no such table, or no such moment", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn story_moment(
    State(app): State<Arc<App>>,
    Path((table, number)): Path<(String, usize)>,
    identity: Identity,
) -> ApiResult<Json<Glance>> {
    let seen = async {
        let table: TableId = table.parse().map_err(|_| ApiError::NoSuchTable)?;
        let who = identity.who.map(Box::new);
        live::ask(&app, &table, |reply| TableRequest::Glance { who, number, reply }).await
    };
    seen.await.map(Json).map_err(|error: ApiError| error.localized(identity.lang))
}

/// What a strong bot would do in one's place, the best first; for games against bots only.
#[utoipa::path(
    get, path = "/api/tables/{table}/hint", tag = "tables",
    params(("table" = String, Path, description = "The table's name")),
    responses(
        (status = 200, description = "Every action with its chance", body = [super::messages::Advice]),
        (status = 422, description = "Other people play, or it is not one's turn", body = super::messages::ErrorBody),
        (status = 429, description = "The visitor has too many requests for advice waiting", body = super::messages::ErrorBody),
        (status = 503, description = "The server has too many requests for advice waiting", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn hint(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    ClientAddress(address): ClientAddress,
    known: AuthenticatedPerson,
) -> ApiResult<Json<Vec<Advice>>> {
    let advised = async {
        let table: TableId = table.parse().map_err(|_| ApiError::NoSuchTable)?;
        let who = known.person.id;
        let ask = |reply| TableRequest::Advise { who: Box::new(who), reply };
        let (key, task) = live::ask(&app, &table, ask).await?;
        app.bots.advise(Asker::new(address, Some(who)), key, task).await
    };
    advised.await.map(Json).map_err(|error: ApiError| error.localized(known.lang))
}
