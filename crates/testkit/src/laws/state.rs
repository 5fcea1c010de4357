//! Laws 1, 2, 3 and 11, which concern positions.

use super::{Broken, Played, dice, ensure, start};
use interregnum_kernel::{Game, LAWS, Lawful, Seat, Viewer, pick};
use std::collections::BTreeSet;

pub(super) fn check<G: Lawful>(played: &Played<G>) -> Result<(), Broken> {
    let mut game = start(played)?;
    let (players, seats) = (game.players(), G::seats(&played.options));
    ensure(3, 0, players == seats && seats <= G::SEATS, || {
        format!("{players} players at a table of {seats} seats, of {} at most", G::SEATS)
    })?;
    let every = G::every_action(&played.options);
    let cards = game.truth(LAWS).total();
    for (after, &(seat, action)) in played.actions.iter().enumerate() {
        ensure(1, after, game.truth(LAWS).total() == cards && cards.1 == 0, || {
            format!("cards are {:?}, were {cards:?}", game.truth(LAWS).total())
        })?;
        ensure(3, after, !game.to_act().is_empty() && game.outcome().is_none(), || "over too early".into())?;
        legal_is_what_applies(&game, &every, after)?;
        let mut advanced = game.clone();
        advanced.advance(seat, action);
        game.apply(seat, action).map_err(|why| super::broken(2, after, why.to_string()))?;
        ensure(11, after, advanced == game, || format!("{action}: {advanced:?} and {game:?}"))?;
    }
    played_out_alike(played)?;
    let after = played.actions.len();
    ensure(1, after, game.truth(LAWS).total() == cards, || "the end lost or made cards".into())?;
    legal_is_what_applies(&game, &every, after)?;
    ensure(3, after, game.to_act().is_empty() && game.outcome().is_some(), || "not over".into())
}

/// Law 11: from any position, `play_out` does the same as `pick` and `advance`.
fn played_out_alike<G: Lawful>(played: &Played<G>) -> Result<(), Broken> {
    let mut game = start(played)?;
    for (after, &(seat, action)) in played.actions.iter().enumerate() {
        let (mut quick, mut slow) = (game.clone(), game.clone());
        let actions = quick.play_out(&mut dice(after as u64));
        let mut rng = dice(after as u64);
        let mut number = 0;
        while let Some(seat) = slow.to_act().first() {
            let Some(action) = pick(&mut rng, slow.legal(seat)) else { break };
            slow.advance(seat, action);
            number += 1;
        }
        ensure(11, after, quick == slow && actions == number, || "play_out plays otherwise".into())?;
        game.advance(seat, action);
    }
    Ok(())
}

fn legal_is_what_applies<G: Lawful>(game: &G, every: &[G::Action], after: usize) -> Result<(), Broken> {
    for seat in Seat::all(game.players()) {
        let legal: BTreeSet<G::Action> = game.legal(seat).collect();
        let number = game.legal(seat).len();
        ensure(2, after, legal.len() == number, || {
            format!("seat {seat} lists {number} actions, some twice")
        })?;
        ensure(3, after, legal.is_empty() != game.to_act().contains(seat), || {
            format!("seat {seat} has {number} actions, to act are {:?}", game.to_act())
        })?;
        let listed = game.view(Viewer::Seat(seat));
        let listed: BTreeSet<G::Action> = interregnum_kernel::View::legal(&listed).iter().copied().collect();
        ensure(2, after, listed == legal, || {
            format!("seat {seat}'s view lists {listed:?}, legal is {legal:?}")
        })?;
        for &action in every.iter().chain(&legal) {
            agrees(game, seat, action, legal.contains(&action), after)?;
        }
    }
    Ok(())
}

fn agrees<G: Game>(game: &G, seat: Seat, action: G::Action, legal: bool, after: usize) -> Result<(), Broken> {
    let mut copy = game.clone();
    let applied = copy.apply(seat, action).is_ok();
    ensure(2, after, applied == legal, || {
        format!("{action} of seat {seat}: legal {legal}, applied {applied}")
    })?;
    ensure(2, after, applied || copy == *game, || {
        format!("{action} of seat {seat} was refused and changed something")
    })
}
