import { type Board, emptyBoard } from '../board/board';
import { readStartingAreas } from '../board/readers/starts';
import { makeWarnings } from '../board/readers/warnings';
import { BLOCKING, HINDERING, INDOORS, OPEN, SPECIAL, WALL, WATER } from '../board/terrain';
import { eastEdge, southEdge } from '../grid/edge';
import { type Square, squareAt } from '../grid/square';
import { estimateAreaOdds, LEVEL_COUNT } from './area-odds';
import { AREA_ODDS, BOUNDARY_ODDS, propagateAreaOdds } from './area-propagation';
import { nameColours } from './colour-names';
import { findDrawnColours } from './drawn-colours';
import { toEdgeBrightness } from './edge-brightness';
import { findExampleInks, findInks } from './find-inks';
import { estimateGridLine, removeGrid } from './grid-line';
import { INK_KINDS, type InkKind, type Inks, type Rgb, type Stripe } from './ink';
import { findInkAnchors, listExampleSquares, listExampleWalls, type MapExample } from './ink-anchors';
import { estimateLight } from './light';
import { blendWithPredictions, computeLineEvidence, selectKindEvidence } from './line-evidence';
import { scoreLineLikeness } from './line-likeness';
import { northEdge, type Profiles, readCoarseProfiles, readProfiles, type StraightMap, westEdge } from './profiles';
import type { NamedInks } from './shades';
import { findGridLineShifts } from './shifts';
import { predictSides, type SideNetwork, type SidePredictions } from './side-network';
import { type SideColours, sideColourIndex, squareBeyond, toSideColours } from './sides';
import { findStripes, MAX_LINE_DEPTH, readFloorColour } from './stripes';
import type { BoardSize, EdgeReading, PhotoReading, SquareKind, SquareReading } from './types';
import { computeWallEvidence } from './walls';

/** Log-odds above which a line is certain. */
const SURE = 2;
/** Minimum number of lines to estimate the width of a single line. */
const FEWEST = 12;
/** Minimum width of a double line, as a multiple of the width of a single line. */
const DOUBLE_LINE_RATIO = 1.55;
/** Width of the transition around `DOUBLE_LINE_RATIO`, in the same unit. */
const RATIO_SPREAD = 0.12;
/** Upper limit of the log-odds computed from the width of a line. */
const MOST = 4;
/**
 * Distance from all mixtures of ink and ground, as a fraction of white, above which a colour belongs to another line.
 */
const OTHER = 0.16;

/**
 * Computes the log-odds that each side has two adjacent lines of one kind, as at an area two levels above its
 * neighbour. Two touching lines look like a single line that is wider than the others.
 * @param evidence log-odds of any line, from `computeLineEvidence`
 * @param place index of the kind in `INK_KINDS`
 */
export function computeDoubleLineOdds(
  sides: SideColours,
  inks: Inks,
  evidence: Float32Array,
  place: number,
): Float32Array {
  const kinds = INK_KINDS.length;
  const count = evidence.length / kinds;
  const widths: { readonly own: boolean; readonly side: number; readonly width: number }[] = [];
  for (let side = 0; side < count; side++)
    for (let kind = 0; kind < kinds; kind++)
      if ((evidence[side * kinds + kind] as number) > SURE)
        widths.push({ own: kind === place, side, width: widthOf(sides, side, inks.colours[kind] as Rgb, inks.bright) });
  const others = widths.filter(({ own }) => !own);
  const usual = (others.length >= FEWEST ? others : widths).map(({ width }) => width).sort((a, b) => a - b);
  const single = usual[usual.length >> 1] ?? 0;
  const odds = new Float32Array(count).fill(-MOST);
  for (const { own, side, width } of widths)
    if (own) odds[side] = Math.max(-MOST, Math.min(MOST, (width / single - DOUBLE_LINE_RATIO) / RATIO_SPREAD));
  return odds;
}

/** Returns the width of the line along a side: its amount of ink, in pixels of full colour. */
function widthOf(sides: SideColours, side: number, ink: Rgb, bright: number): number {
  const ground = readFloorColour(sides, side);
  const way = ink.map((part, at) => part - (ground[at] as number));
  const length = way.reduce((sum, part) => sum + part * part, 0);
  let width = 0;
  for (let depth = -1; depth <= MAX_LINE_DEPTH * sides.scale; depth++) {
    const at = sideColourIndex(sides, side, depth);
    let whole = 0;
    for (let part = 0; part < 3; part++)
      whole += (way[part] as number) * ((sides.colours[at + part] as number) - (ground[part] as number));
    const share = Math.max(0, Math.min(1, whole / length));
    let off = 0;
    for (let part = 0; part < 3; part++)
      off += ((sides.colours[at + part] as number) - (ground[part] as number) - share * (way[part] as number)) ** 2;
    if (off < (OTHER * bright) ** 2) width += share;
  }
  return width;
}

