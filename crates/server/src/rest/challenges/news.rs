//! What a person sees of challenges to them and by them.

use super::Terms;
use crate::api_error::ApiError;
use crate::app::App;
use crate::identity::AuthenticatedPerson;
use crate::rest::body::ApiResult;
use crate::rest::messages::ErrorBody;
use axum::Json;
use axum::extract::State;
use interregnum_store::{Challenge, ChallengeOutcome, Person};
use interregnum_table::{Setup, Span, Time};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// How long the challenger is shown an answer.
const ANSWER_SHOWN: Span = Span::seconds(3600);

/// A challenge as one of the two sees it.
#[derive(Serialize, ToSchema)]
pub(in crate::rest) struct ChallengeBody {
    /// By which it is answered or withdrawn.
    id: String,
    /// The name of the one who asks.
    from: String,
    /// The name of the one who is asked.
    to: String,
    /// Whether one is asked oneself.
    incoming: bool,
    /// Whether the one who asks has an account, and so a profile.
    profile: bool,
    /// What is agreed if it is accepted.
    #[schema(value_type = crate::rest::messages::Setup)]
    setup: Setup,
    /// Until when it can be accepted, in milliseconds since 1970.
    #[schema(value_type = u64)]
    until: Time,
    /// The table, if it was accepted.
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<String>,
    /// The reason, if it was declined.
    #[serde(skip_serializing_if = "Option::is_none")]
    declined: Option<Reason>,
}

/// Why a challenge is declined.
#[derive(Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(in crate::rest) enum Reason {
    /// Not now.
    Later,
    /// Another game, or other options.
    OtherGame,
    /// More time.
    Slower,
    /// Less time.
    Faster,
    /// A rated game.
    Rated,
    /// A casual game.
    Casual,
    /// No reason is given.
    No,
}

/// What concerns a person wherever they are.
#[derive(Serialize, ToSchema)]
pub(in crate::rest) struct PersonNews {
    /// Challenges to and by the person, the newest first: those that are open, and one's own that were answered within
    /// the hour.
    challenges: Vec<ChallengeBody>,
}

pub(super) fn reason_word(reason: Reason) -> String {
    serde_json::to_value(reason).ok().and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default()
}

fn reason_of(word: &str) -> Reason {
    serde_json::from_value(word.into()).unwrap_or(Reason::No)
}

/// What concerns one now: challenges. The socket at `/api/me/socket` says when to ask again.
#[utoipa::path(
    get, path = "/api/me/news", tag = "people",
    responses(
        (status = 200, description = "The news", body = PersonNews),
        (status = 401, description = "No secret was shown, or nobody has it", body = ErrorBody),
    )
)]
pub(in crate::rest) async fn person_news(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
) -> ApiResult<Json<PersonNews>> {
    let found = async {
        let now = app.clock.now();
        let mut challenges = Vec::new();
        for challenge in app.store.challenges(known.person.id, now).await? {
            let own = challenge.challenger == known.person.id;
            let is_shown = challenge.outcome.is_none() || (own && now < challenge.made + ANSWER_SHOWN);
            if let Some(body) = shown(&app, &known.person, challenge).await?.filter(|_| is_shown) {
                challenges.push(body);
            }
        }
        Ok(PersonNews { challenges })
    };
    found.await.map(Json).map_err(|error: ApiError| error.localized(known.lang))
}

/// A challenge as one of the two sees it; `None` if the other has gone, or another release wrote it.
pub(super) async fn shown(
    app: &App,
    viewer: &Person,
    challenge: Challenge,
) -> Result<Option<ChallengeBody>, ApiError> {
    let incoming = challenge.challenged == viewer.id;
    let other = if incoming { challenge.challenger } else { challenge.challenged };
    let Some(other) = app.store.person(other).await? else { return Ok(None) };
    let Ok(Terms { setup, .. }) = serde_json::from_str(&challenge.terms) else { return Ok(None) };
    let (from, to) = if incoming { (&other, viewer) } else { (viewer, &other) };
    let (table, declined) = match challenge.outcome {
        None => (None, None),
        Some(ChallengeOutcome::Accepted(table)) => (Some(table.to_string()), None),
        Some(ChallengeOutcome::Declined(reason)) => (None, Some(reason_of(&reason))),
    };
    Ok(Some(ChallengeBody {
        id: challenge.id.to_string(),
        from: from.name.clone(),
        to: to.name.clone(),
        incoming,
        profile: from.has_account,
        setup,
        until: challenge.until,
        table,
        declined,
    }))
}
