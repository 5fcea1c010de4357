//! A search tree over what the searcher can see.
//!
//! A node is an information set of the searcher: worlds that differ only in hidden cards pass
//! through the same nodes, each with its own legal actions. This is single-observer information-set
//! Monte Carlo tree search (Cowling, Powley, Whitehouse 2012). Where several seats choose at the
//! same time, each mixes its actions by regret matching (see [`sealed`]).

use super::sealed::{self, Mix};
use super::world::{Act, Dice, SEATS, World, WorldModel, Worth};
use interregnum_kernel::{Seat, below};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// The exploration constant of UCB1. The usual value is √2; with evaluated leaves instead of random
/// playouts the values are less noisy, and a smaller constant suffices.
const EXPLORATION: f32 = 0.4;

/// An action at a node, with its statistics.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice<A> {
    pub(super) seat: Seat,
    pub(super) action: A,
    /// How often it was tried.
    pub(super) tries: u32,
    /// How often a world allowed it.
    offered: u32,
    /// The sum of its values for the seat that chose it.
    pub(super) worth: f32,
    /// Its probabilities, where several seats choose at the same time.
    pub(super) mix: Mix,
}

impl<A> Choice<A> {
    /// Its mean value; one half before the first try.
    pub(super) fn mean(&self) -> f32 {
        if self.tries == 0 { 0.5 } else { self.worth / self.tries as f32 }
    }
}

pub(super) struct Node<A> {
    pub(super) choices: Vec<Choice<A>>,
    pub(super) visits: u32,
    pub(super) worth: Worth,
}

impl<A> Node<A> {
    const fn new() -> Self {
        Self { choices: Vec::new(), visits: 0, worth: [0.0; SEATS] }
    }
}

/// A step of a walk: the seat, its choice, the node, and whether others chose at the same time.
#[derive(Clone, Copy)]
struct Step {
    node: u32,
    place: u32,
    sealed: bool,
}

/// The tree, and the walk that grows it.
pub(super) struct Tree<G: WorldModel> {
    model: G,
    nodes: Vec<Node<Act<G>>>,
    children: HashMap<u64, u32, BuildHasherDefault<Mixed>>,
    path: Vec<Step>,
    /// The nodes of the walk, the root first.
    trail: Vec<u32>,
    /// A buffer for the choices that a world offers a seat.
    offered: Vec<u32>,
    /// The actions of the root that are tried; all if there are none.
    candidates: Vec<Act<G>>,
}

/// The number of the first node.
const ROOT: u32 = 0;

impl<G: WorldModel> Tree<G> {
    #[cfg(test)]
    pub(super) fn new(model: G) -> Self {
        Self::among(model, Vec::new())
    }

    /// A tree that tries these actions at its root, or all if there are none.
    pub(super) fn among(model: G, candidates: Vec<Act<G>>) -> Self {
        let root = Node { visits: 1, ..Node::new() };
        Self {
            model,
            nodes: vec![root],
            children: HashMap::default(),
            path: Vec::new(),
            trail: Vec::new(),
            offered: Vec::new(),
            candidates,
        }
    }

    /// The choices at the root.
    pub(super) fn into_root(mut self) -> Vec<Choice<Act<G>>> {
        std::mem::take(&mut self.nodes[ROOT as usize].choices)
    }

    /// Whether `more` worlds cannot change which action of the root was tried most.
    pub(super) fn decided(&self, more: u64) -> bool {
        let mut tries = [0u64; 2];
        for choice in &self.nodes[ROOT as usize].choices {
            let tried = u64::from(choice.tries);
            if tried > tries[0] {
                tries = [tried, tries[0]];
            } else {
                tries[1] = tries[1].max(tried);
            }
        }
        tries[0] > tries[1] + more
    }

