//! People at a table with bots: what is on the screen, and what each key makes of it. Nothing
//! here reads a clock, a file or a key by itself.

mod cursor;
mod draw;
mod hand;
mod sheets;
#[cfg(test)]
mod tests;
mod update;

use crate::agreed::Sitter;
use crate::course::Course;
use crate::draw::desk::Desk;
use crate::draw::popup::Scroll;
use crate::face::{Face, Refused};
use crate::thinker::{Answer, Said};
use cursor::Cursor;
use interregnum_kernel::{Phrase, Seat, Viewer};
use interregnum_players::Weighed;
use interregnum_text::Seats;
use std::time::Duration;

pub(crate) use draw::{Zones, header, status, too_small};
pub(crate) use sheets::{hint_lines, log_sheet, why_sheet};

/// What a sitting wants done: what reaches beyond the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Order<A> {
    /// Keep this action, then do it.
    Play(Seat, A),
    /// Keep that all after so many actions is taken back, then take it back.
    BackTo(usize),
    /// Let the strongest player say what it would do here.
    Advise,
    /// Leave for the menu; the game is kept.
    Leave,
    /// Leave at once.
    Quit,
    /// Play the same again.
    Again,
    /// Look back at the game that is over.
    LookBack,
}

/// What lies over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Over {
    Rules,
    Hint,
    Why,
    Log,
    Leaving,
    End,
}

/// What is said below the hand.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Notice {
    Refused(Refused),
    Said(Phrase),
}

/// People at a table with bots.
pub(crate) struct Sitting<G: Face> {
    course: Course<G>,
    /// Whose eyes look at the screen.
    eye: Seat,
    /// Who is to come to the screen before anything is shown.
    curtain: Option<Seat>,
    cursor: Cursor,
    over: Option<Over>,
    /// Which part of it is read.
    from: Scroll,
    notice: Option<Notice>,
    hint: Option<Vec<Weighed<G::Action>>>,
    /// What a bot has decided, until it is its time.
    decided: Option<(Seat, G::Action)>,
    /// How long nothing has happened.
    quiet: Duration,
    /// How long others take at least.
    pace: Duration,
}

impl<G: Face> Sitting<G> {
    pub(crate) fn new(course: Course<G>, pace: Duration) -> Self {
        let sitters = &course.start().sitters;
        let eye = Seat::all(sitters.len()).find(|seat| sitters[seat.index()].is_person());
        let mut sitting = Self {
            course,
            eye: eye.unwrap_or(Seat::new(0)),
            curtain: None,
            cursor: Cursor::default(),
            over: None,
            from: Scroll::Top(0),
            notice: None,
            hint: None,
            decided: None,
            quiet: Duration::ZERO,
            pace,
        };
        sitting.settle();
        if sitting.persons() > 1 && sitting.next().is_some() {
            // Nobody knows yet who sits before the screen.
            sitting.curtain = sitting.curtain.or(Some(sitting.eye));
        }
        sitting
    }

    pub(crate) const fn course(&self) -> &Course<G> {
        &self.course
    }

    fn sitter(&self, seat: Seat) -> &Sitter {
        &self.course.start().sitters[seat.index()]
    }

    fn persons(&self) -> usize {
        self.course.start().sitters.iter().filter(|sitter| sitter.is_person()).count()
    }

    fn view(&self) -> G::View {
        self.course.game().view(Viewer::Seat(self.eye))
    }

    /// Who is to act next; of several the first, so that choices made together are written in
    /// the order of seats.
    fn next(&self) -> Option<Seat> {
        self.course.game().to_act().first()
    }

    /// The bot that is to think now, if it is a bot's turn and it has not decided yet.
    pub(crate) fn thinks(&self) -> Option<(Seat, &str)> {
        let seat = self.next().filter(|_| self.decided.is_none())?;
        match self.sitter(seat) {
            Sitter::Bot(name) => Some((seat, name)),
            Sitter::Person => None,
        }
    }

    /// Names as the reader is to be told.
    fn names(&self, desk: &Desk) -> Seats {
        let names = self.course.start().names(&Phrase::new("seat-you"));
        Seats { names: names.iter().map(|name| desk.say(name)).collect(), reader: Some(self.eye) }
    }

    /// An action has been kept: it is done.
    pub(crate) fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Illegal> {
        self.course.play(seat, action)?;
        self.changed();
        Ok(())
    }

    /// It has been kept that all after so many actions is taken back.
    pub(crate) fn back_to(&mut self, done: usize) {
        self.course.back_to(done);
        self.changed();
        self.notice = Some(Notice::Said(Phrase::new("cli-play-undone")));
    }

    fn changed(&mut self) {
        self.quiet = Duration::ZERO;
        self.decided = None;
        self.hint = None;
        self.notice = None;
        self.cursor = Cursor::default();
        self.settle();
    }

    /// Draws the curtain where another person is to act, and tells the end.
    fn settle(&mut self) {
        match self.next() {
            None => self.lay(Over::End),
            Some(seat) if self.sitter(seat).is_person() && seat != self.eye => self.curtain = Some(seat),
            Some(_) => {}
        }
    }

    /// Lays a sheet over the table: a tale is read from its end, all else from its beginning.
    fn lay(&mut self, over: Over) {
        self.over = Some(over);
        let tale = matches!(over, Over::Log | Over::End);
        self.from = if tale { Scroll::End(0) } else { Scroll::Top(0) };
    }

    /// Something could not be done: it is told.
    pub(crate) fn tell(&mut self, phrase: Phrase) {
        self.notice = Some(Notice::Said(phrase));
    }

    /// A player has answered; what is too late is not heard. `false`: the answer is none.
    pub(crate) fn hear(&mut self, answer: Answer<G::Action>) -> bool {
        if answer.done != self.course.done() {
            return true;
        }
        match answer.said {
            Said::Act(Some(action)) if self.next() == Some(answer.seat) => {
                self.decided = Some((answer.seat, action));
                true
            }
            Said::Act(None) => false,
            Said::Act(_) => true,
            Said::Weighed(weighed) => {
                self.hint = Some(weighed);
                true
            }
        }
    }
}
