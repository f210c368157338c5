import { expect, test } from 'vitest';
import type { EdgeBrightness } from '../../src/photo/edge-brightness';
import { countEdges, northEdge, westEdge } from '../../src/photo/profiles';
import { findGridLineShifts } from '../../src/photo/shifts';

const size = { width: 16, height: 24 };
const scale = 24;
const reach = 12;
const GROUND = 120;

/** Makes the brightness around the edges of a faint grid whose rows are shifted by `off` pixels. */
function gridOf(off: (x: number, y: number) => number): EdgeBrightness {
  const lights = new Float32Array(countEdges(size) * (2 * reach + 1)).fill(GROUND);
  for (let y = 0; y <= size.height; y++)
    for (let x = 0; x <= size.width; x++) {
      if (y < size.height) draw(lights, westEdge(size, x, y), 0, 6);
      if (x < size.width) draw(lights, northEdge(size, x, y), off(x + 0.5, y), 6);
    }
  return { size, scale, reach, lights };
}

/** Draws a soft dark line `off` pixels from an edge. */
function draw(lights: Float32Array, edge: number, off: number, deep: number): void {
  for (let at = -reach; at <= reach; at++) {
    const place = edge * (2 * reach + 1) + reach + at;
    lights[place] = (lights[place] as number) - deep * Math.exp(-((at + 0.5 - off) ** 2) / 2);
  }
}

test('follows a curved sheet', () => {
  const bend = (x: number, y: number) => 2 * (x / size.width) * (1 - y / size.height) - 1.5;
  const { across } = findGridLineShifts(gridOf(bend));
  for (const y of [1, 8, 16, 23]) for (const x of [0.5, 8.5, 15.5]) expect(across(x, y)).toBeCloseTo(bend(x, y), 0);
});

test('rows of lines beside a faint grid, like starting areas at both ends of a map, are no curvature', () => {
  const grid = gridOf(() => 0);
  for (let x = 0; x < size.width; x++) {
    draw(grid.lights, northEdge(size, x, 2), -4, 60);
    draw(grid.lights, northEdge(size, x, size.height - 2), 4, 60);
    draw(grid.lights, northEdge(size, x, 1), -4, 60);
    draw(grid.lights, northEdge(size, x, size.height - 1), 4, 60);
  }
  const { across } = findGridLineShifts(grid);
  for (const y of [0, 2, 12, 22, 24]) expect(Math.abs(across(8.5, y))).toBeLessThan(1);
});
