//! What one viewer is told of what happened.

use crate::{
    Choice, Commitment, Contribution, Emote, Ending, Json, MovedBy, Proposal, Span, Time, Turn, Version,
};
use interregnum_kernel::{self as kernel, Game, Phrase, Seat, Sentence};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use ts_rs::TS;

/// What one viewer is told of one entry.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Told {
    /// The table's version after the entry.
    pub version: Version,
    /// When it happened.
    pub at: Time,
    /// What the viewer may know of it.
    pub news: News,
}

/// What a viewer may know of an entry.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum News {
    /// Something of which the viewer is told nothing; it counts all the same.
    Hidden,
    /// The table was made.
    Created,
    /// A person took a seat.
    Sat {
        /// The seat.
        seat: Seat,
        /// The name to be shown.
        name: String,
        /// What the seat promised for the shuffle.
        commitment: Option<Commitment>,
    },
    /// A bot took a seat.
    BotSat {
        /// The seat.
        seat: Seat,
        /// The bot's name.
        bot: String,
    },
    /// A seat is open again.
    Rose {
        /// The seat.
        seat: Seat,
        /// Whether the host unseated the person who sat there.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(as = "Option<bool>", optional)]
        unseated: bool,
    },
    /// The table was closed before its game began.
    Closed,
    /// A seat promised bytes for the next shuffle.
    Committed {
        /// The seat.
        seat: Seat,
        /// Their hash.
        commitment: Commitment,
    },
    /// The table is full: seats that announced a promise make it until then.
    PromisesAwaited {
        /// Until when.
        until: Time,
    },
    /// The table is full and the promises are closed: seats that promised bytes show them until
    /// then.
    Filled {
        /// Until when.
        until: Time,
    },
    /// A seat showed its bytes.
    Showed {
        /// The seat.
        seat: Seat,
        /// The bytes.
        bytes: Contribution,
    },
    /// The cards were dealt.
    Dealt {
        /// The bytes by seat.
        bytes: Vec<Contribution>,
        /// What the deal made happen, as the viewer may know it.
        story: Chapter,
    },
    /// A seat has chosen; what, is sealed.
    Chose {
        /// The seat.
        seat: Seat,
        /// What, if the choice is the viewer's own.
        action: Option<String>,
    },
    /// The position moved.
    Played {
        /// The turn after it.
        turn: Turn,
        /// Who acted.
        seats: Vec<Seat>,
        /// By whom each of them acted.
        by: Vec<MovedBy>,
        /// Whether time was up, and the house did it.
        timeout: bool,
        /// What it made happen, as the viewer may know it.
        story: Chapter,
    },
    /// Somebody asked for something that needs agreement.
    Proposed {
        /// The seat.
        seat: Seat,
        /// The proposal.
        what: Proposal,
    },
    /// Somebody answered it.
    Answered {
        /// The seat.
        seat: Seat,
        /// The proposal.
        what: Proposal,
        /// Whether they agree.
        agree: bool,
    },
    /// Actions were taken back.
    TookBack {
        /// The turn after it.
        turn: Turn,
    },
    /// A seat's person is not there.
    Lost {
        /// Which seat.
        seat: Seat,
        /// When the others may decide.
        until: Time,
    },
    /// A seat's person is there again, and relieves the bot if one played.
    Found {
        /// Which seat.
        seat: Seat,
        /// How many moves a bot made for the person meanwhile.
        played: u32,
    },
    /// A person left during the game: the others may decide at once.
    Left {
        /// Which seat.
        seat: Seat,
    },
    /// The grace time of an absent person is over.
    GraceOver {
        /// Which seat.
        seat: Seat,
    },
    /// Somebody said what shall become of an absent person's seat.
    Decided {
        /// The seat.
        seat: Seat,
        /// Whose seat.
        about: Seat,
        /// What shall become of it.
        choice: Choice,
    },
    /// A bot plays for a person.
    StoodIn {
        /// Which seat.
        seat: Seat,
        /// The bot's name.
        bot: String,
        /// Whether for good.
        for_good: bool,
    },
    /// The game is over: all cards are open, and the record can be had.
    Ended {
        /// How.
        ending: Ending,
        /// Who won.
        winners: Vec<Seat>,
        /// What the house pledges for the next shuffle.
        next: Commitment,
    },
    /// All want to play again: everybody moves one seat further.
    Rematched,
    /// Somebody said something.
    Said {
        /// The seat.
        seat: Seat,
        /// The message.
        text: String,
    },
    /// Somebody made a gesture.
    Gestured {
        /// The seat.
        seat: Seat,
        /// The gesture.
        emote: Emote,
    },
    /// Talk was switched on or off.
    ChatSwitched {
        /// Whether people may talk.
        on: bool,
    },
    /// The house was away for so long: every deadline moved by as much.
    GaveBack {
        /// How long.
        lost: Span,
    },
    /// All agreed that everybody has so much more time.
    Extended {
        /// How much.
        more: Span,
    },
}

/// What one viewer learns from the deal, from one action, or from choices revealed together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Chapter {
    /// The seat that acted; nobody in the deal, and none alone where choices are revealed together.
    pub seat: Option<Seat>,
    /// Who chose for that seat.
    pub by: MovedBy,
    /// The game's events, as [`Event::told`](interregnum_kernel::Event::told) tells them. A chapter
    /// of a whole story leaves them out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Array<AnyEvent>")]
    pub events: Option<Json>,
    /// The same in sentences: keys of the catalogue with their arguments, and their roles.
    pub phrases: Vec<Sentence>,
}

impl Chapter {
    /// The sentences of a chapter, without the game's type.
    pub(crate) fn of<G: Game>(chapter: kernel::Chapter<G, MovedBy>) -> Self {
        let (seat, by) = chapter.actor.unzip();
        Self { seat, by: by.unwrap_or_default(), events: None, phrases: chapter.sentences }
    }
}

/// A glance back at a moment of a game, as one viewer saw it then.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Glance {
    /// How many actions were done by then: the number of the chapter that tells the last of them.
    pub number: usize,
    /// Who chose next.
    pub to_act: Vec<Seat>,
    /// Where the game was, in one line.
    pub headline: Phrase,
    /// The game's name.
    #[ts(skip)]
    pub game: Cow<'static, str>,
    /// The game's view.
    #[ts(skip)]
    pub view: Json,
    /// What helps a person to read the view.
    #[ts(skip)]
    pub aids: Json,
}
