//! Makes the log of a new table together with those who sit there from the start.

use crate::problem::Problem;
use crate::request::{Moment, NewLog, SeatPlan};
use interregnum_kernel::{Seat, Seed, Viewer};
use interregnum_table::{
    Asked, Command, Continuation, Entropy, Entry, Refused, RequestId, Setup, Source, Table, TableId,
};

/// The child seeds of a request's chance: for the table's name, for its pledge, and from here on one for
/// each seat.
const NAME: u64 = 0;
const PLEDGE: u64 = 1;
const SEATS: u64 = 2;

/// Makes the log of a new table.
pub(crate) fn create(setup: Setup, plan: &SeatPlan, moment: Moment) -> Result<NewLog, Problem> {
    let host = plan.token.hash();
    let first = Table::create(name_of(moment.chance), setup, host, moment.now, pledge_of(moment.chance))?;
    seated(first, plan, moment)
}

/// Makes the log of a table that continues a finished game after this many moves.
pub(crate) fn resume(over: &Table, moves: usize, plan: &SeatPlan, moment: Moment) -> Result<NewLog, Problem> {
    let record = over.record().ok_or(Problem::NotOver)?;
    let source = Source { table: over.id().clone(), round: over.now(Viewer::Spectator).round, moves };
    let (setup, continuation) = Continuation::of(&record, source).ok_or(Problem::NoSuchMove)??;
    let (id, pledge) = (name_of(moment.chance), pledge_of(moment.chance));
    let first = Table::resume(id, setup, plan.token.hash(), (moment.now, pledge), continuation)?;
    seated(first, plan, moment)
}

fn name_of(chance: Seed) -> TableId {
    let mut bytes = [0; 10];
    bytes.copy_from_slice(&chance.child(NAME).0[..10]);
    TableId::from_bytes(bytes)
}

fn pledge_of(chance: Seed) -> Entropy {
    Entropy(chance.child(PLEDGE).0)
}

/// The log of a table after everybody of the plan has sat down.
fn seated(first: Entry, plan: &SeatPlan, moment: Moment) -> Result<NewLog, Problem> {
    let mut table = Table::load([&first])?;
    let mut entries = vec![first];
    for (number, command) in commands(plan)? {
        let id: RequestId = format!("seat-{number}").parse().map_err(|_| Problem::Protocol)?;
        let entropy = Entropy(moment.chance.child(SEATS + number as u64).0);
        let asked = Asked { who: plan.token.hash(), id, command, now: moment.now, entropy };
        if let Some(transition) = table.decide(&asked)? {
            entries.extend(transition.entries);
            table = transition.table;
        }
    }
    Ok(NewLog { table: table.id().clone(), entries: entries.iter().map(Entry::write).collect() })
}

/// The commands by which the seats are taken, in their order, with the numbers of the seats.
fn commands(plan: &SeatPlan) -> Result<Vec<(usize, Command)>, Problem> {
    let mut commands = Vec::new();
    for (number, holder) in plan.seats.iter().enumerate() {
        let seat = Seat::checked(number).ok_or(Refused::NoSuchSeat)?;
        let command = match holder.as_str() {
            "open" => continue,
            // A local table waits for nobody's bytes: the engine and the player are one.
            "me" => {
                Command::Sit { seat: Some(seat), name: plan.name.clone(), commitment: None, commits: false }
            }
            bot => Command::SeatBot { seat, bot: bot.to_owned() },
        };
        commands.push((number, without_budget(command)?));
    }
    Ok(commands)
}

/// The command, unless it names a bot with a budget: a time cannot be measured here.
pub(crate) fn without_budget(command: Command) -> Result<Command, Refused> {
    match command {
        Command::SeatBot { bot, .. } if bot.contains(':') => {
            Err(Refused::UnknownBot { found: bot.chars().take(40).collect() })
        }
        other => Ok(other),
    }
}
