import { SQUARES, type Square, STRIDE, xOf, yOf } from './square';

/**
 * All lines from one square at once, exactly. Seen from a centre, a square, an edge or a grid point stands in the way of
 * an interval of slopes. Only finitely many slopes lead to centres of squares, so each gets a number, an interval becomes a
 * run of bits, and going outward column by column the bits of everything nearer tell what lies behind.
 */
export interface Obstacles {
  /** By square, by edge, and by grid point (named by its north-western square) for lines over the one diagonal and the other. */
  readonly squares: Uint8Array;
  readonly edges: Uint8Array;
  /** Lines between the north-western and the south-eastern square of the point. */
  readonly falling: Uint8Array;
  /** Lines between the south-western and the north-eastern square of the point. */
  readonly rising: Uint8Array;
}

/** Of each kind of line the obstacle codes hold two bits, the lower for what stops it, the upper for what hampers it. */
export const KINDS = 4;
export const STOPS = 1;
export const HAMPERS = 2;

/** Slopes from 0 to 1 that lead to a centre within a number of columns, and what stands in their way. */
interface Fan {
  readonly columns: number;
  /** 32 slopes a word. */
  readonly words: number;
  /** Bits that no slope has, set in the last word. */
  readonly spare: number;
  /** By `column * (columns + 1) + row`: the number of the slope to that centre. */
  readonly slopes: Int16Array;
  /** Runs of slopes by the same index, eight numbers each: the first and the last that meet the square, its outer edge, its upper edge, its corner. */
  readonly runs: Int16Array;
}

const NUMBERS = 8;
const OUTER_EDGE = 2;
const UPPER_EDGE = 4;
const CORNER = 6;

/** One fan serves all distances up to a multiple of this, so that few of them fill the processor's cache. */
const GRAIN = 6;
const fans: (Fan | undefined)[] = [];

function fanFor(columns: number): Fan {
  const place = Math.ceil(columns / GRAIN);
  const known = fans[place];
  if (known) return known;
  const made = makeFan(Math.min(STRIDE - 1, place * GRAIN));
  fans[place] = made;
  return made;
}

