//! Who sends a request: address, language and session.

use crate::api_error::{ApiError, LocalizedError};
use crate::app::App;
use crate::sessions::{self, SessionGuard};
use crate::{api_token, cookie};
use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use interregnum_store::{Person, Session, SessionId, SignedIn};
use interregnum_table::{PersonId, SeatSecret, SecretHash};
use interregnum_text::Lang;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

/// The address of the TCP connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// The address of a visitor: the connection's, or the one a trusted proxy names.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClientAddress(pub(crate) IpAddr);

impl ClientAddress {
    pub(crate) fn of(peer: Option<&Peer>, headers: &HeaderMap, proxied: bool) -> Self {
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.0);
        // A proxy appends the address that it saw; anybody can write what comes before it.
        let named = headers.get_all("x-forwarded-for").iter().next_back();
        let named = named.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        Self(named.filter(|_| proxied).unwrap_or(peer))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for ClientAddress
where
    Arc<App>: FromRef<S>,
{
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        let app = Arc::<App>::from_ref(state);
        Ok(Self::of(parts.extensions.get(), &parts.headers, app.config.proxied))
    }
}

/// The language of a visitor: the query (`?lang=fr`), else the browser's list.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RequestLang(pub(crate) Lang);

impl RequestLang {
    pub(crate) fn of(query: Option<&str>, headers: &HeaderMap) -> Self {
        let asked = query.unwrap_or_default().split('&').find_map(|part| part.strip_prefix("lang="));
        let asked = asked.and_then(|code| code.parse().ok());
        Self(asked.unwrap_or_else(|| preferred(headers)))
    }
}

/// The first language of the browser's list that the catalogue has.
fn preferred(headers: &HeaderMap) -> Lang {
    let list = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let codes = list.split(',').filter_map(|part| part.split([';', '-']).next());
    codes.map(str::trim).find_map(|code| code.parse().ok()).unwrap_or_default()
}

impl<S: Send + Sync> FromRequestParts<S> for RequestLang {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Infallible> {
        Ok(Self::of(parts.uri.query(), &parts.headers))
    }
}

/// A visitor with or without a session. A bot shows its secret as a bearer token, a browser as a cookie.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Identity {
    /// `None` without a secret, or with one that is not accepted (any longer).
    pub(crate) who: Option<PersonId>,
    pub(crate) lang: Lang,
    shown: Option<SecretHash>,
    session: Option<SessionId>,
}

impl Identity {
    /// The visitor whose token came over the socket; it takes precedence over the cookie.
    pub(crate) fn with_token(self, token: Option<String>) -> Self {
        match token.and_then(|token| SeatSecret::read(&token)) {
            Some(secret) => Self { shown: Some(secret.hash()), who: None, session: None, ..self },
            None => self,
        }
    }

    /// The visitor's session and person, if the store knows them now; an unknown visitor is a spectator.
    pub(crate) async fn resolve(self, app: &App) -> Result<Option<SignedIn>, ApiError> {
        match self.shown {
            Some(shown) => Ok(sessions::find(app, shown).await?),
            None => Ok(None),
        }
    }

