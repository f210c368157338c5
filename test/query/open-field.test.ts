import { describe, expect, test } from 'vitest';
import type { Consequence } from '../../src/query/consequences';
import { areAllOnMap, placeOnOpenField, removeSquareFacts } from '../../src/query/open-field';
import { makePlacedFact } from '../../src/query/placed-fact';
import { makeIllegalAttackFacts, makeTerrainCostFacts, makeUncheckedMoveFacts } from '../../src/query/record-anyway';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import { getTablePosition } from '../../src/table/table-position';
import { placeFact } from '../game/make';
import { makeGameTable, objectFact } from '../helpers/game-table';
import { requireEdition } from '../helpers/require-edition';
import { squareNamed } from '../helpers/square-named';

const core = requireEdition('core-2008');

describe('figures on the map', () => {
  const table = makeGameTable(core, { A: { at: 'c3' }, B: { at: 'd3', side: 'blue' }, C: { at: [], side: 'blue' } });

  test('are all of the given ones, or not', () => {
    expect(areAllOnMap(table, ['A', 'B'])).toBe(true);
    expect(areAllOnMap(table, ['A', 'C'])).toBe(false);
    expect(areAllOnMap(table, ['A', 'nobody'])).toBe(false);
    expect(areAllOnMap({ ...table, board: null }, ['A'])).toBe(false);
  });
});

describe('an open field', () => {
  const marker: Fact = {
    ...{ fact: 'marker', marker: 'm', kind: 'blocking', square: 'm13', owner: null, until: null },
  };
  const table = makeGameTable(
    core,
    { A: { at: ['c3', 'd3'] }, B: { at: 'h8', side: 'blue' }, C: { at: 'e3', side: 'blue' } },
    objectFact('crate', 'c4'),
    marker,
  );

  test.each([0, 1, 5])('puts %i squares between the two, and no one else on the map', (apart) => {
    const field = placeOnOpenField(table, 'A', ['B'], apart);
    const position = getTablePosition(field);
    if (!position) throw new Error('no map');
    expect(position.pieces.map(({ id, squares }) => [id, squares.length])).toEqual([
      ['A', 2],
      ['B', 1],
    ]);
    expect(core.range(position, { piece: 'A' }, { piece: 'B' }).squares).toBe(apart + 1);
    expect(core.see(position, { piece: 'A' }, { piece: 'B' }).see).toBe('clear');
    expect([field.objects, field.markers]).toEqual([[], []]);
  });

  test('keeps effects of a power whose user is on it', () => {
    const cancelled = (by: string): Fact => ({
      ...{ fact: 'switched', piece: 'B', power: 'toughness', off: true, until: null, by },
    });
    const weakened = (from: string): Fact => ({
      ...{ fact: 'altered', piece: 'B', value: 'attack', by: -1, until: null, from },
    });
    const told = (by: string) => {
      const field = placeOnOpenField(fold([cancelled(by), weakened(by)], table).table, 'A', ['B'], 0);
      const figure = field.figures.get('B');
      return [figure?.switchedOff[0]?.by, figure?.altered[0]?.from];
    };
    expect([told('A'), told('B'), told('C')]).toEqual([
      ['A', 'A'],
      ['B', 'B'],
      [undefined, undefined],
    ]);
  });

  test('leaves out a target that is not in the game', () => {
    expect(getTablePosition(placeOnOpenField(table, 'A', ['nobody'], 0))?.pieces.map(({ id }) => id)).toEqual(['A']);
  });
});

describe('consequences on an open field', () => {
  const consequence = (id: string, ...facts: Fact[]): Consequence => ({ id, core: false, facts });
  const hurt: Fact = { fact: 'clicked', piece: 'B', by: 1, cause: 'damage', from: 'A' };

  test('lose facts about places, and disappear without others', () => {
    const pushed = consequence('pushed', makePlacedFact('B', [squareNamed('c3')], 'knocked-back'));
    const dropped = consequence('hurt', hurt, objectFact('crate', 'c3'));
    expect(removeSquareFacts([pushed, dropped])).toEqual([consequence('hurt', hurt)]);
  });
});

describe('recording a refused deed', () => {
  const table = makeGameTable(core, {
    A: { at: 'c3' },
    B: { at: 'h8', side: 'blue', clicks: 2 },
    C: { at: 'h7', side: 'blue' },
  });
  const then = (facts: readonly Fact[], now: Table = table) => fold(facts, now).table;
  const anyway = (attack: string, taken: Readonly<Record<string, number>>, now: Table = table) =>
    makeIllegalAttackFacts(
      core,
      now,
      'A',
      attack,
      Object.entries(taken).map(([piece, clicks]) => ({ piece, clicks })),
    );
  const clicks = (facts: readonly Fact[]) => facts.flatMap((fact) => (fact.fact === 'clicked' ? [fact.piece] : []));

  test('adds the given clicks of each target, and none for zero', () => {
    const facts = anyway('close', { B: 1, C: 3 });
    expect(['B', 'C'].map((id) => then(facts).figures.get(id)?.click)).toEqual([2, 4]);
    expect(clicks(anyway('close', { B: 0, C: 1 }))).toEqual(['C']);
  });

  test('adds a K.O. when it happens, and not twice', () => {
    const facts = anyway('close', { B: 2 });
    expect(then(facts).figures.get('B')?.defeated).toBe(true);
    expect(clicks(anyway('close', { B: 1 }, then(facts)))).toEqual([]);
    expect(clicks(anyway('close', { nobody: 1 }))).toEqual([]);
  });

  test.each([
    ['close', 'close'],
    ['no-such-attack', 'ranged'],
  ])('is an action: %s is recorded as %s', (attack, action) => {
    expect(then(anyway(attack, {})).figures.get('A')).toMatchObject({ tokens: 1, lastAction: action });
  });

  test('is no action out of turn, or for a figure that has acted', () => {
    expect(anyway('close', {}, makeGameTable(core, { A: { at: 'c3', side: 'blue' } }))).toEqual([]);
    expect(anyway('close', {}, then(anyway('close', {})))).toEqual([]);
  });

  test('records a move with its action and its new place', () => {
    const there = placeFact('A', 'h1');
    const facts = makeUncheckedMoveFacts(core, table, 'A', there);
    expect(facts.at(-1)).toEqual(there);
    expect(then(facts).figures.get('A')).toMatchObject({
      squares: [squareNamed('h1')],
      lastAction: 'move',
      tokens: 1,
    });
    expect(makeUncheckedMoveFacts(core, then(facts), 'A', there)).toEqual([there]);
  });

  test('records terrain made by a power at the price of an action, legal or not', () => {
    const price = (square: string) => makeTerrainCostFacts(core, table, 'A', 'smoke-cloud', squareNamed(square));
    expect(then(price('c5')).figures.get('A')).toMatchObject({ tokens: 1, lastAction: 'power' });
  });
});
