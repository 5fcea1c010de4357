//! Pairing: people wait for each other, and those who fit get a table of their own.
//!
//! Somebody counts as there while they ask how it stands. Every question is an occasion to pair them.

mod seek;

use self::seek::{SeekRating, Wish, fitting};
use super::body::{ApiResult, JsonBody};
use super::games::{completed, seat_count, usual_options};
use super::matching::{MatchRequest, MatchingGuard, check_match, find_or_create, open_tables, sit_at_one};
use super::profiles::whole;
use crate::api_error::ApiError;
use crate::app::App;
use crate::entropy;
use crate::identity::{AuthenticatedPerson, ClientAddress};
use crate::live::{self, Sitter};
use crate::moderation::kept_apart;
use crate::social_error::SocialError;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::post;
use axum::{Json, Router};
use interregnum_people::Rating;
use interregnum_store::{PersonChange, RatingKind, Seek, SeekChange, TableStage};
use interregnum_table::{Clock, Setup, Span, Table, TableId, Time};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::sync::Arc;
use utoipa::ToSchema;

/// How long somebody who no longer asks counts as there.
const ATTENDED: Span = Span::seconds(10);

/// How long after being paired a search is answered with the table that came of the last one: it was on its way.
const JUST_PAIRED: Span = Span::seconds(15);

/// How long a table may take to be made. One that is not there after that never will be.
const MAKING: Span = Span::seconds(15);

/// How long an old search is remembered.
const REMEMBERED: Span = Span::days(1);

pub(super) fn router() -> Router<Arc<App>> {
    Router::new().route("/api/pairing", post(look).get(look_on).delete(give_up))
}

/// Whom one would like to play with, at what.
#[derive(Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PairingRequest {
    /// The game's name.
    game: String,
    /// Options that the table must have, as in a setup. Any value will do for those that are left out.
    #[serde(default)]
    #[schema(value_type = Object)]
    options: Map<String, Value>,
    /// The clock that the table must have, as in a setup; without it, any but one of days.
    #[serde(default)]
    #[schema(value_type = Option<super::messages::Clock>)]
    clock: Option<Clock>,
    /// Whether the game is rated. Then ratings must be near each other; how near depends on the time one has waited.
    #[serde(default)]
    rated: bool,
    /// Whether the opponent may be a bot account.
    #[serde(default)]
    bots: bool,
    /// Whether the client promises bytes for the shuffle of every deal, as for a new table.
    #[serde(default)]
    commits: bool,
}

impl PairingRequest {
    fn at_open_tables(&self) -> MatchRequest {
        let Self { game, options, clock, rated, commits, bots: _ } = self.clone();
        MatchRequest { game, options, clock, rated, commits }
    }
}

/// How a search stands.
#[derive(Serialize, ToSchema)]
pub(super) struct PairingState {
    /// The table at which one has a seat now; absent while one waits.
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<String>,
    /// How long one has waited, in milliseconds.
    #[schema(value_type = u64)]
    waited: Span,
    /// The ratings that one accepts now; absent if every rating is accepted.
    #[serde(skip_serializing_if = "Option::is_none")]
    range: Option<AcceptedRatings>,
    /// How many others look for the same game.
    others: usize,
}

/// The ratings that somebody accepts.
#[derive(Serialize, ToSchema)]
pub(super) struct AcceptedRatings {
    /// The lowest.
    lowest: i64,
    /// The highest.
    highest: i64,
}

impl PairingState {
    fn paired(table: impl Into<String>) -> Self {
        Self { table: Some(table.into()), waited: Span::default(), range: None, others: 0 }
    }
}

