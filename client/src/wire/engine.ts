// Written by the tests of crates/browser; `make bless` writes it anew.
import type { Advice, AnyAids, AnyView, Chapter, Frame, FromClient, GameDeal, Glance, OpenPosition, OptionForm, Phrase, RecordMoment, RequestId, Seat, SeatSecret, SeatSet, Seed, Sentence, Setup, SolvedPosition, Source, Span, Stop, Summary, TableId, Time, ToClient, Turn, Version } from './messages';

/**
 * What the reviewer thinks of every action of a seat at the end of a record.
 */
export type AdviseRequest = { record: GameDeal, seat: Seat, chance: Seed, };

/**
 * Plays a bot's answer.
 */
export type AnswerRequest = { table: TableId, seat: Seat, turn: Turn, action: string, moment: Moment, };

/**
 * A finished game after `number` moves.
 */
export type AtMoveRequest = { log: Array<string>, round: number | null, number: number, token: SeatSecret | null, };

/**
 * A record in few letters, for a link.
 */
export type BriefRequest = { record: GameDeal, };

/**
 * A bot that has to choose.
 */
export type Chooser = { seat: Seat, turn: Turn,
/**
 * In how many milliseconds its answer is to be given, not before.
 */
wait: Span,
/**
 * What is played if the bot fails.
 */
fallback: string | null, };

/**
 * Drops a table and its connections.
 */
export type CloseRequest = { table: TableId, };

/**
 * Makes the log of a table that continues a finished game after `number` moves.
 */
export type ContinueRequest = { log: Array<string>, round: number | null, number: number, token: SeatSecret, name: string,
/**
 * By seat: `me`, `friend`, `open`, or a bot by name.
 */
seats: Array<string>,
/**
 * Others at the same device, in the order of the seats of friends.
 */
friends?: Array<Friend>, moment: Moment, };

/**
 * Makes the log of a new table.
 */
export type CreateRequest = { setup: Setup, token: SeatSecret, name: string,
/**
 * By seat: `me`, `friend`, `open`, or a bot by name.
 */
seats: Array<string>,
/**
 * Others at the same device, in the order of the seats of friends.
 */
friends?: Array<Friend>, moment: Moment, };

/**
 * An example of a text that sets up a position.
 */
export type ExampleRequest = { game: string, };

/**
 * The form of a game's options.
 */
export type FormRequest = { game: string, };

/**
 * Somebody else at the same device.
 */
export type Friend = { token: SeatSecret, name: string, };

/**
 * A game. The sentence about it is in the page's catalogue.
 */
export type GameInfo = { name: string, bots: Array<string>, lessons: Array<string>, options: object, };

/**
 * The games, their bots and lessons.
 */
export type GamesRequest = Record<symbol, never>;

/**
 * What a viewer saw after `number` actions.
 */
export type GlanceRequest = { table: TableId, token: SeatSecret | null, number: number, };

/**
 * Takes a message of a connection. The first one is a hello, whose token says who it is.
 */
export type HearRequest = { table: TableId, connection: number, message: FromClient, moment: Moment, };

/**
 * What the strongest bot thinks of every action that this person may do at the end of this log.
 */
export type HintRequest = { log: Array<string>, token: SeatSecret, chance: Seed, };

/**
 * Ends a connection.
 */
export type LeaveRequest = { table: TableId, connection: number, moment: Moment, };

/**
 * A lesson with the one that follows it.
 */
export type LessonReply = { next: string | null,
/**
 * The game.
 */
game: string,
/**
 * Who sits where; the learner first.
 */
names: Array<string>,
/**
 * Where the lesson stops, in order.
 */
stops: Array<Stop>,
/**
 * The positions it goes through, in order; those that it leaps over are left out.
 */
frames: Array<Frame>, };

/**
 * A lesson.
 */
export type LessonRequest = { name: string, };

/**
 * A message for a connection.
 */
export type Letter = { to: number, message: Message, };

/**
 * A message as a client gets it.
 */
export type Message = Exclude<ToClient, { kind: 'refused' }> | UntranslatedRefusal;

/**
 * The time and the chance of a request: the engine has neither.
 */
export type Moment = {
/**
 * Milliseconds since the beginning of 1970.
 */
now: Time,
/**
 * 32 random bytes in hexadecimal digits, new for every request.
 */
chance: Seed, };

/**
 * A record after `number` moves, with all cards open.
 */
export type MomentRequest = { record: GameDeal, number: number, };

/**
 * What the reviewer thinks of a move.
 */
export type MoveReview = { seat: Seat, action: string, advice: Array<Advice>, seed: Seed, };

/**
 * The log of a new table.
 */
export type NewLog = { table: TableId, entries: Array<string>, };

/**
 * Loads a table from its log. A table of the same name is dropped with its connections.
 */
export type OpenRequest = { log: Array<string>, moment: Moment, };

/**
 * The position of a record after `number` moves, or at its end, and after one more move, if one is tried.
 */
