import { clearness, combsOf, linePlaces, type Teeth, teethScore } from './comb';
import { along, isFramed } from './frame';
import { type Grey, greyOf } from './grey';
import { type GridScore, gridScore } from './grid-score';
import { grow, settled } from './grow';
import { homographyBetween, moved, rectangle } from './homography';
import { type Line, longRims, meeting, type Rims, rimsOf } from './rims';
import type { BoardSize, Corners, Pixels, Point } from './types';

/** A map fills at least so much of its photograph. */
const LEAST = 0.15;
/** Outlines that are looked at closely. */
const TRIED = 6;
/** Of a grid's lines so many must be seen, or nothing was found. */
const SEEN = 0.55;
/** Of a grid that is surely found so many are. */
const SURE = 0.85;
/** That another outline leads to the same grid is worth so many lines. */
const AGREED = 1.5;

/** A grid's ends are looked for so many times before they are given up. */
const LOOKS = 3;
/** So many lines fewer fit clearly worse. */
const CLEARLY = 1;

interface Outline {
  readonly corners: Corners;
  readonly score: number;
}

/**
 * Finds the printed grid of a map on a table: straight rims that make a large four-sided outline, the likeliest first, and within it
 * lines at even distances both ways. Null when no outline holds a grid that is surely one. The north-western corner is the
 * one nearest to the picture's own upper left.
 */
export function findCorners(picture: Pixels): Corners | null {
  const rims = rimsOf(picture);
  const grey = greyOf(picture);
  const found: { grid: Grid; times: number }[] = [];
  const worth = ({ grid, times }: { grid: Grid; times: number }) => grid.score + AGREED * Math.min(2, times - 1);
  let best: { grid: Grid; times: number } | undefined;
  for (const { corners } of outlines(rims).slice(0, TRIED)) {
    const large = corners.map(({ x, y }) => ({ x: x * rims.scale, y: y * rims.scale })) as unknown as Corners;
    const grid = gridWithin(grey, sharpened(picture, large));
    if (!grid) continue;
    const before = found.find((each) => same(each.grid, grid));
    if (before) before.times++;
    else found.push({ grid, times: 1 });
    best = found.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    // Two outlines that lead to the same clear grid: no other need be looked at.
    if (best.times > 1 && isClear(best.grid)) break;
  }
  if (!best || best.grid.open > 0) return null;
  const sure = best.grid.seen > SURE || (best.times > 1 && best.grid.seen > SEEN);
  const whole = sure ? wholeOf(grey, best.grid) : null;
  return whole && isFramed(rims, whole) ? whole.corners : null;
}

/**
 * A grid, looked at once more from edge to edge: faint rows beyond the frame, as where the light falls off, would be left out for
 * good. Null where neither it nor what it would become fits clearly better: whoever is not told corners sets four, whoever is told
 * wrong ones reads a wrong map.
 */
function wholeOf(grey: Grey, first: Grid): Grid | null {
  let grid = first;
  for (let turn = 0; turn < LOOKS; turn++) {
    const grown = grow(grey, grid.corners, grid.size);
    if (!grown) return null;
    const { size } = grown;
    if (size.width === grid.size.width && size.height === grid.size.height) return grid;
    const corners = settled(grey, grown.corners, size);
    const other: Grid = { corners, size, ...gridScore(grey, corners, size) };
    if (other.score <= grid.score - CLEARLY) return grid;
    if (other.score <= grid.score || other.seen <= SEEN || other.open > 0) return null;
    grid = other;
  }
  return null;
}

function outlines(rims: Rims): Outline[] {
  const { upright, level } = longRims(rims);
  const found: Outline[] = [];
  for (const [left, right] of pairs(upright))
    for (const [top, low] of pairs(level)) {
      const corners = outline(left, right, top, low);
      if (!corners) continue;
      const share = areaOf(corners) / (rims.width * rims.height);
      const outside = corners.some(
        ({ x, y }) =>
          x < -0.02 * rims.width || y < -0.02 * rims.height || x > 1.02 * rims.width || y > 1.02 * rims.height,
      );
      if (outside || share < LEAST) continue;
      const seen = corners.map((corner, place) => along(rims, corner, corners[(place + 1) % 4] as Point));
      found.push({
        corners,
        score: Math.min(...seen) * 0.5 + (seen.reduce((a, b) => a + b) / 4) * 0.5 + 0.35 * Math.sqrt(share),
      });
    }
  return found.sort((a, b) => b.score - a.score);
}

