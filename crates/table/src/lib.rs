#![doc = include_str!("../README.md")]

#[macro_use]
mod shared_events;

mod analysis;
mod bot;
mod brief;
mod chat;
mod clocks;
mod command;
mod consequences;
mod continued;
mod decide;
mod due;
mod ended;
mod entry;
mod evolve;
mod examined;
mod finished;
mod foresight;
mod game_state;
mod hex;
mod history;
mod id;
mod json;
mod lesson;
mod lesson_list;
mod name;
mod news;
mod person_id;
mod plan;
mod playthrough;
mod published;
mod refused;
mod scene;
mod seat_holder;
mod secret;
mod setup;
mod show;
mod shuffle;
mod silence;
mod state;
mod studied;
mod study;
mod table;
mod time;
mod vacation;
mod verify;

pub use analysis::{
    Line, LineMove, OpenPosition, SolvedAction, SolvedPosition, Unanalysed, position_example,
};
pub use bot::BotTurn;
pub use brief::{brief_record, whole_record};
pub use command::{Asked, Choice, Command, Emote, Entropy, Proposal, SystemCommand};
pub use continued::{Continuation, Source};
pub use ended::{Attendance, Ended};
pub use entry::{BadEntry, Cause, Deed, ENTRY_VERSION, Ending, Entry, Happening, MovedBy};
pub use finished::{RecordMoment, finished, record_moment};
pub use foresight::{Foresight, ForesightTask, PossibleAction};
pub use id::{RequestId, TableId, Turn, Version};
pub use interregnum_players::{ExactPlay, has_solved_part};
pub use json::Json;
pub use lesson::{Ask, BadLesson, Frame, Lesson, Stop, lesson};
pub use lesson_list::{lesson_names, lesson_of, lessons_of, next_lesson};
pub use name::{name, name_key};
pub use news::{Chapter, Glance, News, Told};
pub use person_id::PersonId;
pub use plan::{PlanDropped, PlanScene, PlannedMove, PlannedMoveScene};
pub use playthrough::{Advice, BotTask};
pub use published::{RecordId, Unpublishable, published_line};
pub use refused::{BadLog, Refused};
pub use scene::{
    AbsenceScene, ChatContent, ChatMessage, HolderScene, Now, OpenedScene, Position, ProposalScene, Scene,
    SeatScene, ShuffleScene, StageScene, TimeScene, VacationScene,
};
pub use secret::{SeatSecret, SecretHash};
pub use setup::{Clock, Setup};
pub use shuffle::{Algorithm, Commitment, Contribution, DealId, Pledge};
pub use study::{Study, study};
pub use table::{Table, Transition};
pub use time::{Span, Time};
pub use verify::{Checked, CheckedSeat, Origin, Unproved, check_shuffle};
