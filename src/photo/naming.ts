import { evidenceOf, lineEvidence } from './evidence';
import { findInks } from './find-inks';
import { INK_KINDS, type Inks, type Rgb, type Stripe } from './ink';
import { areaOdds } from './regions';
import { type Named, renamed, shadesOf } from './shades';
import { beyond, type Sides } from './sides';

/** How rare the edge of an area is taken to be, and a square within one. */
const BOUNDARY = 0.16;
const WITHIN = 0.8;
/** Another shade must explain so much more, in natural logarithms: as much as the lines round two or three squares. */
const BETTER = 20;

/** Inks, what they are called, and how much of the picture they explain. */
interface Naming {
  readonly named: Named;
  readonly inks: Inks;
  readonly explained: number;
}

/**
 * Names the inks of a picture: first by all that looks like lines, and then shade by shade, where another one makes more of them the whole
 * outlines of areas. What lies about on a map has the colour of an ink now and then, and seldom goes round an area.
 */
export function nameInks(sides: Sides, stripes: readonly Stripe[], likeness: Float32Array): Named {
  const look = (named: Named): Naming => {
    const inks = findInks(stripes, likeness, named);
    return { named, inks, explained: explainedBy(sides, lineEvidence(sides, stripes, inks)) };
  };
  const first = look(shadesOf(stripes, likeness));
  const others = renamed(first.named)
    .map(look)
    .filter(({ explained }) => explained > first.explained)
    .sort((a, b) => b.explained - a.explained);
  let best = first;
  for (const other of others) {
    const next = best === first ? other : look(withOther(best.named, other.named, first.named));
    if (next.explained > best.explained + BETTER) best = next;
  }
  return best.named;
}

/** The same names, but for the one in which another naming is not as the first was. */
function withOther({ bright, colours }: Named, other: Named, first: Named): Named {
  return {
    bright,
    colours: colours.map((own, place) =>
      other.colours[place] === first.colours[place] ? own : (other.colours[place] as Rgb),
    ),
  };
}

/** How much of the evidence whole outlines explain, against that there are no areas: natural logarithms of odds. */
function explainedBy({ size }: Sides, evidence: Float32Array): number {
  let sum = 0;
  for (const kind of INK_KINDS) {
    const own = evidenceOf(evidence, kind);
    const odds = areaOdds(size, own, 2, BOUNDARY);
    const within = (square: number) => square >= 0 && (odds[square * 2 + 1] as number) > 0.5;
    for (let square = 0; square < size.width * size.height; square++) {
      if (!within(square)) continue;
      sum += Math.log(WITHIN);
      for (let side = 0; side < 4; side++)
        if (!within(beyond(size, square, side))) sum += Math.log(BOUNDARY) + (own[square * 4 + side] as number);
    }
  }
  return sum;
}
