//! A player of `BraveRats` that cannot be exploited: it follows the solution.
//!
//! It sees only a view, and gives no answer where cards are hidden from it. In a match with the
//! same deal in every game it plays for the match. In a match with random deals or with piles it
//! plays each game on its own, because the values of those matches take too long to compute during
//! a game or are unknown.

use super::deals::Deals;
use super::emperor::{Emperor, MATCH_GAMES};
use super::open::{OpenRats, Payoffs};
use crate::game::Side;
use crate::induction::Solved;
use crate::matrix::Matrix;
use crate::strategy::Strategy;
use interregnum_braverats::{
    APPLEWOOD, Action, After, BraveRatsView, Card, CardSet, DealVariant, Open, Options, SeatView, YARG,
};
use interregnum_kernel::{BySeat, Seat};
use rand_core::Rng;
use std::num::NonZero;
use std::sync::{Arc, Mutex, PoisonError};

/// How many solved games, and how many matches, are kept; a game takes about ten megabytes.
const KEPT: usize = 4;

/// Follows the solution. What one player has solved, all players of the process know: a server solves a
/// game once, and not at every choice of every table.
pub struct Perfect {
    threads: NonZero<usize>,
}

/// Values by their keys, the most recently used last.
type Kept<K, V> = Mutex<Vec<(K, Arc<V>)>>;

static GAMES: Kept<Asked, Solved<OpenRats>> = Mutex::new(Vec::new());
static MATCHES: Kept<Options, Emperor> = Mutex::new(Vec::new());

/// The value of a key, which is made if it is not kept. Nobody waits while it is made: two threads may make
/// the same.
fn recall<K: Copy + PartialEq, V>(kept: &Kept<K, V>, key: K, make: impl FnOnce() -> V) -> Arc<V> {
    // A list is whole after every step, also after one in which a thread has panicked.
    let lock = || kept.lock().unwrap_or_else(PoisonError::into_inner);
    let known = || lock().iter().find(|(other, _)| *other == key).map(|(_, value)| Arc::clone(value));
    let value = known().unwrap_or_else(|| Arc::new(make()));
    let mut kept = lock();
    kept.retain(|(other, _)| *other != key);
    if kept.len() == KEPT {
        kept.remove(0);
    }
    kept.push((key, Arc::clone(&value)));
    value
}

/// The key of a solved game: the options, the start of the game, its payoffs.
#[derive(Clone, Copy, PartialEq)]
struct Asked {
    options: Options,
    start: Open,
    payoffs: Payoffs,
}

/// What the solution says of a card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advice {
    /// The card.
    pub card: Card,
    /// The value for its player against best play of the other: a win 1, a loss −1.
    pub value: f64,
    /// The probability of the card in the optimal mix.
    pub share: f64,
}

impl Advice {
    /// The advice on the choice with this number, after the other has shown choice `met`, if any;
    /// `None` if the other must show first and has not.
    fn of(
        card: Card,
        own: usize,
        side: Side,
        met: Option<usize>,
        strategy: &Strategy,
        matrix: &Matrix,
    ) -> Option<Self> {
        // What this side gets against the other's choice with this number.
        let gets = |other: usize| match side {
            Side::Row => matrix[(own, other)],
            Side::Column => -matrix[(other, own)],
        };
        let always = |best: usize| if best == own { 1.0 } else { 0.0 };
        let (value, share) = match strategy {
            Strategy::Together(mixes) => {
                let (mine, theirs) = match side {
                    Side::Row => (&mixes.rows, &mixes.columns),
                    Side::Column => (&mixes.columns, &mixes.rows),
                };
                let value = theirs.iter().enumerate().map(|(other, share)| share * gets(other)).sum();
                (value, mine[own])
            }
            Strategy::InTurn { first, choice, answers, .. } if *first == side => {
                (gets(answers[own]), always(*choice))
            }
            Strategy::InTurn { answers, .. } => (gets(met?), always(answers[met?])),
        };
        Some(Self { card, value, share })
    }
}

impl Perfect {
    /// A player that solves with this number of threads.
    pub const fn new(threads: NonZero<usize>) -> Self {
        Self { threads }
    }

    /// The viewer's action, drawn at random where the optimum is a mix; `None` if it is not the
    /// viewer's turn, during a draft, and while cards lie in piles.
    pub fn act(&self, view: &BraveRatsView, rng: &mut impl Rng) -> Option<Action> {
        let advice = self.advise(view)?;
        let mix: Vec<f64> = advice.iter().map(|advice| advice.share).collect();
        advice.get(drawn(&mix, rng)).map(|advice| Action::Play(advice.card))
    }

