//! Talk at a table: a few words, a few gestures, not too many.

use crate::decide::DecideResult;
use crate::state::State;
use crate::{Emote, Happening, Refused, Span, Time};
use interregnum_kernel::Seat;

/// How many messages a person may send in which time.
const MOST: usize = 4;
pub(crate) const WINDOW: Span = Span::seconds(30);
/// The longest text.
const TEXT: usize = 200;

impl State {
    pub(crate) fn say(&self, seat: Seat, text: &str, now: Time) -> DecideResult {
        self.may_talk(seat, now)?;
        let text = text.trim();
        if !is_plain(text, TEXT) {
            return Err(Refused::BadText);
        }
        Ok(vec![Happening::Said { seat, text: text.to_owned() }])
    }

    pub(crate) fn gesture(&self, seat: Seat, emote: Emote, now: Time) -> DecideResult {
        self.may_talk(seat, now)?;
        Ok(vec![Happening::Gestured { seat, emote }])
    }

    fn may_talk(&self, seat: Seat, now: Time) -> Result<(), Refused> {
        if !self.chat {
            return Err(Refused::ChatOff);
        }
        let holder = self.person(seat).map(|person| person.holder);
        let lately = |(who, when): &&(_, Time)| Some(*who) == holder && now - *when < WINDOW;
        let said = self.talkers.iter().filter(lately).count();
        if said < MOST { Ok(()) } else { Err(Refused::TooMuchTalk) }
    }
}

/// Whether a text can be shown to others: not empty, not too long, and without characters
/// that are not seen or that turn the text around.
pub(crate) fn is_plain(text: &str, longest: usize) -> bool {
    let unseen = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
            || letter == '\u{feff}'
    };
    (1..=longest).contains(&text.chars().count()) && !text.chars().any(unseen)
}

#[cfg(test)]
mod tests {
    use super::is_plain;

    #[test]
    fn a_text_that_hides_something_is_not_plain() {
        assert!(is_plain("Éowyn", 24));
        assert!(!is_plain("", 24));
        assert!(!is_plain("a\nb", 24));
        assert!(!is_plain("a\u{202e}b", 24));
        assert!(!is_plain("abcd", 3));
    }
}
