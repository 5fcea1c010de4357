//! Checks the strategies for `BraveRats` with piles against methods that share nothing with them:
//! linear programming, best responses over explicit piles, and the game itself.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_braverats::{
    APPLEWOOD, Action, After, BraveRats, Card, CardSet, Open, Options, Standing, YARG,
};
use interregnum_kernel::{BySeat, Game, Seat, Seed, Viewer, pick};
use interregnum_solve::braverats::draw::{
    DrawCertificate, DrawGame, DrawStrategy, DrawTraining, best_response,
};
use interregnum_solve::braverats::{Deals, Hands, OpenRats};
use interregnum_solve::{Matrix, Solved};
use std::num::NonZero;

const ONE: NonZero<usize> = NonZero::<usize>::MIN;
const TWO: NonZero<usize> = NonZero::new(2).unwrap();
const FAST: Options = Options { target: 3, ..Options::STANDARD };

fn cards(text: &str) -> CardSet {
    text.split(' ').map(|card| card.parse::<Card>().unwrap()).collect()
}

fn hands(yarg: &str, applewood: &str) -> Hands {
    BySeat([cards(yarg), cards(applewood)])
}

fn game(options: Options, hands: Hands) -> DrawGame {
    DrawGame::new(options, hands, ONE).unwrap()
}

fn trained(game: &DrawGame, iterations: u32) -> DrawTraining<'_> {
    let mut training = DrawTraining::new(game, ONE);
    (0..iterations).for_each(|_| training.iterate());
    training
}

fn certificate(game: &DrawGame, strategy: &DrawStrategy) -> DrawCertificate {
    DrawCertificate::of(game, strategy, ONE)
}

fn open_values(options: Options, hands: Hands) -> Solved<OpenRats> {
    Solved::new(OpenRats::at(options, Open { hands, standing: Standing::default() }), ONE)
}

/// All pure strategies of a side that has four cards, two of them equal: a card for each hand.
fn pure_strategies(cards: CardSet) -> Vec<Vec<(CardSet, Card)>> {
    let hands: std::collections::BTreeSet<CardSet> = cards.cards().map(|card| cards.without(card)).collect();
    let mut all = vec![Vec::new()];
    for hand in hands {
        let with = |plan: Vec<(CardSet, Card)>| {
            hand.kinds().map(move |card| plan.iter().copied().chain([(hand, card)]).collect())
        };
        all = all.into_iter().flat_map(with).collect();
    }
    all
}

/// With four cards a side only one round is hidden. If two of the four are equal, a side has twelve
/// pure strategies, and the game is a matrix that the simplex method solves.
#[test]
fn one_hidden_round_has_the_value_of_its_matrix() {
    for (yarg, applewood) in [
        ("Pr Pr Mu Pp", "Wi Wi Ge Mu"),
        ("Sp Sp As Am", "Pr Pr Pp Ge"),
        ("As Am Am Wi", "Sp Ge Ge Pr"),
        ("Mu Pp Pp Wi", "Mu Am Pr Pr"),
    ] {
        let hands = hands(yarg, applewood);
        let open = Open { hands, standing: Standing::default() };
        let solved = open_values(FAST, hands);
        let plans = hands.0.map(pure_strategies);
        assert_eq!(plans.each_ref().map(Vec::len), [12, 12]);
        let mut matrix = Matrix::zeros(12, 12);
        let card = |plan: &[(CardSet, Card)], hand| plan.iter().find(|(held, _)| *held == hand).unwrap().1;
        for (row, yarg) in plans[0].iter().enumerate() {
            for (column, applewood) in plans[1].iter().enumerate() {
                // Each of the four cards is the one in the pile with the same probability.
                let piles = hands[YARG].cards().flat_map(|a| hands[APPLEWOOD].cards().map(move |b| [a, b]));
                let payoffs = piles.map(|[a, b]| {
                    let held = [hands[YARG].without(a), hands[APPLEWOOD].without(b)];
                    let played = BySeat([card(yarg, held[0]), card(applewood, held[1])]);
                    solved.value_at(&open.after(&FAST, played)).unwrap()
                });
                matrix[(row, column)] = payoffs.sum::<f64>() / 16.0;
            }
        }
        let value = matrix.solve().value();
        let game = game(FAST, hands);
        let found = certificate(&game, trained(&game, 2000).average());
        assert!(found.exploitable() < 1e-3, "{found:?}");
        assert!(found.lower <= value + 1e-9 && value <= found.upper + 1e-9, "{value}: {found:?}");
    }
}

