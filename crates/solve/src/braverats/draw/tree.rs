//! The public tree of a game with piles: what both sides see.
//!
//! Two public histories that leave the same cards and the same standing have the same future, but
//! not the same beliefs. So the *shape* of the tree is stored once for each public position, and the
//! strategies once for each public history. The numbers of a history lie in one long row, those of a
//! history before those of its continuations. Each position says where the numbers of a continuation
//! begin, counted from its own.

use super::holdings::{HAND, Holdings, HoldingsId, all_holdings};
use crate::braverats::deals::Hands;
use crate::braverats::open::OpenRats;
use crate::induction::Solved;
use interregnum_braverats::{APPLEWOOD, After, Card, CardSet, Open, Options, Standing, YARG};
use interregnum_kernel::{BySeat, Seat};
use std::collections::HashMap;
use std::num::NonZero;

/// One value for each side.
pub(super) type Both<T> = BySeat<T, 2>;

/// A game with piles (B6.2) from its first round, with certain cards for each side.
pub struct DrawGame {
    pub(super) holdings: Both<Vec<Holdings>>,
    pub(super) positions: Vec<Position>,
    pub(super) children: Vec<Child>,
    pub(super) payoffs: Vec<f64>,
    pub(super) root: u32,
    options: Options,
    start: Open,
}

/// What both see between two rounds while there is a pile.
#[derive(Clone, Copy)]
pub(super) struct Position {
    pub(super) holdings: Both<HoldingsId>,
    /// B5.1: who shows first.
    pub(super) first: Option<Seat>,
    pub(super) next: Next,
    /// The size of its part of the tree.
    size: Size,
}

/// What follows each pair of cards. The places are those of the first pair; Applewood's card
/// changes fastest.
#[derive(Clone, Copy)]
pub(super) enum Next {
    /// Places among the children.
    Children(u32),
    /// Places among the payoffs: both piles become empty, so the rest is open and solved.
    Payoffs(u32),
}

/// What follows a pair of cards while there is a pile.
#[derive(Clone, Copy)]
pub(super) enum Child {
    /// The game is over; Yarg gets this.
    Over(f32),
    /// Another round.
    Goes {
        position: u32,
        /// Where the numbers of each side begin, counted from those of the parent.
        base: Both<u32>,
    },
}

/// The size of a part of the tree.
#[derive(Clone, Copy, Default)]
struct Size {
    /// How many choices each side has in it, over all hands and histories.
    choices: Both<u32>,
    /// How many information sets each side has in it.
    sets: Both<u64>,
    /// How many public histories it has.
    histories: u64,
}

impl DrawGame {
    /// The game in which the sides have these cards in hand and pile together, as many each; `None`
    /// if they fit into a hand, because then nothing is hidden. Of the options only the target and
    /// the rulings matter.
    pub fn new(options: Options, cards: Hands, threads: NonZero<usize>) -> Option<Self> {
        if cards[YARG].len() <= HAND || cards[YARG].len() != cards[APPLEWOOD].len() {
            return None;
        }
        let start = Open { hands: cards, standing: Standing::default() };
        let solved = Solved::new(OpenRats::at(options, start), threads);
        let [(yarg, yarg_ids), (applewood, applewood_ids)] = cards.0.map(all_holdings);
        let game = Self {
            holdings: BySeat([yarg, applewood]),
            positions: Vec::new(),
            children: Vec::new(),
            payoffs: Vec::new(),
            root: 0,
            options,
            start,
        };
        let ids = BySeat([yarg_ids, applewood_ids]);
        Some(Builder { game, solved, ids, known: HashMap::new() }.build())
    }

    /// How many public histories end before a round with hidden cards.
    pub fn histories(&self) -> u64 {
        self.positions[self.root as usize].size.histories
    }

    /// How many information sets both sides have together: a public history and a hand each.
    pub fn information_sets(&self) -> u64 {
        self.positions[self.root as usize].size.sets.0.iter().sum()
    }

    /// How many choices a side has, over all its information sets.
    pub fn choices(&self, seat: Seat) -> usize {
        self.size_of(self.root, seat)
    }

    /// Whether an exchange of the sides gives the same game; then its value is zero.
    pub fn is_even(&self) -> bool {
        self.start.hands[YARG] == self.start.hands[APPLEWOOD]
    }

    /// The cards of a side, in hand and pile.
    pub fn cards(&self, seat: Seat) -> CardSet {
        self.start.hands[seat]
    }

    /// How many numbers a side has in the part of the tree from a position.
    pub(super) fn size_of(&self, position: u32, seat: Seat) -> usize {
        self.positions[position as usize].size.choices[seat] as usize
    }

    pub(super) fn holdings_at(&self, position: &Position, seat: Seat) -> &Holdings {
        &self.holdings[seat][usize::from(position.holdings[seat])]
    }

    /// In how many situations a side can find itself at a position with one hand: one for each card
    /// that the other shows first (B5.1), else one.
    pub(super) fn situations(&self, position: &Position, seat: Seat) -> usize {
        match position.first {
            Some(first) if first != seat => self.holdings_at(position, first).plays.len(),
            _ => 1,
        }
    }

