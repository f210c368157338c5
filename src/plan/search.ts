import type { Ruleset } from '../rules/ruleset';
import type { Table } from '../table/table';
import { getTablePosition } from '../table/table-position';
import { type ActionSequence, extendSequence, listLikelyTables, makeEmptySequence } from './action-sequence';
import { planActivation } from './activation';
import { planGreedily } from './baseline';
import {
  type Candidate,
  countRemainingActions,
  listCandidates,
  type SearchWidth,
  UNLIMITED_SEARCH_WIDTH,
} from './candidates';
import { describePlan } from './describe-plan';
import {
  compareEvaluations,
  type Evaluation,
  estimateSequence,
  evaluateSequence,
  type PlanningContext,
} from './evaluation';
import type { Plan, PlannerGoal, PlanProgress, PlanRequirement } from './plan';
import { computeBalance, makePointScale } from './point-scale';

export interface PlanRequest {
  readonly side: string;
  readonly goal: PlannerGoal;
  /** The only figure that may act; absent means all figures of the side. */
  readonly piece?: string;
  /** A step that every plan must contain. */
  readonly must?: PlanRequirement;
}

interface SearchRound {
  readonly width: SearchWidth;
  /** Beam width: number of sequences followed at each depth. */
  readonly sequences: number;
  /** Number of branches of a sequence for which further candidates are listed. */
  readonly branches: number;
  /** Maximum number of sequences evaluated exactly, summed over all rounds so far. */
  readonly evaluated: number;
  /**
   * Whether actions may come in any order. Otherwise the order is powers, moves, attacks, which is usually best and
   * involves fewer rolls.
   */
  readonly anyOrder: boolean;
}

/** Rounds from narrow to wide: the first is immediate, the last is exhaustive. */
const ROUNDS: readonly SearchRound[] = [
  { width: { squares: 0, uses: 0 }, sequences: 1, branches: 1, evaluated: 2, anyOrder: false },
  { width: { squares: 1, uses: 1 }, sequences: 2, branches: 1, evaluated: 6, anyOrder: false },
  { width: { squares: 2, uses: 2 }, sequences: 4, branches: 1, evaluated: 16, anyOrder: false },
  { width: { squares: 4, uses: 6 }, sequences: 10, branches: 2, evaluated: 40, anyOrder: false },
  { width: { squares: 12, uses: 20 }, sequences: 30, branches: 3, evaluated: 150, anyOrder: false },
  {
    width: UNLIMITED_SEARCH_WIDTH,
    sequences: Number.POSITIVE_INFINITY,
    branches: Number.POSITIVE_INFINITY,
    evaluated: Number.POSITIVE_INFINITY,
    anyOrder: true,
  },
];

/**
 * Maximum number of actions in a plan. Later actions are too uncertain, and are planned after the first actions are
 * done.
 */
const MOST_ACTIONS = 3;

/** Maximum number of powers used in addition to the actions of a turn. */
const USES = 2;

interface EstimatedSequence {
  readonly course: ActionSequence;
  readonly guess: number;
}

/**
 * Searches for the best action sequence for the rest of the turn: beam search, widened each round until the caller
 * stops iterating. Each step takes a few milliseconds and yields the results so far.
 */
export function* planTurn(
  ruleset: Ruleset,
  table: Table,
  request: PlanRequest,
): Generator<PlanProgress, PlanProgress, void> {
  const scale = makePointScale(table);
  const { side, goal } = request;
  const start: PlanningContext = { ruleset, scale, side, goal, table, balance: computeBalance(scale, table, side) };
  const known = new Map<string, EstimatedSequence | null>();
  const valued = new Map<string, { readonly course: ActionSequence; readonly value: Evaluation }>();
  const root = makeEmptySequence(table);
  const report = makeReporter(start, valued, known);
  if (ruleset.mission) return yield* planActivation(ruleset, table, request);
  if (!getTablePosition(table)) return report(true);
  known.set('', { course: root, guess: estimateSequence(start, root) });
  // Not complete if the side has more actions left than a plan may have, unless only one figure may act.
  const whole = request.piece !== undefined || countRemainingActions(table, side) <= MOST_ACTIONS;
  const actions = Math.min(MOST_ACTIONS, request.piece === undefined ? countRemainingActions(table, side) : 1);
  let alone = root;
  const value = (course: ActionSequence): void => {
    if (holds(request, course)) valued.set(keyOf(course.choices), { course, value: evaluateSequence(start, course) });
  };
  for (const single of [true, false])
    for (alone of planGreedily(ruleset, start, request.piece ?? null, single ? 1 : actions, single)) {
      known.set(keyOf(alone.choices), { course: alone, guess: estimateSequence(start, alone) });
      if (valued.size === 0) value(alone);
      yield report(false);
    }
  /** Returns the action sequence that consists of these candidates. Extends a sequence that was computed earlier. */
  const courseOf = (choices: readonly Candidate[]): EstimatedSequence | null => {
    const key = keyOf(choices);
    const before = known.get(key);
    const last = choices.at(-1);
    if (before !== undefined || !last) return before ?? null;
    const shorter = courseOf(choices.slice(0, -1));
    const course = shorter && extendSequence(ruleset, shorter.course, last);
    const looked = course && { course, guess: estimateSequence(start, course) };
    known.set(key, looked);
    return looked;
  };
  for (const [place, round] of ROUNDS.entries()) {
    let frontier: EstimatedSequence[] = [{ course: root, guess: 0 }];
    for (let deep = 0; deep < actions + USES && frontier.length > 0; deep++) {
      const next = new Map<string, EstimatedSequence>();
      for (const { course } of frontier) {
        const more = listLikelyTables(course, round.branches).flatMap((likely) =>
          listCandidates(ruleset, likely, side, request, round.width, request.piece ?? null),
        );
        for (const choice of more) {
          if (!mayFollow(request, course, choice)) continue;
          const choices = [...course.choices, choice];
          const sequence = (round.anyOrder ? null : courseOf(sortByKind(choices))) ?? courseOf(choices);
          yield report(false);
          if (sequence) keepBetter(next, sequence);
        }
      }
      const held = ({ course }: EstimatedSequence) => Number(holds(request, course));
      frontier = [...next.values()].sort((a, b) => held(b) - held(a) || b.guess - a.guess).slice(0, round.sequences);
    }
    const waiting = [...known].flatMap(([key, sequence]) =>
      sequence && !valued.has(key) && holds(request, sequence.course) ? [{ key, ...sequence }] : [],
    );
    waiting.sort((a, b) => b.guess - a.guess);
    for (const { course } of waiting.slice(0, Math.max(0, round.evaluated - valued.size))) {
      value(course);
      yield report(false);
    }
    if (place === 1 && alone !== root) value(alone);
  }
  return report(whole);
}