export type PositionRequest = { record: GameDeal, number: number | null, tried: TriedMove | null, };

/**
 * A finished game after one of its moves, for one who played it or not.
 */
export type RecordAtMove = { you: Seat | null, continued: Source | null,
/**
 * The move's number, from 1; 0 is the deal.
 */
number: number,
/**
 * How many moves the game has.
 */
moves: number,
/**
 * The game's name.
 */
game: string,
/**
 * The names of those who played, by seat.
 */
names: Array<string>,
/**
 * Who made this move; nobody made the deal.
 */
seat: Seat | null,
/**
 * What the move was.
 */
action: string | null,
/**
 * Who chose next.
 */
to_act: SeatSet,
/**
 * Where the game was, in one line.
 */
headline: Phrase,
/**
 * What each seat saw then.
 */
views: Array<AnyView>,
/**
 * What helps to read each of them.
 */
aids: Array<AnyAids>,
/**
 * Who won, if the game ended with this move.
 */
winners: SeatSet | null,
/**
 * What this move made happen.
 */
phrases: Array<Sentence>,
/**
 * The record until then.
 */
record: GameDeal, };

/**
 * The record of a finished game of this log, the last one if `round` is none.
 */
export type RecordRequest = { log: Array<string>, round: number | null, };

/**
 * The record of a game, as JSON.
 */
export type RecordText = GameDeal;

/**
 * The kind of a message that refuses.
 */
export type RefusedKind = "refused";

/**
 * What the reviewer thinks of a move of a record, counted from 1.
 */
export type ReviewRequest = { record: GameDeal, number: number, };

/**
 * The seats of people, by their secrets: `null` for one who has none.
 */
export type SeatsRequest = { table: TableId, tokens: Array<SeatSecret>, };

/**
 * The exact solution of the position at the end of a record; `null` if there is none.
 */
export type SolveRequest = { record: GameDeal, };

/**
 * What comes of a request to a table.
 */
export type Step = {
/**
 * The table's version before it.
 */
expected: Version,
/**
 * The entries to store before anything is delivered.
 */
entries: Array<string>,
/**
 * The messages to deliver, in order.
 */
messages: Array<Letter>,
/**
 * The bots that have to choose now.
 */
bots: Array<Chooser>,
/**
 * In how many milliseconds a `tick` is due.
 */
wake: Span | null, };

/**
 * What a viewer was told of the game.
 */
export type StoryRequest = { table: TableId, token: SeatSecret | null, };

/**
 * The table as a list shows it.
 */
export type SummaryRequest = { table: TableId, };

/**
 * The action of a bot that has to choose at the end of this log, or `null`.
 */
export type ThinkRequest = { log: Array<string>, seat: Seat, chance: Seed, };

/**
 * Does what time has made due.
 */
export type TickRequest = { table: TableId, moment: Moment, };

/**
 * A move that somebody tries.
 */
export type TriedMove = { seat: Seat, action: string, };

/**
 * An [`ErrorBody`](interregnum_wire::ErrorBody) whose message has no language yet: the page has the
 * catalogue and translates it.
 */
export type UntranslatedError = { code: string, phrase: Phrase, rule?: string, turn?: Turn, version?: Version, };

/**
 * [`ToClient::Refused`](interregnum_wire::ToClient::Refused) with an untranslated error.
 */
export type UntranslatedRefusal = { kind: RefusedKind, id: RequestId | null, error: UntranslatedError, };

/**
 * The record that was made brief.
 */
export type WholeRequest = { brief: string, };

/** By the name of a request: what it carries, and its reply. */
export type Requests = {
  "create": [CreateRequest, NewLog],
  "continue": [ContinueRequest, NewLog],
  "open": [OpenRequest, Step],
  "close": [CloseRequest, boolean],
  "hear": [HearRequest, Step],
  "leave": [LeaveRequest, Step],
  "tick": [TickRequest, Step],
  "answer": [AnswerRequest, Step],
  "story": [StoryRequest, Array<Chapter>],
  "glance": [GlanceRequest, Glance],
  "summary": [SummaryRequest, Summary],
  "seats": [SeatsRequest, Array<Seat | null>],
  "think": [ThinkRequest, string | null],
  "hint": [HintRequest, Array<Advice>],
  "record": [RecordRequest, RecordText],
  "at-move": [AtMoveRequest, RecordAtMove],
  "review": [ReviewRequest, MoveReview],
  "moment": [MomentRequest, RecordMoment],
  "position": [PositionRequest, OpenPosition],
  "advise": [AdviseRequest, Array<Advice>],
  "solve": [SolveRequest, SolvedPosition | null],
  "brief": [BriefRequest, string],
  "whole": [WholeRequest, RecordText],
  "example": [ExampleRequest, string | null],
  "games": [GamesRequest, Array<GameInfo>],
  "form": [FormRequest, OptionForm],
  "lesson": [LessonRequest, LessonReply],
};
