//! The results of a table's games, read from its log.

use interregnum_kernel::{Seat, SeatSet};
use interregnum_store::{GameResult, Outcome, SeatResult};
use interregnum_table::{Attendance, Ended, Ending, Entry, Happening, PersonId, Table, Time, finished};

/// The results of those games of a log that have one, in their order: see [`result`].
pub fn results(log: &[Entry]) -> Vec<GameResult> {
    let ends = log.iter().filter(|entry| matches!(entry.what, Happening::Ended { .. }));
    let result = |(round, end): (usize, &Entry)| result(&finished(log, Some(round))?, end.at);
    (1..).zip(ends).filter_map(result).collect()
}

/// The result of the game that is over at a table. A game has a result if only people played it, each at one seat, it was
/// dealt and not continued from another, and it was decided: by the rules, or because somebody left.
pub fn result(table: &Table, ended: Time) -> Option<GameResult> {
    let over = table.ended()?;
    if table.continued().is_some() || !is_decided(over.ending) {
        return None;
    }
    let people = people(table, &over)?;
    let seats = || Seat::all(people.len());
    let left: SeatSet = seats().filter(|seat| has_left(&over, *seat)).collect();
    let winners: SeatSet = over.winners.filter(|seat| !left.contains(*seat)).collect();
    let sides = table.sides()?;
    let seat = |(seat, person): (Seat, PersonId)| SeatResult {
        person,
        side: u32::try_from(seat.index() % sides).unwrap_or_default(),
        place: place(seat, winners, left),
        outcome: outcome(seat, winners, left, people.len()),
    };
    Some(GameResult {
        table: table.id().clone(),
        round: table.round(),
        game: table.setup().game.clone(),
        ended,
        rated: table.setup().rated,
        seats: seats().zip(people.iter().copied()).map(seat).collect(),
    })
}

/// Whether a game has a result. Two who play a casual game without a clock have all the time there is: it is off when
/// somebody ends it because the other is away.
const fn is_decided(ending: Ending) -> bool {
    match ending {
        Ending::Played | Ending::Resigned { .. } | Ending::OutOfTime { .. } | Ending::Abandoned { .. } => {
            true
        }
        Ending::Aborted | Ending::Lapsed | Ending::Unfinished { .. } => false,
    }
}

/// Who sits at the table, by seat; `None` if there are bots, or if somebody has two seats.
pub(crate) fn people(table: &Table, over: &Ended) -> Option<Vec<PersonId>> {
    let people: Vec<PersonId> = table.holders().into_iter().map(|(_, person)| person).collect();
    let differ = people.iter().enumerate().all(|(place, person)| !people[..place].contains(person));
    (people.len() == over.people.len() && differ).then_some(people)
}

/// Whether a person was gone when the game ended, or was the reason why it did. A bot that plays for somebody to the end
/// does not win for them.
fn has_left(over: &Ended, seat: Seat) -> bool {
    let Some(Attendance { is_absent, has_stand_in, has_resigned }) = over.people[seat.index()] else {
        return false;
    };
    let ended_it = match over.ending {
        Ending::Resigned { seat: by } | Ending::OutOfTime { seat: by } => by == seat,
        Ending::Abandoned { seat: by } => by == seat || is_absent,
        Ending::Played | Ending::Lapsed | Ending::Aborted | Ending::Unfinished { .. } => false,
    };
    ended_it || has_resigned || has_stand_in
}

/// Winners first, then everybody else who stayed; those who left come last.
fn place(seat: Seat, winners: SeatSet, left: SeatSet) -> u32 {
    let staying = if winners.is_empty() || winners.contains(seat) { 1 } else { 2 };
    if left.contains(seat) { 3 } else { staying }
}

fn outcome(seat: Seat, winners: SeatSet, left: SeatSet, players: usize) -> Outcome {
    if left.contains(seat) {
        Outcome::Lost
    } else if winners.is_empty() || winners.len() == players {
        Outcome::Drawn
    } else if winners.contains(seat) {
        Outcome::Won
    } else {
        Outcome::Lost
    }
}