/// A possible pile of the other side: its hand, what it will draw, and how likely it is together
/// with all it has played.
#[derive(Clone)]
struct World {
    hand: CardSet,
    pile: Vec<Card>,
    weight: f64,
}

/// Best responses by enumeration: every order of the other side's pile, and a responder that
/// remembers everything.
struct Explicit<'a> {
    options: Options,
    game: &'a DrawGame,
    strategy: &'a DrawStrategy,
    solved: Solved<OpenRats>,
    responder: Seat,
}

impl Explicit<'_> {
    fn start(&self, cards: Hands) -> f64 {
        let other = self.responder.clockwise(1, 2);
        let orders = orders(cards[other]);
        let weight = 1.0 / orders.len() as f64;
        let world = |order: &Vec<Card>| World {
            hand: order[..3].iter().copied().collect(),
            pile: order[3..].to_vec(),
            weight,
        };
        let worlds: Vec<World> = orders.iter().map(world).collect();
        let mine = orders_of_hands(cards[self.responder]);
        let open = Open { hands: cards, standing: Standing::default() };
        let sum: f64 = mine.iter().map(|&hand| self.best(&[], open, hand, &worlds)).sum();
        sum / mine.len() as f64
    }

    fn best(&self, rounds: &[BySeat<Card, 2>], open: Open, hand: CardSet, worlds: &[World]) -> f64 {
        let first = open.standing.first;
        let cards = || hand.kinds();
        if first == Some(self.responder.clockwise(1, 2)) {
            // The other side shows: one best answer for each card shown.
            let shown = open.hands[self.responder.clockwise(1, 2)].kinds();
            return shown
                .map(|met| {
                    let worlds = self.playing(rounds, None, met, worlds);
                    let value = |own| self.after(rounds, open, hand, own, met, &worlds);
                    cards().map(value).fold(f64::NEG_INFINITY, f64::max)
                })
                .sum();
        }
        let value = |own: Card| -> f64 {
            let shown = first.map(|_| own);
            let others = open.hands[self.responder.clockwise(1, 2)].kinds();
            others
                .map(|met| {
                    self.after(rounds, open, hand, own, met, &self.playing(rounds, shown, met, worlds))
                })
                .sum()
        };
        cards().map(value).fold(f64::NEG_INFINITY, f64::max)
    }

    /// The worlds in which the other side plays this card, and how likely they are then.
    fn playing(
        &self,
        rounds: &[BySeat<Card, 2>],
        shown: Option<Card>,
        card: Card,
        worlds: &[World],
    ) -> Vec<World> {
        let other = self.responder.clockwise(1, 2);
        let can = worlds.iter().filter(|world| world.hand.contains(card) && world.weight > 0.0);
        can.map(|world| {
            let mix = self.strategy.mix(self.game, rounds, other, world.hand, shown).unwrap();
            let share = mix.iter().find(|(own, _)| *own == card).unwrap().1;
            World { weight: world.weight * share, ..world.clone() }
        })
        .collect()
    }

    fn after(
        &self,
        rounds: &[BySeat<Card, 2>],
        open: Open,
        hand: CardSet,
        own: Card,
        met: Card,
        worlds: &[World],
    ) -> f64 {
        let played = BySeat(if self.responder == YARG { [own, met] } else { [met, own] });
        let sign = if self.responder == YARG { 1.0 } else { -1.0 };
        let after = open.after(&self.options, played);
        let pile = open.hands[self.responder].minus(hand);
        match after {
            After::Goes(next) if pile.len() > 1 => {
                let rounds: Vec<_> = rounds.iter().copied().chain([played]).collect();
                let drawn = |world: &World| World {
                    hand: world.hand.without(met).with(world.pile[0]),
                    pile: world.pile[1..].to_vec(),
                    weight: world.weight,
                };
                let worlds: Vec<World> = worlds.iter().map(drawn).collect();
                let draws =
                    pile.cards().map(|card| self.best(&rounds, next, hand.without(own).with(card), &worlds));
                draws.sum::<f64>() / pile.len() as f64
            }
            _ => {
                let weight: f64 = worlds.iter().map(|world| world.weight).sum();
                sign * weight * self.solved.value_at(&after).unwrap()
            }
        }
    }
}

