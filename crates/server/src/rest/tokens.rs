//! The tokens of programs that act for a person, and accounts that belong to programs.

use super::body::{ApiResult, JsonBody};
use crate::api_error::ApiError;
use crate::app::App;
use crate::extract::Path;
use crate::identity::AuthenticatedPerson;
use crate::moderation::reserve_name;
use crate::scope::Scope;
use crate::social_error::SocialError;
use crate::{api_token, bot_name, entropy, sessions};
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use interregnum_store::{ApiToken, PersonChange, SessionId, TokenChange, TokenId};
use interregnum_table::{SecretHash, Span, Time, name_key};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// How many tokens a person has at most.
const MOST: usize = 20;

/// For how many days a token is made at most.
const LONGEST: u32 = 366;

/// The longest name of a token.
const NAME: usize = 40;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/tokens", get(list_tokens).post(make_token))
        .route("/api/tokens/{token}", delete(revoke_token))
        .route("/api/account/bot", post(become_bot))
}

/// A token.
#[derive(Serialize, ToSchema)]
pub(super) struct TokenBody {
    /// By which it is revoked.
    id: String,
    /// What its owner calls it.
    name: String,
    /// What it may do.
    #[schema(value_type = Vec<Scope>)]
    scopes: Vec<String>,
    /// When it was made, in milliseconds since 1970.
    #[schema(value_type = u64)]
    made: Time,
    /// Until when it is accepted.
    #[schema(value_type = u64)]
    until: Time,
    /// When it was last used, to the hour.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u64>)]
    used: Option<Time>,
    /// The token itself, in the answer that makes it and never again.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

impl From<ApiToken> for TokenBody {
    fn from(token: ApiToken) -> Self {
        let ApiToken { id, name, scopes, made, until, used, person: _, secret: _ } = token;
        Self { id: id.to_string(), name, scopes, made, until, used, token: None }
    }
}

/// One's tokens, the newest first.
#[utoipa::path(
    get, path = "/api/tokens", tag = "account",
    responses(
        (status = 200, description = "The tokens", body = [TokenBody]),
        (status = 401, description = "No secret was shown, or nobody has it", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn list_tokens(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
) -> ApiResult<Json<Vec<TokenBody>>> {
    let found = app.store.api_tokens(known.person.id).await;
    let found = found.map_err(|error| ApiError::from(error).localized(known.lang))?;
    Ok(Json(found.into_iter().map(TokenBody::from).collect()))
}

/// A token that somebody wants to make.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewToken {
    /// What to call it: 1 to 40 letters.
    #[schema(min_length = 1)]
    name: String,
    /// What it may do: at least one. No token changes an account.
    scopes: Vec<Scope>,
    /// For how many days: 1 to 366.
    #[schema(minimum = 1, maximum = 366)]
    days: u32,
}

/// Make a token with which a program acts for one. It is shown this once.
#[utoipa::path(
    post, path = "/api/tokens", tag = "account", request_body = NewToken,
    responses(
        (status = 201, description = "The token", body = TokenBody),
        (status = 409, description = "One has no account, or twenty tokens", body = super::messages::ErrorBody),
        (status = 422, description = "There is no name, no scope, or not such a time", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn make_token(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
    JsonBody(wanted): JsonBody<NewToken>,
) -> ApiResult<(StatusCode, Json<TokenBody>)> {
    let made = async {
        let NewToken { name, scopes, days } = wanted;
        let name = name.trim();
        let is_name = (1..=NAME).contains(&name.chars().count()) && !name.chars().any(char::is_control);
        if !is_name || scopes.is_empty() || !(1..=LONGEST).contains(&days) {
            return Err(SocialError::TokenTerms.into());
        }
        if !known.person.has_account {
            return Err(ApiError::NoAccount);
        }
        if app.store.api_tokens(known.person.id).await?.len() >= MOST {
            return Err(SocialError::TokenLimit.into());
        }
        let (text, now) = (api_token::draw(), app.clock.now());
        let scopes = Scope::ALL.into_iter().filter(|scope| scopes.contains(scope));
        let token = ApiToken {
            id: TokenId(entropy::random_u64()),
            secret: SecretHash::of_text(&text),
            person: known.person.id,
            name: name.to_owned(),
            scopes: scopes.map(|scope| scope.word().to_owned()).collect(),
            made: now,
            until: now + Span::days(days),
            used: None,
        };
        app.store.change_person(PersonChange::Token(TokenChange::Made(token.clone()))).await?;
        Ok(TokenBody { token: Some(text), ..token.into() })
    };
    let made = made.await.map_err(|error: ApiError| error.localized(known.lang))?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// Revoke a token. Its sockets and streams end.
#[utoipa::path(
    delete, path = "/api/tokens/{token}", tag = "account",
    params(("token" = String, Path, description = "The id of the token")),
    responses(
        (status = 204, description = "It is no longer accepted"),
        (status = 404, description = "One has no such token", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn revoke_token(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
    known: AuthenticatedPerson,
) -> ApiResult<StatusCode> {
    let revoked = async {
        let token: TokenId = token.parse().map_err(|_| SocialError::NoSuchToken)?;
        let change = TokenChange::Revoked { person: known.person.id, token };
        if !app.store.change_person(PersonChange::Token(change)).await? {
            return Err(SocialError::NoSuchToken.into());
        }
        sessions::end_connections(&app, vec![SessionId(token.0)]).await;
        Ok(())
    };
    revoked.await.map_err(|error: ApiError| error.localized(known.lang))?;
    Ok(StatusCode::NO_CONTENT)
}

/// An account that belongs to a program.
#[derive(Serialize, ToSchema)]
pub(super) struct BotAccount {
    /// The name, which says that it is a bot.
    name: String,
}

/// Make one's account that of a bot, for good, before its first rated game.
///
/// The name gets the ending ` [bot]`, which no other name has. A bot is paired with people only if they ask for bots,
/// and stands on no leaderboard.
#[utoipa::path(
    post, path = "/api/account/bot", tag = "account",
    responses(
        (status = 200, description = "The account is a bot's", body = BotAccount),
        (status = 409, description = "One has no account, or has played a rated game, or the name is taken", body = super::messages::ErrorBody),
        (status = 422, description = "The name is too long for its ending", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn become_bot(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
) -> ApiResult<Json<BotAccount>> {
    let made = async {
        if !known.person.has_account {
            return Err(ApiError::NoAccount);
        }
        let name = interregnum_table::name(&bot_name::of(&known.person.name))?;
        reserve_name(&app, &name, known.person.id).await?;
        let (person, key, at) = (known.person.id, name_key(&name), app.clock.now());
        let change = TokenChange::BotMade { person, name: name.clone(), key, at };
        if !app.store.change_person(PersonChange::Token(change)).await? {
            return Err(SocialError::NotBot.into());
        }
        Ok(BotAccount { name })
    };
    made.await.map(Json).map_err(|error: ApiError| error.localized(known.lang))
}
