//! The form of a game's options says the same as the rules.

use interregnum_kernel::{Describe, FieldKind, OptionForm, OptionValue, RANDOM, Seed, Values};

/// The number of combinations that were compared.
pub type Compared = usize;

/// Compares the form with [`Game::admits`](interregnum_kernel::Game::admits) on every combination of values, right and wrong.
///
/// # Panics
/// If they differ, or if the form does not describe the options.
pub fn check_form<G: Describe>() -> Compared {
    let form = G::form();
    assert_eq!(form.flaws(&form.usual()), [], "the usual options can be played");
    for options in G::option_sets() {
        let values = Values::of(&options).expect("options are a plain object");
        assert_eq!(form.flaws(&values), [], "{options:?}");
        assert_eq!(values.options(), Some(options.clone()), "values are read as they were written");
    }
    let combinations = combinations(&form);
    combinations.iter().for_each(compare::<G>);
    combinations.len()
}

/// Every combination of values, right and wrong.
pub fn combinations(form: &OptionForm) -> Vec<Values> {
    form.fields.iter().fold(vec![Values::default()], |all, field| {
        let candidates = candidates(&field.kind);
        let with = |values: &Values| {
            let values = values.clone();
            candidates.clone().into_iter().map(move |candidate| {
                let mut values = values.clone();
                values.set(field.name, candidate);
                values
            })
        };
        all.iter().flat_map(with).collect()
    })
}

/// Values of a field, all that are right and some that are wrong.
fn candidates(kind: &FieldKind) -> Vec<OptionValue> {
    let numbers = |most: u32| (0..=most + 1).map(OptionValue::Number);
    let strays = [OptionValue::Word("nonsense".to_owned()), OptionValue::Switch(true)];
    match kind {
        FieldKind::Choice { choices, .. } => around(choices.iter().map(|choice| &choice.value)),
        FieldKind::Switch { off, on, .. } => around([&off.value, &on.value].into_iter()),
        FieldKind::Number { most, .. } => numbers(*most).chain(strays).collect(),
        FieldKind::Seat { .. } => numbers(5).chain([RANDOM.into()]).collect(),
        FieldKind::Set(set) => (0..1u32 << set.members.len())
            .map(|bits| {
                let chosen = set.members.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1);
                OptionValue::Set(chosen.map(|(_, member)| member.value.to_owned()).collect())
            })
            .collect(),
    }
}

/// The values, and their neighbours of the same kind.
fn around<'a>(values: impl Iterator<Item = &'a OptionValue>) -> Vec<OptionValue> {
    let values: Vec<&OptionValue> = values.collect();
    let most = values
        .iter()
        .filter_map(|value| if let OptionValue::Number(number) = value { Some(*number) } else { None })
        .max();
    match most {
        Some(most) => (0..=most + 1).map(OptionValue::Number).collect(),
        None => values.into_iter().cloned().chain([OptionValue::Word("nonsense".to_owned())]).collect(),
    }
}

/// The form allows values exactly if the game admits them, and counts the same seats.
fn compare<G: Describe>(values: &Values) {
    let form = G::form();
    let flaws = form.flaws(values);
    let settled = form.settled(values, Seed::from_number(1));
    let options = settled.options::<G::Options>().filter(|options| G::admits(options).is_ok());
    assert_eq!(flaws.is_empty(), options.is_some(), "{values:?}: {flaws:?}");
    if let Some(options) = options {
        assert_eq!(form.seats(values), Some(G::seats(&options)), "{values:?}");
    }
}
