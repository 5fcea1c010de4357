//! The moderators' interface: the queue of reports, sanctions, and the log of what was done.

use super::body::{ApiResult, JsonBody};
use super::reports::{ReportedLine, checked_text};
use super::standing::SanctionWord;
use crate::api_error::{ApiError, LocalizedError};
use crate::app::App;
use crate::extract::{Path, Query};
use crate::identity::AuthenticatedPerson;
use crate::moderation::{self, ModerationError, change, log_entry, new_id};
use axum::extract::{FromRef, FromRequestParts, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::routing::{get, post};
use axum::{Json, Router};
use interregnum_store::{
    ActionKind, LogEntry, ModerationChange, Report, Sanction, SanctionKind, SanctionTarget,
};
use interregnum_table::{PersonId, Span, Time};
use interregnum_text::Lang;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// The greatest number of reports, and of entries of the log, in a list.
const LONGEST: u32 = 100;

/// The longest sanction with an end, in hours: ten years.
const MOST_HOURS: u32 = 10 * 366 * 24;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/moderation/reports", get(list_reports))
        .route("/api/moderation/reports/{report}", get(show_report))
        .route("/api/moderation/reports/{report}/dismiss", post(dismiss_report))
        .route("/api/moderation/reports/{report}/sanction", post(sanction_person))
        .route("/api/moderation/sanctions", get(list_sanctions))
        .route("/api/moderation/sanctions/{sanction}/lift", post(lift_sanction))
        .route("/api/moderation/log", get(show_log))
}

/// A moderator.
pub(super) struct ModeratorPerson {
    person: PersonId,
    lang: Lang,
}

impl<S: Send + Sync> FromRequestParts<S> for ModeratorPerson
where
    Arc<App>: FromRef<S>,
{
    type Rejection = LocalizedError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, LocalizedError> {
        let known = AuthenticatedPerson::from_request_parts(parts, state).await?;
        let app = Arc::<App>::from_ref(state);
        let (person, lang) = (known.person.id, known.lang);
        let is_one = app.store.is_moderator(person).await;
        if is_one.map_err(|error| ApiError::from(error).localized(lang))? {
            Ok(Self { person, lang })
        } else {
            Err(ApiError::from(ModerationError::NotModerator).localized(lang))
        }
    }
}

/// Which reports.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct ReportQuery {
    closed: bool,
}

/// A report in the queue.
#[derive(Serialize, ToSchema)]
pub(super) struct QueuedReport {
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
pub(super) struct ReportDetail {
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

/// Something that a moderator or an operator did.
#[derive(Serialize, ToSchema)]
pub(super) struct LoggedAction {
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

/// A sanction that holds now.
#[derive(Serialize, ToSchema)]
pub(super) struct RunningSanction {
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

/// The queue: open reports, the oldest first; or closed ones, the latest first.
#[utoipa::path(
    get, path = "/api/moderation/reports", tag = "moderation",
    params(("closed" = Option<bool>, Query, description = "Closed reports, and not open ones")),
    responses(
        (status = 200, description = "The reports", body = [QueuedReport]),
        (status = 403, description = "Only moderators may see them", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn list_reports(
    State(app): State<Arc<App>>,
    moderator: ModeratorPerson,
    Query(ReportQuery { closed }): Query<ReportQuery>,
) -> ApiResult<Json<Vec<QueuedReport>>> {
    let found = app.store.reports(closed, LONGEST).await;
    let found = found.map_err(|error| ApiError::from(error).localized(moderator.lang))?;
    Ok(Json(found.iter().map(QueuedReport::from).collect()))
}

async fn report(app: &App, id: &str) -> Result<Report, ApiError> {
    let id = id.parse().map_err(|_| ModerationError::NoSuchReport)?;
    app.store.report(id).await?.ok_or_else(|| ModerationError::NoSuchReport.into())
}

/// A report with the talk, earlier actions, and what holds now.
#[utoipa::path(
    get, path = "/api/moderation/reports/{report}", tag = "moderation",
    params(("report" = String, Path, description = "The id of the report")),
    responses(
        (status = 200, description = "The report", body = ReportDetail),
        (status = 404, description = "There is no such report", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn show_report(
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

/// Why something is done. Moderators and operators read it.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ActionReason {
    /// At most 1000 characters.
    #[schema(min_length = 1)]
    reason: String,
}

/// Close a report without a sanction.
#[utoipa::path(
    post, path = "/api/moderation/reports/{report}/dismiss", tag = "moderation", request_body = ActionReason,
    params(("report" = String, Path, description = "The id of the report")),
    responses(
        (status = 204, description = "The report is closed"),
        (status = 409, description = "It was closed before", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn dismiss_report(
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

/// What shall happen to the person who is reported.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum SanctionWish {
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
pub(super) struct NewSanction {
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
        (status = 409, description = "The report was closed before", body = super::messages::ErrorBody),
        (status = 422, description = "There is no reason, or the network is not known", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn sanction_person(
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
pub(super) async fn list_sanctions(
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
        (status = 404, description = "There is no such sanction, or it was lifted before", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn lift_sanction(
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

/// What moderators and operators did, the latest first.
#[utoipa::path(
    get, path = "/api/moderation/log", tag = "moderation",
    responses((status = 200, description = "The last actions", body = [LoggedAction]))
)]
pub(super) async fn show_log(
    State(app): State<Arc<App>>,
    moderator: ModeratorPerson,
) -> ApiResult<Json<Vec<LoggedAction>>> {
    let found = app.store.moderation_log(LONGEST).await;
    let found = found.map_err(|error| ApiError::from(error).localized(moderator.lang))?;
    Ok(Json(found.into_iter().map(LoggedAction::from).collect()))
}
