import { agreeing } from './agreeing';
import type { Straight } from './profiles';
import { readBoard, seenOf } from './read';
import type { Shown } from './shown';
import { straighten } from './straighten';
import type { BoardSize, Corners, PhotoReading, Pixels } from './types';

/** Pixels a square, as many as the network has learned from: lines are then some three pixels wide. */
const SCALE = 48;
/** So many are looked at beyond the frame: a line that runs along it is told from what lies outside. */
const AROUND = 17;
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
 * @param tell how much is done, 0 to 1.
 * @param shown examples of what is on the map: squares and walls that are as they say, and show their inks.
 */
export function readMap(
  picture: Pixels,
  corners: Corners,
  size: BoardSize,
  tell: (progress: number) => void = () => undefined,
  shown: readonly Shown[] = [],
): PhotoReading {
  const look = (at: Corners) => seenOf(straightMap(picture, at, size));
  const seen = look(corners);
  tell(0.4);
  const { reading, named } = readBoard(seen, shown);
  tell(0.7);
  return agreeing(reading, readBoard(look(movedCorners(corners, size)), shown, named).reading);
}

/** The map as it is looked at: straightened, with something of what lies outside its frame. */
export function straightMap(picture: Pixels, corners: Corners, size: BoardSize): Straight {
  return { picture: straighten(picture, corners, size, SCALE, AROUND), size, scale: SCALE, around: AROUND };
}

function movedCorners(corners: Corners, { width, height }: BoardSize): Corners {
  const [nw, , se] = corners;
  const by = (OFF * Math.hypot(se.x - nw.x, se.y - nw.y)) / Math.hypot(width, height);
  return corners.map(({ x, y }, place) => {
    const [right, down] = MOVES[place] as readonly [number, number];
    return { x: x + right * by, y: y + down * by };
  }) as unknown as Corners;
}
