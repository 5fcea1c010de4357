//! The list of requests, and how each is answered.

use crate::create::{create, resume};
use crate::engine::{Engine, json};
use crate::games::{GameInfo, LessonReply};
use crate::local_table::LocalTable;
use crate::problem::Problem;
use crate::records::{MoveReview, RecordAtMove};
use crate::reply::{NewLog, RecordText, Step};
use crate::request::{
    AdviseRequest, AnswerRequest, Ask, AtMoveRequest, BriefRequest, CloseRequest, ContinueRequest,
    CreateRequest, ExampleRequest, FormRequest, GamesRequest, GlanceRequest, HearRequest, HintRequest,
    LeaveRequest, LessonRequest, MomentRequest, OpenRequest, PositionRequest, RecordRequest, ReviewRequest,
    SeatPlan, SeatsRequest, SolveRequest, StoryRequest, SummaryRequest, ThinkRequest, TickRequest,
    WholeRequest,
};
use crate::typescript::Declarations;
use crate::{bots, games, records};
use interregnum_kernel::{OptionForm, Seat};
use interregnum_table::{
    Advice, Chapter, Glance, Line, OpenPosition, RecordMoment, SolvedPosition, brief_record,
    position_example, record_moment, whole_record,
};
use interregnum_wire::Summary;
use serde::Deserialize;
use serde_json::value::RawValue;

