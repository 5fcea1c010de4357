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
 * Groups of members of which exactly one is chosen, whole.
 */
export type Alternatives = {
/**
 * What they are called together.
 */
title: Phrase,
/**
 * The groups.
 */
groups: Array<Array<string>>,
/**
 * The sentence that demands one of them.
 */
rule: Rule,
/**
 * What to tell if none is chosen.
 */
none: Phrase,
/**
 * What to tell if more than one is begun.
 */
several: Phrase,
/**
 * What to tell if one is not whole; `has` and `lacks` are added.
 */
part: Phrase, };

/**
 * The value of a placeholder of a [`Phrase`].
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
 * A card in words.
 */
export type CardWords = {
/**
 * Its name within a sentence.
 */
name: Phrase,
/**
 * Its name and its value, as they stand on the card, if that differs from the name.
 */
label?: Phrase,
/**
 * What it can do.
 */
power?: Phrase, };

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
 * The time.
 */
at: Time,
/**
 * By whom: the name, since seats change.
 */
name: string,
/**
 * The content.
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
increment: Span, } | { "kind": "days",
/**
 * How long for every choice; as long as they like if it is not said. Of two, who lets it pass
 * loses; in a game of more the first legal action is played.
 */
span?: Span,
/**
 * The days of vacation that every player has in a game.
 */
vacation?: number, };

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
 * The proposal.
 */
what: Proposal, } | { "do": "answer",
/**
 * The proposal.
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
choice: Choice, } | { "do": "take-vacation",
/**
 * For how many days.
 */
days: number, } | { "do": "end-vacation" } | { "do": "plan",
/**
 * The whole plan, which replaces the one before; none to withdraw it. A line begins with a move of
 * another and ends with a reply of one's own.
 */
lines: Array<Array<PlannedMove>>,
/**
 * The turn it was made in.
 */
turn: Turn, } | { "do": "say",
/**
 * The message.
 */
text: string, } | { "do": "gesture",
/**
 * The gesture.
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
 * The seat.
 */
seat: number, } | { "kind": "out-of-time",
/**
 * Whose.
 */
seat: number, } | { "kind": "lapsed" } | { "kind": "aborted" } | { "kind": "unfinished",
/**
 * Who was absent.
 */
seat: number, } | { "kind": "abandoned",
/**
 * The seat.
 */
seat: number, };

/**
 * Why a request is refused.
 */
export type ErrorBody = {
/**
 * A short name that stays the same between releases.
 */
code: string,
/**
 * The explanation in the person's language.
 */
message: string,
/**
 * The number of the sentence of the rulebook, if a rule is the reason.
 */
rule?: string,
/**
 * For a stale move: the current turn.
 */
turn?: Turn,
/**
 * For a stale move: the current version of the table.
 */
version?: Version, };

/**
 * One thing that is agreed.
 */
export type Field = {
/**
 * The field's name in the options of a record.
 */
name: string,
/**
 * What it is called where there is space for a sentence.
 */
title: Phrase,
/**
 * What it is called in a row of a menu, in at most sixteen letters.
 */
label: Phrase,
/**
 * What it means, in the help of a command.
 */
help: Phrase,
/**
 * A line about it.
 */
about: Phrase | null,
/**
 * The sentence of the rulebook behind it.
 */
rule: Rule | null,
/**
 * The heading that it shares with other fields.
 */
group: Group | null,
/**
 * What to tell who gives something else; `found` is what was given.
 */
refusal: Phrase,
/**
 * The value before anything is chosen.
 */
usual: OptionValue, } & ({ "kind": "choice",
/**
 * All of them.
 */
choices: Array<OptionChoice>,
/**
 * What stands for a value in the help of a command, if not the values themselves.
 */
placeholder: string | null, } | { "kind": "switch",
/**
 * Not played.
 */
off: OptionChoice,
/**
 * Played.
 */
on: OptionChoice,
/**
 * What the value that is not usual adds to the label of a setup.
 */
tag: string, } | { "kind": "number",
/**
 * The least.
 */
least: number,
/**
 * The most.
 */
most: number,
/**
 * What to say of it in a setup; `number` is added.
 */
told: Phrase | null, } | { "kind": "seat",
/**
 * What to say of the seat that is chosen.
 */
told: Phrase, } | { "kind": "set" } & SetField);

