import { describe, expect, test } from 'vitest';
import { listLiveClicks } from '../../src/catalog/character';
import { parseSquare, type Square } from '../../src/grid/square';
import { editionById } from '../../src/rules/editions';
import type { TableDeed } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import { makePiece } from '../../src/table/piece';
import type { Table } from '../../src/table/table';
import { BEGAN_FACT, MAPPED_FACT, makeTestCharacter, placeFact } from '../game/make';

const at = (name: string): Square => parseSquare(name) as Square;
const then = (table: Table, facts: readonly Fact[]): Table => fold(facts, table).table;
const RED: Fact = { fact: 'turn', side: 'red', round: 2 };

function rulesOf(id: string) {
  const rules = editionById(id);
  if (!rules) throw new Error(id);
  return rules;
}

/** Returns a figure that has one speed power, or none, on all clicks of its dial. */
function figure(piece: string, side: string, power: string | null, more: object = {}): Fact {
  const plain = makeTestCharacter(piece);
  const dial = listLiveClicks(plain.dial).map((click) => ({
    ...click,
    speed: { ...click.speed, power },
    damage: { ...click.damage, power: null },
  }));
  return { fact: 'joined', piece, side, character: { ...plain, dial, ...more }, points: 50, click: 1 };
}

const table = (power: string | null, more: object = {}, ...facts: Fact[]): Table =>
  fold([
    ...[BEGAN_FACT, MAPPED_FACT, figure('A', 'red', power, more), placeFact('A', 'b2')],
    ...[figure('B', 'blue', null), placeFact('B', 'e2'), RED, ...facts],
  ]).table;

describe('parts of one action, in hypertime', () => {
  const rules = rulesOf('hypertime-2003');

  test.each([
    ['charge', 'close', 'before'],
    ['running-shot', 'ranged throw', 'before'],
    ['hypersonic-speed', 'close ranged', 'around'],
    ['flurry', 'close', 'none'],
    ['pulse-wave', 'ranged', 'none'],
    ['energy-explosion', 'ranged', 'none'],
  ])('%s: attacks %s, and moves %s', (action, attacks, moves) => {
    const offered = rules.multiPartChoices(table(action), 'A');
    expect(offered).toEqual([{ action, attacks: attacks.split(' '), moves }]);
    expect(rules.multiPartChoices(table(action), 'B')).toEqual([]);
  });

  test('a cancelled power or an unknown figure offers nothing', () => {
    const off: Fact = { fact: 'switched', piece: 'A', power: 'charge', off: true, until: null };
    expect(rules.multiPartChoices(table('charge', {}, off), 'A')).toEqual([]);
    expect(rules.multiPartChoices(table('charge'), 'Z')).toEqual([]);
  });

  test.each([
    [null, {}, ['capture']],
    ['incapacitate', {}, ['incapacitate', 'capture']],
    [null, { abilities: ['incapacitate'] }, ['incapacitate', 'capture']],
    ['toughness', {}, ['capture']],
  ])('a hit by %s %o may result in %o instead of damage', (power, more, brings) => {
    expect(rules.hitAlternatives(table(power, more), 'A')).toEqual(brings);
  });

  test('a figure that is not on the map has no results instead of damage', () => {
    expect(rules.hitAlternatives(table('incapacitate'), 'Z')).toEqual([]);
  });

  test('only figures that fly hover or soar', () => {
    expect(rules.soars(table(null), 'A')).toBe(false);
    expect(rules.soars(table(null, { abilities: ['flight'] }), 'A')).toBe(true);
    expect(rules.soars(table(null, { abilities: ['flight'] }), 'Z')).toBe(false);
    expect(rulesOf('core-2008').soars(table(null, { abilities: ['flight'] }), 'A')).toBe(false);
  });

  test('the second move of hypersonic speed uses the remaining speed', () => {
    const begun = table('hypersonic-speed');
    expect(rules.remainingMove(begun, 'A')).toBeNull();
    const deed: TableDeed = { deed: 'move', piece: 'A', to: [at('d2')], action: 'hypersonic-speed' };
    const moved = then(begun, rules.resolve(begun, deed).facts);
    expect(rules.remainingMove(moved, 'A')).toMatchObject({
      action: 'hypersonic-speed',
      goesOn: { left: 6 },
      carrying: null,
    });
    expect(rules.remainingMove(moved, 'B')).toBeNull();
    // The end of the turn ends the action.
    expect(rules.remainingMove(then(moved, rules.endUnfinishedAction(moved)), 'A')).toBeNull();
  });

  test('a charge has no second move', () => {
    const begun = table('charge');
    const deed: TableDeed = { deed: 'move', piece: 'A', to: [at('c2')], action: 'charge' };
    expect(rules.remainingMove(then(begun, rules.resolve(begun, deed).facts), 'A')).toBeNull();
  });
});

