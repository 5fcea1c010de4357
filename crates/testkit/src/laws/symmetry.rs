//! Law 9: turning the table turns views and outcome, and nothing else.

use super::{Broken, Played, broken, ensure, start};
use interregnum_kernel::{Lawful, Seat, SeatSet, View, Viewer};
use std::collections::BTreeSet;

pub(super) fn check<G: Lawful>(played: &Played<G>) -> Result<(), Broken> {
    let players = start(played)?.players();
    (1..players).try_for_each(|steps| turned(played, steps, players))
}

fn turned<G: Lawful>(played: &Played<G>, steps: usize, players: usize) -> Result<(), Broken> {
    let Some((options, deal)) = G::turned(&played.options, &played.deal, steps) else { return Ok(()) };
    let mut here = start(played)?;
    let mut there = G::start(&options, &deal).map_err(|bad| broken(9, 0, bad.to_string()))?;
    let turn = |seats: SeatSet| -> SeatSet { seats.map(|seat| seat.clockwise(steps, players)).collect() };
    for (after, &(seat, action)) in played.actions.iter().enumerate() {
        compare(&here, &there, steps, after)?;
        here.apply(seat, action).map_err(|why| broken(9, after, why.to_string()))?;
        let (seat, action) = (seat.clockwise(steps, players), G::turned_action(action, steps, players));
        there.apply(seat, action).map_err(|why| broken(9, after, why.to_string()))?;
    }
    let winners = (here.outcome().map(|o| turn(o.winners)), there.outcome().map(|o| o.winners));
    ensure(9, played.actions.len(), winners.0 == winners.1, || format!("winners are {winners:?}"))
}

fn compare<G: Lawful>(here: &G, there: &G, steps: usize, after: usize) -> Result<(), Broken> {
    let players = here.players();
    for seat in Seat::all(players) {
        let mine = here.view(Viewer::Seat(seat));
        let other = there.view(Viewer::Seat(seat.clockwise(steps, players)));
        let zones = mine.zones().renamed(|zone| G::turned_zone(zone, steps, players));
        ensure(9, after, zones == other.zones(), || format!("{zones:?} and {:?}", other.zones()))?;
        let legal: BTreeSet<_> = mine.legal().iter().map(|&a| G::turned_action(a, steps, players)).collect();
        ensure(9, after, legal == other.legal().iter().copied().collect(), || format!("legal: {legal:?}"))?;
    }
    Ok(())
}
