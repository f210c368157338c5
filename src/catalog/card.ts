import { boolean, integer, listOf, nullOr, oneOf, optional, shape, type TypeOf } from '../plain/shape';
import {
  idShape,
  longTextShape,
  nameShape,
  storedNeedsShape as needsShape,
  pointsShape,
  wordShape,
  wordsShape,
} from './field-shapes';

/**
 * Cards that change a game. `other` covers any
 * other card beside the map.
 */
export const CARD_KINDS = ['feat', 'condition', 'event-dial', 'scenario', 'other'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** Moments at which a card's event dial turns. */
export const EVENT_TURNS = ['round-begins', 'turn-begins', 'turn-ends', 'knock-out'] as const;
export type EventTurn = (typeof EVENT_TURNS)[number];

/** Effect in force while a circle of this colour shows in the slot. `text` is in the owner's words. */
const dialEffect = shape({ colour: wordShape, text: longTextShape });
export type DialEffect = TypeOf<typeof dialEffect>;

const eventDial = shape({
  /** Colours that show on each click: `red, blue`. Empty if none was noted. At least one click. */
  clicks: listOf(wordShape, 200, 1),
  /** Whether a red line stops the dial at the last click. Otherwise it continues from the first. */
  ends: boolean,
  /** When it turns. Left out if the players turn it themselves. */
  turns: optional(oneOf(...EVENT_TURNS)),
  /** Clicks per turn of the dial; negative turns it back. Defaults to 1. */
  by: optional(integer(-200, 200)),
  effects: optional(listOf(dialEffect, 200)),
});
/** The dial of an event, starting at its green line. */
export type EventDial = TypeOf<typeof eventDial>;

export const cardShape = shape({
  kind: oneOf(...CARD_KINDS),
  name: nameShape,
  /** Effect of the card, in the owner's words. Empty if nothing was entered. */
  text: longTextShape,
  /** Feats only: requirements for a character that is given the feat, as text. Empty for none. */
  needs: longTextShape,
  /** Powers that the card grants, in kebab case. Left out if none. */
  grants: optional(wordsShape),
  /** Feats that grant powers: what must show on the dial for that. Left out if nothing. */
  requires: optional(needsShape),
  /** Feats only: cost in a force, and points for defeating its character. 0 for all other kinds. */
  points: pointsShape,
  /** Feats only: whether the points count once per assigned character instead of once in total. */
  each: boolean,
  /** Null unless the card is an event dial. */
  dial: nullOr(eventDial),
  /** Id of a scenario that the edition implements. Left out for all other cards. */
  scene: optional(idShape),
});
/** A card as its owner entered it. */
export type Card = TypeOf<typeof cardShape>;

/** Lists the effects in force on a click (counted from 1): those with a colour that shows there. */
export function listEffectsOnClick({ clicks, effects = [] }: EventDial, click: number): readonly DialEffect[] {
  const colours = (clicks[click - 1] ?? '').split(',').map((colour) => colour.trim().toLowerCase());
  return effects.filter(({ colour }) => colours.includes(colour.trim().toLowerCase()));
}

/**
 * Returns the click (from 1) after the dial turns by `by` clicks; negative turns it back. It never passes the green
 * line backwards. It passes the last click only without a red line ("Event Dials").
 */
export function turnEventDial({ clicks, ends }: EventDial, click: number, by: number): number {
  const to = Math.max(1, click + by);
  if (to <= clicks.length) return to;
  return ends ? clicks.length : ((to - 1) % clicks.length) + 1;
}
