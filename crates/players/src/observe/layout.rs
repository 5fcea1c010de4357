//! The names of an observation's fields and of the actions.

/// A field of an observation: consecutive bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name. A number in it is a seat, counted clockwise from the observer.
    pub name: String,
    /// The index of its first byte.
    pub start: usize,
    /// The number of its bytes.
    pub len: usize,
    /// What each byte means.
    pub about: &'static str,
}

/// The fields of the observations and the actions of a game with a number of players.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Layout {
    /// The fields, one after the other.
    pub fields: Vec<Field>,
    /// The names of the actions, by index.
    pub actions: Vec<String>,
    /// The names of the cards, by their column in the fields that have one byte for each card.
    pub cards: Vec<String>,
}

impl Layout {
    /// The number of bytes of an observation.
    pub fn size(&self) -> usize {
        self.fields.last().map_or(0, |field| field.start + field.len)
    }

    /// Adds a field.
    pub(crate) fn add(&mut self, name: impl Into<String>, len: usize, about: &'static str) {
        let start = self.size();
        self.fields.push(Field { name: name.into(), start, len, about });
    }

    /// Adds a field for each seat, the observer first.
    pub(crate) fn add_by_seat(&mut self, players: usize, name: &str, len: usize, about: &'static str) {
        for seat in 0..players {
            self.add(format!("{name}-{seat}"), len, about);
        }
    }
}
