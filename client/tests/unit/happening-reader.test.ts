import { describe, expect, test } from 'vitest';
import { together, type Loss } from '../../src/games/defaite/happening';
import { HappeningReader } from '../../src/games/defaite/happening-reader';
import type { Arg, Chapter, Phrase, Sentence } from '../../src/wire/messages';

/** A card's phrase: only its code counts. */
const card = (kind: string, value?: number, symbol = ''): Phrase => ({ key: 'any-card', args: {}, code: `${kind}${value ?? ''}${symbol}` });
/** A sentence: only its topic and its arguments count. */
const tell = (topic: string, args: Record<string, Arg>): Sentence => ({ key: 'any-sentence', args, topic });
const seat = (number: number): Arg => ({ seat: number });
const rule = (number: string): Arg => ({ text: number });
const chapter = (by: number | null, ...phrases: Sentence[]): Chapter => ({ seat: by, by: 'player', phrases });

const duel = [
  chapter(1, tell('challenges', { seat: seat(1), other: seat(0), rule: rule('L6.1') })),
  chapter(
    0,
    tell('shows', { seat: seat(1), cards: { list: [card('Ms', 5)] } }),
    tell('shows', { seat: seat(0), cards: { list: [card('Co', 4, 'Li')] } }),
    tell('duel-won', { seat: seat(1), other: seat(0), rule: rule('L6.3') }),
    tell('spent', { cards: { list: [card('Ms', 5), card('Co', 4, 'Li')] }, rule: rule('L6.5') }),
    tell('falls', { seat: seat(0), cards: { list: [card('No', undefined, 'Su')] }, rule: rule('L6.5') }),
  ),
];
const taken = (you: number | null, chapters: Chapter[]): { reader: HappeningReader; found: ReturnType<HappeningReader['take']> } => {
  const reader = new HappeningReader(you);
  return { reader, found: chapters.flatMap((each) => reader.take(each)) };
};

