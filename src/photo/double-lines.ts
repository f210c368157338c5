import { INK_KINDS, type Inks, type Rgb } from './ink';
import { colourAt, type Sides } from './sides';
import { DEEPEST, floorOf } from './stripes';

/** Evidence of a line as strong as this, in natural logarithms, is one. */
const SURE = 2;
/** So many lines tell how wide one is. */
const FEWEST = 12;
/** Two lines beside each other are so many times as wide as one, or more; and how sharply that is told. */
const TWICE = 1.55;
const SHARP = 0.12;
/** The most that a width says, in natural logarithms of odds. */
const MOST = 4;
/** A colour farther than this from all mixtures of ink and ground, of white, is another line's. */
const OTHER = 0.16;

/**
 * How much each side speaks for two lines of one kind beside each other, natural logarithms of odds: where an area is two levels above its
 * neighbour it has the lines of both. Two that touch look like one that is wider than all the others.
 * @param evidence of a line at all, as `lineEvidence` tells it
 * @param place the kind, by its place in `INK_KINDS`
 */
export function doubleLines(sides: Sides, inks: Inks, evidence: Float32Array, place: number): Float32Array {
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
    if (own) odds[side] = Math.max(-MOST, Math.min(MOST, (width / single - TWICE) / SHARP));
  return odds;
}

/** How much ink lies along a side, in pixels of its full colour. */
function widthOf(sides: Sides, side: number, ink: Rgb, bright: number): number {
  const ground = floorOf(sides, side);
  const way = ink.map((part, at) => part - (ground[at] as number));
  const length = way.reduce((sum, part) => sum + part * part, 0);
  let width = 0;
  for (let depth = -1; depth <= DEEPEST * sides.scale; depth++) {
    const at = colourAt(sides, side, depth);
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
