//! The e-mail address of an account: confirmed by a link, and good for a link that replaces a forgotten password.
//!
//! Nothing tells whether an address belongs to an account: the answer to a request for a link is always the same, and
//! does not wait for the store or the relay.

use super::account::limited;
use super::body::{ApiResult, JsonBody};
use super::notices::change;
use super::proof::{Proof, confirm};
use super::sign_in::begin;
use crate::api_error::ApiError;
use crate::app::App;
use crate::identity::{AuthenticatedPerson, ClientAddress, Identity, RequestLang};
use crate::notices::{Letter, Mailer, Words, default_wish, deliver_letter, mail_address};
use crate::{entropy, passwords, sessions};
use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::routing::post;
use interregnum_store::{LinkPurpose, MailLink, NoticeChange, PersonChange};
use interregnum_table::{PersonId, SeatSecret, Span};
use interregnum_text::Lang;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// How long a link that confirms an address works.
const CONFIRMATION: Span = Span::days(1);

/// How long a link that replaces a password works.
const RECOVERY: Span = Span::seconds(1800);

/// How many accounts of one address are written to.
const ACCOUNTS: u32 = 5;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/account/mail", post(set_address).delete(remove_address))
        .route("/api/account/mail/confirm", post(confirm_address))
        .route("/api/sign-in/mail", post(ask_recovery))
        .route("/api/sign-in/mail/link", post(recover_by_mail))
}

/// What sends messages, if the settings name it.
fn mailer(app: &App) -> Result<&Mailer, ApiError> {
    app.notices.mailer.as_ref().ok_or(ApiError::NoMail)
}

/// The address that an account is to have.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewAddress {
    /// The e-mail address.
    address: String,
    /// That it is the owner of the account who asks: the address will be able to replace the password.
    proof: Proof,
}

