import { type Board, emptyBoard } from '../board/board';
import { readStarts } from '../board/readers/starts';
import { makeWarnings } from '../board/readers/warnings';
import { BLOCKING, HINDERING, INDOORS, OPEN, SPECIAL, WALL, WATER } from '../board/terrain';
import { eastEdge, southEdge } from '../grid/edge';
import { type Square, squareAt } from '../grid/square';
import { agreeing, partedBy } from './agreeing';
import { LEVELS, oddsOf } from './areas';
import { nameColours } from './colour-names';
import { type Crossings, crossingsOf } from './crossings';
import { doubleLines } from './double-lines';
import { drawnColours } from './drawn';
import { lightsOf } from './edge-lights';
import { evidenceOf, lineEvidence } from './evidence';
import { findInks, findShownInks } from './find-inks';
import { gridLineOf, withoutGrid } from './grid-line';
import { gridPrint, type Print } from './grid-print';
import { INK_KINDS, type InkKind, type Stripe } from './ink';
import { lightOf } from './light';
import { lineLikeness } from './line-likeness';
import { explainedBy, nameInks } from './naming';
import { acrossEdge, briefProfiles, downEdge, type Profiles, readProfiles, type Straight } from './profiles';
import { type Named, shadesOf } from './shades';
import { findShifts } from './shifts';
import { anchorsOf, placesShown, type Shown } from './shown';
import { type Sides, sidesOf } from './sides';
import { findStripes } from './stripes';
import type { BoardSize, EdgeReading, PhotoReading, SquareKind, SquareReading } from './types';
import { withinUnknownLines } from './unknown-lines';
import type { WallEvidence } from './walls';

/** Of all squares so few may part two readings that agree. */
const FEW_PARTED = 0.01;
/** So much more must one naming explain than another to be clearly better. */
const CLEARLY = 0.05;
/** Less sure than this is for the player to look at. */
const SQUARE_DOUBT = 0.95;
const EDGE_DOUBT = 0.95;
/** So sure is what lies within a line that was not understood, at most. */
const UNKNOWN_LINE = 0.6;

const TERRAIN_KINDS: ReadonlyArray<readonly [InkKind, number]> = [
  ['hindering', HINDERING],
  ['blocking', BLOCKING],
  ['water', WATER],
  ['indoors', INDOORS],
  ['special', SPECIAL],
];

/** A straightened map as it is read: what lies across its edges, and what white shows as on each square. */
export interface Seen {
  readonly profiles: Profiles;
  readonly light: Float32Array;
  readonly crossings: Crossings;
  /** The grid line by itself. */
  readonly grid: Print;
}

/** Looks at a straightened map along the lines of its grid. 24 to 48 pixels a square are best, and a third of a square round the frame. */
export function seenOf(straight: Straight): Seen {
  const shifts = findShifts(lightsOf(briefProfiles(straight)));
  const profiles = readProfiles(straight, shifts);
  const light = lightOf(profiles);
  const crossings = crossingsOf(profiles, light);
  return { profiles, light, crossings, grid: gridPrint(crossings) };
}

/** A map read, and what its inks are called. */
interface NamedReading {
  readonly reading: PhotoReading;
  readonly named: Named;
}

/** The same by one naming of several, and what speaks for lines by it. */
interface Tried extends NamedReading {
  readonly evidence: Float32Array;
}

/** What a map is read from, once its walls and grid are taken out. */
interface Lines {
  readonly sides: Sides;
  readonly stripes: readonly Stripe[];
  readonly likeness: Float32Array;
}

/**
 * Reads the terrain of a map from its printed lines, which run just inside the squares of an area; its walls are told. Its inks are named in
 * two ways, by the shades that printers have and by the colours that it shows, and the reading counts that explains more, doubtful where the
 * other says otherwise.
 * @param shown examples that a person gave; of walls, `walls` knows them already.
 * @param known what the inks are called, where another look has told
 */
