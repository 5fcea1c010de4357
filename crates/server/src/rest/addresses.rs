//! Which addresses a host can send to friends, and the same as a code for telephones.

use crate::addresses::reachable_addresses;
use crate::api_error::ApiError;
use crate::app::App;
use crate::extract::{Path, Query};
use crate::identity::{ClientAddress, RequestLang};
use axum::extract::State;
use axum::http::{Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use interregnum_table::TableId;
use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new().route("/api/addresses", get(addresses)).route("/api/tables/{table}/code", get(qr_code))
}

/// Where others find this server.
#[derive(Serialize, ToSchema)]
pub(super) struct Addresses {
    /// The beginnings of links that others on the network can open, the likeliest first.
    origins: Vec<String>,
}

/// The addresses of this server on the network, for a host who opened it as `localhost`.
///
/// Only a browser on the same machine gets them; everybody else already has an address that works.
#[utoipa::path(
    get, path = "/api/addresses", tag = "status",
    responses((status = 200, description = "The addresses; none if nobody else can reach the server", body = Addresses))
)]
pub(super) async fn addresses(
    State(app): State<Arc<App>>,
    ClientAddress(identity): ClientAddress,
) -> Json<Addresses> {
    let told = identity.to_canonical().is_loopback() && !app.config.proxied;
    let found = if told { reachable_addresses(app.address) } else { Vec::new() };
    Json(Addresses { origins: found.iter().map(|address| format!("http://{address}")).collect() })
}

/// Where the link leads.
#[derive(Deserialize)]
pub(super) struct CodeQuery {
    /// The beginning of the link: `http://192.168.1.5:8421`.
    origin: String,
}

/// A table's link as a QR code.
#[utoipa::path(
    get, path = "/api/tables/{table}/code", tag = "tables",
    params(
        ("table" = String, Path, description = "The table"),
        ("origin" = String, Query, description = "The beginning of the link, such as http://192.168.1.5:8421"),
    ),
    responses(
        (status = 200, description = "The link as a drawing", body = String, content_type = "image/svg+xml"),
        (status = 400, description = "That is no beginning of a link", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn qr_code(
    Path(table): Path<String>,
    RequestLang(lang): RequestLang,
    Query(CodeQuery { origin }): Query<CodeQuery>,
) -> Response {
    let table = table.parse::<TableId>().map_err(|_| ApiError::NoSuchTable);
    match table.and_then(|table| qr_svg(&origin, &format!("/table/{table}"))) {
        Ok(drawing) => ([(header::CONTENT_TYPE, "image/svg+xml")], drawing).into_response(),
        Err(error) => error.localized(lang).into_response(),
    }
}

/// The drawing of a link; `origin` is a scheme and a host and nothing else.
pub(super) fn qr_svg(origin: &str, path: &str) -> Result<String, ApiError> {
    let bad = || ApiError::BadRequest { message: "origin".to_owned() };
    let uri: Uri = origin.parse().map_err(|_| bad())?;
    let is_origin =
        matches!(uri.scheme_str(), Some("http" | "https")) && uri.path() == "/" && uri.query().is_none();
    let host = uri.authority().filter(|_| is_origin && !origin.ends_with('/')).ok_or_else(bad)?;
    let link = format!("{}://{host}{path}", uri.scheme_str().unwrap_or_default());
    let code = QrCode::with_error_correction_level(link, EcLevel::M).map_err(|_| bad())?;
    Ok(code.render::<svg::Color<'_>>().min_dimensions(200, 200).build())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_drawn_for_a_plain_origin_and_for_nothing_else() {
        let table = "/table/abcdefghijkmnpqr";
        assert!(qr_svg("http://192.168.1.5:8421", table).unwrap().contains("<svg"));
        assert!(qr_svg("https://[2001:db8::7]:80", table).is_ok());
        for bad in ["javascript:alert(1)", "http://a/b", "http://a?b", "http://a/", "a.example", ""] {
            assert!(qr_svg(bad, table).is_err(), "{bad}");
        }
    }
}
