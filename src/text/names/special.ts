import type { SpecialPower } from '../../catalog/character';
import { spoken } from '../../catalog/powers';
import { sayMany } from '../say';
import { slotName } from './ids';

/** Where a special power stands, or which kind it is, and what it costs: `Rally Trait · rally die 4 · +5 points`. */
export function aboutSpecial({ slot, kind, cost, extras = {} }: SpecialPower): string {
  return [
    kind === undefined ? slotName(slot) : spoken(kind),
    ...Object.entries(extras).map(([field, text]) => `${field.replaceAll('_', ' ')} ${text}`),
    ...(cost === undefined ? [] : [sayMany(cost, '+1 point', '+{n} points')]),
  ].join(' · ');
}
