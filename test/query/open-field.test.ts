import { describe, expect, test } from 'vitest';
import { fold } from '../../src/game/fold';
import type { Consequence } from '../../src/query/consequences';
import { areAllOnMap, placeOnOpenField, withoutPlaces } from '../../src/query/open-field';
import { makePlacedFact } from '../../src/query/placed-fact';
import { makeTerrainCost, recordAttackAnyway, recordMoveAnyway } from '../../src/query/record-anyway';
import type { Fact } from '../../src/table/facts';
import { positionOf, type Table } from '../../src/table/table';
import { placed } from '../game/make';
import { at, begun, edition, lies } from '../helpers/begun';

const core = edition('core-2008');

describe('who stands on the map', () => {
  const table = begun(core, { A: { at: 'c3' }, B: { at: 'd3', side: 'blue' }, C: { at: [], side: 'blue' } });

  test('is everybody in question, or not all', () => {
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
  const table = begun(
    core,
    { A: { at: ['c3', 'd3'] }, B: { at: 'h8', side: 'blue' }, C: { at: 'e3', side: 'blue' } },
    lies('crate', 'c4'),
    marker,
  );

  test.each([0, 1, 5])('parts the two by %i squares, and nobody else stands there', (apart) => {
    const field = placeOnOpenField(table, 'A', ['B'], apart);
    const position = positionOf(field);
    if (!position) throw new Error('no map');
    expect(position.pieces.map(({ id, squares }) => [id, squares.length])).toEqual([
      ['A', 2],
      ['B', 1],
    ]);
    expect(core.range(position, { piece: 'A' }, { piece: 'B' }).squares).toBe(apart + 1);
    expect(core.see(position, { piece: 'A' }, { piece: 'B' }).see).toBe('clear');
    expect([field.objects, field.markers]).toEqual([[], []]);
  });

  test('keeps what somebody on it did with a power, and by whom', () => {
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

  test('of one who is in no game is nobody’s', () => {
    expect(positionOf(placeOnOpenField(table, 'A', ['nobody'], 0))?.pieces.map(({ id }) => id)).toEqual(['A']);
  });
});

describe('consequences on an open field', () => {
  const consequence = (id: string, ...facts: Fact[]): Consequence => ({ id, core: false, facts });
  const hurt: Fact = { fact: 'clicked', piece: 'B', by: 1, cause: 'damage', from: 'A' };

  test('are left without the places, and gone where they were nothing else', () => {
    const pushed = consequence('pushed', makePlacedFact('B', [at('c3')], 'knocked-back'));
    const dropped = consequence('hurt', hurt, lies('crate', 'c3'));
    expect(withoutPlaces([pushed, dropped])).toEqual([consequence('hurt', hurt)]);
  });
});

describe('what is recorded though the book is against it', () => {
  const table = begun(core, {
    A: { at: 'c3' },
    B: { at: 'h8', side: 'blue', clicks: 2 },
    C: { at: 'h7', side: 'blue' },
  });
  const then = (facts: readonly Fact[], now: Table = table) => fold(facts, now).table;
  const anyway = (attack: string, taken: Readonly<Record<string, number>>, now: Table = table) =>
    recordAttackAnyway(
      core,
      now,
      'A',
      attack,
      Object.entries(taken).map(([piece, clicks]) => ({ piece, clicks })),
    );
  const clicks = (facts: readonly Fact[]) => facts.flatMap((fact) => (fact.fact === 'clicked' ? [fact.piece] : []));

  test('are the clicks of each as told, and none for who takes none', () => {
    const facts = anyway('close', { B: 1, C: 3 });
    expect(['B', 'C'].map((id) => then(facts).figures.get(id)?.click)).toEqual([2, 4]);
    expect(clicks(anyway('close', { B: 0, C: 1 }))).toEqual(['C']);
  });

  test('is a K.O. where it comes to one, and no second one', () => {
    const facts = anyway('close', { B: 2 });
    expect(then(facts).figures.get('B')?.defeated).toBe(true);
    expect(clicks(anyway('close', { B: 1 }, then(facts)))).toEqual([]);
    expect(clicks(anyway('close', { nobody: 1 }))).toEqual([]);
  });

  test.each([
    ['close', 'close'],
    ['no-such-attack', 'ranged'],
  ])('is an action: of %s that of %s', (attack, action) => {
    expect(then(anyway(attack, {})).figures.get('A')).toMatchObject({ tokens: 1, lastAction: action });
  });

  test('is no action where it is not its turn, or it has acted', () => {
    expect(anyway('close', {}, begun(core, { A: { at: 'c3', side: 'blue' } }))).toEqual([]);
    expect(anyway('close', {}, then(anyway('close', {})))).toEqual([]);
  });

  test('is a move with its action and its new place', () => {
    const there = placed('A', 'h1');
    const facts = recordMoveAnyway(core, table, 'A', there);
    expect(facts.at(-1)).toEqual(there);
    expect(then(facts).figures.get('A')).toMatchObject({ squares: [at('h1')], lastAction: 'move', tokens: 1 });
    expect(recordMoveAnyway(core, then(facts), 'A', there)).toEqual([there]);
  });

  test('is terrain made by a power, for the price of an action, allowed or not', () => {
    const price = (square: string) => makeTerrainCost(core, table, 'A', 'smoke-cloud', at(square));
    expect(then(price('c5')).figures.get('A')).toMatchObject({ tokens: 1, lastAction: 'power' });
  });
});
