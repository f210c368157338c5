/*
 * Draws training examples for the network of the reader, as a child process of `index.ts`. An example has the colours and
 * the truth of all sides of squares. Sources are the known printers, the printers of `sheet-styles.ts` and diagrams.
 */
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLOCKING, HINDERING, INDOORS, SPECIAL, WALL, WATER } from '../../../src/board/terrain';
import { eastEdge, southEdge } from '../../../src/grid/edge';
import { type Square, squareAt } from '../../../src/grid/square';
import { toEdgeBrightness } from '../../../src/photo/edge-brightness';
import { INK_KINDS, type InkKind } from '../../../src/photo/ink';
import { estimateLight } from '../../../src/photo/light';
import { readCoarseProfiles, readProfiles, type StraightMap } from '../../../src/photo/profiles';
import { straightenMap } from '../../../src/photo/read-map';
import { findGridLineShifts } from '../../../src/photo/shifts';
import { EAST, squareBeyond, toSideColours, WEST } from '../../../src/photo/sides';
import type { Corners, Point } from '../../../src/photo/types';
import { seededRandom } from '../../helpers/random-position';
import type { PrintedMap } from '../printed-map';
import { KNOWN_PRINTERS } from '../printers';
import { type PhotoSample, takePhoto } from '../take-photo';
import { drawDiagram } from './diagrams';
import { photographStyle } from './draw-sheet';
import { SHEET_STYLES, type SheetStyleName } from './sheet-styles';

/** Maximum error added to corners, in squares, because people never place corners exactly. */
const OFF = 0.035;
/** Byte value of white. Higher values, up to 255, store colours brighter than white. */
const PARTS = 190;
/** Number of examples for training and for evaluation: diagrams, photographs per known printer, and per sheet style. */
const COUNTS = {
  train: { diagrams: 300, printers: 6, sheets: 28 },
  check: { diagrams: 8, printers: 1, sheets: 3 },
} as const;
/** Seeds from this number on are used for evaluation only. */
const CHECK_SEEDS = 50_001;

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
  const profiles = readProfiles(straight, findGridLineShifts(toEdgeBrightness(readCoarseProfiles(straight))));
  const { size, deep, colours } = toSideColours(profiles, estimateLight(profiles));
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

/** Straightens a photograph with slightly wrong corners. */
function straightened({ picture, corners, size, map }: PhotoSample, seed: number): Example {
  const random = seededRandom(seed);
  const [nw, ne] = corners;
  const off = () => ((random() * 2 - 1) * OFF * Math.hypot(ne.x - nw.x, ne.y - nw.y)) / size.width;
  const moved = corners.map(({ x, y }): Point => ({ x: x + off(), y: y + off() })) as unknown as Corners;
  return { map, straight: straightenMap(picture, moved, size) };
}

/** Lists the examples by name, each with a function that draws it. */
function listExamples(purpose: keyof typeof COUNTS): [name: string, draw: () => Example][] {
  const { diagrams, printers, sheets } = COUNTS[purpose];
  const seeds = (count: number) =>
    Array.from({ length: count }, (_, place) => place + (purpose === 'train' ? 1 : CHECK_SEEDS));
  return [
    ...seeds(diagrams).map((seed): [string, () => Example] => [`diagram-${seed}`, () => drawDiagram(seed)]),
    ...KNOWN_PRINTERS.flatMap((printer) =>
      seeds(printers).map((seed): [string, () => Example] => {
        const level = seed % 5 < 3 ? 'moderate' : 'hard';
        const draw = () => straightened(takePhoto(seed, level, 1600, undefined, printer), seed);
        return [`${printer}-${level}-${seed}`, draw];
      }),
    ),
    ...(Object.keys(SHEET_STYLES) as SheetStyleName[]).flatMap((style) =>
      seeds(sheets).map((seed): [string, () => Example] => [
        `${style}-${seed}`,
        () => straightened(photographStyle(seed, style), seed),
      ]),
    ),
  ];
}

const [, , folder, part, parts] = process.argv;
for (const purpose of ['train', 'check'] as const) {
  const into = join(folder as string, purpose);
  mkdirSync(into, { recursive: true });
  for (const [place, [name, draw]] of listExamples(purpose).entries()) {
    const file = join(into, `${name}.sides`);
    if (place % Number(parts) !== Number(part) || existsSync(file)) continue;
    // An interrupted run leaves no incomplete example behind.
    writeFileSync(`${file}.part`, packed(draw()));
    renameSync(`${file}.part`, file);
  }
}