    /// One iteration: samples a world, descends the tree by UCB1, adds a node, evaluates the world
    /// there, and updates the nodes on the path.
    pub(super) fn walk(&mut self, dice: &mut Dice) {
        let mut world = self.model.sample(dice);
        self.path.clear();
        self.trail.clear();
        let mut node = ROOT;
        loop {
            self.trail.push(node);
            let actors = world.to_act();
            let seen_first = self.nodes[node as usize].visits == 0;
            if actors.is_empty() || seen_first || self.model.far_enough(&world) {
                break;
            }
            let sealed = actors.len() > 1;
            let mut label = mixed(u64::from(node) + 1);
            let mut chosen = [None; SEATS];
            for (seat, chosen) in actors.zip(&mut chosen) {
                let place = self.choose(node, seat, sealed, &world, dice);
                let action = self.nodes[node as usize].choices[place as usize].action;
                self.path.push(Step { node, place, sealed });
                label = mixed(label ^ self.model.seen(action, seat, &world));
                *chosen = Some((seat, action));
            }
            for (seat, action) in chosen.into_iter().flatten() {
                world.advance(seat, action);
            }
            node = self.child(mixed(label ^ self.model.sight(&world)));
        }
        let worth = self.model.worth(world, dice);
        self.back(&worth);
    }

    fn child(&mut self, label: u64) -> u32 {
        let next = self.nodes.len() as u32;
        let child = *self.children.entry(label).or_insert(next);
        if child == next {
            self.nodes.push(Node::new());
        }
        child
    }

    /// The index of the action that a seat tries in this world.
    fn choose(&mut self, node: u32, seat: Seat, sealed: bool, world: &G::World, dice: &mut Dice) -> u32 {
        let choices = &mut self.nodes[node as usize].choices;
        self.offered.clear();
        let mut fresh = 0;
        let any = node != ROOT || sealed || self.candidates.is_empty();
        for action in world.legal(seat).filter(|action| any || self.candidates.contains(action)) {
            let place = place_of(choices, seat, action);
            choices[place].offered += 1;
            self.offered.push(place as u32);
            if choices[place].tries == 0 {
                let last = self.offered.len() - 1;
                self.offered.swap(fresh, last);
                fresh += 1;
            }
        }
        if sealed {
            return sealed::choose(choices, &self.offered, dice);
        }
        if fresh > 0 {
            return self.offered[below(dice, fresh)];
        }
        let rank = |place: u32| promise(&choices[place as usize]);
        let best = self.offered.iter().copied().max_by(|&one, &other| rank(one).total_cmp(&rank(other)));
        best.expect("a seat that is to act has a legal action")
    }

    fn back(&mut self, worth: &Worth) {
        for &node in &self.trail {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            node.worth.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += worth);
        }
        for place in 0..self.path.len() {
            let Step { node, place, sealed } = self.path[place];
            let choices = &mut self.nodes[node as usize].choices;
            let brought = worth[choices[place as usize].seat.index()];
            if sealed {
                sealed::learn(choices, place, brought);
            }
            let choice = &mut choices[place as usize];
            choice.tries += 1;
            choice.worth += brought;
        }
    }
}

/// The index of a choice at its node; a new one is appended.
fn place_of<A: Copy + Eq>(choices: &mut Vec<Choice<A>>, seat: Seat, action: A) -> usize {
    let known = choices.iter().position(|choice| choice.action == action && choice.seat == seat);
    known.unwrap_or_else(|| {
        choices.push(Choice { seat, action, tries: 0, offered: 0, worth: 0.0, mix: Mix::default() });
        choices.len() - 1
    })
}

/// The upper confidence bound of a tried action (UCB1, with the number of times it was offered).
fn promise<A>(choice: &Choice<A>) -> f32 {
    let tries = choice.tries as f32;
    choice.worth / tries + EXPLORATION * ((choice.offered as f32).ln() / tries).sqrt()
}

/// Mixes the bits of a number (the finalizer of `SplitMix64`).
const fn mixed(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

/// A hasher for labels, which are mixed already and serve as their own hash.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.0 = self.0 << 8 ^ u64::from(byte));
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}
