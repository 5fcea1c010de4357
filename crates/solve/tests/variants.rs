//! Checks many deals at once and matches, by symmetry and against games worked out by hand.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_braverats::{APPLEWOOD, After, Card, CardSet, DealVariant, Options, YARG};
use interregnum_kernel::BySeat;
use interregnum_solve::braverats::{Deals, Emperor, Hands, OpenRats, Payoffs, SolvedDeals};
use interregnum_solve::{GAP, Side, Solvable, Solved, Turn, verify};
use std::collections::HashSet;
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

const ONE: NonZero<usize> = NonZero::<usize>::MIN;
const TWO: NonZero<usize> = NonZero::new(2).unwrap();
const FAST: Options = Options { target: 3, ..Options::STANDARD };

fn hand(text: &str) -> CardSet {
    text.split(' ').map(|card| card.parse::<Card>().expect("it is a card")).collect()
}

fn hands(yarg: &str, applewood: &str) -> Hands {
    BySeat([hand(yarg), hand(applewood)])
}

fn exchanged(BySeat([yarg, applewood]): Hands) -> Hands {
    BySeat([applewood, yarg])
}

fn solved(options: Options, deals: &Deals) -> SolvedDeals {
    SolvedDeals::new(options, deals, Payoffs::GAME, ONE, &|| ())
}

/// The premise of the argument that an even game has the value zero: no rule names a clan.
#[test]
fn the_rules_are_blind_to_clans() {
    let game = OpenRats::standard();
    let mut found = HashSet::new();
    let mut ahead = vec![game.start()];
    while let Some(position) = ahead.pop() {
        let Turn::Choose { rows, columns, .. } = game.turn(&position) else { continue };
        let After::Goes(open) = position else { continue };
        if !found.insert(open) {
            continue;
        }
        let mirror = game.exchange(&position);
        for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))) {
            let after = game.after(&position, row, column);
            assert_eq!(game.after(&mirror, column, row), game.exchange(&after), "{position:?}");
            ahead.push(after);
        }
    }
    assert_eq!(game.exchange(&game.start()), game.start());
    assert_eq!(found.len(), 600_125);
}

/// Every 150th deal and its exchange, solved in one table and alone.
#[test]
fn deals_share_positions_and_keep_their_values() {
    let random = Deals::of(&Options { deal: DealVariant::Random, ..FAST });
    let some =
        random.iter().step_by(150).flat_map(|(hands, weight)| [(hands, weight), (exchanged(hands), weight)]);
    let some: Deals = some.collect();
    let told = AtomicUsize::new(0);
    let together = SolvedDeals::new(FAST, &some, Payoffs::GAME, TWO, &|| {
        told.fetch_add(1, Relaxed);
    });
    assert_eq!(told.into_inner(), some.len());
    assert!(some.are_even() && together.value().abs() <= GAP);
    let mut apart = 0;
    for &(hands, _, value) in &together.values {
        let alone = solved(FAST, &Deals::one(hands));
        apart += alone.solved.positions();
        assert!((alone.value() - value).abs() <= 10.0 * GAP, "{hands:?}");
        let opposite = together.values.iter().find(|(other, ..)| *other == exchanged(hands)).unwrap();
        assert!((opposite.2 + value).abs() <= GAP, "{hands:?}");
    }
    assert!(together.solved.positions() * 2 < apart, "the exchanged half costs nothing");
    let (best, worst) = (together.best_first(Side::Row), together.best_first(Side::Column));
    assert!(best.is_sorted_by(|a, b| a.2 >= b.2 - 1e-9) && best[0].2 > 0.0);
    assert!((best[0].2 + worst[0].2).abs() <= 1e-9);
    assert!((together.share(|value| value > 1e-9) - together.share(|value| value < -1e-9)).abs() <= GAP);
    let checked = verify(&together.solved, &some.starts());
    assert!(checked.is_proved && checked.exploitable() <= 1e-9 && checked.exact_error <= GAP, "{checked:?}");
}

