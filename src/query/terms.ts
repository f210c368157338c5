import type { Edge } from '../grid/edge';
import type { Square } from '../grid/square';
import { own } from '../plain/own';
import type { HitAnswer, TargetAnswer } from '../rules/answer';
import { withPowerOff } from '../rules/switched-off';
import { type Position, pieceOf } from '../table/position';

/** A power or ability that does not work for this question: outwitted, cancelled. */
export interface SwitchedOff {
  readonly piece: string;
  readonly power: string;
}

/** What can be destroyed: what fills a square, or a wall or door on one side of it. */
export type Thing = { readonly square: Square } | { readonly edge: Edge };

/** The terms of a question besides the figures it is about. */
export interface Terms {
  readonly off: readonly SwitchedOff[];
  /** More targets of the same attack. */
  readonly also: readonly string[];
  /** The friend that is carried along. */
  readonly carrying: string | null;
  /** What is moved from afar; null: the first that may be. */
  readonly lifted: string | null;
  /** The square of the object that is thrown; null for the best one. */
  readonly object: Square | null;
  /** Whether it is one of the two attacks of a multiattack. */
  readonly twice: boolean;
  /** Null: the first that could be destroyed. */
  readonly thing: Thing | null;
  /** Whether the dice showed doubles, and which way the target is pushed; a null direction is straight away. */
  readonly doubles: { readonly direction: number | null } | null;
  /** Whether the dice showed two sixes. */
  readonly sixes: boolean;
  /** Points spent on aiming, and what the target defends with, where attacks are not rolled. */
  readonly aim: number;
  readonly defend: number;
  /** Clicks by target, where the players said something else than a plain hit on each. */
  readonly taken: Readonly<Record<string, number>>;
}

export const NO_TERMS: Terms = {
  off: [],
  also: [],
  carrying: null,
  lifted: null,
  object: null,
  twice: false,
  thing: null,
  doubles: null,
  sixes: false,
  aim: 0,
  defend: 0,
  taken: {},
};

/** The position with everything off that the terms switch off. */
export function positionUnder(position: Position, terms: Terms): Position {
  return terms.off.reduce(
    (now, { piece, power }) => (pieceOf(now, piece) ? withPowerOff(now, piece, power) : now),
    position,
  );
}

/** Clicks that a target takes of a hit: as the players said, else a plain hit; of damage that is shared, an even part. */
export function clicksDealt({ targets, notes }: HitAnswer, target: string, terms: Terms): number {
  const place = targets.findIndex((each) => each.target === target);
  const whole = targets[place]?.damage.total ?? 0;
  const shared = notes.some((note) => note.code === 'damage-shared');
  // What does not divide goes to those named first.
  const plain = shared ? Math.floor((whole + targets.length - 1 - place) / targets.length) : whole;
  return own(terms.taken, target) ?? plain + sixesAdd(targets[place], terms);
}

/** How many of the clicks that a target takes two sixes added. */
export function criticalPart(target: TargetAnswer, clicks: number, terms: Terms): number {
  return Math.min(clicks, sixesAdd(target, terms));
}

function sixesAdd(target: TargetAnswer | undefined, { sixes }: Terms): number {
  return sixes && target?.critical !== undefined ? Math.max(0, target.critical - target.damage.total) : 0;
}
