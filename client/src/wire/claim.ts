// Written by the tests of crates/wire; `make bless` writes it anew.
import type { Holding, Outcome, Seat, SeatSet, Seed, Viewer } from './messages';

/**
 * The state of all votes.
 */
export type Board = {
/**
 * C3.3: the side of each seat, itself or its team.
 */
sides: Array<number>,
/**
 * C11.3: the number of votes that decides the game; `None` with three sides.
 */
needed: number | null,
/**
 * Every faction of the kingdom, in the rulebook's order.
 */
factions: Array<Standing>, };

/**
 * A card: a faction and a value. Equal cards are the same card (C1.2).
 */
export type Card = string;

/**
 * A multiset of cards: equal cards may occur several times.
 */
export type CardSet = Array<string>;

/**
 * What one viewer knows.
 */
export type ClaimView = {
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
 * The phase of the game.
 */
phase: Phase,
/**
 * The trick's number in the phase, from 1.
 */
trick_number: number,
/**
 * How many tricks a phase has.
 */
tricks: number,
/**
 * Who leads the trick, or the next one while followers are taken.
 */
leader: Seat,
/**
 * The cards played to the trick, in order from the leader.
 */
trick: Array<Card>,
/**
 * What lies before each seat.
 */
seats: Array<SeatView>,
/**
 * Phase one: the face-up cards that the players compete for.
 */
face_up: CardSet,
/**
 * How many cards are left in the draw pile.
 */
pile: number,
/**
 * The pile's top card, while the viewer is looking at it.
 */
looked_at: Card | null,
/**
 * Cards set aside for a later trick.
 */
aside: CardSet,
/**
 * The discards.
 */
discards: CardSet,
/**
 * Every trick that is over.
 */
history: Array<PastView>,
/**
 * The cards taken after the last trick, while some seats have yet to take.
 */
taking: TakenView | null,
/**
 * How the game ended.
 */
outcome: Outcome<Detail> | null, };

/**
 * All cards in order: the first block is seat 0's hand, the next seat 1's and so on; the rest is
 * the pile, top first.
 */
export type Deal = {
/**
 * The seed of the deal, if it is known.
 */
seed?: Seed,
/**
 * The cards.
 */
deck: Array<Card>, };

/**
 * The result of a finished game: the votes of all factions, in the rulebook's order.
 */
export type Detail = { votes: { [faction: string]: number | null }, count: { [faction: string]: Array<number> } };

/**
 * What can happen besides moving and showing cards.
 */
export type Fact = { "trick-begins": {
/**
 * The phase of the trick.
 */
phase: Phase,
/**
 * Its number in the phase, from 1.
 */
number: number,
/**
 * How many tricks the phase has.
 */
of: number,
/**
 * Who leads it.
 */
leader: Seat, } } | { "lacks": {
/**
 * The player.
 */
seat: Seat,
/**
 * The led faction.
 */
faction: Faction, } } | { "won": {
/**
 * The winner.
 */
seat: Seat,
/**
 * The winning card.
 */
card: Card,
/**
 * The led faction.
 */
led: Faction,
/**
 * Why that card won.
 */
why: Why, } } | { "leads-next": {
/**
 * The player.
 */
seat: Seat,
/**
 * The card that has this power.
 */
card: Card, } } | { "looks": {
/**
 * The player.
 */
seat: Seat, } } | { "vote": {
/**
 * The faction.
 */
faction: Faction,
/**
 * By player or team: the number of cards.
 */
count: Array<number>,
/**
 * Who has the vote: a seat, or a team with four players.
 */
to: number | null,
/**
 * Whether the highest single card had to decide.
 */
by_highest: boolean,
/**
 * Whether sides are teams.
 */
teams: boolean, } };

/**
 * A faction of the realm, in the order of the rulebook's table.
 */
export type Faction = string;

/**
 * A set of factions; iterates in the rulebook's order.
 */
export type FactionSet = Array<string>;

/**
 * What the players agree on before the deal.
 */
export type Options = {
/**
 * Two, three, or four in teams.
 */
players: number,
/**
 * The factions in the deck.
 */
kingdom: FactionSet,
/**
 * Who leads the first trick.
 */
leader: Seat, };

/**
 * A trick that is over.
 */
export type PastView = {
/**
 * Who led it.
 */
leader: Seat,
/**
 * Its cards, in order from the leader.
 */
cards: Array<Card>,
/**
 * Who won it.
 */
winner: Seat,
/**
 * Phase one: what was taken after it.
 */
taken: TakenView | null, };

/**
 * The two phases of the game.
 */
export type Phase = "one" | "two";

/**
 * What lies before one seat.
 */
export type SeatView = {
/**
 * The hand.
 */
hand: Holding<CardSet>,
/**
 * The follower pile.
 */
followers: Holding<CardSet>,
/**
 * The score pile.
 */
score: CardSet,
/**
 * Cards won that lie in front, apart from the score pile.
 */
front: CardSet,
/**
 * The factions of which this seat has shown to hold no card in this phase.
 */
voids: FactionSet, };

/**
 * The state of one faction's vote.
 */
export type Standing = {
/**
 * The faction.
 */
faction: Faction,
/**
 * By side: how many of its cards are scored, or lie in front (C9.5).
 */
count: Array<number>,
/**
 * By side: the highest of these cards, which decides a tie (C11.1).
 */
highest: Array<number | null>,
/**
 * The side that would have the vote if the game ended now.
 */
to: number | null,
/**
 * Whether no remaining card can change that.
 */
decided: boolean,
/**
 * How many of its cards may still be scored.
 */
left: number,
/**
 * How many of its cards the viewer has not seen, or has lost track of.
 */
unseen: number, };

/**
 * What was taken after a trick of phase one.
 */
export type TakenView = {
/**
 * By seat: what was taken, if the viewer saw it.
 */
took: Array<Card | null>,
/**
 * Who took it from the pile.
 */
drew: SeatSet,
/**
 * Who looked at the pile's top card, and who took that card.
 */
look: [Seat, Seat] | null, };

/**
 * Why a card won a trick.
 */
export type Why = "power" | "alone" | "highest" | "earlier";

/**
 * A place where cards lie.
 */
export type Zone = "pile" | "face-up" | { "hand": Seat } | "trick" | { "followers": Seat } | { "score": Seat } | { "front": Seat } | "aside" | "discards";
