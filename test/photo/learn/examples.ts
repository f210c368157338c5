/**
 * Writes training examples for the network of the reader: `npm run learn -- OUT [FOLDER…]`. An example has the colours
 * and the truth of all sides of squares. Sources are maps of the known printers, plain drawings, and pictures in the
 * folders: `map.png` with `map.json`. The format of `map.json` is `{ width, height, corners: [[x, y] × 4], squares: [{
 * hindering, blocking, water, special, indoors, start, level }], walls: [[x0, y0, x1, y1]] }`. Squares are row by row.
 * Corners are in pixels, clockwise from the map's upper left. Walls are between grid points.
 */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { emptyBoard } from '../../../src/board/board';
import { BLOCKING, HINDERING, INDOORS, SPECIAL, WALL, WATER } from '../../../src/board/terrain';
import { eastEdge, southEdge } from '../../../src/grid/edge';
import { type Square, squareAt } from '../../../src/grid/square';
import { INK_KINDS, type InkKind } from '../../../src/photo/ink';
import type { StraightMap } from '../../../src/photo/profiles';
import { measureMap } from '../../../src/photo/read-board';
import { straightenMap } from '../../../src/photo/read-map';
import { EAST, squareBeyond, toSideColours, WEST } from '../../../src/photo/sides';
import type { Corners, Point } from '../../../src/photo/types';
import { CHROMIUM_FLAGS } from '../../browser/harness';
import { seededRandom } from '../../helpers/random-position';
import { findChromium } from '../../scripts/browser';
import { decodeInBrowser } from '../photo-folder';
import type { PrintedMap, RandomSource } from '../printed-map';
import { KNOWN_PRINTERS } from '../printers';
import { SIDE_NETWORK } from '../side-network';
import { takePhoto } from '../take-photo';
import { drawDiagram } from './diagrams';

/** Maximum error added to corners, in squares, because people never place corners exactly. */
const OFF = 0.035;
/** Byte value of white. Higher values, up to 255, store colours brighter than white. */
const PARTS = 190;
/** Number of moderate maps for each known printer. */
const MODERATE = 9;
const HARD = 6;
const DIAGRAMS = 300;

interface Example {
  readonly straight: StraightMap;
  readonly map: PrintedMap;
}

const BITS: Partial<Record<InkKind, number>> = {
  hindering: HINDERING,
  blocking: BLOCKING,
  water: WATER,
  indoors: INDOORS,
  special: SPECIAL,
};

/**
 * Encodes an example in bytes: width, height and colours for each side in 4 bytes each, then the colours. The truth of
 * each side follows: wall, lines, and whether the side is on the border.
 */
function packed({ straight, map }: Example): Buffer {
  const { profiles, light } = measureMap(SIDE_NETWORK, straight);
  const { size, deep, colours } = toSideColours(profiles, light);
  const truth: number[] = [];
  for (let place = 0; place < size.width * size.height; place++)
    for (let side = 0; side < 4; side++)
      truth.push(...truthOf(map, size.width, place, side, squareBeyond(size, place, side)));
  const bytes = Uint8Array.from(colours, (part) => Math.max(0, Math.min(255, Math.round(part * PARTS))));
  return Buffer.concat([Buffer.from(Uint32Array.of(size.width, size.height, deep).buffer), bytes, Buffer.from(truth)]);
}

function truthOf({ board, starts }: PrintedMap, width: number, place: number, side: number, other: number): number[] {
  const squareOf = (at: number) => squareAt(at % width, Math.floor(at / width));
  const square = squareOf(place);
  const across = other < 0 ? undefined : squareOf(other);
  const within = (kind: InkKind, at: Square) =>
    kind === 'start' ? starts.has(at) : ((board.terrain[at] as number) & (BITS[kind] as number)) > 0;
  const lined = (kind: InkKind) => {
    if (kind === 'elevated')
      return (board.levels[square] as number) > (across === undefined ? 0 : (board.levels[across] as number));
    return within(kind, square) && (across === undefined || !within(kind, across));
  };
  const first = squareOf(Math.min(place, other));
  const edge = side === EAST || side === WEST ? eastEdge(first) : southEdge(first);
  const wall = across !== undefined && board.walls[edge] === WALL;
  return [wall, ...INK_KINDS.map(lined), across === undefined].map(Number);
}

function straightened(
  { picture, corners, size, map }: Pick<ReturnType<typeof takePhoto>, 'picture' | 'corners' | 'size' | 'map'>,
  random: RandomSource,
): Example {
  const [nw, ne] = corners;
  const off = () => ((random() * 2 - 1) * OFF * Math.hypot(ne.x - nw.x, ne.y - nw.y)) / size.width;
  const moved = corners.map(({ x, y }): Point => ({ x: x + off(), y: y + off() })) as unknown as Corners;
  return {
    map,
    straight: straightenMap(picture, moved, size),
  };
}

interface Truth {
  readonly width: number;
  readonly height: number;
  readonly corners: readonly (readonly [number, number])[];
  readonly squares: readonly ({ readonly [kind in Exclude<InkKind, 'elevated'>]: boolean } & {
    readonly level: number;
  })[];
  readonly walls: readonly (readonly [number, number, number, number])[];
}

function mapOf({ width, height, squares, walls }: Truth): PrintedMap {
  const board = emptyBoard(width, height);
  const starts = new Set<Square>();
  for (const [place, own] of squares.entries()) {
    const square = squareAt(place % width, Math.floor(place / width));
    for (const [kind, bit] of Object.entries(BITS))
      if (own[kind as keyof typeof own]) board.terrain[square] = (board.terrain[square] as number) | bit;
    board.levels[square] = own.level;
    if (own.start) starts.add(square);
  }
  for (const [x0, y0, x1, y1] of walls)
    board.walls[
      x0 === x1 ? eastEdge(squareAt(x0 - 1, Math.min(y0, y1))) : southEdge(squareAt(Math.min(x0, x1), y0 - 1))
    ] = WALL;
  return { board, starts, areas: [] };
}

async function* examples(folders: readonly string[]): AsyncGenerator<readonly [name: string, example: Example]> {
  const random = seededRandom(1);
  for (let seed = 1; seed <= DIAGRAMS; seed++) yield [`diagram-${seed}`, drawDiagram(seed)];
  for (const printer of KNOWN_PRINTERS)
    for (const [level, count] of [
      ['moderate', MODERATE],
      ['hard', HARD],
    ] as const)
      for (let seed = 1; seed <= count; seed++)
        yield [`${printer}-${level}-${seed}`, straightened(takePhoto(seed, level, 1600, undefined, printer), random)];
  if (folders.length === 0) return;
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('no Chromium was found, which decodes the pictures');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const page = await browser.newPage();
  for (const [place, folder] of folders.entries())
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
      const truth: Truth = JSON.parse(readFileSync(join(folder, name.replace(/png$/, 'json')), 'utf8'));
      const picture = await decodeInBrowser(page, readFileSync(join(folder, name)));
      const corners = truth.corners.map(([x, y]): Point => ({ x, y })) as unknown as Corners;
      const size = { width: truth.width, height: truth.height };
      yield [`${place}-${name.slice(0, -4)}`, straightened({ picture, corners, size, map: mapOf(truth) }, random)];
    }
  await browser.close();
}

const [, , out, ...folders] = process.argv;
if (!out) throw new Error('Tell where to: npm run learn -- OUT [FOLDER…]');
mkdirSync(out, { recursive: true });
for await (const [name, example] of examples(folders)) writeFileSync(join(out, `${name}.sides`), packed(example));
