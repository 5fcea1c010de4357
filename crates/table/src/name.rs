//! Names of people, and which characters others can see.

use crate::Refused;
use unicode::{composed, is_combining_mark};

#[cfg(not(target_family = "wasm"))]
mod unicode {
    pub(super) use unicode_normalization::char::is_combining_mark;

    /// The text in one spelling (NFC).
    pub(super) fn composed(text: &str) -> String {
        unicode_normalization::UnicodeNormalization::nfc(text).collect()
    }

    /// The text in one spelling, with one character for all that mean the same (NFKC).
    pub(super) fn compatible(text: &str) -> String {
        unicode_normalization::UnicodeNormalization::nfkc(text).collect()
    }
}

/// A browser has the tables of Unicode, and a page composes a name before it hands it over. The module
/// needs no tables of its own, which would be an eighth of it.
#[cfg(target_family = "wasm")]
mod unicode {
    pub(super) const fn is_combining_mark(_letter: char) -> bool {
        false
    }

    pub(super) fn composed(text: &str) -> String {
        text.to_owned()
    }

    pub(super) fn compatible(text: &str) -> String {
        text.to_owned()
    }
}

/// The name in the form in which no two accounts have the same: compatible characters are one (NFKC), and so are
/// capital and small letters, and blanks do not count.
pub fn name_key(name: &str) -> String {
    unicode::compatible(name).to_lowercase().chars().filter(|letter| !letter.is_whitespace()).collect()
}

/// The longest name.
const NAME: usize = 24;

/// The most marks on one letter. Scripts need up to three; a pile of them hides the lines around it.
const MARKS: usize = 4;

/// Asks for the coloured form of the symbol before it.
const EMOJI_FORM: char = '\u{fe0f}';

/// A name as it will be shown: composed (NFC), with single blanks inside and none around it. A name
/// that could be taken for an empty one, or for another name with something unseen in it, is refused.
pub fn name(text: &str) -> Result<String, Refused> {
    let composed = composed(text.trim());
    let is_blank = |letter: char| letter.is_whitespace() && !is_unseen(letter);
    let words = composed.split(is_blank).filter(|word| !word.is_empty());
    let name = words.collect::<Vec<_>>().join(" ");
    if is_visible(&name, NAME) { Ok(name) } else { Err(Refused::BadName) }
}

/// Whether others can see all of a text: 1 to `longest` characters, none of them unseen, and every
/// mark on a letter.
pub(crate) fn is_visible(text: &str, longest: usize) -> bool {
    let mut before = None;
    let mut marks = 0;
    for letter in text.chars() {
        let fits = if letter == EMOJI_FORM {
            before.is_some_and(is_symbol)
        } else if is_combining_mark(letter) {
            marks += 1;
            marks <= MARKS && before.is_some_and(|before| before != ' ') && !is_unseen(letter)
        } else {
            marks = 0;
            !is_unseen(letter)
        };
        if !fits {
            return false;
        }
        before = Some(letter);
    }
    (1..=longest).contains(&text.chars().count())
}

/// Symbols of which there is a coloured form.
const fn is_symbol(letter: char) -> bool {
    matches!(letter, '\u{203c}'..='\u{2fff}' | '\u{3030}'..='\u{303d}' | '\u{3297}'..='\u{3299}' | '\u{1f000}'..='\u{1faff}')
}

