import { getOwnProperty } from '../plain/get-own';
import { toKebabCase } from '../plain/lenient';
import type { DialSlot } from './character';

/** Power id with the dial slot where the power shows. The slot is null if the power shows in none. */
export interface PowerInSlot {
  readonly power: string;
  readonly slot: DialSlot | null;
}

export const POWER_COLOURS = [
  'red',
  'orange',
  'yellow',
  'lime',
  'green',
  'lightblue',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'grey',
  'white',
] as const;
export type PowerColour = (typeof POWER_COLOURS)[number];

export const POWER_PATTERNS = [
  'stripes-right',
  'dots',
  'grid',
  'waves',
  'stripes-left',
  'rings',
  'checks',
  'zigzag',
  'cross',
  'bricks',
  'bars',
  'dashes',
  'plain',
  'diamonds',
] as const;
export type PowerPattern = (typeof POWER_PATTERNS)[number];

/** Standard power as it appears on a dial. */
export interface Power {
  /** Id of the power in kebab case, as in `DialValue.power`. */
  readonly id: string;
  readonly name: string;
  /** Short name of at most five letters, which fits a dial cell. */
  readonly short: string;
  /** Dial slots in which the power can be. */
  readonly slots: readonly DialSlot[];
  readonly colour: PowerColour;
  /**
   * Pattern of the square. Colour and pattern together are unique within a slot. Screens also show the short name,
   * because colour must never be the only cue.
   */
  readonly pattern: PowerPattern;
}

/**
 * Row of the power table. Each colour has a default pattern. A second power of the same colour in a slot sets another
 * pattern.
 */
type Row = readonly [colour: PowerColour, short: string, name: string, pattern?: PowerPattern];

const SPEED: readonly Row[] = [
  ['red', 'Flur', 'Flurry'],
  ['orange', 'Leap', 'Leap/Climb'],
  ['yellow', 'Phase', 'Phasing/Teleport'],
  ['lime', 'Earth', 'Earthbound/Neutralized'],
  ['green', 'Chrg', 'Charge'],
  ['lightblue', 'Mind', 'Mind Control'],
  ['blue', 'Plas', 'Plasticity'],
  ['purple', 'Force', 'Force Blast'],
  ['pink', 'Side', 'Sidestep'],
  ['brown', 'HSS', 'Hypersonic Speed'],
  ['black', 'Stlth', 'Stealth'],
  ['grey', 'Run', 'Running Shot'],
];
const ATTACK: readonly Row[] = [
  ['red', 'Blade', 'Blades/Claws/Fangs'],
  ['orange', 'Explo', 'Energy Explosion'],
  ['yellow', 'Pulse', 'Pulse Wave'],
  ['lime', 'Quake', 'Quake'],
  ['green', 'SStr', 'Super Strength'],
  ['lightblue', 'Incap', 'Incapacitate'],
  ['blue', 'Psy', 'Penetrating/Psychic Blast'],
  ['purple', 'Smoke', 'Smoke Cloud'],
  ['pink', 'Prec', 'Precision Strike'],
  ['brown', 'Pois', 'Poison'],
  ['black', 'Steal', 'Steal Energy'],
  ['grey', 'TK', 'Telekinesis'],
];
const DEFENSE: readonly Row[] = [
  ['red', 'Sense', 'Super Senses'],
  ['orange', 'Tough', 'Toughness'],
  ['yellow', 'Dfnd', 'Defend'],
  ['lime', 'Reflx', 'Combat Reflexes'],
  ['green', 'ESD', 'Energy Shield/Deflection'],
  ['lightblue', 'Barr', 'Barrier'],
  ['blue', 'Mstr', 'Mastermind'],
  ['purple', 'Will', 'Willpower'],
  ['pink', 'Invin', 'Invincible'],
  ['brown', 'Imper', 'Impervious'],
  ['black', 'Regen', 'Regeneration'],
  ['grey', 'Invul', 'Invulnerability'],
];
const DAMAGE: readonly Row[] = [
  ['red', 'RCE', 'Ranged Combat Expert'],
  ['orange', 'Fury', 'Battle Fury'],
  ['yellow', 'Supp', 'Support'],
  ['lime', 'Weak', 'Exploit Weakness'],
  ['green', 'Enh', 'Enhancement'],
  ['lightblue', 'Prob', 'Probability Control'],
  ['blue', 'Shape', 'Shape Change'],
  ['purple', 'CCE', 'Close Combat Expert'],
  ['pink', 'Emp', 'Empower'],
  ['brown', 'Perp', 'Perplex'],
  ['black', 'Outw', 'Outwit'],
  ['grey', 'Lead', 'Leadership'],
];

function powersOf(slot: DialSlot, rows: readonly Row[]): Power[] {
  return rows.map(([colour, short, name, pattern]) => ({
    id: toKebabCase(name),
    name,
    short,
    slots: [slot],
    colour,
    pattern: pattern ?? (POWER_PATTERNS[POWER_COLOURS.indexOf(colour)] as PowerPattern),
  }));
}

const EVERYWHERE: readonly DialSlot[] = ['speed', 'attack', 'defense', 'damage'];

export const DIAL_POWERS: readonly Power[] = [
  ...powersOf('speed', SPEED),
  ...powersOf('attack', ATTACK),
  ...powersOf('defense', DEFENSE),
  ...powersOf('damage', DAMAGE),
  { id: 'special', name: 'Special power', short: 'Spec', slots: EVERYWHERE, colour: 'white', pattern: 'plain' },
  { id: 'stop', name: 'Stop', short: 'Stop', slots: EVERYWHERE, colour: 'white', pattern: 'diamonds' },
];

/** Power ids by other names, which older files and players use. */
const ALIASES: Readonly<Record<string, string>> = {
  'psychic-blast': 'penetrating-psychic-blast',
  shapechange: 'shape-change',
  earthbound: 'earthbound-neutralized',
  phasing: 'phasing-teleport',
  teleport: 'phasing-teleport',
  'leap-and-climb': 'leap-climb',
  'white-power': 'special',
  'probability-manipulation': 'probability-control',
};

const BY_ID = new Map(DIAL_POWERS.map((power) => [power.id, power]));

export function findPower(id: string): Power | null {
  return BY_ID.get(id) ?? null;
}

/**
 * Converts any spelling of a power (`Leap/Climb`, `leap_climb`, `Psychic Blast`) to the power's id. An unknown name is
 * converted to kebab case. Empty for no power.
 */
export function powerId(text: string): string {
  const known = SPELLINGS.get(text);
  if (known !== undefined) return known;
  const bare = toKebabCase(text);
  const id = getOwnProperty(ALIASES, bare) ?? bare;
  if (SPELLINGS.size < SPELLINGS_LIMIT) SPELLINGS.set(text, id);
  return id;
}

/**
 * Cache of converted spellings. Thousands of dials spell the same few powers; converting each spelling again would
 * dominate the time of an import.
 */
const SPELLINGS = new Map<string, string>();
const SPELLINGS_LIMIT = 2000;

/** Returns the display name of a power. An unknown id is converted to capitalized words. */
export function powerName(id: string): string {
  return findPower(id)?.name ?? humanizeId(id);
}

/** Converts `night_watch` or `running-shot` to capitalized words. */
export function humanizeId(id: string): string {
  return id
    .split(/[\s_-]+/)
    .filter((word) => word !== '')
    .map((word) => (word[0] as string).toUpperCase() + word.slice(1))
    .join(' ');
}
