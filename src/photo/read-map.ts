import { readBoard, seenOf } from './read';
import { straighten } from './straighten';
import type { BoardSize, Corners, PhotoReading, Pixels, SquareKind, SquareReading } from './types';
import { wallEvidence } from './walls';

/** Corners are never set nearer than this share of a square. */
const OFF = 0.02;
/** Which way each corner is moved for the further readings: outward, and so that the sides lean. */
const MOVES: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ],
  [
    [1, -1],
    [-1, 1],
    [1, 1],
    [-1, -1],
  ],
];
/** Where one of three readings says otherwise, so sure is the first. */
const OUTVOTED = 0.66;

/** A reading that holds for corners set a little otherwise, and the map as the first was read from. */
export interface SteadyReading {
  readonly reading: PhotoReading;
  readonly straight: Pixels;
}

/**
 * Reads a map: its walls once, and its terrain three times, with its corners and with corners moved by a fiftieth of a square. Where these
 * part, the first is doubtful.
 * @param pixelsPerSquare 24 to 48 are best.
 * @param tell how much is done, 0 to 1.
 */
export function readMap(
  picture: Pixels,
  corners: Corners,
  size: BoardSize,
  pixelsPerSquare: number,
  tell: (progress: number) => void = () => undefined,
): SteadyReading {
  const straight = straighten(picture, corners, size, pixelsPerSquare);
  const seen = seenOf(straight, size, pixelsPerSquare);
  const walls = wallEvidence(seen.profiles, seen.light);
  tell(0.4);
  let reading = readBoard(seen, walls);
  for (const [place, moves] of MOVES.entries()) {
    tell(0.6 + 0.2 * place);
    const moved = straighten(picture, movedCorners(corners, size, moves), size, pixelsPerSquare);
    reading = agreeing(reading, readBoard(seenOf(moved, size, pixelsPerSquare), walls));
  }
  return { reading, straight };
}

function movedCorners(
  corners: Corners,
  { width, height }: BoardSize,
  moves: readonly (readonly [x: number, y: number])[],
): Corners {
  const [nw, , se] = corners;
  const by = (OFF * Math.hypot(se.x - nw.x, se.y - nw.y)) / Math.hypot(width, height);
  return corners.map(({ x, y }, place) => {
    const [right, down] = moves[place] as readonly [number, number];
    return { x: x + right * by, y: y + down * by };
  }) as unknown as Corners;
}

/** The first reading, doubtful also where another says otherwise. */
function agreeing(first: PhotoReading, other: PhotoReading): PhotoReading {
  return {
    board: first.board,
    squares: first.squares.map((own, place) => {
      const { read } = other.squares[place] as SquareReading;
      if (same(own.read, read)) return own;
      return {
        ...own,
        runnerUp: own.doubtful ? own.runnerUp : read,
        sure: Math.min(own.sure, OUTVOTED),
        doubtful: true,
      };
    }),
    edges: first.edges,
  };
}

function same(a: SquareKind, b: SquareKind): boolean {
  return a.terrain === b.terrain && a.level === b.level && a.start === b.start;
}
