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

/// The number of solved games in the cache; each takes about ten megabytes.
const KEPT: usize = 8;

/// Follows the solution, and caches what it has solved.
pub struct Perfect {
    threads: NonZero<usize>,
    /// Solved games, the most recently used last.
    games: Vec<(Asked, Solved<OpenRats>)>,
    matches: Vec<(Options, Emperor)>,
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
        Self { threads, games: Vec::new(), matches: Vec::new() }
    }

    /// The viewer's action, drawn at random where the optimum is a mix; `None` if it is not the
    /// viewer's turn, during a draft, and while cards lie in piles.
    pub fn act(&mut self, view: &BraveRatsView, rng: &mut impl Rng) -> Option<Action> {
        let advice = self.advise(view)?;
        let mix: Vec<f64> = advice.iter().map(|advice| advice.share).collect();
        advice.get(drawn(&mix, rng)).map(|advice| Action::Play(advice.card))
    }

    /// The advice on each of the viewer's cards, the lowest first; `None` where [`act`](Self::act)
    /// returns `None`.
    pub fn advise(&mut self, view: &BraveRatsView) -> Option<Vec<Advice>> {
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
    fn payoffs(&mut self, view: &BraveRatsView) -> Payoffs {
        let chance =
            view.options.traitor || matches!(view.options.deal, DealVariant::Draft | DealVariant::Random);
        let left = MATCH_GAMES.saturating_sub(view.past.len());
        if view.options.wins < 2 || view.options.draw || chance || left == 0 {
            return Payoffs::GAME;
        }
        let options = view.options;
        let known = self.matches.iter().position(|(other, _)| *other == options);
        let place = known.unwrap_or_else(|| {
            let emperor = Emperor::new(options, &Deals::of(&options), self.threads, &|| ());
            self.matches.push((options, emperor));
            self.matches.len() - 1
        });
        self.matches[place].1.payoffs(view.won.map(usize::from), left)
    }

    fn solved(&mut self, asked: Asked) -> &Solved<OpenRats> {
        let known = self.games.iter().position(|(other, _)| *other == asked);
        let solved = if let Some(place) = known {
            self.games.remove(place)
        } else {
            let game = OpenRats::at(asked.options, asked.start).with_payoffs(asked.payoffs);
            (asked, Solved::new(game, self.threads))
        };
        if self.games.len() == KEPT {
            self.games.remove(0);
        }
        self.games.push(solved);
        &self.games[self.games.len() - 1].1
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
