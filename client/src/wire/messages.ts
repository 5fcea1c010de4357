// Written by the tests of crates/wire; `make bless` writes it anew.
import type * as braverats from './braverats';
import type * as claim from './claim';
import type * as defaite from './defaite';

/**
 * The absence of a person.
 */
export type AbsenceScene = {
/**
 * When the others may decide; `null` if they may.
 */
until: Time | null,
/**
 * What others have said shall become of the seat.
 */
choices: Array<[Seat, Choice]>, };

/**
 * What a bot thinks of an action.
 */
export type Advice = {
/**
 * The action, as in a record.
 */
action: string,
/**
 * The action in words.
 */
label: Phrase,
/**
 * The card that the action is about.
 */
card: string | null,
/**
 * The chance to win with it, from 0 to 1, as far as the bot can tell.
 */
chance: number,
/**
 * Why, where the rules give a reason.
 */
why: Phrase | null, };

/**
 * What stands in a placeholder of a [`Phrase`].
 */
export type Arg = { "number": number } | { "text": string } | { "seat": Seat } | { "phrase": Phrase } | { "list": Array<Phrase> };

/**
 * What a learner is asked.
 */
export type Ask = { "kind": "look" } | { "kind": "play",
/**
 * That.
 */
action: string, } | { "kind": "try",
/**
 * That.
 */
action: string, };

/**
 * What one viewer learns from the deal, from one action, or from choices revealed together.
 */
export type Chapter = {
/**
 * The seat that acted; nobody in the deal, and none alone where choices are revealed together.
 */
seat: Seat | null,
/**
 * Who chose for that seat.
 */
by: MovedBy,
/**
 * The game's events, as [`Event::told`](interregnum_kernel::Event::told) tells them. A chapter
 * of a whole story leaves them out.
 */
events?: Array<AnyEvent>,
/**
 * The same in sentences: keys of the catalogue with their arguments, and their roles.
 */
phrases: Array<Sentence>, };

/**
 * A text or a gesture.
 */
export type ChatContent = { "text": string } | { "emote": Emote };

/**
 * Something that was said.
 */
export type ChatMessage = {
/**
 * When.
 */
at: Time,
/**
 * By whom: the name, since seats change.
 */
name: string,
/**
 * What.
 */
words: ChatContent, };

/**
 * What may become of the seat of somebody who is absent.
 */
export type Choice = "wait" | "bot" | "end";

/**
 * How long players may think.
 */
export type Clock = { "kind": "none" } | { "kind": "move",
/**
 * How long.
 */
span: Span, } | { "kind": "bank",
/**
 * How long at first.
 */
span: Span,
/**
 * How much is added after a choice.
 */
increment: Span, };

/**
 * What a person can ask of a table.
 */
export type Command = { "do": "sit",
/**
 * Which; the first open one if it is not said.
 */
seat?: number | null,
/**
 * The name to be shown.
 */
name: string,
/**
 * The hash of the bytes that this seat will add to the shuffle. It names the seat, so it
 * goes with a seat that is said.
 */
commitment?: Commitment,
/**
 * Whether this client promises bytes for every deal: once the table is full, the deal
 * waits a short time for its promise.
 */
commits?: boolean, } | { "do": "seat-bot",
/**
 * Which seat.
 */
seat: number,
/**
 * The bot's name: `squire`, `greedy`, …
 */
bot: string, } | { "do": "unseat",
/**
 * Which seat.
 */
seat: number, } | { "do": "leave" } | { "do": "close" } | { "do": "commit",
/**
 * The hash.
 */
commitment: Commitment, } | { "do": "show",
/**
 * The bytes.
 */
bytes: Contribution, } | { "do": "play",
/**
 * The action, as in a record.
 */
action: string,
/**
 * The turn it was chosen for.
 */
turn: Turn, } | { "do": "resign" } | { "do": "propose",
/**
 * What.
 */
what: Proposal, } | { "do": "answer",
/**
 * What.
 */
what: Proposal,
/**
 * Whether one agrees.
 */
agree: boolean, } | { "do": "decide",
/**
 * Whose seat.
 */
about: number,
/**
 * What shall become of it.
 */
choice: Choice, } | { "do": "say",
/**
 * What.
 */
text: string, } | { "do": "gesture",
/**
 * Which.
 */
emote: Emote, } | { "do": "chat",
/**
 * Whether people may talk.
 */
on: boolean, };

