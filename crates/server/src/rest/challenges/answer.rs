//! Answering a challenge, and withdrawing one.

use super::Terms;
use super::news::{Reason, reason_word};
use crate::api_error::ApiError;
use crate::app::App;
use crate::entropy;
use crate::extract::Path;
use crate::identity::{AuthenticatedPerson, ClientAddress};
use crate::live::{self, Sitter};
use crate::moderation::{ModerationError, check_play, kept_apart};
use crate::person_socket::is_present;
use crate::rest::body::{ApiResult, JsonBody};
use crate::rest::messages::ErrorBody;
use crate::rest::tables::CreatedTable;
use crate::social_error::SocialError;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use interregnum_store::{ChallengeChange, ChallengeId, Person, PersonChange};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

fn challenge_id(text: &str) -> Result<ChallengeId, ApiError> {
    text.parse().map_err(|_| SocialError::NoSuchChallenge.into())
}

/// How a challenge is accepted.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::rest) struct AcceptChallenge {
    /// Whether the client promises bytes for the shuffle of every deal, as for a new table.
    #[serde(default)]
    commits: bool,
}

/// Accept a challenge: both get a seat at a new table.
///
/// If the challenger is not there and the game is not played over days, the other seat stays free for them: nobody is
/// seated who is not there.
#[utoipa::path(
    post, path = "/api/challenges/{challenge}/accept", tag = "people", request_body = AcceptChallenge,
    params(("challenge" = String, Path, description = "The id of the challenge")),
    responses(
        (status = 200, description = "The table", body = CreatedTable),
        (status = 404, description = "There is no such challenge (any longer)", body = ErrorBody),
    )
)]
pub(in crate::rest) async fn accept(
    State(app): State<Arc<App>>,
    Path(challenge): Path<String>,
    known: AuthenticatedPerson,
    ClientAddress(address): ClientAddress,
    JsonBody(AcceptChallenge { commits }): JsonBody<AcceptChallenge>,
) -> ApiResult<Json<CreatedTable>> {
    let lang = known.lang;
    check_play(&app, &known.person, address).await.map_err(|error| error.localized(lang))?;
    begin(&app, &known.person, &challenge, commits).await.map(Json).map_err(|error| error.localized(lang))
}

async fn begin(
    app: &Arc<App>,
    person: &Person,
    challenge: &str,
    commits: bool,
) -> Result<CreatedTable, ApiError> {
    let (id, now) = (challenge_id(challenge)?, app.clock.now());
    let found = app.store.challenge(id).await?.ok_or(SocialError::NoSuchChallenge)?;
    let challenger = app.store.person(found.challenger).await?.ok_or(SocialError::NoSuchChallenge)?;
    if kept_apart(app, person.id).await?.contains(&challenger.id) {
        return Err(ModerationError::KeptApart.into());
    }
    let terms: Terms = serde_json::from_str(&found.terms).map_err(|_| SocialError::NoSuchChallenge)?;
    let table = entropy::table_id();
    let accepted = ChallengeChange::Accepted { id, by: person.id, table: table.clone(), now };
    if !app.store.change_person(PersonChange::Challenge(accepted)).await? {
        return Err(SocialError::NoSuchChallenge.into());
    }
    let own = Sitter { person: person.id, name: person.name.clone(), commits };
    let other = Sitter { person: challenger.id, name: challenger.name, commits: terms.commits };
    let seen = app.store.presence(challenger.id).await?.seen;
    let is_there = terms.setup.clock.is_days() || is_present(seen, now);
    let sitters = if is_there { vec![other, own] } else { vec![own] };
    if let Err(error) = live::create_for(app, table.clone(), terms.setup, &sitters).await {
        app.store.change_person(PersonChange::Challenge(ChallengeChange::Reopened(id))).await?;
        return Err(error);
    }
    app.tell_person(challenger.id).await;
    app.tell_person(person.id).await;
    Ok(CreatedTable { table: table.to_string() })
}

/// Why a challenge is declined.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::rest) struct DeclineChallenge {
    /// The reason, which the challenger sees.
    reason: Reason,
}

/// Decline a challenge.
#[utoipa::path(
    post, path = "/api/challenges/{challenge}/decline", tag = "people", request_body = DeclineChallenge,
    params(("challenge" = String, Path, description = "The id of the challenge")),
    responses(
        (status = 204, description = "It is declined"),
        (status = 404, description = "There is no such challenge (any longer)", body = ErrorBody),
    )
)]
pub(in crate::rest) async fn decline(
    State(app): State<Arc<App>>,
    Path(challenge): Path<String>,
    known: AuthenticatedPerson,
    JsonBody(DeclineChallenge { reason }): JsonBody<DeclineChallenge>,
) -> ApiResult<StatusCode> {
    let declined = async {
        let id = challenge_id(&challenge)?;
        let (by, reason) = (known.person.id, reason_word(reason));
        end(&app, id, ChallengeChange::Declined { id, by, reason }).await
    };
    declined.await.map_err(|error| error.localized(known.lang))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Withdraw a challenge that is not answered.
#[utoipa::path(
    delete, path = "/api/challenges/{challenge}", tag = "people",
    params(("challenge" = String, Path, description = "The id of the challenge")),
    responses(
        (status = 204, description = "It is withdrawn"),
        (status = 404, description = "There is no such challenge (any longer)", body = ErrorBody),
    )
)]
pub(in crate::rest) async fn withdraw(
    State(app): State<Arc<App>>,
    Path(challenge): Path<String>,
    known: AuthenticatedPerson,
) -> ApiResult<StatusCode> {
    let withdrawn = async {
        let id = challenge_id(&challenge)?;
        end(&app, id, ChallengeChange::Removed { id, by: known.person.id }).await
    };
    withdrawn.await.map_err(|error| error.localized(known.lang))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ends a challenge, and tells both.
async fn end(app: &App, id: ChallengeId, change: ChallengeChange) -> Result<(), ApiError> {
    let found = app.store.challenge(id).await?.ok_or(SocialError::NoSuchChallenge)?;
    if !app.store.change_person(PersonChange::Challenge(change)).await? {
        return Err(SocialError::NoSuchChallenge.into());
    }
    app.tell_person(found.challenger).await;
    app.tell_person(found.challenged).await;
    Ok(())
}
