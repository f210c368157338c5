import type { Board } from '../board/board';
import { DOOR, PRINTED_OBJECT } from '../board/terrain';
import type { Square } from '../grid/square';
import { getOwnProperty } from '../plain/get-own';
import type { HitAnswer, ModifiedValue, TargetAnswer } from '../rules/answer';
import type { Breakable } from '../table/facts';
import type { InanimateTarget } from '../table/heaps';
import { findPiece, type Position, withoutPower } from '../table/position';

/** A power or ability that a question ignores, for example because it is outwitted. */
export interface IgnoredPower {
  readonly piece: string;
  readonly power: string;
}

/** Returns the kind of a target as used in facts: door, wall, object or blocking terrain. */
export function breakableKind(board: Board, thing: InanimateTarget): Breakable {
  if ('edge' in thing) return board.walls[thing.edge] === DOOR ? 'door' : 'wall';
  return ((board.terrain[thing.square] ?? 0) & PRINTED_OBJECT) !== 0 ? 'object' : 'blocking';
}

/** Conditions of a question, in addition to the figures that the question is about. */
export interface QuestionTerms {
  readonly off: readonly IgnoredPower[];
  /** Ids of further targets of the same attack. */
  readonly also: readonly string[];
  readonly carrying: string | null;
  /** Id of the piece that telekinesis moves. Null means the first piece that it may move. */
  readonly lifted: string | null;
  /** Square of the object that is thrown. Null for the best object. */
  readonly object: Square | null;
  /** Wall, door, object or terrain to destroy. Null for the first possible target. */
  readonly thing: InanimateTarget | null;
  /**
   * Direction in which a target is pushed after a roll of doubles. Null if the roll is not doubles. If `direction` is
   * null, the target is pushed directly away from the attacker.
   */
  readonly doubles: { readonly direction: number | null } | null;
  /** Faces of the attack roll that the players entered: none, one or two. */
  readonly dice: readonly number[];
  /** Points spent on aiming, for attacks without a roll. `defend`: points spent on the target's defense. */
  readonly aim: number;
  readonly defend: number;
  /** Clicks by target as the players reported them, if they differ from the computed clicks of the hit. */
  readonly taken: Readonly<Record<string, number>>;
  /** Damage by target, if the damage of an attack on several targets is not split evenly. Null for an even split. */
  readonly shares: Readonly<Record<string, number>> | null;
  /** The multi-part action that contains the attack: `flurry`, `duo` or `multiattack`. */
  readonly action: string | null;
  /** Evade rolls by target; a target without a roll is missing. `shapes`: rolls to avoid being attacked. */
  readonly evades: Readonly<Record<string, number>>;
  readonly shapes: Readonly<Record<string, number>>;
  /** Number of squares of knock back, by target. `direction`: direction of knock back, as an index into DIRECTIONS. */
  readonly push: Readonly<Record<string, number>>;
  readonly direction: Readonly<Record<string, number>>;
  /** Whether a hit captures instead of dealing damage. */
  readonly capture: boolean;
  /** Id of the power that replaces the damage of a hit. Null if no power replaces it. */
  readonly instead: string | null;
  /** Result of the extra die that a power rolls. */
  readonly die: number | null;
  /** Id of the figure that takes the damage in the target's place. Null if the target takes it. */
  readonly passedTo: string | null;
  /**
   * Flying mode at the end of a move. `setsDown`: square of the passenger after the move. `picksUp`: object picked up.
   */
  readonly mode: 'hovering' | 'soaring' | null;
  readonly setsDown: Square | null;
  /** Squares where freed captives are placed, by piece. */
  readonly setFree: Readonly<Record<string, Square>>;
  readonly picksUp: string | null;
  /** Result of the mover's break-away roll; null if unknown. */
  readonly breakAway: number | null;
  /** Ids of consequences that the players deselected. */
  readonly unticked: readonly string[];
  /** Ids (`openQuestionId`) of open questions that the players answered with "nothing" or "no roll". */
  readonly declined: readonly string[];
}

