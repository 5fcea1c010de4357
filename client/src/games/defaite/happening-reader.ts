/** Reads the engine's sentences, chapter by chapter, and gathers them into happenings. */
import type { Chapter, Phrase, Sentence } from '../../wire/messages';
import type { Cause, FightKind, Happening, Kind, Loss, Side } from './happening';
import { cardIn, cardsIn, codesIn, guardsIn, numberIn, ruleIn, seatIn, valueOf } from './phrases';

/** A fight under way: the one who began it comes first. */
interface Fight {
  kind: FightKind;
  sides: [Side, Side];
  card: string | null;
}

/** Sentences that add a line to the happening before them. */
const FURTHER = ['king-held', 'king-free', 'scores-card', 'recalls', 'guards-back', 'looks', 'sees', 'nothing', 'declines', 'captures', 'even', 'defends'];
const total = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0);

export class HappeningReader {
  /** What the viewer lost since they last acted. */
  losses: Loss[] = [];
  /** What was decided last. */
  last: Happening | null = null;

  readonly #you: number | null;
  #number = 0;
  #open: Happening | null = null;
  #fight: Fight | null = null;
  #cause: Cause | null = null;
  /** Who played which card to the middle, this round. */
  #played: Array<{ seat: number; card: string }> = [];
  #looked: number | null = null;
  #prisoner = false;
  #found: Happening[] = [];

  constructor(you: number | null) {
    this.#you = you;
  }

  /** What a chapter decided, in order. */
  take({ seat, phrases }: Chapter): Happening[] {
    if (seat !== null && seat === this.#you) this.losses = [];
    this.#found = [];
    this.#open = null;
    for (const sentence of phrases) this.#read(sentence, sentence.topic ?? '');
    this.losses = [...this.losses, ...this.#found.flatMap(({ losses }) => losses)];
    this.last = this.#found.at(-1) ?? this.last;
    return this.#found;
  }

  #read(phrase: Sentence, what: string): void {
    const seat = seatIn(phrase) ?? -1;
    const other = seatIn(phrase, 'other') ?? -1;
    if (what.startsWith('suit-')) this.#suit(phrase);
    else if (what.startsWith('occurs-') || what.startsWith('fails-')) this.#event(phrase, what.slice(-3), seat);
    else if (what.startsWith('scores-') && what !== 'scores-card') this.#scoring(phrase);
    else if (what.startsWith('round')) this.#played = [];
    else if (what === 'plays' || what === 'reveals') this.#played.push(...cardsIn(phrase).map((card) => ({ seat, card })));
    else if (['attacks', 'corrupts', 'challenges'].includes(what)) this.#begin(phrase, what, seat, other);
    else if (['lays-hand', 'lays-reserve', 'shows', 'adds'].includes(what)) this.#lay(seat, cardsIn(phrase));
    else if (what === 'raised') this.#raised(seat, phrase);
    else if (what.startsWith('lets-go-')) this.#letGo(phrase, what === 'lets-go-moves', seat, other);
    else if (['countermanded', 'no-duel', 'duel-off'].includes(what)) this.#off(phrase, seat);
    else if (what === 'duel-won') this.#duelWon(phrase, seat, other);
    else if (what === 'enters') this.#enters(phrase, seat);
    else if (what === 'acts') this.#acts(phrase, seat);
    else this.#moved(phrase, what, seat, other);
    if (what === 'looks') this.#looked = other;
    if (what === 'king-held' || what === 'king-free') this.#king(phrase, what === 'king-held' && seat === this.#you);
  }

  #start(kind: Kind, sentence: Phrase, more: Partial<Happening> = {}): Happening {
    this.#number += 1;
    const begun: Happening = { number: this.#number, kind, card: null, sides: [], winner: null, sentences: [sentence], prizes: [], losses: [], mine: false, ...more };
    this.#open = begun;
    this.#found.push(begun);
    return begun;
  }

  /** Adds a sentence to the open happening, or begins one for what caused it. */
  #add(phrase: Phrase): Happening {
    if (this.#open) {
      this.#open.sentences.push(phrase);
      return this.#open;
    }
    return this.#start(this.#cause?.kind ?? 'event', phrase, { card: this.#cause?.card ?? null });
  }

