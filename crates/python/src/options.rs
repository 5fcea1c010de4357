//! The options of a game from the keyword arguments of Python.

use crate::error::value;
use crate::language::say;
use crate::registry::PythonGame;
use interregnum_kernel::{Field, FieldKind, Flaw, OptionForm, OptionValue, RANDOM, Seed, Values};
use interregnum_stats::Setup;
use pyo3::prelude::*;
use serde_json::{Map, Value};

/// The word that asks for every set of a field.
const ALL: &str = "all";

/// The values that keyword arguments ask for: one, or one for each set where all are asked for.
pub(crate) fn read(form: &OptionForm, given: &Map<String, Value>) -> PyResult<Vec<Values>> {
    if let Some(name) = given.keys().find(|name| form.field(name).is_none()) {
        let known: Vec<&str> = form.fields.iter().map(|field| field.name).collect();
        return Err(value(format!("no option {name:?}; there are {}", known.join(", "))));
    }
    let mut values = form.usual();
    let mut every = None;
    for field in &form.fields {
        match (&field.kind, given.get(field.name)) {
            (FieldKind::Set(set), Some(Value::String(word))) if word == ALL => {
                every = Some((field.name, set));
            }
            (_, Some(found)) => values.set(field.name, field_value(field, found)?),
            (FieldKind::Set(_), None) => values = form.fitted(&values),
            (_, None) => {}
        }
    }
    let Some((name, set)) = every else { return Ok(vec![checked(form, values)?]) };
    let with = |set: Vec<String>| {
        let mut values = values.clone();
        values.set(name, OptionValue::Set(set));
        checked(form, values)
    };
    set.all(&values).into_iter().map(with).collect()
}

/// The values, if they can be played.
fn checked(form: &OptionForm, values: Values) -> PyResult<Values> {
    form.flaws(&values).first().map_or(Ok(values), |flaw| Err(flawed(flaw)))
}

fn flawed(flaw: &Flaw) -> PyErr {
    let text = format!("{}: {}", flaw.field, say(&flaw.phrase, None));
    value(flaw.rule.map_or_else(|| text.clone(), |rule| format!("{text} ({rule})")))
}

/// The value of one field. A word may stand for a value of another type, as on the command line.
fn field_value(field: &Field, found: &Value) -> PyResult<OptionValue> {
    let text = match found {
        Value::String(text) => text.clone(),
        Value::Array(members) => {
            members.iter().map(|member| member.as_str().unwrap_or("?")).collect::<Vec<_>>().join(",")
        }
        other => other.to_string(),
    };
    let known = |choice: &OptionValue| choice.to_string() == text;
    let number = || text.parse().ok().map(OptionValue::Number);
    let read = match &field.kind {
        FieldKind::Choice { choices, .. } => {
            let chosen = choices.iter().map(|choice| &choice.value).find(|value| known(value)).cloned();
            // A number that is not a choice is left to the rules, which say why.
            chosen.or_else(number)
        }
        FieldKind::Switch { off, on, .. } => {
            [off, on].into_iter().map(|choice| &choice.value).find(|value| known(value)).cloned()
        }
        FieldKind::Number { .. } => number(),
        FieldKind::Seat { .. } => number().or(Some(OptionValue::Word(text.clone()))),
        FieldKind::Set(set) => set.read(&text).map(OptionValue::Set),
    };
    read.ok_or_else(|| flawed(&field.refused(&text)))
}

/// The options of the game with this seed, which draws the seats that are left to chance.
pub(crate) fn settled<G: PythonGame>(values: &Values, seed: Seed) -> PyResult<G::Options> {
    let options: Option<G::Options> = G::form().settled(values, seed).options();
    let options = options.ok_or_else(|| value("these options do not describe a game"))?;
    G::admits(&options).map_err(|bad| crate::error::setup(&bad))?;
    Ok(options)
}

/// All options that the values allow: one for each seat where one is left to chance.
pub(crate) fn all_settled<G: PythonGame>(values: &Values) -> PyResult<Vec<G::Options>> {
    let form = G::form();
    let seats = form.seats(values).unwrap_or(1);
    let mut all = vec![values.clone()];
    for field in form.fields.iter().filter(|field| matches!(field.kind, FieldKind::Seat { .. })) {
        if values.get(field.name) == Some(&RANDOM.into()) {
            let at = |values: &Values, seat: usize| {
                let mut values = values.clone();
                values.set(field.name, OptionValue::Number(seat as u32));
                values
            };
            all = all.iter().flat_map(|values| (0..seats).map(move |seat| at(values, seat))).collect();
        }
    }
    all.iter().map(|values| settled::<G>(values, Seed::from_number(0))).collect()
}

/// The same as a setup of a measurement.
pub(crate) fn measured<G: PythonGame>(values: &Values) -> PyResult<Setup<G>> {
    let form = G::form();
    let example = settled::<G>(values, Seed::from_number(0))?;
    let label = form.label(G::NAME, values);
    let values = values.clone();
    let drawn = move |seed: Seed| form.settled(&values, seed).options().unwrap_or_else(|| example.clone());
    Ok(Setup { label, options: Box::new(drawn) })
}
