//! Laws 4 and 10: records replay, and texts are read as they are written.

use super::{Broken, Played, broken, ensure, start};
use interregnum_kernel::{Game, Lawful, Record, Recorder, SeatEntry, replay};

pub(super) fn check<G: Lawful>(played: &Played<G>) -> Result<(), Broken> {
    let mut game = start(played)?;
    let seats = vec![SeatEntry { name: "name".into(), player: "random".into() }; game.players()];
    let mut recorder = Recorder::new(played.options.clone(), played.deal.clone(), seats, true);
    let mut told = Vec::new();
    for (after, &(seat, action)) in played.actions.iter().enumerate() {
        ensure(10, after, action.to_string().parse() == Ok(action), || format!("{action} reads otherwise"))?;
        recorder.note(&game, seat, action);
        told.push(game.apply(seat, action).map_err(|why| broken(2, after, why.to_string()))?);
        replays(&recorder.clone().finish(&game), &game, None, after)?;
    }
    let record = recorder.finish(&game);
    let line = record.write();
    let again = Record::<G>::read(&line).map_err(|bad| broken(4, 0, bad.to_string()))?;
    ensure(4, 0, again == record && again.write() == line, || format!("a record reads otherwise: {line}"))?;
    replays(&again, &game, Some(told), played.actions.len())
}

type Events<G> = Vec<Vec<interregnum_kernel::EventOf<G>>>;

fn replays<G: Game>(
    record: &Record<G>,
    game: &G,
    told: Option<Events<G>>,
    after: usize,
) -> Result<(), Broken> {
    // Every prefix must replay; the cost is quadratic, so only some are tried.
    let law = if told.is_some() { 4 } else { 10 };
    if told.is_none() && !after.is_multiple_of(7) {
        return Ok(());
    }
    let mut events = Vec::new();
    let end = replay(record, |step| events.push(step.events))
        .map_err(|fault| broken(law, after, fault.to_string()))?;
    ensure(law, after, end == *game, || "a record ends in another state".into())?;
    ensure(law, after, told.is_none_or(|told| told == events), || "a record tells other events".into())
}
