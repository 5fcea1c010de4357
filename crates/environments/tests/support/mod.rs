//! Options by the words that the Python package takes.

use interregnum_environments::Observed;
use interregnum_kernel::{FieldKind, OptionValue, Seed, Values};

/// All options that the words of a line allow, in the order of the Python package.
pub(crate) fn options<G: Observed>(words: &str) -> Vec<G::Options> {
    let form = G::form();
    let mut every = vec![form.usual()];
    for (name, word) in words.split(',').map(|word| word.split_once('=').unwrap()) {
        let field = form.field(name).unwrap();
        every = every.iter().flat_map(|values| with_word(values, name, word, &field.kind)).collect();
    }
    for field in form.fields.iter().filter(|field| matches!(field.kind, FieldKind::Seat { .. })) {
        let by_seat = |values: &Values| -> Vec<Values> {
            let seats = u32::try_from(form.seats(values).unwrap()).unwrap();
            (0..seats).map(|seat| with(values, field.name, OptionValue::Number(seat))).collect()
        };
        every = every.iter().flat_map(by_seat).collect();
    }
    let settled = |values: &Values| form.settled(values, Seed::from_number(0)).options().unwrap();
    every.iter().map(settled).collect()
}

fn with(values: &Values, name: &str, value: OptionValue) -> Values {
    let mut values = values.clone();
    values.set(name, value);
    values
}

/// The values with a word of a line; all sets of a field if the word is `all`.
fn with_word(values: &Values, name: &str, word: &str, kind: &FieldKind) -> Vec<Values> {
    let value = match (kind, word) {
        (FieldKind::Set(set), "all") => {
            let sets = set.all(values).into_iter();
            return sets.map(|set| with(values, name, OptionValue::Set(set))).collect();
        }
        (_, "True") => OptionValue::Switch(true),
        _ => word.parse().map_or_else(|_| OptionValue::Word(word.to_owned()), OptionValue::Number),
    };
    vec![with(values, name, value)]
}