    /// How many numbers a side has at a position itself.
    pub(super) fn own_choices(&self, position: &Position, seat: Seat) -> usize {
        self.situations(position, seat) * self.holdings_at(position, seat).choices.len()
    }

    /// The situation of a side after the other's card.
    #[inline]
    pub(super) fn situation(position: &Position, seat: Seat, other_kind: usize) -> usize {
        if position.first.is_some_and(|first| first != seat) { other_kind } else { 0 }
    }

    /// The positions that can follow, and where their numbers begin, counted from those of this one.
    pub(super) fn continuations(&self, position: &Position) -> impl Iterator<Item = (u32, Both<u32>)> + '_ {
        let children = match position.next {
            Next::Payoffs(_) => &[],
            Next::Children(start) => &self.children[start as usize..][..self.pairs(position)],
        };
        children.iter().filter_map(|child| match *child {
            Child::Over(_) => None,
            Child::Goes { position, base } => Some((position, base)),
        })
    }

    /// How many pairs of cards can be played at a position.
    pub(super) fn pairs(&self, position: &Position) -> usize {
        [YARG, APPLEWOOD].map(|seat| self.holdings_at(position, seat).plays.len()).iter().product()
    }

    /// The position and where its numbers begin, after these rounds; `None` if they cannot be
    /// played, or if no card is hidden after them.
    pub(super) fn after(&self, rounds: &[BySeat<Card, 2>]) -> Option<(&Position, Both<usize>)> {
        let (mut at, mut begins) = (&self.positions[self.root as usize], BySeat([0, 0]));
        for cards in rounds {
            let place = |seat: Seat| {
                let plays = &self.holdings_at(at, seat).plays;
                plays.iter().position(|play| play.card == cards[seat])
            };
            let columns = self.holdings_at(at, APPLEWOOD).plays.len();
            let pair = place(YARG)? * columns + place(APPLEWOOD)?;
            let Next::Children(children) = at.next else { return None };
            let Child::Goes { position, base } = self.children[children as usize + pair] else { return None };
            for seat in [YARG, APPLEWOOD] {
                begins[seat] += base[seat] as usize;
            }
            at = &self.positions[position as usize];
        }
        Some((at, begins))
    }
}

struct Builder {
    game: DrawGame,
    solved: Solved<OpenRats>,
    ids: Both<HashMap<CardSet, HoldingsId>>,
    known: HashMap<Open, u32>,
}

impl Builder {
    fn build(mut self) -> DrawGame {
        self.game.root = self.add(self.game.start);
        self.game
    }

    /// Adds a position and all that follow it.
    fn add(&mut self, open: Open) -> u32 {
        if let Some(&known) = self.known.get(&open) {
            return known;
        }
        let seats = [YARG, APPLEWOOD];
        let holdings = BySeat(seats.map(|seat| self.ids[seat][&open.hands[seat]]));
        let first = open.standing.first;
        let mut position = Position { holdings, first, next: Next::Payoffs(0), size: Size::default() };
        let mut size = Size { histories: 1, ..Size::default() };
        for seat in seats {
            let situations = self.game.situations(&position, seat);
            let hands = self.game.holdings_at(&position, seat).hands.len();
            size.choices[seat] = self.game.own_choices(&position, seat) as u32;
            size.sets[seat] = (situations * hands) as u64;
        }
        position.next = if open.hands[YARG].len() == HAND + 1 {
            self.last(&open)
        } else {
            self.children(&open, &mut size)
        };
        position.size = size;
        let number = self.game.positions.len() as u32;
        self.game.positions.push(position);
        self.known.insert(open, number);
        number
    }

    fn pairs(open: &Open) -> impl Iterator<Item = BySeat<Card, 2>> + use<> {
        let [yarg, applewood] = open.hands.0;
        yarg.kinds().flat_map(move |a| applewood.kinds().map(move |b| BySeat([a, b])))
    }

    /// The values of the open positions after the last round with a pile.
    fn last(&mut self, open: &Open) -> Next {
        let start = self.game.payoffs.len() as u32;
        for cards in Self::pairs(open) {
            let after = open.after(&self.game.options, cards);
            let value = self.solved.value_at(&after).expect("every reachable position is solved");
            self.game.payoffs.push(value);
        }
        Next::Payoffs(start)
    }

    fn children(&mut self, open: &Open, size: &mut Size) -> Next {
        let mut children = Vec::new();
        for cards in Self::pairs(open) {
            let after = open.after(&self.game.options, cards);
            children.push(match after {
                After::Over(_) => {
                    let value = self.solved.value_at(&after).expect("the end of a game has a value");
                    Child::Over(value as f32)
                }
                After::Goes(next) => {
                    let position = self.add(next);
                    let (base, next) = (size.choices, self.game.positions[position as usize].size);
                    for seat in [YARG, APPLEWOOD] {
                        size.choices[seat] += next.choices[seat];
                        size.sets[seat] += next.sets[seat];
                    }
                    size.histories += next.histories;
                    Child::Goes { position, base }
                }
            });
        }
        let start = self.game.children.len() as u32;
        self.game.children.extend(children);
        Next::Children(start)
    }
}