export const NO_TERMS: QuestionTerms = {
  off: [],
  also: [],
  carrying: null,
  lifted: null,
  object: null,
  thing: null,
  doubles: null,
  dice: [],
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
  passedTo: null,
  mode: null,
  setsDown: null,
  setFree: {},
  picksUp: null,
  breakAway: null,
  unticked: [],
  declined: [],
};

/** Returns the position without the powers that the question ignores. */
export function removeIgnoredPowers(position: Position, terms: QuestionTerms): Position {
  return terms.off.reduce(
    (now, { piece, power }) => (findPiece(now, piece) ? withoutPower(now, piece, power) : now),
    position,
  );
}

/** Returns the damage of a hit before reductions. */
function unreducedDamage({ base, changes }: ModifiedValue): number {
  return changes.reduce((sum, { by }) => sum + Math.max(0, by), base);
}

/**
 * Splits shared damage as the players said, or else evenly; the remainder goes to the first targets. Null if damage is
 * not shared: then each target takes the full damage.
 */
export function shareDamage(
  { targets, notes }: HitAnswer,
  chosenShares: QuestionTerms['shares'] = null,
): Readonly<Record<string, number>> | null {
  const damage = targets[0]?.damage;
  if (!damage || notes.every(({ code }) => code !== 'damage-shared')) return null;
  if (
    chosenShares &&
    Object.keys(chosenShares).length === targets.length &&
    targets.every(({ target }) => Object.hasOwn(chosenShares, target))
  )
    return chosenShares;
  const part = (place: number) => Math.floor((unreducedDamage(damage) + targets.length - 1 - place) / targets.length);
  return Object.fromEntries(targets.map(({ target }, place) => [target, part(place)]));
}

/**
 * Returns the clicks that a target takes from a hit: the number reported by the players, or else the computed number.
 * Shared damage is split first, then reduced.
 */
export function computeClicksDealt(hit: HitAnswer, target: string, terms: QuestionTerms): number {
  const answer = hit.targets.find((each) => each.target === target);
  const told = getOwnProperty(terms.taken, target);
  if (told !== undefined || !answer) return told ?? 0;
  const part = getOwnProperty(shareDamage(hit, terms.shares) ?? {}, target);
  const takenOff = unreducedDamage(answer.damage) - answer.damage.total;
  return (part === undefined ? answer.damage.total : Math.max(0, part - takenOff)) + sixesAdd(answer, terms);
}

function sixesAdd({ critical, damage }: TargetAnswer, terms: QuestionTerms): number {
  return rollShown(terms) === 'sixes' && critical !== undefined ? Math.max(0, critical - damage.total) : 0;
}

/**
 * Returns the change of the terms when a die is entered. A third die begins a new roll. Clicks that the players entered
 * are kept unless the roll changes the damage.
 */
export function enterDie(terms: QuestionTerms, face: number): Pick<QuestionTerms, 'dice' | 'doubles' | 'taken'> {
  const dice = terms.dice.length === 2 ? [face] : [...terms.dice, face];
  const isPair = dice.length === 2 && dice[0] === dice[1] && face > 1;
  const now = { dice, doubles: isPair ? { direction: null } : null };
  const isSame = rollShown({ ...terms, ...now }) === rollShown(terms);
  return { ...now, taken: isSame ? terms.taken : {} };
}

/** Returns what the entered dice show; `hit` if they show nothing special or are not entered. */
export function rollShown({ dice, doubles }: QuestionTerms): 'sixes' | 'ones' | 'doubles' | 'hit' {
  const sum = dice.length === 2 ? sumOf(dice) : null;
  if (sum === 12) return 'sixes';
  if (sum === 2) return 'ones';
  return doubles ? 'doubles' : 'hit';
}

/** Returns whether the entered dice hit a target. Null if the dice are incomplete or the target needs no roll. */
export function rollHits({ needs }: TargetAnswer, { dice }: QuestionTerms): boolean | null {
  return dice.length < 2 || needs === null ? null : sumOf(dice) >= needs;
}

function sumOf(dice: readonly number[]): number {
  return dice.reduce((sum, face) => sum + face, 0);
}
