//! Settings of notices, and the devices that get them.

use super::body::{ApiResult, JsonBody};
use crate::api_error::ApiError;
use crate::app::App;
use crate::extract::Path;
use crate::identity::{AuthenticatedPerson, RequestLang};
use crate::notices::{DAY, DeviceKeys, Endpoint, Off, default_wish, is_zone};
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{get, post};
use axum::{Json, Router};
use interregnum_store::{
    MailWish, NoticeChange, NoticeWish, PersonChange, PushDevice, QuietHours, StoreError,
};
use interregnum_table::SecretHash;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// How many devices of one person get notices.
const DEVICES: usize = 10;

/// The longest name of a time zone.
const LONGEST_ZONE: usize = 64;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/notices", get(own_notices).post(set_notices))
        .route("/api/notices/ways", get(ways))
        .route("/api/notices/device", post(add_device).delete(remove_device))
        .route("/api/notices/off/{token}", post(switch_off))
}

/// How this server can tell people that games wait.
#[derive(Serialize, ToSchema)]
pub(super) struct NoticeWays {
    /// The public key with which a browser subscribes to pushes: base64url.
    key: String,
    /// Whether the server sends e-mail.
    mail: bool,
}

/// How this server can tell people that games wait.
#[utoipa::path(
    get, path = "/api/notices/ways", tag = "notices",
    responses((status = 200, description = "The ways", body = NoticeWays))
)]
pub(super) async fn ways(State(app): State<Arc<App>>) -> Json<NoticeWays> {
    let notices = &app.notices;
    Json(NoticeWays { key: notices.key.public().to_owned(), mail: notices.mailer.is_some() })
}

/// When a message says that games wait.
#[derive(Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum WhenMail {
    /// Never.
    Never,
    /// Once a day at most.
    Daily,
    /// At once.
    AtOnce,
}

/// Hours in which nothing is sent, in minutes since midnight. They may include midnight.
#[derive(Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Quiet {
    /// The first minute.
    #[schema(maximum = 1439)]
    from: u16,
    /// The first minute after them.
    #[schema(maximum = 1439)]
    until: u16,
}

/// Which notices one gets, and when.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NoticeSettings {
    /// The time zone of the quiet hours, such as `Europe/Paris`.
    zone: String,
    /// When nothing is sent; absent for never.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    quiet: Option<Quiet>,
    /// Whether devices get a push when a game waits.
    turn_push: bool,
    /// Whether devices get a push when time runs out.
    soon_push: bool,
    /// When a message says that games wait.
    turn_mail: WhenMail,
    /// Whether a message says that time runs out.
    soon_mail: bool,
}

impl From<NoticeWish> for NoticeSettings {
    fn from(wish: NoticeWish) -> Self {
        Self {
            zone: wish.zone,
            quiet: wish.quiet.map(|QuietHours { from, until }| Quiet { from, until }),
            turn_push: wish.turn_push,
            soon_push: wish.soon_push,
            turn_mail: match wish.turn_mail {
                MailWish::Never => WhenMail::Never,
                MailWish::Daily => WhenMail::Daily,
                MailWish::AtOnce => WhenMail::AtOnce,
            },
            soon_mail: wish.soon_mail,
        }
    }
}

impl NoticeSettings {
    /// What is kept of them for somebody who reads this language.
    fn wish(self, known: &AuthenticatedPerson) -> Result<NoticeWish, ApiError> {
        checked_zone(&self.zone)?;
        let quiet = self.quiet.filter(|quiet| quiet.from != quiet.until);
        if quiet.is_some_and(|quiet| quiet.from >= DAY || quiet.until >= DAY) {
            return Err(bad("quiet: a day has 1440 minutes"));
        }
        Ok(NoticeWish {
            person: known.person.id,
            lang: known.lang.code().to_owned(),
            zone: self.zone,
            quiet: quiet.map(|Quiet { from, until }| QuietHours { from, until }),
            turn_push: self.turn_push,
            soon_push: self.soon_push,
            turn_mail: match self.turn_mail {
                WhenMail::Never => MailWish::Never,
                WhenMail::Daily => MailWish::Daily,
                WhenMail::AtOnce => MailWish::AtOnce,
            },
            soon_mail: self.soon_mail,
        })
    }
}

fn bad(message: &str) -> ApiError {
    ApiError::BadRequest { message: message.to_owned() }
}

fn checked_zone(zone: &str) -> Result<(), ApiError> {
    let is_known = zone.len() <= LONGEST_ZONE && is_zone(zone);
    if is_known { Ok(()) } else { Err(bad("zone: there is no such time zone")) }
}

/// One's settings of notices, and where notices go.
#[derive(Serialize, ToSchema)]
pub(super) struct OwnNotices {
    /// Which notices one gets, and when.
    settings: NoticeSettings,
    /// The e-mail address that one has confirmed; absent without one.
    #[serde(skip_serializing_if = "Option::is_none")]
    mail: Option<String>,
    /// Whether the device that asks gets pushes.
    device: bool,
}

