//! A playthrough of any game, without the game's type: what a table needs of it.

mod bot_task;
mod privacy;
mod typed;

pub(crate) use bot_task::asking;
pub use bot_task::{Advice, BotTask};

#[cfg(test)]
pub(crate) use typed::Holdable;
pub(crate) use typed::{AnyEvents, TableGame};

use crate::{Chapter, Deed, Glance, Json, Position, Refused, Setup, Turn};
use interregnum_kernel::{
    BadSetup, Describe, Forbidden, Phrase, Refusal, Seat, SeatEntry, SeatSet, Seed, Shuffled, View, Viewer,
    read_value,
};
use interregnum_players::{Playable, VisitPlayable, visit_playable};
use serde_json::Value;
use std::any::Any;
use std::borrow::Cow;
use std::fmt;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

/// A playthrough of any game.
pub(crate) trait AnyPlaythrough: Send + Sync + fmt::Debug {
    /// How many seats the table has.
    fn players(&self) -> usize;
    /// How many sides play: as many as seats where everybody plays alone. Seat `n` is on side `n % sides`.
    fn sides(&self) -> usize;
    /// Who chooses now.
    fn to_act(&self) -> SeatSet;
    /// How many actions were applied.
    fn len(&self) -> usize;
    /// How many actions precede the turn in which a seat acted last; `None` if it never has.
    fn last_turn_of(&self, seat: Seat) -> Option<usize>;
    /// Parses an action, whether or not anybody may do it.
    fn read_action(&self, action: &str) -> Result<ReadAction, Refused>;
    /// An action in words; `None` if it is none of the game's.
    fn label(&self, action: &str) -> Option<Phrase>;
    /// Whether a seat may do this now: for choices that are sealed and applied later.
    fn check(&self, seat: Seat, action: &str) -> Result<(), Refused>;
    /// Parses and applies these actions. After a refusal the playthrough must be dropped: the
    /// actions before the refused one were applied.
    fn apply(&mut self, deeds: &[Deed]) -> Result<Arc<dyn AnyEvents>, Refused>;
    /// Whether nothing private has come out since a seat's action but what it showed itself.
    fn is_private_since(&self, action: usize) -> bool;
    /// Goes back to the position after the first `actions` actions.
    fn go_back(&mut self, actions: usize);
    /// What a viewer may know and do.
    fn look(&self, viewer: Viewer) -> Look;
    /// Of this, the view alone.
    fn view(&self, viewer: Viewer) -> Json;
    /// What a viewer saw after the first `number` actions; `None` if there are fewer.
    fn glance(&self, viewer: Viewer, number: usize) -> Option<Glance>;
    /// The first action that a seat may do now.
    fn first_legal(&self, seat: Seat) -> Option<String>;
    /// What a viewer learnt from the deal and from each action.
    fn story(&self, viewer: Viewer) -> Vec<Chapter>;
    /// The result by the rules in sentences, if the game is over.
    fn result(&self, reader: Option<Seat>) -> Vec<Phrase>;
    /// Who has won by the rules, if the game is over.
    fn winners(&self) -> Option<SeatSet>;
    /// The record as a line of JSON, with the proof of the shuffle if there is one.
    fn record(&self, seats: Vec<SeatEntry>, shuffle: Option<Shuffled>) -> String;
    /// What a bot is asked in a seat's place.
    fn bot_task(&self, seat: Seat, bot: &str) -> Box<dyn BotTask>;
    /// A clone behind a new box.
    fn boxed_clone(&self) -> Box<dyn AnyPlaythrough>;
    /// Whether the other is a playthrough of the same game with the same actions.
    fn equals(&self, other: &dyn AnyPlaythrough) -> bool;
    /// The typed playthrough, to compare it or to ask what only some callers ask.
    fn as_any(&self) -> &dyn Any;
}

/// An action of the game, as it was read.
pub(crate) struct ReadAction {
    /// The action in the game's own spelling.
    pub(crate) text: String,
    /// Whether everybody would learn that it is done now ([`Game::is_public`](interregnum_kernel::Game::is_public)).
    pub(crate) is_public: bool,
}

/// What a viewer may know and do.
pub(crate) struct Look {
    /// The game's name.
    pub(crate) game: &'static str,
    /// The game's view.
    pub(crate) view: Json,
    /// Where the game is, in one line.
    pub(crate) headline: Phrase,
    /// What the viewer is asked for, in a few words.
    pub(crate) question: Option<Phrase>,
    /// What the viewer may do now.
    pub(crate) legal: Vec<String>,
    /// What suggests itself and may not be done, and why.
    pub(crate) forbidden: Vec<Forbidden>,
    /// What helps a person to read the view.
    pub(crate) aids: Json,
}

