import { acrossEdge, downEdge, edgeCount, type Profiles } from './profiles';

/** How far from where it should be a grid line is looked for, in squares. */
const WITHIN = 0.085;
/** A line's neighbourhood, in squares. */
const BESIDE = 0.085;
/** No line counts for more than one that stands out from its ground so much. */
const CLEAR = 0.25;
/** So far to all sides other edges tell along, each less the farther it lies. */
const ROUND = 2;
const WEIGHTS = [1, 0.6, 0.2];
/** A line that lies where it should needs so much less to stand out, by the square of how far it does not. */
const PULL = 0.15;

/**
 * How far the grid line of each edge lies from the middle of its profile, in pixels: by what stands out from its ground there as lines do,
 * together with the parallel edges about it. Sheets bend and have folds, which no smooth bend tells.
 */
export function offsetsOf(profiles: Profiles): Float32Array {
  const { size, scale } = profiles;
  const most = Math.round(WITHIN * scale);
  const span = 2 * most + 1;
  const offsets = new Float32Array(edgeCount(size));
  for (const { wide, high, edgeAt } of [
    { wide: size.width - 1, high: size.height, edgeAt: (x: number, y: number) => downEdge(size, x + 1, y) },
    { wide: size.width, high: size.height - 1, edgeAt: (x: number, y: number) => acrossEdge(size, x, y + 1) },
  ]) {
    const clear = new Float32Array(Math.max(0, wide * high) * span);
    for (let y = 0; y < high; y++)
      for (let x = 0; x < wide; x++) standsOut(profiles, edgeAt(x, y), clear, (y * wide + x) * span, most);
    const smooth = smoothed(smoothed(clear, wide, high, span, 1), wide, high, span, wide);
    for (let y = 0; y < high; y++)
      for (let x = 0; x < wide; x++) {
        const from = (y * wide + x) * span;
        let best = most;
        const told = (at: number) => (smooth[from + at] as number) * (1 - PULL * ((at - most) / most) ** 2);
        for (let at = 0; at < span; at++) if (told(at) > told(best)) best = at;
        const [before, here, after] = [told(Math.max(0, best - 1)), told(best), told(Math.min(span - 1, best + 1))];
        const bowed = 2 * here - before - after;
        offsets[edgeAt(x, y)] =
          best - most + (bowed > 1e-6 ? Math.max(-0.5, Math.min(0.5, (after - before) / 2 / bowed)) : 0);
      }
  }
  return offsets;
}

/** How far what lies at each distance stands out from what lies to both sides of it. */
function standsOut(
  { scale, reach, colours }: Profiles,
  edge: number,
  clear: Float32Array,
  to: number,
  most: number,
): void {
  const beside = Math.round(BESIDE * scale);
  const lightAt = (off: number) => {
    const at = (edge * (2 * reach + 1) + reach + off) * 3;
    return (colours[at] as number) + (colours[at + 1] as number) + (colours[at + 2] as number);
  };
  for (let off = -most; off <= most; off++) {
    // A line in the middle lies between the pixel before it and the one that begins at it.
    const inner = (lightAt(off - 1) + lightAt(off)) / 2;
    const [before, after] = [lightAt(off - 1 - beside), lightAt(off + beside)];
    const apart = Math.max(Math.min(before, after) - inner, inner - Math.max(before, after));
    clear[to + off + most] = Math.max(0, Math.min(CLEAR, (apart / (before + after + 2 * inner + 120)) * 2));
  }
}

function smoothed(values: Float32Array, wide: number, high: number, span: number, step: number): Float32Array {
  const out = new Float32Array(values.length);
  const [length, place] =
    step === 1 ? [wide, (at: number) => at % wide] : [high, (at: number) => Math.floor(at / wide)];
  for (let at = 0; at < wide * high; at++)
    for (let by = -ROUND; by <= ROUND; by++) {
      const other = place(at) + by;
      if (other < 0 || other >= length) continue;
      const weight = WEIGHTS[Math.abs(by)] as number;
      for (let each = 0; each < span; each++)
        out[at * span + each] =
          (out[at * span + each] as number) + weight * (values[(at + by * step) * span + each] as number);
    }
  return out;
}
