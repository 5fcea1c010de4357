//! Challenges: somebody asks somebody else for a game.

use super::body::{ApiResult, JsonBody};
use super::games::seat_count;
use super::tables::CreatedTable;
use crate::api_error::ApiError;
use crate::app::App;
use crate::entropy;
use crate::extract::Path;
use crate::identity::{AuthenticatedPerson, ClientAddress};
use crate::live::{self, Sitter};
use crate::moderation::{ModerationError, check_play, kept_apart};
use crate::person_socket::is_present;
use crate::social_error::SocialError;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use interregnum_store::{Challenge, ChallengeChange, ChallengeId, ChallengeOutcome, Person, PersonChange};
use interregnum_table::{PersonId, Setup, Span, Table, Time, name_key};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// How long a challenge stays open: the other sees it when they come back within a day.
const OPEN: Span = Span::days(1);

/// How long the challenger is shown an answer.
const ANSWER_SHOWN: Span = Span::seconds(3600);

/// For how long after a challenge that was declined the same person is not challenged again.
const PAUSE: Span = Span::seconds(3600);

/// How many challenges of a person, and how many to a person, are open at a time.
const MOST_SENT: usize = 5;
const MOST_RECEIVED: usize = 20;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/me/news", get(person_news))
        .route("/api/challenges", post(challenge))
        .route("/api/challenges/{challenge}", delete(withdraw))
        .route("/api/challenges/{challenge}/accept", post(accept))
        .route("/api/challenges/{challenge}/decline", post(decline))
}

/// A challenge that somebody wants to make.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewChallenge {
    /// The name of the account of the person who is challenged.
    to: String,
    /// What is agreed, as for a new table: game, options, clock, rated or casual. The game must be for two.
    #[schema(value_type = super::messages::Setup)]
    setup: Setup,
    /// Whether the client promises bytes for the shuffle of every deal, as for a new table.
    #[serde(default)]
    commits: bool,
}

/// What is stored of the agreement.
#[derive(Serialize, Deserialize)]
struct Terms {
    setup: Setup,
    commits: bool,
}

/// A challenge as one of the two sees it.
#[derive(Serialize, ToSchema)]
pub(super) struct ChallengeBody {
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
    #[schema(value_type = super::messages::Setup)]
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
pub(super) enum Reason {
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
pub(super) struct PersonNews {
    /// Challenges to and by the person, the newest first: those that are open, and one's own that were answered within
    /// the hour.
    challenges: Vec<ChallengeBody>,
}

fn reason_word(reason: Reason) -> String {
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
        (status = 401, description = "No secret was shown, or nobody has it", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn person_news(
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
async fn shown(app: &App, viewer: &Person, challenge: Challenge) -> Result<Option<ChallengeBody>, ApiError> {
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

/// Challenge somebody with an account to a game for two.
///
/// A challenge ends by itself after a day. Somebody who declined is not challenged again by the same person within an
/// hour, and five challenges of a person are open at a time.
#[utoipa::path(
    post, path = "/api/challenges", tag = "people", request_body = NewChallenge,
    responses(
        (status = 201, description = "The challenge", body = ChallengeBody),
        (status = 404, description = "Nobody has an account of that name", body = super::messages::ErrorBody),
        (status = 409, description = "One such is open, or was declined within the hour", body = super::messages::ErrorBody),
        (status = 422, description = "That cannot be played, or is not for two", body = super::messages::ErrorBody),
        (status = 429, description = "Too many", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn challenge(
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

fn challenge_id(text: &str) -> Result<ChallengeId, ApiError> {
    text.parse().map_err(|_| SocialError::NoSuchChallenge.into())
}

/// How a challenge is accepted.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct AcceptChallenge {
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
        (status = 404, description = "There is no such challenge (any longer)", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn accept(
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
pub(super) struct DeclineChallenge {
    /// The reason, which the challenger is told.
    reason: Reason,
}

/// Decline a challenge.
#[utoipa::path(
    post, path = "/api/challenges/{challenge}/decline", tag = "people", request_body = DeclineChallenge,
    params(("challenge" = String, Path, description = "The id of the challenge")),
    responses(
        (status = 204, description = "It is declined"),
        (status = 404, description = "There is no such challenge (any longer)", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn decline(
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
        (status = 404, description = "There is no such challenge (any longer)", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn withdraw(
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