/// One's settings of notices.
#[utoipa::path(
    get, path = "/api/notices", tag = "notices",
    responses(
        (status = 200, description = "The settings", body = OwnNotices),
        (status = 401, description = "No secret was shown, or nobody has it", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn own_notices(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
) -> ApiResult<Json<OwnNotices>> {
    let found = look(&app, &known).await;
    found.map(Json).map_err(|error| ApiError::from(error).localized(known.lang))
}

async fn look(app: &App, known: &AuthenticatedPerson) -> Result<OwnNotices, StoreError> {
    let person = known.person.id;
    let wish = app.store.notice_wish(person).await?;
    let devices = app.store.push_devices(person).await?;
    Ok(OwnNotices {
        settings: wish.unwrap_or_else(|| default_wish(person, known.lang.code(), "UTC")).into(),
        mail: app.store.mail_address(person).await?,
        device: devices.iter().any(|device| device.session == known.session.id),
    })
}

pub(super) async fn change(app: &App, change: NoticeChange) -> Result<bool, ApiError> {
    Ok(app.store.change_person(PersonChange::Notice(change)).await?)
}

/// Set which notices one gets, and when. The server writes them in the language of this request.
#[utoipa::path(
    post, path = "/api/notices", tag = "notices", request_body = NoticeSettings,
    responses(
        (status = 204, description = "The settings are kept"),
        (status = 400, description = "There is no such time zone, or no such time", body = super::messages::ErrorBody),
        (status = 401, description = "No secret was shown, or nobody has it", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn set_notices(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
    JsonBody(settings): JsonBody<NoticeSettings>,
) -> ApiResult<StatusCode> {
    let set = async { change(&app, NoticeChange::Wished(settings.wish(&known)?)).await };
    set.await.map_err(|error| error.localized(known.lang))?;
    Ok(StatusCode::NO_CONTENT)
}

/// A device that shall get pushes: what its browser's subscription says.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewDevice {
    /// The address at the push service: `https` and the usual port.
    endpoint: String,
    /// The public key of the subscription, `p256dh`: base64url.
    key: String,
    /// The secret of the subscription, `auth`: base64url.
    auth: String,
    /// The time zone of the device, such as `Europe/Paris`.
    zone: String,
}

/// Send pushes to this device when games wait, until it signs out.
#[utoipa::path(
    post, path = "/api/notices/device", tag = "notices", request_body = NewDevice,
    responses(
        (status = 204, description = "The device gets pushes"),
        (status = 409, description = "Ten devices of the person get pushes already", body = super::messages::ErrorBody),
        (status = 422, description = "That is no endpoint, or those are no keys", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn add_device(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
    JsonBody(device): JsonBody<NewDevice>,
) -> ApiResult<StatusCode> {
    let added = try_add(&app, &known, device).await;
    added.map_err(|error| error.localized(known.lang))?;
    Ok(StatusCode::NO_CONTENT)
}

async fn try_add(app: &App, known: &AuthenticatedPerson, device: NewDevice) -> Result<(), ApiError> {
    checked_zone(&device.zone)?;
    let endpoint = Endpoint::read(&device.endpoint, app.config.push_to_loopback);
    let keys = DeviceKeys::read(&device.key, &device.auth);
    if endpoint.is_none() || keys.is_none() {
        return Err(ApiError::BadEndpoint);
    }
    let person = known.person.id;
    let others = app.store.push_devices(person).await?;
    if others.iter().filter(|other| other.session != known.session.id).count() >= DEVICES {
        return Err(ApiError::TooManyDevices);
    }
    if app.store.notice_wish(person).await?.is_none() {
        let wish = default_wish(person, known.lang.code(), &device.zone);
        change(app, NoticeChange::Wished(wish)).await?;
    }
    let NewDevice { endpoint, key, auth, .. } = device;
    let device = PushDevice {
        id: SecretHash::of_text(&endpoint),
        person,
        session: known.session.id,
        endpoint,
        key,
        auth,
        made: app.clock.now(),
    };
    change(app, NoticeChange::DeviceAdded(device)).await?;
    Ok(())
}

/// Send no more pushes to this device.
#[utoipa::path(
    delete, path = "/api/notices/device", tag = "notices",
    responses(
        (status = 204, description = "The device gets no pushes"),
        (status = 401, description = "No secret was shown, or nobody has it", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn remove_device(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
) -> ApiResult<StatusCode> {
    let removed = change(&app, NoticeChange::DeviceRemoved(known.session.id)).await;
    removed.map_err(|error| error.localized(known.lang))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Switch one kind of notice off, by the link of a message or the button of a push. It needs no session, and mail
/// programs send it by themselves (RFC 8058).
#[utoipa::path(
    post, path = "/api/notices/off/{token}", tag = "notices",
    params(("token" = String, Path, description = "The end of the link")),
    responses(
        (status = 204, description = "That kind is no longer sent"),
        (status = 401, description = "This server did not make the link", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn switch_off(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
    RequestLang(lang): RequestLang,
) -> ApiResult<StatusCode> {
    let switched = async {
        let off = Off::read(&token, &app.notices.key).ok_or(ApiError::LinkExpired)?;
        // Without a wish the person gets no notices: there is nothing to switch off.
        if let Some(wish) = app.store.notice_wish(off.person).await? {
            change(&app, NoticeChange::Wished(off.applied(wish))).await?;
        }
        Ok(())
    };
    switched.await.map_err(|error: ApiError| error.localized(lang))?;
    Ok(StatusCode::NO_CONTENT)
}
