//! The state of a replay, and how each input changes it.

use crate::draw::canvas::Hit;
use crate::draw::popup::Scroll;
use crate::games::TerminalGame;
use crate::input::{Input, Key};
use interregnum_kernel::{Fault, Playthrough, Record, Seat, Viewer};
use interregnum_players::Weighed;
use std::collections::HashMap;

/// What a replay asks of the program around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Effect {
    /// Let the reviewer evaluate the next move.
    Weigh,
    Leave,
    Quit,
}

/// Which popup covers the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Overlay {
    Keys,
    Why,
    Opinion,
    Log,
}

/// A recorded game, open at a position.
pub(crate) struct ReplayModel<G: TerminalGame> {
    playthrough: Playthrough<G>,
    /// The position after the first `at` moves.
    position: G,
    names: Vec<String>,
    at: usize,
    /// Whose view is shown; `None` shows all cards.
    sight: Option<Viewer>,
    overlay: Option<Overlay>,
    /// Which part of the popup is shown.
    from: Scroll,
    /// The digits typed so far of a move's number.
    typed: String,
    opinions: HashMap<usize, Vec<Weighed<G::Action>>>,
}

/// The number of moves of a page step.
const PAGE: usize = 10;

impl<G: TerminalGame> ReplayModel<G> {
    pub(super) fn of(record: &Record<G>, sight: Option<Viewer>) -> Result<Self, Box<Fault<G::Illegal>>> {
        let playthrough = Playthrough::from_record(record)?;
        let position = playthrough.position_after(0).expect("every game has a position after its deal");
        let players = position.players();
        let sight = sight.filter(|viewer| viewer.seat().is_none_or(|seat| seat.index() < players));
        let names = record.names();
        let (at, overlay, from) = (0, None, Scroll::Top(0));
        let (typed, opinions) = (String::new(), HashMap::new());
        Ok(Self { playthrough, position, names, at, sight, overlay, from, typed, opinions })
    }

    pub(super) const fn at(&self) -> usize {
        self.at
    }

    pub(super) fn moves(&self) -> usize {
        self.playthrough.actions().len()
    }

    pub(super) const fn position(&self) -> &G {
        &self.position
    }

    pub(super) const fn sight(&self) -> Option<Viewer> {
        self.sight
    }

    /// The popup, and the part of it that is shown.
    pub(super) fn overlay(&self) -> Option<(Overlay, Scroll)> {
        self.overlay.map(|overlay| (overlay, self.from))
    }

    pub(super) fn typed(&self) -> &str {
        &self.typed
    }

    pub(super) fn names(&self) -> &[String] {
        &self.names
    }

    /// The next move.
    pub(super) fn coming(&self) -> Option<(Seat, G::Action)> {
        self.action(self.at)
    }

    /// The last move.
    pub(super) fn came(&self) -> Option<(Seat, G::Action)> {
        self.action(self.at.checked_sub(1)?)
    }

    fn action(&self, index: usize) -> Option<(Seat, G::Action)> {
        self.playthrough.actions().get(index).map(|played| (played.seat, played.action))
    }

    pub(super) fn opinion(&self) -> Option<&[Weighed<G::Action>]> {
        self.opinions.get(&self.at).map(Vec::as_slice)
    }

    pub(super) fn tale(&self) -> Vec<interregnum_kernel::Sentence> {
        let chapters = self.playthrough.story(self.sight).into_iter().take(self.at + 1);
        chapters.flat_map(|chapter| chapter.sentences).collect()
    }

    pub(super) fn hear(&mut self, at: usize, weighed: Vec<Weighed<G::Action>>) {
        self.opinions.insert(at, weighed);
    }

    pub(super) fn update(&mut self, input: Input) -> Option<Effect> {
        match input {
            Input::Key(Key::Interrupt) => Some(Effect::Quit),
            Input::Key(key) => self.key(key),
            Input::Press(Hit::Key(letter)) => self.key(Key::Letter(letter)),
            Input::Press(Hit::Enter) => self.key(Key::Enter),
            Input::Press(Hit::Escape | Hit::Popup) => self.key(Key::Escape),
            Input::Tick(_) | Input::Press(Hit::Row(_) | Hit::Choice(_)) => None,
        }
    }

    fn key(&mut self, key: Key) -> Option<Effect> {
        if self.overlay.is_some() {
            match key.lines() {
                Some(lines) => self.from = self.from.moved(lines),
                None => self.overlay = None,
            }
            return None;
        }
        if !matches!(key, Key::Letter('0'..='9') | Key::Backspace | Key::Enter) {
            self.typed.clear();
        }
        match key {
            Key::Left => self.go(self.at.saturating_sub(1)),
            Key::Right => self.go(self.at + 1),
            Key::PageUp | Key::Up => self.go(self.at.saturating_sub(PAGE)),
            Key::PageDown | Key::Down => self.go(self.at + PAGE),
            Key::Home => self.go(0),
            Key::End => self.go(self.moves()),
            Key::Enter => self.jump(),
            Key::Backspace => {
                self.typed.pop();
            }
            Key::Letter(letter) => return self.command(letter),
            Key::Escape => return Some(Effect::Leave),
            Key::Tab | Key::BackTab | Key::Interrupt => {}
        }
        None
    }

    fn lay(&mut self, overlay: Overlay) {
        self.overlay = Some(overlay);
        self.from = if overlay == Overlay::Log { Scroll::End(0) } else { Scroll::Top(0) };
    }

    fn command(&mut self, letter: char) -> Option<Effect> {
        match letter {
            '0'..='9' if self.typed.len() < 5 => self.typed.push(letter),
            'v' => self.look_otherwise(),
            'w' => self.lay(Overlay::Why),
            'l' => self.lay(Overlay::Log),
            '?' => self.lay(Overlay::Keys),
            'e' => {
                self.lay(Overlay::Opinion);
                return (self.opinion().is_none() && self.coming().is_some()).then_some(Effect::Weigh);
            }
            'q' => return Some(Effect::Leave),
            _ => {}
        }
        None
    }

    fn go(&mut self, at: usize) {
        self.at = at.min(self.moves());
        if let Some(position) = self.playthrough.position_after(self.at) {
            self.position = position;
        }
    }

    /// Goes to the move whose number was typed; without a number, to the next.
    fn jump(&mut self) {
        let at = self.typed.parse().unwrap_or(self.at + 1);
        self.typed.clear();
        self.go(at);
    }

    /// Changes the point of view: all cards, each seat, a spectator, and again from the start.
    fn look_otherwise(&mut self) {
        let players = self.position.players();
        self.sight = match self.sight {
            None => Some(Viewer::Seat(Seat::new(0))),
            Some(Viewer::Seat(seat)) if seat.index() + 1 < players => {
                Some(Viewer::Seat(Seat::new(seat.index() + 1)))
            }
            Some(Viewer::Seat(_)) => Some(Viewer::Spectator),
            Some(Viewer::Spectator) => None,
        };
    }
}
