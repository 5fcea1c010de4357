//! A game in play, whichever it is: what a table needs of it behind one door without a type.

mod back;
mod held;
mod question;
mod tale;

pub(crate) use question::asking;
pub use question::{Advice, Question};

pub(crate) use tale::Tale;

use crate::{Chapter, Deed, Glance, Json, Refused, Setup};
use held::Held;
use interregnum_kernel::{
    BadSetup, Forbidden, Phrase, Refusal, Seat, SeatEntry, SeatSet, Seed, Shuffled, Viewer,
};
use interregnum_players::{Playable, VisitPlayable, visit_playable};
use serde_json::Value;
use std::any::Any;
use std::fmt;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

/// A game in play.
pub(crate) trait Play: Send + Sync + fmt::Debug {
    /// How many sit at the table.
    fn players(&self) -> usize;
    /// Who chooses now.
    fn to_act(&self) -> SeatSet;
    /// How many actions were done.
    fn actions(&self) -> usize;
    /// The first action of the turn in which a seat acted last, counted from 0: its own, or the first
    /// of those that were chosen at the same time.
    fn last_of(&self, seat: Seat) -> Option<usize>;
    /// Whether a seat may do this now.
    fn check(&self, seat: Seat, action: &str) -> Result<(), Refused>;
    /// Does these actions, and tells what happened.
    fn play(&mut self, deeds: &[Deed]) -> Result<Arc<dyn Tale>, Refused>;
    /// Whether nothing private has come out since a seat's action but what it showed itself.
    fn is_private_since(&self, action: usize) -> bool;
    /// Goes back to the position before an action.
    fn go_back(&mut self, action: usize) -> Result<(), Refused>;
    /// What a viewer may know and do.
    fn look(&self, viewer: Viewer) -> Look;
    /// What a viewer saw after the first so many actions; nothing if there were not so many.
    fn glance(&self, viewer: Viewer, number: usize) -> Option<Glance>;
    /// What a seat may do now.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// Everything a viewer was told, in sentences, action by action.
    fn story(&self, viewer: Viewer) -> Vec<Chapter>;
    /// The result by the rules in sentences, if the game is over.
    fn result(&self, reader: Option<Seat>) -> Vec<Phrase>;
    /// Who has won by the rules, if the game is over.
    fn winners(&self) -> Option<SeatSet>;
    /// The game as a record, with the proof of its shuffle if it was shuffled: for games that are over.
    fn record(&self, seats: Vec<SeatEntry>, shuffle: Option<Shuffled>) -> String;
    /// What a bot is asked in a seat's place.
    fn question(&self, seat: Seat, bot: &str) -> Box<dyn Question>;
    /// Another one like this.
    fn copy(&self) -> Box<dyn Play>;
    /// Whether the other is the same game in the same position.
    fn same(&self, other: &dyn Play) -> bool;
    /// The game itself, to be compared.
    fn as_any(&self) -> &dyn Any;
}

/// What a viewer may know and do.
pub(crate) struct Look {
    /// The game's view.
    pub(crate) view: Json,
    /// What the viewer may do now.
    pub(crate) legal: Vec<String>,
    /// What suggests itself and may not be done, and why.
    pub(crate) forbidden: Vec<Forbidden>,
    /// What helps a person to read the view.
    pub(crate) aids: Json,
}

/// A game in play, held.
#[derive(Debug)]
pub(crate) struct InPlay(Box<dyn Play>);

impl Deref for InPlay {
    type Target = dyn Play;

    fn deref(&self) -> &Self::Target {
        self.0.as_ref()
    }
}

impl DerefMut for InPlay {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.0.as_mut()
    }
}

impl Clone for InPlay {
    fn clone(&self) -> Self {
        Self(self.0.copy())
    }
}

impl PartialEq for InPlay {
    fn eq(&self, other: &Self) -> bool {
        self.0.same(other.0.as_ref())
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
    start(setup, Cards::Shuffled(Seed::from_number(0))).map(|(play, _)| play.players())
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
pub(crate) fn start(setup: &Setup, cards: Cards<'_>) -> Result<(InPlay, Arc<dyn Tale>), Refused> {
    visit_playable(&setup.game, Start { setup, cards })
        .unwrap_or_else(|| Err(Refused::UnknownGame { found: setup.game.clone() }))
}

struct Start<'a> {
    setup: &'a Setup,
    cards: Cards<'a>,
}

impl VisitPlayable for Start<'_> {
    type Output = Result<(InPlay, Arc<dyn Tale>), Refused>;

    fn game<G: Playable>(self) -> Self::Output {
        let options = serde_json::from_value(self.setup.options.clone())
            .map_err(|error| Refused::BadOptions { message: error.to_string() })?;
        // Options are looked at before a deal is made of them.
        G::admits(&options)?;
        let deal = match self.cards {
            Cards::Shuffled(seed) => G::deal(&options, seed),
            Cards::Laid(deal) => serde_json::from_value(deal.clone()).map_err(|_| Refused::NotNow)?,
        };
        let (held, tale) = Held::<G>::start(options, deal)?;
        Ok((InPlay(Box::new(held)), tale))
    }
}

/// Whether a game has a bot of this name.
pub(crate) fn has_bot(game: &str, bot: &str) -> bool {
    visit_playable(game, question::Named(bot)).unwrap_or(false)
}