describe('values of a piece as shown, in hypertime', () => {
  const rules = rulesOf('hypertime-2003');
  const lender = (defense: number, square: string): Fact[] => {
    const plain = makeTestCharacter('D');
    const dial = listLiveClicks(plain.dial).map((click) => ({
      ...click,
      defense: { value: defense, power: 'defend' },
    }));
    return [
      { fact: 'joined', piece: 'D', side: 'red', character: { ...plain, dial }, points: 50, click: 1 },
      placeFact('D', square),
    ];
  };
  const shown = (game: Table) =>
    rules.addDisplayedEffects(game, makePiece('A', [at('b2')], { side: 'red', defense: 16 })).defense;

  test.each([
    ['a neighbour who defends lends its higher defense', 18, 'c2', 18],
    ['a lower one is not taken', 14, 'c2', 16],
    ['from two squares away nothing is lent', 18, 'd2', 16],
  ])('%s', (_, defense, square, expected) => {
    expect(shown(table(null, {}, ...lender(defense, square)))).toBe(expected);
  });

  test('changes to its own defense are added to a lent defense', () => {
    const more: Fact = { fact: 'altered', piece: 'A', value: 'defense', by: 1, until: null };
    expect(shown(table(null, {}, ...lender(18, 'c2'), more))).toBe(19);
  });

  test('a piece that is not on the map shows its own values', () => {
    expect(rules.addDisplayedEffects(table(null), makePiece('Z', [], { defense: 13 })).defense).toBe(13);
  });
});

describe('without a map', () => {
  const rules = rulesOf('hypertime-2003');
  const mapless = (...facts: Fact[]): Table =>
    fold([BEGAN_FACT, figure('A', 'red', 'probability-control'), figure('B', 'blue', null), RED, ...facts]).table;
  const anew: TableDeed = { deed: 'use', piece: 'A', power: 'probability-control' };

  test('players check range and line for a reroll, and the app its use once a turn', () => {
    const { legal, facts } = rules.resolve(mapless(), anew);
    expect([legal, facts]).toEqual([true, [{ fact: 'used', piece: 'A', power: 'probability-control' }]]);
    const again = rules.resolve(mapless(...facts), anew);
    expect(again.reasons.map(({ code }) => code)).toEqual(['acted']);
  });

  test('a figure without the power makes no reroll', () => {
    const { legal, reasons } = rules.resolve(mapless(), { ...anew, piece: 'B' });
    expect([legal, reasons.map(({ code }) => code)]).toEqual([false, ['power-forbids']]);
  });

  test('nor does a defeated figure', () => {
    const gone: Fact = { fact: 'defeated', piece: 'A', by: null };
    expect(rules.resolve(mapless(gone), anew).reasons.map(({ code }) => code)).toEqual(['captured']);
  });

  test('an unknown figure throws', () => {
    expect(() => rules.resolve(mapless(), { ...anew, piece: 'Z' })).toThrow(RangeError);
  });

  test.each<[string, TableDeed]>([
    ['a blow', { deed: 'attack', attacker: 'A', attack: 'close', aim: { pieces: ['B'] } }],
    ['a step', { deed: 'move', piece: 'A', to: [at('c2')] }],
    ['a hand', { deed: 'pick-up', piece: 'A', object: 'crate' }],
  ])('%s needs a place, and is refused', (_, deed) => {
    const { legal, facts } = rules.resolve(mapless(), deed);
    expect([legal, facts]).toEqual([false, []]);
  });
});
