import { type EdgeBrightness, findClearestLine } from './edge-brightness';
import { type GridLineShifts, northEdge, westEdge } from './profiles';
import { solveNormalEquations } from './statistics';
import type { BoardSize } from './types';

/** Maximum distance of a grid line from its expected position, in squares. */
const WITHIN = 0.22;
/** Maximum weight of a line, relative to the typical line. Limits the effect of bold area lines beside a faint grid. */
const BOLD = 1.5;
/** Number of fitted parameters: offset, two slopes, three curvatures, and lens distortion. */
const TERMS = 7;
/**
 * Steps of the fit: tolerance for outliers, in squares, and number of terms. A full row of area lines beside the last
 * grid line would look like a bend of the sheet. The stiffer first steps exclude the row as an outlier.
 */
const STEPS: readonly { readonly strict: number; readonly terms: number }[] = [
  { strict: 0.3, terms: 1 },
  { strict: 0.15, terms: 3 },
  { strict: 0.1, terms: 3 },
  { strict: 0.08, terms: 6 },
  { strict: 0.06, terms: 6 },
  { strict: 0.05, terms: 7 },
  { strict: 0.04, terms: 7 },
  { strict: 0.03, terms: 7 },
];

/** Detected lines, with one array per property. */
interface Found {
  /** Values of the `TERMS` terms for all lines, one line after the other. */
  readonly terms: number[];
  /** Offset of each line from its expected position, in pixels. */
  readonly offs: number[];
  readonly clear: number[];
}

/**
 * Finds the offsets of grid lines on a straightened map, caused by lens distortion and inexact corners. A smooth bend
 * is fitted robustly through the offsets of all edges.
 */
export function findGridLineShifts(lights: EdgeBrightness): GridLineShifts {
  const [dark, bright] = [shiftsOf(lights, 1), shiftsOf(lights, -1)];
  return dark.agreed >= bright.agreed ? dark : bright;
}

/** Fits the offsets of dark lines (`sign` 1) or bright lines (-1). `agreed` is the weight of the lines that agree. */
function shiftsOf(lights: EdgeBrightness, sign: number): GridLineShifts & { agreed: number } {
  const { size } = lights;
  const [runDown, runAcross] = [0, 1].map((): Found => ({ terms: [], offs: [], clear: [] })) as [Found, Found];
  const add = (found: Found, edge: number, x: number, y: number, down: boolean) => {
    const { off, clear } = findClearestLine(lights, edge, sign, WITHIN);
    if (clear <= 0) return;
    found.terms.push(...termsAt(size, x, y, down));
    found.offs.push(off);
    found.clear.push(clear);
  };
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      if (x > 0) add(runDown, westEdge(size, x, y), x, y + 0.5, true);
      if (y > 0) add(runAcross, northEdge(size, x, y), x + 0.5, y, false);
    }
  const [down, across] = [bend(runDown, lights, true), bend(runAcross, lights, false)];
  return { down: down.at, across: across.at, agreed: down.agreed + across.agreed };
}

function termsAt({ width, height }: BoardSize, x: number, y: number, down: boolean): number[] {
  const [u, v] = [(2 * x) / width - 1, (2 * y) / height - 1];
  const long = Math.max(width, height);
  // Lens distortion moves every point away from the centre or towards it.
  const far = ((u * width) / long) ** 2 + ((v * height) / long) ** 2;
  return [1, u, v, u * u, u * v, v * v, (down ? u : v) * far];
}

/** Fits slopes and curvatures robustly to the detected lines. */
function bend({ terms, offs, clear }: Found, { size, scale }: EdgeBrightness, isDown: boolean) {
  let fitted = new Array<number>(TERMS).fill(0);
  const usual = clear.toSorted((a, b) => a - b)[clear.length >> 1] ?? 1;
  let agreed = 0;
  for (const { strict, terms: count } of STEPS) {
    const sums = Array.from({ length: count }, (_, row) =>
      Array.from({ length: count + 1 }, (_, place) => Number(place === row)),
    );
    agreed = 0;
    for (let line = 0; line < offs.length; line++) {
      const from = line * TERMS;
      let expected = 0;
      for (let term = 0; term < TERMS; term++) expected += (terms[from + term] as number) * (fitted[term] as number);
      const off = offs[line] as number;
      const apart = (off - expected) / (strict * scale);
      const weight = Math.min(BOLD, (clear[line] as number) / usual) / (1 + apart ** 4);
      agreed += weight;
      for (let row = 0; row < count; row++) {
        const sum = sums[row] as number[];
        const left = weight * (terms[from + row] as number);
        for (let place = 0; place < count; place++)
          sum[place] = (sum[place] as number) + left * (terms[from + place] as number);
        sum[count] = (sum[count] as number) + left * off;
      }
    }
    fitted = [...solveNormalEquations(sums), ...new Array<number>(TERMS - count).fill(0)];
  }
  const at = (x: number, y: number) =>
    termsAt(size, x, y, isDown).reduce((sum, term, place) => sum + term * (fitted[place] as number), 0);
  return { at, agreed: agreed * usual };
}
