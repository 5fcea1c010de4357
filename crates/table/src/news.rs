//! What a viewer learns of what happened.

use crate::json::buffered;
use crate::{
    Choice, Commitment, Contribution, Emote, Ending, Json, MovedBy, Proposal, Span, Time, Turn, Version,
};
use interregnum_kernel::{self as kernel, Game, Phrase, Seat, Sentence};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use ts_rs::TS;

/// What a viewer learns of one entry.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Told {
    /// The table's version after the entry.
    pub version: Version,
    /// When it happened.
    pub at: Time,
    /// What the viewer may know of it.
    pub news: News,
}

macro_rules! define_news {
    ($($(#[$doc:meta])* $variant:ident $({ $($(#[$about:meta])* $field:ident: $type:ty,)* })?,)*) => {
        /// What a viewer may know of an entry.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
        #[serde(tag = "kind", rename_all = "kebab-case")]
        pub enum News {
            /// An entry that the viewer learns nothing of; its version counts.
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
            /// A seat is open again.
            Rose {
                /// The seat.
                seat: Seat,
                /// Whether the host unseated the person who sat there.
                #[serde(default, skip_serializing_if = "std::ops::Not::not")]
                #[ts(as = "Option<bool>", optional)]
                unseated: bool,
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
                /// Whether time was up, and the server did it.
                timeout: bool,
                /// What it made happen, as the viewer may know it.
                story: Chapter,
            },
            /// Actions were taken back.
            TookBack {
                /// The turn after it.
                turn: Turn,
            },
            /// A seat's person is there again, and relieves the bot if one played.
            Found {
                /// Which seat.
                seat: Seat,
                /// How many moves a bot made for the person meanwhile.
                played: u32,
            },
            /// The game is over: all cards are open, and the record can be had.
            Ended {
                /// How.
                ending: Ending,
                /// Who won.
                winners: Vec<Seat>,
                /// What the server pledges for the next shuffle.
                next: Commitment,
            },
            $($(#[$doc])* $variant $({ $($(#[$about])* $field: $type,)* })?,)*
        }
    };
}
shared_events!(define_news);

/// What one viewer learns from the deal, from one action, or from choices revealed together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Chapter {
    /// The seat that acted; nobody in the deal, and none alone where choices are revealed together.
    pub seat: Option<Seat>,
    /// Who chose for that seat.
    pub by: MovedBy,
    /// The game's events, as [`Event::told`](interregnum_kernel::Event::told) tells them. A chapter
    /// of a whole story leaves them out.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "buffered")]
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
