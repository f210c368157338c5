import type { MapExample } from './ink-anchors';
import type { StraightMap } from './profiles';
import { measureMap, readBoard } from './read-board';
import type { SideNetwork } from './side-network';
import { straighten } from './straighten';
import type { BoardSize, Corners, PhotoReading, Pixels, SquareKind, SquareReading } from './types';

/** Maximum confidence in a square that a second reading disputes. */
const OUTVOTED = 0.66;

/** Returns the first reading, with squares marked doubtful if the second reading differs. */
function markDisagreements(first: PhotoReading, other: PhotoReading): PhotoReading {
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

/** Pixels per square, the same as in the network's training data. Lines are then about three pixels wide. */
const SCALE = 48;
/** Margin outside the frame, in pixels, which separates a line along the frame from the surroundings. */
const AROUND = 17;
/** Distance by which corners are moved for the second reading, as a share of a square: the accuracy of corners. */
const OFF = 0.02;
/**
 * Direction in which each corner is moved for the second reading. The directions tilt all four sides. With all corners
 * moved outward, the second reading would reveal far fewer errors.
 */
const MOVES: readonly (readonly [x: number, y: number])[] = [
  [1, -1],
  [-1, 1],
  [1, 1],
  [-1, -1],
];

/**
 * Reads a map: its walls once and its terrain twice, the second time with the corners moved by 1/50 of a square.
 * Squares with different results become doubtful.
 * @param tell receives the progress, from 0 to 1
 * @param examples squares and walls that the user marked; they also show the colours of the inks
 */
export function readMap(
  network: SideNetwork,
  picture: Pixels,
  corners: Corners,
  size: BoardSize,
  tell: (progress: number) => void = () => undefined,
  examples: readonly MapExample[] = [],
): PhotoReading {
  const look = (at: Corners) => measureMap(network, straightenMap(picture, at, size));
  const seen = look(corners);
  tell(0.4);
  const { reading, named } = readBoard(seen, examples);
  tell(0.7);
  return markDisagreements(reading, readBoard(look(movedCorners(corners, size)), examples, named).reading);
}

/** Returns the straightened map with a margin outside its frame. */
export function straightenMap(picture: Pixels, corners: Corners, size: BoardSize): StraightMap {
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