  #lost(owner: number, cards: ReadonlyArray<string | null>, phrase: Phrase): void {
    const happening = this.#open;
    if (owner !== this.#you || !happening || this.#cause?.seat === this.#you) return;
    happening.mine = true;
    happening.losses.push(...cards.map((card) => ({ card, cause: this.#cause, rule: ruleIn(phrase) })));
  }

  #suit(phrase: Phrase): void {
    const [suit] = codesIn(phrase.args.suit);
    const sides = this.#played.filter(({ card }) => suit !== undefined && card.startsWith(suit)).map(({ seat, card }) => ({ seat, cards: [card], sum: valueOf(card) }));
    const winner = seatIn(phrase);
    const prizes = sides.map(({ seat, cards: [card = ''] }) => ({ card, from: null, to: winner ?? seat }));
    this.#cause = null;
    this.#start('capture', phrase, { sides, winner, prizes });
  }

  #event(phrase: Phrase, card: string, seat: number): void {
    this.#cause = { kind: 'event', seat, card };
    this.#start('event', phrase, { card, mine: seatIn(phrase, 'other') === this.#you && this.#you !== null });
  }

  #scoring(phrase: Phrase): void {
    if (this.#open?.kind === 'scoring') this.#open.sentences.push(phrase);
    else this.#start('scoring', phrase);
  }

  #begin(phrase: Phrase, what: string, seat: number, other: number): void {
    const kind = what === 'attacks' ? 'attack' : what === 'corrupts' ? 'corruption' : 'duel';
    const guards = guardsIn(phrase);
    this.#fight = { kind, card: cardIn(phrase), sides: [{ seat, cards: [], sum: 0 }, { seat: other, cards: guards, sum: total(guards) }] };
    this.#open = null;
  }

  #lay(seat: number, cards: string[]): void {
    const side = this.#fight?.sides.find((each) => each.seat === seat);
    if (!side) return;
    side.cards = [...side.cards, ...cards];
    side.sum = total(side.cards);
  }

  #raised(seat: number, phrase: Phrase): void {
    for (const side of this.#fight?.sides ?? []) side.sum = numberIn(phrase, side.seat === seat ? 'sum' : 'against');
  }

  #end(kind: Kind, phrase: Phrase, winner: number | null, cause: Cause | null): Happening {
    const { sides = [], card = null } = this.#fight ?? {};
    this.#fight = null;
    this.#cause = cause;
    return this.#start(kind, phrase, { sides, card, winner, mine: kind === 'duel' && sides[1]?.seat === this.#you && this.#you !== null });
  }

  #letGo(phrase: Phrase, moves: boolean, seat: number, winner: number): void {
    const kind = this.#fight?.kind ?? 'attack';
    const card = cardIn(phrase);
    const ended = this.#end(kind, phrase, winner, { kind, seat: winner, card: null });
    if (!moves || card === null) return;
    ended.prizes.push({ card, from: seat, to: winner });
    this.#lost(seat, [card], phrase);
  }

  #off(phrase: Phrase, seat: number): void {
    if (this.#fight) this.#end(this.#fight.kind, phrase, null, null);
    else this.#start('event', phrase, { card: this.#cause?.card ?? null, mine: seatIn(phrase, 'other') === this.#you && seat !== this.#you });
  }

  #duelWon(phrase: Phrase, seat: number, other: number): void {
    this.#end('duel', phrase, seat, { kind: 'duel', seat: seat === this.#you ? other : seat, card: null });
  }

  #enters(phrase: Phrase, seat: number): void {
    const [card = null] = cardsIn(phrase);
    this.#cause = card === null ? null : { kind: 'person', seat, card };
    const begun = this.#start('person', phrase, { card });
    if (card !== null) begun.prizes.push({ card, from: null, to: seat });
  }

  #acts(phrase: Phrase, seat: number): void {
    const card = cardIn(phrase, 'person');
    this.#cause = card === null ? null : { kind: 'person', seat, card };
    if (this.#open?.kind === 'person' && this.#open.card === card) this.#open.sentences.push(phrase);
    else this.#start('person', phrase, { card });
  }

  /** Cards that move because of what was decided before. */
  #moved(phrase: Phrase, what: string, seat: number, other: number): void {
    const cards = cardsIn(phrase);
    const move = (from: number | null, to: number | null, owner: number): void => {
      this.#add(phrase).prizes.push(...cards.map((card) => ({ card, from, to })));
      this.#lost(owner, cards, phrase);
    };
    if (what === 'falls' || what === 'struck') move(seat, null, seat);
    else if (what === 'goes-over') move(seat, other, seat);
    else if (what === 'levies') move(other, seat, other);
    else if (what === 'imprisoned') move(null, null, this.#played.find(({ card }) => cards.includes(card))?.seat ?? -1);
    else if (what === 'takes' || what === 'takes-unseen') {
      this.#add(phrase).prizes.push(...cards.map((card) => ({ card, from: this.#looked, to: seat })));
      this.#lost(this.#looked ?? -1, cards.length > 0 ? cards : [null], phrase);
    } else if (this.#open && FURTHER.includes(what)) this.#open.sentences.push(phrase);
    else if (['draws', 'draws-unseen', 'used'].includes(what)) this.#open = null;
  }

  #king(phrase: Phrase, held: boolean): void {
    if (this.#prisoner && !held) this.#lost(this.#you ?? -1, ['Ki'], phrase);
    this.#prisoner = held;
  }
}
