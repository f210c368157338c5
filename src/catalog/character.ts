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

const dialValue = shape({
  value: integer(-99, 999),
  /** Kebab case; `special` for a white square. Null for none. */
  power: nullOr(wordShape),
});
export type DialValue = TypeOf<typeof dialValue>;

const clickOfDial = shape({ speed: dialValue, attack: dialValue, defense: dialValue, damage: dialValue });
export type Click = TypeOf<typeof clickOfDial>;

const specialPower = shape({
  slot: oneOf(...DIAL_SLOTS, 'trait', 'other'),
  name: nameShape,
  text: longTextShape,
  /** Standard powers that it grants, in kebab case. */
  grants: wordsShape,
  /** Points added to the character while it has this priced trait. Left out if free. */
  cost: optional(pointsShape),
  /** The source's own kind of power in kebab case, such as `rally-trait`. Left out if it is the same as the slot. */
  kind: optional(wordShape),
  /** Other fields of its source, as text, by the source's own names. */
  extras: optional(mapOf(longTextShape, 100)),
});
export type SpecialPower = TypeOf<typeof specialPower>;

/** Colours of starting lines on a dial with several. */
export const LINE_COLOURS = ['orange', 'green', 'yellow', 'red', 'blue'] as const;
export type LineColour = (typeof LINE_COLOURS)[number];

export const characterShape = shape({
  /** Stable across imports: `set-number` of its source, or made at entry. */
  id: idShape,
  name: nameShape,
  /** Set symbol. Empty if unknown. */
  set: wordShape,
  number: wordShape,
  rank: oneOf('plain', 'unique', 'prime'),
  bystander: boolean,
  teams: wordsShape,
  keywords: wordsShape,
  /** Squares of the base: `[1, 1]`, `[1, 2]` for a double base, up to `[3, 6]`. */
  base: listOf(integer(1, 64), 2, 2) as Check<readonly [width: number, height: number]>,
  size: oneOf('tiny', 'standard', 'giant', 'colossal'),
  /** Kebab case, derived from the symbols on the base: `flight carry swim sharpshooter indomitable giant …`. */
  abilities: wordsShape,
  range: integer(0, 999),
  /** Number of bolts; at least 1. */
  targets: integer(1, 999),
  /** At least one. The first is the one at full points. */
  starts: listOf(shape({ points: pointsShape, click: clickShape }), 60, 1),
  /** At least one live click. Null is a KO click between others; every click after the last one also shows KO. */
  dial: listOf(nullOr(clickOfDial), 200, 1),
  /** White-square powers and traits, in the owner's text. */
  specials: listOf(specialPower, 100),
  /**
   * Colour of a base that is not black: in some editions, characters of one colour are archenemies. Left out if none.
   */
  archenemy: optional(nullOr(wordShape)),
  /**
   * For games with character cards in place of dials; the dial then has one click with the values of the card
   * (`characterFromCard`). Only checked to be a record, because games with dials need not load the card parser. Read it
   * with `cardOf`.
   */
  card: optional(shape({}) as Check<object>),
  /** As written by its source, in lower case: `common`, `super rare`. Left out if unknown. */
  rarity: optional(wordShape),
  /** The character's real name. Left out if unknown. */
  realName: optional(nameShape),
  /** Id of a stored photograph of the figure. */
  picture: optional(idShape),
  /** Fields of its source that the app does not use, as text, by the source's own names. */
  extras: optional(mapOf(longTextShape, 100)),
  /** Dial cells with unknown values (`3.attack`, clicks from 1). Their values come from the nearest known click. */
  guessed: optional(listOf(text(20), 800)),
  /** Coloured starting lines, with clicks from 1. Left out if none. */
  lines: optional(listOf(shape({ click: clickShape, colour: oneOf(...LINE_COLOURS) }), 60)),
  /** Clicks (from 1) with a different printed number, and that number. Left out if none. */
  printed: optional(listOf(shape({ click: clickShape, number: clickShape }), 200)),
  /** Edited by hand after import: a later import asks before it replaces this character. */
  byHand: optional(literal(true)),
  origin: oneOf('demo', 'entered', 'imported'),
});

/** Returns the clicks of a dial that do not show KO. */
export function liveClicks(dial: Character['dial']): readonly Click[] {
  return dial.filter((click) => click !== null);
}

/** A character as printed: base, dial and card. Plain data, the same on disk, in a link and in memory. */
export type Character = TypeOf<typeof characterShape>;
