import { describe, expect, it } from 'vitest';
import { emptyBoard } from '../../src/board/board';
import { squareAt } from '../../src/grid/square';
import { dragBase, pieceAtPoint, squareAtPoint } from '../../src/view/board-points';
import { CELL, getEdgeEndpoints, groupConnectedSquares, outlinePath } from '../../src/view/geometry';
import { makeRowRunsPath, rimPath } from '../../src/view/overlay-paths';
import { assignOverlayLayers, reuseBoardPieces } from '../../src/view/reuse';
import type { BoardOverlay, BoardPiece } from '../../src/view/types';
import { clampViewport, fitViewport, toDrawingPoint, zoomViewport } from '../../src/view/viewport';

const corners = (path: string): number => path.match(/[ML]/g)?.length ?? 0;
const loops = (path: string): number => path.match(/M/g)?.length ?? 0;

describe('outlines of areas', () => {
  it('draw one box for a single square, inside it', () => {
    const numbers =
      outlinePath([squareAt(0, 0)], 3)
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    expect(new Set(numbers)).toEqual(new Set([3, CELL - 3]));
  });

  it('go around connected squares, not around each one', () => {
    const path = outlinePath([squareAt(0, 0), squareAt(1, 0), squareAt(1, 1)], 2);
    expect(loops(path)).toBe(1);
    expect(corners(path)).toBe(6);
  });

  it('separate squares that touch only at a corner', () => {
    const path = outlinePath([squareAt(0, 0), squareAt(1, 1), squareAt(0, 2)], 2);
    expect(loops(path)).toBe(3);
    expect(corners(path)).toBe(12);
  });

  it('have their own loop for a hole', () => {
    const ring = [0, 1, 2]
      .flatMap((x) => [0, 1, 2].map((y) => squareAt(x, y)))
      .filter((square) => square !== squareAt(1, 1));
    expect(loops(outlinePath(ring, 2))).toBe(2);
  });

  it('do not join the last column with the first of the next row', () => {
    expect(groupConnectedSquares([squareAt(63, 0), squareAt(0, 1)])).toHaveLength(2);
  });

  it('locate the side between two neighbours', () => {
    expect(getEdgeEndpoints(squareAt(2, 1), squareAt(2, 2))).toEqual([
      { x: 2 * CELL, y: 2 * CELL },
      { x: 3 * CELL, y: 2 * CELL },
    ]);
  });
});

describe('painted areas', () => {
  it('merge a row of squares into one box, and do not continue into the next row', () => {
    const row = [squareAt(1, 0), squareAt(2, 0), squareAt(3, 0)];
    expect(makeRowRunsPath(row)).toBe(`M${CELL} 0h${3 * CELL}v${CELL}h${-3 * CELL}z`);
    expect(loops(makeRowRunsPath([squareAt(63, 0), squareAt(0, 1)]))).toBe(2);
  });

  it('have a rim with one stroke for each straight side', () => {
    const bend = [squareAt(0, 0), squareAt(1, 0), squareAt(1, 1)];
    expect(loops(rimPath(bend, 2))).toBe(6);
    const corners = [squareAt(0, 0), squareAt(1, 1)];
    expect(loops(rimPath(corners, 2))).toBe(8);
  });

  it('keep the rim inside the area, and around an inner corner', () => {
    const bend = [squareAt(0, 0), squareAt(1, 0), squareAt(1, 1)];
    // The lower rim of a1 ends two units inside the column of b2, where the left rim of b2 begins.
    expect(rimPath(bend, 2)).toContain(`M2 ${CELL - 2}H${CELL + 2}`);
    expect(rimPath(bend, 2)).toContain(`M${CELL + 2} ${CELL - 2}V${2 * CELL - 2}`);
  });
});

