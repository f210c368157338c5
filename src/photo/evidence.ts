import { backgroundOf } from './background';
import {
  fitted,
  fittedOther,
  GREY,
  greyness,
  INK_KINDS,
  type InkKind,
  type Inks,
  OTHER,
  type Rgb,
  type Stripe,
} from './ink';
import type { SidesTold } from './side-network';
import { beyond, type Sides } from './sides';
import { colourOf, DEEPEST } from './stripes';

/** The most that a side says against a line and for one, in natural logarithms of odds. */
const AGAINST = 4;
const FOR = 8;
/** The same against a line along the frame: a sheet curls there, and a line may be hidden or cut off. */
const AT_FRAME = 2.2;
/** Of lines that stand out from their ground so many are not found all the same. */
const MISSED = 0.03;
/** So many are hidden by the line of another kind, where there is one. */
const HIDDEN = 0.1;
/** How far a stripe stands out from its ground, of white, where every other is found, and how sharply that grows. */
const FOUND = 0.06;
const SHARP = 0.015;
/** An ink may show lighter or fainter, which spreads its stripes: so much rarer is each of them at its own place. */
const LOOSE = 0.35;
/** A Gaussian of three dimensions and spread 1 has at its middle one part in so many. */
const VOLUME = (2 * Math.PI) ** 1.5;
/** Stripes that a histogram of depths begins with, a depth. */
const BEFOREHAND = 1;
const RAREST = 0.003;
/** A kind that is there at all has so many lines a side. */
const USUAL_RATE = 0.01;
const BROWN = INK_KINDS.indexOf('blocking');

/**
 * How much the picture speaks for a line of each kind along each side: natural logarithms of odds. Sides four a square, kinds within
 * a side in the order of `INK_KINDS`.
 *
 * Each stripe is weighed by how often a line of the kind would leave such a stripe there, against how often the picture's
 * own textures and the lines of other kinds do. Where no stripe is found it counts how surely a line would have been seen: an
 * ink on a ground of its own colour says little either way.
 */
export function lineEvidence(sides: Sides, stripes: readonly Stripe[], inks: Inks): Float32Array {
  const evidence = colourEvidence(sides, stripes, inks, BROWN);
  withoutFrame(sides, evidence);
  return evidence;
}

/**
 * The same for lines of any colours, those of the inks: as many within a side as there are.
 * @param vague a colour whose lines say nothing of the depths that lines lie at
 */
export function colourEvidence(sides: Sides, stripes: readonly Stripe[], inks: Inks, vague?: number): Float32Array {
  const count = sides.size.width * sides.size.height * 4;
  const { best, covered } = likeliest(stripes, inks, count, Math.round(DEEPEST * sides.scale) + 2, vague);
  const kinds = inks.colours.length;
  const evidence = new Float32Array(count * kinds);
  for (let side = 0; side < count; side++) {
    const ground = groundInside(sides, side);
    const against = beyond(sides.size, side >> 2, side & 3) < 0 ? AT_FRAME : AGAINST;
    for (let kind = 0; kind < kinds; kind++) {
      const at = side * kinds + kind;
      const ink = inks.colours[kind] as Rgb;
      const contrast = Math.hypot(ink[0] - ground[0], ink[1] - ground[1], ink[2] - ground[2]) / inks.bright;
      const hidden = HIDDEN * (covered[at] as number);
      const seen = ((1 - MISSED) * (1 - hidden)) / (1 + Math.exp((FOUND - contrast * inks.thick) / SHARP));
      evidence[at] = Math.max(-against, Math.min(FOR, Math.log(1 - seen + seen * (best[at] as number))));
    }
  }
  return evidence;
}

/** A side that says as much for a line of an ink that somebody has shown has one. */
const PLAIN = 5;
/** A line is so rare in the maps that were learned from, in natural logarithms of odds: what is told of one counts against that. */
const LEARNED_RARE = 3;

/**
 * The same, with what was learned of lines: each counts half, within what a side may say at most. Where a line is in an ink that a person
 * has shown, what was learned before does not make it one of another kind; but for brown, which much else looks like.
 * @param shown which inks a person has shown, in the order of `INK_KINDS`
 */
