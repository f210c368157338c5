import { describe, expect, test } from 'vitest';
import { squareName } from '../../src/grid/square';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import type { Deed } from '../../src/rules/table-deed';
import { countActionPoints } from '../../src/table/striker';
import type { Table } from '../../src/table/table';
import { getTablePosition } from '../../src/table/table-position';
import { getTally } from '../../src/table/tallies';
import { placeFact } from '../game/make';
import { listReasonCodes, makeMissionTable, playDeeds, requireFigure } from '../helpers/mission';
import { squareNamed } from '../helpers/square-named';

/** Makes a table in the hero phase of round 2. Rook is active and may move by its card. */
function begun(square: string, spaces: number, line: 'free' | 'straight' | 'exact', foe = 'h1'): Table {
  const now = makeMissionTable(placeFact('Rook', square), placeFact('Vex', foe));
  return playDeeds(
    now,
    { deed: 'begin-round', round: 2 },
    { deed: 'next-phase' },
    { deed: 'next-phase' },
    { deed: 'activate', piece: 'Rook', how: 'gain' },
    { deed: 'let-move', piece: 'Rook', spaces, line },
  ).table;
}

function go(action: string, to: string): Deed {
  return { deed: 'move', piece: 'Rook', to: [squareNamed(to)], action };
}

function ends(table: Table, action: string): string[] {
  const position = getTablePosition(table);
  if (!position) throw new Error('no map');
  const question = { piece: 'Rook', action, carrying: null, mode: null, actionPoints: null, run: false };
  return strikeTeams
    .reach(position, question)
    .ends.map(({ squares }) => squareName(squares[0] as never))
    .sort();
}

describe('a move that a card allows', () => {
  test('costs no points and no penalties, and the unused spaces last until the activation ends', () => {
    const before = begun('c2', 4, 'free', 'b1');
    const points = countActionPoints(before, requireFigure(before, 'Rook'));
    // The first move leaves a square next to an enemy, and the second ends on an object.
    const { table, said: ruling } = playDeeds(before, go('card-free', 'd2'), go('card-free', 'e2'));
    expect(ruling.legal).toBe(true);
    expect(countActionPoints(table, requireFigure(table, 'Rook'))).toBe(points);
    expect(getTally(requireFigure(table, 'Rook'), 'spaces', 'card-free')).toBe(2);
    expect(listReasonCodes(playDeeds(table, go('card-free', 'a1')).said)).toEqual(['no-points']);
    const over = playDeeds(table, { deed: 'end-activation', piece: 'Rook' }).table;
    expect(getTally(requireFigure(over, 'Rook'), 'spaces', 'card-free')).toBe(0);
    expect(strikeTeams.options(table, 'Rook').find(({ id }) => id === 'card-free')?.about).toBe('2');
    expect(strikeTeams.options(over, 'Rook').some(({ id }) => id === 'card-free')).toBe(false);
  });

  test('is refused without the card', () => {
    const { said: ruling } = playDeeds(begun('c1', 2, 'straight'), go('card-free', 'd1'));
    expect(ruling.legal).toBe(false);
    expect(listReasonCodes(ruling)).toContain('power-forbids');
  });

  test('goes around no one in a straight line, and is used up by one move', () => {
    const open = begun('b1', 3, 'straight', 'h1');
    expect(ends(open, 'card-straight')).toEqual(['a1', 'b2', 'b3', 'c1', 'c2', 'd1', 'd3', 'e1']);
    const held = begun('b1', 3, 'straight', 'c1');
    expect(ends(held, 'card-straight')).toEqual(['a1', 'b2', 'b3', 'c2', 'd3']);
    expect(listReasonCodes(playDeeds(held, go('card-straight', 'd1')).said)).toEqual(['no-path']);
    expect(listReasonCodes(playDeeds(open, go('card-straight', 'd2')).said)).toEqual(['no-path']);
    const { table, said: ruling } = playDeeds(open, go('card-straight', 'c1'));
    expect(ruling.legal).toBe(true);
    expect(getTally(requireFigure(table, 'Rook'), 'spaces', 'card-straight')).toBe(0);
  });

  test('of an exact length is neither shorter nor longer', () => {
    const now = begun('b1', 2, 'exact');
    expect(ends(now, 'card-exact')).toEqual(['b3', 'd1', 'd3']);
    expect(playDeeds(now, go('card-exact', 'd3')).said.legal).toBe(true);
    expect(listReasonCodes(playDeeds(now, go('card-exact', 'c2')).said)).toEqual(['power-forbids']);
  });

  test('does not free a trapped figure', () => {
    const now = begun('b1', 2, 'free');
    const { table } = playDeeds(now, { deed: 'status', piece: 'Rook', status: 'trapped', by: 1 });
    expect(listReasonCodes(playDeeds(table, go('card-free', 'c1')).said)).toEqual(['trapped']);
  });
});

test('points from a card stop at the red space in the starting zone and at the last space elsewhere', () => {
  const gain: Deed = { deed: 'gain', piece: 'Rook', points: 4 };
  const home = playDeeds(begun('a1', 1, 'free'), gain).table;
  expect(countActionPoints(home, requireFigure(home, 'Rook'))).toBe(6);
  const out = playDeeds(begun('c1', 1, 'free'), gain, gain).table;
  expect(countActionPoints(out, requireFigure(out, 'Rook'))).toBe(12);
});