describe('layers of overlays', () => {
  const overlay = (square: number): BoardOverlay => ({ fills: { clear: [square] }, numbers: [] });
  const [first, second, third] = [overlay(1), overlay(2), overlay(3)] as const;
  const empty: BoardOverlay = { fills: {}, numbers: [] };

  it('keep the slot of the current overlay, and reuse the other one', () => {
    expect(assignOverlayLayers([first, second], second, [third])).toEqual([third, second]);
    expect(assignOverlayLayers([first, second], second, [third])[1]).toBe(second);
  });

  it('keep the last overlay while there is none', () => {
    expect(assignOverlayLayers([first], empty, [])).toEqual([first]);
    expect(assignOverlayLayers([], empty, [])).toEqual([]);
  });
});

describe('the map view', () => {
  const board = { width: 16 * CELL, height: 24 * CELL };
  const room = { width: 360, height: 500 };

  it('shows the full map', () => {
    const view = fitViewport(board, room);
    expect(view.x).toBeGreaterThanOrEqual(0);
    expect(view.x + view.k * board.width).toBeLessThanOrEqual(room.width);
    expect(view.y + view.k * board.height).toBeLessThanOrEqual(room.height);
  });

  it('keeps the point under the fingers fixed while zooming', () => {
    const finger = { x: 180, y: 250 };
    const before = toDrawingPoint(fitViewport(board, room), finger);
    const after = toDrawingPoint(zoomViewport(fitViewport(board, room), 3, finger, board, room), finger);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('never loses the map, however far it is panned', () => {
    const view = clampViewport({ x: 9999, y: -9999, k: 2 }, board, room);
    expect(view.x).toBeLessThan(room.width);
    expect(view.y + view.k * board.height).toBeGreaterThan(0);
  });
});

describe('hit testing', () => {
  const board = emptyBoard(8, 8);
  const piece = (id: string, squares: readonly number[]): BoardPiece => ({
    id,
    name: id,
    initials: id,
    squares,
    colour: 'red',
    ring: 0,
    tokens: 0,
    selected: false,
    dimmed: false,
    movable: true,
    badge: null,
  });
  const pieces = [piece('a', [squareAt(1, 1)]), piece('b', [squareAt(2, 1), squareAt(3, 1)])];

  it("reuses a piece's object while nothing about it changes", () => {
    const again = [piece('a', [squareAt(1, 1)]), { ...piece('b', [squareAt(2, 1), squareAt(3, 1)]), dimmed: true }];
    const kept = reuseBoardPieces(pieces, again);
    expect(kept[0]).toBe(pieces[0]);
    expect(kept[1]).toBe(again[1]);
  });

  it('finds the square, and none outside the map', () => {
    expect(squareAtPoint(board, { x: CELL * 7.9, y: 1 })).toBe(squareAt(7, 0));
    expect(squareAtPoint(board, { x: -1, y: 1 })).toBeNull();
    expect(squareAtPoint(board, { x: 1, y: CELL * 8 + 1 })).toBeNull();
  });

  it('prefers the piece on the square to a nearer one beside it', () => {
    expect(pieceAtPoint(board, pieces, { x: CELL * 2.01, y: CELL * 1.5 }, CELL)?.id).toBe('b');
    expect(pieceAtPoint(board, pieces, { x: CELL * 1.5, y: CELL * 2.2 }, CELL)?.id).toBe('a');
    expect(pieceAtPoint(board, pieces, { x: CELL * 1.5, y: CELL * 2.2 }, 0)).toBeNull();
  });

  it('snaps a dragged base to whole squares, within the map', () => {
    const base = [squareAt(2, 1), squareAt(3, 1)];
    const from = { x: CELL * 3.4, y: CELL * 1.4 };
    expect(dragBase(board, base, from, { x: CELL * 4.1, y: CELL * 3.9 })).toEqual([squareAt(3, 3), squareAt(4, 3)]);
    expect(dragBase(board, base, from, { x: CELL * 0.5, y: CELL * 1.5 })).toBeNull();
  });
});