    /// Adds a connection of the visitor, which ends with the session. Gives the person, if the session is still there
    /// after that.
    pub(crate) async fn enter(self, app: &App) -> Result<(SessionGuard, Option<Person>), ApiError> {
        let session = match self.session {
            Some(session) => Some(session),
            None => self.resolve(app).await?.map(|found| found.session.id),
        };
        let guard = app.sessions.enter(session);
        let person = self.resolve(app).await?.map(|found| found.person);
        Ok((guard, person))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Identity
where
    Arc<App>: FromRef<S>,
{
    type Rejection = LocalizedError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, LocalizedError> {
        let app = Arc::<App>::from_ref(state);
        let RequestLang(lang) = RequestLang::of(parts.uri.query(), &parts.headers);
        let shown = shown(&parts.headers);
        let claimed = Self { who: None, lang, shown, session: None };
        let found = claimed.resolve(&app).await.map_err(|error| error.localized(lang))?;
        let Some(SignedIn { person, session }) = found else { return Ok(claimed) };
        sessions::note_use(&app, &session, &parts.headers).await;
        Ok(Self { who: Some(person.id), session: Some(session.id), ..claimed })
    }
}

/// The hash of the secret that a request carries: that of a session, or a token of a program.
fn shown(headers: &HeaderMap) -> Option<SecretHash> {
    let secret = match bearer(headers) {
        Some(token) => SeatSecret::read(token),
        None => cookie::secret(headers),
    };
    api_token::shown(headers).or_else(|| secret.map(|secret| secret.hash()))
}

/// Whether the secret of a request came as a cookie, which an answer can replace.
pub(crate) fn is_cookie(headers: &HeaderMap) -> bool {
    bearer(headers).is_none()
}

/// The token of an `Authorization: Bearer` header.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// A visitor who has taken a name.
#[derive(Clone, Debug)]
pub(crate) struct AuthenticatedPerson {
    pub(crate) person: Person,
    pub(crate) session: Session,
    /// The hash of the secret that was shown: the session's, or the one before.
    pub(crate) shown: SecretHash,
    pub(crate) lang: Lang,
}

impl<S: Send + Sync> FromRequestParts<S> for AuthenticatedPerson
where
    Arc<App>: FromRef<S>,
{
    type Rejection = LocalizedError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, LocalizedError> {
        let app = Arc::<App>::from_ref(state);
        let RequestLang(lang) = RequestLang::of(parts.uri.query(), &parts.headers);
        let shown = shown(&parts.headers);
        let shown = shown.ok_or_else(|| ApiError::NoName.localized(lang))?;
        let found = sessions::find(&app, shown).await;
        let found = found.map_err(|error| ApiError::from(error).localized(lang))?;
        let SignedIn { person, session } = found.ok_or_else(|| ApiError::NoName.localized(lang))?;
        sessions::note_use(&app, &session, &parts.headers).await;
        Ok(Self { person, session, shown, lang })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn an_address_is_the_connections_unless_a_trusted_proxy_names_another() {
        let peer = Peer("192.0.2.1".parse().unwrap());
        let named = headers(&[("x-forwarded-for", "203.0.113.9, 198.51.100.7")]);
        assert_eq!(ClientAddress::of(Some(&peer), &named, false).0, peer.0);
        assert_eq!(ClientAddress::of(Some(&peer), &named, true).0, "198.51.100.7".parse::<IpAddr>().unwrap());
        assert_eq!(ClientAddress::of(Some(&peer), &headers(&[]), true).0, peer.0);
    }

    #[test]
    fn a_language_is_asked_for_in_the_address_or_by_the_browser() {
        let french = headers(&[("accept-language", "de-CH, fr-CH;q=0.9, en;q=0.8")]);
        assert_eq!(RequestLang::of(None, &french).0, Lang::Fr);
        assert_eq!(RequestLang::of(Some("since=3&lang=en"), &french).0, Lang::En);
        assert_eq!(RequestLang::of(Some("lang=xx"), &headers(&[])).0, Lang::En);
    }

    #[test]
    fn a_secret_is_a_cookie_or_a_token() {
        let secret = SeatSecret::read("000102030405060708090a0b0c0d0e0f").unwrap();
        let cookie = headers(&[("cookie", "a=b; interregnum=000102030405060708090a0b0c0d0e0f")]);
        assert_eq!(shown(&cookie), Some(secret.hash()));
        let token = headers(&[("authorization", "Bearer 000102030405060708090a0b0c0d0e0f")]);
        assert_eq!(shown(&token), Some(secret.hash()));
        let program = headers(&[("authorization", "Bearer interregnum_000102030405060708090a0b0c0d0e0f")]);
        assert!(shown(&program).is_some_and(|hash| hash != secret.hash()), "no session's secret");
        assert_eq!(shown(&headers(&[("cookie", "interregnum=short")])), None);
    }
}
