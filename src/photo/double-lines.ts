import { INK_KINDS, type Inks, type Rgb } from './ink';
import { type SideColours, sideColourIndex } from './sides';
import { MAX_LINE_DEPTH, readFloorColour } from './stripes';

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