macro_rules! requests {
    ($($name:literal $variant:ident($request:ty);)*) => {
        /// A request: `{"tick": {"table": …, "moment": …}}`. The name comes first, so that the rest is read at
        /// once; with a tag among the fields `serde` would keep all of them until it has found it.
        #[derive(Deserialize)]
        pub(crate) enum Request {
            $(#[serde(rename = $name)] $variant($request)),*
        }

        impl Request {
            pub(crate) fn answer(self, engine: &mut Engine) -> Result<Box<RawValue>, Problem> {
                match self {
                    $(Self::$variant(request) => json(&request.answer(engine)?),)*
                }
            }
        }

        /// The names of all requests in TypeScript, each with what it carries and its reply.
        pub(crate) fn declare(all: &mut Declarations) -> Vec<String> {
            vec![$(format!(
                "{:?}: [{}, {}]",
                $name,
                all.name::<$request>(),
                all.name::<<$request as Ask>::Reply>()
            )),*]
        }
    };
}

requests! {
    "create" Create(CreateRequest);
    "continue" Continue(ContinueRequest);
    "open" Open(OpenRequest);
    "close" Close(CloseRequest);
    "hear" Hear(HearRequest);
    "leave" Leave(LeaveRequest);
    "tick" Tick(TickRequest);
    "answer" Answer(AnswerRequest);
    "story" Story(StoryRequest);
    "glance" Glance(GlanceRequest);
    "summary" Summary(SummaryRequest);
    "seats" Seats(SeatsRequest);
    "think" Think(ThinkRequest);
    "hint" Hint(HintRequest);
    "record" Record(RecordRequest);
    "at-move" AtMove(AtMoveRequest);
    "review" Review(ReviewRequest);
    "moment" Moment(MomentRequest);
    "position" Position(PositionRequest);
    "advise" Advise(AdviseRequest);
    "solve" Solve(SolveRequest);
    "brief" Brief(BriefRequest);
    "whole" Whole(WholeRequest);
    "example" Example(ExampleRequest);
    "games" Games(GamesRequest);
    "form" Form(FormRequest);
    "lesson" Lesson(LessonRequest);
}

impl Ask for CreateRequest {
    type Reply = NewLog;

    fn answer(self, _: &mut Engine) -> Result<NewLog, Problem> {
        let Self { setup, token, name, seats, friends, moment } = self;
        create(setup, &SeatPlan { token, name, seats, friends }, moment)
    }
}

impl Ask for ContinueRequest {
    type Reply = NewLog;

    fn answer(self, _: &mut Engine) -> Result<NewLog, Problem> {
        let Self { log, round, number, token, name, seats, friends, moment } = self;
        resume(&records::last(&log, round)?, number, &SeatPlan { token, name, seats, friends }, moment)
    }
}

impl Ask for OpenRequest {
    type Reply = Step;

    fn answer(self, engine: &mut Engine) -> Result<Step, Problem> {
        let mut opened = LocalTable::open(&self.log, self.moment.now)?;
        let step = opened.finish();
        engine.insert(opened);
        Ok(step)
    }
}

impl Ask for CloseRequest {
    type Reply = bool;

    fn answer(self, engine: &mut Engine) -> Result<bool, Problem> {
        Ok(engine.remove(&self.table))
    }
}

impl Ask for HearRequest {
    type Reply = Step;

    fn answer(self, engine: &mut Engine) -> Result<Step, Problem> {
        Ok(engine.table(&self.table)?.hear(self.connection, &self.message.0, self.moment))
    }
}

impl Ask for LeaveRequest {
    type Reply = Step;

    fn answer(self, engine: &mut Engine) -> Result<Step, Problem> {
        Ok(engine.table(&self.table)?.leave(self.connection, self.moment))
    }
}

impl Ask for TickRequest {
    type Reply = Step;

    fn answer(self, engine: &mut Engine) -> Result<Step, Problem> {
        Ok(engine.table(&self.table)?.tick(self.moment))
    }
}

impl Ask for AnswerRequest {
    type Reply = Step;

    fn answer(self, engine: &mut Engine) -> Result<Step, Problem> {
        Ok(engine.table(&self.table)?.answer(self.seat, self.turn, self.action, self.moment))
    }
}

impl Ask for StoryRequest {
    type Reply = Vec<Chapter>;

    fn answer(self, engine: &mut Engine) -> Result<Vec<Chapter>, Problem> {
        let table = engine.table(&self.table)?;
        Ok(table.table().story(table.viewer(self.token.as_ref())))
    }
}

impl Ask for GlanceRequest {
    type Reply = Glance;

    fn answer(self, engine: &mut Engine) -> Result<Glance, Problem> {
        let table = engine.table(&self.table)?;
        table.table().glance(table.viewer(self.token.as_ref()), self.number).ok_or(Problem::NoSuchMove)
    }
}

impl Ask for SummaryRequest {
    type Reply = Summary;

    fn answer(self, engine: &mut Engine) -> Result<Summary, Problem> {
        Ok(engine.table(&self.table)?.summary())
    }
}

impl Ask for SeatsRequest {
    type Reply = Vec<Option<Seat>>;

    fn answer(self, engine: &mut Engine) -> Result<Vec<Option<Seat>>, Problem> {
        let table = engine.table(&self.table)?;
        Ok(self.tokens.iter().map(|token| table.viewer(Some(token)).seat()).collect())
    }
}

impl Ask for ThinkRequest {
    type Reply = Option<String>;

    fn answer(self, _: &mut Engine) -> Result<Option<String>, Problem> {
        bots::think(&self.log, self.seat, self.chance)
    }
}

impl Ask for HintRequest {
    type Reply = Vec<Advice>;

    fn answer(self, _: &mut Engine) -> Result<Vec<Advice>, Problem> {
        bots::hint(&self.log, &self.token, self.chance)
    }
}

impl Ask for RecordRequest {
    type Reply = RecordText;

    fn answer(self, _: &mut Engine) -> Result<RecordText, Problem> {
        Ok(RecordText(RawValue::from_string(records::record(&self.log, self.round)?)?))
    }
}

impl Ask for AtMoveRequest {
    type Reply = RecordAtMove;

    fn answer(self, _: &mut Engine) -> Result<RecordAtMove, Problem> {
        records::at_move(&self.log, self.round, self.number, self.token.as_ref())
    }
}

impl Ask for ReviewRequest {
    type Reply = MoveReview;

    fn answer(self, _: &mut Engine) -> Result<MoveReview, Problem> {
        records::review(&self.record.0, self.number)
    }
}

impl Ask for MomentRequest {
    type Reply = RecordMoment;

    fn answer(self, _: &mut Engine) -> Result<RecordMoment, Problem> {
        record_moment(&self.record.0, self.number).ok_or(Problem::NoSuchMove)
    }
}

impl Ask for PositionRequest {
    type Reply = OpenPosition;

    fn answer(self, _: &mut Engine) -> Result<OpenPosition, Problem> {
        let tried = self.tried.as_ref().map(|tried| (tried.seat, tried.action.as_str()));
        Ok(Line { record: &self.record.0, number: self.number, tried }.position()?)
    }
}

impl Ask for AdviseRequest {
    type Reply = Vec<Advice>;

    fn answer(self, _: &mut Engine) -> Result<Vec<Advice>, Problem> {
        bots::advise(&self.record.0, self.seat, self.chance)
    }
}

impl Ask for SolveRequest {
    type Reply = Option<SolvedPosition>;

    fn answer(self, _: &mut Engine) -> Result<Option<SolvedPosition>, Problem> {
        Ok(Line { record: &self.record.0, number: None, tried: None }.solution()?)
    }
}

impl Ask for BriefRequest {
    type Reply = String;

    fn answer(self, _: &mut Engine) -> Result<String, Problem> {
        brief_record(&self.record.0).ok_or(Problem::BadRecord)
    }
}

impl Ask for WholeRequest {
    type Reply = RecordText;

    fn answer(self, _: &mut Engine) -> Result<RecordText, Problem> {
        let record = whole_record(&self.brief).ok_or(Problem::BadRecord)?;
        Ok(RecordText(RawValue::from_string(record)?))
    }
}

impl Ask for ExampleRequest {
    type Reply = Option<&'static str>;

    fn answer(self, _: &mut Engine) -> Result<Self::Reply, Problem> {
        Ok(position_example(&self.game))
    }
}

impl Ask for GamesRequest {
    type Reply = Vec<GameInfo>;

    fn answer(self, _: &mut Engine) -> Result<Vec<GameInfo>, Problem> {
        Ok(games::games())
    }
}

impl Ask for FormRequest {
    type Reply = OptionForm;

    fn answer(self, _: &mut Engine) -> Result<OptionForm, Problem> {
        games::form(&self.game)
    }
}

impl Ask for LessonRequest {
    type Reply = LessonReply;

    fn answer(self, _: &mut Engine) -> Result<LessonReply, Problem> {
        games::lesson_by_name(&self.name)
    }
}
