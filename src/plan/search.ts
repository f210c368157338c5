import type { Ruleset } from '../rules/ruleset';
import { positionOf, type Table } from '../table/table';
import { planActivation } from './activation';
import { eachAlone } from './baseline';
import { ALL, actionsLeft, type Choice, choicesOf, type Width } from './choices';
import { type Course, followedBy, likelyTables, startOf } from './course';
import { planOf } from './describe';
import type { Goal, Must, Plan, Progress } from './plan';
import { byWorth, guessOf, type Start, type Value, valueFor } from './value';
import { balanceOf, scaleOf } from './worth';

export interface Asked {
  readonly side: string;
  readonly goal: Goal;
  /** The only figure that may act; absent means all figures of the side. */
  readonly piece?: string;
  /** A step that every plan must contain. */
  readonly must?: Must;
}

/** Limits of one round of the search. */
interface Round {
  readonly width: Width;
  /** Beam width: sequences followed at each depth. */
  readonly courses: number;
  /** Branches of a sequence for which next candidates are listed. */
  readonly branches: number;
  /** Total number of sequences evaluated exactly. */
  readonly valued: number;
  /** If false, the order is powers, moves, attacks. That is usually best and involves fewer rolls. */
  readonly anyOrder: boolean;
}

/** Rounds from narrow to wide: the first is immediate, the last is exhaustive. */
const ROUNDS: readonly Round[] = [
  { width: { squares: 0, uses: 0 }, courses: 1, branches: 1, valued: 2, anyOrder: false },
  { width: { squares: 1, uses: 1 }, courses: 2, branches: 1, valued: 6, anyOrder: false },
  { width: { squares: 2, uses: 2 }, courses: 4, branches: 1, valued: 16, anyOrder: false },
  { width: { squares: 4, uses: 6 }, courses: 10, branches: 2, valued: 40, anyOrder: false },
  { width: { squares: 12, uses: 20 }, courses: 30, branches: 3, valued: 150, anyOrder: false },
  {
    width: ALL,
    courses: Number.POSITIVE_INFINITY,
    branches: Number.POSITIVE_INFINITY,
    valued: Number.POSITIVE_INFINITY,
    anyOrder: true,
  },
];

/** Maximum number of actions in a plan. Later actions are too uncertain, and are planned again once these are done. */
const MOST_ACTIONS = 3;

/** Powers used in addition to the actions of a turn. */
const USES = 2;

interface Looked {
  readonly course: Course;
  readonly guess: number;
}

/**
 * Searches for the best action sequence for the rest of the turn: beam search, widened each round until the caller
 * stops iterating. Each step takes a few milliseconds and yields the results so far.
 */
export function* planTurn(ruleset: Ruleset, table: Table, asked: Asked): Generator<Progress, Progress, void> {
  const scale = scaleOf(table);
  const { side, goal } = asked;
  const start: Start = { ruleset, scale, side, goal, table, balance: balanceOf(scale, table, side) };
  const known = new Map<string, Looked | null>();
  const valued = new Map<string, { readonly course: Course; readonly value: Value }>();
  const root = startOf(table);
  const report = reporter(start, valued, known);
  if (ruleset.mission) return yield* planActivation(ruleset, table, asked);
  if (!positionOf(table) || !ruleset.follow) return report(true);
  known.set('', { course: root, guess: guessOf(start, root) });
  // With more actions than the search looks ahead, it is never complete.
  const whole = asked.piece !== undefined || actionsLeft(table, side) <= MOST_ACTIONS;
  const actions = Math.min(MOST_ACTIONS, asked.piece === undefined ? actionsLeft(table, side) : 1);
  let alone = root;
  const value = (course: Course): void => {
    if (holds(asked, course)) valued.set(keyOf(course.choices), { course, value: valueFor(start, course) });
  };
  for (const single of [true, false])
    for (alone of eachAlone(ruleset, start, asked.piece ?? null, single ? 1 : actions, single)) {
      known.set(keyOf(alone.choices), { course: alone, guess: guessOf(start, alone) });
      if (valued.size === 0) value(alone);
      yield report(false);
    }
  /** Returns the sequence of these candidates, extending one that was computed before. */
  const courseOf = (choices: readonly Choice[]): Looked | null => {
    const key = keyOf(choices);
    const before = known.get(key);
    const last = choices.at(-1);
    if (before !== undefined || !last) return before ?? null;
    const shorter = courseOf(choices.slice(0, -1));
    const course = shorter && followedBy(ruleset, shorter.course, last);
    const looked = course && { course, guess: guessOf(start, course) };
    known.set(key, looked);
    return looked;
  };
  for (const [place, round] of ROUNDS.entries()) {
    let frontier: Looked[] = [{ course: root, guess: 0 }];
    for (let deep = 0; deep < actions + USES && frontier.length > 0; deep++) {
      const next = new Map<string, Looked>();
      for (const { course } of frontier) {
        const more = likelyTables(course, round.branches).flatMap((likely) =>
          choicesOf(ruleset, likely, side, asked, round.width, asked.piece ?? null),
        );
        for (const choice of more) {
          if (!mayFollow(asked, course, choice)) continue;
          const choices = [...course.choices, choice];
          const looked = (round.anyOrder ? null : courseOf(inOrder(choices))) ?? courseOf(choices);
          yield report(false);
          if (looked) keepBetter(next, looked);
        }
      }
      const held = ({ course }: Looked) => Number(holds(asked, course));
      frontier = [...next.values()].sort((a, b) => held(b) - held(a) || b.guess - a.guess).slice(0, round.courses);
    }
    const waiting = [...known].flatMap(([key, looked]) =>
      looked && !valued.has(key) && holds(asked, looked.course) ? [{ key, ...looked }] : [],
    );
    waiting.sort((a, b) => b.guess - a.guess);
    for (const { course } of waiting.slice(0, Math.max(0, round.valued - valued.size))) {
      value(course);
      yield report(false);
    }
    if (place === 1 && alone !== root) value(alone);
  }
  return report(whole);
}

