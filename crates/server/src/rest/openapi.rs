//! The document that describes the pages for programs.

use super::messages::MessageNames;
use super::{
    account, addresses, admin, blocks, challenges, continuation, devices, following, foresight, games,
    guests, leaderboard, lessons, lobby, mail, matching, moderation, notices, own_data, own_games, pairing,
    passkeys, profiles, published, records, reports, sign_in, standing, status, tables, tokens,
};
use crate::scope::Scope;
use axum::http::{Method, header};
use axum::response::{IntoResponse, Response};
use std::sync::LazyLock;
use utoipa::openapi::extensions::ExtensionsBuilder;
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ContentBuilder, Ref, RefOr, ResponseBuilder, Schema};
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
        account::make_account, account::show_account, account::delete_account, account::change_password, account::replace_codes,
        sign_in::sign_in, sign_in::use_link, sign_in::recover,
        passkeys::list_passkeys, passkeys::add_passkey, passkeys::remove_passkey, passkeys::make_challenge,
        passkeys::sign_in_with_passkey, passkeys::make_sign_in_challenge,
        devices::list_devices, devices::sign_out_device, devices::make_link, own_data::own_data, own_games::own_games,
        own_games::waiting_games,
        notices::ways, notices::own_notices, notices::set_notices, notices::add_device, notices::remove_device,
        notices::switch_off, mail::set_address, mail::remove_address, mail::confirm_address, mail::ask_recovery,
        mail::recover_by_mail,
        profiles::profile, profiles::rating_history, leaderboard::leaderboard,
        games::list, games::options, games::option_sets, games::rules, games::rulings_page, lessons::lesson_by_name,
        lobby::lobby, lobby::my_tables, matching::quick_match,
        pairing::look, pairing::look_on, pairing::give_up,
        challenges::news::person_news, challenges::make::challenge, challenges::answer::accept,
        challenges::answer::decline, challenges::answer::withdraw,
        following::following, following::follow, following::unfollow, following::own_presence, following::set_presence,
        tokens::list_tokens, tokens::make_token, tokens::revoke_token, tokens::become_bot,
        tables::create_table, tables::view_table, tables::send_command, tables::table_story, tables::story_moment, tables::hint,
        foresight::foresee,
        crate::stream::open,
        records::download_record, records::record_at_move, records::move_advice, continuation::continue_game,
        published::publish, published::published, published::published_at_move, published::published_advice,
        blocks::list_blocks, blocks::block_person, blocks::unblock_person, reports::report_person,
        standing::standing, standing::read_sanction,
        moderation::queue::list_reports, moderation::queue::show_report, moderation::queue::dismiss_report,
        moderation::sanctions::sanction_person, moderation::sanctions::list_sanctions,
        moderation::sanctions::lift_sanction, moderation::log::show_log,
        admin::all_tables, admin::live_tables, admin::post_notice, admin::withdraw_notice,
    ),
    components(schemas(own_games::GameState)),
    modifiers(&Secrets, &MessageNames, &Refusals, &Bounds, &Scopes)
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
        components.add_security_scheme(
            "token",
            bearer(
                "A token of an account, made at /api/tokens: it may do what its scopes allow (`x-scope`).",
            ),
        );
        components.add_security_scheme("admin", bearer("The admin token of the settings."));
    }
}

/// Every operation of the document.
fn operations(document: &mut utoipa::openapi::OpenApi) -> impl Iterator<Item = &mut Operation> {
    let paths = document.paths.paths.values_mut();
    paths.flat_map(|path| [&mut path.get, &mut path.post, &mut path.delete]).flatten()
}

/// Adds the answer that every operation has in common: a refusal, such as an address that cannot be
/// read, a missing token, or a limit that is reached.
struct Refusals;

impl Modify for Refusals {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let content = ContentBuilder::new().schema(Some(Ref::from_schema_name("ErrorBody"))).build();
        let refusal = ResponseBuilder::new()
            .description("Any other refusal; `code` says which")
            .content("application/json", content)
            .build();
        for operation in operations(document) {
            operation.responses.responses.insert("default".to_owned(), RefOr::T(refusal.clone()));
        }
    }
}

/// Names the scope that a token needs for an operation, as `x-scope`; where there is none, no token can make it.
struct Scopes;

impl Modify for Scopes {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        for (path, item) in &mut document.paths.paths {
            let operations = [
                (Method::GET, &mut item.get),
                (Method::POST, &mut item.post),
                (Method::DELETE, &mut item.delete),
            ];
            for (method, operation) in operations {
                if let (Some(operation), Some(scope)) = (operation, Scope::needed(&method, path)) {
                    let named = ExtensionsBuilder::new().add("x-scope", scope.word()).build();
                    operation.extensions.get_or_insert_default().merge(named);
                }
            }
        }
    }
}

/// Numbers in an address have 32 bits.
struct Bounds;

impl Modify for Bounds {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        for parameter in operations(document).filter_map(|operation| operation.parameters.as_mut()).flatten()
        {
            if let RefOr::T(parameter) = parameter
                && let Some(RefOr::T(Schema::Object(object))) = &mut parameter.schema
                && object.minimum.is_some()
            {
                object.maximum = Some(utoipa::Number::UInt(u32::MAX as usize));
            }
        }
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
