//! The administrators' interface: status of all tables, and an announcement.

use super::body::{ApiResult, JsonBody};
use super::lobby::array;
use crate::api_error::{ApiError, LocalizedError};
use crate::app::App;
use crate::identity::{RequestLang, bearer};
use crate::live::{self, TableRequest};
use crate::peers::{Announcement, Peers};
use axum::extract::{FromRef, FromRequestParts, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::Response;
use axum::routing::{get, post};
use axum::{Json, Router};
use interregnum_store::TableFilter;
use interregnum_text::Lang;
use serde::{Deserialize, Serialize};
use std::sync::{Arc, PoisonError};
use std::time::Duration;
use tokio::task::AbortHandle;
use utoipa::ToSchema;

/// The greatest number of tables in a list.
const LONGEST: u32 = 1000;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/admin/tables", get(all_tables))
        .route("/api/admin/live", get(live_tables))
        .route("/api/admin/notice", post(post_notice).delete(withdraw_notice))
}

/// Whether a token is the right one; how long that takes tells nothing about it.
pub(super) fn same(right: &str, shown: Option<&str>) -> bool {
    let shown = shown.unwrap_or_default().as_bytes();
    let differ = right
        .bytes()
        .enumerate()
        .fold(0, |differ, (place, byte)| differ | (byte ^ shown.get(place).copied().unwrap_or(0)));
    differ == 0 && shown.len() == right.len()
}

/// An administrator.
pub(super) struct Admin(Lang);

impl<S: Send + Sync> FromRequestParts<S> for Admin
where
    Arc<App>: FromRef<S>,
{
    type Rejection = LocalizedError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, LocalizedError> {
        let app = Arc::<App>::from_ref(state);
        let RequestLang(lang) = RequestLang::of(parts.uri.query(), &parts.headers);
        let token = app.config.admin_token.as_deref();
        let right = token.is_some_and(|token| same(token, bearer(&parts.headers)));
        if right { Ok(Self(lang)) } else { Err(ApiError::NotAdmin.localized(lang)) }
    }
}

/// All tables, private ones too, as everybody may see them: no hand and no secret is among it.
#[utoipa::path(
    get, path = "/api/admin/tables", tag = "admin", security(("admin" = [])),
    responses(
        (status = 200, description = "The tables, the newest first", body = [super::messages::Summary]),
        (status = 401, description = "Not the admin token", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn all_tables(State(app): State<Arc<App>>, Admin(lang): Admin) -> ApiResult<Response> {
    let found = app.store.list(TableFilter::all(LONGEST)).await;
    Ok(array(&found.map_err(|error| ApiError::from(error).localized(lang))?))
}

/// Tables in memory.
#[derive(Serialize, ToSchema)]
pub(super) struct LiveTableIds {
    /// Their names.
    tables: Vec<String>,
}

/// The tables in memory.
#[utoipa::path(
    get, path = "/api/admin/live", tag = "admin", security(("admin" = [])),
    responses((status = 200, description = "Their names", body = LiveTableIds))
)]
pub(super) async fn live_tables(
    State(app): State<Arc<App>>,
    Admin(lang): Admin,
) -> ApiResult<Json<LiveTableIds>> {
    let ids = match &app.peers {
        Some(peers) => {
            let owned = peers.cluster.store().owned().await;
            owned.map_err(|error| ApiError::from(error).localized(lang))?.into_iter().collect()
        }
        None => app.tables.ids(),
    };
    Ok(Json(LiveTableIds { tables: ids.iter().map(ToString::to_string).collect() }))
}

/// A word to everybody.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Notice {
    /// What to tell; an empty text takes the last one back.
    text: String,
    /// If given, the server shuts down after this many seconds; this replaces an earlier notice's time.
    #[serde(default)]
    close_in: Option<u32>,
}

/// Shows a notice at every table, also to clients that connect later, and may shut the server down.
#[utoipa::path(
    post, path = "/api/admin/notice", tag = "admin", request_body = Notice, security(("admin" = [])),
    responses((status = 204, description = "The notice is shown"))
)]
pub(super) async fn post_notice(
    State(app): State<Arc<App>>,
    _admin: Admin,
    JsonBody(notice): JsonBody<Notice>,
) -> StatusCode {
    let Notice { text, close_in } = notice;
    match &app.peers {
        Some(peers) => {
            let stored = Some(text.as_str()).filter(|text| !text.is_empty());
            store_notice(peers, stored).await;
            peers.announce(&Announcement::Notice { text, close_in }).await;
        }
        None => show_notice(&app, text, close_in).await,
    }
    StatusCode::NO_CONTENT
}

/// Keeps the notice for nodes that start later.
async fn store_notice(peers: &Peers, text: Option<&str>) {
    if let Err(error) = peers.cluster.store().set_notice(text).await {
        tracing::error!(code = error.code(), %error, "announcement not stored: nodes that start later do not show it");
    }
}

/// Shows a notice at the tables of this server, and plans its shutdown.
pub(crate) async fn show_notice(app: &Arc<App>, text: String, close_in: Option<u32>) {
    tracing::info!(shutdown_in_s = close_in, "announcement sent to all tables");
    tell_everybody(app, text).await;
    if let Some(seconds) = close_in {
        let closing = Arc::clone(app);
        let shutdown = tokio::spawn(async move {
            tokio::time::sleep(Duration::from_secs(seconds.into())).await;
            closing.close();
        });
        plan_shutdown(app, Some(shutdown.abort_handle()));
    }
}

/// Take the last notice back, and call off the shutdown that a notice has announced.
#[utoipa::path(
    delete, path = "/api/admin/notice", tag = "admin", security(("admin" = [])),
    responses((status = 204, description = "There is no notice, and no shutdown is planned"))
)]
pub(super) async fn withdraw_notice(State(app): State<Arc<App>>, _admin: Admin) -> StatusCode {
    match &app.peers {
        Some(peers) => {
            store_notice(peers, None).await;
            peers.announce(&Announcement::Withdrawn).await;
        }
        None => hide_notice(&app).await,
    }
    StatusCode::NO_CONTENT
}

/// Takes the notice back at the tables of this server, and calls its shutdown off.
pub(crate) async fn hide_notice(app: &Arc<App>) {
    let planned = plan_shutdown(app, None);
    tracing::info!(shutdown_called_off = planned, "announcement withdrawn");
    tell_everybody(app, String::new()).await;
}

/// Tells those who are here, and those who come later; an empty text takes the last notice back.
async fn tell_everybody(app: &Arc<App>, text: String) {
    app.set_notice(Some(text.clone()).filter(|text| !text.is_empty()));
    for table in app.tables.ids() {
        live::send(app, &table, TableRequest::Notice(text.clone())).await;
    }
}

/// Replaces the planned shutdown; whether there was one.
fn plan_shutdown(app: &App, shutdown: Option<AbortHandle>) -> bool {
    let mut planned = app.shutdown.lock().unwrap_or_else(PoisonError::into_inner);
    let before = std::mem::replace(&mut *planned, shutdown);
    before.as_ref().inspect(|before| before.abort()).is_some()
}

#[cfg(test)]
mod tests {
    use super::same;

    #[test]
    fn only_the_token_opens_the_door() {
        assert!(same("0123456789abcdef", Some("0123456789abcdef")));
        for wrong in
            [None, Some(""), Some("0123456789abcde"), Some("0123456789abcdeg"), Some("0123456789abcdef0")]
        {
            assert!(!same("0123456789abcdef", wrong), "{wrong:?}");
        }
    }
}
