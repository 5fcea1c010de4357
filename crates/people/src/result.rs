//! The results of a table's games, read from its log.

use interregnum_kernel::{Seat, SeatSet, Viewer};
use interregnum_store::{GameResult, Outcome, SeatResult};
use interregnum_table::{Ending, Entry, Happening, HolderScene, PersonId, StageScene, Table, Time, finished};

/// The results of those games of a log that have one, in their order: see [`result`].
pub fn results(log: &[Entry]) -> Vec<GameResult> {
    let ends = log.iter().filter(|entry| matches!(entry.what, Happening::Ended { .. }));
    let result = |(round, end): (usize, &Entry)| result(&finished(log, Some(round))?, end.at);
    (1..).zip(ends).filter_map(result).collect()
}

/// The result of the game that is over at a table. A game has a result if only people played it, each at one seat, it was
/// dealt and not continued from another, and it was decided: by the rules, or because somebody left.
pub fn result(table: &Table, ended: Time) -> Option<GameResult> {
    let scene = table.scene(Viewer::Spectator);
    let StageScene::Over { ending, winners, .. } = &scene.now.stage else { return None };
    if table.continued().is_some() || !is_decided(*ending) {
        return None;
    }
    let people = people(table)?;
    let left = |(seat, holder): (Seat, &HolderScene)| has_left(holder, seat, *ending).then_some(seat);
    let holders = Seat::all(people.len()).zip(scene.now.seats.iter().map(|seat| &seat.holder));
    let left: SeatSet = holders.filter_map(left).collect();
    let winners: SeatSet = winners.iter().copied().filter(|seat| !left.contains(*seat)).collect();
    let sides = table.sides()?;
    let seat = |(seat, person): (Seat, PersonId)| SeatResult {
        person,
        side: u32::try_from(seat.index() % sides).unwrap_or_default(),
        place: place(seat, winners, left),
        outcome: outcome(seat, winners, left, people.len()),
    };
    Some(GameResult {
        table: table.id().clone(),
        round: scene.now.round,
        game: scene.game.clone(),
        ended,
        rated: scene.rated,
        seats: Seat::all(people.len()).zip(people.iter().copied()).map(seat).collect(),
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
pub(crate) fn people(table: &Table) -> Option<Vec<PersonId>> {
    let people: Vec<PersonId> = table.holders().into_iter().map(|(_, person)| person).collect();
    let differ = people.iter().enumerate().all(|(place, person)| !people[..place].contains(person));
    (people.len() == table.scene(Viewer::Spectator).now.seats.len() && differ).then_some(people)
}

/// Whether a person was gone when the game ended, or was the reason why it did. A bot that plays for somebody to the end
/// does not win for them.
fn has_left(holder: &HolderScene, seat: Seat, ending: Ending) -> bool {
    let HolderScene::Person { absence, stand_in, resigned, .. } = holder else { return false };
    let ended_it = match ending {
        Ending::Resigned { seat: by } | Ending::OutOfTime { seat: by } => by == seat,
        Ending::Abandoned { seat: by } => by == seat || absence.is_some(),
        Ending::Played | Ending::Lapsed | Ending::Aborted | Ending::Unfinished { .. } => false,
    };
    ended_it || *resigned || stand_in.is_some()
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