function pairs(lines: readonly Line[]): [Line, Line][] {
  return lines.flatMap((first, place) => lines.slice(place + 1).map((second): [Line, Line] => [first, second]));
}

/** Four lines as corners clockwise from the upper left; null where they cross each other. */
function outline(a: Line, b: Line, c: Line, d: Line): Corners | null {
  const points = [meeting(a, c), meeting(b, c), meeting(b, d), meeting(a, d)];
  if (points.some((point) => point === null)) return null;
  const around = points as Point[];
  const middle = { x: mean(around.map(({ x }) => x)), y: mean(around.map(({ y }) => y)) };
  around.sort((p, q) => Math.atan2(p.y - middle.y, p.x - middle.x) - Math.atan2(q.y - middle.y, q.x - middle.x));
  const first = around.reduce((least, { x, y }, place) => {
    const own = around[least] as Point;
    return x + y < own.x + own.y ? place : least;
  }, 0);
  const corners = [0, 1, 2, 3].map((step) => around[(first + step) % 4]) as unknown as Corners;
  const turns = corners.every((corner, place) => {
    const [next, after] = [corners[(place + 1) % 4] as Point, corners[(place + 2) % 4] as Point];
    return (next.x - corner.x) * (after.y - next.y) - (next.y - corner.y) * (after.x - next.x) > 0;
  });
  return turns ? corners : null;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}

function areaOf(corners: Corners): number {
  let twice = 0;
  for (const [place, { x, y }] of corners.entries()) {
    const next = corners[(place + 1) % 4] as Point;
    twice += x * next.y - next.x * y;
  }
  return Math.abs(twice) / 2;
}

/** Corners moved to where the picture itself, at its full size, has the sides: each side's steepest places and the line through most of them. */
function sharpened(picture: Pixels, corners: Corners): Corners {
  const sides = corners.map((corner, place) => sharpSide(picture, corner, corners[(place + 1) % 4] as Point));
  return corners.map((corner, place) => {
    const met = meeting(sides[place] as Line, sides[(place + 3) % 4] as Line);
    return met && Math.hypot(met.x - corner.x, met.y - corner.y) < 20 ? met : corner;
  }) as unknown as Corners;
}

function sharpSide({ width, height, data }: Pixels, from: Point, to: Point): Line {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [nx, ny] = [-(to.y - from.y) / length, (to.x - from.x) / length];
  const reach = Math.max(3, Math.round(Math.max(width, height) / 200));
  const light = (x: number, y: number) => {
    const at =
      (Math.max(0, Math.min(height - 1, Math.round(y))) * width + Math.max(0, Math.min(width - 1, Math.round(x)))) * 4;
    return [data[at] as number, data[at + 1] as number, data[at + 2] as number] as const;
  };
  const steepest: { share: number; off: number }[] = [];
  for (let place = 0; place < 120; place++) {
    const share = 0.04 + (0.92 * place) / 119;
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    let best = { share, off: 0, steep: 0 };
    for (let off = -reach; off <= reach; off += 0.5) {
      const [a, b] = [light(x + (off - 1) * nx, y + (off - 1) * ny), light(x + (off + 1) * nx, y + (off + 1) * ny)];
      const steep = Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);
      if (steep > best.steep) best = { share, off, steep };
    }
    if (best.steep > 12) steepest.push(best);
  }
  const { at0, at1 } = throughMost(steepest);
  const [p, q] = [
    { x: from.x + at0 * nx, y: from.y + at0 * ny },
    { x: to.x + at1 * nx, y: to.y + at1 * ny },
  ];
  const angle = Math.atan2(q.y - p.y, q.x - p.x) - Math.PI / 2;
  return { angle, away: p.x * Math.cos(angle) + p.y * Math.sin(angle), votes: steepest.length };
}

