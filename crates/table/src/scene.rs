//! The whole truth for one viewer: what a page shows that knows nothing yet.

use crate::json::buffered_list;
use crate::setup::is_false;
use crate::{
    Choice, Clock, Commitment, Contribution, Emote, Ending, Json, PlanScene, Proposal, Source, Span, TableId,
    Time, Turn, Version,
};
use interregnum_kernel::{Forbidden, Phrase, Seat};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use ts_rs::TS;

/// A table as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Scene {
    /// The table.
    pub table: TableId,
    /// The game's name.
    #[ts(skip)]
    pub game: String,
    /// The game's options.
    #[ts(skip)]
    pub options: serde_json::Value,
    /// Whether the table stands in the lobby's list.
    pub listed: bool,
    /// Whether its games count for the ratings.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub rated: bool,
    /// How long players may think.
    pub clock: Clock,
    /// Whether people may talk.
    pub chat: bool,
    /// The viewer's seat; none for a spectator.
    pub you: Option<Seat>,
    /// How things stand.
    pub now: Now,
    /// What was said last.
    pub talk: Vec<ChatMessage>,
}

/// How things stand at a table, as one viewer may know it: what is sent after everything that
/// happens.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Now {
    /// The table's version.
    pub version: Version,
    /// Which game of this table it is, from 1.
    pub round: u32,
    /// The moment of a finished game that this one goes on from; then nothing was shuffled.
    pub continued: Option<Source>,
    /// How far it is.
    pub stage: StageScene,
    /// Who sits where.
    pub seats: Vec<SeatScene>,
    /// The shuffle, as far as it is public.
    pub shuffle: ShuffleScene,
    /// The position, once the cards are dealt.
    pub position: Option<Position>,
    /// What waits for agreement.
    pub proposals: Vec<ProposalScene>,
}

/// How far a table is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum StageScene {
    /// It waits for players.
    Gathering,
    /// Every seat is taken: seats promise bytes for the shuffle, and then show them.
    Shuffling {
        /// Until when.
        until: Time,
    },
    /// The game is played.
    Playing,
    /// The game is over.
    Over {
        /// How it ended.
        ending: Ending,
        /// Who won.
        winners: Vec<Seat>,
        /// The result in sentences for the viewer: the first has the score.
        result: Vec<Phrase>,
        /// What each seat saw: all hands are open now.
        #[serde(deserialize_with = "buffered_list")]
        #[ts(type = "Array<AnyView>")]
        hands: Vec<Json>,
    },
    /// The table was closed before its game began.
    Closed,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct SeatScene {
    /// Who it is.
    pub holder: HolderScene,
    /// The time this seat has, if there is a clock.
    pub time: Option<TimeScene>,
    /// Whether it has chosen, where several choose at the same time.
    pub chosen: bool,
    /// Its vacation, where players may take one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub vacation: Option<VacationScene>,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum HolderScene {
    /// Nobody.
    Open,
    /// A bot.
    Bot {
        /// What it is: a level, or another kind of player.
        bot: String,
        /// What it is called.
        name: String,
    },
    /// A person.
    Person {
        /// The name to be shown.
        name: String,
        /// Whether this person made the table.
        host: bool,
        /// What is to be known if the person is absent.
        absence: Option<AbsenceScene>,
        /// The bot that plays in the person's place, if one does.
        stand_in: Option<String>,
        /// Whether the person has resigned.
        resigned: bool,
    },
}

/// The absence of a person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct AbsenceScene {
    /// When the others may decide; `null` if they may.
    pub until: Option<Time>,
    /// What others have said shall become of the seat.
    pub choices: Vec<(Seat, Choice)>,
}

/// The time of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TimeScene {
    /// How much it has when it is not running.
    pub left: Span,
    /// When it will be up, if it is running.
    pub until: Option<Time>,
}

/// The vacation of a seat in a game that is played over days.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct VacationScene {
    /// The days that may still be taken.
    pub left: u32,
    /// When the last one ends or ended.
    pub until: Option<Time>,
}

/// What is public of a shuffle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ShuffleScene {
    /// How the seed is made.
    pub algorithm: Cow<'static, str>,
    /// What the server pledged for this game.
    pub pledge: Commitment,
    /// The pledge opened, once this game is over.
    pub opened: Option<OpenedScene>,
    /// What it pledged for the next, once this one is over.
    pub next: Option<Commitment>,
    /// The seats of a full table whose promise is awaited. Once there is none, the promises are
    /// closed, and the seats show their bytes.
    pub awaited: Vec<Seat>,
    /// By seat: what it promised, shown or not.
    pub commitments: Vec<Option<Commitment>>,
    /// By seat: what it showed. (Of a deal of `interregnum-shuffle-1`: the bytes that were used.)
    pub shown: Vec<Option<Contribution>>,
}

/// A pledge that was opened, in hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct OpenedScene {
    /// The secret.
    pub secret: String,
    /// The salt.
    pub salt: String,
}

/// A position as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Position {
    /// The turn: what a move has to name.
    pub turn: Turn,
    /// Who chooses now, and has not chosen.
    pub to_act: Vec<Seat>,
    /// The viewer's own sealed choice.
    pub choice: Option<String>,
    /// The game's name.
    #[ts(skip)]
    pub game: Cow<'static, str>,
    /// The game's view.
    #[ts(skip)]
    pub view: Json,
    /// Where the game is, in one line.
    pub headline: Phrase,
    /// What the viewer is asked for, in a few words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub question: Option<Phrase>,
    /// What the viewer may do now.
    pub legal: Vec<String>,
    /// What the viewer may not do now though it suggests itself, and why.
    pub forbidden: Vec<Forbidden>,
    /// What helps a person to read the view, worked out from it alone.
    #[ts(skip)]
    pub aids: Json,
    /// The viewer's own plan, or why the last one was dropped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub plan: Option<PlanScene>,
}

/// Something that waits for agreement.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ProposalScene {
    /// The proposal.
    pub what: Proposal,
    /// Who asked.
    pub by: Seat,
    /// Who agrees.
    pub agreed: Vec<Seat>,
}

/// Something that was said.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ChatMessage {
    /// The time.
    pub at: Time,
    /// By whom: the name, since seats change.
    pub name: String,
    /// The content.
    pub words: ChatContent,
}

/// A text or a gesture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ChatContent {
    /// A text.
    Text(String),
    /// A gesture.
    Emote(Emote),
}
