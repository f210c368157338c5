import { describe, expect, test } from 'vitest';
import { isSameData } from '../../src/store/same-data';

const bytes = (...values: number[]) => Uint8Array.from(values);

describe('data are equal', () => {
  test.each<[string, unknown, unknown]>([
    ['whatever the order of keys', { a: 1, b: [2, 3] }, { b: [2, 3], a: 1 }],
    ['where a key says nothing', { a: 1, b: undefined }, { a: 1 }],
    ['byte by byte', bytes(1, 2, 3), bytes(1, 2, 3)],
    ['deep inside', { a: [{ b: bytes(1) }, null] }, { a: [{ b: bytes(1) }, null] }],
    ['where nothing is in them', [], []],
  ])('%s', (_, a, b) => {
    expect([isSameData(a, b), isSameData(b, a)]).toEqual([true, true]);
  });
});

describe('data differ', () => {
  test.each<[string, unknown, unknown]>([
    ['by value', { a: 1 }, { a: 2 }],
    ['by a key more', { a: 1 }, { a: 1, b: 2 }],
    ['by another key', { a: 1 }, { b: 1 }],
    ['by order in a list', [1, 2], [2, 1]],
    ['by a list in place of a record', [1], { 0: 1 }],
    ['by null in place of a record', null, {}],
    ['by a word in place of a record', 'a', { 0: 'a' }],
    ['by a number in place of its word', 1, '1'],
    ['by one byte', bytes(1, 2), bytes(1, 3)],
    ['by a byte more', bytes(1, 2), bytes(1, 2, 3)],
    ['by bytes in place of a list', bytes(1, 2), [1, 2]],
  ])('%s', (_, a, b) => {
    expect([isSameData(a, b), isSameData(b, a)]).toEqual([false, false]);
  });
});
