//! Who is meant by a request about somebody else. Ids of persons are shown to nobody: a person is named by a seat at a
//! table, or by the name of an account.

use crate::api_error::ApiError;
use crate::app::App;
use crate::live;
use crate::moderation::ModerationError;
use interregnum_kernel::{Seat, Viewer};
use interregnum_store::Person;
use interregnum_table::{PersonId, Table, TableId, Version, finished, name_key};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// Who is meant: somebody at a table, or the owner of an account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Subject {
    /// The table's name.
    #[serde(default)]
    pub(super) table: Option<String>,
    /// The seat, from 0.
    #[serde(default)]
    pub(super) seat: Option<usize>,
    /// Which game of the table, from 1, if who sat there then is meant, and not who sits there now.
    #[serde(default)]
    pub(super) round: Option<usize>,
    /// The name of an account, if no table is named.
    #[serde(default)]
    pub(super) name: Option<String>,
}

/// The person who is meant, and the table at which they were met.
pub(super) struct Found {
    pub(super) person: Person,
    pub(super) table: Option<Table>,
}

impl Subject {
    /// Finds the person, who is somebody else than the one who asks.
    pub(super) async fn find(self, app: &Arc<App>, asker: PersonId) -> Result<Found, ApiError> {
        let (id, table) = match (self.table, self.seat, self.name) {
            (Some(table), Some(seat), None) => {
                let table: TableId = table.parse().map_err(|_| ApiError::NoSuchTable)?;
                let table = load(app, &table, self.round).await?;
                (holder(&table, seat).ok_or(ApiError::NoSuchPerson)?, Some(table))
            }
            (None, None, Some(name)) => {
                let account = app.store.account_by_key(name_key(&name)).await?;
                (account.ok_or(ApiError::NoSuchPerson)?.person, None)
            }
            _ => {
                let message = "name either `table` and `seat`, or `name`".to_owned();
                return Err(ApiError::BadRequest { message });
            }
        };
        if id == asker {
            return Err(ModerationError::Yourself.into());
        }
        let person = app.store.person(id).await?.ok_or(ApiError::NoSuchPerson)?;
        Ok(Found { person, table })
    }
}

/// The table now, or as it was when one of its games ended.
async fn load(app: &Arc<App>, id: &TableId, round: Option<usize>) -> Result<Table, ApiError> {
    let Some(round) = round else { return Ok(live::replay(app, id).await?.0) };
    let stored = app.store.read(id.clone(), Version(0)).await?;
    let found = app.replays.run(move || Ok(finished(&live::entries(&stored)?, Some(round))));
    found.await?.ok_or(ApiError::NotOver)
}

fn holder(table: &Table, seat: usize) -> Option<PersonId> {
    let seat = Seat::checked(seat)?;
    table.holders().into_iter().find(|(held, _)| *held == seat).map(|(_, person)| person)
}

/// Which game of a table it is, from 1; 0 before the first deal.
pub(super) fn round(table: &Table) -> u32 {
    let now = table.now(Viewer::Spectator);
    if now.position.is_some() { now.round } else { now.round.saturating_sub(1) }
}