describe('what was decided at La Défaite', () => {
  test('a duel is one happening, with both cards, the winner and the noble that falls', () => {
    const { found } = taken(2, duel);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      kind: 'duel',
      winner: 1,
      mine: false,
      sides: [{ seat: 1, cards: ['Ms5'], sum: 5 }, { seat: 0, cards: ['Co4Li'], sum: 4 }],
      prizes: [{ card: 'NoSu', from: 0, to: null }],
    });
  });

  test('the one who loses the noble must not miss it, and keeps a line until they act', () => {
    const { reader, found } = taken(0, duel);
    expect(found[0]?.mine).toBe(true);
    expect(reader.losses).toEqual([{ card: 'NoSu', cause: { kind: 'duel', seat: 1, card: null }, rule: 'L6.5' }]);
    reader.take(chapter(1, tell('plays', { seat: seat(1), cards: { list: [card('Au', 2)] } })));
    expect(reader.losses).toHaveLength(1);
    reader.take(chapter(0, tell('plays', { seat: seat(0), cards: { list: [card('Au', 1)] } })));
    expect(reader.losses).toEqual([]);
  });

  test('an attack shows guards and what was laid, with the sums of the engine', () => {
    const target: Phrase = { ...card('Pv', 3, 'Li'), args: { guards: { list: [card('Ms', 2)] } } };
    const { reader, found } = taken(0, [
      chapter(1, tell('attacks', { seat: seat(1), other: seat(0), card: { phrase: target }, rule: rule('L4.1') })),
      chapter(1, tell('lays-hand', { seat: seat(1), cards: { list: [card('Ms', 4)] } }), tell('raised', { seat: seat(1), sum: { number: 4 }, against: { number: 2 }, rule: rule('L4.3') })),
      chapter(0, tell('lets-go-moves', { seat: seat(0), other: seat(1), card: { phrase: card('Pv', 3, 'Li') }, rule: rule('L4.4') })),
    ]);
    expect(found).toMatchObject([{ kind: 'attack', winner: 1, sides: [{ seat: 1, cards: ['Ms4'], sum: 4 }, { seat: 0, cards: ['Ms2'], sum: 2 }] }]);
    expect(reader.losses).toMatchObject([{ card: 'Pv3Li', cause: { kind: 'attack', seat: 1 }, rule: 'L4.4' }]);
  });

  test('several things of one move come one after another: an event, a suit, a person', () => {
    const { found } = taken(0, [
      chapter(0, tell('plays', { seat: seat(0), cards: { list: [card('Ms', 3)] } })),
      chapter(1, tell('plays', { seat: seat(1), cards: { list: [card('Ms', 6)] } })),
      chapter(
        2,
        tell('plays', { seat: seat(2), cards: { list: [card('Reb')] } }),
        tell('occurs-Reb', { seat: seat(2), rule: rule('L9.1') }),
        tell('king-held', { seat: seat(2), cards: { list: [card('Ki')] }, rule: rule('L9.1') }),
        tell('suit-highest', { seat: seat(1), suit: { phrase: card('Ms') }, rule: rule('L8.2') }),
        tell('scores-provinces', { seat: seat(0), points: { number: 3 }, total: { number: 3 }, rule: rule('L10.2') }),
        tell('scores-king', { seat: seat(2), points: { number: 5 }, total: { number: 5 }, rule: rule('L10.2') }),
      ),
    ]);
    expect(found.map(({ kind, sentences }) => [kind, sentences.length])).toEqual([['event', 2], ['capture', 1], ['scoring', 2]]);
    expect(found[1]).toMatchObject({ winner: 1, sides: [{ seat: 0, cards: ['Ms3'] }, { seat: 1, cards: ['Ms6'] }] });
  });

  test('what one happening has cost is one group, and what two have cost are two', () => {
    const [event, another] = [{ kind: 'event', seat: 1, card: 'Ins' }, { kind: 'event', seat: 1, card: 'Ins' }] as const;
    const loss = (card: string | null, cause: Loss['cause']): Loss => ({ card, cause, rule: 'L9.4' });
    const groups = together([loss('Pv3Su', event), loss('Pv3Ea', event), loss(null, event), loss('Pv3Li', another), loss('Pv3Ro', null), loss('Pv3Sw', null)]);
    expect(groups.map((group) => group.map(({ card }) => card))).toEqual([['Pv3Su', 'Pv3Ea'], [null], ['Pv3Li'], ['Pv3Ro'], ['Pv3Sw']]);
  });

  test('a levy, a Spy and a freed King are losses, and what one does oneself is none', () => {
    const acts = (by: number, person: string): Phrase => tell('acts', { seat: seat(by), person: { phrase: card(person) }, rule: rule('L11.1') });
    const levy = tell('levies', { seat: seat(1), other: seat(0), cards: { list: [card('Au', 3)] }, rule: rule('L11.1') });
    const spied = [tell('looks', { seat: seat(2), other: seat(0), rule: rule('L11.1') }), tell('takes', { seat: seat(2), cards: { list: [card('Ms', 7)] }, rule: rule('L12.2') })];
    expect(taken(0, [chapter(1, acts(1, 'Tax'), levy), chapter(2, acts(2, 'Spy'), ...spied)]).reader.losses).toMatchObject([
      { card: 'Au3', cause: { kind: 'person', seat: 1, card: 'Tax' } },
      { card: 'Ms7', cause: { kind: 'person', seat: 2, card: 'Spy' } },
    ]);
    const swap = tell('goes-over', { seat: seat(0), other: seat(1), cards: { list: [card('Co', 4, 'Li')] }, rule: rule('L11.1') });
    expect(taken(0, [chapter(0, acts(0, 'Amb'), swap)]).reader.losses).toEqual([]);
    const king = [tell('king-held', { seat: seat(0), cards: { list: [card('Ki')] }, rule: rule('L9.1') }), tell('king-free', { seat: seat(1), cards: { list: [card('Ki')] }, rule: rule('L11.1') })];
    expect(taken(0, [chapter(0, acts(0, 'Car'), king[0]!), chapter(1, acts(1, 'Car'), king[1]!)]).reader.losses).toMatchObject([{ card: 'Ki' }]);
  });
});
