import { estimateBackgroundRate } from './background';
import {
  computeGreyLikelihood,
  fitInk,
  fitOtherColour,
  GREY_SPREAD,
  INK_KINDS,
  type InkKind,
  type Inks,
  OTHER_COLOUR_SPREAD,
  type Rgb,
  type Stripe,
} from './ink';
import type { SidePredictions } from './side-network';
import { type SideColours, squareBeyond } from './sides';
import { MAX_LINE_DEPTH, sideColourAt } from './stripes';

/** Maximum log-odds against a line on a side. */
const AGAINST = 4;
/** Maximum log-odds for a line. */
const FOR = 8;
/** Maximum log-odds against a line along the frame, where a sheet curls and a line may be hidden or cut off. */
const AT_FRAME = 2.2;
/** Share of lines that are missed despite good contrast. */
const MISSED = 0.03;
/** Share of lines that are hidden by the line of another kind, if that line exists. */
const HIDDEN = 0.1;
/** Contrast, as a fraction of white, at which half of the stripes are found. */
const FOUND = 0.06;
/** Width of the transition between contrasts that are found and contrasts that are missed. */
const SHARP = 0.015;
/** Factor for the density of an ink's stripes: the ink varies in lightness and strength, which spreads the stripes. */
const LOOSE = 0.35;
/** Normalization of a three-dimensional Gaussian with standard deviation 1. */
const VOLUME = (2 * Math.PI) ** 1.5;
/** Prior number of stripes per depth in a histogram. */
const BEFOREHAND = 1;
const RAREST = 0.003;
/** Typical number of lines per side for a kind that is on the map. */
const USUAL_RATE = 0.01;
const BROWN = INK_KINDS.indexOf('blocking');

/**
 * Computes the log-odds of a line of each kind along each side. There are four sides per square; kinds within a side
 * are in the order of `INK_KINDS`. The weight of a stripe compares two rates: how often a line of the kind leaves the
 * stripe, and how often textures or lines of other kinds do. Without a stripe, the result depends on how reliably a
 * line would have been detected. If the ground has the colour of the ink, the result is nearly neutral.
 */
export function computeLineEvidence(sides: SideColours, stripes: readonly Stripe[], inks: Inks): Float32Array {
  const evidence = computeColourEvidence(sides, stripes, inks, BROWN);
  withoutFrame(sides, evidence);
  return evidence;
}

/**
 * Computes the log-odds of lines of each colour in `inks`.
 * @param vague index of a colour that gives no evidence about line depths
 */
export function computeColourEvidence(
  sides: SideColours,
  stripes: readonly Stripe[],
  inks: Inks,
  vague?: number,
): Float32Array {
  const count = sides.size.width * sides.size.height * 4;
  const { best, covered } = likeliest(stripes, inks, count, Math.round(MAX_LINE_DEPTH * sides.scale) + 2, vague);
  const kinds = inks.colours.length;
  const evidence = new Float32Array(count * kinds);
  for (let side = 0; side < count; side++) {
    const ground = groundInside(sides, side);
    const against = squareBeyond(sides.size, side >> 2, side & 3) < 0 ? AT_FRAME : AGAINST;
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

/** Log-odds above which a side certainly has a line of an example's ink. */
const PLAIN = 5;
/** Log-odds against a line in the training maps, added to compensate the network's prior. */
const LEARNED_RARE = 3;

/**
 * Averages the evidence with the network's predictions, within the limits of a side. If a line has the ink of an
 * example, the network cannot change its kind. Brown is an exception, because many other things are brown.
 * @param shown which inks have examples, in the order of `INK_KINDS`
 */
export function blendWithPredictions(
  evidence: Float32Array,
  { lines }: SidePredictions,
  shown: readonly boolean[],
): Float32Array {
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

/** Share of the frame above which its brown lines are the frame itself. */
const FRAMED = 0.4;

/**
 * Removes the evidence for blocking terrain along a dark frame around the map, because no map is all blocking terrain.
 */
function withoutFrame({ size }: SideColours, evidence: Float32Array): void {
  const kinds = INK_KINDS.length;
  const frame: number[] = [];
  for (let side = 0; side < evidence.length / kinds; side++)
    if (squareBeyond(size, side >> 2, side & 3) < 0) frame.push(side * kinds + BROWN);
  const dark = frame.filter((at) => (evidence[at] as number) > 0);
  if (dark.length > FRAMED * frame.length) for (const at of dark) evidence[at] = 0;
}

/** Computes, per side and kind, the best likelihood ratio of any stripe: a line of the kind against anything else. */
function likeliest(
  stripes: readonly Stripe[],
  inks: Inks,
  count: number,
  depths: number,
  vague: number | undefined,
): { best: Float32Array; covered: Float32Array } {
  const kinds = inks.colours.length;
  const usual = usualDepths(stripes, inks, depths, vague);
  const background = estimateBackgroundRate(stripes, usual, count, inks.bright);
  const densities = new Float32Array(stripes.length * kinds);
  for (const [place, stripe] of stripes.entries())
    for (let kind = 0; kind < kinds; kind++) {
      const spread = (inks.spreads[kind] as number) / inks.bright;
      const near = (LOOSE * Math.exp(-fitInk(stripe, inks, kind).away / 2)) / (VOLUME * spread ** 3);
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
      // A kind with few lines needs clearer evidence: a red line on light ground looks orange.
      const rare = inks.shown[kind] ? 1 : Math.min(1, (rates[kind] as number) / USUAL_RATE);
      const times = (rare * own) / (all - (rates[kind] as number) * own + 1e-9);
      const at = side * kinds + kind;
      best[at] = Math.max(best[at] as number, times);
      covered[at] = Math.max(covered[at] as number, (inked - (rates[kind] as number) * own) / all);
    }
  }
  return { best, covered };
}

/**
 * Computes how often stripes come from anything but a line of a kind: from clutter, or from colours that are not inks,
 * at any depth.
 */
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
    const { away } = fitOtherColour(stripes[Math.floor(at / many)] as Stripe, inks, at % many);
    return (LOOSE * Math.exp(-away / 2)) / (VOLUME * OTHER_COLOUR_SPREAD ** 3) / depths;
  });
  const rates = ratesOf(densities, nothing, count, many);
  return nothing.map((own, place) =>
    rates.reduce((sum, rate, other) => sum + rate * (densities[place * many + other] as number), own),
  );
}

