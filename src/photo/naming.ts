import { evidenceOf, lineEvidence } from './evidence';
import { findInks } from './find-inks';
import { INK_KINDS, type Rgb, type Stripe } from './ink';
import { outlined } from './outlined';
import { type Named, renamed } from './shades';
import type { Sides } from './sides';
import type { BoardSize } from './types';

/** Another shade must explain so much more, in natural logarithms: as much as the lines round two or three squares. */
const BETTER = 20;

/** What inks are called, and how much of the picture they explain so. */
interface Naming {
  readonly named: Named;
  readonly explained: number;
}

/**
 * Names the inks of a picture: first by all that looks like lines, and then shade by shade, where another one makes more of them the whole
 * outlines of areas. What lies about on a map has the colour of an ink now and then, and seldom goes round an area.
 * @param shades what the inks are called at first
 */
export function nameInks(sides: Sides, stripes: readonly Stripe[], likeness: Float32Array, shades: Named): Named {
  const look = (named: Named): Naming => {
    const inks = findInks(stripes, likeness, named);
    return { named, explained: outlinesIn(sides, lineEvidence(sides, stripes, inks)) };
  };
  const first = look(shades);
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
function withOther({ bright, colours, others }: Named, other: Named, first: Named): Named {
  return {
    bright,
    others,
    colours: colours.map((own, place) =>
      other.colours[place] === first.colours[place] ? own : (other.colours[place] as Rgb),
    ),
  };
}

/** How much of the evidence whole outlines explain. Loose lines do not count against a shade: another kind may yet take them. */
function outlinesIn({ size }: Sides, evidence: Float32Array): number {
  return INK_KINDS.reduce((sum, kind) => sum + outlined(size, evidenceOf(evidence, kind)).explained, 0);
}

/** What counts against a naming: lines that go round nothing. */
const LOOSE = 0.4;
/** Special terrain is on few maps: what might as well be of another kind rather is. */
const RARE = 0.6;

/** How much outlines of areas explain of the evidence, less what counts against what they do not: by how much one naming is better than another. */
export function explainedBy(size: BoardSize, evidence: Float32Array): number {
  return INK_KINDS.reduce((sum, kind) => {
    const { explained, loose } = outlined(size, evidenceOf(evidence, kind));
    return sum + (kind === 'special' ? RARE : 1) * Math.max(0, explained) - LOOSE * loose;
  }, 0);
}
