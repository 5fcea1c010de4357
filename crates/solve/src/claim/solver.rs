//! The solver: the interface for players and commands.

use super::bounds::Threshold;
use super::position::Position;
use super::roster::{Mask, Numbers, Roster};
use super::search::{Search, SearchState};
use interregnum_claim::{Card, CardSet, PhaseTwo};
use interregnum_kernel::{Seat, sort_short_by_key};

/// The largest number of votes.
const VOTES: i8 = 5;

/// The solution of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solution {
    /// Seat 0's votes minus seat 1's with best play of both.
    pub margin: i8,
    /// Every card that keeps the margin, for the seat to play.
    pub best: CardSet,
    /// The number of positions visited.
    pub nodes: u64,
}

/// Solves positions, and keeps its transposition table between calls.
pub struct Solver {
    state: SearchState,
    roster: Option<Roster>,
}

impl Default for Solver {
    fn default() -> Self {
        Self::new()
    }
}

/// A position with its cards numbered.
struct Root {
    roster: Roster,
    position: Position,
    led: Option<usize>,
}

impl Solver {
    /// A solver with an empty transposition table.
    pub fn new() -> Self {
        Self { state: SearchState::new(14), roster: None }
    }

    /// A solver that plays every line to its last card: for tests of the pruning solver.
    pub fn without_pruning() -> Self {
        let mut solver = Self::new();
        solver.state.prunes = false;
        solver
    }

    /// The number of positions visited so far.
    pub const fn nodes(&self) -> u64 {
        self.state.nodes
    }

    fn root(&mut self, phase_two: &PhaseTwo) -> Root {
        if let Some(roster) = self.roster.take()
            && let Some((position, led)) = roster.position(phase_two)
        {
            self.roster = Some(roster.clone());
            return Root { roster, position, led };
        }
        self.state.forget();
        let roster = Roster::new(phase_two);
        let (position, led) = roster.position(phase_two).expect("a roster has the cards it was made of");
        self.roster = Some(roster.clone());
        Root { roster, position, led }
    }

    fn ask(&mut self, root: &Root, than: i8) -> bool {
        let threshold = Threshold::new(&root.roster, i32::from(than));
        let mut search = Search { roster: &root.roster, threshold, state: &mut self.state };
        match root.led {
            None => search.lead(&root.position).exceeds,
            Some(led) => search.reply(&root.position, led).exceeds,
        }
    }

    fn window(&mut self, root: &Root) -> i8 {
        let (mut low, mut high) = (-VOTES, VOTES);
        let mut guess = 0;
        while low < high {
            let than = guess.clamp(low, high - 1);
            if self.ask(root, than) {
                low = than + 1;
                guess = low;
            } else {
                high = than;
                guess = high - 1;
            }
        }
        low
    }

    /// Whether seat 0 can get a margin greater than this against best play.
    pub fn exceeds(&mut self, position: &PhaseTwo, than: i8) -> bool {
        let root = self.root(position);
        self.ask(&root, than)
    }

    /// The margin with best play of both.
    pub fn margin(&mut self, position: &PhaseTwo) -> i8 {
        let root = self.root(position);
        self.window(&root)
    }

    /// Like [`margin`](Self::margin); `None` if it takes more than `nodes` positions.
    pub fn margin_within(&mut self, position: &PhaseTwo, nodes: u64) -> Option<i8> {
        self.state.limit = self.state.nodes.saturating_add(nodes);
        let margin = self.margin(position);
        let spent = self.state.spent();
        self.state.limit = u64::MAX;
        (!spent).then_some(margin)
    }

    /// Who wins with best play of both; `None` for a draw.
    pub fn winner(&mut self, position: &PhaseTwo) -> Option<Seat> {
        let root = self.root(position);
        if self.ask(&root, 0) {
            Some(Seat::new(0))
        } else if self.ask(&root, -1) {
            None
        } else {
            Some(Seat::new(1))
        }
    }

    /// Like [`winner`](Self::winner); `None` if it takes more than `nodes` positions.
    pub fn winner_within(&mut self, position: &PhaseTwo, nodes: u64) -> Option<Option<Seat>> {
        self.state.limit = self.state.nodes.saturating_add(nodes);
        let winner = self.winner(position);
        let spent = self.state.spent();
        self.state.limit = u64::MAX;
        (!spent).then_some(winner)
    }

