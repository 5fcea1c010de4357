//! Take my data: everything that the server keeps of a person, in one file.

use super::body::ApiResult;
use super::notices::NoticeSettings;
use super::profiles::counts::{ExactPlayCount, ResultCount, by_kind, exact_play};
use super::profiles::{HistoryPoint, KindRating};
use crate::api_error::ApiError;
use crate::app::App;
use crate::identity::AuthenticatedPerson;
use crate::live;
use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use interregnum_store::{ListedTable, StoreError, StoredEntry, TableFilter};
use interregnum_table::{
    Entry, Happening, Json as RawJson, PersonId, PlannedMove, TableId, Time, Version, finished,
};
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// How many tables one file holds; those most recently played at.
const MANY: u32 = 1000;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new().route("/api/me/data", get(own_data))
}

/// Everything that the server keeps of a person.
#[derive(Serialize, ToSchema)]
pub(super) struct OwnData {
    /// The name that others see.
    name: String,
    /// When the person came, in milliseconds since 1970.
    #[schema(value_type = u64)]
    created: Time,
    /// When the account was made; without an account, absent.
    #[schema(value_type = Option<u64>)]
    #[serde(skip_serializing_if = "Option::is_none")]
    account: Option<Time>,
    /// The confirmed e-mail address; without one, absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    mail: Option<String>,
    /// How the person wants to be told that games wait; absent if they have not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    notices: Option<NoticeSettings>,
    /// The addresses at push services of the devices that get pushes.
    pushes: Vec<String>,
    /// The devices that are signed in.
    devices: Vec<OwnDevice>,
    /// The passkeys of the account; the server has only their public keys.
    passkeys: Vec<OwnPasskey>,
    /// The ratings, by game and number of players.
    ratings: Vec<OwnRating>,
    /// How often the person played and won, by game and number of players.
    results: Vec<ResultCount>,
    /// How the person played what is solved exactly, by game and number of players.
    exact_play: Vec<ExactPlayCount>,
    /// The people whom the person has blocked.
    blocked: Vec<super::blocks::BlockedPerson>,
    /// Warnings, mutes and bans of the person.
    sanctions: Vec<super::standing::OwnSanction>,
    /// The tables at which the person holds a seat, or held one to the end of a game.
    tables: Vec<OwnTable>,
}

/// A device that is signed in.
#[derive(Serialize, ToSchema)]
pub(super) struct OwnDevice {
    name: String,
    #[schema(value_type = u64)]
    created: Time,
    #[schema(value_type = u64)]
    used: Time,
}

/// A passkey of the account.
#[derive(Serialize, ToSchema)]
pub(super) struct OwnPasskey {
    name: String,
    #[schema(value_type = u64)]
    created: Time,
    /// When it was last used.
    #[schema(value_type = Option<u64>)]
    #[serde(skip_serializing_if = "Option::is_none")]
    used: Option<Time>,
}

/// A rating of the person.
#[derive(Serialize, ToSchema)]
pub(super) struct OwnRating {
    now: KindRating,
    /// After each game that counted, oldest first.
    history: Vec<HistoryPoint>,
}

/// What a person did at a table.
#[derive(Serialize, ToSchema)]
pub(super) struct OwnTable {
    /// The table's name.
    table: String,
    /// The records of the games that are over, all cards open.
    #[schema(value_type = Vec<super::messages::GameDeal>)]
    records: Vec<RawJson>,
    /// What the person said, and when.
    said: Vec<OwnMessage>,
    /// The replies that the person planned, and when; nobody else is shown them.
    planned: Vec<OwnPlan>,
}

/// A plan of replies.
#[derive(Serialize, ToSchema)]
pub(super) struct OwnPlan {
    #[schema(value_type = u64)]
    at: Time,
    /// The lines of the plan; none where it was withdrawn.
    #[schema(value_type = Vec<Vec<super::messages::PlannedMove>>)]
    lines: Vec<Vec<PlannedMove>>,
}

/// Something that the person said.
#[derive(Serialize, ToSchema)]
pub(super) struct OwnMessage {
    #[schema(value_type = u64)]
    at: Time,
    text: String,
}

