//! What moderation means for oneself: sanctions with reason and end, and games that one left.

use super::body::ApiResult;
use crate::api_error::ApiError;
use crate::app::App;
use crate::extract::Path;
use crate::identity::AuthenticatedPerson;
use crate::moderation::{ModerationError, change, departures};
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{get, post};
use axum::{Json, Router};
use interregnum_people::DEPARTURES_FREE;
use interregnum_store::{ModerationChange, Sanction, SanctionKind};
use interregnum_table::Time;
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/me/standing", get(standing))
        .route("/api/me/standing/{sanction}/read", post(read_sanction))
}

/// What a sanction does.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum SanctionWord {
    Warning,
    Mute,
    Ban,
}

impl From<SanctionKind> for SanctionWord {
    fn from(kind: SanctionKind) -> Self {
        match kind {
            SanctionKind::Warning => Self::Warning,
            SanctionKind::Mute => Self::Mute,
            SanctionKind::Ban => Self::Ban,
        }
    }
}

/// A sanction, as the person concerned sees it.
#[derive(Serialize, ToSchema)]
pub(super) struct OwnSanction {
    /// Its id.
    id: String,
    /// What it does.
    kind: SanctionWord,
    /// Why.
    reason: String,
    /// Since when, in milliseconds since 1970.
    #[schema(value_type = u64)]
    since: Time,
    /// Until when; absent without an end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u64>)]
    until: Option<Time>,
    /// When it was taken back; absent if it was not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u64>)]
    lifted: Option<Time>,
}

impl From<Sanction> for OwnSanction {
    fn from(sanction: Sanction) -> Self {
        let Sanction { id, kind, reason, at, until, lifted, .. } = sanction;
        Self { id: id.to_string(), kind: kind.into(), reason, since: at, until, lifted }
    }
}

/// What moderation means for oneself.
#[derive(Serialize, ToSchema)]
pub(super) struct Standing {
    /// Mutes and bans that hold now, and warnings that were not confirmed; the latest first.
    sanctions: Vec<OwnSanction>,
    /// How many games one left and lost in the last seven days.
    departures: usize,
    /// How many of them cost nothing.
    departures_free: usize,
    /// Until when one is not matched because of them; absent if one is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u64>)]
    wait_until: Option<Time>,
    /// Whether one is a moderator.
    moderator: bool,
}

/// One's own sanctions, and the games that one left.
#[utoipa::path(
    get, path = "/api/me/standing", tag = "people",
    responses(
        (status = 200, description = "How one stands", body = Standing),
        (status = 401, description = "No secret was shown, or nobody has it", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn standing(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
) -> ApiResult<Json<Standing>> {
    let person = known.person.id;
    let found = async {
        let now = app.clock.now();
        let is_shown = |sanction: &Sanction| match sanction.kind {
            SanctionKind::Warning => sanction.lifted.is_none() && sanction.read.is_none(),
            SanctionKind::Mute | SanctionKind::Ban => sanction.holds(now),
        };
        let sanctions = app.store.sanctions_of(person).await?.into_iter().filter(is_shown);
        let (departures, wait_until) = departures(&app, person).await?;
        Ok(Standing {
            sanctions: sanctions.map(OwnSanction::from).collect(),
            departures,
            departures_free: DEPARTURES_FREE,
            wait_until,
            moderator: app.store.is_moderator(person).await?,
        })
    };
    found.await.map(Json).map_err(|error: ApiError| error.localized(known.lang))
}

/// Confirm that one has read a warning; it is not shown again.
#[utoipa::path(
    post, path = "/api/me/standing/{sanction}/read", tag = "people",
    params(("sanction" = String, Path, description = "The id of the sanction")),
    responses(
        (status = 204, description = "It is confirmed"),
        (status = 404, description = "There is no such sanction", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn read_sanction(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
    Path(sanction): Path<String>,
) -> ApiResult<StatusCode> {
    let read = async {
        let sanction = sanction.parse().map_err(|_| ModerationError::NoSuchSanction)?;
        let (person, at) = (known.person.id, app.clock.now());
        if change(&app, ModerationChange::SanctionRead { person, sanction, at }).await? {
            Ok(StatusCode::NO_CONTENT)
        } else {
            Err(ModerationError::NoSuchSanction.into())
        }
    };
    read.await.map_err(|error: ApiError| error.localized(known.lang))
}