/**
 * An action that a player may expect to be legal, and the reason why it is not.
 */
export type Forbidden = {
/**
 * The action in the notation of records.
 */
action: string,
/**
 * The sentence of the rulebook that forbids it.
 */
rule: string,
/**
 * The explanation for the player.
 */
phrase: Phrase, };

/**
 * Who may do what next, as far as a player can tell.
 */
export type Foresight = {
/**
 * Who acts next: the player, where several choose at the same time and the player is one of them.
 */
seat: Seat,
/**
 * What the seat may do then. Of the player's own actions, those that are possible whatever is hidden; of
 * another's, those that everybody will see.
 */
actions: Array<PossibleAction>, };

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
 * A message from a client.
 */
export type FromClient = { "kind": "hello",
/**
 * The version of the client's protocol.
 */
protocol: number,
/**
 * The last version of the table that the client knows. The answer has the news since then,
 * if the table still has them.
 */
since?: Version,
/**
 * The guest's token, from a page whose browser keeps no cookies. A browser cannot set
 * headers on a WebSocket, and a token in the address would end up in logs.
 */
token?: string, } | { "kind": "ask",
/**
 * The id of the request. The server carries out a request once, even if it is sent again
 * with the same id.
 */
id: RequestId,
/**
 * The command.
 */
command: Command, } | { "kind": "take-over" } | { "kind": "ping",
/**
 * A number that the answer repeats.
 */
n: number, };

/**
 * What one viewer learns of an event.
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
 * The fact.
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
 * A heading above several fields.
 */
export type Group = {
/**
 * The heading.
 */
title: Phrase,
/**
 * A line about it.
 */
about: Phrase | null, };

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
 * The action in the notation of records.
 */
action: string,
/**
 * The text of its button.
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
 * The card in the notation of records.
 */
code: string,
/**
 * The name and value printed on the card.
 */
label: Phrase,
/**
 * What the card can do, unless the label says it all.
 */
power: Phrase | null, };

/**
 * A lesson as the learner's page receives it.
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
 * A move of a line.
 */
export type LineMove = {
/**
 * Who made it.
 */
seat: Seat,
/**
 * The action, as in a record.
 */
action: string,
/**
 * The action in words.
 */
label: Phrase, };

/**
 * A member of a set.
 */
export type Member = {
/**
 * What it is called in the value.
 */
value: string,
/**
 * Its name.
 */
title: Phrase,
/**
 * What it does, in few words.
 */
about: Phrase,
/**
 * Its name and what it does, in a row of a menu.
 */
label: Phrase,
/**
 * What it does, in full.
 */
detail: Phrase, };

/**
 * Who made a seat's move.
 */
export type MovedBy = "player" | "clock" | "stand-in";

/**
 * What a viewer may know of an entry.
 */
