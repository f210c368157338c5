import { acrossEdge, downEdge, edgeCount, type Profiles } from './profiles';

/** A wall is no wider than twice this, in squares; colours of the lines beside it begin beyond. */
const HALF = 0.085;
/** What walls are printed in, of white: black as a rule, white by some. */
const BLACK = 0.06;
const WHITE = 0.95;
/** Ground within this of an ink, of white, says little of how wide it is. */
const ALIKE = 0.12;
/** Ink without colour leaves a pixel no more colourful than its ground; so much more, of white, is a coloured line's. */
const COLOURFUL = 0.16;
/** Where walls and grid lines part unless the picture says otherwise, in squares. */
const USUAL = 0.06;
/** How sharply they part, as a share of what is between the thin and the wide. */
const SHARP = 0.1;
/** Fewer wide white lines than this are roads and letters. */
const FEWEST = 4;

/**
 * How much the picture speaks for a wall on each edge, in natural logarithms of odds; edges numbered as in the profiles, the frame's
 * with nothing. A wall is a heavy black or white line on the grid line: what tells is how wide it is, and where wide and thin part
 * is learnt from all the edges of the picture.
 */
export function wallEvidence(profiles: Profiles, light: Float32Array): WallEvidence {
  const { size } = profiles;
  const inner: { readonly edge: number; readonly white: number }[] = [];
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const white = light[y * size.width + x] as number;
      if (x > 0) inner.push({ edge: downEdge(size, x, y), white });
      if (y > 0) inner.push({ edge: acrossEdge(size, x, y), white });
    }
  const evidence = new Float32Array(edgeCount(size));
  const width = new Float32Array(edgeCount(size));
  const widthsOf = (ink: number): Widths => {
    const widths = inner.map(({ edge, white }) => inkWidth(profiles, edge, ink * white, white));
    return { widths, ...partedAt(widths) };
  };
  const [black, white] = [widthsOf(BLACK), widthsOf(WHITE)];
  const whiteWalls = white.widths.filter((each) => each > Math.max(USUAL, white.parted)).length >= FEWEST;
  for (const [place, { edge }] of inner.entries()) {
    const told = ({ widths, parted, range }: Widths) => ((widths[place] as number) - parted) / (SHARP * range);
    const most = whiteWalls && told(white) > told(black) ? white : black;
    evidence[edge] = Math.max(-6, Math.min(6, told(most)));
    width[edge] = most.widths[place] as number;
  }
  return { evidence, width };
}

/** By edge, numbered as in the profiles. */
export interface WallEvidence {
  /** Natural logarithms of the odds of a wall. */
  readonly evidence: Float32Array;
  /** How wide its ink is, in squares. */
  readonly width: Float32Array;
}

interface Widths {
  readonly widths: readonly number[];
  readonly parted: number;
  readonly range: number;
}

/** How wide the ink on an edge is, in squares: as much of it as takes the ground beside it to the colours that are there. */
function inkWidth({ scale, reach, colours }: Profiles, edge: number, ink: number, white: number): number {
  const middle = (edge * (2 * reach + 1) + reach) * 3;
  const dark = ink < 0.5 * white;
  /** Of black ink the brightest part tells how much is there, of white ink the darkest: coloured lines then count least. */
  const lightness = (off: number) => {
    const at = middle + off * 3;
    const [red, green, blue] = [colours[at] as number, colours[at + 1] as number, colours[at + 2] as number];
    return dark ? Math.max(red, green, blue) : Math.min(red, green, blue);
  };
  const colourful = (off: number) => {
    const at = middle + off * 3;
    const [red, green, blue] = [colours[at] as number, colours[at + 1] as number, colours[at + 2] as number];
    return (Math.max(red, green, blue) - Math.min(red, green, blue)) / white;
  };
  const beside = (way: 1 | -1, of: (off: number) => number) => {
    const values: number[] = [];
    for (let off = Math.round(0.1 * scale); off <= 0.3 * scale; off++) values.push(of(way > 0 ? off : -1 - off));
    return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
  };
  const grounds = [beside(1, lightness), beside(-1, lightness)];
  const full = dark ? Math.min(...grounds) : Math.max(...grounds);
  const plain = Math.max(beside(1, colourful), beside(-1, colourful));
  const range = dark ? Math.max(full - ink, 0.08 * white) : Math.max(ink - full, ALIKE * white);
  let width = 0;
  for (let off = Math.round(-HALF * scale); off < HALF * scale; off++) {
    const share = Math.max(0, Math.min(1, (dark ? full - lightness(off) : lightness(off) - full) / range));
    const more = colourful(off) - (1 - share) * plain;
    width += share * Math.max(0, Math.min(1, 1 - (more - 0.04) / COLOURFUL));
  }
  return width / scale;
}

/** Between the thin and the wide, where the fewest widths are: what is usual where there are hardly any walls. */
function partedAt(widths: readonly number[]): { parted: number; range: number } {
  const sorted = [...widths].sort((a, b) => a - b);
  const thin = sorted[Math.floor(sorted.length * 0.4)] as number;
  const wide = sorted.filter((each) => each > Math.max(0.7 * USUAL, thin * 1.6));
  if (wide.length < 4) return { parted: Math.max(USUAL, thin * 1.6), range: USUAL };
  const range = (wide[Math.floor(wide.length / 2)] as number) - thin;
  let best = { parted: USUAL, crowd: Number.POSITIVE_INFINITY };
  for (let step = 0.3; step <= 0.7; step += 0.02) {
    const parted = thin + range * step;
    let crowd = 0.5 * Math.abs(step - 0.48) * Math.sqrt(wide.length);
    for (const each of sorted) crowd += Math.exp(-(((each - parted) / (0.07 * range)) ** 2) / 2);
    if (crowd < best.crowd) best = { parted, crowd };
  }
  return { parted: best.parted, range };
}
