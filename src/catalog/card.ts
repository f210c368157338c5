import { type Checked, listOf, nullOr, oneOf, optional, shape, whole, yesOrNo } from '../plain/shape';
import { id, longText, name, needs as needsShape, points, word, words } from './checks';

/**
 * Cards that change a game: a feat of a character ("Feats"), a battlefield condition, an event dial with its card, a scenario
 * ("Event Dials and Scenarios"). `other` is for whatever else lies beside the map.
 */
export const CARD_KINDS = ['feat', 'condition', 'event-dial', 'scenario', 'other'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** When a card has its event dial turned. */
export const EVENT_TURNS = ['round-begins', 'turn-begins', 'turn-ends', 'knock-out'] as const;
export type EventTurn = (typeof EVENT_TURNS)[number];

/** What holds while a circle of a colour shows in the slot; `text` in the owner's words. */
const dialEffect = shape({ colour: word, text: longText });
export type DialEffect = Checked<typeof dialEffect>;

const eventDial = shape({
  /** What shows on each click, in words: `red, blue`; '' where nothing was noted. One at least. */
  clicks: listOf(word, 200, 1),
  /** Whether a red line stops it at the last click; else it goes on from the first. */
  ends: yesOrNo,
  /** When it turns; left out: the players see to it. */
  turns: optional(oneOf(...EVENT_TURNS)),
  /** Clicks on each time, back below 0; left out: one on. */
  by: optional(whole(-200, 200)),
  effects: optional(listOf(dialEffect, 200)),
});
/** The dial of an event, from its green line on. */
export type EventDial = Checked<typeof eventDial>;

export const cardShape = shape({
  kind: oneOf(...CARD_KINDS),
  name,
  /** What it does, in the owner's words; '' where nobody wrote it down. */
  text: longText,
  /** A feat: what a character must have to be given it, in words; '' for nothing. */
  needs: longText,
  /** Powers that it lets its characters use, kebab case. Left out: none. */
  grants: optional(words),
  /** A feat that grants powers: what must show for that. Left out: nothing. */
  requires: optional(needsShape),
  /** A feat: what it costs a force, and is worth to who defeats its character. 0 for all else. */
  points,
  /** A feat: whether the points are counted for each character it is given to, and not once for all. */
  each: yesOrNo,
  /** An event dial; null for all else. */
  dial: nullOr(eventDial),
  /** Of a scenario that the edition knows by heart: its id there. Left out for all others. */
  scene: optional(id),
});
/** A card as its owner typed it in. */
export type Card = Checked<typeof cardShape>;

/** The effects of an event dial that hold on a click, counted from 1: those whose colour shows there. */
export function effectsShowing({ clicks, effects = [] }: EventDial, click: number): readonly DialEffect[] {
  const colours = (clicks[click - 1] ?? '').split(',').map((colour) => colour.trim().toLowerCase());
  return effects.filter(({ colour }) => colours.includes(colour.trim().toLowerCase()));
}

/**
 * Where a dial stands after so many clicks on (or back, below 0), from 1: never back past the green line; on past the last
 * click only where no red line stops it ("Event Dials").
 */
export function turnedTo({ clicks, ends }: EventDial, click: number, by: number): number {
  const to = Math.max(1, click + by);
  if (to <= clicks.length) return to;
  return ends ? clicks.length : ((to - 1) % clicks.length) + 1;
}
