// Written by the tests of crates/wire; `make bless` writes it anew.
import type { Holding, Outcome, Seat, SeatSet, Seed, Viewer } from './messages';

/**
 * What one viewer knows.
 */
export type BraveRatsView = {
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
 * The games of the match before this one.
 */
past: Array<GameView>,
/**
 * The current or last game.
 */
game: GameView,
/**
 * The games won by each seat.
 */
won: [number, number],
/**
 * The packet of a draft, while it lasts.
 */
packet: PacketView | null,
/**
 * What lies before each seat.
 */
seats: Array<SeatView>,
/**
 * The number of the round, from 1.
 */
round: number,
/**
 * The standing: victories, held rounds, what they keep, who has +2, who reveals first.
 */
standing: Standing,
/**
 * The standing before the first round; not empty only in a position that was set up.
 */
began: Standing,
/**
 * How the game ended.
 */
outcome: Outcome<Detail> | null, };

/**
 * A card, in the order of the rulebook's table; its index there is its value.
 */
export type Card = string;

/**
 * Cards without order, each at most twice.
 */
export type CardSet = Array<string>;

/**
 * The random part of a deal: one entry for a single game, nine for a match.
 */
export type Deal = {
/**
 * The seed of the deal, if it is known.
 */
seed?: Seed,
/**
 * The games in order.
 */
games: Array<GameDeal>, };

/**
 * How the cards are dealt (B6: exactly one way).
 */
export type DealVariant = "standard" | "princess" | "draft" | "random";

/**
 * The figures behind an outcome.
 */
export type Detail = {
/**
 * The victories of the last game by seat; they may exceed the target.
 */
victories: [number, number],
/**
 * The victories of each game.
 */
games: Array<[number, number]>,
/**
 * The games won by each seat.
 */
won: [number, number],
/**
 * Whether a Princess won the last game.
 */
princess: boolean, };

/**
 * What can happen besides moving and showing cards.
 */
export type Fact = { "game-begins": {
/**
 * Its number, from 1.
 */
number: number, } } | { "round-begins": {
/**
 * Its number, from 1.
 */
number: number,
/**
 * How many held rounds wait.
 */
held: number,
/**
 * Whose card has +2.
 */
raised: SeatSet,
/**
 * Who chooses and reveals first; nobody if both choose together.
 */
first: Seat | null, } } | { "chose": {
/**
 * The player.
 */
seat: Seat, } } | { "powerless": {
/**
 * The player of the card.
 */
seat: Seat,
/**
 * The card.
 */
card: Card,
/**
 * What took its power.
 */
why: Why, } } | { "held": {
/**
 * What decided it.
 */
why: Why,
/**
 * The strengths by seat.
 */
strengths: [number, number],
/**
 * How many held rounds wait now.
 */
held: number, } } | { "won": {
/**
 * The winner.
 */
seat: Seat,
/**
 * The winning card.
 */
card: Card,
/**
 * What decided it.
 */
why: Why,
/**
 * The strengths by seat.
 */
strengths: [number, number],
/**
 * The number of victories that the win counts.
 */
victories: number, } } | { "keeps": {
/**
 * The player for whom it is kept.
 */
seat: Seat,
/**
 * The card that keeps it.
 */
card: Card,
/**
 * How many are kept for that seat now.
 */
kept: number, } } | { "game-over": {
/**
 * How it ended.
 */
end: GameEnd,
/**
 * The victories by seat.
 */
victories: [number, number], } } | { "match-over": {
/**
 * The winner; `None` in a draw.
 */
winner: Seat | null,
/**
 * The games won by seat.
 */
won: [number, number], } };

/**
 * The random part of one game; what the options do not need is absent.
 */
export type GameDeal = {
/**
 * Draft: the sixteen cards in order, packets of four. Random: the first eight go to seat 0.
 */
cards?: Array<Card>,
/**
 * B6.1: the card that each seat gives, as an index into its dealt hand, lowest value first.
 */
traitor?: [number, number],
/**
 * B6.2: each seat's pile, top first, as indices into its hand after the exchange, lowest value
 * first; the first three cards become the hand.
 */
piles?: [Array<number>, Array<number>], };

/**
 * How a game ended.
 */
export type GameEnd = {
/**
 * Who has won it.
 */
winner: Seat | null,
/**
 * What ended it.
 */
reason: Reason, };

/**
 * What the viewer remembers of one game.
 */
