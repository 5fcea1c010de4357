// Written by the tests of crates/wire; `make bless` writes it anew.
import type { Holding, Outcome, Seat, SeatSet, Seed, Viewer } from './messages';

/**
 * What a player is asked for (L13).
 */
export type Ask = "turn" | "lay" | "contest" | "answer" | "raise" | "lose" | "name" | "look" | "defend" | "king" | "choose" | "swap" | "put" | "take" | "give";

/**
 * What somebody is asked for.
 */
export type AskedView = {
/**
 * For what.
 */
ask: Ask,
/**
 * By which event or special person, if it is one.
 */
by: Card | null, };

/**
 * A position that was set up, as everybody could see it.
 */
export type Began = Array<number>;

/**
 * A card. Equal cards are the same card (L1.3).
 */
export type Card = string;

/**
 * A heap of cards without order, in which equal cards may lie several times.
 */
export type CardSet = Array<string>;

/**
 * Some of the cards that hands can hold.
 */
export type Class = "numbers" | "playable";

/**
 * An attack or a corruption under way.
 */
export type ContestView = {
/**
 * With what.
 */
means: Means,
/**
 * Who began it.
 */
attacker: Seat,
/**
 * Against whom.
 */
defender: Seat,
/**
 * What it is about.
 */
target: Held,
/**
 * What the attacker and the defender have laid.
 */
laid: [CardSet, CardSet],
/**
 * What they come to, the guards with the defender's.
 */
sums: [number, number], };

/**
 * The nobles by seat, and all other cards in order but the King: the hands in blocks of
 * seven, seat 0's first; the rest is the pile, its top first.
 */
export type Deal = {
/**
 * Where the order came from, if that is known.
 */
seed?: Seed,
/**
 * One noble for each seat.
 */
nobles: Array<Card>,
/**
 * The other cards.
 */
deck: Array<Card>, };

/**
 * Something that a player did, as far as a viewer knows it.
 */
export type Deed = string;

/**
 * What one viewer knows.
 */
export type DefaiteView = {
/**
 * Whose view it is.
 */
viewer: Viewer,
/**
 * What was agreed.
 */
options: Options,
/**
 * All cards of the game.
 */
deck: CardSet,
/**
 * L2.1: the noble that each seat was dealt; none, if the game was set up.
 */
nobles: Array<Card>,
/**
 * What the table looked like when the game began, if it was set up and not dealt.
 */
began: Began | null,
/**
 * The round, and how far it has got.
 */
round: RoundView,
/**
 * What they are asked for.
 */
asked: AskedView | null,
/**
 * What lies before each seat.
 */
seats: Array<SeatView>,
/**
 * What lies in the middle, in the order played.
 */
middle: Array<MiddleView>,
/**
 * Where the King is.
 */
king: King,
/**
 * How many cards are left in the deck.
 */
pile: number,
/**
 * The discards.
 */
discards: CardSet,
/**
 * The attack or corruption under way.
 */
contest: ContestView | null,
/**
 * The duel under way.
 */
duel: DuelView | null,
/**
 * The hand that somebody is looking at.
 */
looked: LookedView | null,
/**
 * Everything that was done, in order.
 */
history: Array<Done>,
/**
 * Everything that was seen of hands, in order.
 */
glimpses: Array<Glimpse>,
/**
 * How the game ended.
 */
outcome: Outcome<Detail> | null, };

/**
 * The count of a finished game.
 */
export type Detail = {
/**
 * The points by seat, the final scoring with them.
 */
points: Array<number>,
/**
 * What the final scoring brought each seat.
 */
final: Array<Last>, };

/**
 * Who did what.
 */
export type Done = {
/**
 * Who.
 */
seat: Seat,
/**
 * What.
 */
deed: Deed, };

/**
 * A duel under way.
 */
export type DuelView = {
/**
 * Who challenged.
 */
challenger: Seat,
/**
 * Whom.
 */
opponent: Seat,
/**
 * The challenger's card that lies face down, if it is the viewer's own.
 */
face_down: Card | null,
/**
 * The cards that are laid open and equal, the challenger's first.
 */
even: [Card, Card] | null,
/**
 * Who is to lose a noble.
 */
loser: Seat | null, };

/**
 * The seven kinds of events, in the order of the rulebook's table.
 */
