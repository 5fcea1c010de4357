//! The arrays that a batch writes.

use crate::Layout;

/// Arrays that a batch writes, one row for each table.
pub struct Slices<'a> {
    /// What the seat to act observes.
    pub observations: &'a mut [u8],
    /// 1 for every legal action.
    pub mask: &'a mut [u8],
    /// The seat to act; -1 if the game is over.
    pub current: &'a mut [i32],
    /// By seat: 1 for a win, -1 for a loss between two sides, 0 while the game goes on.
    pub rewards: &'a mut [f32],
    /// 1 if the last step ended the game.
    pub terminations: &'a mut [u8],
}

/// Owned arrays of the right size.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the fields are those of `Slices`")]
pub struct Arrays {
    pub observations: Vec<u8>,
    pub mask: Vec<u8>,
    pub current: Vec<i32>,
    pub rewards: Vec<f32>,
    pub terminations: Vec<u8>,
}

impl Arrays {
    /// Arrays for a number of tables.
    pub fn new(layout: &Layout, players: usize, tables: usize) -> Self {
        Self {
            observations: vec![0; layout.size() * tables],
            mask: vec![0; layout.actions.len() * tables],
            current: vec![0; tables],
            rewards: vec![0.0; players * tables],
            terminations: vec![0; tables],
        }
    }

    /// The arrays as slices.
    pub fn slices(&mut self) -> Slices<'_> {
        Slices {
            observations: &mut self.observations,
            mask: &mut self.mask,
            current: &mut self.current,
            rewards: &mut self.rewards,
            terminations: &mut self.terminations,
        }
    }
}

/// The parts of the arrays that belong to one table.
pub(crate) struct Row<'a> {
    pub(crate) observation: &'a mut [u8],
    pub(crate) mask: &'a mut [u8],
    pub(crate) current: &'a mut i32,
    pub(crate) rewards: &'a mut [f32],
    pub(crate) termination: &'a mut u8,
}

/// The sizes of the rows.
#[derive(Clone, Copy)]
pub(crate) struct RowSizes {
    /// The number of bytes of an observation.
    pub(crate) observation: usize,
    pub(crate) actions: usize,
    pub(crate) players: usize,
}

impl RowSizes {
    pub(crate) fn rows<'a>(self, arrays: &'a mut Slices<'_>) -> impl Iterator<Item = Row<'a>> + use<'a> {
        let observations = arrays.observations.chunks_exact_mut(self.observation);
        let masks = arrays.mask.chunks_exact_mut(self.actions);
        let rewards = arrays.rewards.chunks_exact_mut(self.players);
        let rest = rewards.zip(arrays.current.iter_mut()).zip(arrays.terminations.iter_mut());
        observations.zip(masks).zip(rest).map(|((observation, mask), ((rewards, current), termination))| {
            Row { observation, mask, current, rewards, termination }
        })
    }
}