/// All orders of these cards, equal cards distinguished.
fn orders(cards: CardSet) -> Vec<Vec<Card>> {
    if cards.is_empty() {
        return vec![Vec::new()];
    }
    let from =
        |card: Card| orders(cards.without(card)).into_iter().map(move |rest| [vec![card], rest].concat());
    cards.cards().flat_map(from).collect()
}

/// The first three cards of all orders.
fn orders_of_hands(cards: CardSet) -> Vec<CardSet> {
    let all = cards.cards().collect::<Vec<_>>();
    let mut hands = Vec::new();
    for a in 0..all.len() {
        for b in a + 1..all.len() {
            hands.extend(
                (b + 1..all.len()).map(|c| [all[a], all[b], all[c]].into_iter().collect::<CardSet>()),
            );
        }
    }
    hands
}

/// Two hidden rounds, with Spies, Generals and equal cards, and all three ways to choose (B5.1).
#[test]
fn the_best_response_is_the_one_over_explicit_piles() {
    for (yarg, applewood) in [("Sp Pr Mu Ge As", "Sp Wi Am Pp Pr"), ("Sp Sp Ge Pr Pp", "Mu As Am Am Ge")] {
        let hands = hands(yarg, applewood);
        let game = game(FAST, hands);
        let training = trained(&game, 20);
        let lowest = DrawStrategy::of_hands(&game, |hand, card| {
            f32::from(u8::from(hand.kinds().next() == Some(card)))
        });
        for strategy in [&DrawStrategy::uniform(&game), training.average(), &lowest] {
            for responder in [YARG, APPLEWOOD] {
                let solved = open_values(FAST, hands);
                let explicit = Explicit { options: FAST, game: &game, strategy, solved, responder };
                let (found, expected) =
                    (best_response(&game, strategy, responder, ONE), explicit.start(hands));
                assert!((found - expected).abs() < 1e-6, "{responder:?}: {found} is not {expected}");
            }
        }
    }
}

/// Both sides have the same cards, so the value is zero, and the bounds enclose it more and more
/// tightly.
#[test]
fn an_even_game_with_piles_is_worth_nothing() {
    let hand = "Sp As Am Wi Ge Pr";
    let game = game(FAST, hands(hand, hand));
    assert!(game.is_even());
    let mut training = DrawTraining::new(&game, TWO);
    let mut last = f64::INFINITY;
    for iterations in [10, 40, 160] {
        while training.iterations() < iterations {
            training.iterate();
        }
        let found = certificate(&game, training.average());
        assert!(found.lower <= 0.0 && 0.0 <= found.upper, "{found:?}");
        assert!(found.exploitable() < last / 2.0, "{found:?} after {last}");
        last = found.exploitable();
    }
    assert!(last < 0.02, "{last}");
}

#[test]
fn exchanged_cards_are_worth_the_opposite() {
    let (yarg, applewood) = ("Pr Pr Sp Mu As", "Ge Am Pp Pp Wi");
    let (here, there) = (game(FAST, hands(yarg, applewood)), game(FAST, hands(applewood, yarg)));
    let [here, there] = [here, there].map(|game| certificate(&game, trained(&game, 300).average()));
    assert!(here.exploitable() < 0.01 && there.exploitable() < 0.01, "{here:?} {there:?}");
    assert!(here.lower <= -there.lower && -there.upper <= here.upper, "{here:?} {there:?}");
}

