import type { BoardSize, Corners, Pixels, Point } from '../../photo/types';
import { say } from '../../text/say';

/** Labels of the corners, in the order of `Corners`. */
export const CORNER_NAMES = [say('Top left'), say('Top right'), say('Bottom right'), say('Bottom left')] as const;

/** Returns default corners if none were detected: well inside the picture, within reach of a finger. */
export function defaultCorners({ width, height }: Pick<Pixels, 'width' | 'height'>): Corners {
  const [left, top, right, bottom] = [width * 0.12, height * 0.12, width * 0.88, height * 0.88];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** Moves one corner, within the picture. */
export function withCorner(
  corners: Corners,
  place: number,
  to: Point,
  picture: Pick<Pixels, 'width' | 'height'>,
): Corners {
  const inside = { x: clamp(to.x, picture.width), y: clamp(to.y, picture.height) };
  return corners.map((corner, index) => (index === place ? inside : corner)) as unknown as Corners;
}

/** Returns the index of the corner closest to a point. */
export function nearestCorner(corners: Corners, to: Point): number {
  const away = corners.map(({ x, y }) => Math.hypot(x - to.x, y - to.y));
  return away.indexOf(Math.min(...away));
}

/** Whether four corners can belong to a map: the quadrilateral is convex and no side is very short. */
export function areValidCorners(corners: Corners, picture: Pick<Pixels, 'width' | 'height'>): boolean {
  const least = Math.min(picture.width, picture.height) / 12;
  return corners.every((at, place) => {
    const before = corners[(place + 3) % 4] as Point;
    const after = corners[(place + 1) % 4] as Point;
    const turn = (at.x - before.x) * (after.y - at.y) - (at.y - before.y) * (after.x - at.x);
    return turn > (least * least) / 4 && Math.hypot(after.x - at.x, after.y - at.y) > least;
  });
}

/** Rotates the corners by a quarter turn: the left side becomes the top. */
export function rotateCorners([nw, ne, se, sw]: Corners): Corners {
  return [sw, nw, ne, se];
}

export const COMMON_SIZES: readonly BoardSize[] = [
  { width: 16, height: 24 },
  { width: 24, height: 16 },
  { width: 16, height: 16 },
  { width: 24, height: 24 },
];

/** Returns the common map size closest to the shape of the corners, for maps without recognised grid lines. */
export function guessSizeFromShape([nw, ne, se, sw]: Corners): BoardSize {
  const length = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
  const shape = (length(nw, ne) + length(sw, se)) / Math.max(1, length(nw, sw) + length(ne, se));
  const off = COMMON_SIZES.slice(0, 3).map((size) => Math.abs(Math.log(shape / (size.width / size.height))));
  return COMMON_SIZES[off.indexOf(Math.min(...off))] as BoardSize;
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
