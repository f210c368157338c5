import { agreeing } from './agreeing';
import { readBoard, seenOf } from './read';
import { edgesShown, type Shown } from './shown';
import { straighten } from './straighten';
import type { BoardSize, Corners, PhotoReading, Pixels } from './types';
import { wallEvidence } from './walls';

/** So much is looked at beyond the frame, in squares: a line that runs along it is told from what lies outside. */
const AROUND = 0.35;
/** Corners are never set nearer than this share of a square. */
const OFF = 0.02;
/** Which way each corner is moved for the second reading: so that all four sides lean. Moved outward instead, it parts far less often where it is wrong. */
const MOVES: readonly (readonly [x: number, y: number])[] = [
  [1, -1],
  [-1, 1],
  [1, 1],
  [-1, -1],
];

/**
 * Reads a map: its walls once, and its terrain twice, with its corners and with corners moved by a fiftieth of a square. Where these
 * part, the first is doubtful.
 * @param pixelsPerSquare 24 to 48 are best.
 * @param tell how much is done, 0 to 1.
 * @param shown examples of what is on the map: squares and walls that are as they say, and show their inks.
 */
export function readMap(
  picture: Pixels,
  corners: Corners,
  size: BoardSize,
  pixelsPerSquare: number,
  tell: (progress: number) => void = () => undefined,
  shown: readonly Shown[] = [],
): PhotoReading {
  const around = Math.round(AROUND * pixelsPerSquare);
  const look = (at: Corners) =>
    seenOf({ picture: straighten(picture, at, size, pixelsPerSquare, around), size, scale: pixelsPerSquare, around });
  const seen = look(corners);
  const walls = wallEvidence(seen.crossings, seen.grid, edgesShown(size, shown));
  tell(0.4);
  const { reading, named } = readBoard(seen, walls, shown);
  tell(0.7);
  return agreeing(reading, readBoard(look(movedCorners(corners, size)), walls, shown, named).reading);
}

function movedCorners(corners: Corners, { width, height }: BoardSize): Corners {
  const [nw, , se] = corners;
  const by = (OFF * Math.hypot(se.x - nw.x, se.y - nw.y)) / Math.hypot(width, height);
  return corners.map(({ x, y }, place) => {
    const [right, down] = MOVES[place] as readonly [number, number];
    return { x: x + right * by, y: y + down * by };
  }) as unknown as Corners;
}
