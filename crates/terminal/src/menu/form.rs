//! The options of a game as rows of a menu, made from the game's own form.

use crate::agreed::Agreed;
use crate::draw::context::DrawContext;
use interregnum_kernel::{
    Describe, Field, FieldKind, OptionChoice, OptionForm, OptionValue, Phrase, RANDOM, Seed, SetField, Values,
};

/// A row of a menu.
pub(crate) struct Row {
    /// The question.
    pub(crate) title: String,
    /// The answer as it stands.
    pub(crate) value: String,
    /// Explanations, a paragraph each.
    pub(crate) about: Vec<String>,
}

/// The options of one game and the values chosen so far, which can always be played.
pub(crate) struct Form {
    game: &'static str,
    options: OptionForm,
    values: Values,
    agreed: fn(&Values) -> Option<Agreed>,
}

impl Form {
    /// The form of a game with its usual values.
    pub(crate) fn of<G: Describe<Options: Into<Agreed>>>() -> Self {
        let form = G::form();
        let agreed = |values: &Values| values.options::<G::Options>().map(Into::into);
        Self { game: G::NAME, values: form.usual(), options: form, agreed }
    }

    /// The game's name.
    pub(crate) fn game(&self) -> &'static str {
        self.game
    }

    /// The number of players.
    pub(crate) fn players(&self) -> usize {
        self.options.seats(&self.values).unwrap_or_default()
    }

    /// The number of rows.
    pub(crate) fn len(&self) -> usize {
        self.options.fields.len()
    }

    /// A row, counted from 0.
    pub(crate) fn row(&self, row: usize, context: &DrawContext) -> Row {
        let field = &self.options.fields[row];
        let title = context.say(&field.label);
        Row { title, value: self.value(field, context), about: self.about(field, context) }
    }

    /// A row's explanations in few words, for a screen that has no space for more.
    pub(crate) fn brief(&self, row: usize, context: &DrawContext) -> Option<Vec<String>> {
        let field = &self.options.fields[row];
        let (FieldKind::Set(set), Some(OptionValue::Set(chosen))) =
            (&field.kind, self.values.get(field.name))
        else {
            return None;
        };
        let members = set.members.iter().filter(|member| chosen.iter().any(|each| each == member.value));
        Some(members.map(|member| context.say(&member.label)).collect())
    }

    /// Gives a row its next value, or the one before. The other rows follow where they have to.
    pub(crate) fn turn(&mut self, row: usize, step: isize) {
        let field = &self.options.fields[row];
        let Some(now) = self.values.get(field.name) else { return };
        let next = turned(&self.choices(field), now, step);
        self.values.set(field.name, next);
        self.values = self.options.fitted(&self.values);
    }

    /// The game and its options; the seed decides what was left to chance. `None` if the values
    /// cannot be played.
    pub(crate) fn agreed(&self, seed: Seed) -> Option<Agreed> {
        (self.agreed)(&self.options.settled(&self.values, seed))
    }

    /// What is wrong with the values, if anything is.
    pub(crate) fn flaw(&self) -> Option<Phrase> {
        self.options.flaws(&self.values).into_iter().next().map(|flaw| flaw.phrase)
    }

    /// All values of a field that can be played with the values of the others.
    fn choices(&self, field: &Field) -> Vec<OptionValue> {
        match &field.kind {
            FieldKind::Choice { choices, .. } => choices.iter().map(|choice| choice.value.clone()).collect(),
            FieldKind::Switch { off, on, .. } => vec![off.value.clone(), on.value.clone()],
            FieldKind::Number { least, most, .. } => (*least..=*most).map(OptionValue::Number).collect(),
            FieldKind::Seat { .. } => {
                let seats = (0..self.players() as u32).map(OptionValue::Number);
                std::iter::once(RANDOM.into()).chain(seats).collect()
            }
            FieldKind::Set(set) => set.all(&self.values).into_iter().map(OptionValue::Set).collect(),
        }
    }

    fn value(&self, field: &Field, context: &DrawContext) -> String {
        let Some(value) = self.values.get(field.name) else { return String::new() };
        match (&field.kind, value) {
            (FieldKind::Set(set), OptionValue::Set(chosen)) => set_name(set, chosen, context),
            (FieldKind::Seat { .. }, OptionValue::Number(seat)) => {
                context.say(&Phrase::new("seat-number").with("number", *seat as usize))
            }
            (FieldKind::Seat { .. }, _) => context.get("term-by-lot"),
            _ => {
                let choice = chosen(field, value);
                let name = choice.and_then(|choice| choice.label.as_ref().or(choice.title.as_ref()));
                match (name, value) {
                    (Some(name), _) => context.say(name),
                    (None, OptionValue::Switch(on)) => context.get(if *on { "term-yes" } else { "term-no" }),
                    (None, value) => value.to_string(),
                }
            }
        }
    }

    /// The rulebook's sentence on the chosen value, or a line about the field or its value.
    fn about(&self, field: &Field, context: &DrawContext) -> Vec<String> {
        let value = self.values.get(field.name);
        if let (FieldKind::Set(set), Some(OptionValue::Set(chosen))) = (&field.kind, value) {
            let members = set.members.iter().filter(|member| chosen.iter().any(|each| each == member.value));
            let sentence =
                |title: &Phrase, detail: &Phrase| format!("{}: {}", context.say(title), context.say(detail));
            return members.map(|member| sentence(&member.title, &member.detail)).collect();
        }
        let choice = value.and_then(|value| chosen(field, value));
        let sentence = |rule: interregnum_kernel::Rule| context.rule(self.game, rule.0);
        let by_choice = choice.and_then(|choice| choice.rule).and_then(sentence);
        let about = || field.about.as_ref().or(choice.and_then(|choice| choice.about.as_ref()));
        let by_choice = by_choice.or_else(|| about().map(|about| context.say(about)));
        by_choice.or_else(|| field.rule.and_then(sentence)).into_iter().collect()
    }
}

/// The choice with this value.
fn chosen<'a>(field: &'a Field, value: &OptionValue) -> Option<&'a OptionChoice> {
    let all: Vec<&OptionChoice> = match &field.kind {
        FieldKind::Choice { choices, .. } => choices.iter().collect(),
        FieldKind::Switch { off, on, .. } => vec![off, on],
        FieldKind::Number { .. } | FieldKind::Seat { .. } | FieldKind::Set(_) => Vec::new(),
    };
    all.into_iter().find(|choice| choice.value == *value)
}

/// A set by its name, if it has one, and its members.
fn set_name(set: &SetField, chosen: &[String], context: &DrawContext) -> String {
    let is_chosen = |members: &[&str]| {
        members.len() == chosen.len() && members.iter().all(|member| chosen.iter().any(|each| each == member))
    };
    let preset = set.presets.iter().find(|preset| is_chosen(&preset.members));
    let name = preset.map_or(&set.mixed, |preset| &preset.title);
    format!("{} ({})", context.say(name), chosen.join(" "))
}

/// The index `step` places further in a list of this length, which begins again at its end.
pub(crate) fn round(place: usize, length: usize, step: isize) -> usize {
    if length == 0 { 0 } else { (place + length).saturating_add_signed(step) % length }
}

/// The element `step` places further in a list, which begins again at its end.
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