function makeFan(columns: number): Fan {
  const slopes: [rise: number, run: number][] = [];
  for (let run = 1; run <= columns; run++) {
    for (let rise = 0; rise <= run; rise++) if (gcd(rise, run) === 1) slopes.push([rise, run]);
  }
  slopes.sort((a, b) => a[0] * b[1] - b[0] * a[1]);
  const row = columns + 1;
  const rank = new Map(slopes.map(([rise, run], place) => [rise * 128 + run, place]));
  const words = Math.ceil(slopes.length / 32);
  const fan: Fan = {
    columns,
    words,
    spare: slopes.length % 32 === 0 ? 0 : -1 << (slopes.length % 32),
    slopes: new Int16Array(row * row),
    runs: new Int16Array(row * row * NUMBERS),
  };
  // Slopes strictly between two fractions, each whole numbers over whole numbers: the first and the last of them.
  const between = (lowRise: number, lowRun: number, highRise: number, highRun: number): [number, number] => {
    const first = slopes.findIndex(([rise, run]) => rise * lowRun > lowRise * run);
    const past = slopes.findIndex(([rise, run]) => rise * highRun >= highRise * run);
    return [first < 0 ? slopes.length : first, (past < 0 ? slopes.length : past) - 1];
  };
  const none: [number, number] = [1, 0];
  for (let x = 0; x <= columns; x++) {
    for (let y = 0; y <= x; y++) {
      const at = x * row + y;
      const exact = gcd(2 * y + 1, 2 * x + 1);
      const corner = rank.get(((2 * y + 1) / exact) * 128 + (2 * x + 1) / exact);
      const square = x > 0 ? between(2 * y - 1, y === 0 ? 2 * x - 1 : 2 * x + 1, 2 * y + 1, 2 * x - 1) : none;
      const outer = between(2 * y - 1, 2 * x + 1, 2 * y + 1, 2 * x + 1);
      const upper = x > 0 ? between(2 * y + 1, 2 * x + 1, 2 * y + 1, 2 * x - 1) : none;
      fan.runs.set([...square, ...outer, ...upper, ...(corner === undefined ? none : [corner, corner])], at * NUMBERS);
      if (x > 0) fan.slopes[at] = rank.get((y / gcd(y, x)) * 128 + x / gcd(y, x)) as number;
    }
  }
  return fan;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** An eighth of the plane: how its columns and rows lie on the map. */
interface Octant {
  readonly along: number;
  readonly up: number;
  /** Added to twice a square: its edge toward the next column, and toward the next row. */
  readonly outerEdge: number;
  readonly upperEdge: number;
  /** Added to a square: the north-western square of the grid point up and outward of it. */
  readonly corner: number;
  readonly falls: boolean;
  readonly dx: number;
  readonly dy: number;
  readonly steep: boolean;
}

function edgeToward(step: number): number {
  if (step === 1) return 0;
  if (step === -1) return -2;
  return step === STRIDE ? 1 : -2 * STRIDE + 1;
}

const OCTANTS: readonly Octant[] = [1, -1].flatMap((dx) =>
  [1, -1].flatMap((dy) =>
    [false, true].map((steep) => {
      const along = steep ? dy * STRIDE : dx;
      const up = steep ? dx : dy * STRIDE;
      const corner = (dx < 0 ? -1 : 0) + (dy < 0 ? -STRIDE : 0);
      return {
        along,
        up,
        outerEdge: edgeToward(along),
        upperEdge: edgeToward(up),
        corner,
        falls: dx === dy,
        dx,
        dy,
        steep,
      };
    }),
  ),
);

/** Obstacles as each octant meets them: by square four codes in one number, of the square, its outer edge, its upper edge and its corner. */
export type Laid = readonly Uint32Array[];

/** Lays obstacles out for sweeping; do it once for a position. */
export function layOut(width: number, height: number, obstacles: Obstacles): Laid {
  return OCTANTS.map((octant) => {
    const laid = new Uint32Array(SQUARES);
    const corners = octant.falls ? obstacles.falling : obstacles.rising;
    const code = (from: Uint8Array, at: number): number => from[at] ?? 0;
    for (let y = 0; y < height; y++) {
      for (let square = y * STRIDE; square < y * STRIDE + width; square++) {
        const outer = code(obstacles.edges, 2 * square + octant.outerEdge) << 8;
        const upper = code(obstacles.edges, 2 * square + octant.upperEdge) << 16;
        const corner = code(corners, square + octant.corner) << 24;
        laid[square] = obstacles.squares[square]! | outer | upper | corner;
      }
    }
    return laid;
  });
}

/** By kind, two bit sets of slopes one after the other: those stopped, those hampered. */
const bits = new Int32Array(KINDS * 2 * 64);

/** Marks a run of slopes for every kind that a code names. */
function mark(first: number, last: number, code: number, words: number): void {
  if (last < first) return;
  const from = first >> 5;
  const to = last >> 5;
  const low = -1 << (first & 31);
  const high = (-1 >>> (31 - (last & 31))) | 0;
  for (let left = code, base = 0; left !== 0; left >>= 1, base += words) {
    if ((left & 1) === 0) continue;
    if (from === to) {
      bits[base + from]! |= low & high;
      continue;
    }
    bits[base + from]! |= low;
    for (let word = from + 1; word < to; word++) bits[base + word] = -1;
    bits[base + to]! |= high;
  }
}

function markAll(fan: Fan, at: number, code: number): void {
  const { runs, words } = fan;
  const run = at * NUMBERS;
  const ground = code & 255;
  if (ground !== 0) mark(runs[run]!, runs[run + 1]!, ground, words);
  const outer = (code >>> 8) & 255;
  if (outer !== 0) mark(runs[run + OUTER_EDGE]!, runs[run + OUTER_EDGE + 1]!, outer, words);
  const upper = (code >>> 16) & 255;
  if (upper !== 0) mark(runs[run + UPPER_EDGE]!, runs[run + UPPER_EDGE + 1]!, upper, words);
  const corner = code >>> 24;
  if (corner !== 0) mark(runs[run + CORNER]!, runs[run + CORNER + 1]!, corner, words);
}

/** What is swept over: a map with what lies on it, and the kinds of line that lead to its squares. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly laid: Laid;
  /** By square: which kind of line leads there, 0 to 3. */
  readonly kinds: Uint8Array;
  readonly kindCount: number;
  /** By kind the least and most column, then the least and most row, to which its lines lead: a kind is not swept where it leads nowhere. */
  readonly boxes: Int32Array;
  /** By square: 1 where a line that ends there is hampered by the ground under it. */
  readonly under: Uint8Array;
}

export const HAMPERED = 1;
export const FREE = 2;

/** The boxes of the kinds of line, by the squares they lead to. */
export function boxesOf(width: number, height: number, kinds: Uint8Array, kindCount: number): Int32Array {
  const boxes = new Int32Array(kindCount * 4);
  for (let kind = 0; kind < kindCount; kind++) boxes.set([STRIDE, -1, STRIDE, -1], kind * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = kinds[y * STRIDE + x]! * 4;
      boxes[at] = Math.min(boxes[at]!, x);
      boxes[at + 1] = Math.max(boxes[at + 1]!, x);
      boxes[at + 2] = Math.min(boxes[at + 2]!, y);
      boxes[at + 3] = Math.max(boxes[at + 3]!, y);
    }
  }
  return boxes;
}

