//! Tables: made, looked at, and asked.

use super::body::{Answer, Body};
use crate::chance;
use crate::house::House;
use crate::live::{self, Done, Request, Wish, proper};
use crate::problem::Problem;
use crate::visitor::{Address, Known, Visitor};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::routing::{get, post};
use axum::{Json, Router};
use interregnum_kernel::Seat;
use interregnum_table::{
    Advice, Chapter, Command, Glance, RequestId, Scene, SecretHash, Setup, TableId, Version,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

pub(super) fn router() -> Router<Arc<House>> {
    Router::new()
        .route("/api/tables", post(make))
        .route("/api/tables/{table}", get(look))
        .route("/api/tables/{table}/ask", post(ask))
        .route("/api/tables/{table}/story", get(story))
        .route("/api/tables/{table}/story/{number}", get(glance))
        .route("/api/tables/{table}/hint", get(hint))
}

/// A table that somebody wants to make.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Making {
    /// What is agreed: game, options, whether it is listed, clock, talk.
    #[schema(value_type = Object)]
    setup: Setup,
    /// Who shall sit where: `me`, `open`, or a bot by name. Seats that are not named are open.
    #[serde(default)]
    seats: Vec<String>,
}

/// A table.
#[derive(Serialize, ToSchema)]
pub(super) struct Made {
    /// Its name: the end of its link.
    pub(super) table: String,
}

/// Make a table.
#[utoipa::path(
    post, path = "/api/tables", tag = "tables", request_body = Making,
    responses(
        (status = 201, description = "The table is made", body = Made),
        (status = 422, description = "It cannot be made like that", body = super::openapi::Problem),
        (status = 429, description = "Too many in a minute", body = super::openapi::Problem),
    )
)]
pub(super) async fn make(
    State(house): State<Arc<House>>,
    known: Known,
    Address(address): Address,
    Body(making): Body<Making>,
) -> Answer<(StatusCode, Json<Made>)> {
    let lang = known.lang;
    let limited = house.gates.table(address).inspect_err(|_| house.metrics.limited.add(1));
    limited.map_err(|problem| problem.said(lang))?;
    let table = made(&house, &known, making).await.map_err(|problem| problem.said(lang))?;
    Ok((StatusCode::CREATED, Json(Made { table: table.to_string() })))
}

/// Makes the table, then seats people and bots; what cannot be seated stops it, and the table
/// stays as it is by then.
async fn made(house: &Arc<House>, known: &Known, making: Making) -> Result<TableId, Problem> {
    let table = house.create(making.setup, known.guest.secret).await?;
    seat(house, known, &table, making.seats).await?;
    Ok(table)
}

/// Seats the visitor and bots, in the order of the seats.
pub(super) async fn seat(
    house: &Arc<House>,
    known: &Known,
    table: &TableId,
    seats: Vec<String>,
) -> Result<(), Problem> {
    for (place, holder) in seats.into_iter().enumerate() {
        let seat = Seat::checked(place).ok_or(interregnum_table::Refused::NoSuchSeat)?;
        match holder.as_str() {
            "open" => {}
            "me" => drop(sit(house, table, known, Some(seat), request_id()).await?),
            _ => {
                let command = proper(Command::SeatBot { seat, bot: holder }, &known.guest.name)?;
                wish(house, table, known.guest.secret, Wish { id: request_id(), command }).await?;
            }
        }
    }
    Ok(())
}

/// A name for a request of the house's own making.
pub(super) fn request_id() -> RequestId {
    format!("house-{:016x}", chance::number()).parse().expect("letters, digits and a hyphen")
}

/// Asks something of a table in somebody's name.
async fn wish(house: &Arc<House>, table: &TableId, who: SecretHash, wish: Wish) -> Result<Done, Problem> {
    let request = |reply| Request::Ask { who: Box::new(who), wish: Box::new(wish), reply };
    live::ask(house, table, request).await
}

/// Sits down under the name the guest goes by.
pub(super) async fn sit(
    house: &Arc<House>,
    table: &TableId,
    known: &Known,
    seat: Option<Seat>,
    id: RequestId,
) -> Result<Done, Problem> {
    let command = Command::Sit { seat, name: known.guest.name.clone(), commitment: None };
    wish(house, table, known.guest.secret, Wish { id, command }).await
}

/// Look at a table, as whoever asks may see it.
#[utoipa::path(
    get, path = "/api/tables/{table}", tag = "tables",
    params(("table" = String, Path, description = "The table's name")),
    responses(
        (status = 200, description = "The scene", body = super::openapi::Scene),
        (status = 404, description = "There is no such table", body = super::openapi::Problem),
    )
)]
pub(super) async fn look(
    State(house): State<Arc<House>>,
    Path(table): Path<String>,
    visitor: Visitor,
) -> Answer<Json<Box<Scene>>> {
    let seen = async {
        let table: TableId = table.parse().map_err(|_| Problem::NoSuchTable)?;
        live::ask(&house, &table, |reply| Request::Look { who: visitor.who.map(Box::new), reply }).await
    };
    seen.await.map(Json).map_err(|problem: Problem| problem.said(visitor.lang))
}

