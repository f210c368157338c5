import { expect, test } from 'vitest';
import { squareAt } from '../../src/grid/square';
import { placeBadges, type UnplacedBadge } from '../../src/view/badges';
import { CELL, getMeanCentre } from '../../src/view/geometry';

const SIZE = { width: 16 * CELL, height: 24 * CELL };
const badge = (x: number, y: number, width = 52): UnplacedBadge => ({ squares: [squareAt(x, y)], width, height: 18 });
const boxes = (badges: readonly UnplacedBadge[], others: readonly (readonly number[])[] = []) =>
  placeBadges(badges, others as never, SIZE).map(({ x, y }, index) => ({
    left: x,
    top: y,
    right: x + (badges[index]?.width ?? 0),
    bottom: y + (badges[index]?.height ?? 0),
  }));
type Box = ReturnType<typeof boxes>[number];
const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('a single badge is under its figure without a line', () => {
  const [placed] = placeBadges([badge(5, 5)], [], SIZE);
  const middle = getMeanCentre([squareAt(5, 5)]);
  expect([(placed?.x ?? 0) + 26, placed?.leader]).toEqual([middle.x, null]);
  expect(placed?.y).toBeGreaterThan(middle.y);
});

test('badges of neighbours do not overlap, and distant ones have a line to their figure', () => {
  const crowd = [badge(7, 22), badge(8, 22), badge(9, 22), badge(7, 23), badge(8, 23)];
  const found = boxes(crowd);
  for (const [at, one] of found.entries())
    for (const other of found.slice(at + 1)) expect(overlap(one, other), `${at}`).toBe(false);
  const placed = placeBadges(crowd, [], SIZE);
  expect(placed.some(({ leader }) => leader !== null)).toBe(true);
});

test('a badge in a corner stays on the map, without covering the next figure', () => {
  const other = [squareAt(0, 22)];
  const [box] = boxes([badge(0, 23, 40)], [other]);
  if (!box) throw new Error('no badge');
  expect([box.left >= 0, box.bottom <= SIZE.height]).toEqual([true, true]);
  const there = getMeanCentre(other);
  expect(there.x > box.left && there.x < box.right && there.y > box.top && there.y < box.bottom).toBe(false);
});
