//! The queue of reports: what a moderator sees of them, and closing one without a sanction.

use super::log::LoggedAction;
use super::sanctions::RunningSanction;
use super::{ActionReason, LONGEST, ModeratorPerson};
use crate::api_error::ApiError;
use crate::app::App;
use crate::extract::{Path, Query};
use crate::moderation::{ModerationError, change, log_entry};
use crate::rest::body::{ApiResult, JsonBody};
use crate::rest::messages::ErrorBody;
use crate::rest::reports::{ReportedLine, checked_text};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use interregnum_store::{ActionKind, ModerationChange, Report, SanctionKind};
use interregnum_table::Time;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// Which reports.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(in crate::rest) struct ReportQuery {
    closed: bool,
}

/// A report in the queue.
#[derive(Serialize, ToSchema)]
pub(in crate::rest) struct QueuedReport {
    /// Its id.
    id: String,
    /// When it was written, in milliseconds since 1970.
    #[schema(value_type = u64)]
    at: Time,
    /// The name of who is reported, at that time.
    name: String,
    /// Who reported; empty if they have gone.
    reporter: String,
    /// Why: a word of the list.
    reason: String,
    /// What the reporter wrote.
    text: String,
    /// The table, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<String>,
    /// Which game of the table, from 1; 0 before the first.
    round: u32,
    /// When it was closed; absent if it is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u64>)]
    closed: Option<Time>,
}

impl From<&Report> for QueuedReport {
    fn from(report: &Report) -> Self {
        Self {
            id: report.id.to_string(),
            at: report.at,
            name: report.name.clone(),
            reporter: report.reporter_name.clone(),
            reason: report.reason.clone(),
            text: report.text.clone(),
            table: report.table.as_ref().map(ToString::to_string),
            round: report.round,
            closed: report.closed,
        }
    }
}

/// A report with everything that a moderator needs.
#[derive(Serialize, ToSchema)]
pub(in crate::rest) struct ReportDetail {
    /// The report.
    report: QueuedReport,
    /// The present name of who is reported.
    name_now: String,
    /// Whether they have an account.
    account: bool,
    /// The last lines of the table's talk.
    chat: Vec<ReportedLine>,
    /// How many reports there are about this person, this one included.
    about: u32,
    /// How many reports the reporter has written, this one included.
    by_reporter: u32,
    /// Earlier actions about this person, the latest first.
    earlier: Vec<LoggedAction>,
    /// Sanctions of this person that hold now.
    sanctions: Vec<RunningSanction>,
    /// Whether the person's network can be banned.
    network: bool,
}

/// The queue: open reports, the oldest first; or closed ones, the latest first.
#[utoipa::path(
    get, path = "/api/moderation/reports", tag = "moderation",
    params(("closed" = Option<bool>, Query, description = "Closed reports, and not open ones")),
    responses(
        (status = 200, description = "The reports", body = [QueuedReport]),
        (status = 403, description = "Only moderators may see them", body = ErrorBody),
    )
)]
pub(in crate::rest) async fn list_reports(
    State(app): State<Arc<App>>,
    moderator: ModeratorPerson,
    Query(ReportQuery { closed }): Query<ReportQuery>,
) -> ApiResult<Json<Vec<QueuedReport>>> {
    let found = app.store.reports(closed, LONGEST).await;
    let found = found.map_err(|error| ApiError::from(error).localized(moderator.lang))?;
    Ok(Json(found.iter().map(QueuedReport::from).collect()))
}

pub(super) async fn report(app: &App, id: &str) -> Result<Report, ApiError> {
    let id = id.parse().map_err(|_| ModerationError::NoSuchReport)?;
    app.store.report(id).await?.ok_or_else(|| ModerationError::NoSuchReport.into())
}

/// A report with the talk, earlier actions, and what holds now.
#[utoipa::path(
    get, path = "/api/moderation/reports/{report}", tag = "moderation",
    params(("report" = String, Path, description = "The id of the report")),
    responses(
        (status = 200, description = "The report", body = ReportDetail),
        (status = 404, description = "There is no such report", body = ErrorBody),
    )
)]
pub(in crate::rest) async fn show_report(
    State(app): State<Arc<App>>,
    moderator: ModeratorPerson,
    Path(id): Path<String>,
) -> ApiResult<Json<ReportDetail>> {
    let shown = async {
        let report = report(&app, &id).await?;
        let accused = app.store.person(report.accused).await?;
        let now = app.clock.now();
        let sanctions = app.store.sanctions_of(report.accused).await?;
        let holding = sanctions
            .into_iter()
            .filter(|sanction| sanction.kind != SanctionKind::Warning && sanction.holds(now));
        let earlier = app.store.moderation_log_of(report.accused).await?;
        Ok(ReportDetail {
            name_now: accused.as_ref().map_or_else(String::new, |person| person.name.clone()),
            account: accused.is_some_and(|person| person.has_account),
            // What an earlier release wrote and this one cannot read is left out.
            chat: serde_json::from_str(&report.chat).unwrap_or_default(),
            about: app.store.reports_about(report.accused).await?,
            by_reporter: app.store.reports_by(report.reporter).await?,
            earlier: earlier.into_iter().map(LoggedAction::from).collect(),
            sanctions: holding.map(RunningSanction::from).collect(),
            network: app.store.network_of(report.accused).await?.is_some(),
            report: QueuedReport::from(&report),
        })
    };
    shown.await.map(Json).map_err(|error: ApiError| error.localized(moderator.lang))
}

/// Close a report without a sanction.
#[utoipa::path(
    post, path = "/api/moderation/reports/{report}/dismiss", tag = "moderation", request_body = ActionReason,
    params(("report" = String, Path, description = "The id of the report")),
    responses(
        (status = 204, description = "The report is closed"),
        (status = 409, description = "It was closed before", body = ErrorBody),
    )
)]
pub(in crate::rest) async fn dismiss_report(
    State(app): State<Arc<App>>,
    moderator: ModeratorPerson,
    Path(id): Path<String>,
    JsonBody(ActionReason { reason }): JsonBody<ActionReason>,
) -> ApiResult<StatusCode> {
    let dismissed = async {
        let reason = checked_text(&reason, true)?;
        let report = report(&app, &id).await?;
        let about = (Some(report.accused), report.id);
        let log = log_entry(&app, moderator.person, ActionKind::Dismissed, about, reason);
        if change(&app, ModerationChange::ReportDismissed { report: report.id, log }).await? {
            Ok(StatusCode::NO_CONTENT)
        } else {
            Err(ModerationError::ReportClosed.into())
        }
    };
    dismissed.await.map_err(|error: ApiError| error.localized(moderator.lang))
}
