//! What a game asks before it begins, as rows whose values are turned through.

use crate::agreed::Agreed;
use crate::draw::context::DrawContext;
use interregnum_kernel::Seed;

/// A row of a menu.
pub(crate) struct Row {
    /// What is asked.
    pub(crate) title: String,
    /// The answer, as it stands.
    pub(crate) value: String,
    /// What there is to know about it.
    pub(crate) about: Vec<String>,
}

/// The questions of one game and their answers, every combination of which can be played.
pub(crate) trait Form {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// How many play.
    fn players(&self) -> usize;
    /// The rows.
    fn rows(&self, context: &DrawContext) -> Vec<Row>;
    /// What there is to know about a row in few words, for a screen that has no room for more.
    fn brief(&self, _row: usize, _desk: &DrawContext) -> Option<Vec<String>> {
        None
    }
    /// Turns a row's answer to the next one, or to the one before.
    fn turn(&mut self, row: usize, step: isize);
    /// What is agreed for the game with this seed.
    fn agreed(&self, seed: Seed) -> Agreed;
}

/// The place that is a step further in a list of this length, and round again.
pub(crate) fn round(place: usize, length: usize, step: isize) -> usize {
    if length == 0 { 0 } else { (place + length).saturating_add_signed(step) % length }
}

/// The one of a list that is a step further, and round again.
pub(crate) fn turned<T: Clone + PartialEq>(all: &[T], now: &T, step: isize) -> T {
    let place = all.iter().position(|one| one == now).unwrap_or(0);
    all.get(round(place, all.len(), step)).unwrap_or(now).clone()
}

#[cfg(test)]
mod tests {
    use super::turned;

    #[test]
    fn a_list_is_turned_through_and_round_again() {
        assert_eq!(turned(&[2, 3, 4], &4, 1), 2);
        assert_eq!(turned(&[2, 3, 4], &2, -1), 4);
        assert_eq!(turned(&[2, 3, 4], &9, 1), 3);
        assert_eq!(turned::<u8>(&[], &9, 1), 9);
    }
}
