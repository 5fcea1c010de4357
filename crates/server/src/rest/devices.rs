//! The devices on which a person is signed in, and the link that signs in another.

use super::addresses::qr_svg;
use super::body::{ApiResult, JsonBody};
use crate::api_error::ApiError;
use crate::app::App;
use crate::extract::Path;
use crate::identity::AuthenticatedPerson;
use crate::{cookie, entropy, sessions};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use interregnum_store::{PersonChange, Session, SessionId, SignInLink};
use interregnum_table::{Span, Time};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// How long a link works: time to pick up the telephone, and little more.
const LINK: Span = Span::seconds(600);

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/devices", get(list_devices))
        .route("/api/devices/{device}", delete(sign_out_device))
        .route("/api/devices/link", post(make_link))
}

/// A device, or a program, that is signed in.
#[derive(Serialize, ToSchema)]
pub(super) struct Device {
    /// By which it is signed out.
    id: String,
    /// Browser and system, or what a program calls itself; empty if it does not say.
    name: String,
    /// When it signed in, in milliseconds since 1970.
    #[schema(value_type = u64)]
    created: Time,
    /// When it was last used, to the hour.
    #[schema(value_type = u64)]
    used: Time,
    /// Whether it is the one that asks.
    current: bool,
}

/// The devices on which one is signed in, the most recently used first.
#[utoipa::path(
    get, path = "/api/devices", tag = "account",
    responses(
        (status = 200, description = "The devices", body = [Device]),
        (status = 401, description = "No secret was shown, or nobody has it", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn list_devices(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
) -> ApiResult<Json<Vec<Device>>> {
    let found = app.store.sessions(known.person.id).await;
    let found = found.map_err(|error| ApiError::from(error).localized(known.lang))?;
    let device = |session: Session| Device {
        id: session.id.to_string(),
        name: session.device,
        created: session.created,
        used: session.used,
        current: session.id == known.session.id,
    };
    Ok(Json(found.into_iter().map(device).collect()))
}

/// Sign out one device. Its sockets and streams end.
#[utoipa::path(
    delete, path = "/api/devices/{device}", tag = "account",
    params(("device" = String, Path, description = "The id of the device")),
    responses(
        (status = 204, description = "It is signed out"),
        (status = 404, description = "One has no such device", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn sign_out_device(
    State(app): State<Arc<App>>,
    Path(device): Path<String>,
    known: AuthenticatedPerson,
    headers: HeaderMap,
) -> ApiResult<Response> {
    let ended = async {
        let session: SessionId = device.parse().map_err(|_| ApiError::NoSuchSession)?;
        let change = PersonChange::SignedOut { person: known.person.id, session };
        if !app.store.change_person(change).await? {
            return Err(ApiError::NoSuchSession);
        }
        sessions::end_connections(&app, vec![session]).await;
        Ok(session)
    };
    let ended = ended.await.map_err(|error| error.localized(known.lang))?;
    let own = ended == known.session.id;
    let cookies = if own { cookie::forgotten(&headers) } else { Vec::new() };
    Ok((StatusCode::NO_CONTENT, super::guests::set_cookies(cookies)).into_response())
}

/// Where a link is to lead.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LinkWish {
    /// The beginning of the link, such as `http://192.168.1.5:8421`.
    origin: String,
}

/// A link that signs in another device.
#[derive(Serialize, ToSchema)]
pub(super) struct DeviceLink {
    /// The secret of the link, which the page puts behind the `#` of an address.
    link: String,
    /// Until when it works, in milliseconds since 1970.
    #[schema(value_type = u64)]
    until: Time,
    /// The whole address as a QR code: an SVG drawing.
    code: String,
}

/// Make a link that signs in another device, once, within ten minutes.
#[utoipa::path(
    post, path = "/api/devices/link", tag = "account", request_body = LinkWish,
    responses(
        (status = 201, description = "The link", body = DeviceLink),
        (status = 401, description = "No secret was shown, or nobody has it", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn make_link(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
    JsonBody(wish): JsonBody<LinkWish>,
) -> ApiResult<(StatusCode, Json<DeviceLink>)> {
    let (secret, now) = (entropy::seat_secret(), app.clock.now());
    let link = SignInLink { secret: secret.hash(), person: known.person.id, until: now + LINK };
    let code = qr_svg(&wish.origin, &format!("/sign-in#{}", secret.digits()));
    let code = code.map_err(|error| error.localized(known.lang))?;
    let made = app.store.change_person(PersonChange::LinkMade { link, now }).await;
    made.map_err(|error| ApiError::from(error).localized(known.lang))?;
    Ok((StatusCode::CREATED, Json(DeviceLink { link: secret.digits(), until: link.until, code })))
}