export function withTold(evidence: Float32Array, { lines }: SidesTold, shown: readonly boolean[]): Float32Array {
  const kinds = INK_KINDS.length;
  const result = evidence.map((own, at) => {
    const learned = Math.max(-AGAINST, Math.min(FOR, (lines[at] as number) + LEARNED_RARE));
    return (own + learned) / 2;
  });
  for (const [kind, known] of shown.entries())
    for (let from = 0; known && kind !== BROWN && from < evidence.length; from += kinds) {
      if ((evidence[from + kind] as number) < PLAIN) continue;
      for (let at = from; at < from + kinds; at++)
        if (at !== from + kind) result[at] = Math.min(evidence[at] as number, result[at] as number);
    }
  return result;
}

/** More of the frame than this has no line of blocking terrain: it is the frame itself. */
const FRAMED = 0.4;

/** Takes a dark frame round the whole map out of what speaks for blocking terrain, which no map is all of. */
function withoutFrame({ size }: Sides, evidence: Float32Array): void {
  const kinds = INK_KINDS.length;
  const frame: number[] = [];
  for (let side = 0; side < evidence.length / kinds; side++)
    if (beyond(size, side >> 2, side & 3) < 0) frame.push(side * kinds + BROWN);
  const dark = frame.filter((at) => (evidence[at] as number) > 0);
  if (dark.length > FRAMED * frame.length) for (const at of dark) evidence[at] = 0;
}

/** For each side and kind how many times likelier its likeliest stripe is as a line of the kind than as anything else. */
function likeliest(
  stripes: readonly Stripe[],
  inks: Inks,
  count: number,
  depths: number,
  vague: number | undefined,
): { best: Float32Array; covered: Float32Array } {
  const kinds = inks.colours.length;
  const usual = usualDepths(stripes, inks, depths, vague);
  const background = backgroundOf(stripes, usual, count, inks.bright);
  const densities = new Float32Array(stripes.length * kinds);
  for (const [place, stripe] of stripes.entries())
    for (let kind = 0; kind < kinds; kind++) {
      const spread = (inks.spreads[kind] as number) / inks.bright;
      const near = (LOOSE * Math.exp(-fitted(stripe, inks, kind).away / 2)) / (VOLUME * spread ** 3);
      densities[place * kinds + kind] = (inks.room[kind] as number) * near * (usual[stripe.depth] as number);
    }
  const grey = greyAt(stripes, inks, depths);
  const nothing = Float32Array.from(stripes, (stripe, place) => background(stripe) + (grey[place] as number));
  const others = withOthers(nothing, stripes, inks, count, depths);
  const rates = ratesOf(densities, others, count, kinds);
  const best = new Float32Array(count * kinds);
  const covered = new Float32Array(count * kinds);
  for (const [place, { side }] of stripes.entries()) {
    let all = others[place] as number;
    let inked = 0;
    for (let kind = 0; kind < kinds; kind++)
      inked += (rates[kind] as number) * (densities[place * kinds + kind] as number);
    all += inked;
    for (let kind = 0; kind < kinds; kind++) {
      const own = densities[place * kinds + kind] as number;
      // A kind of which the picture shows few lines must be so much clearer: a red line on light ground looks orange.
      const rare = inks.shown[kind] ? 1 : Math.min(1, (rates[kind] as number) / USUAL_RATE);
      const times = (rare * own) / (all - (rates[kind] as number) * own + 1e-9);
      const at = side * kinds + kind;
      best[at] = Math.max(best[at] as number, times);
      covered[at] = Math.max(covered[at] as number, (inked - (rates[kind] as number) * own) / all);
    }
  }
  return { best, covered };
}

/** How often stripes are left by what is no line of a kind: by nothing that is known, or in a colour that is no ink, at any depth. */
function withOthers(
  nothing: Float32Array,
  stripes: readonly Stripe[],
  inks: Inks,
  count: number,
  depths: number,
): Float32Array {
  const many = inks.others.length;
  if (many === 0) return nothing;
  const densities = Float32Array.from({ length: stripes.length * many }, (_, at) => {
    const { away } = fittedOther(stripes[Math.floor(at / many)] as Stripe, inks, at % many);
    return (LOOSE * Math.exp(-away / 2)) / (VOLUME * OTHER ** 3) / depths;
  });
  const rates = ratesOf(densities, nothing, count, many);
  return nothing.map((own, place) =>
    rates.reduce((sum, rate, other) => sum + rate * (densities[place * many + other] as number), own),
  );
}

