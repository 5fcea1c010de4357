//! Talk at a table: a few words, a few gestures, not too many.

use crate::decide::DecideResult;
use crate::name::is_visible;
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
        if !is_visible(text, TEXT) {
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
