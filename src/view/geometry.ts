import { type Square, STRIDE, squareAt, xOf, yOf } from '../grid/square';

/** Drawing units per side of a square. */
export const CELL = 40;

export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

export function getSquareCentre(square: Square): BoardPoint {
  return { x: (xOf(square) + 0.5) * CELL, y: (yOf(square) + 0.5) * CELL };
}

/** Returns the mean of the squares’ centres: the centre of a base with several squares. */
export function getMeanCentre(squares: readonly Square[]): BoardPoint {
  let x = 0;
  let y = 0;
  for (const square of squares) {
    const centre = getSquareCentre(square);
    x += centre.x;
    y += centre.y;
  }
  return { x: x / squares.length, y: y / squares.length };
}

interface Side {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/**
 * Returns path data of the outline of an area, `inset` drawing units inside its squares. Each rim and each hole is a
 * closed loop. Squares that touch only at a corner stay separate, as on a printed map.
 */
export function outlinePath(squares: readonly Square[], inset: number): string {
  return loopsOf(squares)
    .map((loop) => `M${loop.map((corner) => insetCorner(corner, inset)).join('L')}Z`)
    .join('');
}

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly before: Side;
  readonly after: Side;
}

function insetCorner({ x, y, before, after }: Corner, inset: number): string {
  // The area is to the right of each directed side, in the direction (-dy, dx).
  return `${x * CELL + inset * (-before.dy - after.dy)} ${y * CELL + inset * (before.dx + after.dx)}`;
}

/**
 * Encodes a grid corner as a number, which is a fast map key. Large maps have thousands of corners, and the editor
 * recomputes them on each stroke.
 */
function cornerKey(x: number, y: number): number {
  return y * (STRIDE + 1) + x;
}

function loopsOf(squares: readonly Square[]): Corner[][] {
  const inside = new Set(squares);
  const sides = new Map<number, Side[]>();
  const has = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < STRIDE && inside.has(squareAt(x, y));
  const put = (side: Side): void => {
    const from = sides.get(cornerKey(side.x, side.y));
    if (from) from.push(side);
    else sides.set(cornerKey(side.x, side.y), [side]);
  };
  for (const square of squares) {
    const x = xOf(square);
    const y = yOf(square);
    if (!has(x, y - 1)) put({ x, y, dx: 1, dy: 0 });
    if (!has(x + 1, y)) put({ x: x + 1, y, dx: 0, dy: 1 });
    if (!has(x, y + 1)) put({ x: x + 1, y: y + 1, dx: -1, dy: 0 });
    if (!has(x - 1, y)) put({ x, y: y + 1, dx: 0, dy: -1 });
  }
  const loops: Corner[][] = [];
  for (const list of sides.values()) while (list.length > 0) loops.push(cornersOf(walk(sides, list.pop() as Side)));
  return loops;
}

/**
 * Follows the sides of an outline from `first` until the loop is closed. Turns right where two loops touch, which
 * separates the loops.
 */
function walk(sides: Map<number, Side[]>, first: Side): Side[] {
  const loop = [first];
  for (let side = first; ; ) {
    const x = side.x + side.dx;
    const y = side.y + side.dy;
    if (x === first.x && y === first.y && !turnsRightElsewhere(sides, side, first)) return loop;
    const next = sides.get(cornerKey(x, y)) as Side[];
    const right = next.findIndex((each) => each.dx === -side.dy && each.dy === side.dx);
    side = next.splice(Math.max(0, right), 1)[0] as Side;
    loop.push(side);
  }
}

/** Returns whether the loop is back at its start corner but continues along another side. */
function turnsRightElsewhere(sides: Map<number, Side[]>, side: Side, first: Side): boolean {
  const isRight = (each: Side): boolean => each.dx === -side.dy && each.dy === side.dx;
  return !isRight(first) && (sides.get(cornerKey(first.x, first.y)) ?? []).some(isRight);
}

function cornersOf(loop: readonly Side[]): Corner[] {
  const corners: Corner[] = [];
  loop.forEach((after, index) => {
    const before = loop[(index + loop.length - 1) % loop.length] as Side;
    if (before.dx !== after.dx) corners.push({ x: after.x, y: after.y, before, after });
  });
  return corners;
}

/** Groups squares that are connected orthogonally, in reading order. */
export function groupConnectedSquares(squares: readonly Square[]): Square[][] {
  const left = new Set(squares);
  const groups: Square[][] = [];
  for (const first of squares) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (let index = 0; index < group.length; index++) {
      const square = group[index] as Square;
      const sides = [
        square - STRIDE,
        square + STRIDE,
        ...(xOf(square) > 0 ? [square - 1] : []),
        ...(xOf(square) < STRIDE - 1 ? [square + 1] : []),
      ];
      for (const next of sides) if (left.delete(next)) group.push(next);
    }
    groups.push(group);
  }
  return groups;
}

/** Returns both end points of the edge between two orthogonal neighbours. */
export function getEdgeEndpoints(from: Square, to: Square): readonly [BoardPoint, BoardPoint] {
  const x = Math.max(xOf(from), xOf(to)) * CELL;
  const y = Math.max(yOf(from), yOf(to)) * CELL;
  return yOf(from) === yOf(to)
    ? [
        { x, y },
        { x, y: y + CELL },
      ]
    : [
        { x, y },
        { x: x + CELL, y },
      ];
}
