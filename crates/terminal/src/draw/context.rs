//! What all drawing code needs: the texts in a language, and the palette.

use crate::draw::palette::{Ink, Palette};
use interregnum_kernel::Phrase;
use interregnum_text::{Catalogue, Lang, Seats, rule};
use ratatui::style::Style;
use ratatui::text::Span;

/// A language and a palette.
#[derive(Clone, Copy)]
pub(crate) struct DrawContext {
    catalogue: &'static Catalogue,
    pub(crate) palette: Palette,
}

impl DrawContext {
    pub(crate) fn new(lang: Lang, palette: Palette) -> Self {
        Self { catalogue: Catalogue::of(lang), palette }
    }

    pub(crate) fn lang(&self) -> Lang {
        self.catalogue.lang()
    }

    /// A message without arguments.
    pub(crate) fn get(&self, key: &str) -> String {
        self.plain(self.catalogue.get(key))
    }

    /// A phrase that names no seat.
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.say_to(phrase, &Seats::default())
    }

    /// A phrase for a reader at a table.
    pub(crate) fn say_to(&self, phrase: &Phrase, names: &Seats) -> String {
        self.plain(self.catalogue.say(phrase, names))
    }

    /// A sentence of a rulebook with its number, without Markdown.
    pub(crate) fn rule(&self, game: &str, number: &str) -> Option<String> {
        let text = rule(game, self.lang(), number)?;
        let text = text.replace("*(", "(").replace(")*", ")").replace('`', "");
        Some(self.plain(format!("{number}  {text}")))
    }

    pub(crate) fn ink(&self, ink: Ink) -> Style {
        self.palette.ink(ink)
    }

    pub(crate) fn span(&self, text: impl Into<String>, ink: Ink) -> Span<'static> {
        Span::styled(text.into(), self.ink(ink))
    }

    /// A text in the character set of the terminal: reduced to ASCII where it has no other.
    pub(crate) fn plain(&self, text: impl Into<String>) -> String {
        let text = text.into();
        if !self.palette.ascii || text.is_ascii() {
            return text;
        }
        text.chars().map(ascii).collect()
    }
}

/// The nearest ASCII characters.
fn ascii(letter: char) -> &'static str {
    const TABLE: [(&str, &str); 22] = [
        ("←◄‹", "<"),
        ("→►›", ">"),
        ("↑", "^"),
        ("↓", "v"),
        ("àâä", "a"),
        ("ÀÂÄ", "A"),
        ("éèêë", "e"),
        ("ÉÈÊË", "E"),
        ("îï", "i"),
        ("ÎÏ", "I"),
        ("ôö", "o"),
        ("ÔÖ", "O"),
        ("ùûü", "u"),
        ("ÙÛÜ", "U"),
        ("çÇ", "c"),
        ("œ", "oe"),
        ("«»“”„", "\""),
        ("’‘", "'"),
        ("–—−·", "-"),
        ("×", "x"),
        ("…", "..."),
        ("\u{a0}\u{202f}", " "),
    ];
    const ASCII: &str =
        " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~";
    let code = letter as usize;
    if (32..127).contains(&code) {
        return &ASCII[code - 32..code - 31];
    }
    TABLE.iter().find(|(letters, _)| letters.contains(letter)).map_or("?", |(_, plain)| plain)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::palette::Depth;

    #[test]
    fn a_terminal_without_accents_is_spared_them() {
        let context = DrawContext::new(Lang::Fr, Palette { depth: Depth::Mono, ascii: true });
        assert_eq!(context.plain("L’été à « Noël » – œuf".to_owned()), "L'ete a \" Noel \" - oeuf");
        assert_eq!(context.plain("a~z {0}".to_owned()), "a~z {0}");
    }
}