/** Log-odds against the edge of an area at a side without a line. */
const AGAINST = 1;
/** Log-odds for the edge of an area at a side with a clear coloured line. */
const FOR = 11;
/** Minimum chroma of a clear colour, as a fraction of white. */
const VIVID = 0.25;
/** Probability above which the user should check an unknown area. */
const LIKELY = 0.5;

/**
 * Finds squares inside outlines that no kind of terrain explains, because the ink is unknown. The result is row by row.
 * @param likeness how much each stripe looks like part of a line, 0 to 1
 * @param bright brightness of white
 */
function findUnknownAreas(
  size: BoardSize,
  stripes: readonly Stripe[],
  likeness: Float32Array,
  bright: number,
  squares: readonly SquareReading[],
): boolean[] {
  const count = size.width * size.height;
  const evidence = new Float32Array(count * 4).fill(-AGAINST);
  for (const [at, { side, colour, apart }] of stripes.entries()) {
    const vivid = Math.min(Math.max(...colour) - Math.min(...colour), apart) / (VIVID * bright);
    const own = FOR * (likeness[at] as number) * Math.min(1, vivid) - AGAINST;
    evidence[side] = Math.max(own, evidence[side] as number);
  }
  for (let side = 0; side < count * 4; side++) {
    const next = squareBeyond(size, side >> 2, side & 3);
    const [here, there] = [squares[side >> 2], next < 0 ? undefined : squares[next]];
    if (!same((here as SquareReading).read, there?.read)) evidence[side] = 0;
  }
  const odds = propagateAreaOdds(size, evidence, 2, BOUNDARY_ODDS, AREA_ODDS);
  return Array.from({ length: count }, (_, square) => (odds[square * 2 + 1] as number) > LIKELY);
}

const NOTHING: SquareKind = { terrain: 0, level: 0, start: false };

function same(a: SquareKind, b: SquareKind = NOTHING): boolean {
  return a.terrain === b.terrain && a.level === b.level && a.start === b.start;
}

/** Confidence below which the app asks the user about a square. */
const SQUARE_DOUBT = 0.95;
const EDGE_DOUBT = 0.95;
/** Maximum confidence inside the outline of an unknown area. */
const UNKNOWN_LINE = 0.6;

const TERRAIN_KINDS: ReadonlyArray<readonly [InkKind, number]> = [
  ['hindering', HINDERING],
  ['blocking', BLOCKING],
  ['water', WATER],
  ['indoors', INDOORS],
  ['special', SPECIAL],
];

/**
 * Measurements of a straightened map: colours across its edges, brightness of white on each square, and the network's
 * predictions.
 */
export interface MapMeasurements {
  readonly profiles: Profiles;
  readonly light: Float32Array;
  readonly predictions: SidePredictions;
}

/**
 * Measures a straightened map along its grid lines. The map needs 48 pixels per square and a margin of a third of a
 * square.
 */
export function measureMap(network: SideNetwork, straight: StraightMap): MapMeasurements {
  const shifts = findGridLineShifts(toEdgeBrightness(readCoarseProfiles(straight)));
  const profiles = readProfiles(straight, shifts);
  const light = estimateLight(profiles);
  return { profiles, light, predictions: predictSides(network, toSideColours(profiles, light)) };
}

interface NamedReading {
  readonly reading: PhotoReading;
  readonly named: NamedInks;
}

/** Input for reading terrain, with walls and grid removed. */
interface Lines {
  readonly sides: SideColours;
  readonly stripes: readonly Stripe[];
  readonly likeness: Float32Array;
  readonly predictions: SidePredictions;
}

/**
 * Reads the walls of a map, and its terrain from the printed lines just inside the squares of each area. The
 * predictions of a network have half of the weight. The other half is evidence from the picture: which colours outline
 * areas, and the names of these colours.
 * @param examples examples from the user
 * @param inks inks already named by an earlier reading
 */
export function readBoard(
  { profiles, light, predictions }: MapMeasurements,
  examples: readonly MapExample[],
  inks?: NamedInks,
): NamedReading {
  // Line detection uses the walls found without examples: an example could change the names of all inks.
  const seenWalls = computeWallEvidence(profiles.size, predictions, []);
  const sides = toSideColours(removeGrid(profiles, light, estimateGridLine(profiles, light), seenWalls), light);
  const stripes = findStripes(sides);
  const lines = { sides, stripes, likeness: scoreLineLikeness(profiles.size, stripes), predictions };
  return readNamed(lines, examples, inks ?? nameColours(findDrawnColours(sides, stripes, lines.likeness)));
}