/**
 * A hash published before what it commits to is shown: the server's pledge, or a seat's promise.
 */
export type Commitment = string;

/**
 * The sixteen bytes that a seat adds to a shuffle.
 */
export type Contribution = string;

/**
 * A sound that goes with a sentence.
 */
export type Cue = "alarm" | "gain";

/**
 * A gesture.
 */
export type Emote = "hello" | "well-played" | "thanks" | "oops" | "thinking" | "good-game";

/**
 * How a game at a table ended.
 */
export type Ending = { "kind": "played" } | { "kind": "resigned",
/**
 * Who.
 */
seat: number, } | { "kind": "out-of-time",
/**
 * Whose.
 */
seat: number, } | { "kind": "aborted" } | { "kind": "unfinished",
/**
 * Who was absent.
 */
seat: number, } | { "kind": "abandoned",
/**
 * Who.
 */
seat: number, };

/**
 * Why something is refused.
 */
export type ErrorBody = {
/**
 * A short name that stays the same between releases.
 */
code: string,
/**
 * What to tell a person, in that person's language.
 */
message: string,
/**
 * The sentence of the rulebook behind it, where it is one.
 */
rule?: string,
/**
 * For a stale move: the turn now.
 */
turn?: Turn,
/**
 * For a stale move: the table's version now.
 */
version?: Version, };

/**
 * An action that a viewer may not do now though it would suggest itself, and why.
 */
export type Forbidden = {
/**
 * The action's text.
 */
action: string,
/**
 * The sentence of the rulebook that forbids it.
 */
rule: string,
/**
 * What to tell the player.
 */
phrase: Phrase, };

/**
 * A position of a lesson, through the learner's eyes.
 */
export type Frame = {
/**
 * After how many moves.
 */
number: number,
/**
 * The move that led here and what it made happen; the first frame tells of the deal.
 */
story: Chapter,
/**
 * What the learner may know and do.
 */
position: Position, };

/**
 * What a client says.
 */
export type FromClient = { "kind": "hello",
/**
 * The version of the messages that the client speaks.
 */
protocol: number,
/**
 * The last version of the table that the client knows: what happened since is told,
 * if the table remembers it.
 */
since?: Version,
/**
 * The guest's token, from a page whose browser keeps no cookies. A browser cannot set
 * headers on a socket, and an address would end up in logs.
 */
token?: string, } | { "kind": "ask",
/**
 * A name for it: sent again under the same name, it is done once.
 */
id: RequestId,
/**
 * What is asked.
 */
command: Command, } | { "kind": "take-over" } | { "kind": "ping",
/**
 * A number that comes back.
 */
n: number, };

/**
 * What one viewer is told of an event.
 */
export type GameEvent<C, Z, F> = { "kind": "moved",
/**
 * The card, if seen.
 */
card: C | null,
/**
 * Where it was.
 */
from: Z,
/**
 * Where it is now.
 */
to: Z,
/**
 * Why it went there.
 */
rule: Rule, } | { "kind": "shown",
/**
 * The card, if seen.
 */
card: C | null,
/**
 * Where it lies.
 */
zone: Z,
/**
 * Why it was shown.
 */
rule: Rule, } | { "kind": "happened",
/**
 * What it is.
 */
fact: F,
/**
 * The rule that made it happen.
 */
rule: Rule, } | { "kind": "hidden" };

/**
 * A glance back at a moment of a game, as one viewer saw it then.
 */