/// Something asked of a table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Asking {
    /// A name for the request: asked again under the same name, it is done once.
    #[schema(value_type = String)]
    id: RequestId,
    /// What is asked, as over a socket: `{"do":"play","action":"play Go7","turn":3}`.
    #[schema(value_type = Object)]
    command: Command,
}

/// It is done.
#[derive(Serialize, ToSchema)]
pub(super) struct AskDone {
    /// The table's version after it.
    #[schema(value_type = u64)]
    version: Version,
}

/// Ask something of a table: take or leave a seat, play, propose, say.
#[utoipa::path(
    post, path = "/api/tables/{table}/ask", tag = "tables", request_body = Asking,
    params(("table" = String, Path, description = "The table's name")),
    responses(
        (status = 200, description = "It is done and stored", body = AskDone),
        (status = 409, description = "The position has moved, or the seat is taken", body = super::openapi::Problem),
        (status = 422, description = "The table or the rules refuse", body = super::openapi::Problem),
    )
)]
pub(super) async fn ask(
    State(house): State<Arc<House>>,
    Path(table): Path<String>,
    known: Known,
    Body(asking): Body<Asking>,
) -> Answer<Json<AskDone>> {
    let lang = known.lang;
    let done = async {
        let table: TableId = table.parse().map_err(|_| Problem::NoSuchTable)?;
        let command = proper(asking.command, &known.guest.name)?;
        wish(&house, &table, known.guest.secret, Wish { id: asking.id, command }).await
    };
    let Done { version } = done.await.map_err(|problem: Problem| problem.said(lang))?;
    Ok(Json(AskDone { version }))
}

/// What happened at a table so far, as whoever asks may know it: keys of the catalogue with their
/// arguments, action by action, the deal first.
#[utoipa::path(
    get, path = "/api/tables/{table}/story", tag = "tables",
    params(("table" = String, Path, description = "The table's name")),
    responses(
        (status = 200, description = "The chapters", body = [super::openapi::Scene]),
        (status = 404, description = "There is no such table", body = super::openapi::Problem),
    )
)]
pub(super) async fn story(
    State(house): State<Arc<House>>,
    Path(table): Path<String>,
    visitor: Visitor,
) -> Answer<Json<Vec<Chapter>>> {
    let told = async {
        let table: TableId = table.parse().map_err(|_| Problem::NoSuchTable)?;
        live::ask(&house, &table, |reply| Request::Story { who: visitor.who.map(Box::new), reply }).await
    };
    told.await.map(Json).map_err(|problem: Problem| problem.said(visitor.lang))
}

/// The game as whoever asks saw it at a moment of the story.
#[utoipa::path(
    get, path = "/api/tables/{table}/story/{number}", tag = "tables",
    params(
        ("table" = String, Path, description = "The table's name"),
        ("number" = usize, Path, description = "The chapter's number; 0 is the deal"),
    ),
    responses(
        (status = 200, description = "What was seen then", body = super::openapi::Scene),
        (status = 404, description = "There is no such table, or no such moment", body = super::openapi::Problem),
    )
)]
pub(super) async fn glance(
    State(house): State<Arc<House>>,
    Path((table, number)): Path<(String, usize)>,
    visitor: Visitor,
) -> Answer<Json<Glance>> {
    let seen = async {
        let table: TableId = table.parse().map_err(|_| Problem::NoSuchTable)?;
        let who = visitor.who.map(Box::new);
        live::ask(&house, &table, |reply| Request::Glance { who, number, reply }).await
    };
    seen.await.map(Json).map_err(|problem: Problem| problem.said(visitor.lang))
}

/// What a strong bot would do in one's place, the best first; for games against bots only.
#[utoipa::path(
    get, path = "/api/tables/{table}/hint", tag = "tables",
    params(("table" = String, Path, description = "The table's name")),
    responses(
        (status = 200, description = "Every action with its chance", body = [super::openapi::Scene]),
        (status = 422, description = "Other people play, or it is not one's turn", body = super::openapi::Problem),
    )
)]
pub(super) async fn hint(
    State(house): State<Arc<House>>,
    Path(table): Path<String>,
    known: Known,
) -> Answer<Json<Vec<Advice>>> {
    let asked = async {
        let table: TableId = table.parse().map_err(|_| Problem::NoSuchTable)?;
        let who = Box::new(known.guest.secret);
        live::ask(&house, &table, |reply| Request::Advise { who, reply }).await
    };
    let question = asked.await.map_err(|problem: Problem| problem.said(known.lang))?;
    Ok(Json(house.bots.advise(question).await))
}
