//! One table: who sits at it, what they ask of it, what happens, and who is told of it.
//!
//! Three doors lead in: [`Table::decide`] for people, [`Table::attend`] for the house and its
//! bots, [`Table::due`] for time that has passed. They change nothing; they say which entries
//! are to be stored. [`Table::evolve`] takes in what was stored. Two doors lead out:
//! [`Table::told`] for what happened, [`Table::scene`] for what is. A table is what its log
//! comes to, and nothing else.

mod bot;
mod clocks;
mod command;
mod continued;
mod decide;
mod due;
mod entry;
mod evolve;
mod follow;
mod hex;
mod history;
mod id;
mod json;
mod lesson;
mod lesson_list;
mod news;
mod place;
mod playthrough;
mod refused;
mod scene;
mod secret;
mod setup;
mod show;
mod shuffle;
mod sitting;
mod state;
mod study;
mod table;
mod talking;
mod time;
mod verify;

pub use bot::BotTurn;
pub use command::{Asked, Choice, Command, Duty, Emote, Fresh, Proposal};
pub use continued::{Continuation, Source};
pub use decide::name;
pub use entry::{BadEntry, Cause, Deed, ENTRY_VERSION, Ending, Entry, Happening, MovedBy};
pub use id::{RequestId, TableId, Turn, Version};
pub use json::Json;
pub use lesson::{Ask, BadLesson, Frame, Lesson, Stop, lesson};
pub use lesson_list::{lesson_names, lesson_of, lessons_of, next_lesson};
pub use news::{Chapter, Glance, News, Story, Told};
pub use playthrough::{Advice, Question};
pub use refused::{BadLog, Refused};
pub use scene::{
    AbsenceScene, HolderScene, Line, Now, OpenedScene, Position, ProposalScene, Scene, SeatScene,
    ShuffleScene, StageScene, TimeScene, Words,
};
pub use secret::{SeatSecret, SecretHash};
pub use setup::{Clock, Setup};
pub use shuffle::{Algorithm, Commitment, Contribution, DealId, Pledge};
pub use study::{Study, study};
pub use table::{Decision, Table};
pub use time::{Span, Time};
pub use verify::{Checked, CheckedSeat, Origin, Unproved, check_shuffle};
