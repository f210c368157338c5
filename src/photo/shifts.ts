import { solved } from './least-squares';
import { acrossEdge, downEdge, type Profiles, type Shifts } from './profiles';

/** Grid lines are looked for so far to both sides of where they should be, in squares. */
const WITHIN = 0.22;
/** A line's neighbourhood, in squares. */
const BESIDE = 0.09;

interface Found {
  readonly x: number;
  readonly y: number;
  /** Pixels from where it should be. */
  readonly off: number;
  readonly clear: number;
}

/**
 * How far the grid lines of a straightened map lie from where they should, by lenses that bend and corners not quite met: what every
 * edge shows for itself, and through all of it a bend that hardly any of them contradicts.
 */
export function findShifts(profiles: Profiles): Shifts {
  const [dark, bright] = [shiftsOf(profiles, 1), shiftsOf(profiles, -1)];
  return dark.agreed >= bright.agreed ? dark : bright;
}

/** The same from lines that are darker than their ground (`sign` 1), or from brighter ones (-1), and how much agrees. */
function shiftsOf(profiles: Profiles, sign: number): Shifts & { agreed: number } {
  const { size } = profiles;
  const found = { down: [] as Found[], across: [] as Found[] };
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      if (x > 0) found.down.push({ x, y: y + 0.5, ...lineOf(profiles, downEdge(size, x, y), sign) });
      if (y > 0) found.across.push({ x: x + 0.5, y, ...lineOf(profiles, acrossEdge(size, x, y), sign) });
    }
  const [down, across] = [bend(found.down, profiles), bend(found.across, profiles)];
  return { down: down.at, across: across.at, agreed: down.agreed + across.agreed };
}

/** Where the clearest line near an edge lies. */
function lineOf({ scale, reach, colours }: Profiles, edge: number, sign: number): { off: number; clear: number } {
  const middle = (edge * (2 * reach + 1) + reach) * 3;
  const light = (off: number) => {
    const at = middle + off * 3;
    return (colours[at] as number) + (colours[at + 1] as number) + (colours[at + 2] as number);
  };
  const beside = Math.max(2, Math.round(BESIDE * scale));
  const most = Math.round(WITHIN * scale);
  const ridge = (off: number) =>
    (sign * (light(off - beside) + light(off + beside) - 2 * light(off))) /
    (light(off - beside) + light(off + beside) + 60);
  let best = { off: 0, clear: 0 };
  for (let off = -most; off <= most; off++) {
    const here = ridge(off);
    if (here <= best.clear) continue;
    const [before, after] = [ridge(off - 1), ridge(off + 1)];
    const bowed = 2 * here - before - after;
    // A distance of 0 is the pixel that begins at the line, so its middle is half a pixel further.
    best = { off: off + 0.5 + (bowed > 0 ? (after - before) / 2 / bowed : 0), clear: here };
  }
  return best;
}

/** A slope and a bend both ways through most of what was found. */
function bend(found: readonly Found[], { size, scale }: Profiles) {
  const terms = (x: number, y: number) => {
    const [u, v] = [(2 * x) / size.width - 1, (2 * y) / size.height - 1];
    return [1, u, v, u * u, u * v, v * v];
  };
  let fitted = [0, 0, 0, 0, 0, 0];
  const at = (x: number, y: number) =>
    terms(x, y).reduce((sum, term, place) => sum + term * (fitted[place] as number), 0);
  let agreed = 0;
  for (const strict of [0.15, 0.12, 0.08, 0.05, 0.04, 0.03]) {
    const rows = terms(0, 0).map((_, row) => Array.from({ length: 7 }, (_, place) => (place === row ? 1 : 0)));
    agreed = 0;
    for (const { x, y, off, clear } of found) {
      const apart = (off - at(x, y)) / (strict * scale);
      const weight = Math.min(0.3, clear) / (1 + apart ** 4);
      agreed += weight;
      const own = terms(x, y);
      for (const [row, left] of own.entries()) {
        const sums = rows[row] as number[];
        for (const [place, right] of own.entries()) sums[place] = (sums[place] as number) + weight * left * right;
        sums[6] = (sums[6] as number) + weight * left * off;
      }
    }
    fitted = solved(rows);
  }
  return { at, agreed };
}
