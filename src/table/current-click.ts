import type { Character, SpecialPower } from '../catalog/character';
import { powerId } from '../catalog/powers';
import { isPricedPower } from '../catalog/start-options';
import type { AlteredValue } from './piece';
import type { Figure } from './table';

/** Returns the current click of the dial, or null if the dial shows KO. */
export function getCurrentClick(figure: Figure): Character['dial'][number] | null {
  return figure.character.dial[figure.click - 1] ?? null;
}

export function sumAlterations(figure: Figure, value: AlteredValue): number {
  return figure.altered.reduce((sum, each) => (each.value === value ? sum + each.by : sum), 0);
}

/** Lists the special powers of the current click and the traits, except powers with a price. */
function specialPowersOf(figure: Figure): readonly SpecialPower[] {
  const { specials } = figure.character;
  if (specials.length === 0) return [];
  const click = getCurrentClick(figure);
  return specials.filter((special) => {
    const { slot } = special;
    if (isPricedPower(special)) return false;
    return slot === 'trait' || (slot !== 'other' && click !== null && powerId(click[slot].power ?? '') === 'special');
  });
}

/**
 * Lists the ids of the special powers that the dial shows, and of the traits. Ids derive from names; powers without a
 * name are skipped.
 */
export function listShownSpecialPowerIds(figure: Figure): readonly string[] {
  const ids = specialPowersOf(figure).map(({ name }) => powerId(name));
  return [...new Set(ids)].filter((each) => each !== '');
}

/** Lists the powers that special powers and traits grant, except cancelled powers ("Special Powers" of 2008). */
export function listGrantedPowers(figure: Figure, off: ReadonlySet<string>): readonly string[] {
  return specialPowersOf(figure)
    .filter(({ name }) => !off.has(powerId(name)))
    .flatMap(({ grants }) => grants.map(powerId))
    .filter((power) => !off.has(power));
}