#[test]
fn the_traitor_favours_nobody_in_the_standard_deal() {
    let traitor = Options { traitor: true, ..FAST };
    let all = solved(traitor, &Deals::of(&traitor));
    assert!(all.value().abs() <= GAP);
    assert!(all.average(f64::abs) > 0.01, "but a single exchange matters");
    let princess = Options { deal: DealVariant::Princess, ..FAST };
    let plain = solved(princess, &Deals::of(&princess)).value();
    assert!(plain > 0.0, "two Princes are worth more than two Princesses");
    let turned = solved(FAST, &Deals::one(exchanged(Deals::of(&princess).iter().next().unwrap().0)));
    assert!((turned.value() + plain).abs() <= GAP);
}

/// Prince and Musician against Princess and Musician: each game is a loss or a draw with equal
/// chances (see `a_prince_must_avoid_a_princess`), whatever their payoffs. Yarg never wins a game.
/// Once a game is lost, so is the match: by another loss or by 0 to 1. So only nine draws save it,
/// with probability 1/512, and the value of the match is −511/512.
#[test]
fn a_match_is_lost_unless_all_nine_games_are_drawn() {
    let deals = Deals::one(hands("Pr Mu", "Pp Mu"));
    let emperor = Emperor::new(Options::STANDARD, &deals, ONE, &|| ());
    let first = emperor.payoffs([0, 0], 9);
    let game = SolvedDeals::new(Options::STANDARD, &deals, first, ONE, &|| ());
    assert!((game.value() + 511.0 / 512.0).abs() <= GAP, "{}", game.value());
    assert!((emperor.value([0, 1], 8) + 1.0).abs() <= GAP);
}

/// With the same hands an even score has the value zero. One game ahead has the value 1/2 in a
/// match without end: a win ends it (1), a loss makes it even (0), a draw changes nothing, so the
/// three payoffs lie symmetrically around 1/2. The end after nine games only helps the side that is
/// ahead, the less the further away it is.
#[test]
fn one_game_ahead_is_half_a_match() {
    let deals = Deals::one(hands("Mu Sp As Am Ge Pr", "Mu Sp As Am Ge Pr"));
    let told = AtomicUsize::new(0);
    let emperor = Emperor::new(FAST, &deals, TWO, &|| {
        told.fetch_add(1, Relaxed);
    });
    assert_eq!(told.into_inner(), Emperor::work(&deals));
    assert_eq!(emperor.value([1, 0], 0).to_bits(), 1.0f64.to_bits());
    let ahead: Vec<f64> = (0..9).map(|left| emperor.value([1, 0], left)).collect();
    assert!(ahead.is_sorted_by(|a, b| a >= b), "{ahead:?}");
    assert!((0.5..0.51).contains(&ahead[8]), "{ahead:?}");
    let first = emperor.payoffs([0, 0], 9);
    assert!(first.draw == 0.0 && first.win + first.loss == 0.0);
    assert_eq!(Emperor::work(&Deals::one(hands("Pr", "Ge"))), 31);
}

/// Exchanging the clans negates the value of a match. Here the hands are uneven, and the match with
/// exchanged hands has the negated value.
#[test]
fn a_match_with_exchanged_hands_is_worth_the_opposite() {
    let value = |hands: Hands| {
        let deals = Deals::one(hands);
        let emperor = Emperor::new(FAST, &deals, ONE, &|| ());
        SolvedDeals::new(FAST, &deals, emperor.payoffs([0, 0], 9), ONE, &|| ()).value()
    };
    let here = hands("Pr Sp Mu As", "Ge Am Pp Wi");
    assert!(here[YARG] != here[APPLEWOOD]);
    assert!((value(here) + value(exchanged(here))).abs() <= 10.0 * GAP);
}

/// Payoffs that differ by a scale and a shift give the same game.
#[test]
fn a_game_does_not_mind_in_what_coin_it_is_paid() {
    let game = OpenRats::at(
        FAST,
        match Deals::one(hands("Pr Sp Mu As", "Ge Am Pp Wi")).starts()[0] {
            After::Goes(open) => open,
            After::Over(_) => unreachable!("a game does not start with its end"),
        },
    );
    let value = |payoffs| Solved::new(game.with_payoffs(payoffs), ONE).value();
    let plain = value(Payoffs::GAME);
    let shifted = value(Payoffs { win: 3.5, draw: 3.0, loss: 2.5 });
    assert!((shifted - (3.0 + plain / 2.0)).abs() <= 10.0 * GAP);
}
