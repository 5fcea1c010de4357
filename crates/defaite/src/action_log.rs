//! The log of actions since the beginning, one or two bytes each.
//!
//! Of its past a position keeps only the deal and the actions; a viewer's history is computed by
//! replaying them.

/// The number of bytes that are stored inline. Random games need about half of it; longer games,
/// which no test has produced, use the heap.
const IN_PLACE: usize = 384;

/// The choices so far, as bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ActionLog {
    bytes: [u8; IN_PLACE],
    number: u16,
    beyond: Vec<u8>,
}

impl ActionLog {
    pub(crate) const fn new() -> Self {
        Self { bytes: [0; IN_PLACE], number: 0, beyond: Vec::new() }
    }

    #[inline]
    pub(crate) fn push(&mut self, byte: u8) {
        match self.bytes.get_mut(usize::from(self.number)) {
            Some(place) => {
                *place = byte;
                self.number += 1;
            }
            None => self.beyond.push(byte),
        }
    }

    /// All bytes, in order.
    pub(crate) fn bytes(&self) -> impl Iterator<Item = u8> + '_ {
        self.bytes[..usize::from(self.number)].iter().chain(&self.beyond).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_holds_more_than_its_place() {
        let mut log = ActionLog::new();
        let bytes: Vec<u8> = (0..IN_PLACE + 100).map(|number| number as u8).collect();
        bytes.iter().for_each(|&byte| log.push(byte));
        assert_eq!(log.bytes().collect::<Vec<_>>(), bytes);
    }
}
