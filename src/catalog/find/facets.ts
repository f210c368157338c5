import { cardOf } from '../cards/carded-character';
import { type Character, DIAL_SLOTS } from '../character';
import type { Facet } from './query';
import { listCharacterPowers } from './search';

/** Kinds of speed symbols for filters, derived from the abilities that the symbols grant. */
export const SPEED_KINDS = ['boot', 'wing', 'dolphin', 'transporter'] as const;
export type SpeedKind = (typeof SPEED_KINDS)[number];

/**
 * Returns the values of a character for each filter. `owned` is excluded because it is stored separately and changes
 * independently.
 */
export function readFacets(character: Character): Readonly<Record<Exclude<Facet, 'owned'>, readonly string[]>> {
  return {
    set: one(character.set),
    team: character.teams,
    keyword: character.keywords,
    power: listCharacterPowers(character),
    first: firstPowers(character),
    speed: cardOf(character) === null ? [speedOf(character)] : [],
    rarity: one(character.rarity ?? ''),
  };
}

function one(value: string): readonly string[] {
  return value === '' ? [] : [value];
}

function speedOf({ abilities }: Character): SpeedKind {
  if (abilities.includes('transporter')) return 'transporter';
  if (abilities.includes('flight')) return 'wing';
  return abilities.includes('swim') ? 'dolphin' : 'boot';
}

/** Lists the powers on the starting click at full points. A white square counts as the powers that it grants. */
function firstPowers({ dial, starts, specials }: Character): readonly string[] {
  const click = dial[(starts[0]?.click ?? 1) - 1] ?? dial[0];
  if (!click) return [];
  const shown = DIAL_SLOTS.flatMap((slot) => {
    const { power } = click[slot];
    if (power === null) return [];
    if (power !== 'special') return [power];
    return specials.filter((special) => special.slot === slot).flatMap(({ grants }) => grants);
  });
  return [...new Set(shown)];
}
