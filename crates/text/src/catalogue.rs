//! The Fluent catalogue, which translates phrases.

use crate::{Lang, french};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use interregnum_kernel::{Arg, Phrase, Seat};
use std::sync::OnceLock;

/// The message files of a language.
pub(crate) const fn sources(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => crate::sources::MESSAGES_EN,
        Lang::Fr => crate::sources::MESSAGES_FR,
    }
}

/// Translates phrases into one language.
pub struct Catalogue {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

/// A message, or a part of it, that the catalogue does not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missing(pub String);

/// The names of the seats, for one reader.
pub trait Names {
    /// The name of a seat.
    fn name(&self, seat: Seat) -> String;
    /// Whether the seat is the reader's own.
    fn is_reader(&self, seat: Seat) -> bool;
}

/// Names by seat, and the reader's seat if the reader plays.
#[derive(Clone, Debug, Default)]
pub struct Seats {
    /// The names; a seat without one is named by its number.
    pub names: Vec<String>,
    /// The reader's seat.
    pub reader: Option<Seat>,
}

impl Names for Seats {
    fn name(&self, seat: Seat) -> String {
        let name = self.names.get(seat.index()).filter(|name| !name.is_empty());
        name.cloned().unwrap_or_else(|| format!("#{seat}"))
    }

    fn is_reader(&self, seat: Seat) -> bool {
        self.reader == Some(seat)
    }
}

impl Catalogue {
    /// The catalogue of a language, read once.
    ///
    /// # Panics
    /// If a message file is not Fluent, which a test excludes.
    pub fn of(lang: Lang) -> &'static Self {
        static ALL: [OnceLock<Catalogue>; 2] = [OnceLock::new(), OnceLock::new()];
        ALL[lang as usize].get_or_init(|| Self::read(lang))
    }

    fn read(lang: Lang) -> Self {
        let language = lang.code().parse().expect("a language of this program has a plain code");
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Fluent's isolation marks disturb terminals. French needs them to find placeholders, and
        // removes them afterwards.
        bundle.set_use_isolating(lang == Lang::Fr);
        for source in sources(lang) {
            let resource = FluentResource::try_new((*source).to_owned()).expect("a message file is Fluent");
            bundle.add_resource(resource).expect("no message stands twice");
        }
        Self { lang, bundle }
    }

    /// The catalogue's language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// A message without arguments.
    pub fn get(&self, key: &str) -> String {
        self.say(&Phrase::new(key), &Seats::default())
    }

    /// Translates a phrase; if the message is missing, into English; if it is missing there too,
    /// the result is its key. Tests check that none is missing.
    pub fn say(&self, phrase: &Phrase, names: &impl Names) -> String {
        self.try_say(phrase, names)
            .or_else(|_| Self::of(Lang::En).try_say(phrase, names))
            .unwrap_or_else(|Missing(key)| format!("[{key}]"))
    }

    /// Translates a phrase; fails if a message is missing.
    pub fn try_say(&self, phrase: &Phrase, names: &impl Names) -> Result<String, Missing> {
        let missing = || Missing(phrase.key.clone());
        let message = self.bundle.get_message(&phrase.key).ok_or_else(missing)?;
        let pattern = message.value().ok_or_else(missing)?;
        let args = self.args(phrase, names)?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        match self.lang {
            _ if !errors.is_empty() => Err(missing()),
            Lang::En => Ok(text),
            Lang::Fr => Ok(french::joined(&text)),
        }
    }

    fn args<'a>(&self, phrase: &Phrase, names: &impl Names) -> Result<FluentArgs<'a>, Missing> {
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            let value: FluentValue<'a> = match arg {
                Arg::Number(number) => (*number).into(),
                Arg::Text(text) => text.clone().into(),
                Arg::Phrase(phrase) => self.try_say(phrase, names)?.into(),
                Arg::List(phrases) => self.list(phrases, names)?.into(),
                Arg::Seat(seat) => {
                    let is = if names.is_reader(*seat) { "you" } else { "other" };
                    args.set(format!("{name}-is"), is);
                    names.name(*seat).into()
                }
            };
            args.set(name.clone(), value);
        }
        Ok(args)
    }

    /// Phrases joined as the language joins a list: `a, b and c`.
    fn list(&self, phrases: &[Phrase], names: &impl Names) -> Result<String, Missing> {
        let mut said =
            phrases.iter().map(|phrase| self.try_say(phrase, names)).collect::<Result<Vec<_>, _>>()?;
        let Some(last) = said.pop() else { return Ok(String::new()) };
        if said.is_empty() {
            return Ok(last);
        }
        self.try_say(&Phrase::new("list-and").with("list", said.join(", ")).with("last", last), names)
    }
}
