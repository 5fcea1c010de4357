//! The log of what moderators and operators did.

use super::{LONGEST, ModeratorPerson};
use crate::api_error::ApiError;
use crate::app::App;
use crate::rest::body::ApiResult;
use axum::Json;
use axum::extract::State;
use interregnum_store::LogEntry;
use interregnum_table::Time;
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// Something that a moderator or an operator did.
#[derive(Serialize, ToSchema)]
pub(in crate::rest) struct LoggedAction {
    /// When, in milliseconds since 1970.
    #[schema(value_type = u64)]
    at: Time,
    /// The moderator's name; empty for an operator, or a moderator who has gone.
    by: String,
    /// Whether it was an operator.
    operator: bool,
    /// What was done.
    action: String,
    /// The person concerned; empty if there is none, or they have gone.
    name: String,
    /// Why.
    reason: String,
}

impl From<LogEntry> for LoggedAction {
    fn from(entry: LogEntry) -> Self {
        let LogEntry { at, by, by_name, action, name, reason, .. } = entry;
        Self { at, by: by_name, operator: by.is_none(), action: action.word().to_owned(), name, reason }
    }
}

/// What moderators and operators did, the latest first.
#[utoipa::path(
    get, path = "/api/moderation/log", tag = "moderation",
    responses((status = 200, description = "The last actions", body = [LoggedAction]))
)]
pub(in crate::rest) async fn show_log(
    State(app): State<Arc<App>>,
    moderator: ModeratorPerson,
) -> ApiResult<Json<Vec<LoggedAction>>> {
    let found = app.store.moderation_log(LONGEST).await;
    let found = found.map_err(|error| ApiError::from(error).localized(moderator.lang))?;
    Ok(Json(found.into_iter().map(LoggedAction::from).collect()))
}
