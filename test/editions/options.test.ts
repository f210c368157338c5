import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../src/rules/editions';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import { BEGAN_FACT, joinFact, MAPPED_FACT, placeFact } from '../game/make';

const TURN: Fact = { fact: 'turn', side: 'red', round: 2 };
const opened = (...facts: Fact[]) =>
  fold([
    BEGAN_FACT,
    MAPPED_FACT,
    joinFact('A', 'red'),
    joinFact('B', 'blue'),
    placeFact('A', 'b2'),
    placeFact('B', 'd4'),
    ...facts,
  ]).table;

describe.each(EDITIONS)('options and counters of $id', (edition) => {
  const tables = [opened(), opened(TURN), opened(TURN, { fact: 'acted', piece: 'A', action: 'move' })];

  test('have every counter within its bounds and under its own name', () => {
    for (const table of tables) {
      const counters = edition.counters(table);
      expect(new Set(counters.map(({ id, side, name }) => `${id} ${side} ${name}`)).size).toBe(counters.length);
      for (const { value, least, most } of counters) {
        expect(value).toBeGreaterThanOrEqual(least);
        if (most !== null) expect(value).toBeLessThanOrEqual(most);
      }
    }
  });

  test('give every complete deed the same reasons as playing it', () => {
    for (const table of tables) {
      for (const piece of [null, 'A', 'B']) {
        for (const { id, deed, asks, reasons } of edition.options(table, piece)) {
          expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
          expect(deed === null).toBe(asks.length > 0);
          if (deed) expect(edition.resolve(table, deed).reasons).toEqual(reasons);
        }
      }
    }
  });

  test('ask for the square of a move only for a piece on the map', () => {
    const asksOf = (table: (typeof tables)[number]) =>
      edition.options(table, 'A').flatMap(({ id, asks }) => (id === 'move' ? [asks] : []));
    const unplaced = fold([BEGAN_FACT, MAPPED_FACT, joinFact('A', 'red'), joinFact('B', 'blue'), TURN]).table;
    const standing = asksOf(opened(TURN));
    expect(standing.every((asks) => asks.includes('square'))).toBe(true);
    if (edition.force.dials) expect([standing.length, asksOf(unplaced)]).toEqual([1, [[]]]);
  });

  test('offer something to a piece that has not acted, and always a next step for the table', () => {
    const [, begun] = tables as [unknown, (typeof tables)[number]];
    const free = (piece: string | null) => edition.options(begun, piece).filter(({ reasons }) => reasons.length === 0);
    expect(free('A').length).toBeGreaterThan(0);
    expect(free(null).length).toBeGreaterThan(0);
  });
});

describe('an edition with an action total', () => {
  const dials = EDITIONS.filter((edition) => edition.actionTotal(300) === 3);

  test.each(dials)(
    '$id counts down the actions of the turn, and refuses a second action to the same piece',
    (edition) => {
      const acted: Fact = { fact: 'acted', piece: 'A', action: 'move' };
      const left = edition.counters(opened(TURN, acted));
      expect(left).toMatchObject([{ id: 'actions-left', side: 'red', value: 2, least: 0, most: 3 }]);
      const again = edition.options(opened(TURN, acted), 'A').find(({ id }) => id === 'move');
      expect(again?.reasons.map(({ code }) => code)).toEqual(['acted']);
    },
  );

  test('exists in four editions', () => expect(dials).toHaveLength(4));
});
