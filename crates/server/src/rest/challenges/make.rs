//! Making a challenge, within limits against pestering.

use super::Terms;
use super::news::{ChallengeBody, shown};
use crate::api_error::ApiError;
use crate::app::App;
use crate::entropy;
use crate::identity::{AuthenticatedPerson, ClientAddress};
use crate::moderation::{ModerationError, check_play, kept_apart};
use crate::rest::body::{ApiResult, JsonBody};
use crate::rest::games::seat_count;
use crate::rest::messages::ErrorBody;
use crate::social_error::SocialError;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use interregnum_store::{Challenge, ChallengeChange, ChallengeId, ChallengeOutcome, Person, PersonChange};
use interregnum_table::{PersonId, Setup, Span, Table, Time, name_key};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// How long a challenge stays open: the other sees it when they come back within a day.
const OPEN: Span = Span::days(1);

/// For how long after a challenge that was declined the same person is not challenged again.
const PAUSE: Span = Span::seconds(3600);

/// How many challenges of a person, and how many to a person, are open at a time.
const MOST_SENT: usize = 5;
const MOST_RECEIVED: usize = 20;

/// A challenge that somebody wants to make.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::rest) struct NewChallenge {
    /// The name of the account of the person who is challenged.
    to: String,
    /// What is agreed, as for a new table: game, options, clock, rated or casual. The game must be for two.
    #[schema(value_type = crate::rest::messages::Setup)]
    setup: Setup,
    /// Whether the client promises bytes for the shuffle of every deal, as for a new table.
    #[serde(default)]
    commits: bool,
}

/// Challenge somebody with an account to a game for two.
///
/// A challenge ends by itself after a day. Somebody who declined is not challenged again by the same person within an
/// hour, and five challenges of a person are open at a time.
#[utoipa::path(
    post, path = "/api/challenges", tag = "people", request_body = NewChallenge,
    responses(
        (status = 201, description = "The challenge", body = ChallengeBody),
        (status = 404, description = "Nobody has an account of that name", body = ErrorBody),
        (status = 409, description = "One such is open, or was declined within the hour", body = ErrorBody),
        (status = 422, description = "That cannot be played, or is not for two", body = ErrorBody),
        (status = 429, description = "Too many", body = ErrorBody),
    )
)]
pub(in crate::rest) async fn challenge(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
    address: ClientAddress,
    JsonBody(wanted): JsonBody<NewChallenge>,
) -> ApiResult<(StatusCode, Json<ChallengeBody>)> {
    let made =
        make(&app, &known.person, address, wanted).await.map_err(|error| error.localized(known.lang))?;
    Ok((StatusCode::CREATED, Json(made)))
}

async fn make(
    app: &App,
    challenger: &Person,
    ClientAddress(address): ClientAddress,
    wanted: NewChallenge,
) -> Result<ChallengeBody, ApiError> {
    check_play(app, challenger, address).await?;
    let NewChallenge { to, setup, commits } = wanted;
    let account = app.store.account_by_key(name_key(&to)).await?.ok_or(ApiError::NoSuchPerson)?;
    if kept_apart(app, challenger.id).await?.contains(&account.person) {
        return Err(ModerationError::KeptApart.into());
    }
    let now = app.clock.now();
    // Refuses what cannot be played.
    Table::create(entropy::table_id(), setup.clone(), challenger.id, now, entropy::draw())?;
    if seat_count(&setup.game, setup.options.clone()) != Some(2) {
        return Err(SocialError::ChallengeSeats.into());
    }
    app.limits.challenge(challenger.id)?;
    app.store.change_person(PersonChange::Challenge(ChallengeChange::Expired(now))).await?;
    check_limits(app, challenger.id, account.person, now).await?;
    let terms = serde_json::to_string(&Terms { setup, commits }).expect("a setup is plain data");
    let challenge = Challenge {
        id: ChallengeId(entropy::random_u64()),
        challenger: challenger.id,
        challenged: account.person,
        terms,
        made: now,
        until: now + OPEN,
        outcome: None,
    };
    if !app.store.change_person(PersonChange::Challenge(ChallengeChange::Made(challenge.clone()))).await? {
        return Err(SocialError::ChallengeOpen.into());
    }
    app.tell_person(account.person).await;
    app.tell_person(challenger.id).await;
    shown(app, challenger, challenge).await?.ok_or(ApiError::NoSuchPerson)
}

/// Against pestering.
async fn check_limits(
    app: &App,
    challenger: PersonId,
    challenged: PersonId,
    now: Time,
) -> Result<(), ApiError> {
    if challenger == challenged {
        return Err(SocialError::ChallengeSelf.into());
    }
    let own = app.store.challenges(challenger, now).await?;
    let is_declined = |one: &&Challenge| {
        one.challenged == challenged
            && matches!(one.outcome, Some(ChallengeOutcome::Declined(_)))
            && now < one.made + PAUSE
    };
    if own.iter().any(|one| is_declined(&one)) {
        return Err(SocialError::DeclinedLately.into());
    }
    let theirs = app.store.challenges(challenged, now).await?;
    let sent = own.iter().filter(|one| one.challenger == challenger && one.outcome.is_none()).count();
    let received = theirs.iter().filter(|one| one.challenged == challenged && one.outcome.is_none()).count();
    if sent >= MOST_SENT || received >= MOST_RECEIVED {
        return Err(SocialError::TooManyChallenges.into());
    }
    Ok(())
}
