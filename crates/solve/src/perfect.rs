//! A player of `BraveRats` who cannot be exploited: it plays by the solution.
//!
//! It sees what a player sees, a view, and says nothing where cards are hidden from it. In
//! a match with the same deal in every game it plays for the match; in one whose deals
//! chance decides, or with piles, it plays each game for its own sake, since those values
//! take too long to find at a table or are not known.

use crate::braverats::{OpenRats, Payoffs};
use crate::deals::Deals;
use crate::emperor::{Emperor, MATCH_GAMES};
use crate::game::Side;
use crate::induction::Solved;
use crate::strategy::Strategy;
use interregnum_braverats::{
    APPLEWOOD, Action, After, BraveRatsView, CardSet, Open, Options, SeatView, Way, YARG,
};
use interregnum_kernel::{BySeat, Seat};
use rand_core::Rng;
use std::num::NonZero;

/// How many solved games are kept: each takes some ten megabytes.
const KEPT: usize = 8;

/// Plays by the solution, and remembers what it has solved.
pub struct Perfect {
    threads: NonZero<usize>,
    /// Solved games, the last used last.
    games: Vec<(Asked, Solved<OpenRats>)>,
    matches: Vec<(Options, Emperor)>,
}

/// What is solved: the options, the start of the game, what its ends are worth.
#[derive(Clone, Copy, PartialEq)]
struct Asked {
    options: Options,
    start: Open,
    payoffs: Payoffs,
}

impl Perfect {
    /// A player that solves with so many threads.
    pub const fn new(threads: NonZero<usize>) -> Self {
        Self { threads, games: Vec::new(), matches: Vec::new() }
    }

    /// What to do in the place of the viewer, by lot where the best is a mix; `None` if it is
    /// not the viewer's turn, during a draft, and while cards lie in piles.
    pub fn act(&mut self, view: &BraveRatsView, rng: &mut impl Rng) -> Option<Action> {
        let seat = view.viewer.seat().filter(|&seat| view.to_act.contains(seat))?;
        let position = position(view)?;
        let asked = Asked {
            options: Options { deal: Way::Standard, traitor: false, draw: false, wins: 1, ..view.options },
            start: start(view, position),
            payoffs: self.payoffs(view),
        };
        let strategy = self.solved(asked).strategy(&After::Goes(position))?;
        let shown = view.seats.get(1 - seat.index())?.choice.filter(|_| view.standing.first.is_some());
        let side = if seat == YARG { Side::Row } else { Side::Column };
        let place = match strategy {
            Strategy::Together(mixes) => {
                drawn(if side == Side::Row { &mixes.rows } else { &mixes.columns }, rng)
            }
            Strategy::InTurn { first, choice, .. } if first == side => choice,
            Strategy::InTurn { answers, .. } => {
                let met = position.hands.0[1 - seat.index()].kinds().position(|card| Some(card) == shown)?;
                answers[met]
            }
        };
        position.hands[seat].kinds().nth(place).map(Action::Play)
    }

    /// What the ends of this game are worth.
    fn payoffs(&mut self, view: &BraveRatsView) -> Payoffs {
        let chance = view.options.traitor || matches!(view.options.deal, Way::Draft | Way::Random);
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
    // What is shown first lies on the table already.
    let hand = |seat: &SeatView| {
        let shown = seat.choice.filter(|_| view.standing.first.is_some());
        shown.into_iter().fold(seat.holds.known, CardSet::with)
    };
    Some(Open { hands: BySeat([hand(&seats[0]), hand(&seats[1])]), standing: view.standing })
}

/// Where this game began, so that all its positions are solved at once; with piles, here.
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

/// A choice by lot in these proportions, which sum to one.
fn drawn(mix: &[f64], rng: &mut impl Rng) -> usize {
    // 53 bits make a number from 0 up to, but not, 1.
    let mut lot = (rng.next_u64() >> 11) as f64 / (1u64 << 53) as f64;
    for (place, share) in mix.iter().enumerate() {
        if lot < *share {
            return place;
        }
        lot -= share;
    }
    // Rounding may leave a trace: then the likeliest.
    (0..mix.len()).max_by(|&a, &b| mix[a].total_cmp(&mix[b])).unwrap_or(0)
}