export type EventCard = "rebellion" | "insurrection" | "decree" | "excommunication" | "imprisonment" | "masquerade" | "countermand";

/**
 * What can happen besides the motion of cards.
 */
export type Fact = { "round-begins": {
/**
 * Its number, from 1.
 */
number: number,
/**
 * Who has the first turn.
 */
first: Seat,
/**
 * Whether it is a masquerade.
 */
masquerade: boolean, } } | { "passes": {
/**
 * Who.
 */
seat: Seat, } } | { "face-down": {
/**
 * Who.
 */
seat: Seat, } } | { "contest": {
/**
 * With what.
 */
means: Means,
/**
 * Who begins it.
 */
attacker: Seat,
/**
 * Against whom.
 */
defender: Seat,
/**
 * What it is about.
 */
target: Held, } } | { "raised": {
/**
 * Whose.
 */
seat: Seat,
/**
 * What that side comes to.
 */
sum: number,
/**
 * What the other side comes to.
 */
against: number, } } | { "lets-go": {
/**
 * Who.
 */
seat: Seat,
/**
 * Who has won.
 */
winner: Seat,
/**
 * Whether the card goes over to another court.
 */
moves: boolean,
/**
 * What it was about.
 */
card: Card, } } | { "countermanded": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Against whom.
 */
against: Seat,
/**
 * What.
 */
what: Menace, } } | { "challenges": {
/**
 * Who.
 */
challenger: Seat,
/**
 * Whom.
 */
opponent: Seat, } } | { "no-duel": {
/**
 * Who challenged.
 */
challenger: Seat,
/**
 * Who has no number card.
 */
opponent: Seat, } } | { "even": {
/**
 * Who challenged.
 */
challenger: Seat, } } | { "duel-off": {
/**
 * Who challenged.
 */
challenger: Seat, } } | { "duel-won": {
/**
 * By whom.
 */
winner: Seat,
/**
 * Against whom.
 */
loser: Seat, } } | { "suit-goes": {
/**
 * Which.
 */
suit: Suit,
/**
 * To whom; nobody in particular if everybody takes their own.
 */
seat: Seat | null,
/**
 * Why.
 */
why: Why, } } | { "occurs": {
/**
 * Which.
 */
event: EventCard,
/**
 * Who played it.
 */
seat: Seat,
/**
 * Whom its player names, where one is named.
 */
against: Seat | null, } } | { "fails": {
/**
 * Which.
 */
event: EventCard,
/**
 * Who played them.
 */
seats: SeatSet, } } | { "acts": {
/**
 * Who.
 */
person: Special,
/**
 * For whom.
 */
owner: Seat, } } | { "nothing": {
/**
 * Which.
 */
card: Card, } } | { "looks": {
/**
 * Who.
 */
seat: Seat,
/**
 * At whose.
 */
at: Seat,
/**
 * Whether there is a choice of cards in it.
 */
choice: boolean, } } | { "declines": {
/**
 * By whom.
 */
seat: Seat, } } | { "scores": {
/**
 * Who.
 */
seat: Seat,
/**
 * How many points.
 */
points: number,
/**
 * For what.
 */
merit: Merit,
/**
 * What they have now.
 */
total: number, } } | "ends";

/**
 * Something that was seen of a hand.
 */
export type Glimpse = { "drew": {
/**
 * To whose hand.
 */
seat: Seat,
/**
 * Which, if the viewer saw it.
 */
card: Card | null, } } | { "showed": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Which.
 */
card: Card, } } | { "face-down": {
/**
 * Whose.
 */
seat: Seat,
/**
 * It is one of these.
 */
class: Class,
/**
 * Which, if it is the viewer's own.
 */
card: Card | null, } } | { "lacks": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Of what.
 */
class: Class, } } | { "has": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Of what.
 */
class: Class, } } | { "reaches": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Enough of what.
 */
means: Means,
/**
 * What the hand's cards come to at least.
 */
sum: number, } } | { "looked": {
/**
 * Who.
 */
seat: Seat,
/**
 * At whose.
 */
at: Seat,
/**
 * What it held, if the viewer is one of them.
 */
cards: CardSet | null,
/**
 * Whether it held different cards.
 */
choice: boolean, } } | { "took": {
/**
 * By whom.
 */
seat: Seat,
/**
 * From whom.
 */
from: Seat,
/**
 * Which, if the viewer is one of them.
 */
card: Card | null, } };

