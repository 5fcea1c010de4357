//! A field whose value is a set: which members there are, and which of them go together.

use super::{Flaw, OptionValue, Values};
use crate::{Phrase, Rule};
use serde::Serialize;

/// Several of a list: exactly one of some alternatives, whole, and a number of the rest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SetField {
    /// Everything that can be chosen, in the order in which a set is written.
    pub members: Vec<Member>,
    /// The alternatives.
    pub alternatives: Alternatives,
    /// The members that are no part of an alternative.
    pub rest: Rest,
    /// Sets that have a name.
    pub presets: Vec<Preset>,
    /// The title of a set without a name.
    pub mixed: Phrase,
    /// The title of a set by chance.
    pub surprise: Phrase,
    /// What to say of a set that can be played; `name` is added.
    pub playable: Phrase,
    /// What to say of the set in a setup; `name` is added.
    pub told: Phrase,
}

/// A member of a set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Member {
    /// What it is called in the value.
    pub value: &'static str,
    /// Its name.
    pub title: Phrase,
    /// What it does, in few words.
    pub about: Phrase,
    /// Its name and what it does, in a row of a menu.
    pub label: Phrase,
    /// What it does, in full.
    pub detail: Phrase,
}

/// Groups of members of which exactly one is chosen, whole.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Alternatives {
    /// What they are called together.
    pub title: Phrase,
    /// The groups.
    pub groups: Vec<Vec<&'static str>>,
    /// The sentence that demands one of them.
    pub rule: Rule,
    /// What to tell if none is chosen.
    pub none: Phrase,
    /// What to tell if more than one is begun.
    pub several: Phrase,
    /// What to tell if one is not whole; `has` and `lacks` are added.
    pub part: Phrase,
}

/// The members that are no part of an alternative, and how many of them are chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rest {
    /// What they are called together.
    pub title: Phrase,
    /// The field whose value decides how many.
    pub field: &'static str,
    /// How many, by that value.
    pub sizes: Vec<Size>,
    /// What to tell if there are too few; `count` and `rule` are added.
    pub few: Phrase,
    /// What to tell if there are too many; `count` and `rule` are added.
    pub many: Phrase,
}

/// How many of the rest are chosen at one kind of table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Size {
    /// The value of the field that decides.
    pub when: OptionValue,
    /// How many.
    pub count: usize,
    /// The sentence that says so.
    pub rule: Rule,
    /// What to say about it.
    pub about: Vec<Phrase>,
}

/// A set that has a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Preset {
    /// Its name on the command line.
    pub name: &'static str,
    /// Its name for people.
    pub title: Phrase,
    /// Its members.
    pub members: Vec<&'static str>,
}

impl SetField {
    /// How large the set is with these values; `None` if no table is like that.
    fn size(&self, values: &Values) -> Option<&Size> {
        let when = values.get(self.rest.field)?;
        self.rest.sizes.iter().find(|size| size.when == *when)
    }

