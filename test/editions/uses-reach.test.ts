import { describe, expect, test } from 'vitest';
import { squareName } from '../../src/grid/square';
import type { UseDeed } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import { applyFacts } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import { makeClearMapText } from '../game/make';
import { makeGameTable, type TestPiece } from '../helpers/game-table';
import { requireEdition } from '../helpers/require-edition';

/** Map that is long enough for ten squares between two figures. */
const LONG: Fact = { fact: 'mapped', name: 'Alley', map: makeClearMapText(16, 6), starts: {} };

function resolved(id: string, table: Table, deed: UseDeed) {
  const { legal, reasons, facts } = requireEdition(id).resolve(table, deed);
  return { legal, codes: [...new Set(reasons.map(({ code }) => code))], now: applyFacts(table, facts), facts };
}

const game = (id: string, standing: Readonly<Record<string, TestPiece>>, ...more: Fact[]) =>
  makeGameTable(requireEdition(id), standing, LONG, ...more);

describe.each([
  ['hypertime-2003', 10],
  ['core-2008', 10],
  // "Minimum range 6": the figure’s range, which is printed as 6 here.
  ['x-of-swords', 6],
])('outwit under %s', (id, most) => {
  const user: TestPiece = { at: 'a2', powers: ['', '', '', 'outwit'] };
  const outwit: UseDeed = { deed: 'use', piece: 'A', power: 'outwit', target: 'B', cancels: 'toughness' };
  const foe = (at: string): TestPiece => ({ at, side: 'blue', powers: ['', '', 'toughness'] });
  const column = (squares: number) => String.fromCharCode('a'.charCodeAt(0) + squares);
  const codes = (at: string, ...more: Fact[]) => resolved(id, game(id, { A: user, B: foe(at) }, ...more), outwit).codes;

  test(`reaches ${most} squares and no more`, () => {
    expect(codes(`${column(most)}2`)).toEqual([]);
    expect(codes(`${column(most + 1)}2`)).toEqual(['too-far']);
  });

  test('needs a line of fire', () => {
    const wall: Fact = { fact: 'marker', marker: 'w', kind: 'blocking', square: 'c2', owner: null, until: null };
    expect(codes('e2', wall)).toEqual(['line-blocked']);
    expect(codes('e4', wall)).toEqual([]);
  });

  test('is used once a turn', () => {
    expect(codes('d2', { fact: 'used', piece: 'A', power: 'outwit' })).toEqual(['acted']);
    expect(codes('d2', { fact: 'used', piece: 'A', power: 'perplex' })).toEqual([]);
  });

  test('needs its power on the dial, and its user on the map', () => {
    const weak = { ...user, powers: ['charge'] };
    expect(resolved(id, game(id, { A: weak, B: foe('d2') }), outwit).codes).toEqual(['power-forbids']);
    expect(resolved(id, game(id, { A: { ...user, at: [] }, B: foe('d2') }), outwit).legal).toBe(false);
  });
});

describe.each(['hypertime-2003', 'core-2008'])('support under %s', (id) => {
  const medic: TestPiece = { at: 'c3', powers: ['', '', '', 'support'] };
  const hurt: Fact = { fact: 'clicked', piece: 'F', by: 4, cause: 'damage', from: null };
  const support = (dice: readonly number[], die: number): UseDeed => ({
    ...{ deed: 'use', piece: 'A', power: 'support', target: 'F', dice, die },
  });
  const healed = (dice: readonly number[], die: number, ...more: Fact[]) => {
    const { now, codes } = resolved(id, game(id, { A: medic, F: { at: 'd3' } }, hurt, ...more), support(dice, die));
    return [codes, 5 - (now.figures.get('F')?.click ?? 0), (now.figures.get('A')?.click ?? 0) - 1];
  };

  test('heals its die minus two if the roll reaches the defense', () => {
    // Attack 10 against defense 16: a roll of six is enough.
    expect(healed([3, 3], 5)).toEqual([[], 3, 0]);
    expect(healed([2, 3], 5)).toEqual([[], 0, 0]);
  });

  test('heals one more on a roll of two sixes', () => {
    expect(healed([6, 6], 4)).toEqual([[], 3, 0]);
  });

  test('is for an adjacent friend, with no opponent adjacent to either', () => {
    const codes = (standing: Readonly<Record<string, TestPiece>>) =>
      resolved(id, game(id, { A: medic, ...standing }, hurt), support([3, 3], 4)).codes;
    expect(codes({ F: { at: 'e3' } })).toEqual(['no-adjacent']);
    expect(codes({ F: { at: 'd3', side: 'blue' } })).toContain('opposing');
    expect(codes({ F: { at: 'd3' }, B: { at: 'b3', side: 'blue' } })).toEqual(['adjacent-enemy']);
    expect(codes({ F: { at: 'd3' }, B: { at: 'e3', side: 'blue' } })).toEqual(['adjacent-enemy']);
    expect(codes({ F: { at: 'd3' }, G: { at: 'e3' } })).toEqual([]);
  });

  test('is an action and adds a token', () => {
    const { now } = resolved(id, game(id, { A: medic, F: { at: 'd3' } }, hurt), support([1, 2], 1));
    expect(now.figures.get('A')).toMatchObject({ actedThisTurn: true, tokens: 1 });
    const acted: Fact = { fact: 'acted', piece: 'A', action: 'move' };
    expect(healed([6, 6], 6, acted)).toEqual([['acted'], 0, 0]);
  });
});

