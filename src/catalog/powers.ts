import { kebab } from '../plain/loose';
import { own } from '../plain/own';
import type { DialSlot } from './character';

/** A power by its id, and the value of the dial at which it shows; null where it shows at none. */
export interface PowerAt {
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

/** How a power is known on a dial. */
export interface Power {
  /** Kebab case, as in `DialValue.power`. */
  readonly id: string;
  readonly name: string;
  /** At most five letters, for a dial cell. */
  readonly short: string;
  /** Where on the dial it stands. */
  readonly slots: readonly DialSlot[];
  readonly colour: PowerColour;
  /** With its colour no other of its slot has it, and a short name stands beside both: colour never stands alone. */
  readonly pattern: PowerPattern;
}

/** Each colour has its pattern; a second power of a colour names another, which no other of its slot has with that colour. */
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
    id: kebab(name),
    name,
    short,
    slots: [slot],
    colour,
    pattern: pattern ?? (POWER_PATTERNS[POWER_COLOURS.indexOf(colour)] as PowerPattern),
  }));
}

const EVERYWHERE: readonly DialSlot[] = ['speed', 'attack', 'defense', 'damage'];

export const POWERS: readonly Power[] = [
  ...powersOf('speed', SPEED),
  ...powersOf('attack', ATTACK),
  ...powersOf('defense', DEFENSE),
  ...powersOf('damage', DAMAGE),
  { id: 'special', name: 'Special power', short: 'Spec', slots: EVERYWHERE, colour: 'white', pattern: 'plain' },
  { id: 'stop', name: 'Stop', short: 'Stop', slots: EVERYWHERE, colour: 'white', pattern: 'diamonds' },
];

/** Names by which older files and players call a power. */
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

const BY_ID = new Map(POWERS.map((power) => [power.id, power]));

export function powerNamed(id: string): Power | null {
  return BY_ID.get(id) ?? null;
}

/** Any spelling (`Leap/Climb`, `leap_climb`, `Psychic Blast`) → the id; an unknown name keeps its own in kebab case. Empty for none. */
export function powerId(text: string): string {
  const known = SPELLINGS.get(text);
  if (known !== undefined) return known;
  const bare = kebab(text);
  const id = own(ALIASES, bare) ?? bare;
  if (SPELLINGS.size < SPELLINGS_LIMIT) SPELLINGS.set(text, id);
  return id;
}

/** Thousands of dials spell the same few powers; telling each anew would be most of the work of an import. */
const SPELLINGS = new Map<string, string>();
const SPELLINGS_LIMIT = 2000;

/** For the screen: the name of a known power, or an unknown id made readable. */
export function powerName(id: string): string {
  return powerNamed(id)?.name ?? spoken(id);
}

/** `night_watch`, `running-shot` → words with capitals. */
export function spoken(id: string): string {
  return id
    .split(/[\s_-]+/)
    .filter((word) => word !== '')
    .map((word) => (word[0] as string).toUpperCase() + word.slice(1))
    .join(' ');
}
