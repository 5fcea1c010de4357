//! The document that describes the pages for programs.

use super::messages::MessageNames;
use super::{
    addresses, admin, continuation, games, guests, lessons, lobby, matching, records, status, tables,
};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::sync::LazyLock;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Interregnum",
        description = "The card games of the empty throne, for programs. The socket of a table is at \
                       /api/tables/{table}/socket, its news as lines of JSON at /api/tables/{table}/stream.",
        license(name = "MIT OR Apache-2.0")
    ),
    paths(
        status::health, status::ready, status::metrics, addresses::addresses, addresses::qr_code,
        guests::create_guest, guests::current_guest, guests::sign_out,
        games::list, games::options, games::option_sets, games::rules, games::rulings_page, lessons::lesson_by_name,
        lobby::lobby, lobby::my_tables, matching::quick_match,
        tables::create_table, tables::view_table, tables::send_command, tables::table_story, tables::story_moment, tables::hint,
        crate::stream::open,
        records::download_record, records::record_at_move, records::move_advice, continuation::continue_game,
        admin::all_tables, admin::live_tables, admin::post_notice, admin::withdraw_notice,
    ),
    modifiers(&Secrets, &MessageNames)
)]
struct Document;

/// The ways to show a secret.
struct Secrets;

impl Modify for Secrets {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let bearer = |about: &str| {
            let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(about)).build();
            SecurityScheme::Http(scheme)
        };
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("guest", bearer("A guest's token; a browser has a cookie."));
        components.add_security_scheme("admin", bearer("The admin token of the settings."));
    }
}

/// The document as JSON, which is always the same. It is generated once: four hundred requests at once
/// took so much time of the threads that serve players that moves waited for a tenth of a second.
static DOCUMENT: LazyLock<String> =
    LazyLock::new(|| Document::openapi().to_pretty_json().expect("a document is plain data"));

/// The document as JSON.
pub(crate) fn document() -> &'static str {
    &DOCUMENT
}

pub(super) async fn show() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], document()).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_is_generated_once() {
        assert!(std::ptr::eq(document(), document()), "every request sends the same text");
    }
}
