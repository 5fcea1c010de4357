//! Who leaves games that are not won, and how long they wait before they are matched again.

use crate::result::people;
use interregnum_kernel::Seat;
use interregnum_table::{Ending, PersonId, Span, Table, Time};

/// How long a departure counts.
pub const DEPARTURES_KEPT: Span = Span::seconds(7 * 24 * 3600);

/// How many departures within that time cost nothing: a connection may fail, and a train may enter a tunnel.
pub const DEPARTURES_FREE: usize = 2;

/// The wait after the first departure that costs something. Every further one doubles it.
const FIRST_WAIT: Span = Span::seconds(5 * 60);

/// The longest wait.
const LONGEST_WAIT: Span = Span::seconds(3600);

/// Until when somebody who left games at these moments (within [`DEPARTURES_KEPT`], the earliest first) is not matched.
/// `None` if they left too few.
pub fn wait_until(departures: &[Time]) -> Option<Time> {
    let costly = departures.len().checked_sub(DEPARTURES_FREE).filter(|costly| *costly > 0)?;
    let doubled = u32::try_from(costly - 1).ok().and_then(|times| 1_u64.checked_shl(times));
    let wait = doubled.and_then(|factor| FIRST_WAIT.0.checked_mul(factor)).unwrap_or(u64::MAX);
    departures.last().map(|last| *last + Span(wait.min(LONGEST_WAIT.0)))
}

/// Those who left the game that is over at a table, and did not win it: it was ended because they were away, or a bot
/// played on in their place and did not win. Who resigns, or runs out of time at the table, has not left. Among bots
/// nobody is left alone.
pub fn departed(table: &Table) -> Vec<PersonId> {
    let Some(over) = table.ended().filter(|over| people(table, over).is_some()) else { return Vec::new() };
    let has_left = |seat: Seat| {
        let Some(person) = over.people[seat.index()] else { return false };
        let is_cause = match over.ending {
            Ending::Abandoned { seat: by } => by == seat || person.is_absent,
            Ending::Unfinished { seat: by } => by == seat,
            _ => false,
        };
        is_cause || (person.has_stand_in && !person.has_resigned && !over.winners.contains(seat))
    };
    table.holders().into_iter().filter(|(seat, _)| has_left(*seat)).map(|(_, person)| person).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_two_departures_cost_nothing_and_each_further_one_doubles_the_wait_up_to_an_hour() {
        let waits: Vec<Option<u64>> = (0..9)
            .map(|count| {
                let departures: Vec<Time> = (1..=count).map(Time).collect();
                wait_until(&departures).map(|until| (until.0 - count) / 60_000)
            })
            .collect();
        let expected = [None, None, None, Some(5), Some(10), Some(20), Some(40), Some(60), Some(60)];
        assert_eq!(waits, expected);
        let many: Vec<Time> = (1..=100).map(Time).collect();
        assert_eq!(wait_until(&many), Some(Time(100) + LONGEST_WAIT));
    }
}
