import {
  type Check,
  type Checked,
  exactly,
  listOf,
  mapOf,
  nullOr,
  oneOf,
  optional,
  shape,
  text,
  whole,
  yesOrNo,
} from '../plain/shape';
import { click, id, longText, name, points, word, words } from './checks';

export const DIAL_SLOTS = ['speed', 'attack', 'defense', 'damage'] as const;
export type DialSlot = (typeof DIAL_SLOTS)[number];

const dialValue = shape({
  value: whole(-99, 999),
  /** Kebab case; `special` for a white square; null for none. */
  power: nullOr(word),
});
export type DialValue = Checked<typeof dialValue>;

const clickOfDial = shape({ speed: dialValue, attack: dialValue, defense: dialValue, damage: dialValue });
export type Click = Checked<typeof clickOfDial>;

const specialPower = shape({
  slot: oneOf(...DIAL_SLOTS, 'trait', 'other'),
  name,
  text: longText,
  /** Standard powers that it grants, kebab case. */
  grants: words,
  /** What its points are raised by for as long as it has this: a trait that is paid for. Left out: nothing. */
  cost: optional(points),
  /** What its source calls this kind of power, kebab case, where that is not the slot: `rally-trait`. Left out: nothing else. */
  kind: optional(word),
  /** What else its source tells of it, by the source's own names, as text. */
  extras: optional(mapOf(longText, 100)),
});
export type SpecialPower = Checked<typeof specialPower>;

/** Colours that starting lines have, where a dial has several. */
export const LINE_COLOURS = ['orange', 'green', 'yellow', 'red', 'blue'] as const;
export type LineColour = (typeof LINE_COLOURS)[number];

export const characterShape = shape({
  /** Stable over imports: `set-number` of its source, or made at entry. */
  id,
  name,
  /** Set symbol, '' where not known. */
  set: word,
  number: word,
  rank: oneOf('plain', 'unique', 'prime'),
  bystander: yesOrNo,
  teams: words,
  keywords: words,
  /** Squares of the base: `[1, 1]`, `[1, 2]` for a double base, up to `[3, 6]`. */
  base: listOf(whole(1, 64), 2, 2) as Check<readonly [width: number, height: number]>,
  size: oneOf('tiny', 'standard', 'giant', 'colossal'),
  /** Kebab case, told from the symbols on the base: `flight carry swim sharpshooter indomitable giant …`. */
  abilities: words,
  range: whole(0, 999),
  /** Bolts, 1 and more. */
  targets: whole(1, 999),
  /** At least one; the first is the one at full points. */
  starts: listOf(shape({ points, click }), 60, 1),
  /** At least one click of life. Null is a click that shows KO between others, as does what comes after the last. */
  dial: listOf(nullOr(clickOfDial), 200, 1),
  /** White-square powers and traits, with their text as the owner has it. */
  specials: listOf(specialPower, 100),
  /** The colour of a base that is not black: characters of one colour are archenemies where an edition knows them. Left out: none. */
  archenemy: optional(nullOr(word)),
  /**
   * For games whose characters have a card in place of a dial; the dial then shows its values on one click (`characterOfCard`). Not
   * checked beyond being a record, so that those who play with dials need not load what checks it: read it by `cardOf`.
   */
  card: optional(shape({}) as Check<object>),
  /** `common`, `super rare`, as its source writes it, in small letters. Left out: not known. */
  rarity: optional(word),
  /** Who is behind the mask. Left out: not known. */
  realName: optional(name),
  /** Id of a kept photograph of the figure. */
  picture: optional(id),
  /** What else its source tells that nothing here asks about, by the source's own names, as text. */
  extras: optional(mapOf(longText, 100)),
  /** Cells of the dial that nobody knows (`3.attack`, clicks from 1): their values are taken from the nearest click above. */
  guessed: optional(listOf(text(20), 800)),
  /** Starting lines that have a colour, by their clicks from 1. Left out: none. */
  lines: optional(listOf(shape({ click, colour: oneOf(...LINE_COLOURS) }), 60)),
  /** Clicks from 1 whose printed number is another one, with that number. Left out: none. */
  printed: optional(listOf(shape({ click, number: click }), 200)),
  /** Changed by hand since it came in, so that no file replaces it unasked. */
  byHand: optional(exactly(true)),
  origin: oneOf('demo', 'entered', 'imported'),
});

/** The clicks of a dial that do not show KO. */
export function liveClicks(dial: Character['dial']): readonly Click[] {
  return dial.filter((click) => click !== null);
}

/** A character as printed: base, dial and card. Plain data, the same on disk, in a link and in memory. */
export type Character = Checked<typeof characterShape>;
