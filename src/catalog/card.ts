import { boolean, integer, listOf, nullOr, oneOf, optional, shape, type TypeOf } from '../plain/shape';
import { storedNeedsShape as needsShape } from './feat-needs';
import { idShape, longTextShape, nameShape, pointsShape, wordShape, wordsShape } from './field-shapes';

/** Kinds of cards that change a game. `other` is any other card that is placed beside the map. */
export const CARD_KINDS = ['feat', 'condition', 'event-dial', 'scenario', 'other'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** Moments at which the event dial of a card turns. */
export const EVENT_TURNS = ['round-begins', 'turn-begins', 'turn-ends', 'knock-out'] as const;
export type EventTurn = (typeof EVENT_TURNS)[number];

/**
 * Effect in force while a circle of this colour shows in the slot of the event dial. `text` is in the owner's words.
 */
const dialEffect = shape({ colour: wordShape, text: longTextShape });
export type DialEffect = TypeOf<typeof dialEffect>;

const eventDial = shape({
  /** Colours that show on each click, such as `red, blue`; empty if none was noted. There is at least one click. */
  clicks: listOf(wordShape, 200, 1),
  /** Whether a red line stops the dial at the last click. Otherwise the dial continues from the first click. */
  ends: boolean,
  /** Moment at which the dial turns. Omitted if the players turn the dial themselves. */
  turns: optional(oneOf(...EVENT_TURNS)),
  /** Clicks by which the dial turns each time; negative values turn back. Defaults to 1. */
  by: optional(integer(-200, 200)),
  effects: optional(listOf(dialEffect, 200)),
});

/** Event dial of a card, starting at its green line. */
export type EventDial = TypeOf<typeof eventDial>;

export const cardShape = shape({
  kind: oneOf(...CARD_KINDS),
  name: nameShape,
  /** Effect of the card, in the owner's words. Empty if nothing was entered. */
  text: longTextShape,
  /** Feats only: requirements for a character with the feat, as text. Empty if there are none. */
  needs: longTextShape,
  /** Powers that the card grants, in kebab case. Omitted if the card grants none. */
  grants: optional(wordsShape),
  /** Requirements that the dial must show for a feat to grant its powers. Omitted if there are no requirements. */
  requires: optional(needsShape),
  /** Feats only: cost in a force, and points for defeating the character with the feat. 0 for all other kinds. */
  points: pointsShape,
  /** Feats only: whether the points count for each assigned character instead of once in total. */
  each: boolean,
  /** Event dial. Null for all other kinds of cards. */
  dial: nullOr(eventDial),
  /** Id of a scenario that the edition implements. Omitted for all other cards. */
  scene: optional(idShape),
});

/** Card as its owner entered it. */
export type Card = TypeOf<typeof cardShape>;

/** Lists the effects in force on a click (counted from 1). The colour of each effect shows on that click. */
export function listEffectsOnClick({ clicks, effects = [] }: EventDial, click: number): readonly DialEffect[] {
  const colours = (clicks[click - 1] ?? '').split(',').map((colour) => colour.trim().toLowerCase());
  return effects.filter(({ colour }) => colours.includes(colour.trim().toLowerCase()));
}

/**
 * Returns the click (from 1) after an event dial turns by `by` clicks; negative values turn back. The dial never passes
 * the green line backwards. It passes the last click only if there is no red line ("Event Dials").
 */
export function turnEventDial({ clicks, ends }: EventDial, click: number, by: number): number {
  const to = Math.max(1, click + by);
  if (to <= clicks.length) return to;
  return ends ? clicks.length : ((to - 1) % clicks.length) + 1;
}
