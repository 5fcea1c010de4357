//! Law 8 where several choose at the same time: a choice is sealed until the last is made.

use super::{Broken, Played, ensure, start};
use interregnum_kernel::{Game, Lawful, Seat, ToldOf, Viewer};

pub(super) fn check<G: Lawful>(played: &Played<G>) -> Result<(), Broken> {
    let mut game = start(played)?;
    for (after, &(seat, action)) in played.actions.iter().enumerate() {
        if game.to_act().len() > 1 {
            sealed(&game, (seat, action), after)?;
        }
        game.advance(seat, action);
    }
    Ok(())
}

/// Checks that any other choice of this seat would show the others the same events and views.
fn sealed<G: Lawful>(game: &G, (seat, action): (Seat, G::Action), after: usize) -> Result<(), Broken> {
    let others = || Viewer::all(game.players()).filter(|viewer| *viewer != Viewer::Seat(seat));
    let Some(real) = seen(game, (seat, action), others()) else { return Ok(()) };
    for other in game.legal(seat).filter(|other| *other != action) {
        let Some(else_seen) = seen(game, (seat, other), others()) else { continue };
        ensure(8, after, else_seen == real, || {
            format!("after {action} of {seat:?} the others see {real:?}, after {other} {else_seen:?}")
        })?;
    }
    Ok(())
}

/// The events that each viewer sees of an action, and the view after it.
type Seen<G> = Vec<(Vec<ToldOf<G>>, <G as Game>::View)>;

fn seen<G: Lawful>(
    game: &G,
    (seat, action): (Seat, G::Action),
    viewers: impl Iterator<Item = Viewer>,
) -> Option<Seen<G>> {
    let mut next = game.clone();
    let events = next.apply(seat, action).ok()?;
    let told = |viewer| events.iter().map(|event| event.told(viewer)).collect();
    Some(viewers.map(|viewer| (told(viewer), next.view(viewer))).collect())
}