/// Somebody who always plays the lowest card, and somebody who plays at random, lose much.
#[test]
fn bad_strategies_are_exploited() {
    let hand = "Pp Sp As Am Ge Pr";
    let game = game(FAST, hands(hand, hand));
    let lowest =
        DrawStrategy::of_hands(&game, |hand, card| f32::from(u8::from(hand.kinds().next() == Some(card))));
    let good = certificate(&game, trained(&game, 100).average()).exploitable();
    for bad in [lowest, DrawStrategy::uniform(&game)] {
        let found = certificate(&game, &bad);
        assert!(found.exploitable() > 0.5 && found.exploitable() > 10.0 * good, "{found:?}, {good}");
    }
}

#[test]
fn the_number_of_threads_makes_no_difference() {
    let game = game(FAST, hands("Sp Pr Mu Ge As Pp", "Sp Wi Am Pp Pr Ge"));
    let found = [ONE, TWO].map(|threads| {
        let mut training = DrawTraining::new(&game, threads);
        (0..5).for_each(|_| training.iterate());
        DrawCertificate::of(&game, training.average(), threads)
    });
    assert_eq!(found[0], found[1]);
}

#[test]
fn hands_without_a_pile_hide_nothing() {
    assert!(DrawGame::new(FAST, hands("Pr Mu Ge", "Pp Mu Ge"), ONE).is_none());
    assert!(DrawGame::new(FAST, hands("Pr Mu Ge As", "Pp Mu Ge"), ONE).is_none());
}

/// B6.1, B6.8: after an exchange all sixteen cards are dealt, so each side can name the other's, also
/// if it has not seen the card that the other got. Whatever the exchange, the game with piles after it
/// (B6.9) begins with cards that both know.
#[test]
fn a_traitor_that_is_not_shown_hides_nothing() {
    let exchanges = Deals::of(&Options { traitor: true, ..Options::STANDARD });
    assert_eq!(exchanges.len(), 57);
    for (hands, _) in exchanges.iter() {
        assert_eq!(hands[APPLEWOOD], CardSet::BOX.minus(hands[YARG]));
    }
}

/// B6.2: the game itself comes to no hand and no history that the strategy does not know, as long as
/// there are piles.
#[test]
fn a_strategy_knows_every_situation_of_the_game_itself() {
    let options = Options { draw: true, ..Options::STANDARD };
    let game = game(Options::STANDARD, BySeat([CardSet::CLAN; 2]));
    assert_eq!((game.histories(), game.information_sets()), (1_851_565, 20_494_060));
    let strategy = DrawStrategy::uniform(&game);
    let mut rng = Seed::from_number(1).generator();
    let mut asked = 0;
    for seed in 0..200 {
        let mut rats =
            BraveRats::start(&options, &BraveRats::deal(&options, Seed::from_number(seed))).unwrap();
        while let Some(seat) = rats.to_act().first() {
            let view = rats.view(Viewer::Seat(seat));
            let rounds: Vec<_> = view.game.rounds.iter().map(|round| BySeat(round.cards)).collect();
            let hand = view.seats[seat.index()].hand.known;
            let shown = view.seats[1 - seat.index()].choice.filter(|_| view.standing.first.is_some());
            let mix = strategy.mix(&game, &rounds, seat, hand, shown);
            assert_eq!(mix.is_some(), view.seats[seat.index()].pile > 0, "{view:?}");
            asked += usize::from(mix.is_some());
            if let Some(mix) = mix {
                assert!(mix.iter().map(|(card, _)| Action::Play(*card)).eq(rats.legal(seat)));
            }
            let action = pick(&mut rng, rats.legal(seat)).unwrap();
            rats.apply(seat, action).unwrap();
        }
    }
    assert!(asked > 1000, "{asked}");
}
