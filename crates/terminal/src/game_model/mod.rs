//! The state of a game on the screen, and how each input changes it. Nothing here reads a clock,
//! a file or a key by itself.

mod cursor;
mod draw;
mod hand;
mod popups;
#[cfg(test)]
mod tests;
mod update;

use crate::agreed::Occupant;
use crate::bot_thread::{BotAnswer, BotReply};
use crate::draw::context::DrawContext;
use crate::draw::popup::Scroll;
use crate::games::{Refused, TerminalGame};
use crate::local_game::LocalGame;
use cursor::Cursor;
use interregnum_kernel::{Phrase, Seat, Viewer};
use interregnum_players::Weighed;
use interregnum_text::Seats;
use std::time::Duration;

pub(crate) use draw::{Zones, header, status, too_small};
pub(crate) use popups::{hint_lines, log_popup, why_popup};

/// What a game asks of the program around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effect<A> {
    /// Save this action, then play it.
    Play(Seat, A),
    /// Save that the game returns to the position after this many actions, then return to it.
    BackTo(usize),
    /// Let the strongest bot evaluate the position.
    Advise,
    /// Return to the menu; the save stays.
    Leave,
    /// End the program.
    Quit,
    /// Start another game with the same occupants.
    Again,
    /// Show the replay of the finished game.
    LookBack,
}

/// Which popup covers the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Overlay {
    Rules,
    Hint,
    Why,
    Log,
    Leaving,
    End,
}

/// The message below the hand.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Notice {
    Refused(Refused),
    Said(Phrase),
}

/// The state of a game on the screen.
pub(crate) struct GameModel<G: TerminalGame> {
    game: LocalGame<G>,
    /// Whose view the screen shows.
    eye: Seat,
    /// The person who must take over the screen before anything is shown.
    handover: Option<Seat>,
    cursor: Cursor,
    overlay: Option<Overlay>,
    /// Which part of the popup is shown.
    from: Scroll,
    notice: Option<Notice>,
    hint: Option<Vec<Weighed<G::Action>>>,
    /// A bot's choice that waits until `pace` has passed.
    decided: Option<(Seat, G::Action)>,
    /// How long ago the last action was.
    quiet: Duration,
    /// The least time between two actions of bots.
    pace: Duration,
}

impl<G: TerminalGame> GameModel<G> {
    pub(crate) fn new(game: LocalGame<G>, pace: Duration) -> Self {
        let occupants = &game.start().occupants;
        let eye = Seat::all(occupants.len()).find(|seat| occupants[seat.index()].is_person());
        let mut model = Self {
            game,
            eye: eye.unwrap_or(Seat::new(0)),
            handover: None,
            cursor: Cursor::default(),
            overlay: None,
            from: Scroll::Top(0),
            notice: None,
            hint: None,
            decided: None,
            quiet: Duration::ZERO,
            pace,
        };
        model.settle();
        if model.persons() > 1 && model.next().is_some() {
            // Nobody knows yet which person is at the screen.
            model.handover = model.handover.or(Some(model.eye));
        }
        model
    }

    pub(crate) const fn game(&self) -> &LocalGame<G> {
        &self.game
    }

    fn occupant(&self, seat: Seat) -> &Occupant {
        &self.game.start().occupants[seat.index()]
    }

    fn persons(&self) -> usize {
        self.game.start().occupants.iter().filter(|occupant| occupant.is_person()).count()
    }

    fn view(&self) -> G::View {
        self.game.position().view(Viewer::Seat(self.eye))
    }

    /// The next seat to act; of several the first, so that simultaneous choices are saved in the
    /// order of seats.
    fn next(&self) -> Option<Seat> {
        self.game.position().to_act().first()
    }

    /// The bot to ask now, if it is a bot's turn and it has not answered yet.
    pub(crate) fn thinks(&self) -> Option<(Seat, &str)> {
        let seat = self.next().filter(|_| self.decided.is_none())?;
        match self.occupant(seat) {
            Occupant::Bot(name) => Some((seat, name)),
            Occupant::Person => None,
        }
    }

    /// Names as the person at the screen reads them.
    fn names(&self, context: &DrawContext) -> Seats {
        let names = self.game.start().names(&Phrase::new("seat-you"));
        Seats { names: names.iter().map(|name| context.say(name)).collect(), reader: Some(self.eye) }
    }

    /// Plays an action that has been saved.
    pub(crate) fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Illegal> {
        self.game.play(seat, action)?;
        self.changed();
        Ok(())
    }

    /// Returns to the position after `done` actions; that has been saved.
    pub(crate) fn back_to(&mut self, done: usize) {
        self.game.back_to(done);
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

    /// Asks for a handover where another person is to act, and shows the end of the game.
    fn settle(&mut self) {
        match self.next() {
            None => self.lay(Overlay::End),
            Some(seat) if self.occupant(seat).is_person() && seat != self.eye => self.handover = Some(seat),
            Some(_) => {}
        }
    }

    /// Opens a popup; the log is scrolled to its end, others to their beginning.
    fn lay(&mut self, overlay: Overlay) {
        self.overlay = Some(overlay);
        let tale = matches!(overlay, Overlay::Log | Overlay::End);
        self.from = if tale { Scroll::End(0) } else { Scroll::Top(0) };
    }

    /// Shows a message.
    pub(crate) fn tell(&mut self, phrase: Phrase) {
        self.notice = Some(Notice::Said(phrase));
    }

    /// Takes a bot's answer; one to an earlier position is dropped. Returns `false` if the bot
    /// found no action.
    pub(crate) fn hear(&mut self, answer: BotAnswer<G::Action>) -> bool {
        if answer.done != self.game.done() {
            return true;
        }
        match answer.reply {
            BotReply::Act(Some(action)) if self.next() == Some(answer.seat) => {
                self.decided = Some((answer.seat, action));
                true
            }
            BotReply::Act(None) => false,
            BotReply::Act(_) => true,
            BotReply::Weighed(weighed) => {
                self.hint = Some(weighed);
                true
            }
        }
    }
}
