// Written by the tests of crates/wire; `make bless` writes it anew.
import type { Holding, Outcome, Phrase, Seat, SeatSet, Seed, Viewer } from './messages';

/**
 * The kinds of choices (L13).
 */
export type Ask = "turn" | "lay" | "contest" | "answer" | "raise" | "lose" | "name" | "look" | "defend" | "king" | "choose" | "swap" | "put" | "take" | "give";

/**
 * A choice that a player has to make.
 */
export type AskedView = {
/**
 * The kind of choice.
 */
ask: Ask,
/**
 * The event or special person that asks, if any.
 */
by: Card | null, };

/**
 * The public part of a position that was set up.
 */
export type Began = Array<number>;

/**
 * A card. Equal cards are the same card (L1.3).
 */
export type Card = string;

/**
 * A multiset of cards: equal cards may occur several times.
 */
export type CardSet = Array<string>;

/**
 * A class of cards that hands can hold.
 */
export type Class = "numbers" | "playable";

/**
 * An attack or a corruption in progress.
 */
export type ContestView = {
/**
 * The kind of cards that are laid.
 */
means: Means,
/**
 * The player who attacks.
 */
attacker: Seat,
/**
 * The player who is attacked.
 */
defender: Seat,
/**
 * The card for which it is fought.
 */
target: Held,
/**
 * The cards that the attacker and the defender have laid.
 */
laid: [CardSet, CardSet],
/**
 * The sums of both; the guards count for the defender.
 */
sums: [number, number], };

/**
 * The nobles by seat, and all other cards except the King in order: the hands in blocks of seven,
 * seat 0's first; the rest is the pile, top first.
 */
export type Deal = {
/**
 * The seed of the deal, if it is known.
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
 * An action of a player, as far as a viewer knows it.
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
 * The options of the game.
 */
options: Options,
/**
 * All cards of the game.
 */
deck: CardSet,
/**
 * L2.1: the noble that each seat was dealt; empty if the game was set up.
 */
nobles: Array<Card>,
/**
 * The beginning of the game, if it was set up and not dealt.
 */
began: Began | null,
/**
 * The round and its progress.
 */
round: RoundView,
/**
 * What the seats to act have to choose.
 */
asked: AskedView | null,
/**
 * What lies before each seat.
 */
seats: Array<SeatView>,
/**
 * The cards in the middle, in the order played.
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
 * The current attack or corruption.
 */
contest: ContestView | null,
/**
 * The current duel.
 */
duel: DuelView | null,
/**
 * The hand that a player is looking at.
 */
looked: LookedView | null,
/**
 * All actions, in order.
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
 * The result of a finished game.
 */
export type Detail = {
/**
 * The points by seat, including the final scoring.
 */
points: Array<number>,
/**
 * The final scoring of each seat.
 */
final: Array<Last>, };

/**
 * An action and its player.
 */
export type Done = {
/**
 * The player.
 */
seat: Seat,
/**
 * The action.
 */
deed: Deed, };

/**
 * A duel in progress.
 */
export type DuelView = {
/**
 * The challenger.
 */
challenger: Seat,
/**
 * The opponent.
 */
opponent: Seat,
/**
 * The challenger's card that lies face down, if it is the viewer's own.
 */
face_down: Card | null,
/**
 * The revealed equal cards, the challenger's first.
 */
even: [Card, Card] | null,
/**
 * The player who must lose a noble.
 */
loser: Seat | null, };

/**
 * The seven kinds of events, in the order of the rulebook's table.
 */
export type EventCard = "rebellion" | "insurrection" | "decree" | "excommunication" | "imprisonment" | "masquerade" | "countermand";

/**
 * What can happen besides moving and showing cards.
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
 * The player.
 */
seat: Seat, } } | { "face-down": {
/**
 * The player.
 */
seat: Seat, } } | { "contest": {
/**
 * The kind of cards that are laid.
 */
means: Means,
/**
 * The player who attacks.
 */
attacker: Seat,
/**
 * The player who is attacked.
 */
defender: Seat,
/**
 * The card for which it is fought.
 */
target: Held, } } | { "raised": {
/**
 * The player who raised.
 */
seat: Seat,
/**
 * The sum of that side.
 */
sum: number,
/**
 * The sum of the other side.
 */
against: number, } } | { "lets-go": {
/**
 * The player.
 */
seat: Seat,
/**
 * The winner of the contest.
 */
winner: Seat,
/**
 * Whether the card moves to another court.
 */
moves: boolean,
/**
 * The card for which it was fought.
 */
card: Card, } } | { "countermanded": {
/**
 * The player.
 */
seat: Seat,
/**
 * The player who had begun it.
 */
against: Seat,
/**
 * What it ends.
 */
what: Menace, } } | { "challenges": {
/**
 * The challenger.
 */
challenger: Seat,
/**
 * The opponent.
 */
opponent: Seat, } } | { "no-duel": {
/**
 * The challenger.
 */
challenger: Seat,
/**
 * The player without a number card.
 */
opponent: Seat, } } | { "even": {
/**
 * The challenger.
 */
challenger: Seat, } } | { "duel-off": {
/**
 * The challenger.
 */
challenger: Seat, } } | { "duel-won": {
/**
 * The winner.
 */
winner: Seat,
/**
 * The loser.
 */
loser: Seat, } } | { "suit-goes": {
/**
 * The suit.
 */
suit: Suit,
/**
 * The player who takes it; `None` if everybody takes their own card.
 */
seat: Seat | null,
/**
 * The reason.
 */
why: Why, } } | { "occurs": {
/**
 * The event.
 */
event: EventCard,
/**
 * Who played it.
 */
seat: Seat,
/**
 * The player whom it is directed against, if one was named.
 */
against: Seat | null, } } | { "fails": {
/**
 * The event.
 */
event: EventCard,
/**
 * Who played them.
 */
seats: SeatSet, } } | { "acts": {
/**
 * The special person.
 */
person: Special,
/**
 * The player for whom the person acts.
 */
owner: Seat, } } | { "nothing": {
/**
 * The card.
 */
card: Card, } } | { "looks": {
/**
 * The player.
 */
seat: Seat,
/**
 * The owner of the hand.
 */
at: Seat,
/**
 * Whether the hand holds different cards to choose from.
 */
choice: boolean, } } | { "declines": {
/**
 * The player.
 */
seat: Seat, } } | { "scores": {
/**
 * The player.
 */
seat: Seat,
/**
 * The number of points.
 */
points: number,
/**
 * What the points are for.
 */
merit: Merit,
/**
 * The player's total after it.
 */
total: number, } } | "ends";