export type News = { "kind": "hidden" } | { "kind": "created" } | { "kind": "sat",
/**
 * The seat.
 */
seat: Seat,
/**
 * The name to be shown.
 */
name: string,
/**
 * What the seat promised for the shuffle.
 */
commitment: Commitment | null, } | { "kind": "rose",
/**
 * The seat.
 */
seat: Seat,
/**
 * Whether the host unseated the person who sat there.
 */
unseated?: boolean, } | { "kind": "dealt",
/**
 * The bytes by seat.
 */
bytes: Array<Contribution>,
/**
 * What the deal made happen, as the viewer may know it.
 */
story: Chapter, } | { "kind": "chose",
/**
 * The seat.
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
 * Whether time was up, and the server did it.
 */
timeout: boolean,
/**
 * What it made happen, as the viewer may know it.
 */
story: Chapter, } | { "kind": "took-back",
/**
 * The turn after it.
 */
turn: Turn, } | { "kind": "found",
/**
 * Which seat.
 */
seat: Seat,
/**
 * How many moves a bot made for the person meanwhile.
 */
played: number, } | { "kind": "ended",
/**
 * How.
 */
ending: Ending,
/**
 * Who won.
 */
winners: Array<Seat>,
/**
 * What the server pledges for the next shuffle.
 */
next: Commitment, } | { "kind": "bot-sat",
/**
 * The seat.
 */
seat: Seat,
/**
 * The bot's name.
 */
bot: string, } | { "kind": "closed" } | { "kind": "committed",
/**
 * The seat.
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
 * The seat.
 */
seat: Seat,
/**
 * Its bytes.
 */
bytes: Contribution, } | { "kind": "proposed",
/**
 * The seat.
 */
seat: Seat,
/**
 * The proposal.
 */
what: Proposal, } | { "kind": "answered",
/**
 * The seat.
 */
seat: Seat,
/**
 * The proposal.
 */
what: Proposal,
/**
 * Whether they agree.
 */
agree: boolean, } | { "kind": "lost",
/**
 * Which seat.
 */
seat: Seat,
/**
 * When the others may decide.
 */
until: Time, } | { "kind": "left",
/**
 * Which seat.
 */
seat: Seat, } | { "kind": "grace-over",
/**
 * Which seat.
 */
seat: Seat, } | { "kind": "decided",
/**
 * The seat.
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
 * Whether for good: the person has resigned.
 */
for_good: boolean, } | { "kind": "rematched" } | { "kind": "said",
/**
 * The seat.
 */
seat: Seat,
/**
 * The message.
 */
text: string, } | { "kind": "gestured",
/**
 * The seat.
 */
seat: Seat,
/**
 * The gesture.
 */
emote: Emote, } | { "kind": "chat-switched",
/**
 * Whether people may talk.
 */
on: boolean, } | { "kind": "gave-back",
/**
 * How long.
 */
lost: Span, } | { "kind": "vacation-taken",
/**
 * The seat.
 */
seat: Seat,
/**
 * For how many days.
 */
days: number,
/**
 * Until when.
 */
until: Time, } | { "kind": "vacation-ended",
/**
 * The seat.
 */
seat: Seat, } | { "kind": "extended",
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
 * The position at the end of a record, with all cards open.
 */
export type OpenPosition = {
/**
 * The names of those who play, by seat.
 */
names: Array<string>,
/**
 * How many moves the record has.
 */
moves: number,
/**
 * Who has to choose, in the order in which the board asks them.
 */
to_act: Array<Seat>,
/**
 * What each seat sees and may do.
 */
seats: Array<Position>,
/**
 * Who has won, if the game is over.
 */
winners: Array<Seat> | null,
/**
 * The result in sentences, if the game is over.
 */
result: Array<Phrase>,
/**
 * What the last move made happen.
 */
phrases: Array<Sentence>,
/**
 * The moves so far: who made them, and what they were, in words.
 */
line: Array<LineMove>,
/**
 * The position as a text that sets it up, if it can be written so.
 */
text: string | null,
/**
 * The record until here, or the position that was set up with the moves from there.
 */
record: GameDeal, };

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
 * A value that can be chosen.
 */
export type OptionChoice = {
/**
 * The value.
 */
value: OptionValue,
/**
 * What it is called; the value itself if nothing is said.
 */
title: Phrase | null,
/**
 * What it is called in a row of a menu; the title if nothing is said.
 */
label: Phrase | null,
/**
 * A line about it.
 */
about: Phrase | null,
/**
 * The sentence of the rulebook that describes it.
 */
rule: Rule | null,
/**
 * What to say of it in a setup; nothing where it goes without saying.
 */
told: Phrase | null,
/**
 * What makes the seats differ from each other.
 */
roles: Roles | null, };

/**
 * The options of a game: what can be chosen, and what belongs together.
 */
export type OptionForm = {
/**
 * How many play.
 */
seating: Seating,
/**
 * The fields, in the order in which they are asked.
 */
fields: Array<Field>,
/**
 * What to say of a setup of which nothing else is to be said: "no variants".
 */
plain: Phrase | null, };

/**
 * The value of one field. Its text is that of the command line.
 */
export type OptionValue = boolean | number | string | Array<string>;

/**
 * How a game ended.
 */
export type Outcome<D> = {
/**
 * Who won: nobody in a draw, several in a team or a shared win.
 */
winners: SeatSet,
/**
 * What decided the game, as one word of the record format, such as `votes`.
 */
reason: string,
/**
 * The figures behind the result.
 */
detail: D, };

/**
 * A message of the Fluent catalogue. Games choose the message, front ends translate it.
 */
export type Phrase = {
/**
 * The message's key.
 */
key: string,
/**
 * The message's arguments by name.
 */
args: { [key in string]: Arg },
/**
 * What the phrase names, as records write it: the code of a card. For front ends that draw
 * what a sentence is about.
 */
code?: string, };

/**
 * Why a plan was dropped.
 */
export type PlanDropped = "otherwise" | "illegal" | "overtaken";

/**
 * A plan as its owner sees it; nobody else does.
 */
export type PlanScene = {
/**
 * The lines that may still be played, from the next move on.
 */
lines: Array<Array<PlannedMoveScene>>,
/**
 * Why the last plan was dropped, until its owner plans or moves again.
 */
dropped: PlanDropped | null, };

/**
 * A move of a planned line: one that the others may make, or the player's own reply.
 */
export type PlannedMove = {
/**
 * Whose move it is.
 */
seat: number,
/**
 * The action, as in a record.
 */
action: string, };

/**
 * A move of a planned line, with its words.
 */
export type PlannedMoveScene = {
/**
 * Whose move it is.
 */
seat: Seat,
/**
 * The action, as in a record.
 */
action: string,
/**
 * The action in words.
 */
label: Phrase, };

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
forbidden: Array<Forbidden>,
/**
 * The viewer's own plan, or why the last one was dropped.
 */
plan?: PlanScene, } & GameView;