/** The same candidates in another order usually have the same result: only the better estimate is followed. */
function keepBetter(next: Map<string, Looked>, looked: Looked): void {
  const key = looked.course.choices.map(keyOfChoice).sort().join('\n');
  const before = next.get(key);
  if (!before || looked.guess > before.guess) next.set(key, looked);
}

function keyOf(choices: readonly Choice[]): string {
  return choices.map(keyOfChoice).join('\n');
}

function keyOfChoice({ deeds }: Choice): string {
  const known = keys.get(deeds);
  if (known !== undefined) return known;
  const key = JSON.stringify(deeds);
  keys.set(deeds, key);
  return key;
}

const keys = new WeakMap<Choice['deeds'], string>();

/** Sorts powers before moves before attacks. */
function inOrder(choices: readonly Choice[]): readonly Choice[] {
  return [...choices].sort((a, b) => rankOf(a) - rankOf(b));
}

const MOVE = 1;

function rankOf({ deeds }: Choice): number {
  if (deeds.some(({ deed }) => deed === 'attack')) return MOVE + 1;
  return deeds.every(({ deed }) => deed === 'use') ? MOVE - 1 : MOVE;
}

/** A figure has one action per turn. The figure of a required step does nothing else. */
function mayFollow({ must }: Asked, { choices }: Course, choice: Choice): boolean {
  if (acts(choice) && choices.some((each) => each.piece === choice.piece && acts(each))) return false;
  return (
    !must || choice.piece !== must.piece || isMust(must, choice) || choice.deeds.every(({ deed }) => deed === 'use')
  );
}

/** Returns whether it does more than use a power. */
function acts({ deeds }: Choice): boolean {
  return deeds.some(({ deed }) => deed !== 'use');
}

function holds({ must }: Asked, { choices }: Course): boolean {
  return !must || choices.some((choice) => choice.piece === must.piece && isMust(must, choice));
}

function isMust({ choice: wanted }: Must, { deeds }: Choice): boolean {
  return deeds.some((deed) => {
    if ('square' in wanted) return deed.deed === 'move' && deed.to.includes(wanted.square);
    if (deed.deed === 'attack') return 'pieces' in deed.aim && deed.aim.pieces.includes(wanted.target);
    return deed.deed === 'use' && deed.target === wanted.target;
  });
}

const SHOWN = 3;

/** Returns a function that reports the results so far, rebuilt only after new evaluations. */
function reporter(
  start: Start,
  valued: ReadonlyMap<string, { readonly course: Course; readonly value: Value }>,
  known: ReadonlyMap<string, unknown>,
): (complete: boolean) => Progress {
  const told = new WeakMap<Course, Plan>();
  const tell = (course: Course, value: Value): Plan => {
    const plan = told.get(course) ?? planOf(start, course, value);
    told.set(course, plan);
    return plan;
  };
  let plans: readonly Plan[] = [];
  let seen = 0;
  return (complete) => {
    if (valued.size !== seen) {
      seen = valued.size;
      plans = best([...valued.values()]).map(({ course, value }) => tell(course, value));
    }
    return { plans, looked: known.size, complete };
  };
}

/** Returns the best sequence, then others that differ in figures or targets. */
function best<Each extends { readonly course: Course; readonly value: Value }>(all: readonly Each[]): readonly Each[] {
  const sorted = [...all].sort((a, b) => byWorth(a.value, b.value));
  const chosen: Each[] = [];
  const gists = new Set<string>();
  for (const each of sorted) {
    const gist = gistOf(each.course);
    if (gists.has(gist)) continue;
    gists.add(gist);
    // Doing nothing is a plan only if no other plan is better.
    if (each.course.choices.length === 0 && chosen.length > 0) continue;
    chosen.push(each);
    if (chosen.length === SHOWN) break;
  }
  return chosen;
}

/** Returns a key of the actors and their targets, ignoring squares. */
function gistOf({ choices }: Course): string {
  return choices
    .map(
      ({ piece, deeds }) =>
        `${piece} ${deeds.map((deed) => (deed.deed === 'attack' ? JSON.stringify(deed.aim) : deed.deed)).join(' ')}`,
    )
    .sort()
    .join('\n');
}