/// Take my data: all that the server keeps of one, as one file. Passwords and secrets are not in it: only their hashes
/// are kept.
#[utoipa::path(
    get, path = "/api/me/data", tag = "account",
    responses(
        (status = 200, description = "The file", body = OwnData),
        (status = 401, description = "No secret was shown, or nobody has it", body = super::messages::ErrorBody),
    )
)]
pub(super) async fn own_data(State(app): State<Arc<App>>, known: AuthenticatedPerson) -> ApiResult<Response> {
    let data = collect(&app, &known).await.map_err(|error| ApiError::from(error).localized(known.lang))?;
    let body = serde_json::to_string_pretty(&data).expect("plain data");
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"interregnum-my-data.json\""),
    ];
    Ok((headers, body).into_response())
}

async fn collect(app: &App, known: &AuthenticatedPerson) -> Result<OwnData, StoreError> {
    let person = known.person.id;
    let account = app.store.account(person).await?;
    let devices = app.store.sessions(person).await?.into_iter();
    let passkeys = app.store.passkeys(person).await?.into_iter();
    let listing = TableFilter { holder: Some(person), ..TableFilter::all(MANY) };
    let listed: Vec<ListedTable> = app.store.list(listing).await?;
    let mut tables = Vec::new();
    for ListedTable { table, .. } in listed {
        let stored = app.store.read(table.clone(), Version(0)).await?;
        tables.push(app.replays.run(move || own_table(&table, &stored, person)).await?);
    }
    let pushes = app.store.push_devices(person).await?;
    let counts = app.store.win_counts(person).await?;
    let exact = app.store.exact_counts(person).await?;
    Ok(OwnData {
        name: known.person.name.clone(),
        created: known.person.created,
        account: account.map(|account| account.created),
        mail: app.store.mail_address(person).await?,
        notices: app.store.notice_wish(person).await?.map(NoticeSettings::from),
        pushes: pushes.into_iter().map(|device| device.endpoint).collect(),
        devices: devices
            .map(|session| OwnDevice { name: session.device, created: session.created, used: session.used })
            .collect(),
        passkeys: passkeys
            .map(|passkey| OwnPasskey { name: passkey.name, created: passkey.created, used: passkey.used })
            .collect(),
        ratings: own_ratings(app, person).await?,
        results: by_kind(&counts),
        exact_play: exact_play(&counts, &exact),
        blocked: app.store.blocks(person).await?.into_iter().map(Into::into).collect(),
        sanctions: app.store.sanctions_of(person).await?.into_iter().map(Into::into).collect(),
        tables,
    })
}

async fn own_ratings(app: &App, person: PersonId) -> Result<Vec<OwnRating>, StoreError> {
    let mut ratings = Vec::new();
    for (kind, rating) in app.store.ratings(person).await? {
        let history = app.store.rating_history(person, kind.clone(), u32::MAX).await?;
        let history = history.into_iter().map(HistoryPoint::from).collect();
        ratings.push(OwnRating { now: (kind, rating).into(), history });
    }
    Ok(ratings)
}

/// What a person did at a table. A game that is not over is not in it: its cards are hidden.
fn own_table(table: &TableId, stored: &[StoredEntry], person: PersonId) -> Result<OwnTable, StoreError> {
    let log = live::entries(stored)?;
    let games = (1..).map_while(|round| finished(&log, Some(round)));
    let own_games = games.filter(|game| game.viewer(&person).seat().is_some());
    let records = own_games.filter_map(|game| serde_json::from_str::<RawJson>(&game.record()?).ok());
    let own = |entry: &&Entry| entry.cause.as_ref().is_some_and(|cause| cause.who == person);
    let said = log.iter().filter(own).filter_map(|entry| match &entry.what {
        Happening::Said { text, .. } => Some(OwnMessage { at: entry.at, text: text.clone() }),
        _ => None,
    });
    let planned = log.iter().filter(own).filter_map(|entry| match &entry.what {
        Happening::Planned { lines, .. } => Some(OwnPlan { at: entry.at, lines: lines.clone() }),
        _ => None,
    });
    let (table, records) = (table.to_string(), records.collect());
    Ok(OwnTable { table, records, said: said.collect(), planned: planned.collect() })
}