    /// The advice on each of the viewer's cards, the lowest first; `None` where [`act`](Self::act)
    /// returns `None`.
    pub fn advise(&self, view: &BraveRatsView) -> Option<Vec<Advice>> {
        let seat = view.viewer.seat().filter(|&seat| view.decision.to_act.contains(seat))?;
        let position = position(view)?;
        let asked = Asked {
            options: Options {
                deal: DealVariant::Standard,
                traitor: false,
                draw: false,
                wins: 1,
                ..view.options
            },
            start: start(view, position),
            payoffs: self.payoffs(view),
        };
        let solved = self.solved(asked);
        let (matrix, strategy) =
            (solved.matrix(&After::Goes(position))?, solved.strategy(&After::Goes(position))?);
        let shown = view.seats.get(1 - seat.index())?.choice.filter(|_| view.standing.first.is_some());
        let met = position.hands.0[1 - seat.index()].kinds().position(|card| Some(card) == shown);
        let side = if seat == YARG { Side::Row } else { Side::Column };
        let cards = position.hands[seat].kinds().enumerate();
        cards.map(|(own, card)| Advice::of(card, own, side, met, &strategy, &matrix)).collect()
    }

    /// The payoffs of this game.
    fn payoffs(&self, view: &BraveRatsView) -> Payoffs {
        let chance =
            view.options.traitor || matches!(view.options.deal, DealVariant::Draft | DealVariant::Random);
        let left = MATCH_GAMES.saturating_sub(view.past.len());
        if view.options.wins < 2 || view.options.draw || chance || left == 0 {
            return Payoffs::GAME;
        }
        let options = view.options;
        let solve = || Emperor::new(options, &Deals::of(&options), self.threads, &|| ());
        recall(&MATCHES, options, solve).payoffs(view.won.map(usize::from), left)
    }

    fn solved(&self, asked: Asked) -> Arc<Solved<OpenRats>> {
        let game = || OpenRats::at(asked.options, asked.start).with_payoffs(asked.payoffs);
        recall(&GAMES, asked, || Solved::new(game(), self.threads))
    }
}

/// The position as it was before anybody chose in this round; `None` if a card is hidden.
fn position(view: &BraveRatsView) -> Option<Open> {
    let seats: &[SeatView; 2] = view.seats.as_slice().try_into().ok()?;
    let open = seats.iter().all(|seat| seat.pile == 0 && seat.holds.unknown == 0);
    if view.packet.is_some() || view.outcome.is_some() || !open {
        return None;
    }
    // A card that was shown first is no longer in the hand.
    let hand = |seat: &SeatView| {
        let shown = seat.choice.filter(|_| view.standing.first.is_some());
        shown.into_iter().fold(seat.holds.known, CardSet::with)
    };
    Some(Open { hands: BySeat([hand(&seats[0]), hand(&seats[1])]), standing: view.standing })
}

/// The beginning of this game, so that all its positions are solved at once; with piles, the
/// current position.
fn start(view: &BraveRatsView, position: Open) -> Open {
    if view.options.draw {
        return position;
    }
    let hand = |seat: Seat| {
        let played = view.game.rounds.iter().map(|round| round.cards[seat.index()]);
        played.fold(position.hands[seat], CardSet::with)
    };
    Open { hands: BySeat([hand(YARG), hand(APPLEWOOD)]), standing: view.began }
}

/// A random choice with these probabilities, which sum to one.
fn drawn(mix: &[f64], rng: &mut impl Rng) -> usize {
    // 53 bits make a number in [0, 1).
    let mut lot = (rng.next_u64() >> 11) as f64 / (1u64 << 53) as f64;
    for (place, share) in mix.iter().enumerate() {
        if lot < *share {
            return place;
        }
        lot -= share;
    }
    // Rounding may leave a small remainder; then the most probable choice is taken.
    (0..mix.len()).max_by(|&a, &b| mix[a].total_cmp(&mix[b])).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_solved_is_solved_once_and_the_oldest_is_forgotten() {
        let kept: Kept<usize, usize> = Mutex::new(Vec::new());
        let mut made = 0;
        for key in [0, 1, 0, 2, 3, 0, 4, 0, 1] {
            assert_eq!(
                *recall(&kept, key, || {
                    made += 1;
                    key * 10
                }),
                key * 10
            );
        }
        // Zero was asked for again and again, and is kept; one was forgotten for four, and made again.
        assert_eq!((made, kept.lock().unwrap().len()), (6, KEPT));
    }
}
