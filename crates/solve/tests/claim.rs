//! Claim's second phase against plain minimax: no pruning, no memory, every card tried.

use interregnum_claim::{Card, Gathering, kingdoms};
use interregnum_kernel::{Seat, Seed, pick};
use interregnum_solve::claim::{Solver, sample};

/// Seat 0's margin with best play of both.
fn plain(position: &Gathering) -> i8 {
    let Some(turn) = position.turn() else { return position.margin() };
    let margins = position.playable().kinds().map(|card| plain(&after(position, card)));
    if turn.index() == 0 { margins.max() } else { margins.min() }.unwrap_or_else(|| position.margin())
}

fn after(position: &Gathering, card: Card) -> Gathering {
    let mut after = *position;
    after.play(card);
    after
}

/// An ending: phase two played at random until so many cards are left on both sides together.
fn ending(seed: Seed, kingdom: usize, left: usize) -> Gathering {
    let mut position = sample(kingdoms(2)[kingdom], seed);
    let mut rng = seed.child(1).generator();
    while let Some(turn) = position.turn() {
        if position.hand(turn).len() + position.hand(turn.clockwise(1, 2)).len() <= left {
            break;
        }
        let card = pick(&mut rng, position.playable().kinds()).expect("whose turn it is holds a card");
        position.play(card);
    }
    position
}

/// Compares so many endings of each kingdom and size, from one to `cards` cards a side, half of
/// them in the middle of a trick.
fn agree(seed: u64, cards: usize, each: u64) -> usize {
    let mut solver = Solver::new();
    let mut compared = 0;
    for kingdom in 0..kingdoms(2).len() {
        for left in 1..=2 * cards {
            for number in 0..each {
                let seed = Seed::from_number(seed).child(kingdom as u64).child(left as u64).child(number);
                compare(&mut solver, &ending(seed, kingdom, left));
                compared += 1;
            }
        }
    }
    compared
}

fn compare(solver: &mut Solver, position: &Gathering) {
    let turn = position.turn().expect("there is a card to play");
    let margins: Vec<(Card, i8)> =
        position.playable().kinds().map(|card| (card, plain(&after(position, card)))).collect();
    let all = margins.iter().map(|(_, margin)| *margin);
    let best = if turn.index() == 0 { all.max() } else { all.min() }.expect("there is a card to play");
    let solution = solver.solve(position);
    assert_eq!(solution.margin, best, "{position:?}");
    let keep: Vec<Card> =
        margins.iter().filter(|(_, margin)| *margin == best).map(|(card, _)| *card).collect();
    assert_eq!(solution.best.kinds().collect::<Vec<_>>(), keep, "{position:?}");
    let mut found = solver.margins(position);
    found.sort_unstable();
    found.dedup();
    assert_eq!(found, margins, "{position:?}");
    let winner = if best == 0 { None } else { Some(usize::from(best < 0)) };
    assert_eq!(solver.winner(position).map(Seat::index), winner, "{position:?}");
    assert!((-5..5).all(|than| solver.exceeds(position, than) == (best > than)), "{position:?}");
}

#[test]
fn endings_of_up_to_four_cards_a_side_agree_with_plain_minimax() {
    assert_eq!(agree(1, 4, 12), 40 * 8 * 12);
}
