//! How each input changes a game on the screen.

use super::cursor::{LETTERS, ROWS, as_cards};
use super::{Effect, GameModel, Notice, Overlay};
use crate::agreed::Occupant;
use crate::draw::canvas::Hit;
use crate::draw::context::DrawContext;
use crate::games::{Tab, TerminalGame};
use crate::input::{Input, Key};
use interregnum_kernel::Phrase;
use std::time::Duration;

impl<G: TerminalGame> GameModel<G> {
    /// Handles an input and returns its effect.
    pub(crate) fn update(&mut self, input: Input, context: &DrawContext) -> Option<Effect<G::Action>> {
        match input {
            Input::Tick(time) => self.tick(time),
            Input::Key(Key::Interrupt) => Some(Effect::Quit),
            Input::Key(key) if self.handover.is_some() => self.behind_curtain(key),
            Input::Press(_) if self.handover.is_some() => self.behind_curtain(Key::Enter),
            Input::Key(key) => self.key(key, context),
            Input::Press(hit) => self.press(hit, context),
        }
    }

    fn key(&mut self, key: Key, context: &DrawContext) -> Option<Effect<G::Action>> {
        match self.overlay {
            Some(overlay) => self.over_table(overlay, key),
            None => self.at_table(key, context),
        }
    }

    /// Advances the time; plays a bot's decision when its pace allows it.
    fn tick(&mut self, time: Duration) -> Option<Effect<G::Action>> {
        self.quiet += time;
        let waits = self.quiet < self.pace || self.handover.is_some();
        self.decided.filter(|_| !waits).map(|(seat, action)| Effect::Play(seat, action))
    }

    fn behind_curtain(&mut self, key: Key) -> Option<Effect<G::Action>> {
        match key {
            Key::Enter => {
                self.eye = self.handover.take().unwrap_or(self.eye);
                None
            }
            Key::Letter('q') | Key::Escape => Some(Effect::Leave),
            _ => None,
        }
    }

    fn over_table(&mut self, overlay: Overlay, key: Key) -> Option<Effect<G::Action>> {
        if let Some(lines) = key.lines() {
            self.from = self.from.moved(lines);
            return None;
        }
        match (overlay, key) {
            (Overlay::Leaving, Key::Enter | Key::Letter('y' | 'o' | 'q'))
            | (Overlay::End, Key::Letter('q')) => {
                return Some(Effect::Leave);
            }
            (Overlay::End, Key::Enter) => return Some(Effect::Again),
            (Overlay::End, Key::Letter('r')) => return Some(Effect::LookBack),
            (Overlay::End, Key::Letter(letter)) => return self.command(letter),
            (Overlay::End, Key::Escape) => self.overlay = None,
            (_, Key::Enter | Key::Escape | Key::Letter(_)) => {
                self.overlay = None;
                if self.is_over() {
                    self.lay(Overlay::End);
                }
            }
            _ => {}
        }
        None
    }

    fn is_over(&self) -> bool {
        self.next().is_none()
    }

    fn at_table(&mut self, key: Key, context: &DrawContext) -> Option<Effect<G::Action>> {
        let tabs = self.tabs(context);
        let cards = self.cursor.tab(&tabs).is_none_or(|(_, tab)| as_cards(tab));
        let column = ROWS.cast_signed();
        let moved = match (key, cards) {
            (Key::Left, true) | (Key::Up, false) => Some(-1),
            (Key::Right, true) | (Key::Down, false) => Some(1),
            (Key::Left, false) => Some(-column),
            (Key::Right, false) => Some(column),
            (Key::Home, _) => Some(isize::MIN),
            (Key::End, _) => Some(isize::MAX),
            _ => None,
        };
        if let Some(step) = moved {
            self.notice = None;
            self.cursor.step(&tabs, step);
            return None;
        }
        match key {
            Key::Tab | Key::Down => self.cursor.turn(&tabs, 1),
            Key::BackTab | Key::Up => self.cursor.turn(&tabs, -1),
            Key::Enter if self.is_over() => self.lay(Overlay::End),
            Key::Enter => return self.choose(&tabs),
            Key::Escape => self.notice = None,
            Key::Letter(letter) => match LETTERS.find(letter) {
                Some(number) => self.select(&tabs, number),
                None => return self.command(letter),
            },
            _ => {}
        }
        None
    }

    pub(super) fn tabs(&self, context: &DrawContext) -> Vec<Tab<G::Action>> {
        G::tabs(&self.view(), context, &self.names(context))
    }

    /// Puts the cursor on a choice, if there is one with this number.
    fn select(&mut self, tabs: &[Tab<G::Action>], number: usize) {
        if self.cursor.tab(tabs).is_some_and(|(_, tab)| number < tab.choices.len()) {
            self.notice = None;
            self.cursor.choice = Some(number);
        }
    }

    /// Plays the choice under the cursor, or shows why it is refused.
    fn choose(&mut self, tabs: &[Tab<G::Action>]) -> Option<Effect<G::Action>> {
        let (_, choice) = self.cursor.choice(tabs)?;
        match &choice.refused {
            Some(refused) => {
                self.notice = Some(Notice::Refused(refused.clone()));
                None
            }
            None => Some(Effect::Play(self.eye, choice.action)),
        }
    }

    fn command(&mut self, letter: char) -> Option<Effect<G::Action>> {
        match letter {
            '?' => self.lay(Overlay::Rules),
            'w' => self.lay(Overlay::Why),
            'l' => self.lay(Overlay::Log),
            'q' => self.lay(Overlay::Leaving),
            'u' => return self.undo(),
            'h' => return self.ask_hint(),
            _ => {}
        }
        None
    }

    fn ask_hint(&mut self) -> Option<Effect<G::Action>> {
        if self.next() != Some(self.eye) {
            self.tell(Phrase::new("term-no-hint-now"));
            return None;
        }
        self.lay(Overlay::Hint);
        self.hint.is_none().then_some(Effect::Advise)
    }

    /// Takes back the person's last action and everything after it; only against bots.
    fn undo(&mut self) -> Option<Effect<G::Action>> {
        if self.persons() > 1 {
            self.tell(Phrase::new("term-no-undo"));
            return None;
        }
        let own = |seat: &interregnum_kernel::Seat| matches!(self.occupant(*seat), Occupant::Person);
        let Some(last) = self.game.actions().rposition(|(seat, _)| own(&seat)) else {
            self.tell(Phrase::new("cli-play-nothing-to-undo"));
            return None;
        };
        self.overlay = None;
        Some(Effect::BackTo(last))
    }

    /// Handles a click: the first selects a choice, the second plays it.
    fn press(&mut self, hit: Hit, context: &DrawContext) -> Option<Effect<G::Action>> {
        let tabs = self.tabs(context);
        match hit {
            Hit::Key(letter) => self.key(Key::Letter(letter), context),
            Hit::Enter => self.key(Key::Enter, context),
            // A click beside the buttons does not answer a question.
            Hit::Popup if matches!(self.overlay, Some(Overlay::Leaving | Overlay::End)) => None,
            Hit::Popup | Hit::Escape => self.key(Key::Escape, context),
            Hit::Row(number) => {
                self.cursor.tab = number;
                self.cursor.choice = None;
                None
            }
            Hit::Choice(number) if self.cursor.choice(&tabs).is_some_and(|(now, _)| now == number) => {
                self.choose(&tabs)
            }
            Hit::Choice(number) => {
                self.select(&tabs, number);
                None
            }
        }
    }
}