function readNamed(
  { sides, stripes, likeness, predictions }: Lines,
  examples: readonly MapExample[],
  named: NamedInks,
): NamedReading {
  const { size } = sides;
  const plain = findInks(stripes, likeness, named);
  const anchors = findInkAnchors(size, stripes, examples, plain);
  const inks = anchors.some((anchor) => anchor) ? findExampleInks(stripes, likeness, plain, anchors) : plain;
  const evidence = blendWithPredictions(computeLineEvidence(sides, stripes, inks), predictions, inks.shown);
  const doubles = computeDoubleLineOdds(sides, inks, evidence, INK_KINDS.indexOf('elevated'));
  const odds = (kind: InkKind) =>
    estimateAreaOdds(kind, size, selectKindEvidence(evidence, kind), listExampleSquares(size, examples, kind), doubles);
  const terrain = TERRAIN_KINDS.map(([kind, bit]) => ({ bit, odds: odds(kind) }));
  const areas = squareReadings(size, terrain, odds('start'), odds('elevated'));
  const unknown = findUnknownAreas(size, stripes, likeness, inks.bright, areas);
  const squares = areas.map((square, place) =>
    unknown[place] ? { ...square, sure: Math.min(square.sure, UNKNOWN_LINE), doubtful: true } : square,
  );
  const edges = edgeReadings(size, computeWallEvidence(size, predictions, listExampleWalls(size, examples)));
  return { reading: { board: boardOf(size, squares, edges), squares, edges }, named };
}

interface TerrainOdds {
  readonly bit: number;
  readonly odds: Float32Array;
}

function squareReadings(
  size: BoardSize,
  terrain: readonly TerrainOdds[],
  start: Float32Array,
  levels: Float32Array,
): SquareReading[] {
  const readings: SquareReading[] = [];
  for (let at = 0; at < size.width * size.height; at++) {
    let read: SquareKind = { terrain: 0, level: 0, start: false };
    const turns: { sure: number; turned: (kind: SquareKind) => SquareKind }[] = [];
    for (const { bit, odds } of terrain) {
      const within = odds[at * 2 + 1] as number;
      if (within > 0.5) read = { ...read, terrain: read.terrain | bit };
      turns.push({ sure: Math.max(within, 1 - within), turned: (kind) => ({ ...kind, terrain: kind.terrain ^ bit }) });
    }
    const starts = start[at * 2 + 1] as number;
    if (starts > 0.5) read = { ...read, start: true };
    turns.push({ sure: Math.max(starts, 1 - starts), turned: (kind) => ({ ...kind, start: !kind.start }) });
    const own = Array.from(levels.subarray(at * LEVEL_COUNT, (at + 1) * LEVEL_COUNT), (each, level) => ({
      each,
      level,
    }));
    const [first, second] = own.sort((a, b) => b.each - a.each) as [(typeof own)[0], (typeof own)[0]];
    read = { ...read, level: first.level };
    turns.push({ sure: first.each, turned: (kind) => ({ ...kind, level: second.level }) });
    const sure = turns.reduce((all, each) => all * each.sure, 1);
    const weakest = turns.reduce((least, each) => (each.sure < least.sure ? each : least));
    readings.push({
      square: squareAt(at % size.width, Math.floor(at / size.width)),
      read,
      runnerUp: weakest.turned(read),
      sure,
      doubtful: sure < SQUARE_DOUBT,
    });
  }
  return readings;
}

function edgeReadings(size: BoardSize, evidence: Float32Array): EdgeReading[] {
  const readings: EdgeReading[] = [];
  const add = (edge: number, from: number) => {
    const wall = 1 / (1 + Math.exp(-(evidence[from] as number)));
    const sure = Math.max(wall, 1 - wall);
    const [read, runnerUp] = wall > 0.5 ? ([WALL, OPEN] as const) : ([OPEN, WALL] as const);
    readings.push({ edge, read, runnerUp, sure, doubtful: sure < EDGE_DOUBT });
  };
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      if (x < size.width - 1) add(eastEdge(squareAt(x, y)), westEdge(size, x + 1, y));
      if (y < size.height - 1) add(southEdge(squareAt(x, y)), northEdge(size, x, y + 1));
    }
  return readings;
}

function boardOf(size: BoardSize, squares: readonly SquareReading[], edges: readonly EdgeReading[]): Board {
  const board = emptyBoard(size.width, size.height);
  const zone: Square[] = [];
  for (const { square, read } of squares) {
    board.terrain[square] = read.terrain;
    board.levels[square] = read.level;
    if (read.start) zone.push(square);
  }
  for (const { edge, read } of edges) board.walls[edge] = read;
  return { ...board, starts: readStartingAreas(board, zone, [], makeWarnings()) };
}
