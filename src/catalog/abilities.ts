import { toKebabCase } from '../plain/lenient';
import type { Character } from './character';
import { humanizeId } from './powers';

export interface Ability {
  readonly id: string;
  readonly name: string;
}

/** Abilities granted by the combat symbols on a base, with the ids that the rules use. */
export const ABILITIES: readonly Ability[] = [
  { id: 'flight', name: 'Flight' },
  { id: 'carry', name: 'Carry' },
  { id: 'swim', name: 'Swim' },
  { id: 'transporter', name: 'Transporter' },
  { id: 'move-and-attack', name: 'Move and Attack' },
  { id: 'sharpshooter', name: 'Sharpshooter' },
  { id: 'duo', name: 'Duo Attack' },
  { id: 'multiattack', name: 'Multiattack' },
  { id: 'indomitable', name: 'Indomitable' },
  { id: 'autonomous', name: 'Autonomous' },
  { id: 'vehicle', name: 'Vehicle' },
  { id: 'capture', name: 'Capture' },
  { id: 'wild-card', name: 'Wild Card' },
  { id: 'giant', name: 'Giant' },
  { id: 'colossal', name: 'Colossal' },
];

const BY_ID = new Map(ABILITIES.map((ability) => [ability.id, ability]));

/**
 * Returns the name of an ability. An unlisted id, such as `improved-movement-hindering`, is converted to readable text.
 */
export function abilityName(id: string): string {
  return BY_ID.get(id)?.name ?? humanizeId(id);
}

export interface CombatSymbols {
  /** Ids of the abilities. A symbol that the app does not know becomes an ability of its own name. */
  readonly abilities: readonly string[];
  readonly size: Character['size'];
  /** Unknown symbols, each with the name of its field. */
  readonly unknown: readonly string[];
}

const ATTACK: Readonly<Record<string, readonly string[]>> = {
  fist: [],
  sharpshooter: ['sharpshooter'],
  crosshairs: ['sharpshooter'],
  duo: ['duo'],
  autonomous: ['autonomous'],
};
const DEFENSE: Readonly<Record<string, readonly string[]>> = {
  shield: [],
  indomitable: ['indomitable'],
  vehicle: ['vehicle'],
};
const DAMAGE: Readonly<Record<string, Character['size']>> = {
  starburst: 'standard',
  explosion: 'standard',
  standard: 'standard',
  tiny: 'tiny',
  giant: 'giant',
  colossal: 'colossal',
};

/** Parses the four combat symbols of a base, as a unit file names them. An empty string means the standard symbol. */
export function parseCombatSymbols(speed: string, attack: string, defense: string, damage: string): CombatSymbols {
  const unknown: string[] = [];
  const size = lookUp(DAMAGE, damage, 'damage_type', unknown) ?? 'standard';
  const abilities = [
    ...speedAbilities(speed, unknown),
    ...(lookUp(ATTACK, attack, 'attack_type', unknown) ?? []),
    ...(lookUp(DEFENSE, defense, 'defense_type', unknown) ?? []),
    ...(size === 'giant' || size === 'colossal' ? [size] : []),
    ...unknown.map((each) => toKebabCase(each.slice(each.indexOf(' ') + 1)).slice(0, 60)),
  ];
  return { abilities, size, unknown };
}

function lookUp<Value>(
  table: Readonly<Record<string, Value>>,
  symbol: string,
  field: string,
  unknown: string[],
): Value | null {
  const key = toKebabCase(symbol);
  if (key === '') return null;
  if (Object.hasOwn(table, key)) return table[key] as Value;
  unknown.push(`${field} ${symbol}`);
  return null;
}

/**
 * Lists the abilities of a speed symbol. A reversed symbol marks a transporter, which files write as an extra word
 * before or after the symbol.
 */
function speedAbilities(symbol: string, unknown: string[]): string[] {
  const words = toKebabCase(symbol).split('-');
  const reversed = words.some((word) => /^(transport(er)?|reversed?|t)$/.test(word));
  const abilities: string[] = [];
  if (words.includes('wing')) abilities.push('flight', 'carry');
  else if (words.includes('dolphin')) abilities.push('swim');
  else if (!words.includes('boot') && !reversed && symbol !== '') unknown.push(`speed_type ${symbol}`);
  if (reversed)
    abilities.push(...['carry', 'move-and-attack', 'transporter'].filter((ability) => !abilities.includes(ability)));
  return abilities;
}