export type Glance = {
/**
 * How many actions were done by then: the number of the chapter that tells the last of them.
 */
number: number,
/**
 * Who chose next.
 */
to_act: Array<Seat>,
/**
 * Where the game was, in one line.
 */
headline: Phrase, } & GameView;

/**
 * Who holds a seat.
 */
export type HolderScene = { "kind": "open" } | { "kind": "bot",
/**
 * What it is: a level, or another kind of player.
 */
bot: string,
/**
 * What it is called.
 */
name: string, } | { "kind": "person",
/**
 * The name to be shown.
 */
name: string,
/**
 * Whether this person made the table.
 */
host: boolean,
/**
 * What is to be known if the person is absent.
 */
absence: AbsenceScene | null,
/**
 * The bot that plays in the person's place, if one does.
 */
stand_in: string | null,
/**
 * Whether the person has resigned.
 */
resigned: boolean, };

/**
 * Cards in one place, of which the viewer knows some.
 */
export type Holding<S> = {
/**
 * The cards that the viewer can name.
 */
known: S,
/**
 * The number of the other cards.
 */
unknown: number, };

/**
 * An action in words.
 */
export type LabelledAction = {
/**
 * The action's text in records.
 */
action: string,
/**
 * What to write on its button.
 */
label: Phrase,
/**
 * The card that it is about.
 */
card: LabelledCard | null, };

/**
 * A card in words.
 */
export type LabelledCard = {
/**
 * The card's text in records.
 */
code: string,
/**
 * The name and value that stand on the card.
 */
label: Phrase,
/**
 * What it can do, where the label does not say it all.
 */
power: Phrase | null, };

/**
 * A lesson as the learner's page is told it.
 */
