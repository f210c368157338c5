import type { Square } from '../grid/square';
import { type BoardPoint, CELL, getMeanCentre } from './geometry';

/** Badge without a position: the squares of its figure, and the badge’s size in drawing units. */
export interface UnplacedBadge {
  readonly squares: readonly Square[];
  readonly width: number;
  readonly height: number;
}

export interface PlacedBadge {
  /** Upper left corner in drawing units. */
  readonly x: number;
  readonly y: number;
  /** Line from the figure to the badge. Null if badge and figure touch. */
  readonly leader: { readonly from: BoardPoint; readonly to: BoardPoint } | null;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const RADIUS = 16;
/** Drawing units by which a badge may overlap the rim of its figure. */
const OVERLAP = 2;
/** Directions from a figure to its badge, in order of preference: below, above, beside, then diagonal. */
const BADGE_DIRECTIONS: readonly (readonly [dx: number, dy: number])[] = [
  ...([
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ] as const),
  ...([
    [0.7, 1],
    [-0.7, 1],
    [0.7, -1],
    [-0.7, -1],
  ] as const),
];
const RINGS = 4;

/**
 * Places badges beside their figures. A badge covers another badge or figure only if nothing else is free. Earlier
 * badges get the nearest free position.
 * @param others squares of figures without a badge
 */
export function placeBadges(
  badges: readonly UnplacedBadge[],
  others: readonly (readonly Square[])[],
  board: { readonly width: number; readonly height: number },
): readonly PlacedBadge[] {
  const figures = [...badges.map(({ squares }) => squares), ...others].map((squares) => around(getMeanCentre(squares)));
  const taken: Box[] = [];
  return badges.map((badge, place) => {
    const middle = getMeanCentre(badge.squares);
    const free = (box: Box) =>
      inside(box, board) &&
      taken.every((other) => !overlap(box, other)) &&
      figures.every((figure, of) => of === place || !overlap(box, figure));
    const boxes = candidates(middle, badge);
    const clear = (each: Box) => taken.every((other) => !overlap(each, other));
    const box = boxes.find(free) ?? boxes.find(clear) ?? (boxes[0] as Box);
    taken.push(box);
    return { x: box.left, y: box.top, leader: leaderTo(middle, box) };
  });
}

function candidates(middle: BoardPoint, { width, height }: UnplacedBadge): readonly Box[] {
  return Array.from({ length: RINGS }, (_, ring) => ring).flatMap((ring) =>
    BADGE_DIRECTIONS.map(([dx, dy]) => {
      const x = middle.x + dx * (RADIUS - OVERLAP + width / 2 + (ring * CELL) / 2);
      const y = middle.y + dy * (RADIUS - OVERLAP + height / 2 + (ring * CELL) / 2);
      return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
    }),
  );
}

function around({ x, y }: BoardPoint): Box {
  // A badge may overlap the rim of a neighbouring figure a little, because the figure stays readable.
  const reach = RADIUS - 2 * OVERLAP;
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function inside(box: Box, { width, height }: { readonly width: number; readonly height: number }): boolean {
  return box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
}

/** Returns the line from the figure’s rim to the nearest point of its badge. Null if badge and figure touch. */
function leaderTo(middle: BoardPoint, { left, top, right, bottom }: Box): PlacedBadge['leader'] {
  const to = { x: Math.min(Math.max(middle.x, left), right), y: Math.min(Math.max(middle.y, top), bottom) };
  const far = Math.hypot(to.x - middle.x, to.y - middle.y);
  if (far <= RADIUS + OVERLAP) return null;
  const from = {
    x: middle.x + ((to.x - middle.x) * RADIUS) / far,
    y: middle.y + ((to.y - middle.y) * RADIUS) / far,
  };
  return { from, to };
}
