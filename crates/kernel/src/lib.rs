#![doc = include_str!("../README.md")]

mod bots;
mod card_set;
mod describe;
mod error;
mod event;
mod form;
mod game;
mod json;
mod lawful;
mod notation;
mod passage;
mod phrase;
mod playthrough;
mod random;
mod record;
mod replay;
mod rule;
mod seat;
mod sentence;
mod short_list;
mod shuffled;
mod tabletop;
mod tally;
mod view;
mod viewer;
mod zones;

pub use bots::{bot_names, seat_names};
pub use card_set::{WORD, nth_bit};
pub use describe::Describe;
pub use error::{BadSetup, BadText, Forbidden, Refusal};
pub use event::{Event, Silent, Told, Witness};
pub use form::{
    Alternatives, Field, FieldKind, Flaw, Group, Member, OptionChoice, OptionForm, OptionValue, Preset,
    RANDOM, Rest, Roles, Seating, SetField, Size, TableSize, Values,
};
pub use game::{EventOf, Game, Imagine, Outcome, ToldOf};
pub use json::{JsonTree, ReadError, Tagged, read_json, read_value};
#[cfg(feature = "laws")]
pub use lawful::LAWS;
pub use lawful::{LawKey, Lawful};
pub use notation::is_written;
pub use passage::{Passage, Transfer, passages};
pub use phrase::{Arg, Phrase};
pub use playthrough::{Chapter, PlayedAction, Playthrough};
pub use random::{Seed, below, mix, pick, shuffle};
pub use record::{BadRecord, FORMAT, HUMAN, Head, Move, Record, SeatEntry, VERSION, WrittenOutcome, present};
pub use replay::{Fault, FaultKind, Recorder, Step, replay};
pub use rule::Rule;
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use sentence::{Cue, LastDecision, Role, Sentence};
pub use short_list::{sort_short_by, sort_short_by_key};
pub use shuffled::{SeatPart, Shuffled};
pub use tabletop::{LabelledAction, LabelledCard, Tabletop, ZoneRow};
pub use tally::{Tally, unplayed};
pub use view::{Decision, Holding, Refused, View};
pub use viewer::{Audience, Viewer};
pub use zones::{Pile, Zones};