/**
 * Stores a sequence unless the same candidates in another order have a better estimate. The order rarely changes the
 * result.
 */
function keepBetter(next: Map<string, EstimatedSequence>, sequence: EstimatedSequence): void {
  const key = sequence.course.choices.map(keyOfChoice).sort().join('\n');
  const before = next.get(key);
  if (!before || sequence.guess > before.guess) next.set(key, sequence);
}

function keyOf(choices: readonly Candidate[]): string {
  return choices.map(keyOfChoice).join('\n');
}

function keyOfChoice({ deeds }: Candidate): string {
  const known = keys.get(deeds);
  if (known !== undefined) return known;
  const key = JSON.stringify(deeds);
  keys.set(deeds, key);
  return key;
}

const keys = new WeakMap<Candidate['deeds'], string>();

/** Sorts candidates: powers before moves before attacks. */
function sortByKind(choices: readonly Candidate[]): readonly Candidate[] {
  return [...choices].sort((a, b) => rankOf(a) - rankOf(b));
}

const MOVE = 1;

function rankOf({ deeds }: Candidate): number {
  if (deeds.some(({ deed }) => deed === 'attack')) return MOVE + 1;
  return deeds.every(({ deed }) => deed === 'use') ? MOVE - 1 : MOVE;
}

/**
 * Returns whether a candidate may follow: a figure has one action per turn, and the figure of a required step does
 * nothing else.
 */
function mayFollow({ must }: PlanRequest, { choices }: ActionSequence, choice: Candidate): boolean {
  if (acts(choice) && choices.some((each) => each.piece === choice.piece && acts(each))) return false;
  return (
    !must || choice.piece !== must.piece || isMust(must, choice) || choice.deeds.every(({ deed }) => deed === 'use')
  );
}

/** Returns whether a candidate does more than use a power. */
function acts({ deeds }: Candidate): boolean {
  return deeds.some(({ deed }) => deed !== 'use');
}

function holds({ must }: PlanRequest, { choices }: ActionSequence): boolean {
  return !must || choices.some((choice) => choice.piece === must.piece && isMust(must, choice));
}

function isMust({ choice: wanted }: PlanRequirement, { deeds }: Candidate): boolean {
  return deeds.some((deed) => {
    if ('square' in wanted) return deed.deed === 'move' && deed.to.includes(wanted.square);
    if (deed.deed === 'attack') return 'pieces' in deed.aim && deed.aim.pieces.includes(wanted.target);
    return deed.deed === 'use' && deed.target === wanted.target;
  });
}

const SHOWN = 3;

/** Returns a function that reports the results so far, rebuilt only after new evaluations. */
function makeReporter(
  start: PlanningContext,
  valued: ReadonlyMap<string, { readonly course: ActionSequence; readonly value: Evaluation }>,
  known: ReadonlyMap<string, unknown>,
): (complete: boolean) => PlanProgress {
  const told = new WeakMap<ActionSequence, Plan>();
  const tell = (course: ActionSequence, value: Evaluation): Plan => {
    const plan = told.get(course) ?? describePlan(start, course, value);
    told.set(course, plan);
    return plan;
  };
  let plans: readonly Plan[] = [];
  let seen = 0;
  return (complete) => {
    if (valued.size !== seen) {
      seen = valued.size;
      plans = pickBest([...valued.values()]).map(({ course, value }) => tell(course, value));
    }
    return { plans, evaluated: known.size, complete };
  };
}

/** Returns the best sequence, then further sequences that differ in figures or targets. */
function pickBest<Each extends { readonly course: ActionSequence; readonly value: Evaluation }>(
  all: readonly Each[],
): readonly Each[] {
  const sorted = [...all].sort((a, b) => compareEvaluations(a.value, b.value));
  const chosen: Each[] = [];
  const gists = new Set<string>();
  for (const each of sorted) {
    const gist = gistKey(each.course);
    if (gists.has(gist)) continue;
    gists.add(gist);
    // An empty plan is listed only if no other plan is better.
    if (each.course.choices.length === 0 && chosen.length > 0) continue;
    chosen.push(each);
    if (chosen.length === SHOWN) break;
  }
  return chosen;
}

/** Returns a key of the actors and their targets, ignoring squares. */
function gistKey({ choices }: ActionSequence): string {
  return choices
    .map(
      ({ piece, deeds }) =>
        `${piece} ${deeds.map((deed) => (deed.deed === 'attack' ? JSON.stringify(deed.aim) : deed.deed)).join(' ')}`,
    )
    .sort()
    .join('\n');
}
