// @vitest-environment jsdom
import { configure } from '@solidjs/testing-library';
import { beforeEach, describe, expect, it } from 'vitest';
import { naming } from '../../src/app/game/naming';
import { recordStep } from '../../src/app/game/perform';
import { describeStrengths } from '../../src/app/map/square-text';
import { parseSquare, type Square } from '../../src/grid/square';
import type { Table } from '../../src/table/table';
import { makeBoardPieces } from '../../src/view/figures';
import { makeStrengthMarks } from '../../src/view/strengths';
import { describeTokensOn, makeTokenObjects } from '../../src/view/tokens';
import { currentTable, openMission } from './mission-screen';

configure({ defaultHidden: true });

beforeEach(() => openMission(), 60_000);

const at = (name: string) => parseSquare(name) as Square;

describe('strength', () => {
  it('is shown on the map once for a door, a piece of wall, an object and a token, and disappears with it', async () => {
    const board = currentTable().board;
    if (!board) throw new Error('no map');
    const marks = makeStrengthMarks(board, makeTokenObjects(currentTable()));
    expect(marks.filter(({ of }) => of === 'door').map(({ strength }) => strength)).toEqual([3, 3, 4, 4]);
    const wheel = (from: Table) =>
      makeStrengthMarks(board, makeTokenObjects(from)).filter(({ x, y }) => x === 2 * 40 + 33 && y === 5 * 40 + 25);
    expect(wheel(currentTable()).map(({ strength }) => strength)).toEqual([4]);
    await recordStep('token', [
      { fact: 'token', token: 'Sluice wheel 1', kind: 'objective', square: null, holder: null, strength: 4, wounds: 1 },
    ]);
    expect(wheel(currentTable())).toEqual([]);
  });

  it('is announced with the square, including walls on its sides', () => {
    expect(describeStrengths(currentTable(), at('e7'), naming())).toEqual(['strength 2']);
    expect(describeStrengths(currentTable(), at('f6'), naming())).toEqual(['door f6|g6, strength 3']);
    expect(describeStrengths(currentTable(), at('d10'), naming())).toEqual([]);
  });

  it('of a token is announced with its damage so far and in total', async () => {
    expect(describeTokensOn(currentTable(), at('c6'))).toEqual(['Sluice wheel 1, strength 4, 0 of 1 wounds']);
    const token = { fact: 'token', token: 'Sluice wheel 1', kind: 'objective', square: 'c6', holder: null } as const;
    await recordStep('token', [{ ...token, strength: 4, wounds: 1, times: 3 }]);
    expect(describeTokensOn(currentTable(), at('c6'))).toEqual(['Sluice wheel 1, strength 4, 1 of 3 wounds']);
    expect(makeTokenObjects(currentTable()).find(({ id }) => id === 'Sluice wheel 1')?.damaged).toEqual({
      wounds: 1,
      times: 3,
    });
  });
});

describe('dimmed figures on the map', () => {
  it('exclude the selected figure and its target, even a teammate without odds', () => {
    const standing = { selected: 'Sexton Bell', target: 'Tallow Wick', badges: new Map() };
    const faded = new Map(makeBoardPieces(currentTable(), standing).map(({ id, dimmed }) => [id, dimmed]));
    expect(['Sexton Bell', 'Tallow Wick', 'Brine Corporal'].map((id) => faded.get(id))).toEqual([false, false, true]);
  });
});
