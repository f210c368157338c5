import type { SpecialPower } from '../../catalog/character';
import { humanizeId, powerName } from '../../catalog/powers';
import { say, sayMany } from '../say';
import { slotName } from './ids';

/**
 * Describes the place or kind of a special power, with its cost: `Rally Trait · rally die 4 · +5 points · grants
 * Charge`.
 */
export function describeSpecialPower({ slot, kind, cost, grants, extras = {} }: SpecialPower): string {
  return [
    kind === undefined ? slotName(slot) : humanizeId(kind),
    ...Object.entries(extras).map(([field, text]) => `${field.replaceAll('_', ' ')} ${text}`),
    ...(cost === undefined ? [] : [sayMany(cost, '+1 point', '+{n} points')]),
    ...(grants.length === 0 ? [] : [describeGrants(grants)]),
  ].join(' · ');
}

export function describeGrants(powers: readonly string[]): string {
  return say('grants {powers}', { powers: powers.map(powerName).join(', ') });
}
