//! The language of the output, and its texts.

use interregnum_kernel::Phrase;
use interregnum_text::{Catalogue, Lang, Names, Seats};
use std::ffi::OsString;

/// Translates texts into the chosen language.
pub(crate) struct Translator {
    catalogue: &'static Catalogue,
}

impl Translator {
    pub(crate) fn new(lang: Lang) -> Self {
        Self { catalogue: Catalogue::of(lang) }
    }

    pub(crate) const fn catalogue(&self) -> &'static Catalogue {
        self.catalogue
    }

    pub(crate) fn lang(&self) -> Lang {
        self.catalogue.lang()
    }

    /// A message without arguments.
    pub(crate) fn get(&self, key: &str) -> String {
        self.catalogue.get(key)
    }

    /// A phrase that names no seat.
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.catalogue.say(phrase, &Seats::default())
    }

    /// A phrase for a reader at a table.
    pub(crate) fn say_to(&self, phrase: &Phrase, names: &impl Names) -> String {
        self.catalogue.say(phrase, names)
    }

    /// A rate, rounded to a whole number.
    #[expect(clippy::cast_sign_loss, reason = "a rate is positive")]
    pub(crate) fn rate(&self, rate: f64) -> String {
        self.number(rate as usize)
    }

    /// A number with digits in groups of three.
    pub(crate) fn number(&self, number: usize) -> String {
        let digits = number.to_string();
        let space = match self.lang() {
            Lang::En => ',',
            Lang::Fr => '\u{202f}',
        };
        let mut text = String::new();
        for (place, digit) in digits.chars().enumerate() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                text.push(space);
            }
            text.push(digit);
        }
        text
    }
}

/// The language: `--lang` anywhere on the command line, else that of the environment. It is
/// determined before the command line is parsed, because the help needs it.
pub(crate) fn language(words: &[OsString]) -> Lang {
    let words: Vec<_> = words.iter().filter_map(|word| word.to_str()).collect();
    let joined = words.iter().find_map(|word| word.strip_prefix("--lang="));
    let apart =
        words.iter().position(|word| *word == "--lang").and_then(|place| words.get(place + 1)).copied();
    joined.or(apart).and_then(|lang| lang.parse().ok()).unwrap_or_else(Lang::of_environment)
}
