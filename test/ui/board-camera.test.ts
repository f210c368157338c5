// @vitest-environment jsdom
import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseSquare, type Square, xOf, yOf } from '../../src/grid/square';
import { createCamera } from '../../src/ui/board/camera';
import { CELL } from '../../src/view/geometry';
import { LABEL_MARGIN, type Viewport } from '../../src/view/viewport';

const ROOM = { width: 360, height: 532 };
const SHEET = 340;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * Returns views of a 16 × 24 map on a phone: before, while a sheet covers the lower part and the named squares have
 * focus, and after the sheet closes.
 */
function asked(...names: readonly string[]): { before: Viewport; during: Viewport; after: Viewport } {
  const { camera, setFocus, setCovered, dispose } = createRoot((dispose) => {
    const [focus, setFocus] = createSignal<readonly Square[] | null>(null);
    const [covered, setCovered] = createSignal(0);
    const camera = createCamera(() => ({ width: 16 * CELL, height: 24 * CELL }), focus, covered);
    return { camera, setFocus, setCovered, dispose };
  });
  camera.setRoom(ROOM);
  const before = camera.view();
  setFocus(names.map((name) => parseSquare(name) as Square));
  setCovered(SHEET);
  vi.runAllTimers();
  const during = camera.view();
  setFocus(null);
  setCovered(0);
  vi.runAllTimers();
  const after = camera.view();
  dispose();
  return { before, during, after };
}

it.each([
  ['a way that just fits', ['h16', 'i22']],
  ['a way longer than the room', ['g2', 'h11']],
  ['a square of the last row', ['g24']],
  ['a figure at the top', ['c1', 'd3']],
])('fits %s between the names and the sheet, then restores the view', (_, names) => {
  const { before, during, after } = asked(...names);
  for (const square of names.map((name) => parseSquare(name) as Square)) {
    const side = CELL * during.k;
    const [left, top] = [during.x + xOf(square) * side, during.y + yOf(square) * side];
    expect(top).toBeGreaterThanOrEqual(LABEL_MARGIN - 0.01);
    // The rim of a figure and its counter are drawn beyond its square.
    expect(top + side).toBeLessThanOrEqual(ROOM.height - SHEET - 8 + 0.01);
    expect(left).toBeGreaterThanOrEqual(LABEL_MARGIN - 0.01);
  }
  expect(after).toEqual(before);
});

it('does not move the map when the squares are already visible', () => {
  const { before, during } = asked('c2', 'd5');
  expect(during).toEqual(before);
});
