import { type GreyImage, sampleGrey } from './grey';
import { applyHomography, type Homography, makeRectangle, solveHomography } from './homography';
import type { BoardSize, Corners } from './types';

/** Side of the resampled map for the grid search, in pixels: 12 per square on the largest map. */
const RESPONSE_MAP_SIDE_PX = 768;
/** Distance from a line at which its background is sampled on both sides, in pixels of the resampled map. */
const BESIDE = 4;
/** Number of samples along a line. */
const SAMPLES = 96;

/**
 * How consistently each column and row of a straightened map is darker (positive) or brighter (negative) than its
 * neighbourhood.
 */
interface LineResponse {
  readonly columns: Float32Array;
  readonly rows: Float32Array;
}

/** Resamples the map between four corners and computes its line response. */
function computeLineResponse(grey: GreyImage, corners: Corners): LineResponse {
  const h = solveHomography(makeRectangle(RESPONSE_MAP_SIDE_PX, RESPONSE_MAP_SIDE_PX), corners);
  if (!h) return { columns: new Float32Array(RESPONSE_MAP_SIDE_PX), rows: new Float32Array(RESPONSE_MAP_SIDE_PX) };
  return { columns: comb(grey, h, true), rows: comb(grey, h, false) };
}

function comb(grey: GreyImage, h: Homography, down: boolean): Float32Array {
  const lights = new Float32Array(RESPONSE_MAP_SIDE_PX * SAMPLES);
  for (let sample = 0; sample < SAMPLES; sample++) {
    const along = ((sample + 0.5) * RESPONSE_MAP_SIDE_PX) / SAMPLES;
    for (let place = 0; place < RESPONSE_MAP_SIDE_PX; place++) {
      lights[place * SAMPLES + sample] = down
        ? sampleGrey(grey, h, place + 0.5, along)
        : sampleGrey(grey, h, along, place + 0.5);
    }
  }
  const result = new Float32Array(RESPONSE_MAP_SIDE_PX);
  const values = new Float32Array(SAMPLES);
  for (let place = BESIDE; place < RESPONSE_MAP_SIDE_PX - BESIDE; place++) {
    for (let sample = 0; sample < SAMPLES; sample++) {
      const at = place * SAMPLES + sample;
      const around = ((lights[at - BESIDE * SAMPLES] as number) + (lights[at + BESIDE * SAMPLES] as number)) / 2;
      // Divides by the local brightness, because light varies across a table.
      values[sample] = (around - (lights[at] as number)) / (around + 12);
    }
    values.sort();
    result[place] = ((values[SAMPLES >> 1] as number) + (values[(SAMPLES * 3) >> 3] as number)) / 2;
  }
  return result;
}

/** Number of squares around a grid that are also checked. */
const AROUND = 2.5;
/** Minimum contrast of a line, relative to the typical line of the grid. */
const CLEAR = 0.35;
/** Contrast below which there is no line, relative to the local brightness. */
const FAINTEST = 0.004;
/** Quantile of the contrasts halfway between lines. A line must have more contrast than this quantile. */
const BETWEEN = 0.85;
/** Penalty for a missing line, relative to the score of a line found. */
const MISSING = 1.5;
/** Penalty for a line that continues outside the grid. */
const GOES_ON = 2;

interface GridScore {
  /** Lines found, minus penalties for missing lines and for lines that continue outside. */
  readonly score: number;
  /** Share of the inner lines that were found, in the direction where fewer were found. */
  readonly seen: number;
}

const NONE: GridScore = { score: Number.NEGATIVE_INFINITY, seen: 0 };

/** Scores a grid: its lines must have more contrast than positions half-way between, and end where the grid ends. */
function gridScore(grey: GreyImage, corners: Corners, size: BoardSize): GridScore {
  const h = solveHomography(makeRectangle(size.width, size.height), corners);
  if (!h || size.width < 3 || size.height < 3) return NONE;
  const at = (x: number, y: number) => applyHomography(h, x, y);
  const { columns, rows } = computeLineResponse(grey, [
    at(-AROUND, -AROUND),
    at(size.width + AROUND, -AROUND),
    at(size.width + AROUND, size.height + AROUND),
    at(-AROUND, size.height + AROUND),
  ]);
  let best = NONE;
  for (const sign of [1, -1]) {
    const [across, down] = [linesScore(columns, size.width, sign), linesScore(rows, size.height, sign)];
    const score = across.score + down.score;
    if (score > best.score) best = { score, seen: Math.min(across.seen, down.seen) };
  }
  return best;
}

/**
 * Minimum share of lines found for a fitting grid. A correct grid has over 0.75. A displaced grid, or a grid with
 * squares of the wrong size, has 0.25.
 */
const FITTING = 0.5;

/**
 * Returns whether a printed grid of this size is between these corners. Otherwise the picture cannot be read as a map.
 */
export function hasPrintedGrid(grey: GreyImage, corners: Corners, size: BoardSize): boolean {
  return gridScore(grey, corners, size).seen >= FITTING;
}

function linesScore(comb: Float32Array, count: number, sign: number): GridScore {
  const clear = (line: number) => {
    const place = Math.floor(((line + AROUND) / (count + 2 * AROUND)) * RESPONSE_MAP_SIDE_PX);
    let most = Number.NEGATIVE_INFINITY;
    for (let off = -1; off <= 1; off++) most = Math.max(most, sign * (comb[place + off] ?? 0));
    return most;
  };
  const inner = Array.from({ length: count - 1 }, (_, line) => clear(line + 1));
  const between = Array.from({ length: count * 3 }, (_, place) =>
    clear(Math.floor(place / 3) + 0.4 + (place % 3) / 10),
  );
  const usual = quantile(inner, 0.5);
  const enough = Math.max(FAINTEST, CLEAR * usual, quantile(between, BETWEEN));
  const there = inner.filter((each) => each > enough).length;
  const goesOn = [
    [-1, -2],
    [count + 1, count + 2],
  ].filter((lines) => lines.some((line) => clear(line) > Math.max(enough, 0.6 * usual)));
  const open = goesOn.length;
  return { score: there - MISSING * (inner.length - there) - GOES_ON * open, seen: there / inner.length };
}

function quantile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;
}