/**
 * An action that may come.
 */
export type PossibleAction = {
/**
 * The action, as in a record.
 */
action: string,
/**
 * The action in words.
 */
label: Phrase, };

/**
 * A set that has a name.
 */
export type Preset = {
/**
 * Its name on the command line.
 */
name: string,
/**
 * Its name for people.
 */
title: Phrase,
/**
 * Its members.
 */
members: Array<string>, };

/**
 * What needs the agreement of everybody.
 */
export type Proposal = "take-back" | "abort" | "rematch" | "more-time";

/**
 * Something that waits for agreement.
 */
export type ProposalScene = {
/**
 * The proposal.
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
 * A finished game after one of its moves, with all cards open.
 */
export type RecordMoment = {
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
 * A name that a client gives to what it asks, so that asking again does nothing twice: one
 * to forty letters, digits and hyphens.
 */
export type RequestId = string;

/**
 * The members that are no part of an alternative, and how many of them are chosen.
 */
export type Rest = {
/**
 * What they are called together.
 */
title: Phrase,
/**
 * The field whose value decides how many.
 */
field: string,
/**
 * How many, by that value.
 */
sizes: Array<Size>,
/**
 * What to tell if there are too few; `count` and `rule` are added.
 */
few: Phrase,
/**
 * What to tell if there are too many; `count` and `rule` are added.
 */
many: Phrase, };

/**
 * The role of a sentence. The game sets it where it makes the sentence.
 */
export type Role = "heading" | "play" | "decision" | "consequence" | "ordinary";

/**
 * Seats that are not alike, so that players may want to choose between them.
 */
export type Roles = {
/**
 * What seat 0 has, as the question who is to sit there.
 */
title: Phrase,
/**
 * What to say of each seat.
 */
seats: Array<Phrase>, };

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
 * Whether its games count for the ratings.
 */
rated?: boolean,
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
chosen: boolean,
/**
 * Its vacation, where players may take one.
 */
vacation?: VacationScene, };

/**
 * The 128 random bits that a person proves to be the same person with. It is never stored;
 * its `Debug` shows nothing.
 */
export type SeatSecret = string;

/**
 * A set of seats; iterates in ascending order.
 */
export type SeatSet = Array<number>;

/**
 * How many play, and who is whose partner.
 */
export type Seating = {
/**
 * The field that says how many play; none where the number is always the same.
 */
field: string | null,
/**
 * The tables there are. Without a field, the first is the only one.
 */
tables: Array<TableSize>, };

/**
 * The source of all chance of a game: 32 bytes, written as 64 hexadecimal digits.
 */
export type Seed = string;

/**
 * A sentence about what happened.
 */
export type Sentence = {
/**
 * The role of the sentence; omitted in messages if it is ordinary.
 */
role?: Role,
/**
 * The sound that goes with it, if it has one of its own.
 */
cue?: Cue,
/**
 * What the sentence tells, in a word of the game's own (`duel-won`), for front ends that draw
 * what happened; none if nothing is drawn.
 */
topic?: string,
/**
 * The message's key.
 */
key: string,
/**
 * The message's arguments by name.
 */
args: { [key in string]: Arg },
/**
 * What the phrase names, as records write it: the code of a card. For front ends that draw
 * what a sentence is about.
 */
code?: string, };

/**
 * Several of a list: exactly one of some alternatives, whole, and a number of the rest.
 */
export type SetField = {
/**
 * Everything that can be chosen, in the order in which a set is written.
 */
members: Array<Member>,
/**
 * The alternatives.
 */
alternatives: Alternatives,
/**
 * The members that are no part of an alternative.
 */
rest: Rest,
/**
 * Sets that have a name.
 */
presets: Array<Preset>,
/**
 * The title of a set without a name.
 */
mixed: Phrase,
/**
 * The title of a set by chance.
 */
surprise: Phrase,
/**
 * What to say of a set that can be played; `name` is added.
 */
playable: Phrase,
/**
 * What to say of the set in a setup; `name` is added.
 */
told: Phrase, };

/**
 * What is agreed when a table is made.
 */
export type Setup = {
/**
 * Whether the table stands in the lobby's list; else it is found by its link alone.
 */
listed?: boolean,
/**
 * Whether games among people count for their ratings. Who leaves a rated game loses it.
 */
rated?: boolean,
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
 * What the server pledged for this game.
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
 * How many of the rest are chosen at one kind of table.
 */
export type Size = {
/**
 * The value of the field that decides.
 */
when: OptionValue,
/**
 * How many.
 */
count: number,
/**
 * The sentence that says so.
 */
rule: Rule,
/**
 * What to say about it.
 */
about: Array<Phrase>, };

/**
 * A choice whose worth is known exactly.
 */
export type SolvedAction = {
/**
 * Who may choose it.
 */
seat: Seat,
/**
 * The action, as in a record.
 */
action: string,
/**
 * The action in words.
 */
label: Phrase,
/**
 * The card that it is about.
 */
card: string | null,
/**
 * The chance to win with it against best play, a draw counted half.
 */
chance: number,
/**
 * How often best play chooses it, from 0 to 1.
 */
share: number,
/**
 * What it comes to in words, if that says more than the chance.
 */
result: Phrase | null, };

/**
 * The exact solution of a position.
 */
export type SolvedPosition = {
/**
 * What best play of both sides comes to, in a sentence.
 */
verdict: Phrase,
/**
 * Every choice of the seats that choose here, by seat.
 */
choices: Array<SolvedAction>,
/**
 * Where both choose at the same time: what the first seat gets, from −1 to 1, for each of its choices
 * (rows) against each of the second seat's (columns). Empty otherwise.
 */
payoffs: Array<Array<number>>, };

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
 * A table as lists show it.
 */
export type Summary = {
/**
 * The table.
 */
table: TableId,
/**
 * Whether its games count for the ratings.
 */
rated?: boolean,
/**
 * How long players may think.
 */
clock: Clock,
/**
 * The stage of the table.
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
 * A table of one size. Seat `n` plays on side `n % sides`.
 */
export type TableSize = {
/**
 * The number of seats.
 */
seats: number,
/**
 * The number of sides: as many as seats where everybody plays alone.
 */
sides: number, };

/**
 * A table in words and rows of cards, as one viewer sees it. A view whose
 * [`Aids`](View::Aids) are a `Tabletop` can be shown by every front end.
 */
export type Tabletop = {
/**
 * The progress of the game in one line.
 */
headline: Phrase,
/**
 * What the seats to act must choose.
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
 * A message from the server.
 */
export type ToClient = { "kind": "welcome",
/**
 * The version of the server's protocol.
 */
protocol: number,
/**
 * Whether this connection acts for its person.
 */
acting: boolean,
/**
 * The news since the version that the client knew, if the table still has them.
 */
told: Array<Told> | null,
/**
 * Everything that the viewer may know.
 */
scene: Scene, } | { "kind": "news",
/**
 * The news, version by version, without gaps.
 */
told: Array<Told>,
/**
 * The state of the table after it.
 */
now: Now, } | { "kind": "scene",
/**
 * Everything that the viewer may know.
 */
scene: Scene, } | { "kind": "done",
/**
 * The id of the request.
 */
id: RequestId,
/**
 * The table's version after it.
 */
version: Version, } | { "kind": "refused",
/**
 * The id of the request, if it could be read.
 */
id: RequestId | null,
/**
 * The reason.
 */
error: ErrorBody, } | { "kind": "acting",
/**
 * Whether this connection acts for its person.
 */
acting: boolean, } | { "kind": "pong",
/**
 * The number of the ping.
 */
n: number, } | { "kind": "notice",
/**
 * The text of the announcement.
 */
text: string, } | { "kind": "bye",
/**
 * A code that stays the same between releases.
 */
code: string, };

/**
 * What a viewer learns of one entry.
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
 * The vacation of a seat in a game that is played over days.
 */
export type VacationScene = {
/**
 * The days that may still be taken.
 */
left: number,
/**
 * When the last one ends or ended.
 */
until: Time | null, };

/**
 * How many entries of a table's log viewers are told of: each moves it by one, for every viewer, hidden
 * or not. Plans alone do not count. The store counts all entries.
 */
export type Version = number;

/**
 * Somebody who looks at a game.
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
 * The zone's name for people.
 */
name: Phrase,
/**
 * The seat to which the zone belongs.
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
 * The number of the other cards.
 */
unknown: number, };

/** Any JSON. */
export type Json = null | boolean | number | string | Array<Json> | { [key: string]: Json };

/** The view of a game that the page has no board for: it draws the aids, and reads no more of the view than this. */
export type PlainView = { viewer: Viewer };

/** An event of a game that the page has no board for. */
export type PlainEvent = GameEvent<string, string | { [key: string]: number }, Json>;

/** The options of a game that the page has no board for. */
export type PlainOptions = { [key: string]: OptionValue };

/** The deal of a game that the page has no board for. */
export type PlainFields = { [key: string]: Json };

/** The types of a game that the page has no board for. */
export type PlainGame = { options: PlainOptions, deal: PlainFields, view: PlainView, aids: Tabletop, event: PlainEvent };

/** The name of a game that the page has no board for. */
export type PlainName = "goofspiel";

/** Something for every game that the page has no board for. */
export const forPlainGames = <T>(of: (name: PlainName) => T): Record<PlainName, T> => ({ goofspiel: of("goofspiel") });

/** The types of each game, by its name. */
export type Games = {
  claim: { options: claim.Options, deal: claim.Deal, view: claim.ClaimView, aids: claim.Board, event: GameEvent<claim.Card, claim.Zone, claim.Fact> },
  braverats: { options: braverats.Options, deal: braverats.Deal, view: braverats.BraveRatsView, aids: braverats.Odds, event: GameEvent<braverats.Card, braverats.Zone, braverats.Fact> },
  defaite: { options: defaite.Options, deal: defaite.Deal, view: defaite.DefaiteView, aids: defaite.Wording, event: GameEvent<defaite.Card, defaite.Zone, defaite.Fact> },
} & Record<PlainName, PlainGame>;

/** The name of a game. */
export type GameName = "claim" | "braverats" | "defaite" | PlainName;

/** A view with its aids, tagged by its game. */
export type GameView = { game: "claim", view: claim.ClaimView, aids: claim.Board } | { game: "braverats", view: braverats.BraveRatsView, aids: braverats.Odds } | { game: "defaite", view: defaite.DefaiteView, aids: defaite.Wording } | { game: PlainName, view: PlainView, aids: Tabletop };

/** Options, tagged by their game. */
export type GameOptions = { game: "claim", options: claim.Options } | { game: "braverats", options: braverats.Options } | { game: "defaite", options: defaite.Options } | { game: PlainName, options: PlainOptions };

/** A deal with its options, tagged by its game: what a record says of chance. */
export type GameDeal = { game: "claim", options: claim.Options, deal: claim.Deal } | { game: "braverats", options: braverats.Options, deal: braverats.Deal } | { game: "defaite", options: defaite.Options, deal: defaite.Deal } | { game: PlainName, options: PlainOptions, deal: PlainFields };

/** A view of any game. */
export type AnyView = claim.ClaimView | braverats.BraveRatsView | defaite.DefaiteView | PlainView;

/** The aids of any game. */
export type AnyAids = claim.Board | braverats.Odds | defaite.Wording | Tabletop;

/** An event of any game. */
export type AnyEvent = GameEvent<claim.Card, claim.Zone, claim.Fact> | GameEvent<braverats.Card, braverats.Zone, braverats.Fact> | GameEvent<defaite.Card, defaite.Zone, defaite.Fact> | PlainEvent;