/** Prior number of grey stripes per side. */
const GREYS_BEFOREHAND = 0.01;
/** Share of grey-looking stripes that are not dark coloured lines. */
const GREYS = 0.1;

/**
 * Computes how often something black, grey or white leaves a stripe at its depth: remains of grid lines, frames, walls,
 * and shadows.
 */
function greyAt(stripes: readonly Stripe[], inks: Inks, depths: number): Float32Array {
  const likely = Float32Array.from(stripes, (stripe) => computeGreyLikelihood(stripe, inks));
  const counts = new Float32Array(depths);
  let sides = 1;
  for (const [place, { depth, side }] of stripes.entries()) {
    counts[depth] = (counts[depth] as number) + (likely[place] as number);
    sides = Math.max(sides, side + 1);
  }
  const volume = VOLUME * GREY_SPREAD ** 3;
  return likely.map((each, place) => {
    const often = (counts[(stripes[place] as Stripe).depth] as number) / sides + GREYS_BEFOREHAND;
    return (GREYS * LOOSE * often * each) / volume;
  });
}

/** Estimates the mean number of lines per side for each kind, with a few steps of expectation maximization. */
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

/** Returns the share of this picture's lines at each depth. Printed lines have few depths. */
function usualDepths(stripes: readonly Stripe[], inks: Inks, depths: number, vague: number | undefined): Float32Array {
  const counts = new Float32Array(depths);
  for (const stripe of stripes) {
    // Faint stripes are uninformative, and so is `vague` (brown): shadows and earth at any depth.
    if (stripe.apart < 0.12 * inks.bright) continue;
    let near = 0;
    for (let kind = 0; kind < inks.colours.length; kind++)
      if (kind !== vague) near = Math.max(near, Math.exp(-fitInk(stripe, inks, kind).away));
    counts[stripe.depth] = (counts[stripe.depth] as number) + near;
  }
  const smooth = counts.map(
    (own, depth) => BEFOREHAND + 0.7 * own + 0.15 * ((counts[depth - 1] ?? 0) + (counts[depth + 1] ?? 0)),
  );
  const sum = smooth.reduce((all, each) => all + each);
  return smooth.map((each) => each / sum);
}

/** Returns the colour of a square inside its side, past the first possible line. */
function groundInside(sides: SideColours, side: number): Rgb {
  const sum = [0, 0, 0];
  let count = 0;
  for (let depth = Math.round(0.15 * sides.scale); depth < 0.3 * sides.scale; depth++, count++) {
    const colour = sideColourAt(sides, side, depth);
    for (let part = 0; part < 3; part++) sum[part] = (sum[part] as number) + (colour[part] as number);
  }
  return sum.map((each) => each / count) as unknown as Rgb;
}

/** Extracts the evidence of one kind: one number per side. */
export function selectKindEvidence(evidence: Float32Array, kind: InkKind): Float32Array {
  return selectColourEvidence(evidence, INK_KINDS.length, INK_KINDS.indexOf(kind));
}

/** Extracts the evidence of the colour at index `place` of `kinds` colours: one number per side of a square. */
export function selectColourEvidence(evidence: Float32Array, kinds: number, place: number): Float32Array {
  return Float32Array.from({ length: evidence.length / kinds }, (_, side) => evidence[side * kinds + place] as number);
}
