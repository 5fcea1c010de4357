//! The games: their bots and their rules.

use super::body::ApiResult;
use crate::api_error::ApiError;
use crate::app::App;
use crate::extract::Path;
use crate::identity::RequestLang;
use axum::routing::get;
use axum::{Json, Router};
use interregnum_kernel::OptionForm;
use interregnum_players::{Playable, VisitPlayable, names, visit_playable};
use interregnum_table::lessons_of;
use interregnum_text::{Catalogue, rulebook, rulings};
use serde::Serialize;
use serde_json::{Map, Value};
use std::sync::Arc;
use utoipa::ToSchema;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/games", get(list))
        .route("/api/games/{game}/options", get(options))
        .route("/api/games/{game}/option-sets", get(option_sets))
        .route("/api/games/{game}/rules", get(rules))
        .route("/api/rulings", get(rulings_page))
}

/// A game of the server.
#[derive(Serialize, ToSchema)]
pub(super) struct GameBody {
    /// Its name in setups and records.
    name: &'static str,
    /// What it is, in one sentence.
    blurb: String,
    /// The bots that play it, by name.
    bots: Vec<&'static str>,
    /// The names of its lessons, the one to begin with first.
    lessons: Vec<&'static str>,
    /// Options to begin with, as a setup takes them.
    #[schema(value_type = Object)]
    options: Value,
}

struct GameInfo;

impl VisitPlayable for GameInfo {
    type Output = (Vec<&'static str>, Value);

    fn game<G: Playable>(self) -> Self::Output {
        let options = G::option_sets().into_iter().next().map(serde_json::to_value);
        (names::<G>(), options.and_then(Result::ok).unwrap_or_default())
    }
}

/// Options with which a game can begin.
pub(super) fn usual_options(game: &str) -> Option<Value> {
    visit_playable(game, GameInfo).map(|(_, options)| options)
}

/// Writes options in the form in which tables keep them; `None` if the game cannot read them.
struct CanonicalOptions(Value);

impl VisitPlayable for CanonicalOptions {
    type Output = Option<Value>;

    fn game<G: Playable>(self) -> Self::Output {
        let options: G::Options = serde_json::from_value(self.0).ok()?;
        serde_json::to_value(options).ok()
    }
}

/// The number of seats with these options; `None` if the game cannot read them.
struct SeatCount(Value);

impl VisitPlayable for SeatCount {
    type Output = Option<usize>;

    fn game<G: Playable>(self) -> Self::Output {
        let options: G::Options = serde_json::from_value(self.0).ok()?;
        Some(G::seats(&options))
    }
}

pub(super) fn seat_count(game: &str, options: Value) -> Option<usize> {
    visit_playable(game, SeatCount(options)).flatten()
}

/// Options of which some are named and the others as usual, in the form in which tables keep them. What
/// the game cannot read stays as it is, for the table to refuse.
pub(super) fn completed(game: &str, usual: Value, named: &Map<String, Value>) -> Value {
    let mut all = usual;
    if let Some(fields) = all.as_object_mut() {
        fields.extend(named.clone());
    }
    visit_playable(game, CanonicalOptions(all.clone())).flatten().unwrap_or(all)
}

/// Which games there are.
#[utoipa::path(
    get, path = "/api/games", tag = "games",
    responses((status = 200, description = "The games", body = [GameBody]))
)]
pub(super) async fn list(RequestLang(lang): RequestLang) -> Json<Vec<GameBody>> {
    let about = |name: &&'static str| {
        let (bots, options) = visit_playable(name, GameInfo)?;
        let blurb = Catalogue::of(lang).get(&format!("{name}-blurb"));
        let lessons = lessons_of(name).collect();
        Some(GameBody { name, blurb, bots, lessons, options })
    };
    Json(interregnum_games::NAMES.iter().filter_map(about).collect())
}

struct OptionSets;

impl VisitPlayable for OptionSets {
    type Output = Vec<Value>;

    fn game<G: Playable>(self) -> Self::Output {
        G::option_sets().into_iter().filter_map(|options| serde_json::to_value(options).ok()).collect()
    }
}

struct Form;

impl VisitPlayable for Form {
    type Output = OptionForm;

    fn game<G: Playable>(self) -> OptionForm {
        G::form()
    }
}

/// What can be agreed before a game: fields, choices, and what excludes what.
#[utoipa::path(
    get, path = "/api/games/{game}/options", tag = "games",
    params(("game" = String, Path, description = "The game's name")),
    responses(
        (status = 200, description = "The form of its options", body = super::messages::OptionForm),
        (status = 404, description = "There is no such game", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn options(
    Path(game): Path<String>,
    RequestLang(lang): RequestLang,
) -> ApiResult<Json<OptionForm>> {
    visit_playable(&game, Form).map(Json).ok_or_else(|| ApiError::NoSuchGame.localized(lang))
}

/// Every set of options that a game can begin with.
#[utoipa::path(
    get, path = "/api/games/{game}/option-sets", tag = "games",
    params(("game" = String, Path, description = "The game's name")),
    responses(
        (status = 200, description = "Options, as a setup takes them", body = [Object]),
        (status = 404, description = "There is no such game", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn option_sets(
    Path(game): Path<String>,
    RequestLang(lang): RequestLang,
) -> ApiResult<Json<Vec<Value>>> {
    visit_playable(&game, OptionSets).map(Json).ok_or_else(|| ApiError::NoSuchGame.localized(lang))
}

/// A rulebook.
#[derive(Serialize, ToSchema)]
pub(super) struct Rulebook {
    /// The game.
    game: String,
    /// The language.
    lang: &'static str,
    /// Its numbered sentences.
    sentences: Vec<RuleSentence>,
    /// The whole page, in Markdown.
    page: &'static str,
}

/// A sentence of a rulebook.
#[derive(Serialize, ToSchema)]
pub(super) struct RuleSentence {
    /// Its number, such as `C4.2`.
    number: &'static str,
    /// What it says.
    text: &'static str,
}

/// The rules of a game.
#[utoipa::path(
    get, path = "/api/games/{game}/rules", tag = "games",
    params(
        ("game" = String, Path, description = "The game's name"),
        ("lang" = Option<String>, Query, description = "`en` or `fr`; else what the browser prefers"),
    ),
    responses(
        (status = 200, description = "The rulebook", body = Rulebook),
        (status = 404, description = "There is no such game", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn rules(
    Path(game): Path<String>,
    RequestLang(lang): RequestLang,
) -> ApiResult<Json<Rulebook>> {
    let page = rulebook(&game, lang).ok_or_else(|| ApiError::NoSuchGame.localized(lang))?;
    let items = page.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("** "));
    let sentences = items.map(|(number, text)| RuleSentence { number, text }).collect();
    Ok(Json(Rulebook { game, lang: lang.code(), sentences, page }))
}

/// Where the printed rules are silent, what holds here, and why.
#[utoipa::path(
    get, path = "/api/rulings", tag = "games",
    params(("lang" = Option<String>, Query, description = "`en` or `fr`; else what the browser prefers")),
    responses((status = 200, description = "The page of rulings, in Markdown", body = String))
)]
pub(super) async fn rulings_page(RequestLang(lang): RequestLang) -> &'static str {
    rulings(lang)
}
