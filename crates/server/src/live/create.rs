//! Makes a table together with those who sit there from the start: all is stored, or nothing.

use super::request::sanitize;
use crate::api_error::ApiError;
use crate::app::App;
use crate::{entropy, notices};
use interregnum_kernel::Seat;
use interregnum_store::{Person, StoreError};
use interregnum_table::{
    Asked, Command, Continuation, Entry, PersonId, Refused, RequestId, Setup, Table, TableId, Version,
};
use std::sync::Arc;

/// Who makes a table, and who sits where from the start.
pub(crate) struct SeatPlan<'a> {
    pub(crate) host: &'a Person,
    /// By seat: `me`, `open`, or a bot by name.
    pub(crate) seats: Vec<String>,
    /// Whether the host's client promises bytes for every deal.
    pub(crate) commits: bool,
}

impl SeatPlan<'_> {
    /// The commands by which the seats are taken, in their order.
    fn commands(&self) -> Result<Vec<Command>, ApiError> {
        let mut commands = Vec::new();
        for (number, holder) in self.seats.iter().enumerate() {
            let seat = Seat::checked(number).ok_or(Refused::NoSuchSeat)?;
            let command = match holder.as_str() {
                "open" => continue,
                "me" => {
                    let (name, commits) = (self.host.name.clone(), self.commits);
                    Command::Sit { seat: Some(seat), name, commitment: None, commits }
                }
                bot => Command::SeatBot { seat, bot: bot.to_owned() },
            };
            commands.push(sanitize(command, &self.host.name)?);
        }
        Ok(commands)
    }
}

/// A request id for a command that the server makes.
pub(crate) fn request_id() -> RequestId {
    format!("server-{:016x}", entropy::random_u64()).parse().expect("letters, digits and a hyphen")
}

/// Creates a table.
pub(crate) async fn create(app: &Arc<App>, setup: Setup, plan: SeatPlan<'_>) -> Result<TableId, ApiError> {
    let id = entropy::table_id();
    let first = Table::create(id, setup, plan.host.id, app.clock.now(), entropy::draw())?;
    seat_and_store(app, first, &plan).await
}

/// Creates a table whose first game continues a finished one from one of its positions.
pub(crate) async fn resume(
    app: &Arc<App>,
    (setup, continuation): (Setup, Continuation),
    plan: SeatPlan<'_>,
) -> Result<TableId, ApiError> {
    let moment = (app.clock.now(), entropy::draw());
    let first = Table::resume(entropy::table_id(), setup, plan.host.id, moment, continuation)?;
    seat_and_store(app, first, &plan).await
}

/// Somebody who sits at a table from the start.
pub(crate) struct Sitter {
    pub(crate) person: PersonId,
    pub(crate) name: String,
    /// Whether the client promises bytes for every deal.
    pub(crate) commits: bool,
}

/// Creates a table at which these people sit, in the order of seats; the first is the host.
pub(crate) async fn create_for(
    app: &Arc<App>,
    id: TableId,
    setup: Setup,
    sitters: &[Sitter],
) -> Result<(), ApiError> {
    let host = sitters.first().ok_or(Refused::NotSeated)?.person;
    let first = Table::create(id, setup, host, app.clock.now(), entropy::draw())?;
    let sit = |(number, sitter): (usize, &Sitter)| {
        let seat = Seat::checked(number).ok_or(Refused::NoSuchSeat)?;
        let (name, commits) = (sitter.name.clone(), sitter.commits);
        Ok((sitter.person, Command::Sit { seat: Some(seat), name, commitment: None, commits }))
    };
    let commands: Vec<_> = sitters.iter().enumerate().map(sit).collect::<Result<_, Refused>>()?;
    store_with(app, first, commands).await.map(drop)
}

async fn seat_and_store(app: &Arc<App>, first: Entry, plan: &SeatPlan<'_>) -> Result<TableId, ApiError> {
    let commands = plan.commands()?.into_iter().map(|command| (plan.host.id, command)).collect();
    store_with(app, first, commands).await
}

async fn store_with(
    app: &Arc<App>,
    first: Entry,
    commands: Vec<(PersonId, Command)>,
) -> Result<TableId, ApiError> {
    let now = first.at;
    let mut table =
        Table::load([&first]).map_err(|_| StoreError::Damaged { detail: "a new table".to_owned() })?;
    let mut entries = vec![first];
    for (who, command) in commands {
        let asked = Asked { who, id: request_id(), command, now, entropy: entropy::draw() };
        if let Some(transition) = table.decide(&asked)? {
            entries.extend(transition.entries);
            table = transition.table;
        }
    }
    app.append(&table, Version(0), &entries).await?;
    app.metrics.created.add(1);
    // Who makes a table looks at it.
    notices::note(app, None, &table, |_| true);
    // Where nodes share the tables, a table is listed while its owner has it in memory.
    if entries.len() > 1 || app.peers.is_some() {
        super::wake(app, table.id());
    }
    Ok(table.id().clone())
}