/// Send a link to an e-mail address. The account has the address once the link is used.
#[utoipa::path(
    post, path = "/api/account/mail", tag = "account", request_body = NewAddress,
    responses(
        (status = 202, description = "A link is on its way"),
        (status = 401, description = "That is neither the password nor a passkey of the account", body = super::messages::ErrorBody),
        (status = 404, description = "The server sends no e-mail", body = super::messages::ErrorBody),
        (status = 409, description = "One has no account", body = super::messages::ErrorBody),
        (status = 422, description = "That is no address", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn set_address(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
    ClientAddress(client): ClientAddress,
    headers: HeaderMap,
    JsonBody(wanted): JsonBody<NewAddress>,
) -> ApiResult<StatusCode> {
    let sent = async {
        mailer(&app)?;
        let address = mail_address(&wanted.address).ok_or(ApiError::BadMailAddress)?;
        confirm(&app, &known, client, &headers, wanted.proof).await?;
        app.limits.mail(&known.person.id.to_string())?;
        app.limits.mail(&address)?;
        let name = known.person.name.clone();
        write_link(&app, (known.person.id, name), address, LinkPurpose::Confirm, known.lang).await
    };
    sent.await.map_err(|error: ApiError| error.localized(known.lang))?;
    Ok(StatusCode::ACCEPTED)
}

/// Makes a link, and sends it in the background.
async fn write_link(
    app: &Arc<App>,
    (person, name): (PersonId, String),
    address: String,
    purpose: LinkPurpose,
    lang: Lang,
) -> Result<(), ApiError> {
    let page = mailer(app)?.page.clone();
    let (secret, now) = (entropy::seat_secret(), app.clock.now());
    let span = if purpose == LinkPurpose::Confirm { CONFIRMATION } else { RECOVERY };
    let link =
        MailLink { secret: secret.hash(), person, purpose, address: address.clone(), until: now + span };
    if !change(app, NoticeChange::LinkMade { link, now }).await? {
        return Ok(());
    }
    let words = Words::of(lang.code());
    let (subject, text) = match purpose {
        LinkPurpose::Confirm => words.confirmation(&name, format!("{page}/mail#{}", secret.digits())),
        LinkPurpose::Recover => words.recovery(&name, format!("{page}/recover#{}", secret.digits())),
    };
    let (app, letter) = (Arc::clone(app), Letter { to: address, subject, text, off: None });
    tokio::spawn(async move { deliver_letter(&app, letter).await });
    Ok(())
}

/// Forget the e-mail address of the account. Links that were sent to it no longer work.
#[utoipa::path(
    delete, path = "/api/account/mail", tag = "account",
    responses(
        (status = 204, description = "The account has no address"),
        (status = 401, description = "No secret was shown, or nobody has it", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn remove_address(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
) -> ApiResult<StatusCode> {
    let removed = change(&app, NoticeChange::AddressRemoved(known.person.id)).await;
    removed.map_err(|error| error.localized(known.lang))?;
    Ok(StatusCode::NO_CONTENT)
}

/// A link of a message.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct MailLinkShown {
    /// The secret of the link: 32 hexadecimal digits.
    link: String,
}

/// The link with a secret, used up by this request.
async fn use_up(app: &App, secret: &str, purpose: LinkPurpose) -> Result<MailLink, ApiError> {
    let secret = SeatSecret::read(secret).ok_or(ApiError::LinkExpired)?.hash();
    let found = app.store.mail_link(secret).await?.filter(|link| link.purpose == purpose);
    let link = found.ok_or(ApiError::LinkExpired)?;
    let is_first = change(app, NoticeChange::LinkUsed(secret)).await?;
    if is_first && app.clock.now() < link.until { Ok(link) } else { Err(ApiError::LinkExpired) }
}

/// Confirm an e-mail address by the link that was sent to it. It works once, within a day, on any device.
#[utoipa::path(
    post, path = "/api/account/mail/confirm", tag = "account", request_body = MailLinkShown,
    responses(
        (status = 204, description = "The account has the address"),
        (status = 401, description = "The link was used, or its time is over", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn confirm_address(
    State(app): State<Arc<App>>,
    RequestLang(lang): RequestLang,
    ClientAddress(client): ClientAddress,
    JsonBody(shown): JsonBody<MailLinkShown>,
) -> ApiResult<StatusCode> {
    let confirmed = async {
        limited(&app, client)?;
        let MailLink { person, address, .. } = use_up(&app, &shown.link, LinkPurpose::Confirm).await?;
        if app.store.notice_wish(person).await?.is_none() {
            change(&app, NoticeChange::Wished(default_wish(person, lang.code(), "UTC"))).await?;
        }
        change(&app, NoticeChange::AddressSet { person, address }).await
    };
    confirmed.await.map_err(|error| error.localized(lang))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Somebody who has forgotten the password, and perhaps the name.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RecoveryWish {
    /// The e-mail address of the account.
    address: String,
}

/// Send a link that replaces a forgotten password, if the address is that of an account.
#[utoipa::path(
    post, path = "/api/sign-in/mail", tag = "account", request_body = RecoveryWish,
    responses(
        (status = 202, description = "If an account has the address, a link is on its way"),
        (status = 404, description = "The server sends no e-mail", body = super::messages::ErrorBody),
        (status = 422, description = "That is no address", body = super::messages::ErrorBody),
        (status = 429, description = "Too many attempts", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn ask_recovery(
    State(app): State<Arc<App>>,
    RequestLang(lang): RequestLang,
    ClientAddress(client): ClientAddress,
    JsonBody(wish): JsonBody<RecoveryWish>,
) -> ApiResult<StatusCode> {
    let asked = || {
        mailer(&app)?;
        let address = mail_address(&wish.address).ok_or(ApiError::BadMailAddress)?;
        limited(&app, client)?;
        app.limits.mail(&address)?;
        Ok(address)
    };
    let address = asked().map_err(|error: ApiError| error.localized(lang))?;
    // In the background, so that the time of the answer tells nothing.
    tokio::spawn(async move {
        if let Err(error) = write_recovery(&app, address, lang).await {
            tracing::error!(code = error.code(), "link not sent: somebody cannot recover an account now");
        }
    });
    Ok(StatusCode::ACCEPTED)
}

async fn write_recovery(app: &Arc<App>, address: String, lang: Lang) -> Result<(), ApiError> {
    for person in app.store.persons_at(address.clone(), ACCOUNTS).await? {
        if let Some(found) = app.store.person(person).await? {
            write_link(app, (person, found.name), address.clone(), LinkPurpose::Recover, lang).await?;
        }
    }
    Ok(())
}

/// Somebody who follows the link.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct MailRecovery {
    /// The secret of the link: 32 hexadecimal digits.
    link: String,
    /// The new password: 10 to 200 characters.
    #[schema(min_length = 10)]
    password: String,
}

/// Set a new password by the link of a message, and sign in. The link works once, within half an hour. All other
/// devices are signed out.
#[utoipa::path(
    post, path = "/api/sign-in/mail/link", tag = "account", request_body = MailRecovery,
    responses(
        (status = 201, description = "The password is set, and a session has begun", body = super::guests::GuestBody),
        (status = 401, description = "The link was used, or its time is over", body = super::messages::ErrorBody),
        (status = 422, description = "The new password is too short", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn recover_by_mail(
    State(app): State<Arc<App>>,
    identity: Identity,
    RequestLang(lang): RequestLang,
    ClientAddress(client): ClientAddress,
    headers: HeaderMap,
    JsonBody(shown): JsonBody<MailRecovery>,
) -> ApiResult<Response> {
    let signed_in = async {
        limited(&app, client)?;
        // Before the link is used up: a password that is too short can be replaced by a better one.
        passwords::check(&shown.password, "")?;
        let password = passwords::hash(&app, shown.password).await?;
        let MailLink { person, address, .. } = use_up(&app, &shown.link, LinkPurpose::Recover).await?;
        // A link to an address that the account has given up.
        if app.store.mail_address(person).await?.is_none_or(|current| current != address) {
            return Err(ApiError::LinkExpired);
        }
        app.store.change_person(PersonChange::PasswordSet { person, password }).await?;
        sessions::end_all(&app, person, None).await?;
        begin(&app, person, identity, false, &headers).await
    };
    signed_in.await.map_err(|error| error.localized(lang))
}
