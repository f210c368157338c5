import { describe, expect, test } from 'vitest';
import { type Square, squareName } from '../../src/grid/square';
import type { OpenField } from '../../src/rules/options';
import type { UseDeed } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import { applyFacts } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import { makeGameTable, type TestPiece } from '../helpers/game-table';
import { requireEdition } from '../helpers/require-edition';

const RED: Fact = { fact: 'turn', side: 'red', round: 2 };

/**
 * Fills in the fields of a use one after another, each with the value in `wanted` or, by default, with the first
 * allowed value.
 */
function fillFields(
  id: string,
  table: Table,
  start: UseDeed,
  wanted: Readonly<Record<string, string | number>> = {},
  skipped: readonly string[] = [],
): { readonly asked: OpenField[]; readonly use: UseDeed } {
  const rules = requireEdition(id);
  const asked: OpenField[] = [];
  let use = start;
  for (let field = rules.nextField(table, use, skipped); field; field = rules.nextField(table, use, skipped)) {
    asked.push(field);
    const rolled = field.field === 'dice' ? [6, 5] : 6;
    const value = field.values === null ? rolled : (wanted[field.field] ?? field.values[0]);
    const list = field.field === 'squares' ? [...(use.squares ?? []), value] : value;
    use = { ...use, [field.field]: list } as UseDeed;
    if (asked.length > 20) throw new Error('no end');
  }
  return { asked, use };
}

const names = (asked: readonly OpenField[]) => asked.map(({ field }) => field);
const game = (id: string, pieces: Readonly<Record<string, TestPiece>>) =>
  makeGameTable(requireEdition(id), pieces, RED);

describe.each(['hypertime-2003', 'core-2008', 'x-of-swords'])('a use in %s', (id) => {
  const table = game(id, {
    A: { at: 'b2', powers: ['', '', '', 'outwit'] },
    B: { at: 'd2', side: 'blue', powers: ['charge', 'incapacitate', 'toughness'] },
    F: { at: 'b5' },
  });

  test('asks for the target and then for the power, with the values that are legal', () => {
    const start: UseDeed = { deed: 'use', piece: 'A', power: 'outwit' };
    const { asked, use } = fillFields(id, table, start);
    expect(names(asked)).toEqual(['target', 'cancels']);
    expect(asked[0]?.values).toEqual(['B']);
    expect(asked[1]?.values).toEqual(['charge', 'incapacitate', 'toughness']);
    expect(requireEdition(id).resolve(table, use).legal).toBe(true);
  });

  test('is listed among the uses of its figure only', () => {
    const uses = (piece: string) => requireEdition(id).uses(table, piece);
    expect(uses('A').map(({ power, reasons }) => [power, reasons])).toEqual([['outwit', []]]);
    expect(uses('F')).toEqual([]);
  });

  test('is listed with its reason once it was used', () => {
    const used = applyFacts(table, [{ fact: 'used', piece: 'A', power: 'outwit' }]);
    const [option] = requireEdition(id).uses(used, 'A');
    expect(option?.reasons.length).toBeGreaterThan(0);
    expect(requireEdition(id).nextField(used, { deed: 'use', piece: 'A', power: 'outwit' }, [])?.values).toEqual([]);
  });
});

test('the squares of smoke are asked for one at a time, until the book allows no more', () => {
  const table = game('hypertime-2003', { A: { at: 'd4', powers: ['', 'smoke-cloud'] } });
  const { asked, use } = fillFields('hypertime-2003', table, { deed: 'use', piece: 'A', power: 'smoke-cloud' });
  expect(names(asked)).toEqual(['squares', 'squares', 'squares', 'squares']);
  expect(new Set(use.squares?.map((square: Square) => squareName(square))).size).toBe(4);
  expect(requireEdition('hypertime-2003').resolve(table, use).legal).toBe(true);
});

test('up to six squares may be left out after the first', () => {
  const table = game('x-of-swords', { A: { at: 'd4', powers: ['', 'smoke-cloud'] } });
  const start: UseDeed = { deed: 'use', piece: 'A', power: 'smoke-cloud' };
  expect(requireEdition('x-of-swords').nextField(table, start, [])?.optional).toBe(false);
  const { asked } = fillFields('x-of-swords', table, start);
  expect(asked.map(({ optional }) => optional)).toEqual([false, true, true, true, true, true]);
});

test('mind control asks for its target, who takes the damage, and the dice', () => {
  const table = game('hypertime-2003', {
    A: { at: 'b2', powers: ['', 'mind-control'] },
    B: { at: 'd2', side: 'blue' },
    C: { at: 'd3', side: 'blue', powers: ['', '', 'mastermind'] },
  });
  const start: UseDeed = { deed: 'use', piece: 'A', power: 'mind-control' };
  const { asked, use } = fillFields('hypertime-2003', table, start, { target: 'B' }, ['also', 'passedTo']);
  expect(names(asked)).toEqual(['target', 'dice']);
  expect(asked[0]?.values).toEqual(['B', 'C']);
  const { facts } = requireEdition('hypertime-2003').resolve(table, use);
  expect(facts.some((fact) => fact.fact === 'loaned' && fact.piece === 'B')).toBe(true);
});

test('a telekinesis lists objects as targets and only squares that it reaches', () => {
  const table = makeGameTable(
    requireEdition('core-2008'),
    { A: { at: 'b2', powers: ['', 'telekinesis'] }, B: { at: 'd2', side: 'blue' } },
    RED,
    { fact: 'object', object: 'crate', kind: 'light', square: 'c4' },
  );
  const start: UseDeed = { deed: 'use', piece: 'A', power: 'telekinesis' };
  const { asked, use } = fillFields('core-2008', table, start, { target: 'crate' });
  expect(asked[0]?.values).toEqual(['B', 'crate']);
  expect(asked[1]?.field).toBe('to');
  expect(requireEdition('core-2008').resolve(table, use).legal).toBe(true);
});

test('the price of a use counts its token and its pushing damage', () => {
  const begun = game('core-2008', {
    A: { at: 'b2', powers: ['', 'telekinesis'] },
    B: { at: 'd2', side: 'blue', powers: ['', '', '', 'outwit'] },
  });
  const table = applyFacts(begun, [{ fact: 'tokens', piece: 'A', by: 1 }]);
  const prices = (piece: string) =>
    requireEdition('core-2008')
      .uses(table, piece)
      .map(({ price }) => price);
  expect(prices('A')).toEqual([{ tokens: 1, pushes: 1 }]);
  // It is not blue's turn, so the uses of B have no price.
  expect(prices('B')).toEqual([undefined]);
});

test('a roll that changes nothing is not asked for', () => {
  const begun = game('core-2008', { A: { at: 'b2', powers: ['', '', '', 'support'] }, B: { at: 'b3' } });
  const table = applyFacts(begun, [{ fact: 'clicked', piece: 'B', by: 3, cause: 'damage', from: null }]);
  const start: UseDeed = { deed: 'use', piece: 'A', power: 'support', target: 'B', dice: [1, 2] };
  const rules = requireEdition('core-2008');
  expect(rules.nextField(table, { ...start, dice: [6, 5] }, [])?.field).toBe('die');
  expect(rules.nextField(table, start, [])).toBeNull();
});
