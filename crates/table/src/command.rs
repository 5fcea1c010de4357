//! What is asked of a table: intents, which may be refused.

use crate::{Commitment, Contribution, PersonId, PlannedMove, RequestId, Span, Time, Turn};
use interregnum_kernel::{Seat, Seed, tagged};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Something that a person asks of a table, and when.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    /// Who asks: the hash of the secret that was presented.
    pub who: PersonId,
    /// The name the client gave to it: asked again by the same person under the same name, it
    /// is done once.
    pub id: RequestId,
    /// What is asked.
    pub command: Command,
    /// The time of the request.
    pub now: Time,
    /// Random bytes, new for every request, which are used if something must be drawn.
    pub entropy: Entropy,
}

/// Random bytes from outside: a table has no random source of its own. Its `Debug` shows
/// nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Entropy(pub [u8; 32]);

impl Entropy {
    /// Derives the `number`-th seed from the bytes.
    pub(crate) fn seed(self, number: u64) -> Seed {
        Seed(self.0).child(number)
    }
}

impl std::fmt::Debug for Entropy {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Entropy(…)")
    }
}

tagged! {
    /// What a person can ask of a table.
    #[derive(Clone, PartialEq, Eq, Debug, TS)]
    pub enum Command by "do" {
        /// Take a seat that is open.
        Sit {
            /// Which; the first open one if it is not said.
            #[serde(default)]
            #[ts(type = "number | null", optional)]
            seat: Option<Seat>,
            /// The name to be shown.
            name: String,
            /// The hash of the bytes that this seat will add to the shuffle. It names the seat, so it
            /// goes with a seat that is said.
            #[serde(default)]
            #[ts(optional)]
            commitment: Option<Commitment>,
            /// Whether this client promises bytes for every deal: once the table is full, the deal
            /// waits a short time for its promise.
            #[serde(default)]
            #[ts(as = "Option<bool>", optional)]
            commits: bool,
        },
        /// Have a bot take an open seat (the host's right).
        SeatBot {
            /// Which seat.
            #[ts(type = "number")]
            seat: Seat,
            /// The bot's name: `squire`, `greedy`, …
            bot: String,
        },
        /// Open a seat that a bot or another person holds, while no game is on (the host's right). A
        /// person who was unseated cannot sit down at this table again.
        Unseat {
            /// Which seat.
            #[ts(type = "number")]
            seat: Seat,
        },
        /// Leave the table: before the game and after it the seat is open again; during the game
        /// the others decide what becomes of it. In a game that is played over days nothing happens.
        Leave,
        /// Close a table whose game has not begun (the host's right).
        Close,
        /// Promise bytes for the next deal, by their hash: before the table is full, after a game, and
        /// while the table waits for this seat's promise.
        Commit {
            /// The hash.
            commitment: Commitment,
        },
        /// Show the bytes that were promised.
        Show {
            /// The bytes.
            bytes: Contribution,
        },
        /// Act in the game, or change a choice that is still sealed.
        Play {
            /// The action, as in a record.
            action: String,
            /// The turn it was chosen for.
            turn: Turn,
        },
        /// Give the game up.
        Resign,
        /// Ask the others for something; who is asked and asks for the same has agreed.
        Propose {
            /// The proposal.
            what: Proposal,
        },
        /// Answer what somebody proposed.
        Answer {
            /// The proposal.
            what: Proposal,
            /// Whether one agrees.
            agree: bool,
        },
        /// Say what shall become of the seat of somebody who is absent.
        Decide {
            /// Whose seat.
            #[ts(type = "number")]
            about: Seat,
            /// What shall become of it.
            choice: Choice,
        },
        /// Go on vacation in a game that is played over days: the clock of one's seat stands still.
        TakeVacation {
            /// For how many days.
            days: u32,
        },
        /// Come back before the vacation ends; days that have not begun are kept.
        EndVacation,
        /// Plan replies in a game that is played over days, while others choose: when the next moves are just
        /// those of a line, its reply is played at once. Only the player sees the plan.
        Plan {
            /// The whole plan, which replaces the one before; none to withdraw it. A line begins with a move of
            /// another and ends with a reply of one's own.
            lines: Vec<Vec<PlannedMove>>,
            /// The turn it was made in.
            turn: Turn,
        },
        /// Say something to the table.
        Say {
            /// The message.
            text: String,
        },
        /// Make a gesture.
        Gesture {
            /// The gesture.
            emote: Emote,
        },
        /// Switch talk at this table on or off (the host's right).
        Chat {
            /// Whether people may talk.
            on: bool,
        },
    }
}

/// What needs the agreement of everybody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Proposal {
    /// Take back the last action of the one who asks.
    TakeBack,
    /// End the game without a result.
    Abort,
    /// Play again, everybody one seat further.
    Rematch,
    /// Give everybody a minute more on the clock, or a day in a game that is played over days.
    MoreTime,
}

/// What may become of the seat of somebody who is absent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Everybody waits.
    Wait,
    /// A bot plays until the player is back.
    Bot,
    /// The game ends without a result.
    End,
}

/// A gesture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Emote {
    /// Good day.
    Hello,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// Oh dear.
    Oops,
    /// Let me think.
    Thinking,
    /// That was a good game.
    GoodGame,
}

/// A command of the server itself: of its administrators and of its bots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SystemCommand {
    /// The last connection of a seat's person is gone.
    Lost(Seat),
    /// The person of a seat is connected again.
    Found(Seat),
    /// Nobody has come back to a table that waits for players.
    Desert,
    /// The server was down for this long: every deadline moves by as much.
    GiveBack(Span),
    /// A bot's answer to a [`BotTurn`](crate::BotTurn).
    Answer {
        /// The bot's seat.
        seat: Seat,
        /// The turn it was asked in.
        turn: Turn,
        /// What it does.
        action: String,
    },
}