/** So many grey stripes a side are thought of before any is seen. */
const GREYS_BEFOREHAND = 0.01;
/** So much of what looks grey is no dark line of a colour. */
const GREYS = 0.1;

/** How often what is black, grey or white leaves such a stripe at its depth: what is left of grid lines, frames and walls, and shadows. */
function greyAt(stripes: readonly Stripe[], inks: Inks, depths: number): Float32Array {
  const likely = Float32Array.from(stripes, (stripe) => greyness(stripe, inks));
  const counts = new Float32Array(depths);
  let sides = 1;
  for (const [place, { depth, side }] of stripes.entries()) {
    counts[depth] = (counts[depth] as number) + (likely[place] as number);
    sides = Math.max(sides, side + 1);
  }
  const volume = VOLUME * GREY ** 3;
  return likely.map((each, place) => {
    const often = (counts[(stripes[place] as Stripe).depth] as number) / sides + GREYS_BEFOREHAND;
    return (GREYS * LOOSE * often * each) / volume;
  });
}

/** How many lines of each kind a side has on average, by a few steps of expectation and count. */
function ratesOf(densities: Float32Array, others: Float32Array, count: number, kinds: number): number[] {
  let rates = new Array<number>(kinds).fill(0.02);
  for (let turn = 0; turn < 4; turn++) {
    const sums = new Array<number>(kinds).fill(0);
    for (let place = 0; place < others.length; place++) {
      let all = others[place] as number;
      for (let kind = 0; kind < kinds; kind++)
        all += (rates[kind] as number) * (densities[place * kinds + kind] as number);
      for (let kind = 0; kind < kinds; kind++)
        sums[kind] =
          (sums[kind] as number) + ((rates[kind] as number) * (densities[place * kinds + kind] as number)) / all;
    }
    rates = sums.map((sum) => Math.max(RAREST, sum / count));
  }
  return rates;
}

/** A printer lays its lines at few depths: which share of them this picture has at each. */
function usualDepths(stripes: readonly Stripe[], inks: Inks, depths: number, vague: number | undefined): Float32Array {
  const counts = new Float32Array(depths);
  for (const stripe of stripes) {
    // Shadows and earth are brown at any depth. Faint stripes say nothing either.
    if (stripe.apart < 0.12 * inks.bright) continue;
    let near = 0;
    for (let kind = 0; kind < inks.colours.length; kind++)
      if (kind !== vague) near = Math.max(near, Math.exp(-fitted(stripe, inks, kind).away));
    counts[stripe.depth] = (counts[stripe.depth] as number) + near;
  }
  const smooth = counts.map(
    (own, depth) => BEFOREHAND + 0.7 * own + 0.15 * ((counts[depth - 1] ?? 0) + (counts[depth + 1] ?? 0)),
  );
  const sum = smooth.reduce((all, each) => all + each);
  return smooth.map((each) => each / sum);
}

/** The colour of a square a little within its side, past where the first line would be. */
function groundInside(sides: Sides, side: number): Rgb {
  const sum = [0, 0, 0];
  let count = 0;
  for (let depth = Math.round(0.15 * sides.scale); depth < 0.3 * sides.scale; depth++, count++) {
    const colour = colourOf(sides, side, depth);
    for (let part = 0; part < 3; part++) sum[part] = (sum[part] as number) + (colour[part] as number);
  }
  return sum.map((each) => each / count) as unknown as Rgb;
}

/** What of all evidence is for one kind: a number a side. */
export function evidenceOf(evidence: Float32Array, kind: InkKind): Float32Array {
  return evidenceAt(evidence, INK_KINDS.length, INK_KINDS.indexOf(kind));
}

/** What of all evidence is for one of so many colours: a number a side. */
export function evidenceAt(evidence: Float32Array, kinds: number, place: number): Float32Array {
  return Float32Array.from({ length: evidence.length / kinds }, (_, side) => evidence[side * kinds + place] as number);
}
