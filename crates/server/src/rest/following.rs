//! Those whom one follows, and who of them is there.

use super::body::{ApiResult, JsonBody};
use crate::api_error::ApiError;
use crate::app::App;
use crate::extract::Path;
use crate::identity::AuthenticatedPerson;
use crate::person_socket::is_present;
use crate::social_error::SocialError;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{delete, get};
use axum::{Json, Router};
use interregnum_store::{FollowChange, FollowedPerson, PersonChange, Presence, TableFilter, TableStage};
use interregnum_table::{PersonId, name_key};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// How many people one follows at most.
const MOST: usize = 100;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/following", get(following).post(follow))
        .route("/api/following/{name}", delete(unfollow))
        .route("/api/me/presence", get(own_presence).post(set_presence))
}

/// Somebody whom one follows.
#[derive(Serialize, ToSchema)]
pub(super) struct Followed {
    /// The name of the account.
    name: String,
    /// Whether they have the page open now; never of somebody who hides it, or has blocked one.
    online: bool,
    /// The listed table at which they play now; never a private one.
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<String>,
}

/// Those whom one follows, by name.
#[utoipa::path(
    get, path = "/api/following", tag = "people",
    responses(
        (status = 200, description = "The people", body = [Followed]),
        (status = 401, description = "No secret was shown, or nobody has it", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn following(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
) -> ApiResult<Json<Vec<Followed>>> {
    let found = async {
        let mut people = Vec::new();
        let blockers = app.store.blockers(known.person.id).await?;
        for mut person in app.store.followed(known.person.id).await? {
            person.presence.hidden |= blockers.contains(&person.person);
            people.push(shown(&app, person).await?);
        }
        Ok(people)
    };
    found.await.map(Json).map_err(|error: ApiError| error.localized(known.lang))
}

async fn shown(app: &App, followed: FollowedPerson) -> Result<Followed, ApiError> {
    let FollowedPerson { person, name, presence: Presence { seen, hidden }, is_bot: _ } = followed;
    let online = !hidden && is_present(seen, app.clock.now());
    let table = if online { listed_table(app, person).await? } else { None };
    Ok(Followed { name, online, table })
}

/// The listed table at which somebody plays.
async fn listed_table(app: &App, person: PersonId) -> Result<Option<String>, ApiError> {
    let playing = TableFilter {
        listed_only: true,
        holder: Some(person),
        stage: Some(TableStage::Playing),
        ..TableFilter::all(1)
    };
    let found = app.store.list(playing).await?;
    Ok(found.first().map(|listed| listed.table.to_string()))
}

/// Whom one would like to follow.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FollowRequest {
    /// The name of the account.
    name: String,
}

async fn person_of(app: &App, name: &str) -> Result<PersonId, ApiError> {
    let account = app.store.account_by_key(name_key(name)).await?;
    Ok(account.ok_or(ApiError::NoSuchPerson)?.person)
}

/// Follow somebody with an account. They do not learn of it.
#[utoipa::path(
    post, path = "/api/following", tag = "people", request_body = FollowRequest,
    responses(
        (status = 204, description = "One follows them"),
        (status = 404, description = "Nobody has an account of that name", body = super::messages::ErrorBody),
        (status = 422, description = "One follows a hundred people, or it is oneself", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn follow(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
    JsonBody(FollowRequest { name }): JsonBody<FollowRequest>,
) -> ApiResult<StatusCode> {
    let done = async {
        let followed = person_of(&app, &name).await?;
        if followed == known.person.id {
            return Err(SocialError::FollowSelf.into());
        }
        if app.store.followed(known.person.id).await?.len() >= MOST {
            return Err(SocialError::FollowLimit.into());
        }
        let change = FollowChange::Followed { person: known.person.id, followed, at: app.clock.now() };
        app.store.change_person(PersonChange::Follow(change)).await?;
        Ok(())
    };
    done.await.map_err(|error: ApiError| error.localized(known.lang))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Follow somebody no longer.
#[utoipa::path(
    delete, path = "/api/following/{name}", tag = "people",
    params(("name" = String, Path, description = "The name of the account")),
    responses(
        (status = 204, description = "One does not follow them"),
        (status = 404, description = "Nobody has an account of that name", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn unfollow(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    known: AuthenticatedPerson,
) -> ApiResult<StatusCode> {
    let done = async {
        let followed = person_of(&app, &name).await?;
        let change = FollowChange::Unfollowed { person: known.person.id, followed };
        app.store.change_person(PersonChange::Follow(change)).await?;
        Ok(())
    };
    done.await.map_err(|error: ApiError| error.localized(known.lang))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whether others may know when one is there.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct OwnPresence {
    /// Whether it stays hidden.
    hidden: bool,
}

/// Whether others may know when one is there.
#[utoipa::path(
    get, path = "/api/me/presence", tag = "people",
    responses(
        (status = 200, description = "Whether it stays hidden", body = OwnPresence),
        (status = 401, description = "No secret was shown, or nobody has it", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn own_presence(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
) -> ApiResult<Json<OwnPresence>> {
    let found = app.store.presence(known.person.id).await;
    let Presence { hidden, .. } = found.map_err(|error| ApiError::from(error).localized(known.lang))?;
    Ok(Json(OwnPresence { hidden }))
}

/// Say whether others may know when one is there.
#[utoipa::path(
    post, path = "/api/me/presence", tag = "people", request_body = OwnPresence,
    responses(
        (status = 204, description = "It is noted"),
        (status = 401, description = "No secret was shown, or nobody has it", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn set_presence(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
    JsonBody(OwnPresence { hidden }): JsonBody<OwnPresence>,
) -> ApiResult<StatusCode> {
    let change = FollowChange::PresenceHidden { person: known.person.id, hidden };
    let done = app.store.change_person(PersonChange::Follow(change)).await;
    done.map_err(|error| ApiError::from(error).localized(known.lang))?;
    Ok(StatusCode::NO_CONTENT)
}
