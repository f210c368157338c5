import {
  boolean,
  type Check,
  integer,
  listOf,
  literal,
  mapOf,
  nullOr,
  oneOf,
  optional,
  shape,
  type TypeOf,
  text,
} from '../plain/shape';
import { clickShape, idShape, longTextShape, nameShape, pointsShape, wordShape, wordsShape } from './field-shapes';

export const DIAL_SLOTS = ['speed', 'attack', 'defense', 'damage'] as const;
export type DialSlot = (typeof DIAL_SLOTS)[number];

/** Makes a record with one value for each slot of a dial. */
export function mapSlots<Value>(make: (slot: DialSlot) => Value): Record<DialSlot, Value> {
  return { speed: make('speed'), attack: make('attack'), defense: make('defense'), damage: make('damage') };
}

const dialValue = shape({
  value: integer(-99, 999),
  /** Id of the power in kebab case; `special` for a white square. Null if the value has no power. */
  power: nullOr(wordShape),
});
export type DialValue = TypeOf<typeof dialValue>;

const clickOfDial = shape({ speed: dialValue, attack: dialValue, defense: dialValue, damage: dialValue });
export type Click = TypeOf<typeof clickOfDial>;

const specialPower = shape({
  slot: oneOf(...DIAL_SLOTS, 'trait', 'other'),
  name: nameShape,
  text: longTextShape,
  /** Standard powers that the special power grants, in kebab case. */
  grants: wordsShape,
  /** Cost in points if the player pays for this priced trait. Omitted if the power is free. */
  cost: optional(pointsShape),
  /**
   * Kind of power in the words of the source, in kebab case: `rally-trait`. Omitted if the kind is the same as the
   * slot.
   */
  kind: optional(wordShape),
  /** Other fields of the imported power as text, by the names in the source. */
  extras: optional(mapOf(longTextShape, 100)),
});
export type SpecialPower = TypeOf<typeof specialPower>;

/** Colours of starting lines, for dials with several lines. */
export const LINE_COLOURS = ['orange', 'green', 'yellow', 'red', 'blue'] as const;
export type LineColour = (typeof LINE_COLOURS)[number];

/** Length of the longest dial, in clicks. */
export const MOST_CLICKS = 200;

export const characterShape = shape({
  /** Id that is stable across imports: `set-number` of the source, or made when a player enters the character. */
  id: idShape,
  name: nameShape,
  /** Set symbol. Empty if unknown. */
  set: wordShape,
  number: wordShape,
  rank: oneOf('plain', 'unique', 'prime'),
  bystander: boolean,
  teams: wordsShape,
  keywords: wordsShape,
  /** Size of the base in squares: `[1, 1]`, `[1, 2]` for a double base, up to `[3, 6]`. */
  base: listOf(integer(1, 64), 2, 2) as Check<readonly [width: number, height: number]>,
  size: oneOf('tiny', 'standard', 'giant', 'colossal'),
  /**
   * Abilities in kebab case, derived from the symbols on the base: `flight carry swim sharpshooter indomitable giant
   * …`.
   */
  abilities: wordsShape,
  range: integer(0, 999),
  /** Number of bolts, at least 1. */
  targets: integer(1, 999),
  /** Starting lines, at least one. The first line is the one at full points. */
  starts: listOf(shape({ points: pointsShape, click: clickShape }), 60, 1),
  /**
   * Clicks of the dial, at least one of them live. Null is a KO click between others; every click after the last one
   * also shows KO.
   */
  dial: listOf(nullOr(clickOfDial), MOST_CLICKS, 1),
  /** White-square powers and traits, with text in the owner's words. */
  specials: listOf(specialPower, 100),
  /**
   * Colour of a base that is not black. In some editions, characters of one colour are archenemies. Omitted for black
   * bases.
   */
  archenemy: optional(nullOr(wordShape)),
  /**
   * Character card, for games with cards in place of dials. The dial then has one click with values of the card
   * (`characterFromCard`). Only checked to be a record, because games with dials need not load the card parser. Read by
   * `cardOf`.
   */
  card: optional(shape({}) as Check<object>),
  /** Rarity in the words of the source, in lower case: `common`, `super rare`. Omitted if unknown. */
  rarity: optional(wordShape),
  realName: optional(nameShape),
  /** Id of a stored photograph of the figure. */
  picture: optional(idShape),
  /** Fields of the imported record that the app does not use, as text, by the names in the source. */
  extras: optional(mapOf(longTextShape, 100)),
  /**
   * Names of dial cells with unknown values (`3.attack`, clicks from 1). The value in the dial comes from the nearest
   * known click.
   */
  guessed: optional(listOf(text(20), 800)),
  /** Coloured starting lines, with clicks from 1. Omitted if there are none. */
  lines: optional(listOf(shape({ click: clickShape, colour: oneOf(...LINE_COLOURS) }), 60)),
  /**
   * Printed click numbers, for clicks with a printed number that differs from their position. `click` is the position
   * from 1. Omitted if there are none.
   */
  printed: optional(listOf(shape({ click: clickShape, number: clickShape }), 200)),
  /**
   * Whether the character was edited by hand after import. A later import then asks before it replaces the character.
   */
  byHand: optional(literal(true)),
  origin: oneOf('demo', 'entered', 'imported'),
});

/** Returns the clicks of a dial that do not show KO. */
export function listLiveClicks(dial: Character['dial']): readonly Click[] {
  return dial.filter((click) => click !== null);
}

/** Character as printed: base, dial and card. Plain data, the same on disk, in a link and in memory. */
export type Character = TypeOf<typeof characterShape>;

/** Fields of the plainest character: no rank, teams, keywords or special powers, and range 0. */
export const CHARACTER_DEFAULTS: Omit<Character, 'id' | 'name' | 'starts' | 'dial' | 'origin'> = {
  ...{ set: '', number: '', rank: 'plain', bystander: false },
  ...{ base: [1, 1], size: 'standard', range: 0, targets: 1 },
  ...{ teams: [], keywords: [], abilities: [], specials: [] },
};
