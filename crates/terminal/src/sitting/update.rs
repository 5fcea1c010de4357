//! What each key makes of a sitting.

use super::cursor::{LETTERS, ROWS, as_cards};
use super::{Notice, Order, Over, Sitting};
use crate::agreed::Sitter;
use crate::draw::canvas::Hit;
use crate::draw::desk::Desk;
use crate::face::{Face, Tab};
use crate::input::{Input, Key};
use interregnum_kernel::Phrase;
use std::time::Duration;

impl<G: Face> Sitting<G> {
    /// What comes in, and what is wanted done because of it.
    pub(crate) fn update(&mut self, input: Input, desk: &Desk) -> Option<Order<G::Action>> {
        match input {
            Input::Tick(time) => self.tick(time),
            Input::Key(Key::Interrupt) => Some(Order::Quit),
            Input::Key(key) if self.curtain.is_some() => self.behind_curtain(key),
            Input::Press(_) if self.curtain.is_some() => self.behind_curtain(Key::Enter),
            Input::Key(key) => self.key(key, desk),
            Input::Press(hit) => self.press(hit, desk),
        }
    }

    fn key(&mut self, key: Key, desk: &Desk) -> Option<Order<G::Action>> {
        match self.over {
            Some(over) => self.over_table(over, key),
            None => self.at_table(key, desk),
        }
    }

    /// Time goes by; what a bot has decided is done when it is its time.
    fn tick(&mut self, time: Duration) -> Option<Order<G::Action>> {
        self.quiet += time;
        let waits = self.quiet < self.pace || self.curtain.is_some();
        self.decided.filter(|_| !waits).map(|(seat, action)| Order::Play(seat, action))
    }

    fn behind_curtain(&mut self, key: Key) -> Option<Order<G::Action>> {
        match key {
            Key::Enter => {
                self.eye = self.curtain.take().unwrap_or(self.eye);
                None
            }
            Key::Letter('q') | Key::Escape => Some(Order::Leave),
            _ => None,
        }
    }

    fn over_table(&mut self, over: Over, key: Key) -> Option<Order<G::Action>> {
        if let Some(lines) = key.lines() {
            self.from = self.from.moved(lines);
            return None;
        }
        match (over, key) {
            (Over::Leaving, Key::Enter | Key::Letter('y' | 'o' | 'q')) | (Over::End, Key::Letter('q')) => {
                return Some(Order::Leave);
            }
            (Over::End, Key::Enter) => return Some(Order::Again),
            (Over::End, Key::Letter('r')) => return Some(Order::LookBack),
            (Over::End, Key::Letter(letter)) => return self.command(letter),
            (Over::End, Key::Escape) => self.over = None,
            (_, Key::Enter | Key::Escape | Key::Letter(_)) => {
                self.over = None;
                if self.is_over() {
                    self.lay(Over::End);
                }
            }
            _ => {}
        }
        None
    }

    fn is_over(&self) -> bool {
        self.next().is_none()
    }

    fn at_table(&mut self, key: Key, desk: &Desk) -> Option<Order<G::Action>> {
        let tabs = self.tabs(desk);
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
            Key::Enter if self.is_over() => self.lay(Over::End),
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

    pub(super) fn tabs(&self, desk: &Desk) -> Vec<Tab<G::Action>> {
        G::tabs(&self.view(), desk, &self.names(desk))
    }

    /// Puts the cursor on a choice, if there is one with this number.
    fn select(&mut self, tabs: &[Tab<G::Action>], number: usize) {
        if self.cursor.tab(tabs).is_some_and(|(_, tab)| number < tab.choices.len()) {
            self.notice = None;
            self.cursor.choice = Some(number);
        }
    }

    /// Does what is under the cursor, or says why not.
    fn choose(&mut self, tabs: &[Tab<G::Action>]) -> Option<Order<G::Action>> {
        let (_, choice) = self.cursor.choice(tabs)?;
        match &choice.refused {
            Some(refused) => {
                self.notice = Some(Notice::Refused(refused.clone()));
                None
            }
            None => Some(Order::Play(self.eye, choice.action)),
        }
    }

    fn command(&mut self, letter: char) -> Option<Order<G::Action>> {
        match letter {
            '?' => self.lay(Over::Rules),
            'w' => self.lay(Over::Why),
            'l' => self.lay(Over::Log),
            'q' => self.lay(Over::Leaving),
            'u' => return self.undo(),
            'h' => return self.ask_hint(),
            _ => {}
        }
        None
    }

    fn ask_hint(&mut self) -> Option<Order<G::Action>> {
        if self.next() != Some(self.eye) {
            self.tell(Phrase::new("term-no-hint-now"));
            return None;
        }
        self.lay(Over::Hint);
        self.hint.is_none().then_some(Order::Advise)
    }

    /// Takes back everything since, and with, the person's last action: against bots only.
    fn undo(&mut self) -> Option<Order<G::Action>> {
        if self.persons() > 1 {
            self.tell(Phrase::new("term-no-undo"));
            return None;
        }
        let own = |seat: &interregnum_kernel::Seat| matches!(self.sitter(*seat), Sitter::Person);
        let Some(last) = self.course.actions().rposition(|(seat, _)| own(&seat)) else {
            self.tell(Phrase::new("cli-play-nothing-to-undo"));
            return None;
        };
        self.over = None;
        Some(Order::BackTo(last))
    }

    /// The mouse: what is pressed is chosen, and what is chosen already is done.
    fn press(&mut self, hit: Hit, desk: &Desk) -> Option<Order<G::Action>> {
        let tabs = self.tabs(desk);
        match hit {
            Hit::Key(letter) => self.key(Key::Letter(letter), desk),
            Hit::Enter => self.key(Key::Enter, desk),
            // A press beside its buttons answers no question.
            Hit::Sheet if matches!(self.over, Some(Over::Leaving | Over::End)) => None,
            Hit::Sheet | Hit::Escape => self.key(Key::Escape, desk),
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
