//! Blocks: people whom one does not want to meet.

use super::body::{ApiResult, JsonBody};
use super::subject::Subject;
use crate::api_error::ApiError;
use crate::app::App;
use crate::extract::Path;
use crate::identity::AuthenticatedPerson;
use crate::live::{self, TableRequest};
use crate::moderation::{ModerationError, change, new_id};
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{delete, get};
use axum::{Json, Router};
use interregnum_store::{Block, ModerationChange, TableFilter};
use interregnum_table::{PersonId, Time};
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// At how many of one's own tables a block is heard of at once; elsewhere with the next connection.
const TABLES: u32 = 20;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/me/blocks", get(list_blocks).post(block_person))
        .route("/api/me/blocks/{block}", delete(unblock_person))
}

/// Somebody whom one has blocked.
#[derive(Serialize, ToSchema)]
pub(super) struct BlockedPerson {
    /// The id of the block, by which it is taken back.
    id: String,
    /// The present name of the person.
    name: String,
    /// Since when, in milliseconds since 1970.
    #[schema(value_type = u64)]
    since: Time,
}

impl From<Block> for BlockedPerson {
    fn from(block: Block) -> Self {
        Self { id: block.id.to_string(), name: block.name, since: block.at }
    }
}

/// Whom one has blocked, the latest first.
#[utoipa::path(
    get, path = "/api/me/blocks", tag = "people",
    responses((status = 200, description = "The people", body = [BlockedPerson]))
)]
pub(super) async fn list_blocks(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
) -> ApiResult<Json<Vec<BlockedPerson>>> {
    let found = app.store.blocks(known.person.id).await;
    let found = found.map_err(|error| ApiError::from(error).localized(known.lang))?;
    Ok(Json(found.into_iter().map(BlockedPerson::from).collect()))
}

/// Block somebody.
///
/// What they say is not delivered, quick games do not bring the two together, and they cannot sit down at listed tables
/// of the person who blocks. A table that is not listed is open to everybody who has its link; its host can unseat
/// them.
#[utoipa::path(
    post, path = "/api/me/blocks", tag = "people", request_body = Subject,
    responses(
        (status = 204, description = "The person is blocked"),
        (status = 404, description = "There is nobody there", body = super::messages::ErrorBody),
        (status = 422, description = "Nobody blocks themselves", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn block_person(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
    JsonBody(subject): JsonBody<Subject>,
) -> ApiResult<StatusCode> {
    let person = known.person.id;
    let blocked = async {
        let blocked = subject.find(&app, person).await?.person;
        let (id, at) = (new_id(), app.clock.now());
        let block = Block { id, person, blocked: blocked.id, name: blocked.name, at };
        // Who is blocked already stays so.
        change(&app, ModerationChange::Blocked(block)).await?;
        tell_tables(&app, person).await
    };
    blocked.await.map_err(|error: ApiError| error.localized(known.lang))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Take a block back.
#[utoipa::path(
    delete, path = "/api/me/blocks/{block}", tag = "people",
    params(("block" = String, Path, description = "The id of the block")),
    responses(
        (status = 204, description = "The person is not blocked any longer"),
        (status = 404, description = "There is no such block", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn unblock_person(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
    Path(block): Path<String>,
) -> ApiResult<StatusCode> {
    let person = known.person.id;
    let unblocked = async {
        let block = block.parse().map_err(|_| ModerationError::NoSuchBlock)?;
        if !change(&app, ModerationChange::Unblocked { person, block }).await? {
            return Err(ModerationError::NoSuchBlock.into());
        }
        tell_tables(&app, person).await
    };
    unblocked.await.map_err(|error: ApiError| error.localized(known.lang))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Tells the tables at which a person has a seat that their blocks have changed.
async fn tell_tables(app: &Arc<App>, person: PersonId) -> Result<(), ApiError> {
    let own = TableFilter { holder: Some(person), ..TableFilter::all(TABLES) };
    let own = app.store.list(own).await?;
    let live = app.live_among(&own).await?;
    for listed in own.into_iter().filter(|listed| live.contains(&listed.table)) {
        live::send(app, &listed.table, TableRequest::BlocksChanged(Box::new(person))).await;
    }
    Ok(())
}
