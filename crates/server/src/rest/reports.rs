//! Reports to the moderators, with the game and its talk attached.

use super::body::{ApiResult, JsonBody};
use super::subject::{Found, Subject, round};
use crate::api_error::ApiError;
use crate::app::App;
use crate::identity::{AuthenticatedPerson, ClientAddress};
use crate::moderation::{ModerationError, change, new_id};
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::post;
use axum::{Json, Router};
use interregnum_store::{ModerationChange, Report};
use interregnum_table::{ChatContent, PersonId, Table, Time};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// The longest text of a report or of a reason, in characters.
pub(super) const LONGEST: usize = 1000;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new().route("/api/reports", post(report_person))
}

/// Why somebody is reported.
#[derive(Clone, Copy, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum ReportReason {
    /// Insults, threats, harassment.
    Abuse,
    /// Help from a program, or two who play together.
    Cheating,
    /// Leaving games, or letting the time run out.
    Stalling,
    /// An offensive name.
    Name,
    /// Advertising, or the same text again and again.
    Spam,
    /// Anything else.
    Other,
}

impl ReportReason {
    const fn word(self) -> &'static str {
        match self {
            Self::Abuse => "abuse",
            Self::Cheating => "cheating",
            Self::Stalling => "stalling",
            Self::Name => "name",
            Self::Spam => "spam",
            Self::Other => "other",
        }
    }
}

/// A report.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewReport {
    /// Who is reported.
    subject: Subject,
    /// Why.
    reason: ReportReason,
    /// What happened, in the reporter's words: at most 1000 characters. Other reasons need a text.
    #[serde(default)]
    text: String,
}

/// A report that has arrived.
#[derive(Serialize, ToSchema)]
pub(super) struct ReportReceived {
    /// Its id, by which a moderator finds it.
    report: String,
    /// Whether a game is attached.
    game: bool,
    /// How many lines of talk are attached.
    lines: usize,
}

/// A line of talk that is attached to a report.
#[derive(Serialize, Deserialize, ToSchema)]
pub(super) struct ReportedLine {
    /// When, in milliseconds since 1970.
    #[schema(value_type = u64)]
    at: Time,
    /// Who said it.
    name: String,
    /// Whether it was the person who is reported.
    accused: bool,
    /// What was said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    /// A gesture, by its word.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    emote: Option<interregnum_table::Emote>,
}

/// Report somebody to the moderators.
///
/// The game at the table and the last lines of its talk are attached. An address can send ten reports in an hour.
#[utoipa::path(
    post, path = "/api/reports", tag = "people", request_body = NewReport,
    responses(
        (status = 201, description = "The moderators have it", body = ReportReceived),
        (status = 404, description = "There is nobody there", body = super::messages::ErrorBody),
        (status = 422, description = "The text is missing or too long, or one reports oneself", body = super::messages::ErrorBody),
        (status = 429, description = "Too many in an hour", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn report_person(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
    ClientAddress(address): ClientAddress,
    JsonBody(report): JsonBody<NewReport>,
) -> ApiResult<(StatusCode, Json<ReportReceived>)> {
    let sent = async {
        let NewReport { subject, reason, text } = report;
        let text = checked_text(&text, matches!(reason, ReportReason::Other))?;
        let found = subject.find(&app, known.person.id).await?;
        app.limits.report(address).inspect_err(|_| app.metrics.limited.add(1))?;
        let (report, lines) = report_of(&app, known.person.id, found, reason, text);
        let received = ReportReceived { report: report.id.to_string(), game: report.round > 0, lines };
        let id = report.id;
        if !change(&app, ModerationChange::Reported(report)).await? {
            return Err(ApiError::NoSuchPerson);
        }
        tracing::info!(report = %id, reason = reason.word(), "somebody was reported: a moderator should look");
        Ok((StatusCode::CREATED, Json(received)))
    };
    sent.await.map_err(|error: ApiError| error.localized(known.lang))
}

/// A text of at most [`LONGEST`] characters, which must not be empty if it is needed.
pub(super) fn checked_text(text: &str, is_needed: bool) -> Result<String, ApiError> {
    let text = text.trim();
    let fits = text.chars().count() <= LONGEST && !(is_needed && text.is_empty());
    if fits { Ok(text.to_owned()) } else { Err(ModerationError::BadText.into()) }
}

fn report_of(
    app: &App,
    reporter: PersonId,
    Found { person, table }: Found,
    reason: ReportReason,
    text: String,
) -> (Report, usize) {
    let lines = table.as_ref().map_or_else(Vec::new, |table| lines(table, person.id));
    let report = Report {
        id: new_id(),
        reporter,
        reporter_name: String::new(),
        accused: person.id,
        name: person.name,
        round: table.as_ref().map_or(0, round),
        table: table.map(|table| table.id().clone()),
        reason: reason.word().to_owned(),
        text,
        chat: serde_json::to_string(&lines).expect("plain data"),
        at: app.clock.now(),
        closed: None,
    };
    (report, lines.len())
}

/// The last lines of a table's talk.
fn lines(table: &Table, accused: PersonId) -> Vec<ReportedLine> {
    let line = |(speaker, message): (Option<PersonId>, &interregnum_table::ChatMessage)| {
        let (text, emote) = match &message.words {
            ChatContent::Text(text) => (Some(text.clone()), None),
            ChatContent::Emote(emote) => (None, Some(*emote)),
        };
        let (at, name) = (message.at, message.name.clone());
        ReportedLine { at, name, accused: speaker == Some(accused), text, emote }
    };
    table.talk().map(line).collect()
}