export function readBoard(
  { profiles, light, grid }: Seen,
  walls: WallEvidence,
  shown: readonly Shown[],
  known?: Named,
): NamedReading {
  const sides = sidesOf(withoutGrid(profiles, light, gridLineOf(profiles, light, grid), walls), light);
  const stripes = findStripes(sides);
  const lines = { sides, stripes, likeness: lineLikeness(profiles.size, stripes) };
  if (known) return readNamed(lines, walls, shown, known);
  const read = (names: Named, examples: readonly Shown[]) => readNamed(lines, walls, examples, names);
  const byColours = read(nameColours(drawnColours(sides, stripes, lines.likeness)), []);
  const atFirst = read(shadesOf(stripes, lines.likeness), []);
  // To weigh one shade after the other takes as long as all else, and where both agree it changes nothing.
  const alike = partedBy(byColours.reading, atFirst.reading) <= FEW_PARTED * byColours.reading.squares.length;
  const byShades = alike ? atFirst : read(nameInks(sides, stripes, lines.likeness, atFirst.named), []);
  const [better, other] = isBetter(profiles.size, byColours, byShades) ? [byColours, byShades] : [byShades, byColours];
  // Examples do not change which names count: else all else could be read anew because of one square.
  const [first, second] = shown.length === 0 ? [better, other] : [read(better.named, shown), read(other.named, shown)];
  return { reading: agreeing(first.reading, second.reading), named: better.named };
}

/** Whether one naming explains more than another of what looks like lines by outlines of areas, or as much, and is surer of all squares. */
function isBetter(size: BoardSize, one: Tried, other: Tried): boolean {
  const [mine, theirs] = [explainedBy(size, one.evidence), explainedBy(size, other.evidence)];
  if (Math.abs(mine - theirs) > CLEARLY * Math.max(mine, theirs)) return mine > theirs;
  return surenessOf(one.reading) > surenessOf(other.reading);
}

/** How sure a reading is of all its squares together, in natural logarithms. */
function surenessOf({ squares }: PhotoReading): number {
  return squares.reduce((sum, { sure }) => sum + Math.log(sure), 0);
}

function readNamed(
  { sides, stripes, likeness }: Lines,
  walls: WallEvidence,
  shown: readonly Shown[],
  named: Named,
): Tried {
  const { size } = sides;
  const plain = findInks(stripes, likeness, named);
  const anchors = anchorsOf(size, stripes, shown, plain);
  const inks = anchors.some((anchor) => anchor) ? findShownInks(stripes, likeness, plain, anchors) : plain;
  const evidence = lineEvidence(sides, stripes, inks);
  const doubles = doubleLines(sides, inks, evidence, INK_KINDS.indexOf('elevated'));
  const odds = (kind: InkKind) =>
    oddsOf(kind, size, evidenceOf(evidence, kind), placesShown(size, shown, kind), doubles);
  const terrain = TERRAIN_KINDS.map(([kind, bit]) => ({ bit, odds: odds(kind) }));
  const told = squareReadings(size, terrain, odds('start'), odds('elevated'));
  const unknown = withinUnknownLines(size, stripes, likeness, inks.bright, told);
  const squares = told.map((square, place) =>
    unknown[place] ? { ...square, sure: Math.min(square.sure, UNKNOWN_LINE), doubtful: true } : square,
  );
  const edges = edgeReadings(size, walls.evidence);
  return { reading: { board: boardOf(size, squares, edges), squares, edges }, named, evidence };
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
    const own = Array.from(levels.subarray(at * LEVELS, (at + 1) * LEVELS), (each, level) => ({ each, level }));
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
      if (x < size.width - 1) add(eastEdge(squareAt(x, y)), downEdge(size, x + 1, y));
      if (y < size.height - 1) add(southEdge(squareAt(x, y)), acrossEdge(size, x, y + 1));
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
  return { ...board, starts: readStarts(board, zone, [], makeWarnings()) };
}
