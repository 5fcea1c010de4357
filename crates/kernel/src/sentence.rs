//! Sentences about what happened, each with its role in the story.

use crate::{Arg, Phrase};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A sentence about what happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sentence {
    /// The words.
    #[serde(flatten)]
    pub phrase: Phrase,
    /// The role of the sentence; omitted in messages if it is ordinary.
    #[serde(default, skip_serializing_if = "Role::is_ordinary")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Role>"))]
    pub role: Role,
    /// The sound that goes with it, if it has one of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub cue: Option<Cue>,
    /// What the sentence tells, in a word of the game's own (`duel-won`), for front ends that draw
    /// what happened; none if nothing is drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub topic: Option<Cow<'static, str>>,
}

/// The role of a sentence. The game sets it where it makes the sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Begins a part of the story: a trick, a round.
    Heading,
    /// Tells that a player plays cards; the arguments `seat` and `cards` name the player and the
    /// cards.
    Play,
    /// Tells what was decided, and why: who wins a trick, a round or a fight.
    Decision,
    /// Tells what led to a decision or came of it: a power that was cancelled, cards that were
    /// taken.
    Consequence,
    /// Tells anything else.
    #[default]
    Ordinary,
}

/// A sound that goes with a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Cue {
    /// Something breaks out that concerns everybody, such as a rebellion.
    Alarm,
    /// Somebody gains points or a victory.
    Gain,
}

impl Role {
    /// Whether the sentence has no particular role.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
    fn is_ordinary(&self) -> bool {
        *self == Self::Ordinary
    }
}

impl Sentence {
    /// A sentence with a role.
    pub const fn new(phrase: Phrase, role: Role) -> Self {
        Self { phrase, role, cue: None, topic: None }
    }

    /// The sentence with one more argument.
    #[must_use]
    pub fn with(self, name: &'static str, arg: impl Into<Arg>) -> Self {
        Self { phrase: self.phrase.with(name, arg), ..self }
    }

    /// The sentence with what it tells.
    #[must_use]
    pub fn with_topic(self, topic: impl Into<Cow<'static, str>>) -> Self {
        Self { topic: Some(topic.into()), ..self }
    }

    /// The sentence with a sound of its own.
    #[must_use]
    pub fn with_cue(self, cue: Cue) -> Self {
        Self { cue: Some(cue), ..self }
    }
}

impl Sentence {
    /// The number of the rule that the sentence names.
    pub fn rule(&self) -> Option<&str> {
        self.phrase.args.iter().find_map(|(name, arg)| match arg {
            Arg::Text(text) if name == "rule" => Some(text.as_str()),
            _ => None,
        })
    }
}

/// The last decision of a story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LastDecision<'a> {
    /// The sentences that tell it: its part of the story, or what matters of a long part.
    pub sentences: Vec<&'a Sentence>,
    /// The numbers of the rules that decided it, each once.
    pub rules: Vec<&'a str>,
}

/// A part of a story with more sentences than this is shortened.
const LONG: usize = 9;

impl<'a> LastDecision<'a> {
    /// Finds the last decision, from the heading before it on; `None` if nothing was decided.
    pub fn of(story: &'a [Sentence]) -> Option<Self> {
        let last = story.iter().rposition(|sentence| sentence.role == Role::Decision)?;
        let first = story[..last].iter().rposition(|sentence| sentence.role == Role::Heading);
        let part = &story[first.unwrap_or(0)..=last];
        let matters = |sentence: &&Sentence| matches!(sentence.role, Role::Decision | Role::Consequence);
        let mut rules: Vec<&str> = Vec::new();
        for rule in part.iter().filter(matters).filter_map(Sentence::rule) {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
        let sentences = part.iter().filter(|sentence| part.len() <= LONG || matters(sentence)).collect();
        Some(Self { sentences, rules })
    }
}

impl From<Phrase> for Sentence {
    /// An ordinary sentence.
    fn from(phrase: Phrase) -> Self {
        Self::new(phrase, Role::Ordinary)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sentence(key: &str, rule: &'static str, role: Role) -> Sentence {
        Sentence::new(Phrase::new(key).with("rule", rule), role)
    }

    #[test]
    fn an_ordinary_role_is_not_written_and_every_sentence_is_read_again() {
        let ordinary = sentence("plain", "C1", Role::Ordinary);
        let gain = sentence("won", "C2", Role::Decision).with_cue(Cue::Gain).with_topic("duel-won");
        let text = serde_json::to_string(&[&ordinary, &gain]).unwrap();
        assert_eq!(
            text,
            r#"[{"key":"plain","args":{"rule":{"text":"C1"}}},{"key":"won","args":{"rule":{"text":"C2"}},"role":"decision","cue":"gain","topic":"duel-won"}]"#
        );
        assert_eq!(serde_json::from_str::<Vec<Sentence>>(&text).unwrap(), [ordinary, gain]);
    }

    #[test]
    fn the_last_decision_begins_with_its_heading_and_names_each_rule_once() {
        let story = [
            sentence("round", "R1", Role::Heading),
            sentence("won", "R2", Role::Decision),
            sentence("round", "R1", Role::Heading),
            sentence("plays", "R3", Role::Play),
            sentence("powerless", "R4", Role::Consequence),
            sentence("won", "R2", Role::Decision),
            sentence("leads", "R4", Role::Decision),
            sentence("draws", "R5", Role::Consequence),
        ];
        let last = LastDecision::of(&story).unwrap();
        assert_eq!(last.sentences, story[2..7].iter().collect::<Vec<_>>());
        assert_eq!(last.rules, ["R4", "R2"]);
        assert_eq!(LastDecision::of(&story[..1]), None);
    }

    #[test]
    fn of_a_long_part_only_what_matters_is_kept() {
        let mut story = vec![sentence("plays", "R3", Role::Play); LONG];
        story.push(sentence("won", "R2", Role::Decision));
        assert_eq!(LastDecision::of(&story).unwrap().sentences, [&story[LONG]]);
    }
}