describe.each([
  ['hypertime-2003', [0, 0, 1, 4]],
  ['core-2008', [0, 0, 1, 4]],
  // Heals half of the number rolled, rounded up.
  ['x-of-swords', [1, 1, 2, 3]],
])('regeneration under %s', (id, heals) => {
  const mender: TestPiece = { at: 'c3', powers: ['', '', 'regeneration'] };
  const hurt: Fact = { fact: 'clicked', piece: 'A', by: 4, cause: 'damage', from: null };
  const regenerate: UseDeed = { deed: 'use', piece: 'A', power: 'regeneration' };

  test('heals by the die, and never hurts', () => {
    const healed = [1, 2, 3, 6].map(
      (die) =>
        5 - (resolved(id, game(id, { A: mender }, hurt), { ...regenerate, die }).now.figures.get('A')?.click ?? 0),
    );
    expect(healed).toEqual(heals);
  });

  test('is an action, and heals nothing without one left', () => {
    const acted: Fact = { fact: 'acted', piece: 'A', action: 'move' };
    const again = resolved(id, game(id, { A: mender }, hurt, acted), { ...regenerate, die: 6 });
    expect([again.codes, again.facts]).toEqual([['acted'], []]);
  });
});

describe.each(['hypertime-2003', 'core-2008'])('force blast under %s', (id) => {
  const blaster: TestPiece = { at: 'c3', powers: ['', 'force-blast'] };
  const blast = (more: Partial<UseDeed> = {}): UseDeed => ({
    ...{ deed: 'use', piece: 'A', power: 'force-blast', target: 'B', die: 3, ...more },
  });
  const blasted = (deed: UseDeed, at = 'd3') => resolved(id, game(id, { A: blaster, B: { at, side: 'blue' } }), deed);

  test('knocks an adjacent figure back by as many squares as the die shows', () => {
    const { now, codes } = blasted(blast());
    expect([codes, now.figures.get('B')?.squares.map(squareName)]).toEqual([[], ['g3']]);
    expect(now.figures.get('A')).toMatchObject({ actedThisTurn: true, tokens: 1 });
  });

  test('needs an adjacent target and a die', () => {
    const { target: _target, die: _die, ...bare } = blast();
    expect(blasted({ ...bare, die: 3 }).codes).toEqual(['power-forbids']);
    expect(blasted({ ...bare, target: 'B' }).codes).toEqual(['power-forbids']);
    expect(blasted(blast({ target: 'nobody' })).codes).toEqual(['power-forbids']);
    expect(blasted(blast(), 'e3').facts).toEqual([]);
  });
});

describe.each(['hypertime-2003', 'x-of-swords'])('poison under %s', (id) => {
  const poison: UseDeed = { deed: 'use', piece: 'A', power: 'poison' };

  test('costs every adjacent opponent one click, and no one else, once a turn', () => {
    const standing = {
      A: { at: 'c3', powers: ['poison', 'poison'] },
      B: { at: 'd3', side: 'blue' },
      C: { at: 'd4', side: 'blue' },
      D: { at: 'e3', side: 'blue' },
      F: { at: 'c4' },
    };
    const { now, codes } = resolved(id, game(id, standing), poison);
    expect(codes).toEqual([]);
    expect(['A', 'B', 'C', 'D', 'F'].map((piece) => now.figures.get(piece)?.click)).toEqual([1, 2, 2, 1, 1]);
    expect(resolved(id, now, poison).codes).toEqual(['acted']);
  });
});

describe.each(['hypertime-2002', 'hypertime-2003'])('poison at the beginning of a turn under %s', (id) => {
  const standing = {
    A: { at: 'c3', powers: ['poison'] },
    B: { at: 'd3', side: 'blue' },
    F: { at: 'a6' },
  };
  const codesAfter = (...facts: Fact[]) =>
    resolved(id, game(id, standing, ...facts), { deed: 'use', piece: 'A', power: 'poison' }).codes;

  test('is used before the first action of its side, but after other powers', () => {
    expect(codesAfter()).toEqual([]);
    expect(codesAfter({ fact: 'used', piece: 'F', power: 'outwit' })).toEqual([]);
  });

  test.each(['A', 'F'])('is too late once %s was given an action', (piece) => {
    expect(codesAfter({ fact: 'acted', piece, action: 'move' })).toEqual(['power-forbids']);
  });
});
