//! Best responses in games with hidden cards, compared with known answers and with every pure
//! strategy tried out.

use interregnum_solve::{HiddenGame, Moment, Next, best_response};
use std::collections::HashMap;
use std::rc::Rc;

/// Kuhn's poker: three cards, one for each player, and one coin each in the pot. The first player
/// passes or bets a coin; then passing gives the pot away, or compares the cards if nobody has bet.
struct Kuhn {
    responder: usize,
    /// The probability of a bet by card, and by the number of the choice of the fixed player.
    bets: [[f64; 3]; 2],
    /// The bets of the responder, if they are fixed too, by card and line.
    answers: Option<HashMap<(usize, Vec<bool>), bool>>,
}

#[derive(Clone)]
struct Played {
    cards: [usize; 2],
    line: Vec<bool>,
}

impl Kuhn {
    fn new(responder: usize, bets: [[f64; 3]; 2]) -> Self {
        Self { responder, bets, answers: None }
    }

    /// What the first player gets, if the game is over.
    fn over(Played { cards, line }: &Played) -> Option<f64> {
        let shown = if cards[0] > cards[1] { 1.0 } else { -1.0 };
        match line[..] {
            [false, false] => Some(shown),
            [true, true] | [false, true, true] => Some(2.0 * shown),
            [true, false] => Some(1.0),
            [false, true, false] => Some(-1.0),
            _ => None,
        }
    }

    fn value(&mut self) -> f64 {
        let mut value = 0.0;
        for own in 0..3 {
            let deal = |other: usize| {
                let cards = if self.responder == 0 { [own, other] } else { [other, own] };
                (Played { cards, line: Vec::new() }, 1.0 / 6.0)
            };
            let deals: Vec<_> = (0..3).filter(|&other| other != own).map(deal).collect();
            value += best_response(self, &deals);
        }
        value
    }
}

impl HiddenGame for Kuhn {
    type History = Played;
    type Signal = bool;

    fn moment(&mut self, Played { cards, line }: &Played) -> Moment {
        let seat = line.len() % 2;
        let bet = match &self.answers {
            Some(answers) if seat == self.responder => {
                f64::from(u8::from(answers[&(cards[seat], line.clone())]))
            }
            None if seat == self.responder => return Moment::Response(2),
            // The second player meets a bet or a pass in the same round.
            _ => self.bets[if seat == 0 { line.len() / 2 } else { usize::from(line[0]) }][cards[seat]],
        };
        Moment::Drawn(Rc::new([1.0 - bet, bet]))
    }

    fn after(&mut self, history: &Played, choice: usize) -> Next<Played, bool> {
        let mut after = history.clone();
        after.line.push(choice == 1);
        let sign = if self.responder == 0 { 1.0 } else { -1.0 };
        match Self::over(&after) {
            Some(payoff) => Next::Over(sign * payoff),
            None => Next::Goes(after, choice == 1),
        }
    }
}

/// The equilibrium in which the first player never bets first: it calls with the middle card in a
/// third of the cases. The second player bets on a pass with the high card, and with the low card in a
/// third of the cases, and calls with the middle card in a third.
const FIRST: [[f64; 3]; 2] = [[0.0, 0.0, 0.0], [0.0, 1.0 / 3.0, 1.0]];
const SECOND: [[f64; 3]; 2] = [[1.0 / 3.0, 0.0, 1.0], [0.0, 1.0 / 3.0, 1.0]];

#[test]
fn an_equilibrium_of_kuhns_poker_leaves_its_value() {
    assert!((Kuhn::new(0, SECOND).value() + 1.0 / 18.0).abs() < 1e-12);
    assert!((Kuhn::new(1, FIRST).value() - 1.0 / 18.0).abs() < 1e-12);
}

/// Every pure strategy of the responder, valued one by one.
fn by_trying_all(responder: usize, bets: [[f64; 3]; 2]) -> f64 {
    let lines: [Vec<bool>; 2] =
        if responder == 0 { [vec![], vec![false, true]] } else { [vec![false], vec![true]] };
    let places: Vec<(usize, Vec<bool>)> =
        (0..3).flat_map(|card| lines.iter().map(move |line| (card, line.clone()))).collect();
    let strategy = |number: usize| {
        let answers = places.iter().cloned().enumerate().map(|(bit, place)| (place, number >> bit & 1 == 1));
        Kuhn { responder, bets, answers: Some(answers.collect()) }.value()
    };
    (0..1 << places.len()).map(strategy).fold(f64::NEG_INFINITY, f64::max)
}

#[test]
fn no_pure_strategy_does_better_than_the_best_response_and_one_does_as_well() {
    let mixes = [
        [[0.5; 3], [0.5; 3]],
        [[0.1, 0.7, 0.4], [0.9, 0.2, 0.6]],
        [[1.0, 0.0, 0.3], [0.25, 0.75, 1.0]],
        SECOND,
    ];
    for bets in mixes {
        for responder in 0..2 {
            let found = Kuhn::new(responder, bets).value();
            assert!((found - by_trying_all(responder, bets)).abs() < 1e-12, "{bets:?} {responder}");
        }
    }
}