    /// The margin, and every card that keeps it.
    pub fn solve(&mut self, position: &PhaseTwo) -> Solution {
        let before = self.state.nodes;
        let root = self.root(position);
        let (merit, best) = self.best(&root);
        let margin = if root.turn() == 0 { merit } else { -merit };
        let best = position.playable().cards().filter(|&card| root.has(card, best)).collect();
        Solution { margin, best, nodes: self.state.nodes - before }
    }

    /// The largest lead in votes of the seat to play, and the cards that get it.
    fn best(&mut self, root: &Root) -> (i8, Mask) {
        let margin = self.window(root);
        let merit = if root.turn() == 0 { margin } else { -margin };
        let best = Numbers(root.choices()).filter(|&card| self.gets(root, card, merit));
        (merit, best.fold(0, |all, card| all | 1 << card))
    }

    /// Whether the seat to play gets a lead of at least `merit` votes with this card.
    fn gets(&mut self, root: &Root, card: usize, merit: i8) -> bool {
        if root.turn() == 0 { self.after(root, card, merit - 1) } else { !self.after(root, card, -merit) }
    }

    /// Whether the margin exceeds this after a card.
    fn after(&mut self, root: &Root, card: usize, than: i8) -> bool {
        let threshold = Threshold::new(&root.roster, i32::from(than));
        let mut search = Search { roster: &root.roster, threshold, state: &mut self.state };
        match root.led {
            None => search.reply(&root.position, card).exceeds,
            Some(led) => search.lead(&root.position.after(&root.roster, led, card)).exceeds,
        }
    }

    /// The margin after each card that may be played.
    pub fn margins(&mut self, position: &PhaseTwo) -> Vec<(Card, i8)> {
        let root = self.root(position);
        let margin = self.window(&root);
        let mut margins = Vec::new();
        for number in Numbers(root.choices()) {
            let margin = self.margin_after(&root, number, margin);
            let same = position.playable().cards().filter(|&card| root.has(card, 1 << number));
            margins.extend(same.map(|card| (card, margin)));
        }
        sort_short_by_key(&mut margins, |margin| *margin);
        margins
    }

    /// Like [`margins`](Self::margins); `None` if it takes more than `nodes` positions.
    pub fn margins_within(&mut self, position: &PhaseTwo, nodes: u64) -> Option<Vec<(Card, i8)>> {
        self.state.limit = self.state.nodes.saturating_add(nodes);
        let margins = self.margins(position);
        let spent = self.state.spent();
        self.state.limit = u64::MAX;
        (!spent).then_some(margins)
    }

    /// The margin after a card, given the margin `best` after the best card.
    fn margin_after(&mut self, root: &Root, card: usize, best: i8) -> i8 {
        let mut margin = best;
        if root.turn() == 0 {
            while margin > -VOTES && !self.after(root, card, margin - 1) {
                margin -= 1;
            }
        } else {
            while margin < VOTES && self.after(root, card, margin) {
                margin += 1;
            }
        }
        margin
    }
}

impl Root {
    /// Whose turn it is.
    fn turn(&self) -> usize {
        usize::from(self.position.leader) ^ usize::from(self.led.is_some())
    }

    fn may(&self) -> Mask {
        let hand = self.position.hand(&self.roster, self.turn());
        self.led.map_or(hand, |led| self.roster.replies(led, hand))
    }

    /// The legal cards, only the lowest of each group of equivalent ones.
    fn choices(&self) -> Mask {
        self.position.distinct(&self.roster, self.may())
    }

    /// Whether these choices contain the card or an equivalent one.
    fn has(&self, card: Card, choices: Mask) -> bool {
        let mut choice = None;
        for number in Numbers(self.may()) {
            if self.choices() >> number & 1 == 1 {
                choice = Some(number);
            }
            if self.roster.cards[number] == card {
                return choice.is_some_and(|choice| choices >> choice & 1 == 1);
            }
        }
        false
    }
}
