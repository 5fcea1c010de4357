//! Requests of programs that show a token: which one it is, and whether it may do what it asks for.

use crate::api_error::ApiError;
use crate::app::App;
use crate::entropy;
use crate::identity::bearer;
use crate::scope::Scope;
use crate::social_error::SocialError;
use axum::extract::Request;
use axum::http::HeaderMap;
use interregnum_store::{ApiToken, PersonChange, Session, SessionId, SignedIn, StoreError, TokenChange};
use interregnum_table::{SecretHash, Span};

/// How every token begins, so that nobody takes it for something else; programs that look for lost secrets find it.
const PREFIX: &str = "interregnum_";

/// How exactly the last use of a token is known.
const USE_STEP: Span = Span::seconds(3600);

/// A new token as its owner sees it, once.
pub(crate) fn draw() -> String {
    format!("{PREFIX}{}", entropy::seat_secret().digits())
}

/// The hash of the token that a request shows, if it shows one. The whole text is hashed: without its beginning a token
/// is nobody's secret.
pub(crate) fn shown(headers: &HeaderMap) -> Option<SecretHash> {
    bearer(headers).filter(|text| text.starts_with(PREFIX)).map(SecretHash::of_text)
}

/// The token with this hash and its person, as a session that ends with the token. `None` if its time is over.
pub(crate) async fn find(app: &App, shown: SecretHash) -> Result<Option<SignedIn>, StoreError> {
    let now = app.clock.now();
    let found = app.store.api_token(shown).await?.filter(|(token, _)| now < token.until);
    Ok(found.map(|(token, person)| {
        let session = Session {
            id: SessionId(token.id.0),
            person: person.id,
            secret: shown,
            previous: None,
            device: token.name,
            created: token.made,
            used: now,
            rotated: token.made,
        };
        SignedIn { person, session }
    }))
}

/// The token of a request, and the scope that the request needs.
pub(crate) struct TokenUse {
    shown: SecretHash,
    needed: Option<Scope>,
}

impl TokenUse {
    /// `None` if the request shows no token.
    pub(crate) fn of(request: &Request) -> Option<Self> {
        let needed = Scope::needed(request.method(), request.uri().path());
        shown(request.headers()).map(|shown| Self { shown, needed })
    }
}

/// Refuses the use of a token that is not accepted, or may not do that.
pub(crate) async fn check(app: &App, TokenUse { shown, needed }: TokenUse) -> Result<(), ApiError> {
    let now = app.clock.now();
    let found = app.store.api_token(shown).await?.filter(|(token, _)| now < token.until);
    let (token, _) = found.ok_or(SocialError::BadToken)?;
    let is_allowed = needed.is_some_and(|scope| token.scopes.iter().any(|word| word == scope.word()));
    note_use(app, &token).await;
    if is_allowed { Ok(()) } else { Err(SocialError::TokenScope.into()) }
}

/// Notes that a token is used, once an hour. A store that refuses it does not hold up the request.
async fn note_use(app: &App, token: &ApiToken) {
    let now = app.clock.now();
    if token.used.is_none_or(|used| used + USE_STEP <= now) {
        let change = TokenChange::Used { token: token.id, at: now };
        let _ = app.store.change_person(PersonChange::Token(change)).await;
    }
}
