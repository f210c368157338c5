/** Two phones move one figure without knowing of each other: both are asked, once, until it is settled. */
import { expect, test } from 'vitest';
import type { Line, Tap } from '../../src/together/lines';
import { makeReading, openConflicts, type Reading, readOn } from '../../src/together/reading';

const placed = (piece: string, square: string) => ({ fact: 'placed', piece, squares: [square], how: 'moved' });

function tap(by: string, id: string, saw: Tap['saw'], ...facts: readonly unknown[]): Line {
  return { line: 'tap', by, at: 1, id, step: 'move', facts, saw };
}

function reading(...lines: readonly Line[]): Reading {
  const all = makeReading();
  for (const line of lines) readOn(all, line);
  return all;
}

const told = (...lines: readonly Line[]) =>
  openConflicts(reading(...lines)).map(({ piece, taps }) => [piece, ...taps.map(({ id }) => id)]);

const ANA = tap('anna', 'a', {}, placed('A', 'c3'));
const BEN = tap('benn', 'b', {}, placed('A', 'd4'));

test('moves of one figure that did not know of each other are a conflict; the later one counts', () => {
  expect(told(ANA, BEN)).toEqual([['A', 'a', 'b']]);
});

test('whoever had seen the other move is in no conflict, nor is one phone with itself', () => {
  expect(told(ANA, tap('benn', 'b', { anna: 1 }, placed('A', 'd4')))).toEqual([]);
  expect(told(ANA, tap('anna', 'b', {}, placed('A', 'd4')))).toEqual([]);
});

test('other figures, and taps that move nobody, are in no conflict', () => {
  expect(told(ANA, tap('benn', 'b', {}, placed('B', 'd4')))).toEqual([]);
  expect(told(ANA, tap('benn', 'b', {}, { fact: 'clicked', piece: 'A', by: 1 }))).toEqual([]);
});

test('it is over once one of both is undone, somebody keeps the last, or moves the figure knowing of both', () => {
  const stamp = { by: 'anna', at: 2 };
  expect(told(ANA, BEN, { line: 'turn', ...stamp, taps: [{ id: 'b', times: 1 }] })).toEqual([]);
  expect(told(ANA, BEN, { line: 'settled', ...stamp, taps: ['a', 'b'] })).toEqual([]);
  expect(told(ANA, BEN, tap('anna', 'c', { anna: 1, benn: 1 }, placed('A', 'e5')))).toEqual([]);
  // Of another pair it settles nothing.
  expect(told(ANA, BEN, { line: 'settled', ...stamp, taps: ['a', 'x'] })).toEqual([['A', 'a', 'b']]);
});

test('undo turned by a number that nobody honest writes is no undo', () => {
  const stamp = { by: 'benn', at: 2 };
  const all = reading(ANA, { line: 'turn', ...stamp, taps: [{ id: 'a', times: 999_999 }] });
  expect(all.last).toBe('a');
  readOn(all, { line: 'turn', ...stamp, taps: [{ id: 'a', times: 1 }] });
  expect(all.last).toBeNull();
});
