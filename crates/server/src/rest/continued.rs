//! A new game from a position of a finished one.

use super::body::{Answer, Body};
use super::records::{Which, finished};
use super::tables::{Made, seat};
use crate::house::House;
use crate::problem::Problem;
use crate::visitor::{Address, Known};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::routing::post;
use axum::{Json, Router};
use interregnum_kernel::Viewer;
use interregnum_table::{Continuation, Source, TableId};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

pub(super) fn router() -> Router<Arc<House>> {
    Router::new().route("/api/tables/{table}/record/{number}/continue", post(resume))
}

/// Who plays on.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Continuing {
    /// Who sits where: `me`, `open`, or a bot by name. Seats that are not named are open.
    seats: Vec<String>,
}

/// Make a table that goes on from a move of a finished game; it is marked as a continuation.
#[utoipa::path(
    post, path = "/api/tables/{table}/record/{number}/continue", tag = "records", request_body = Continuing,
    params(
        ("table" = String, Path, description = "The table's name"),
        ("number" = usize, Path, description = "How many moves have been made; 0 is the deal"),
        ("round" = Option<usize>, Query, description = "Which game of the table, from 1; else the last that is over"),
    ),
    responses(
        (status = 201, description = "The table is made", body = Made),
        (status = 404, description = "There is no such table, or no such move", body = super::openapi::Problem),
        (status = 422, description = "The game is not over, or ends with this move", body = super::openapi::Problem),
        (status = 429, description = "Too many in a minute", body = super::openapi::Problem),
    )
)]
pub(super) async fn resume(
    State(house): State<Arc<House>>,
    Path((table, number)): Path<(String, usize)>,
    Query(which): Query<Which>,
    known: Known,
    Address(address): Address,
    Body(continuing): Body<Continuing>,
) -> Answer<(StatusCode, Json<Made>)> {
    let lang = known.lang;
    let limited = house.gates.table(address).inspect_err(|_| house.metrics.limited.add(1));
    limited.map_err(|problem| problem.said(lang))?;
    let made = async {
        let over = finished(&house, &table, which.round).await?;
        let table = resumed(&house, &known, &over, number).await?;
        seat(&house, &known, &table, continuing.seats).await?;
        Ok(table)
    };
    let table = made.await.map_err(|problem: Problem| problem.said(lang))?;
    Ok((StatusCode::CREATED, Json(Made { table: table.to_string() })))
}

/// Makes the table; nobody sits there yet.
async fn resumed(
    house: &House,
    known: &Known,
    over: &interregnum_table::Table,
    moves: usize,
) -> Result<TableId, Problem> {
    let record = over.record().ok_or(Problem::NotOver)?;
    let round = over.now(Viewer::Spectator).round;
    let source = Source { table: over.id().clone(), round, moves };
    let (setup, continuation) = Continuation::of(&record, source).ok_or(Problem::NoSuchMove)??;
    house.resume(setup, known.guest.secret, continuation).await
}