export type Lesson = {
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
 * Who made a seat's move.
 */
export type MovedBy = "player" | "clock" | "stand-in";

/**
 * What a viewer may know of an entry.
 */
export type News = { "kind": "hidden" } | { "kind": "created" } | { "kind": "sat",
/**
 * Which.
 */
seat: Seat,
/**
 * The name to be shown.
 */
name: string,
/**
 * What the seat promised for the shuffle.
 */
commitment: Commitment | null, } | { "kind": "bot-sat",
/**
 * Which.
 */
seat: Seat,
/**
 * The bot's name.
 */
bot: string, } | { "kind": "rose",
/**
 * Which.
 */
seat: Seat,
/**
 * Whether the host unseated the person who sat there.
 */
unseated?: boolean, } | { "kind": "closed" } | { "kind": "committed",
/**
 * Which.
 */
seat: Seat,
/**
 * Their hash.
 */
commitment: Commitment, } | { "kind": "promises-awaited",
/**
 * Until when.
 */
until: Time, } | { "kind": "filled",
/**
 * Until when.
 */
until: Time, } | { "kind": "showed",
/**
 * Which.
 */
seat: Seat,
/**
 * The bytes.
 */
bytes: Contribution, } | { "kind": "dealt",
/**
 * The bytes by seat.
 */
bytes: Array<Contribution>,
/**
 * What the deal made happen, as the viewer may know it.
 */
story: Chapter, } | { "kind": "chose",
/**
 * Which.
 */
seat: Seat,
/**
 * What, if the choice is the viewer's own.
 */
action: string | null, } | { "kind": "played",
/**
 * The turn after it.
 */
turn: Turn,
/**
 * Who acted.
 */
seats: Array<Seat>,
/**
 * By whom each of them acted.
 */
by: Array<MovedBy>,
/**
 * Whether time was up, and the house did it.
 */
timeout: boolean,
/**
 * What it made happen, as the viewer may know it.
 */
story: Chapter, } | { "kind": "proposed",
/**
 * Who.
 */
seat: Seat,
/**
 * What.
 */
what: Proposal, } | { "kind": "answered",
/**
 * Who.
 */
seat: Seat,
/**
 * What.
 */
what: Proposal,
/**
 * Whether they agree.
 */
agree: boolean, } | { "kind": "took-back",
/**
 * The turn after it.
 */
turn: Turn, } | { "kind": "lost",
/**
 * Which seat.
 */
seat: Seat,
/**
 * When the others may decide.
 */
until: Time, } | { "kind": "found",
/**
 * Which seat.
 */
seat: Seat,
/**
 * How many moves a bot made for the person meanwhile.
 */
played: number, } | { "kind": "left",
/**
 * Which seat.
 */
seat: Seat, } | { "kind": "grace-over",
/**
 * Which seat.
 */
seat: Seat, } | { "kind": "decided",
/**
 * Who.
 */
seat: Seat,
/**
 * Whose seat.
 */
about: Seat,
/**
 * What shall become of it.
 */
choice: Choice, } | { "kind": "stood-in",
/**
 * Which seat.
 */
seat: Seat,
/**
 * The bot's name.
 */
bot: string,
/**
 * Whether for good.
 */
for_good: boolean, } | { "kind": "ended",
/**
 * How.
 */
ending: Ending,
/**
 * Who won.
 */
winners: Array<Seat>,
/**
 * What the house pledges for the next shuffle.
 */
next: Commitment, } | { "kind": "rematched" } | { "kind": "said",
/**
 * Who.
 */
seat: Seat,
/**
 * What.
 */
text: string, } | { "kind": "gestured",
/**
 * Who.
 */
seat: Seat,
/**
 * Which.
 */
emote: Emote, } | { "kind": "chat-switched",
/**
 * Whether people may talk.
 */
on: boolean, } | { "kind": "gave-back",
/**
 * How long.
 */
lost: Span, } | { "kind": "extended",
/**
 * How much.
 */
more: Span, };

/**
 * How things stand at a table, as one viewer may know it: what is sent after everything that
 * happens.
 */
export type Now = {
/**
 * The table's version.
 */
version: Version,
/**
 * Which game of this table it is, from 1.
 */
round: number,
/**
 * The moment of a finished game that this one goes on from; then nothing was shuffled.
 */
continued: Source | null,
/**
 * How far it is.
 */
stage: StageScene,
/**
 * Who sits where.
 */
seats: Array<SeatScene>,
/**
 * The shuffle, as far as it is public.
 */
shuffle: ShuffleScene,
/**
 * The position, once the cards are dealt.
 */
position: Position | null,
/**
 * What waits for agreement.
 */
proposals: Array<ProposalScene>, };

/**
 * A pledge that was opened, in hexadecimal digits.
 */
export type OpenedScene = {
/**
 * The secret.
 */
secret: string,
/**
 * The salt.
 */
salt: string, };

/**
 * How a game ended.
 */
export type Outcome<D> = {
/**
 * Who won: nobody in a draw, several in a team or a shared win.
 */
winners: SeatSet,
/**
 * What decided it: one word of the record's page.
 */
reason: string,
/**
 * The count behind it.
 */
detail: D, };

/**
 * A message of the Fluent catalogue: games say what is to be said, the rim says it in a
 * language.
 */
export type Phrase = {
/**
 * The message's key.
 */
key: string,
/**
 * The message's arguments by name.
 */
args: { [key in string]: Arg }, };

/**
 * A position as one viewer may know it.
 */
export type Position = {
/**
 * The turn: what a move has to name.
 */
turn: Turn,
/**
 * Who chooses now, and has not chosen.
 */
to_act: Array<Seat>,
/**
 * The viewer's own sealed choice.
 */
choice: string | null,
/**
 * Where the game is, in one line.
 */
headline: Phrase,
/**
 * What the viewer is asked for, in a few words.
 */
question?: Phrase,
/**
 * What the viewer may do now.
 */
legal: Array<string>,
/**
 * What the viewer may not do now though it suggests itself, and why.
 */
forbidden: Array<Forbidden>, } & GameView;

/**
 * What needs the agreement of everybody.
 */
export type Proposal = "take-back" | "abort" | "rematch" | "more-time";

/**
 * Something that waits for agreement.
 */
export type ProposalScene = {
/**
 * What.
 */
what: Proposal,
/**
 * Who asked.
 */
by: Seat,
/**
 * Who agrees.
 */
agreed: Array<Seat>, };

/**
 * A name that a client gives to what it asks, so that asking again does nothing twice: one
 * to forty letters, digits and hyphens.
 */
export type RequestId = string;

/**
 * What a sentence is for. The game decides it where the sentence is made.
 */
export type Role = "heading" | "play" | "decision" | "consequence" | "ordinary";

/**
 * A numbered sentence of a rulebook, such as `C4.2`. Tests, refusals and pages name
 * rules by it.
 */
export type Rule = string;

/**
 * A table as one viewer may know it.
 */
export type Scene = {
/**
 * The table.
 */
table: TableId,
/**
 * Whether the table stands in the lobby's list.
 */
listed: boolean,
/**
 * How long players may think.
 */
clock: Clock,
/**
 * Whether people may talk.
 */
chat: boolean,
/**
 * The viewer's seat; none for a spectator.
 */
you: Seat | null,
/**
 * How things stand.
 */
now: Now,
/**
 * What was said last.
 */
talk: Array<ChatMessage>, } & GameOptions;

/**
 * A place at the table, counted clockwise from 0.
 */
export type Seat = number;

/**
 * Who holds a seat.
 */
export type SeatScene = {
/**
 * Who it is.
 */
holder: HolderScene,
/**
 * The time this seat has, if there is a clock.
 */
time: TimeScene | null,
/**
 * Whether it has chosen, where several choose at the same time.
 */
chosen: boolean, };

/**
 * A set of seats; iterates in ascending order.
 */
export type SeatSet = Array<number>;

/**
 * What all chance of a game comes from: 32 bytes, written as 64 hexadecimal digits.
 */
export type Seed = string;

/**
 * A sentence about what happened.
 */
export type Sentence = {
/**
 * What the sentence is for; not sent if it is ordinary.
 */
role?: Role,
/**
 * The sound that goes with it, if it has one of its own.
 */
cue?: Cue,
/**
 * The message's key.
 */
key: string,
/**
 * The message's arguments by name.
 */
args: { [key in string]: Arg }, };

/**
 * What is agreed when a table is made.
 */
export type Setup = {
/**
 * Whether the table stands in the lobby's list; else it is found by its link alone.
 */
listed?: boolean,
/**
 * How long players may think.
 */
clock?: Clock,
/**
 * Whether people may talk.
 */
chat?: boolean,
/**
 * How long every answer of a bot takes, whatever it was asked.
 */
pace?: Span,
/**
 * How long an absent player is waited for before the others may decide.
 */
grace?: Span, } & GameOptions;

/**
 * What is public of a shuffle.
 */
export type ShuffleScene = {
/**
 * How the seed is made.
 */
algorithm: string,
/**
 * What the house pledged for this game.
 */
pledge: Commitment,
/**
 * The pledge opened, once this game is over.
 */
opened: OpenedScene | null,
/**
 * What it pledged for the next, once this one is over.
 */
next: Commitment | null,
/**
 * The seats of a full table whose promise is awaited. Once there is none, the promises are
 * closed, and the seats show their bytes.
 */
awaited: Array<Seat>,
/**
 * By seat: what it promised, shown or not.
 */
commitments: Array<Commitment | null>,
/**
 * By seat: what it showed. (Of a deal of `interregnum-shuffle-1`: the bytes that were used.)
 */
shown: Array<Contribution | null>, };

/**
 * A moment of a finished game.
 */
export type Source = {
/**
 * The table it was played at.
 */
table: TableId,
/**
 * Which game of that table, from 1.
 */
round: number,
/**
 * How many moves had been made.
 */
moves: number, };

/**
 * A span of time, in milliseconds.
 */
export type Span = number;

/**
 * How far a table is.
 */
export type StageScene = { "kind": "gathering" } | { "kind": "shuffling",
/**
 * Until when.
 */
until: Time, } | { "kind": "playing" } | { "kind": "over",
/**
 * How it ended.
 */
ending: Ending,
/**
 * Who won.
 */
winners: Array<Seat>,
/**
 * The result in sentences for the viewer: the first has the score.
 */
result: Array<Phrase>,
/**
 * What each seat saw: all hands are open now.
 */
hands: Array<AnyView>, } | { "kind": "closed" };

/**
 * A place where the lesson stops.
 */
export type Stop = {
/**
 * Its name in the catalogue, after the lesson's.
 */
name: string,
/**
 * After how many moves.
 */
at: number,
/**
 * From where the moves before it are shown: more than the stop before if the lesson leaps.
 */
from: number,
/**
 * What the learner is asked.
 */
ask: Ask, };

/**
 * What a list shows of a table.
 */
export type Summary = {
/**
 * The table.
 */
table: TableId,
/**
 * How long players may think.
 */
clock: Clock,
/**
 * How far it is.
 */
stage: StageScene,
/**
 * Who sits where.
 */
seats: Array<SeatScene>, } & GameOptions;

/**
 * The name of a table, as it stands in its link: sixteen letters and digits, which nobody
 * guesses.
 */
export type TableId = string;

/**
 * A table in words and rows of cards, as one viewer sees it. A view whose
 * [`Aids`](View::Aids) are a `Tabletop` can be shown by every front end.
 */
export type Tabletop = {
/**
 * Where the game is, in one line.
 */
headline: Phrase,
/**
 * What the seats to act are asked for.
 */
question: Phrase | null,
/**
 * The zones, in the order in which they are drawn.
 */
rows: Array<ZoneRow>,
/**
 * What the viewer may do now, in words.
 */
actions: Array<LabelledAction>, };

/**
 * A moment: milliseconds since the beginning of 1970.
 */
export type Time = number;

/**
 * The time of a seat.
 */
export type TimeScene = {
/**
 * How much it has when it is not running.
 */
left: Span,
/**
 * When it will be up, if it is running.
 */
until: Time | null, };

/**
 * What the server says.
 */
export type ToClient = { "kind": "welcome",
/**
 * The version of the messages that the server speaks.
 */
protocol: number,
/**
 * Whether this connection acts for its person.
 */
acting: boolean,
/**
 * What happened since the version that the client knew, if that can be told.
 */
told: Array<Told> | null,
/**
 * The whole truth.
 */
scene: Scene, } | { "kind": "news",
/**
 * What, version by version, without holes.
 */
told: Array<Told>,
/**
 * How things stand after it.
 */
now: Now, } | { "kind": "scene",
/**
 * The whole truth.
 */
scene: Scene, } | { "kind": "done",
/**
 * The name the client gave to it.
 */
id: RequestId,
/**
 * The table's version after it.
 */
version: Version, } | { "kind": "refused",
/**
 * The name the client gave to it, if it could be read.
 */
id: RequestId | null,
/**
 * Why.
 */
error: ErrorBody, } | { "kind": "acting",
/**
 * Whether it does.
 */
acting: boolean, } | { "kind": "pong",
/**
 * The number that came.
 */
n: number, } | { "kind": "notice",
/**
 * What.
 */
text: string, } | { "kind": "bye",
/**
 * A code that stays the same between releases.
 */
code: string, };

/**
 * What one viewer is told of one entry.
 */
export type Told = {
/**
 * The table's version after the entry.
 */
version: Version,
/**
 * When it happened.
 */
at: Time,
/**
 * What the viewer may know of it.
 */
news: News, };

/**
 * The version of the position: it moves when the position does, and not with chat or with
 * a sealed choice. A move names the one it was chosen for.
 */
export type Turn = number;

/**
 * How many entries a table's log has: every entry moves it by one, for every viewer, hidden
 * or not.
 */
export type Version = number;

/**
 * Somebody who is shown a game.
 */
export type Viewer = { "seat": Seat } | "spectator";

/**
 * A zone and what lies in it.
 */
export type ZoneRow = {
/**
 * The zone's name in events, its seat after a hyphen: `pile`, `hand-0`.
 */
zone: string,
/**
 * What people call it.
 */
name: Phrase,
/**
 * Before whom it lies.
 */
seat: Seat | null,
/**
 * Whether it is the seat's hand.
 */
hand: boolean,
/**
 * The cards that the viewer can name, lowest first.
 */
cards: Array<LabelledCard>,
/**
 * How many more there are.
 */
unknown: number, };

/** Any JSON. */
export type Json = null | boolean | number | string | Array<Json> | { [key: string]: Json };

/** The view of a game that the page has no board for: it draws the aids, and reads no more of the view than this. */
export type PlainView = { viewer: Viewer };

/** An event of a game that the page has no board for. */
export type PlainEvent = GameEvent<string, string | { [key: string]: number }, Json>;

/** The options or the deal of a game that the page has no board for. */
export type PlainFields = { [key: string]: Json };

/** The types of a game that the page has no board for. */
export type PlainGame = { options: PlainFields, deal: PlainFields, view: PlainView, aids: Tabletop, event: PlainEvent };

/** The name of a game that the page has no board for. */
export type PlainName = "goofspiel";

/** Something for every game that the page has no board for. */
export const forPlainGames = <T>(of: (name: PlainName) => T): Record<PlainName, T> => ({ goofspiel: of("goofspiel") });

/** The types of each game, by its name. */
export type Games = {
  claim: { options: claim.Options, deal: claim.Deal, view: claim.ClaimView, aids: claim.Board, event: GameEvent<claim.Card, claim.Zone, claim.Fact> },
  braverats: { options: braverats.Options, deal: braverats.Deal, view: braverats.BraveRatsView, aids: braverats.Odds, event: GameEvent<braverats.Card, braverats.Zone, braverats.Fact> },
  defaite: { options: defaite.Options, deal: defaite.Deal, view: defaite.DefaiteView, aids: null, event: GameEvent<defaite.Card, defaite.Zone, defaite.Fact> },
} & Record<PlainName, PlainGame>;

/** The name of a game. */
export type GameName = "claim" | "braverats" | "defaite" | PlainName;

/** A view with its aids, tagged by its game. */
export type GameView = { game: "claim", view: claim.ClaimView, aids: claim.Board } | { game: "braverats", view: braverats.BraveRatsView, aids: braverats.Odds } | { game: "defaite", view: defaite.DefaiteView, aids: null } | { game: PlainName, view: PlainView, aids: Tabletop };

/** Options, tagged by their game. */
export type GameOptions = { game: "claim", options: claim.Options } | { game: "braverats", options: braverats.Options } | { game: "defaite", options: defaite.Options } | { game: PlainName, options: PlainFields };

/** A deal with its options, tagged by its game: what a record says of chance. */
export type GameDeal = { game: "claim", options: claim.Options, deal: claim.Deal } | { game: "braverats", options: braverats.Options, deal: braverats.Deal } | { game: "defaite", options: defaite.Options, deal: defaite.Deal } | { game: PlainName, options: PlainFields, deal: PlainFields };

/** A view of any game. */
export type AnyView = claim.ClaimView | braverats.BraveRatsView | defaite.DefaiteView | PlainView;

/** The aids of any game. */
export type AnyAids = claim.Board | braverats.Odds | null | Tabletop;

/** An event of any game. */
export type AnyEvent = GameEvent<claim.Card, claim.Zone, claim.Fact> | GameEvent<braverats.Card, braverats.Zone, braverats.Fact> | GameEvent<defaite.Card, defaite.Zone, defaite.Fact> | PlainEvent;
