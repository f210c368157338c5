import { acrossEdge, downEdge, edgeCount, type Profiles } from './profiles';

/** A wall is no wider than twice this, in squares; colours of the lines beside it begin beyond. */
const HALF = 0.085;
/** What black ink shows as, of what lies beside it at its brightest. */
const BLACK = 0.06;
/** Where walls and grid lines part unless the picture says otherwise, in squares. */
const USUAL = 0.06;
/** How sharply they part, as a share of what is between the thin and the wide. */
const SHARP = 0.1;

/**
 * How much the picture speaks for a wall on each edge, in natural logarithms of odds; edges numbered as in the profiles, the frame's
 * with nothing. A wall is a heavy black line on the grid line: what tells is how wide the black is, and where wide and thin part
 * is learnt from all the edges of the picture.
 */
export function wallEvidence(profiles: Profiles, light: Float32Array): Float32Array {
  const { size } = profiles;
  const widths = new Float32Array(edgeCount(size));
  const inner: number[] = [];
  const lightAt = (x: number, y: number) => light[y * size.width + x] as number;
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      if (x > 0) inner.push(measure(downEdge(size, x, y), lightAt(x, y)));
      if (y > 0) inner.push(measure(acrossEdge(size, x, y), lightAt(x, y)));
    }
  function measure(edge: number, bright: number): number {
    widths[edge] = blackWidth(profiles, edge, bright);
    return edge;
  }
  const { parted, range } = partedAt(inner.map((edge) => widths[edge] as number));
  const evidence = new Float32Array(widths.length);
  for (const edge of inner)
    evidence[edge] = Math.max(-6, Math.min(6, ((widths[edge] as number) - parted) / (SHARP * range)));
  return evidence;
}

/** How wide the black on an edge is, in squares: as much black as would be missing from the ground beside it. */
function blackWidth({ scale, reach, colours }: Profiles, edge: number, bright: number): number {
  const middle = (edge * (2 * reach + 1) + reach) * 3;
  const lightness = (off: number) => {
    const at = middle + off * 3;
    return Math.max(colours[at] as number, colours[at + 1] as number, colours[at + 2] as number);
  };
  const ground = (way: 1 | -1) => {
    const values: number[] = [];
    for (let off = Math.round(0.1 * scale); off <= 0.3 * scale; off++) values.push(lightness(way > 0 ? off : -1 - off));
    return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
  };
  const full = Math.min(ground(1), ground(-1));
  const black = BLACK * bright;
  const range = Math.max(full - black, 0.08 * bright);
  let width = 0;
  for (let off = Math.round(-HALF * scale); off < HALF * scale; off++)
    width += Math.max(0, Math.min(1, (full - lightness(off)) / range));
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
