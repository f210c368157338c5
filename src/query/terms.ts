import type { Board } from '../board/board';
import { DOOR, PRINTED_OBJECT } from '../board/terrain';
import type { Square } from '../grid/square';
import { own } from '../plain/own';
import type { HitAnswer, Tally, TargetAnswer } from '../rules/answer';
import type { ThingTarget } from '../rules/ruleset';
import { withPowerOff } from '../rules/switched-off';
import type { Breakable } from '../table/facts';
import { type Position, pieceOf } from '../table/position';

/** A power or ability that does not work for this question: outwitted, cancelled. */
export interface SwitchedOff {
  readonly piece: string;
  readonly power: string;
}

/** What a thing is in the words of the log. */
export function breakableOf(board: Board, thing: ThingTarget): Breakable {
  if ('edge' in thing) return board.walls[thing.edge] === DOOR ? 'door' : 'wall';
  return ((board.terrain[thing.square] ?? 0) & PRINTED_OBJECT) !== 0 ? 'object' : 'blocking';
}

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
  /** Null: the first that could be destroyed. */
  readonly thing: ThingTarget | null;
  /** Whether the dice showed doubles, and which way the target is pushed; a null direction is straight away. */
  readonly doubles: { readonly direction: number | null } | null;
  /** Whether the dice showed two sixes. */
  readonly sixes: boolean;
  /** Points spent on aiming, and what the target defends with, where attacks are not rolled. */
  readonly aim: number;
  readonly defend: number;
  /** Clicks by target, where the players said something else than a plain hit on each. */
  readonly taken: Readonly<Record<string, number>>;
  /** Damage by target, where it is shared out otherwise than in even parts; null: evenly. */
  readonly shares: Readonly<Record<string, number>> | null;
  /** The action of several parts that the attack is made in: `flurry duo multiattack`. */
  readonly action: string | null;
  /** What targets rolled to evade, and so as not to be attacked; left out: nobody rolled. */
  readonly evades: Readonly<Record<string, number>>;
  readonly shapes: Readonly<Record<string, number>>;
  /** Squares of knock back, and which way as a place in DIRECTIONS, by target. */
  readonly push: Readonly<Record<string, number>>;
  readonly direction: Readonly<Record<string, number>>;
  /** Whether a hit captures instead of hurting. */
  readonly capture: boolean;
  /** The power by which a hit does something else than damage. */
  readonly instead: string | null;
  /** A power's own die. */
  readonly die: number | null;
  /** Of a move: how it flies at its end, where the carried one is set down, and what is picked up. */
  readonly mode: 'hovering' | 'soaring' | null;
  readonly setsDown: Square | null;
  /** Where each captive that comes free is placed, by piece. */
  readonly setFree: Readonly<Record<string, Square>>;
  readonly picksUp: string | null;
  /** The die with which the mover tried to break away; null: nobody said. */
  readonly breakAway: number | null;
  /** What follows and is left out of the log all the same, by id. */
  readonly unticked: readonly string[];
  /** Open questions that the players answered with "nothing" or "no roll", by `openId`. */
  readonly declined: readonly string[];
}

export const NO_TERMS: Terms = {
  off: [],
  also: [],
  carrying: null,
  lifted: null,
  object: null,
  thing: null,
  doubles: null,
  sixes: false,
  aim: 0,
  defend: 0,
  taken: {},
  shares: null,
  action: null,
  evades: {},
  shapes: {},
  push: {},
  direction: {},
  capture: false,
  instead: null,
  die: null,
  mode: null,
  setsDown: null,
  setFree: {},
  picksUp: null,
  breakAway: null,
  unticked: [],
  declined: [],
};

/** The position with everything off that the terms switch off. */
export function positionUnder(position: Position, terms: Terms): Position {
  return terms.off.reduce(
    (now, { piece, power }) => (pieceOf(now, piece) ? withPowerOff(now, piece, power) : now),
    position,
  );
}

/** Damage before anything is taken off. */
function wholeOf({ base, changes }: Tally): number {
  return changes.reduce((sum, { by }) => sum + Math.max(0, by), base);
}

/** Damage that is to be shared out, as the players said, else in even parts: what does not divide goes to those named first. Null where each target takes all of it. */
export function sharedOut(
  { targets, notes }: HitAnswer,
  told: Terms['shares'] = null,
): Readonly<Record<string, number>> | null {
  const damage = targets[0]?.damage;
  if (!damage || notes.every(({ code }) => code !== 'damage-shared')) return null;
  if (told && Object.keys(told).length === targets.length && targets.every(({ target }) => Object.hasOwn(told, target)))
    return told;
  const part = (place: number) => Math.floor((wholeOf(damage) + targets.length - 1 - place) / targets.length);
  return Object.fromEntries(targets.map(({ target }, place) => [target, part(place)]));
}

/** Clicks that a target takes of a hit: as the players said, else a plain hit; of damage that is shared an even part, less what is taken off it. */
export function clicksDealt(hit: HitAnswer, target: string, terms: Terms): number {
  const found = hit.targets.find((each) => each.target === target);
  const told = own(terms.taken, target);
  if (told !== undefined || !found) return told ?? 0;
  const part = own(sharedOut(hit, terms.shares) ?? {}, target);
  const takenOff = wholeOf(found.damage) - found.damage.total;
  return (part === undefined ? found.damage.total : Math.max(0, part - takenOff)) + sixesAdd(found, terms);
}

function sixesAdd({ critical, damage }: TargetAnswer, { sixes }: Terms): number {
  return sixes && critical !== undefined ? Math.max(0, critical - damage.total) : 0;
}
