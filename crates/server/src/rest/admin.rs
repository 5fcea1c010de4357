//! For those who run the house: what is going on, and a word to everybody.

use super::body::{Answer, Body};
use super::lobby::array;
use crate::house::House;
use crate::live::{self, Request};
use crate::problem::{Problem, Said};
use crate::visitor::{Speaks, bearer};
use axum::extract::{FromRef, FromRequestParts, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::Response;
use axum::routing::{get, post};
use axum::{Json, Router};
use interregnum_store::Listing;
use interregnum_text::Lang;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Duration;
use utoipa::ToSchema;

/// A list has so many tables at most.
const LONGEST: u32 = 1000;

pub(super) fn router() -> Router<Arc<House>> {
    Router::new()
        .route("/api/admin/tables", get(tables))
        .route("/api/admin/live", get(live_tables))
        .route("/api/admin/notice", post(notice))
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

/// Somebody who runs the house.
pub(super) struct Admin(Lang);

impl<S: Send + Sync> FromRequestParts<S> for Admin
where
    Arc<House>: FromRef<S>,
{
    type Rejection = Said;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Said> {
        let house = Arc::<House>::from_ref(state);
        let Speaks(lang) = Speaks::of(parts.uri.query(), &parts.headers);
        let token = house.config.admin_token.as_deref();
        let right = token.is_some_and(|token| same(token, bearer(&parts.headers)));
        if right { Ok(Self(lang)) } else { Err(Problem::NotAdmin.said(lang)) }
    }
}

/// All tables, private ones too, as everybody may see them: no hand and no secret is among it.
#[utoipa::path(
    get, path = "/api/admin/tables", tag = "admin", security(("admin" = [])),
    responses(
        (status = 200, description = "The tables, the newest first", body = [super::openapi::Summary]),
        (status = 401, description = "Not the admin token", body = super::openapi::Problem),
    )
)]
pub(super) async fn tables(State(house): State<Arc<House>>, Admin(lang): Admin) -> Answer<Response> {
    let found = house.store.list(Listing::all(LONGEST)).await;
    Ok(array(&found.map_err(|error| Problem::from(error).said(lang))?))
}

/// Tables in memory.
#[derive(Serialize, ToSchema)]
pub(super) struct Live {
    /// Their names.
    tables: Vec<String>,
}

/// The tables in memory.
#[utoipa::path(
    get, path = "/api/admin/live", tag = "admin", security(("admin" = [])),
    responses((status = 200, description = "Their names", body = Live))
)]
pub(super) async fn live_tables(State(house): State<Arc<House>>, _admin: Admin) -> Json<Live> {
    Json(Live { tables: house.tables.ids().iter().map(ToString::to_string).collect() })
}

/// A word to everybody.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Notice {
    /// What to tell; an empty text takes the last one back.
    text: String,
    /// If given, the house closes after so many seconds.
    #[serde(default)]
    close_in: Option<u32>,
}

/// Tell everybody at every table something, and whoever comes later too; then perhaps close.
#[utoipa::path(
    post, path = "/api/admin/notice", tag = "admin", request_body = Notice, security(("admin" = [])),
    responses((status = 204, description = "It is told"))
)]
pub(super) async fn notice(
    State(house): State<Arc<House>>,
    _admin: Admin,
    Body(notice): Body<Notice>,
) -> StatusCode {
    tracing::info!(close_in = notice.close_in, "a notice to everybody");
    house.set_notice(Some(notice.text.clone()).filter(|text| !text.is_empty()));
    for table in house.tables.ids() {
        live::send(&house, &table, Request::Notice(notice.text.clone())).await;
    }
    if let Some(seconds) = notice.close_in {
        let house = Arc::clone(&house);
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_secs(seconds.into())).await;
            house.close();
        });
    }
    StatusCode::NO_CONTENT
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
