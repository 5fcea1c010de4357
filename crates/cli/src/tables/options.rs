//! The options of a game on the command line: arguments made from the game's form, and the tables
//! that they ask for.

use super::{Setup, seat};
use crate::failure::Failure;
use crate::translator::Translator;
use clap::{Arg, ArgAction, ArgMatches, Command};
use interregnum_kernel::{Field, FieldKind, OptionChoice, OptionForm, OptionValue, Phrase, Seed, Values};
use interregnum_players::Playable;

/// The word that asks for every set of a field.
const ALL: &str = "all";

/// The setup with these values, if there is such a game.
pub(crate) fn checked<G: Playable>(values: Values) -> Result<Setup<G>, Failure> {
    let form = G::form();
    let example = options::<G>(&form, &values, Seed::from_number(0))?;
    G::admits(&example).map_err(|bad| {
        Failure::Bad(Phrase::new("fault-rule").with("what", bad.phrase).with("rule", bad.rule.0))
    })?;
    let label = form.label(G::NAME, &values);
    let is_drawn = form.settled(&values, Seed::from_number(0)) != values;
    let drawn = move |seed: Seed| {
        let options = if is_drawn { form.settled(&values, seed).options() } else { None };
        options.unwrap_or_else(|| example.clone())
    };
    Ok(Setup { label, options: Box::new(drawn) })
}

/// The options of a game with this seed; what no game can have is refused.
fn options<G: Playable>(form: &OptionForm, values: &Values, seed: Seed) -> Result<G::Options, Failure> {
    let refused =
        || form.flaws(values).into_iter().next().map_or(Failure::Faults, |flaw| Failure::Bad(flaw.phrase));
    form.settled(values, seed).options().ok_or_else(refused)
}

/// Adds the options of a game to a command.
pub(crate) fn args<G: Playable>(command: Command, translator: &Translator) -> Command {
    G::form().fields.iter().fold(command, |command, field| command.arg(arg(field, translator)))
}

fn arg(field: &Field, translator: &Translator) -> Arg {
    let word = word(field);
    let arg = Arg::new(word).long(word).help(translator.say(&field.help));
    let arg = arg.help_heading(translator.get("cli-heading-options"));
    match placeholder(field) {
        Some(placeholder) => arg.value_name(placeholder).action(ArgAction::Set),
        None => arg.action(ArgAction::SetTrue),
    }
}

/// The argument of a field: its name, or what a switch without a value changes.
fn word(field: &Field) -> &'static str {
    match &field.kind {
        FieldKind::Switch { on: OptionChoice { value: OptionValue::Switch(_), .. }, tag, .. } => tag,
        _ => field.name,
    }
}

/// What stands for the value in the help; nothing for a switch without one.
fn placeholder(field: &Field) -> Option<String> {
    let joined = |choices: &[&OptionChoice]| {
        let values: Vec<String> = choices.iter().map(|choice| choice.value.to_string()).collect();
        values.join("|")
    };
    Some(match &field.kind {
        FieldKind::Choice { placeholder: Some(placeholder), .. } => (*placeholder).to_owned(),
        FieldKind::Choice { choices, .. } => joined(&choices.iter().collect::<Vec<_>>()),
        FieldKind::Switch { on: OptionChoice { value: OptionValue::Switch(_), .. }, .. } => return None,
        FieldKind::Switch { off, on, .. } => joined(&[off, on]),
        FieldKind::Number { least, most, .. } => format!("{least}-{most}"),
        FieldKind::Seat { .. } => "N".to_owned(),
        FieldKind::Set(_) => field.name.to_uppercase(),
    })
}

/// The tables that the arguments ask for: one, or several for `all`.
pub(crate) fn setups<G: Playable>(matches: &ArgMatches) -> Result<Vec<Setup<G>>, Failure> {
    asked(&G::form(), matches)?.into_iter().map(checked).collect()
}

/// The one table that the arguments ask for.
pub(crate) fn setup<G: Playable>(matches: &ArgMatches) -> Result<Setup<G>, Failure> {
    let mut setups = setups(matches)?;
    match (setups.pop(), setups.is_empty()) {
        (Some(setup), true) => Ok(setup),
        _ => Err(Failure::Bad(Phrase::new("cli-error-one-table"))),
    }
}

/// The values that the arguments ask for, once for each set where all are asked for.
fn asked(form: &OptionForm, matches: &ArgMatches) -> Result<Vec<Values>, Failure> {
    let mut values = form.usual();
    let mut every = None;
    for field in &form.fields {
        match (&field.kind, given(field, matches)) {
            (FieldKind::Set(set), Some(ALL)) => every = Some((field.name, set)),
            (FieldKind::Seat { .. }, Some(_)) => {
                // Without a table of this size there is no seat; the game says why.
                let Some(seats) = form.seats(&values) else { continue };
                let found =
                    seat(matches, field.name, seats)?.map(|seat| OptionValue::Number(seat.index() as u32));
                values.set(field.name, found.unwrap_or_else(|| field.usual.clone()));
            }
            (_, Some(text)) => values.set(field.name, read(field, text)?),
            (FieldKind::Set(_), None) => values = form.fitted(&values),
            (FieldKind::Switch { off, on, .. }, None) if placeholder(field).is_none() => {
                let other = if field.usual == on.value { off } else { on };
                let is_changed = matches.get_flag(word(field));
                values.set(field.name, if is_changed { other.value.clone() } else { field.usual.clone() });
            }
            (_, None) => {}
        }
    }
    let Some((name, set)) = every.filter(|_| form.seats(&values).is_some()) else { return Ok(vec![values]) };
    let with = |set: Vec<String>| {
        let mut values = values.clone();
        values.set(name, OptionValue::Set(set));
        values
    };
    Ok(set.all(&values).into_iter().map(with).collect())
}

/// The text that was given for a field, if it takes one.
fn given<'a>(field: &Field, matches: &'a ArgMatches) -> Option<&'a str> {
    placeholder(field)?;
    matches.get_one::<String>(word(field)).map(String::as_str)
}

/// The value that a text means. A number may be one that the rules refuse: they say why.
fn read(field: &Field, text: &str) -> Result<OptionValue, Failure> {
    let number = || text.parse().ok().map(OptionValue::Number);
    let one_of = |choices: &[&OptionChoice]| {
        let known = choices.iter().map(|choice| &choice.value).find(|value| value.to_string() == text);
        let are_numbers = choices.iter().all(|choice| matches!(choice.value, OptionValue::Number(_)));
        known.cloned().or_else(|| number().filter(|_| are_numbers))
    };
    let value = match &field.kind {
        FieldKind::Choice { choices, .. } => one_of(&choices.iter().collect::<Vec<_>>()),
        FieldKind::Switch { off, on, .. } => one_of(&[off, on]),
        FieldKind::Number { .. } | FieldKind::Seat { .. } => number(),
        FieldKind::Set(set) => set.read(text).map(OptionValue::Set),
    };
    value.ok_or_else(|| Failure::Bad(field.refused(text).phrase))
}
