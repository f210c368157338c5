/**
 * Tests conflicts: two phones move one figure without knowing of each other's move. Both players are asked until the
 * conflict is settled.
 */
import { expect, test } from 'vitest';
import type { SharedLine, SharedTap } from '../../src/together/shared-line';
import { addLine, listOpenConflicts, makeSharedState, type SharedState } from '../../src/together/shared-state';

const placed = (piece: string, square: string) => ({ fact: 'placed', piece, squares: [square], how: 'moved' });

function tap(by: string, id: string, saw: SharedTap['saw'], ...facts: readonly unknown[]): SharedLine {
  return { line: 'tap', by, at: 1, id, step: 'move', facts, saw };
}

function reading(...lines: readonly SharedLine[]): SharedState {
  const all = makeSharedState();
  for (const line of lines) addLine(all, line);
  return all;
}

const told = (...lines: readonly SharedLine[]) =>
  listOpenConflicts(reading(...lines)).map(({ piece, taps }) => [piece, ...taps.map(({ id }) => id)]);

const ANA = tap('anna', 'a', {}, placed('A', 'c3'));
const BEN = tap('benn', 'b', {}, placed('A', 'd4'));

test('moves of one figure that did not know of each other conflict; the later one counts', () => {
  expect(told(ANA, BEN)).toEqual([['A', 'a', 'b']]);
});

test('a move by a phone that had seen the other move is no conflict, nor are two moves of one phone', () => {
  expect(told(ANA, tap('benn', 'b', { anna: 1 }, placed('A', 'd4')))).toEqual([]);
  expect(told(ANA, tap('anna', 'b', {}, placed('A', 'd4')))).toEqual([]);
});

test('moves of other figures, and taps without a move, are no conflict', () => {
  expect(told(ANA, tap('benn', 'b', {}, placed('B', 'd4')))).toEqual([]);
  expect(told(ANA, tap('benn', 'b', {}, { fact: 'clicked', piece: 'A', by: 1 }))).toEqual([]);
});

test('a conflict ends once one move is undone, a player keeps the last one, or a move of the figure knows of both', () => {
  const stamp = { by: 'anna', at: 2 };
  expect(told(ANA, BEN, { line: 'turn', ...stamp, taps: [{ id: 'b', times: 1 }] })).toEqual([]);
  expect(told(ANA, BEN, { line: 'settled', ...stamp, taps: ['a', 'b'] })).toEqual([]);
  expect(told(ANA, BEN, tap('anna', 'c', { anna: 1, benn: 1 }, placed('A', 'e5')))).toEqual([]);
  // A settlement of other taps does not settle this conflict.
  expect(told(ANA, BEN, { line: 'settled', ...stamp, taps: ['a', 'x'] })).toEqual([['A', 'a', 'b']]);
});

test('ignores an undo with a count that no honest phone writes', () => {
  const stamp = { by: 'benn', at: 2 };
  const all = reading(ANA, { line: 'turn', ...stamp, taps: [{ id: 'a', times: 999_999 }] });
  expect(all.last).toBe('a');
  addLine(all, { line: 'turn', ...stamp, taps: [{ id: 'a', times: 1 }] });
  expect(all.last).toBeNull();
});