/**
 * Something that was seen of a hand.
 */
export type Glimpse = { "drew": {
/**
 * The owner of the hand.
 */
seat: Seat,
/**
 * The card, if the viewer saw it.
 */
card: Card | null, } } | { "showed": {
/**
 * The owner of the hand.
 */
seat: Seat,
/**
 * The card.
 */
card: Card, } } | { "face-down": {
/**
 * The owner of the hand.
 */
seat: Seat,
/**
 * The class to which the card belongs.
 */
class: Class,
/**
 * The card, if it is the viewer's own.
 */
card: Card | null, } } | { "lacks": {
/**
 * The owner of the hand.
 */
seat: Seat,
/**
 * The kind of cards.
 */
class: Class, } } | { "has": {
/**
 * The owner of the hand.
 */
seat: Seat,
/**
 * The kind of cards.
 */
class: Class, } } | { "reaches": {
/**
 * The owner of the hand.
 */
seat: Seat,
/**
 * The kind of cards of which it holds enough.
 */
means: Means,
/**
 * The least sum of the hand's cards.
 */
sum: number, } } | { "looked": {
/**
 * The player.
 */
seat: Seat,
/**
 * The owner of the hand.
 */
at: Seat,
/**
 * The cards of the hand, if the viewer is one of the two players.
 */
cards: CardSet | null,
/**
 * Whether it held different cards.
 */
choice: boolean, } } | { "took": {
/**
 * The player.
 */
seat: Seat,
/**
 * The player from whose hand it was taken.
 */
from: Seat,
/**
 * The card, if the viewer is one of the two players.
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
 * What the step captures or applies.
 */
what: Part,
/**
 * The progress of the step.
 */
progress: Progress, };

/**
 * Where the King is.
 */
export type King = {
/**
 * The seat that he stands beside or that holds him.
 */
seat: Seat,
/**
 * Whether he is a prisoner.
 */
held: boolean, };

/**
 * The final scoring of one seat (L10.3).
 */
export type Last = {
/**
 * The points by L10.2, including those for the King.
 */
provinces: number,
/**
 * The points for persons.
 */
persons: number, };

/**
 * A hand that a player is looking at.
 */
export type LookedView = {
/**
 * The player who looks.
 */
seat: Seat,
/**
 * The owner of the hand.
 */
at: Seat,
/**
 * The cards.
 */
cards: Holding<CardSet>, };

/**
 * The kind of cards with which a contest is fought: musketeers for a province (L4), gold for a
 * person (L5).
 */
export type Means = "musketeers" | "gold";

/**
 * What a Countermand ends (L9.3).
 */
export type Menace = "attack" | "corruption" | "duel" | { "event": EventCard };

/**
 * The source of points (L10).
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
 * What the players agree on before the deal.
 */
export type Options = {
/**
 * Three to six.
 */
players: number, };

/**
 * What a step captures or applies.
 */
export type Part = { "event": [Seat, Card] } | { "suit": Suit } | { "person": [Seat, Card] } | "scoring";

/**
 * The progress of one step.
 */
export type Progress = "done" | "now" | "to-come";

/**
 * A round and its progress.
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
 * The number of players who have had their turn.
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
 * Whether the next round will be a masquerade.
 */
masquerade_next: boolean,
/**
 * L8: the steps of the capture, in order; empty while turns are taken.
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
 * The hand, including a card that the seat has laid face down.
 */
hand: Holding<CardSet>,
/**
 * Whether one of these cards lies face down: in a duel, or in the middle of a masquerade.
 */
face_down: boolean,
/**
 * Nobles, persons and provinces, each with its guards.
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
 * The actions and guarded cards of a view in words.
 */
export type Wording = {
/**
 * The viewer's legal actions and their labels, without those that are chosen by a card of the
 * hand.
 */
labels: { [key in string]: Phrase },
/**
 * The guarded cards of the courts and their names.
 */
guarded: { [key in string]: Phrase }, };

/**
 * A place where cards lie.
 */
export type Zone = "pile" | { "hand": Seat } | "middle" | { "court": Seat } | { "guarding": [Seat, Card] } | { "reserve": Seat } | { "laid": Seat } | { "looked": Seat } | "discards" | { "beside": Seat } | { "prison": Seat };
