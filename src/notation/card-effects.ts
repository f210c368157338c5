import { parseCardEffect, printCardEffect } from '../catalog/cards/action-line';
import type { CardEffect } from '../catalog/cards/effects';
import type { KeyPath } from './fault';
import {
  addComplaint,
  type ParseContext,
  readItems,
  readOneOf,
  readOptional,
  readOptionalNumber,
  readText,
  type Section,
} from './parse-context';

export { printCardEffect };

export const EFFECT_KEYS = ['attack', 'strength', 'effects'] as const;
const MOST = 40;
/** Effects that may be written without a number, and their full form. */
const NAMED: Readonly<Record<string, string>> = {
  pierce: 'pierce armor 1',
  slam: 'slam 1',
  trapped: 'trapped 1',
  prone: 'prone 1',
};

/**
 * Reads the effects of a card: its attack, if the strength is known, and its other effects. The key `effects` has the
 * syntax of action cards typed by users.
 */
export function readEffects(section: Section): CardEffect[] {
  const attack = readOptional(section, 'attack', null, (reading, value, path) =>
    readOneOf(reading, value, path, ['melee', 'ranged', 'hurl'] as const),
  );
  const strength = readOptionalNumber(section, 'strength', null);
  if (strength !== null && strength > MOST) {
    addComplaint(section.reading, [...section.path, 'strength'], 'out-of-bounds', String(strength));
  }
  const blow: CardEffect[] =
    attack === 'hurl'
      ? [{ effect: 'hurl' }]
      : attack === null || strength === null
        ? []
        : [{ effect: 'attack', type: attack, strength, more: 0, within: 0 }];
  const others = readOptional(section, 'effects', [], (reading, value, path) =>
    readItems(reading, value, path, (each, place) => readEffect(reading, each, place)).filter((each) => each !== null),
  );
  return [...blow, ...others];
}

function readEffect(reading: ParseContext, value: unknown, path: KeyPath): CardEffect | null {
  const typed = readText(reading, value, path);
  const effect = parseCardEffect(NAMED[typed] ?? typed);
  if (!effect && typed !== '') addComplaint(reading, path, 'unknown-value', typed);
  return effect;
}