/// Look for an opponent, and wait for one.
///
/// Two people with fitting wishes get a table of their own. Ask again every two or three seconds (`GET`): who has not
/// asked for ten seconds is paired with nobody. Games for more than two, and games over days, are not waited for: the
/// answer is an open table, as of `POST /api/match`.
#[utoipa::path(
    post, path = "/api/pairing", tag = "lobby", request_body = PairingRequest,
    responses(
        (status = 200, description = "How the search stands", body = PairingState),
        (status = 404, description = "There is no such game", body = super::messages::ErrorBody),
        (status = 422, description = "There are no such options", body = super::messages::ErrorBody),
        (status = 429, description = "Somebody who left games too often waits; `Retry-After` says how long", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn look(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
    address: ClientAddress,
    JsonBody(wanted): JsonBody<PairingRequest>,
) -> ApiResult<Json<PairingState>> {
    let lang = known.lang;
    begin(&app, &known, address, wanted).await.map(Json).map_err(|error| error.localized(lang))
}

/// How one's search stands.
#[utoipa::path(
    get, path = "/api/pairing", tag = "lobby",
    responses(
        (status = 200, description = "How the search stands", body = PairingState),
        (status = 404, description = "One looks for nobody", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn look_on(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
) -> ApiResult<Json<PairingState>> {
    go_on(&app, &known).await.map(Json).map_err(|error| error.localized(known.lang))
}

/// Give up the search.
#[utoipa::path(
    delete, path = "/api/pairing", tag = "lobby",
    responses(
        (status = 204, description = "One looks for nobody any more"),
        (status = 404, description = "One looked for nobody, or has been paired", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn give_up(
    State(app): State<Arc<App>>,
    known: AuthenticatedPerson,
) -> ApiResult<StatusCode> {
    let ended = app.store.change_person(PersonChange::Seek(SeekChange::Ended(known.person.id))).await;
    match ended {
        Ok(true) => Ok(StatusCode::NO_CONTENT),
        Ok(false) => Err(ApiError::from(SocialError::NotSeeking).localized(known.lang)),
        Err(error) => Err(ApiError::from(error).localized(known.lang)),
    }
}

async fn begin(
    app: &Arc<App>,
    known: &AuthenticatedPerson,
    address: ClientAddress,
    wanted: PairingRequest,
) -> Result<PairingState, ApiError> {
    check_match(app, known, address).await?;
    let usual = usual_options(&wanted.game).ok_or(ApiError::NoSuchGame)?;
    let options = completed(&wanted.game, usual, &wanted.options);
    let seats = seat_count(&wanted.game, options.clone());
    if seats.is_some_and(|seats| seats != 2) || wanted.clock.is_some_and(|clock| clock.is_days()) {
        let found = find_or_create(app, known, address, wanted.at_open_tables()).await?;
        return Ok(PairingState::paired(found.table));
    }
    let setup = Setup { clock: wanted.clock.unwrap_or_default(), ..Setup::new(wanted.game.clone(), options) };
    // Refuses what cannot be played.
    Table::create(entropy::table_id(), setup, known.person.id, app.clock.now(), entropy::draw())?;
    let _alone = MatchingGuard::lock(app).await?;
    let (last, now) = (app.store.seek(known.person.id).await?, app.clock.now());
    let last_table = last.and_then(|seek| seek.paired);
    if let Some(paired) = last_table.as_ref().filter(|paired| now < paired.at + JUST_PAIRED)
        && is_going_on(app, &paired.table).await?
    {
        return Ok(PairingState::paired(paired.table.as_str()));
    }
    app.limits.table(address.0)?;
    let wish = wish(app, known, wanted).await?;
    let seek = Seek { person: known.person.id, wish: wish.write(), since: now, seen: now, paired: None };
    let change = SeekChange::Began {
        seek: seek.clone(),
        replaces: last_table.map(|paired| paired.table),
        forget_before: Time(now.0.saturating_sub(REMEMBERED.0)),
    };
    // Another node was faster: the next question tells.
    app.store.change_person(PersonChange::Seek(change)).await?;
    pair(app, known, seek).await
}

/// What somebody looks for, with the rating in that game.
async fn wish(app: &App, known: &AuthenticatedPerson, wanted: PairingRequest) -> Result<Wish, ApiError> {
    let kind = RatingKind { game: wanted.game.clone(), players: 2 };
    let ratings = app.store.ratings(known.person.id).await?;
    let rating = ratings.into_iter().find(|(found, _)| *found == kind).map_or(
        SeekRating { value: Rating::START.value, provisional: true },
        |(_, rating)| SeekRating { value: rating.value, provisional: rating.provisional },
    );
    let is_bot = app.store.is_bot(known.person.id).await?;
    Ok(Wish { wanted, name: known.person.name.clone(), rating, is_bot })
}

async fn is_going_on(app: &App, table: &TableId) -> Result<bool, ApiError> {
    let found = app.store.find(table.clone()).await?;
    Ok(found.is_some_and(|listed| listed.row.stage != TableStage::Over))
}

async fn go_on(app: &Arc<App>, known: &AuthenticatedPerson) -> Result<PairingState, ApiError> {
    let _alone = MatchingGuard::lock(app).await?;
    let now = app.clock.now();
    let seek = app.store.seek(known.person.id).await?.ok_or(SocialError::NotSeeking)?;
    if let Some(paired) = &seek.paired {
        if app.store.find(paired.table.clone()).await?.is_some() {
            return Ok(PairingState::paired(paired.table.as_str()));
        }
        if now < paired.at + MAKING {
            return Ok(PairingState { table: None, ..PairingState::paired(paired.table.as_str()) });
        }
        // The node that wanted to make it is gone.
        let released = SeekChange::Released(paired.table.clone());
        app.store.change_person(PersonChange::Seek(released)).await?;
    }
    let seen = SeekChange::Seen { person: known.person.id, at: now };
    if !app.store.change_person(PersonChange::Seek(seen)).await? {
        return Err(SocialError::NotSeeking.into());
    }
    pair(app, known, Seek { seen: now, paired: None, ..seek }).await
}

/// Pairs somebody who waits, if anybody fits; says how it stands.
async fn pair(app: &Arc<App>, known: &AuthenticatedPerson, own: Seek) -> Result<PairingState, ApiError> {
    let now = app.clock.now();
    let (waited, wish) = (now - own.since, Wish::read(&own.wish).ok_or(SocialError::NotSeeking)?);
    let others = app.store.seeks(Time(now.0.saturating_sub(ATTENDED.0))).await?;
    let apart = kept_apart(app, own.person).await?;
    let others: Vec<(Seek, Wish)> = others
        .into_iter()
        .filter(|seek| seek.person != own.person && !apart.contains(&seek.person))
        .filter_map(|seek| Wish::read(&seek.wish).map(|wish| (seek, wish)))
        .filter(|(_, other)| other.wanted.game == wish.wanted.game)
        .collect();
    if let Some((other, theirs, setup)) = fitting(&wish, waited, &others, now)
        && let Some(table) = make_table(app, [(&own, &wish), (other, theirs)], setup).await?
    {
        return Ok(PairingState::paired(table.as_str()));
    }
    let range = wish.range(waited);
    if range.is_none()
        && let Some(table) = sit_at_open_table(app, known, &own, &wish).await?
    {
        return Ok(PairingState::paired(table.as_str()));
    }
    let accepted = |points: u32| {
        let (rating, points) = (whole(wish.rating.value), i64::from(points));
        AcceptedRatings { lowest: rating - points, highest: rating + points }
    };
    Ok(PairingState { table: None, waited, range: range.map(accepted), others: others.len() })
}

/// Makes a table for two who wait; `None` if one of them no longer does.
async fn make_table(
    app: &Arc<App>,
    pair: [(&Seek, &Wish); 2],
    setup: Setup,
) -> Result<Option<TableId>, ApiError> {
    let (table, at) = (entropy::table_id(), app.clock.now());
    let people = pair.map(|(seek, _)| seek.person);
    let paired = SeekChange::Paired { people, table: table.clone(), at };
    if !app.store.change_person(PersonChange::Seek(paired)).await? {
        return Ok(None);
    }
    let sitter = |(seek, wish): (&Seek, &Wish)| Sitter {
        person: seek.person,
        name: wish.name.clone(),
        commits: wish.wanted.commits,
    };
    let mut sitters = pair.map(sitter);
    if entropy::random_u64() % 2 == 1 {
        sitters.reverse();
    }
    if let Err(error) = live::create_for(app, table.clone(), setup, &sitters).await {
        app.store.change_person(PersonChange::Seek(SeekChange::Released(table))).await?;
        return Err(error);
    }
    Ok(Some(table))
}

/// Sits down at an open table that somebody has made, if one fits. Who made it accepts everybody who comes.
async fn sit_at_open_table(
    app: &Arc<App>,
    known: &AuthenticatedPerson,
    own: &Seek,
    wish: &Wish,
) -> Result<Option<TableId>, ApiError> {
    // A bot account waits for those who ask for bots.
    if wish.is_bot {
        return Ok(None);
    }
    let tables = open_tables(app, known, &wish.wanted.at_open_tables()).await?;
    let ended = SeekChange::Ended(own.person);
    if tables.is_empty() || !app.store.change_person(PersonChange::Seek(ended)).await? {
        return Ok(None);
    }
    let found = sit_at_one(app, known, tables, wish.wanted.commits).await;
    if found.is_none() {
        let again = SeekChange::Began { seek: own.clone(), replaces: None, forget_before: Time(0) };
        app.store.change_person(PersonChange::Seek(again)).await?;
    }
    Ok(found)
}
