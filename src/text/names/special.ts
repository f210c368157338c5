import type { SpecialPower } from '../../catalog/character';
import { spoken } from '../../catalog/powers';
import { sayMany } from '../say';
import { slotName } from './ids';

/** Where a special power stands and what it costs: `Trait · Rally trait · rally die 4 · +5 points`. */
export function aboutSpecial({ slot, kind, cost, extras = {} }: SpecialPower): string {
  return [
    slotName(slot),
    ...(kind === undefined ? [] : [spoken(kind)]),
    ...Object.entries(extras).map(([field, text]) => `${field.replaceAll('_', ' ')} ${text}`),
    ...(cost === undefined ? [] : [sayMany(cost, '+1 point', '+{n} points')]),
  ].join(' · ');
}