/**
 * A card of a court, and the musketeers on it or the gold under it.
 */
export type Held = string;

/**
 * One step of the capture.
 */
export type Item = {
/**
 * What.
 */
what: Part,
/**
 * How far it is.
 */
progress: Progress, };

/**
 * Where the King is.
 */
export type King = {
/**
 * Beside whom he stands, or who holds him.
 */
seat: Seat,
/**
 * Whether he is a prisoner.
 */
held: boolean, };

/**
 * What the final scoring brought one seat (L10.3).
 */
export type Last = {
/**
 * All of L10.2, the King's points with it.
 */
provinces: number,
/**
 * The rest.
 */
persons: number, };

/**
 * A hand that somebody is looking at.
 */
export type LookedView = {
/**
 * Who looks.
 */
seat: Seat,
/**
 * At whose hand.
 */
at: Seat,
/**
 * The cards.
 */
cards: Holding<CardSet>, };

/**
 * What a contest is fought with: musketeers for a province (L4), gold for a person (L5).
 */
export type Means = "musketeers" | "gold";

/**
 * What a Countermand ends (L9.3).
 */
export type Menace = "attack" | "corruption" | "duel" | { "event": EventCard };

/**
 * What brings points (L10).
 */
export type Merit = "provinces" | "king" | "persons" | { "card": Card };

/**
 * A card in the middle.
 */
export type MiddleView = {
/**
 * Who played it.
 */
seat: Seat,
/**
 * The card, if the viewer knows it.
 */
card: Card | null,
/**
 * Whether it lies face down.
 */
face_down: boolean, };

/**
 * What is agreed before the cards are dealt.
 */
export type Options = {
/**
 * Three to six.
 */
players: number, };

/**
 * What is captured, or takes effect.
 */
export type Part = { "event": [Seat, Card] } | { "suit": Suit } | { "person": [Seat, Card] } | "scoring";

/**
 * The progress of one step.
 */
export type Progress = "done" | "now" | "to-come";

/**
 * A round, and how far it has got.
 */
export type RoundView = {
/**
 * Its number, from 1.
 */
number: number,
/**
 * The order of turns.
 */
order: Array<Seat>,
/**
 * How many have had their turn.
 */
turns: number,
/**
 * Whether the player whose turn it is has acted.
 */
acted: boolean,
/**
 * Whether it is a masquerade.
 */
masquerade: boolean,
/**
 * Whether the next one will be.
 */
masquerade_next: boolean,
/**
 * L8: what the capture does, in order; empty while turns are taken.
 */
capture: Array<Item>,
/**
 * Captured cards that have yet to be placed.
 */
placing: Array<Card>,
/**
 * Courtiers that came into the court they are in during this round (L8.3).
 */
fresh: CardSet, };

/**
 * What lies before one seat.
 */
export type SeatView = {
/**
 * The hand, with the card that the seat has laid face down.
 */
hand: Holding<CardSet>,
/**
 * Whether one of these cards lies face down: in a duel, or in the middle of a masquerade.
 */
face_down: boolean,
/**
 * Nobles, persons and provinces, each with what guards it.
 */
court: Array<Held>,
/**
 * The reserve of musketeers and of gold.
 */
reserve: CardSet,
/**
 * The points.
 */
points: number, };

/**
 * The ten special persons, in the order of the rulebook's table.
 */
export type Special = "surveyor" | "tax-collector" | "marshal" | "executioner" | "cardinal" | "spy" | "ambassador" | "banker" | "captain" | "confessor";

/**
 * L1.5: the four suits, in the order of their capture (L8.2).
 */
export type Suit = "musketeers" | "courtiers" | "gold" | "provinces";

/**
 * Why a suit goes to a player (L8.2, L8.3).
 */
export type Why = "alone" | "highest" | "king" | "symbols" | "own";

/**
 * A place where cards lie.
 */
export type Zone = "pile" | { "hand": Seat } | "middle" | { "court": Seat } | { "guarding": [Seat, Card] } | { "reserve": Seat } | { "laid": Seat } | { "looked": Seat } | "discards" | { "beside": Seat } | { "prison": Seat };
