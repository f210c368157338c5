import { isPriced } from '../catalog/beginnings';
import type { Character, SpecialPower } from '../catalog/character';
import { powerId } from '../catalog/powers';
import type { AlteredValue } from './facts';
import type { Figure } from './table';

/** The click showing, or null where the dial shows KO. */
export function clickShowing(figure: Figure): Character['dial'][number] | null {
  return figure.character.dial[figure.click - 1] ?? null;
}

/** What alterations add to a value in all. */
export function alteration(figure: Figure, value: AlteredValue): number {
  return figure.altered.reduce((sum, each) => (each.value === value ? sum + each.by : sum), 0);
}

/** The special powers of its click and its traits, without those that have a price and were not paid for. */
function specialPowersOf(figure: Figure): readonly SpecialPower[] {
  const { specials } = figure.character;
  if (specials.length === 0) return [];
  const click = clickShowing(figure);
  return specials.filter((special) => {
    const { slot } = special;
    if (isPriced(special)) return false;
    return slot === 'trait' || (slot !== 'other' && click !== null && powerId(click[slot].power ?? '') === 'special');
  });
}

/** The special powers of its click and its traits, each by the id that its name makes; one without a name has none. */
export function specialsShowing(figure: Figure): readonly string[] {
  const ids = specialPowersOf(figure).map(({ name }) => powerId(name));
  return [...new Set(ids)].filter((each) => each !== '');
}

/** What the special powers of the click and the traits let it use, without what is cancelled ("Special Powers" of 2008). */
export function powersGranted(figure: Figure, off: ReadonlySet<string>): readonly string[] {
  return specialPowersOf(figure)
    .filter(({ name }) => !off.has(powerId(name)))
    .flatMap(({ grants }) => grants.map(powerId))
    .filter((power) => !off.has(power));
}
