/* Textures of floors and shapes of objects, for the maps of the training examples. They have no meaning in the rules. */
import type { makeNoise } from '../canvas';

/** Brightness of a floor, about -1 to 1, at a point in squares. */
type Texture = (x: number, y: number, noise: ReturnType<typeof makeNoise>) => number;

/** Returns the position within a period, 0 to 1. */
const phase = (value: number, period: number) => value / period - Math.floor(value / period);
/** Returns -1 on a seam of the given width at the start of each period, otherwise 0. */
const seam = (value: number, period: number, width: number) => (phase(value, period) * period < width ? -1 : 0);
/** Returns -1 on the seams of tiles and a different tone for each tile otherwise. */
const tiles: (wide: number, high: number, width: number, step?: number) => Texture =
  (wide, high, width, step = 0) =>
  (x, y, noise) => {
    const row = Math.floor(y / high);
    const along = x + row * step;
    return (
      Math.min(seam(along, wide, width), seam(y, high, width)) ||
      noise(Math.floor(along / wide) * 3.7, row * 5.3, 1) / 2
    );
  };
const grain: Texture = (x, y, noise) => noise(x, y, 0.15) * 0.5 + noise(x, y, 0.9) * 0.4;
const hatch: Texture = (x, y) => (phase(x + y, 0.2) < 0.2 ? -1 : 0.1);
const planks = tiles(1.6, 0.25, 0.02, 0.57);

export const TEXTURES = {
  plain: () => 0,
  grain,
  clouds: (x, y, noise) => noise(x, y, 2.6) + noise(x, y, 0.4) * 0.2,
  gradient: (x, y) => Math.sin(x * 0.23 + y * 0.17),
  planks: (x, y, noise) => planks(x, y, noise) + noise(x, y * 9, 0.6) * 0.25,
  parquet: (x, y, noise) =>
    ((Math.floor(x * 2) + Math.floor(y * 2)) & 1 ? tiles(0.5, 0.125, 0.012) : tiles(0.125, 0.5, 0.012))(x, y, noise),
  slabs: tiles(1, 1, 0.03),
  halfTiles: tiles(0.5, 0.5, 0.02),
  oddTiles: (x, y, noise) => tiles(0.7, 0.7, 0.025)(x + 0.31, y + 0.17, noise),
  bricks: tiles(0.4, 0.16, 0.02, 0.2),
  blocks: tiles(1, 0.5, 0.035, 0.5),
  checker: (x, y) => ((Math.floor(x) + Math.floor(y)) & 1 ? 0.5 : -0.5),
  fineChecker: (x, y) => ((Math.floor(x * 4) + Math.floor(y * 4)) & 1 ? 0.4 : -0.4),
  cobbles: (x, y, noise) => (Math.abs(noise(x, y, 0.22)) < 0.12 ? -0.9 : noise(x, y, 0.5) * 0.4),
  hatch,
  crossHatch: (x, y, noise) => Math.min(hatch(x, y, noise), hatch(x, -y, noise)),
  waves: (x, y, noise) => Math.sin(y * 14 + 3 * noise(x, y, 1.2)) * 0.6,
  grass: (x, y, noise) => noise(x * 2.5, y, 0.16) * 0.8 + noise(x, y, 1.7) * 0.4,
  grating: (x, y) => Math.min(seam(x, 0.125, 0.03), seam(y, 0.125, 0.03)),
  shingles: (x, y) => seam(y + 0.06 * Math.abs(Math.sin(x * 10)), 0.25, 0.03),
  ribs: (x) => seam(x + 0.25, 0.5, 0.05),
  dots: (x, y) => (Math.hypot(phase(x, 0.25) - 0.5, phase(y, 0.25) - 0.5) < 0.22 ? -0.7 : 0),
} as const satisfies Record<string, Texture>;
export type TextureName = keyof typeof TEXTURES;

/**
 * A part of an object: centre, half width and half height in squares, shade as a factor of the object's colour, and
 * whether it is an ellipse.
 */
type ObjectPart = readonly [x: number, y: number, wide: number, high: number, shade: number, isRound?: boolean];

export const MAP_OBJECTS = {
  table: [
    [-0.32, 0, 0.09, 0.09, 0.7, true],
    [0.32, 0, 0.09, 0.09, 0.7, true],
    [0, 0, 0.26, 0.2, 1],
  ],
  bed: [
    [0, 0.3, 0.36, 0.7, 1],
    [0, -0.22, 0.26, 0.12, 1.5],
    [0, 0.45, 0.34, 0.5, 0.75],
  ],
  sofa: [
    [0, -0.28, 0.46, 0.12, 0.7],
    [-0.2, 0, 0.2, 0.18, 1],
    [0.2, 0, 0.2, 0.18, 1],
  ],
  // A shelf is beside a side of its square, where it resembles a wall.
  shelf: [
    [0, -0.4, 0.47, 0.07, 0.6],
    [0, -0.4, 0.4, 0.03, 1.3],
  ],
  counter: [[0, -0.36, 0.5, 0.13, 1]],
  crate: [
    [0, 0, 0.34, 0.34, 1],
    [0, 0, 0.24, 0.24, 1.25],
    [0, 0, 0.3, 0.03, 0.6],
  ],
  barrel: [
    [0, 0, 0.22, 0.22, 1, true],
    [0, 0, 0.14, 0.14, 1.3, true],
  ],
  tree: [
    [0.06, 0.08, 0.62, 0.62, 0.4, true],
    [0, 0, 0.6, 0.6, 1, true],
    [-0.1, -0.12, 0.3, 0.3, 1.35, true],
  ],
  bush: [
    [-0.16, 0, 0.2, 0.18, 0.9, true],
    [0.12, 0.1, 0.22, 0.2, 1.15, true],
  ],
  rock: [[0, 0, 0.36, 0.28, 1, true]],
  car: [
    [0, 0, 0.42, 0.92, 1],
    [0, -0.3, 0.32, 0.16, 0.35],
    [0, 0.5, 0.3, 0.12, 0.35],
  ],
  stairs: [
    [0, -0.36, 0.46, 0.05, 0.6],
    [0, -0.18, 0.46, 0.05, 0.8],
    [0, 0, 0.46, 0.05, 1],
    [0, 0.18, 0.46, 0.05, 1.2],
    [0, 0.36, 0.46, 0.05, 1.4],
  ],
  rug: [
    [0.5, 0.5, 0.95, 0.95, 1],
    [0.5, 0.5, 0.8, 0.8, 1.3],
    [0.5, 0.5, 0.72, 0.72, 0.9],
  ],
  machine: [
    [0, 0, 0.44, 0.4, 0.8],
    [-0.2, -0.12, 0.12, 0.12, 1.6],
    [0.2, 0.1, 0.14, 0.14, 0.4, true],
  ],
  stripe: [[0, 0.5, 0.36, 0.045, 1.4]],
  pipe: [
    [0, -0.5, 0.5, 0.05, 0.8],
    [0, -0.5, 0.5, 0.02, 1.4],
  ],
  symbol: [
    [0, 0, 0.3, 0.3, 1.5, true],
    [0, 0, 0.22, 0.22, 0.4, true],
    [0, 0, 0.05, 0.2, 1.5],
    [0, 0, 0.2, 0.05, 1.5],
  ],
} as const satisfies Record<string, readonly ObjectPart[]>;
export type ObjectName = keyof typeof MAP_OBJECTS;
