import { listNeighbours, type MapUnderConstruction } from './map-truth';

type Size = Pick<MapUnderConstruction, 'width' | 'height'>;

/** One side of a square on the outline of an area, directed with the area on the right. */
export interface OutlineSide {
  /** Column of the grid point at which the side starts. */
  readonly x: number;
  readonly y: number;
  /** Direction: 0 right, 1 down, 2 left, 3 up. */
  readonly direction: 0 | 1 | 2 | 3;
  /** Index of the square on the inner side of the outline. */
  readonly square: number;
}

export interface OutlinePoint {
  readonly x: number;
  readonly y: number;
}

const steps = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;

/** Finds the connected areas in a set of squares. */
export function findAreas(size: Size, isIn: (square: number) => boolean): number[][] {
  const seen = new Set<number>();
  const areas: number[][] = [];
  for (let first = 0; first < size.width * size.height; first++) {
    if (seen.has(first) || !isIn(first)) continue;
    const area = [first];
    seen.add(first);
    for (let at = 0; at < area.length; at++) {
      for (const next of listNeighbours(size, area[at] as number)) {
        if (seen.has(next) || !isIn(next)) continue;
        seen.add(next);
        area.push(next);
      }
    }
    areas.push(area);
  }
  return areas;
}

/** Returns the closed outlines of an area: the outer outline, and one for each hole. */
export function traceOutlines(size: Size, area: readonly number[]): OutlineSide[][] {
  const inside = new Set(area);
  const has = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < size.width && y < size.height && inside.has(y * size.width + x);
  const open = new Map<string, OutlineSide>();
  for (const square of area) {
    const x = square % size.width;
    const y = Math.floor(square / size.width);
    if (!has(x, y - 1)) put(open, { x, y, direction: 0, square });
    if (!has(x + 1, y)) put(open, { x: x + 1, y, direction: 1, square });
    if (!has(x, y + 1)) put(open, { x: x + 1, y: y + 1, direction: 2, square });
    if (!has(x - 1, y)) put(open, { x, y: y + 1, direction: 3, square });
  }
  const walks: OutlineSide[][] = [];
  for (const [name, first] of open) {
    open.delete(name);
    const walk = [first];
    for (let side: OutlineSide | undefined = first; side; ) {
      const end = endOf(side);
      side = nextSide(open, end, side.direction);
      if (side) walk.push(side);
    }
    walks.push(walk);
  }
  return walks;
}

const nameOf = (x: number, y: number, way: number): string => `${x},${y},${way}`;

function put(open: Map<string, OutlineSide>, side: OutlineSide): void {
  open.set(nameOf(side.x, side.y, side.direction), side);
}

function endOf(side: OutlineSide): OutlinePoint {
  const step = steps[side.direction];
  return { x: side.x + step.x, y: side.y + step.y };
}

/**
 * Continues an outline at a grid point. Turns right where two squares touch only at a corner, to stay with the same
 * square.
 */
function nextSide(open: Map<string, OutlineSide>, at: OutlinePoint, way: number): OutlineSide | undefined {
  for (const turn of [1, 0, 3]) {
    const name = nameOf(at.x, at.y, (way + turn) % 4);
    const side = open.get(name);
    if (!side) continue;
    open.delete(name);
    return side;
  }
  return undefined;
}

/**
 * Returns the corners of a line inside a closed outline.
 * @param depth distance of the line from a side, in squares; where it changes along a straight part, the line steps
 */
export function insetLine(walk: readonly OutlineSide[], depth: (side: OutlineSide) => number): OutlinePoint[] {
  const points: OutlinePoint[] = [];
  walk.forEach((side, at) => {
    const before = walk[(at + walk.length - 1) % walk.length] as OutlineSide;
    const [mine, theirs] = [depth(side), depth(before)];
    const here = shifted(side, mine);
    if (before.direction === side.direction) {
      if (mine !== theirs) points.push(shifted(side, theirs), here);
      return;
    }
    const other = shifted({ ...side, direction: before.direction }, theirs);
    // Two perpendicular sides meet here: one sets x, the other side sets y.
    points.push(side.direction % 2 === 0 ? { x: other.x, y: here.y } : { x: here.x, y: other.y });
  });
  return points;
}

/** Moves the start point of a side to the right, into the area. */
function shifted(side: Pick<OutlineSide, 'x' | 'y' | 'direction'>, by: number): OutlinePoint {
  const right = steps[((side.direction + 1) % 4) as 0 | 1 | 2 | 3];
  return { x: side.x + right.x * by, y: side.y + right.y * by };
}

/** Returns the point at a depth inside the centre of a side. */
export function insetMidpoint(side: OutlineSide, depth: number): OutlinePoint {
  const start = shifted(side, depth);
  const step = steps[side.direction];
  return { x: start.x + step.x / 2, y: start.y + step.y / 2 };
}