    /// The members that are no part of an alternative.
    fn rest(&self) -> impl Iterator<Item = &'static str> {
        let groups = &self.alternatives.groups;
        let is_rest = |value: &&'static str| !groups.iter().any(|group| group.contains(value));
        self.members.iter().map(|member| member.value).filter(is_rest)
    }

    /// Members in the order of the form.
    fn sorted(&self, chosen: &[&'static str]) -> Vec<String> {
        let members = self.members.iter().map(|member| member.value);
        members.filter(|value| chosen.contains(value)).map(str::to_owned).collect()
    }

    /// What a set is called on the command line.
    pub(super) fn word(&self, value: &OptionValue) -> String {
        let is = |preset: &&Preset| OptionValue::Set(self.sorted(&preset.members)) == *value;
        self.presets.iter().find(is).map_or_else(|| value.to_string(), |preset| preset.name.to_owned())
    }

    /// The set that a word of the command line means: a preset, or members with commas between
    /// them, each once.
    pub fn read(&self, word: &str) -> Option<Vec<String>> {
        if let Some(preset) = self.presets.iter().find(|preset| preset.name == word) {
            return Some(self.sorted(&preset.members));
        }
        let find =
            |code: &str| self.members.iter().map(|member| member.value).find(|value| *value == code.trim());
        let chosen: Vec<&'static str> = word.split(',').map(find).collect::<Option<_>>()?;
        let sorted = self.sorted(&chosen);
        (sorted.len() == chosen.len()).then_some(sorted)
    }

    /// Every set that can be played with the other values, in the order of the form.
    pub fn all(&self, values: &Values) -> Vec<Vec<String>> {
        let Some(size) = self.size(values) else { return Vec::new() };
        let rest: Vec<_> = self.rest().collect();
        let chosen = (0u32..1 << rest.len()).filter(|bits| bits.count_ones() as usize == size.count);
        let mut all: Vec<Vec<usize>> = chosen
            .flat_map(|bits| self.alternatives.groups.iter().map(move |group| (bits, group)))
            .map(|(bits, group)| {
                let joined = rest.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1);
                let chosen: Vec<_> = joined.map(|(_, value)| *value).chain(group.iter().copied()).collect();
                (0..self.members.len()).filter(|at| chosen.contains(&self.members[*at].value)).collect()
            })
            .collect();
        all.sort();
        let named =
            |places: Vec<usize>| places.into_iter().map(|at| self.members[at].value.to_owned()).collect();
        all.into_iter().map(named).collect()
    }

    /// The set nearest to this one that can be played with the other values.
    pub(super) fn fitted(&self, chosen: &[String], values: &Values) -> Vec<String> {
        let Some(size) = self.size(values) else { return chosen.to_vec() };
        let has = |value: &&str| chosen.iter().any(|each| each == value);
        let groups = &self.alternatives.groups;
        let group = groups.iter().find(|group| group.iter().all(&has)).or(groups.first());
        let rest = self.rest().filter(has).chain(self.rest().filter(|value| !has(value))).take(size.count);
        self.sorted(&group.into_iter().flatten().copied().chain(rest).collect::<Vec<_>>())
    }

    /// Everything that is wrong with a set.
    pub(super) fn flaws(&self, field: &'static str, chosen: &[String], values: &Values) -> Vec<Flaw> {
        let alternatives = self.alternative_flaw(chosen).map(|phrase| (self.alternatives.rule, phrase));
        let size = self.size_flaw(chosen, values);
        let flaw = |(rule, phrase): (Rule, Phrase)| Flaw { field, rule: Some(rule), phrase };
        alternatives.into_iter().chain(size).map(flaw).collect()
    }

    fn alternative_flaw(&self, chosen: &[String]) -> Option<Phrase> {
        let has = |value: &&&'static str| chosen.iter().any(|each| each == *value);
        let Alternatives { groups, none, several, part, .. } = &self.alternatives;
        let begun: Vec<_> = groups.iter().filter(|group| group.iter().any(|value| has(&value))).collect();
        let [group] = begun[..] else {
            return Some(if begun.is_empty() { none.clone() } else { several.clone() });
        };
        let lacks = group.iter().find(|value| !has(value))?;
        let title = |value: &str| {
            self.members.iter().find(|member| member.value == value).map(|member| member.title.clone())
        };
        let has = title(group.iter().find(has)?)?;
        Some(part.clone().with("has", has).with("lacks", title(lacks)?))
    }

    fn size_flaw(&self, chosen: &[String], values: &Values) -> Option<(Rule, Phrase)> {
        let size = self.size(values)?;
        let count = self.rest().filter(|value| chosen.iter().any(|each| each == value)).count();
        let (phrase, number) = match count.cmp(&size.count) {
            std::cmp::Ordering::Equal => return None,
            std::cmp::Ordering::Less => (&self.rest.few, size.count - count),
            std::cmp::Ordering::Greater => (&self.rest.many, count - size.count),
        };
        Some((size.rule, phrase.clone().with("count", number).with("rule", size.rule.0)))
    }
}
