//! The page for people: built from `client/`, and carried in the binary. A build for tests reads
//! it from the disk, and where it was not built a plain page takes its place.

mod plain;

use crate::api_error::ApiError;
use crate::app::App;
use crate::extract::Path;
use crate::identity::RequestLang;
use axum::Router;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use interregnum_text::Lang;
use rust_embed::{EmbeddedFile, RustEmbed};
use std::sync::Arc;

/// What `make page` has built.
#[derive(RustEmbed)]
#[folder = "../../client/dist"]
struct Built;

/// The page's first file, where there is none for the screen and the language that are asked for.
const INDEX: &str = "index.html";

/// Files with their content's hash in their names never change.
const FOREVER: &str = "public, max-age=31536000, immutable";
/// Everything else is asked for again, and sent again only if it has changed.
const AGAIN: &str = "no-cache";

/// The addresses of screens, and what they are called: the page finds out by itself what to show
/// there, but its first file names what the screen is going to need.
const SCREENS: [(&str, &str); 24] = [
    ("/", "landing"),
    ("/table/{table}", "table"),
    ("/replay/{table}", "replay"),
    ("/replay/{table}/{number}", "replay"),
    ("/published/{record}", "published"),
    ("/published/{record}/{number}", "published"),
    ("/record", "record"),
    ("/record/{number}", "record"),
    ("/analyse", "analyse"),
    ("/analyse/{number}", "analyse"),
    ("/rules/{game}", "rules"),
    ("/lesson/{name}", "lesson"),
    ("/sheet/{game}", "sheet"),
    ("/games", "games"),
    ("/person/{name}", "person"),
    ("/ratings", "ratings"),
    ("/people", "people"),
    ("/moderation", "moderation"),
    ("/account", "account"),
    ("/sign-in", "account"),
    ("/notifications", "notices"),
    ("/mail", "letter"),
    ("/recover", "letter"),
    ("/off", "letter"),
];

pub(crate) fn router() -> Router<Arc<App>> {
    let files = Router::new()
        .route("/assets/{*file}", get(asset))
        .route(
            "/app.webmanifest",
            get(async |headers: HeaderMap, speaks: RequestLang| at("app.webmanifest", &headers, speaks)),
        )
        .route("/icons/{*file}", get(icon))
        .route(
            "/worker.js",
            get(async |headers: HeaderMap, speaks: RequestLang| at("worker.js", &headers, speaks)),
        )
        .route("/plain", get(async |RequestLang(lang): RequestLang| plain::landing(lang)))
        .route("/style.css", get(async || plain::style()));
    SCREENS.into_iter().fold(files, |router, (address, screen)| {
        router.route(
            address,
            get(async move |headers: HeaderMap, RequestLang(lang): RequestLang| {
                index(screen, lang, &headers)
            }),
        )
    })
}

fn index(screen: &str, lang: Lang, headers: &HeaderMap) -> Response {
    let first = file(&format!("entry/{screen}.{lang}.html"), AGAIN, headers);
    let mut response =
        first.or_else(|| file(INDEX, AGAIN, headers)).unwrap_or_else(|| plain::landing(lang).into_response());
    let varies = HeaderValue::from_static("accept-encoding, accept-language");
    response.headers_mut().insert(header::VARY, varies);
    response
}

/// The page that says that there is nothing at an address.
pub(crate) fn nowhere(lang: Lang, mut headers: HeaderMap) -> Response {
    // A browser that has the file already needs its body, since the status is not "unchanged".
    headers.remove(header::IF_NONE_MATCH);
    let mut response = index("nowhere", lang, &headers);
    *response.status_mut() = StatusCode::NOT_FOUND;
    response
}

async fn asset(Path(name): Path<String>, headers: HeaderMap, RequestLang(lang): RequestLang) -> Response {
    file(&format!("assets/{name}"), FOREVER, &headers).unwrap_or_else(|| missing(lang))
}

async fn icon(Path(name): Path<String>, headers: HeaderMap, RequestLang(lang): RequestLang) -> Response {
    file(&format!("icons/{name}"), AGAIN, &headers).unwrap_or_else(|| missing(lang))
}

fn at(name: &str, headers: &HeaderMap, RequestLang(lang): RequestLang) -> Response {
    file(name, AGAIN, headers).unwrap_or_else(|| missing(lang))
}

fn missing(lang: Lang) -> Response {
    ApiError::NoSuchPage.localized(lang).into_response()
}

/// Reads a file of the built page. A debug build reads `client/dist`, or the folder that
/// `INTERREGNUM_PAGE` names, so that several versions of the page can be tested with one binary.
fn built(name: &str) -> Option<EmbeddedFile> {
    #[cfg(debug_assertions)]
    if let Some(folder) = std::env::var_os("INTERREGNUM_PAGE") {
        return rust_embed::utils::read_file_from_fs(&std::path::Path::new(&folder).join(name)).ok();
    }
    Built::get(name)
}

/// A file of the page: compressed for those who can read that, and not at all for those who
/// have it.
fn file(name: &str, keep: &'static str, headers: &HeaderMap) -> Option<Response> {
    let found = built(name)?;
    let tag = tag(&found);
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    if known {
        return Some(StatusCode::NOT_MODIFIED.into_response());
    }
    let small = reads_brotli(headers).then(|| built(&format!("{name}.br"))).flatten();
    let encoding = small.is_some().then_some([(header::CONTENT_ENCODING, "br")]);
    let body = small.unwrap_or(found).data.into_owned();
    let mut response =
        ([(header::CONTENT_TYPE, kind(name)), (header::CACHE_CONTROL, keep)], body).into_response();
    response
        .headers_mut()
        .extend(encoding.into_iter().flatten().map(|(name, value)| (name, HeaderValue::from_static(value))));
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        response.headers_mut().insert(header::ETAG, tag);
    }
    Some(response)
}

/// A name for the content of a file.
fn tag(file: &EmbeddedFile) -> String {
    let mut head = [0; 16];
    head.copy_from_slice(&file.metadata.sha256_hash()[..16]);
    format!("\"{:032x}\"", u128::from_be_bytes(head))
}

fn reads_brotli(headers: &HeaderMap) -> bool {
    let list = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    list.split(',').any(|way| way.split(';').next().is_some_and(|way| way.trim() == "br"))
}

/// What a file is, by its ending.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn accepting(list: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(list))])
    }

    #[test]
    fn a_compressed_file_is_for_those_who_say_they_can_read_it() {
        assert!(reads_brotli(&accepting("gzip, deflate, br, zstd")) && reads_brotli(&accepting("br;q=0.5")));
        assert!(!reads_brotli(&accepting("gzip, brx")) && !reads_brotli(&HeaderMap::new()));
    }

    #[test]
    fn every_kind_of_file_that_the_page_has_is_named_to_the_browser() {
        for name in ["index.html", "assets/a.js", "a.css", "icon.svg", "a.woff2", "a.wasm", "app.webmanifest"]
        {
            assert_ne!(kind(name), "application/octet-stream", "{name}");
        }
    }
}
