//! Makes the log of a new table together with those who sit there from the start.

use crate::problem::Problem;
use crate::reply::NewLog;
use crate::request::{Moment, SeatPlan};
use interregnum_kernel::{Seat, Seed, Viewer};
use interregnum_table::{
    Asked, Command, Continuation, Entropy, Entry, PersonId, Refused, RequestId, Setup, Source, Table, TableId,
};

/// The child seeds of a request's chance: for the table's name, for its pledge, and from here on one for
/// each seat.
const NAME: u64 = 0;
const PLEDGE: u64 = 1;
const SEATS: u64 = 2;

/// Makes the log of a new table.
pub(crate) fn create(setup: Setup, plan: &SeatPlan, moment: Moment) -> Result<NewLog, Problem> {
    let host = plan.token.person();
    let first = Table::create(name_of(moment.chance), setup, host, moment.now, pledge_of(moment.chance))?;
    seated(first, plan, moment)
}

/// Makes the log of a table that continues a finished game after this many moves.
pub(crate) fn resume(over: &Table, moves: usize, plan: &SeatPlan, moment: Moment) -> Result<NewLog, Problem> {
    let record = over.record().ok_or(Problem::NotOver)?;
    let source = Source { table: over.id().clone(), round: over.now(Viewer::Spectator).round, moves };
    let (setup, continuation) = Continuation::of(&record, source).ok_or(Problem::NoSuchMove)??;
    let (id, pledge) = (name_of(moment.chance), pledge_of(moment.chance));
    let first = Table::resume(id, setup, plan.token.person(), (moment.now, pledge), continuation)?;
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
    for Taking { number, who, command } in takings(plan)? {
        let id: RequestId = format!("seat-{number}").parse().map_err(|_| Problem::Protocol)?;
        let entropy = Entropy(moment.chance.child(SEATS + number as u64).0);
        let asked = Asked { who, id, command, now: moment.now, entropy };
        if let Some(transition) = table.decide(&asked)? {
            entries.extend(transition.entries);
            table = transition.table;
        }
    }
    Ok(NewLog { table: table.id().clone(), entries: entries.iter().map(Entry::write).collect() })
}

/// A seat that is taken.
struct Taking {
    /// The number of the seat.
    number: usize,
    /// Who asks for it.
    who: PersonId,
    command: Command,
}

/// How the seats are taken, in their order.
fn takings(plan: &SeatPlan) -> Result<Vec<Taking>, Problem> {
    let mut friends = plan.friends.iter();
    let mut takings = Vec::new();
    for (number, holder) in plan.seats.iter().enumerate() {
        let seat = Seat::checked(number).ok_or(Refused::NoSuchSeat)?;
        let (token, command) = match holder.as_str() {
            "open" => continue,
            "me" => (&plan.token, sit(seat, &plan.name)),
            "friend" => {
                let friend = friends.next().ok_or(Problem::NoName)?;
                (&friend.token, sit(seat, &friend.name))
            }
            bot => (&plan.token, Command::SeatBot { seat, bot: bot.to_owned() }),
        };
        takings.push(Taking { number, who: token.person(), command: without_budget(command)? });
    }
    Ok(takings)
}

/// A local table waits for nobody's bytes: the engine and the player are one.
fn sit(seat: Seat, name: &str) -> Command {
    Command::Sit { seat: Some(seat), name: name.to_owned(), commitment: None, commits: false }
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
