//! Events that are the same in the log ([`Happening`](crate::Happening)) and for every viewer
//! ([`News`](crate::News)), defined once for both.

/// Calls a macro with these events.
macro_rules! shared_events {
    ($define:ident) => {
        $define! {
            /// A bot took a seat.
            BotSat {
                /// The seat.
                seat: Seat,
                /// The bot's name.
                bot: String,
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
                /// Its bytes.
                bytes: Contribution,
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
            /// A seat's person is not there.
            Lost {
                /// Which seat.
                seat: Seat,
                /// When the others may decide.
                until: Time,
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
                /// Whether for good: the person has resigned.
                for_good: bool,
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
            /// The server was down for this long: every deadline moved by as much.
            GaveBack {
                /// How long.
                lost: Span,
            },
            /// A player of a game over days goes on vacation.
            VacationTaken {
                /// The seat.
                seat: Seat,
                /// For how many days.
                days: u32,
                /// Until when.
                until: Time,
            },
            /// A player is back before the vacation ends.
            VacationEnded {
                /// The seat.
                seat: Seat,
            },
            /// All agreed that everybody gets more time.
            Extended {
                /// How much.
                more: Span,
            },
        }
    };
}