impl Look {
    /// What a viewer of this position may know and do.
    pub(crate) fn at<G: Describe>(position: &G, viewer: Viewer) -> Self {
        let view = position.view(viewer);
        let is_asked = viewer.seat().is_some_and(|seat| view.to_act().contains(seat));
        Self {
            game: G::NAME,
            view: Json::of(&view),
            headline: G::headline(&view),
            question: G::question(&view).filter(|_| is_asked),
            legal: view.legal().iter().map(ToString::to_string).collect(),
            forbidden: view.forbidden(),
            aids: Json::of(&view.aids()),
        }
    }

    /// The position that the viewer is sent.
    pub(crate) fn position(self, turn: Turn, to_act: Vec<Seat>, choice: Option<String>) -> Position {
        let Self { game, view, headline, question, legal, forbidden, aids } = self;
        let game = Cow::Borrowed(game);
        Position { turn, to_act, choice, game, view, headline, question, legal, forbidden, aids, plan: None }
    }
}

/// An owned playthrough of any game.
#[derive(Debug)]
pub(crate) struct BoxedPlaythrough(Box<dyn AnyPlaythrough>);

impl BoxedPlaythrough {
    pub(crate) fn new(playthrough: impl AnyPlaythrough + 'static) -> Self {
        Self(Box::new(playthrough))
    }
}

impl Deref for BoxedPlaythrough {
    type Target = dyn AnyPlaythrough;

    fn deref(&self) -> &Self::Target {
        self.0.as_ref()
    }
}

impl DerefMut for BoxedPlaythrough {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.0.as_mut()
    }
}

impl Clone for BoxedPlaythrough {
    fn clone(&self) -> Self {
        Self(self.0.boxed_clone())
    }
}

impl PartialEq for BoxedPlaythrough {
    fn eq(&self, other: &Self) -> bool {
        self.0.equals(other.0.as_ref())
    }
}

impl Refused {
    /// A refusal of the rules.
    pub(crate) fn by_the_rules(why: &impl Refusal) -> Self {
        Self::Illegal { code: why.code(), rule: why.rule(), phrase: why.phrase() }
    }
}

impl From<BadSetup> for Refused {
    fn from(bad: BadSetup) -> Self {
        Self::BadSetup { rule: bad.rule, phrase: bad.phrase }
    }
}

/// How many sit at a table with this setup, if a game can begin there.
pub(crate) fn seats(setup: &Setup) -> Result<usize, Refused> {
    // Any deal will do: the number of seats is in the options.
    start(setup, Cards::Shuffled(Seed::from_number(0))).map(|(playthrough, _)| playthrough.players())
}

/// Where the cards of a deal come from.
#[derive(Clone, Copy)]
pub(crate) enum Cards<'a> {
    /// From a shuffle.
    Shuffled(Seed),
    /// From a record.
    Laid(&'a Value),
}

/// The game that is dealt at a table with this setup, and what the deal made happen.
pub(crate) fn start(
    setup: &Setup,
    cards: Cards<'_>,
) -> Result<(BoxedPlaythrough, Arc<dyn AnyEvents>), Refused> {
    visit_playable(&setup.game, Start { setup, cards })
        .unwrap_or_else(|| Err(Refused::UnknownGame { found: setup.game.clone() }))
}

struct Start<'a> {
    setup: &'a Setup,
    cards: Cards<'a>,
}

impl VisitPlayable for Start<'_> {
    type Output = Result<(BoxedPlaythrough, Arc<dyn AnyEvents>), Refused>;

    fn game<G: Playable>(self) -> Self::Output {
        let options = read_value(&self.setup.options)
            .map_err(|error| Refused::BadOptions { message: error.message().to_owned() })?;
        // Options are looked at before a deal is made of them.
        G::admits(&options)?;
        let deal = match self.cards {
            Cards::Shuffled(seed) => G::deal(&options, seed),
            Cards::Laid(deal) => read_value(deal).map_err(|_| Refused::NotNow)?,
        };
        let game = TableGame::<G>::start(options, deal, asking::<G>)?;
        let opening = game.opening();
        Ok((BoxedPlaythrough::new(game), opening))
    }
}

/// Whether a game has a bot of this name.
pub(crate) fn has_bot(game: &str, bot: &str) -> bool {
    visit_playable(game, bot_task::Named(bot)).unwrap_or(false)
}