export type GameView = {
/**
 * The hands as they were dealt, by seat, if they were not drafted and the viewer knows
 * them.
 */
dealt: [CardSet, CardSet] | null,
/**
 * What was kept in the draft, in order.
 */
draft: Array<KeptView>,
/**
 * B6.1: what each seat gave the other.
 */
gifts: [Card, Card] | null,
/**
 * B6.2: what the viewer has drawn, in order.
 */
drew: Array<Card>,
/**
 * The rounds that are over.
 */
rounds: Array<RoundView>,
/**
 * The victories by seat.
 */
victories: [number, number],
/**
 * How it ended, if it has.
 */
end: GameEnd | null, };

/**
 * A card kept in a draft.
 */
export type KeptView = {
/**
 * The seat that kept it.
 */
seat: Seat,
/**
 * The card, if the viewer knows it.
 */
card: Card | null,
/**
 * Whether the seat had a choice; a single option is taken automatically.
 */
asked: boolean, };

/**
 * The result of a pair of cards for the reader.
 */
export type Odd = "wins" | "loses" | "held" | "wins-game" | "loses-game";

/**
 * The table of all pairs.
 */
export type Odds = {
/**
 * The seat whose cards are the rows: the viewer's, or the first seat for a spectator.
 */
seat: Seat,
/**
 * The cards, in the order of rows and columns.
 */
cards: Array<Card>,
/**
 * The results, by the reader's card, then by the other's.
 */
pairs: Array<Array<Odd>>, };

/**
 * What the players agree on before the deal.
 */
export type Options = {
/**
 * The way to deal.
 */
deal: DealVariant,
/**
 * B6.1: each player gives the other a random card.
 */
traitor: boolean,
/**
 * B6.2: the cards are drawn from piles, three in hand.
 */
draw: boolean,
/**
 * How many victories win a game: four, or three (B6.3).
 */
target: number,
/**
 * How many games win: one, or two in a match (B6.7).
 */
match: number,
/**
 * The ruling of B3.8: a Musician cancels the power of a General or a Spy.
 */
musician_cancels: boolean,
/**
 * The ruling of B4.3: an Ambassador in a held round keeps its extra victory.
 */
ambassador_keeps: boolean, };

/**
 * The packet of a draft.
 */
export type PacketView = {
/**
 * The seat that looks at it.
 */
holder: Seat,
/**
 * Its cards, as far as the viewer knows.
 */
cards: Holding<CardSet>,
/**
 * How many cards are in packets not yet opened.
 */
unopened: number, };

/**
 * What ended a game.
 */
export type Reason = "draw" | "victories" | "princess";

/**
 * A round that is over.
 */
export type RoundView = {
/**
 * The cards by seat.
 */
cards: [Card, Card],
/**
 * Their strengths.
 */
strengths: [number, number],
/**
 * Their result.
 */
verdict: Verdict,
/**
 * What decided the round.
 */
why: Why,
/**
 * How many victories the winner got.
 */
victories: number,
/**
 * By seat: why the card had no power, if it had none.
 */
powerless: [Why | null, Why | null], };

/**
 * What lies before one seat.
 */
export type SeatView = {
/**
 * The hand, including a card that is chosen and not yet revealed.
 */
hand: Holding<CardSet>,
/**
 * How many cards are left in the draw pile.
 */
pile: number,
/**
 * Hand and pile together: which cards the seat still has, as far as the viewer knows.
 */
holds: Holding<CardSet>,
/**
 * Whether the seat has chosen for this round.
 */
chosen: boolean,
/**
 * The card that it has chosen, if the viewer knows it.
 */
choice: Card | null,
/**
 * The cards it has played, in order.
 */
table: Array<Card>, };

/**
 * The part of the past rounds on which the rules still depend.
 */
export type Standing = {
/**
 * The victories by seat.
 */
victories: [number, number],
/**
 * B4.1: how many held rounds wait.
 */
held: number,
/**
 * B4.3: extra victories that held rounds keep, by seat.
 */
kept: [number, number],
/**
 * B2.2: whose card has +2 in this round.
 */
raised: SeatSet,
/**
 * B5.1: who chooses and reveals first in this round; nobody if both choose together.
 */
first: Seat | null, };

/**
 * The result of two cards.
 */
export type Verdict = "held" | { "round": Seat } | { "game": Seat };

/**
 * What decides a round, or takes its power from a card.
 */
export type Why = "wizard" | "musician" | "princess" | "prince" | "princes" | "assassin" | "strength" | "beside-musician" | "spies";

/**
 * A place where cards lie.
 */
export type Zone = "box" | { "packet": Seat } | { "hand": Seat } | { "pile": Seat } | { "table": Seat };