/** Sweeps from `origin`. Into `out` goes by square FREE, or HAMPERED where that is more than it holds; stopped lines leave it alone. */
export function sweep(field: Field, origin: Square, out: Uint8Array): void {
  const x = xOf(origin);
  const y = yOf(origin);
  for (let place = 0; place < OCTANTS.length; place++) {
    const octant = OCTANTS[place]!;
    const wide = octant.dx > 0 ? field.width - 1 - x : x;
    const high = octant.dy > 0 ? field.height - 1 - y : y;
    sweepOctant(field, octant, field.laid[place]!, origin, octant.steep ? high : wide, octant.steep ? wide : high, out);
  }
}

function sweepOctant(
  field: Field,
  octant: Octant,
  laid: Uint32Array,
  origin: Square,
  columns: number,
  rows: number,
  out: Uint8Array,
): void {
  if (columns === 0) return;
  const { kinds, kindCount, under } = field;
  const { along, up } = octant;
  const fan = fanFor(columns);
  const { words, slopes, runs } = fan;
  const row = fan.columns + 1;
  for (let word = 0; word < kindCount * 2 * words; word++) bits[word] = 0;
  let farthest = 0;
  for (let kind = 0; kind < kindCount; kind++) {
    const far = reachOf(field, octant, kind, origin);
    farthest = Math.max(farthest, far);
    if (far > 0) bits[(2 * kind + 1) * words - 1] = fan.spare;
    else for (let word = 2 * kind * words; word < (2 * kind + 1) * words; word++) bits[word] = -1;
  }
  let lowest = 0;
  let highest = 32 * words - 1;
  let bottom = 0;
  let top = 0;

  // The origin's own ground is in nobody's way, but its outer edge and corner are.
  const own = laid[origin]! & ~255;
  if (own !== 0) markAll(fan, 0, own);

  for (let column = 1; column <= farthest; column++) {
    // Rows that no lit slope meets are left out: they are dark, and throw no shadow that is not there.
    const start = column * row;
    while (bottom <= column && runs[(start + bottom) * NUMBERS + 1]! < lowest) bottom++;
    top = Math.min(top + 1, rows);
    while (top > bottom && runs[(start + top) * NUMBERS]! > highest) top--;
    let square = origin + column * along + bottom * up;
    for (let at = start + bottom; at <= start + top; at++, square += up) {
      const slope = slopes[at]!;
      const word = (kindCount === 1 ? 0 : 2 * kinds[square]! * words) + (slope >> 5);
      const bit = 1 << (slope & 31);
      if ((bits[word]! & bit) === 0) {
        if ((bits[word + words]! & bit) === 0 && under[square] === 0) out[square] = FREE;
        else if (out[square] === 0) out[square] = HAMPERED;
      }
      // Marked at once: what a square hides in its own column lies below it, and was looked at before.
      const code = laid[square]!;
      if (code !== 0) markAll(fan, at, code);
    }
    if (!isLit(lowest, kindCount, words)) lowest = lowestLit(kindCount, words, lowest >> 5);
    if (lowest < 0) return;
    if (!isLit(highest, kindCount, words)) highest = highestLit(kindCount, words, highest >> 5);
  }
}

/** The farthest column of an octant to which lines of a kind lead; 0 or less where they lead nowhere in it. */
function reachOf(field: Field, { dx, dy, steep }: Octant, kind: number, origin: Square): number {
  const { boxes } = field;
  const x = xOf(origin);
  const y = yOf(origin);
  const wide = dx > 0 ? boxes[4 * kind + 1]! - x : x - boxes[4 * kind]!;
  const high = dy > 0 ? boxes[4 * kind + 3]! - y : y - boxes[4 * kind + 2]!;
  return wide < 0 || high < 0 ? 0 : steep ? high : wide;
}

/** Whether some kind of line still goes by a slope. */
function isLit(slope: number, kindCount: number, words: number): boolean {
  const word = slope >> 5;
  const bit = 1 << (slope & 31);
  for (let kind = 0; kind < kindCount; kind++) if ((bits[2 * kind * words + word]! & bit) === 0) return true;
  return false;
}

/** The first slope that some kind of line still goes, from a word on; -1 for none. */
function lowestLit(kindCount: number, words: number, from: number): number {
  for (let word = from; word < words; word++) {
    let dark = -1;
    for (let kind = 0; kind < kindCount; kind++) dark &= bits[2 * kind * words + word]!;
    if (dark !== -1) return word * 32 + 31 - Math.clz32(~dark & -~dark);
  }
  return -1;
}

/** The last slope that some kind of line still goes, from a word down. */
function highestLit(kindCount: number, words: number, from: number): number {
  for (let word = from; word >= 0; word--) {
    let dark = -1;
    for (let kind = 0; kind < kindCount; kind++) dark &= bits[2 * kind * words + word]!;
    if (dark !== -1) return word * 32 + 31 - Math.clz32(~dark);
  }
  return -1;
}

/** An empty table of obstacles, to be written into. */
export function noObstacles(): Obstacles {
  return {
    squares: new Uint8Array(SQUARES),
    edges: new Uint8Array(SQUARES * 2),
    falling: new Uint8Array(SQUARES),
    rising: new Uint8Array(SQUARES),
  };
}