/** The straight line through most points: by ever stricter weights. */
function throughMost(points: readonly { share: number; off: number }[]): { at0: number; at1: number } {
  let [at0, at1] = [0, 0];
  if (points.length < 10) return { at0, at1 };
  const middle = points.map(({ off }) => off).sort((a, b) => a - b)[points.length >> 1] as number;
  at0 = middle;
  at1 = middle;
  for (const strict of [4, 2.5, 1.5, 1, 0.8, 0.8]) {
    let [n, sx, sy, sxx, sxy] = [1e-6, 0, 0, 1e-6, 0];
    for (const { share, off } of points) {
      const apart = (off - (at0 + (at1 - at0) * share)) / strict;
      const weight = 1 / (1 + apart ** 4);
      n += weight;
      sx += weight * share;
      sy += weight * off;
      sxx += weight * share * share;
      sxy += weight * share * off;
    }
    const slope = (n * sxy - sx * sy) / (n * sxx - sx * sx);
    at0 = (sy - slope * sx) / n;
    at1 = at0 + slope;
  }
  return { at0, at1 };
}

interface Grid extends GridScore {
  readonly corners: Corners;
  readonly size: BoardSize;
}

/** The likeliest grid within a sheet's outline: begun from what matches its lines best, then moved to where they are and grown as far as they go. */
function gridWithin(grey: Grey, sheet: Corners): Grid | null {
  const { columns, rows } = combsOf(grey, sheet);
  const [across, down] = [bestTeeth(columns), bestTeeth(rows)];
  const h = homographyBetween(rectangle(1, 1), sheet);
  if (!h || across.count < 2 || down.count < 2) return null;
  const at = (x: number, y: number) => moved(h, x, y);
  let corners: Corners = [
    at(across.from, down.from),
    at(across.to, down.from),
    at(across.to, down.to),
    at(across.from, down.to),
  ];
  let size: BoardSize = { width: across.count, height: down.count };
  for (let turn = 0; turn < 2; turn++) corners = settled(grey, corners, size);
  let best: Grid = { corners, size, ...gridScore(grey, corners, size) };
  for (let turn = 0; turn < 2 && !isClear(best); turn++) {
    const grown = grow(grey, corners, size);
    if (!grown) break;
    size = grown.size;
    corners = settled(grey, grown.corners, size);
    const own: Grid = { corners, size, ...gridScore(grey, corners, size) };
    if (own.score > best.score) best = own;
  }
  return best;
}

/** Whether a grid is clear and whole. */
function isClear({ seen, open }: GridScore): boolean {
  return seen > SURE && open === 0;
}

/** Whether two grids are the same: no corner more than a quarter of a square apart. */
function same(a: Grid, b: Grid): boolean {
  const square = Math.sqrt(areaOf(a.corners) / (a.size.width * a.size.height));
  return a.corners.every(({ x, y }, place) => {
    const other = b.corners[place] as Point;
    return Math.hypot(x - other.x, y - other.y) < square / 4;
  });
}

/** Margins are no wider than this share of a sheet. */
const MARGIN = 0.12;

/** Of all numbers of lines and margins those that match best. A grid begins and ends at a line that is seen, or at the sheet's rim. */
function bestTeeth(comb: Float32Array): Teeth {
  let best: Teeth = { count: 1, from: 0, to: 1, score: 0 };
  for (const sign of [1, -1]) {
    const clear = clearness(comb, sign);
    const lines = linePlaces(comb, sign, 0.3 * clear);
    const firsts = [0, ...lines.filter((place) => place < MARGIN)];
    const lasts = [1, ...lines.filter((place) => place > 1 - MARGIN)];
    for (let count = 6; count <= 48; count++)
      for (const from of firsts)
        for (const to of lasts) {
          const score = teethScore(comb, clear, sign, count, from, to);
          if (score > best.score) best = { count, from, to, score };
        }
  }
  return best;
}
