//! Sanctions: warning, muting and banning somebody who was reported, and taking that back.

use super::queue::report;
use super::{ActionReason, ModeratorPerson};
use crate::api_error::ApiError;
use crate::app::App;
use crate::extract::Path;
use crate::moderation::{self, ModerationError, change, log_entry, new_id};
use crate::rest::body::{ApiResult, JsonBody};
use crate::rest::messages::ErrorBody;
use crate::rest::reports::checked_text;
use crate::rest::standing::SanctionWord;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use interregnum_store::{ActionKind, ModerationChange, Report, Sanction, SanctionKind, SanctionTarget};
use interregnum_table::{PersonId, Span, Time};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// The longest sanction with an end, in hours: ten years.
const MOST_HOURS: u32 = 10 * 366 * 24;

/// A sanction that holds now.
#[derive(Serialize, ToSchema)]
pub(in crate::rest) struct RunningSanction {
    /// Its id, by which it is taken back.
    id: String,
    /// What it does.
    kind: SanctionWord,
    /// The person concerned; empty if it is a network.
    name: String,
    /// Whether it is the ban of a network. Its addresses are not shown.
    network: bool,
    /// Why.
    reason: String,
    /// Since when, in milliseconds since 1970.
    #[schema(value_type = u64)]
    since: Time,
    /// Until when; absent without an end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u64>)]
    until: Option<Time>,
}

impl From<Sanction> for RunningSanction {
    fn from(sanction: Sanction) -> Self {
        let network = !matches!(sanction.target, SanctionTarget::Person(_));
        let Sanction { id, kind, name, reason, at, until, .. } = sanction;
        Self { id: id.to_string(), kind: kind.into(), name, network, reason, since: at, until }
    }
}

/// What shall happen to the person who is reported.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(in crate::rest) enum SanctionWish {
    /// They are shown the reason.
    Warning,
    /// They cannot talk.
    Mute,
    /// They cannot play with others.
    Ban,
    /// Guests from their network cannot play with others.
    BanNetwork,
}

/// A sanction.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::rest) struct NewSanction {
    /// What shall happen.
    kind: SanctionWish,
    /// For how many hours; without it, without an end.
    #[serde(default)]
    hours: Option<u32>,
    /// Why: the person concerned reads it. At most 1000 characters.
    #[schema(min_length = 1)]
    reason: String,
}

/// Warn, mute or ban the person who is reported, and close the report.
#[utoipa::path(
    post, path = "/api/moderation/reports/{report}/sanction", tag = "moderation", request_body = NewSanction,
    params(("report" = String, Path, description = "The id of the report")),
    responses(
        (status = 201, description = "It holds", body = RunningSanction),
        (status = 409, description = "The report was closed before", body = ErrorBody),
        (status = 422, description = "There is no reason, or the network is not known", body = ErrorBody),
    )
)]
pub(in crate::rest) async fn sanction_person(
    State(app): State<Arc<App>>,
    moderator: ModeratorPerson,
    Path(id): Path<String>,
    JsonBody(wanted): JsonBody<NewSanction>,
) -> ApiResult<(StatusCode, Json<RunningSanction>)> {
    let sanctioned = async {
        let report = report(&app, &id).await?;
        if report.closed.is_some() {
            return Err(ModerationError::ReportClosed.into());
        }
        if report.accused == moderator.person {
            return Err(ModerationError::Yourself.into());
        }
        let sanction = sanction_of(&app, &report, wanted, moderator.person).await?;
        let action = ActionKind::from(sanction.kind);
        let about = (Some(report.accused), sanction.id);
        let log = log_entry(&app, moderator.person, action, about, sanction.reason.clone());
        change(&app, ModerationChange::Sanctioned { sanction: sanction.clone(), log }).await?;
        moderation::refresh(&app).await?;
        tracing::info!(sanction = %sanction.id, kind = sanction.kind.word(), "sanction by a moderator");
        Ok((StatusCode::CREATED, Json(RunningSanction::from(sanction))))
    };
    sanctioned.await.map_err(|error: ApiError| error.localized(moderator.lang))
}

async fn sanction_of(
    app: &App,
    report: &Report,
    NewSanction { kind, hours, reason }: NewSanction,
    by: PersonId,
) -> Result<Sanction, ApiError> {
    let at = app.clock.now();
    let (kind, target) = match kind {
        SanctionWish::Warning => (SanctionKind::Warning, SanctionTarget::Person(report.accused)),
        SanctionWish::Mute => (SanctionKind::Mute, SanctionTarget::Person(report.accused)),
        SanctionWish::Ban => (SanctionKind::Ban, SanctionTarget::Person(report.accused)),
        SanctionWish::BanNetwork => {
            let network = app.store.network_of(report.accused).await?.ok_or(ModerationError::NoNetwork)?;
            (SanctionKind::Ban, SanctionTarget::Network(network))
        }
    };
    let is_person = matches!(target, SanctionTarget::Person(_));
    Ok(Sanction {
        id: new_id(),
        kind,
        target,
        name: if is_person { report.name.clone() } else { String::new() },
        reason: checked_text(&reason, true)?,
        by: Some(by),
        at,
        until: hours.map(|hours| at + Span::seconds(u64::from(hours.min(MOST_HOURS)) * 3600)),
        report: Some(report.id),
        read: None,
        lifted: None,
    })
}

/// The mutes and bans that hold now, the latest first.
#[utoipa::path(
    get, path = "/api/moderation/sanctions", tag = "moderation",
    responses((status = 200, description = "The sanctions", body = [RunningSanction]))
)]
pub(in crate::rest) async fn list_sanctions(
    State(app): State<Arc<App>>,
    moderator: ModeratorPerson,
) -> ApiResult<Json<Vec<RunningSanction>>> {
    let found = app.store.sanctions(app.clock.now()).await;
    let found = found.map_err(|error| ApiError::from(error).localized(moderator.lang))?;
    Ok(Json(found.into_iter().map(RunningSanction::from).collect()))
}

/// Take a sanction back.
#[utoipa::path(
    post, path = "/api/moderation/sanctions/{sanction}/lift", tag = "moderation", request_body = ActionReason,
    params(("sanction" = String, Path, description = "The id of the sanction")),
    responses(
        (status = 204, description = "It does not hold any longer"),
        (status = 404, description = "There is no such sanction, or it was lifted before", body = ErrorBody),
    )
)]
pub(in crate::rest) async fn lift_sanction(
    State(app): State<Arc<App>>,
    moderator: ModeratorPerson,
    Path(id): Path<String>,
    JsonBody(ActionReason { reason }): JsonBody<ActionReason>,
) -> ApiResult<StatusCode> {
    let lifted = async {
        let reason = checked_text(&reason, true)?;
        let id = id.parse().map_err(|_| ModerationError::NoSuchSanction)?;
        let sanction = app.store.sanction(id).await?.ok_or(ModerationError::NoSuchSanction)?;
        let person = match sanction.target {
            SanctionTarget::Person(person) => Some(person),
            SanctionTarget::Network(_) | SanctionTarget::Addresses(_) => None,
        };
        let log = log_entry(&app, moderator.person, ActionKind::Lifted, (person, id), reason);
        if !change(&app, ModerationChange::Lifted { sanction: id, log }).await? {
            return Err(ModerationError::NoSuchSanction.into());
        }
        moderation::refresh(&app).await?;
        Ok(StatusCode::NO_CONTENT)
    };
    lifted.await.map_err(|error: ApiError| error.localized(moderator.lang))
}
