import type { CardEffect } from '../catalog/cards/effects';
import { parseEffect, printEffect } from '../catalog/cards/line';
import type { Path } from './fault';
import { complain, may, mayNumber, type Reading, readList, readOneOf, readText, type Section } from './reading';

export { printEffect };

export const DOING_KEYS = ['attack', 'strength', 'effects'] as const;
const MOST = 40;
/** Effects that may be named without a number. */
const NAMED: Readonly<Record<string, string>> = {
  pierce: 'pierce armor 1',
  slam: 'slam 1',
  trapped: 'trapped 1',
  prone: 'prone 1',
};

/** Reads the attack of a card, if its strength is known, and its other effects, written as on typed cards. */
export function readEffects(section: Section): CardEffect[] {
  const attack = may(section, 'attack', null, (reading, value, path) =>
    readOneOf(reading, value, path, ['melee', 'ranged', 'hurl'] as const),
  );
  const strength = mayNumber(section, 'strength', null);
  if (strength !== null && strength > MOST) {
    complain(section.reading, [...section.path, 'strength'], 'out-of-bounds', String(strength));
  }
  const blow: CardEffect[] =
    attack === 'hurl'
      ? [{ effect: 'hurl' }]
      : attack === null || strength === null
        ? []
        : [{ effect: 'attack', type: attack, strength, more: 0, within: 0 }];
  const others = may(section, 'effects', [], (reading, value, path) =>
    readList(reading, value, path, (each, place) => readEffect(reading, each, place)).filter((each) => each !== null),
  );
  return [...blow, ...others];
}

function readEffect(reading: Reading, value: unknown, path: Path): CardEffect | null {
  const typed = readText(reading, value, path);
  const effect = parseEffect(NAMED[typed] ?? typed);
  if (!effect && typed !== '') complain(reading, path, 'unknown-value', typed);
  return effect;
}