/// Characters that leave no trace of their own, or that turn the text around: controls, format
/// characters and what Unicode calls default ignorable; blanks that are no white space; private use
/// and noncharacters, which look different everywhere or like nothing at all.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || letter as u32 & 0xfffe == 0xfffe
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{600}'..='\u{605}' | '\u{61c}' | '\u{6dd}' | '\u{70f}'
            | '\u{890}'..='\u{891}' | '\u{8e2}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{e000}'..='\u{f8ff}'
            | '\u{fdd0}'..='\u{fdef}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffd}' | '\u{110bd}' | '\u{110cd}' | '\u{13430}'..='\u{1343f}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use unicode_normalization::UnicodeNormalization;

    #[test]
    fn names_of_all_scripts_and_emoji_are_usable() {
        for (text, shown) in [
            ("Zoë", "Zoë"),
            ("Zoe\u{308}", "Zoë"),
            ("李", "李"),
            ("  Ada   Lovelace ", "Ada Lovelace"),
            ("Ada\u{a0}L.", "Ada L."),
            ("नमस्ते", "नमस्ते"),
            ("ไก่น้ำ", "ไก่น้ำ"),
            ("Nguyễn", "Nguyễn"),
            ("שָׁלוֹם", "שָׁלוֹם"),
            ("محمد", "محمد"),
            ("한글", "한글"),
            ("O’Brien-Smith", "O’Brien-Smith"),
            ("🦊", "🦊"),
            ("👍🏽", "👍🏽"),
            ("🇫🇷", "🇫🇷"),
            ("❤\u{fe0f}", "❤\u{fe0f}"),
            ("7", "7"),
        ] {
            // Two spellings of the same marks count as one: both are composed.
            let shown: String = shown.nfc().collect();
            assert_eq!(name(text), Ok(shown), "{text:?}");
        }
    }

    #[test]
    fn names_that_cannot_be_seen_are_refused() {
        for hidden in [
            "",
            "   ",
            "\u{a0}",
            "\u{3000}",
            "\u{200b}",
            "\u{200d}",
            "\u{200c}\u{200d}",
            "\u{2060}",
            "\u{feff}",
            "\u{ad}",
            "\u{34f}",
            "\u{3164}",
            "\u{ffa0}",
            "\u{115f}\u{1160}",
            "\u{2800}",
            "\u{180e}",
            "\u{17b4}",
            "\u{fe0f}",
            "\u{1d159}",
            "\u{e0041}",
            "\u{e000}",
            "\u{fffd}",
            "\u{ffff}",
            "\u{7f}",
            "\u{85}",
        ] {
            assert_eq!(name(hidden), Err(Refused::BadName), "{hidden:?}");
        }
    }

    #[test]
    fn names_with_something_unseen_in_them_are_refused() {
        for hidden in [
            "Ada\u{200b}",
            "A\u{ad}da",
            "Ada\u{fe0f}",
            "Ada\u{3164}",
            "Ada\u{e0041}",
            "Ada\u{202e}nimda",
            "\u{2066}Ada\u{2069}",
            "\u{61c}Ada",
            "a\nb",
            "a\u{7}b",
            "a\u{2028}b",
            "👩\u{200d}🚀",
        ] {
            assert_eq!(name(hidden), Err(Refused::BadName), "{hidden:?}");
        }
    }

    #[test]
    fn names_that_differ_in_case_width_or_blanks_have_one_key() {
        for (one, other) in
            [("Ada L.", "ada l."), ("Ada L.", "AdaL."), ("ＡＤＡ", "ada"), ("Zoe\u{308}", "ZOË")]
        {
            assert_eq!(name_key(one), name_key(other), "{one} {other}");
        }
        assert_ne!(name_key("Ada"), name_key("Adá"));
    }

    #[test]
    fn marks_stand_on_a_letter_and_are_few() {
        for piled in
            ["\u{301}", "\u{301}\u{302}", "\u{20dd}", "Ada \u{301}", "Z\u{335}\u{336}\u{337}\u{338}\u{335}"]
        {
            assert_eq!(name(piled), Err(Refused::BadName), "{piled:?}");
        }
    }

    #[test]
    fn a_name_has_at_most_24_characters_after_it_is_composed() {
        assert_eq!(name(&"x".repeat(25)), Err(Refused::BadName));
        assert_eq!(name(&"e\u{301}".repeat(24)), Ok("é".repeat(24)));
    }
}
