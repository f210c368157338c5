import type { Ruleset } from '../rules/ruleset';
import type { OpponentSettings } from '../table/app-player';
import type { Table } from '../table/table';
import { getTablePosition } from '../table/table-position';
import { type ActionSequence, extendSequence, findLikeliestTable, makeEmptySequence } from './action-sequence';
import { evaluateAfterReply } from './best-reply';
import { type Candidate, countRemainingActions, listCandidates } from './candidates';
import { describePlan } from './describe-plan';
import { evaluateSequence, type PlanningContext } from './evaluation';
import { evaluateOutcomes, makeEndRank, makeGameContext } from './game-evaluation';
import { getGameWeights, getOpponentSearch } from './opponent-settings';
import type { Plan, PlanProgress } from './plan';
import { computeBalance, makePointScale } from './point-scale';
import { chooseSetDown } from './set-down';

export interface OpponentRequest extends OpponentSettings {
  readonly side: string;
}

/**
 * Returns the share of its time that a search has used after a number of steps, from 0 to 1. The search ends at 1, so
 * a clock, a number of steps, or both limit it.
 */
export type SearchPace = (steps: number) => number;

interface ValuedSequence {
  readonly course: ActionSequence;
  readonly value: number;
}

/** Share of the time after which only replies of the other side are searched. */
const REPLIES_FROM = 0.6;

/**
 * Searches for the actions that win the game, for the opponent that Sidekick plays. Unlike `planTurn`, evaluates the
 * whole position after the turn and after the other side's best reply. Each step takes a few milliseconds. A search that
 * is given less time considers fewer candidates of each action.
 */
export function* planToWin(
  ruleset: Ruleset,
  table: Table,
  request: OpponentRequest,
  pace: SearchPace,
): Generator<void, PlanProgress, void> {
  const { side } = request;
  const limits = getOpponentSearch(request);
  if (ruleset.mission || !getTablePosition(table)) return { plans: [], evaluated: 0, complete: true };
  const game = makeGameContext(ruleset, table, side, getGameWeights(request));
  const root = makeEmptySequence(table);
  const start: ValuedSequence = { course: root, value: evaluateOutcomes(game, root, 1) };
  const found = new Map<string, ValuedSequence>([['', start]]);
  let steps = 0;
  const used = () => Math.max(pace(steps), steps / limits.steps);
  const widest = limits.replies > 0 ? REPLIES_FROM : 1;
  let frontier: readonly ValuedSequence[] = [start];
  const actions = Math.max(1, Math.min(limits.actions, countRemainingActions(table, side)));
  for (let deep = 0; deep < actions; deep++) {
    const next: ValuedSequence[] = [];
    for (const [place, { course }] of frontier.entries()) {
      const begun = used();
      // Half of the remaining time is for this action, unless it is the last one, in equal shares for each sequence.
      const end = begun + (widest - begun) / (frontier.length - place) / (actions - deep > 1 ? 2 : 1);
      const now = findLikeliestTable(course);
      const rankEnd = makeEndRank(game, now);
      const aims = { goal: { goal: 'points' }, rankEnd } as const;
      for (const choice of interleave(listCandidates(ruleset, now, side, aims, limits))) {
        if (used() >= end) break;
        if (isRepeated(course, choice)) continue;
        const key = keyOf([...course.choices, choice]);
        if (found.has(key)) continue;
        steps++;
        const longer = extendSequence(ruleset, course, choice);
        if (longer) {
          const valued = { course: longer, value: evaluateOutcomes(game, longer, limits.outcomes) };
          found.set(key, valued);
          next.push(valued);
        }
        yield;
      }
    }
    frontier = next.sort(byValue).slice(0, limits.sequences);
  }
  const ranked = [...found.values()].sort(byValue);
  const refined: ValuedSequence[] = [];
  for (const each of ranked.slice(0, ranked.length > 1 ? limits.replies : 0)) {
    const reply = evaluateAfterReply(game, findLikeliestTable(each.course));
    let result = reply.next();
    for (; !result.done && used() < 1; result = reply.next()) {
      steps++;
      yield;
    }
    if (!result.done) break;
    // The reply is played on the likeliest outcome alone, so its effect is added to the average over all outcomes.
    refined.push({ ...each, value: each.value + result.value - evaluateOutcomes(game, likeliest(each.course), 1) });
  }
  // Values after a reply and values without one cannot be compared, so one refined sequence alone changes nothing.
  const [best = start] = refined.length > 1 ? refined.sort(byValue) : ranked;
  return { plans: [describeCourse(ruleset, table, side, best.course)], evaluated: found.size, complete: true };
}

/** Sorts candidates for a search that may end early: attacks first, then the figures in turn, each by its best first. */
function interleave(candidates: readonly Candidate[]): readonly Candidate[] {
  const counts = new Map<string, number>();
  const ranked = candidates.map((choice) => {
    const attacks = choice.deeds.some(({ deed }) => deed === 'attack');
    const key = `${choice.piece} ${attacks}`;
    const place = counts.get(key) ?? 0;
    counts.set(key, place + 1);
    return { choice, place: attacks ? place : place * 2 + 1 };
  });
  return ranked.sort((a, b) => a.place - b.place).map(({ choice }) => choice);
}

function likeliest(course: ActionSequence): ActionSequence {
  return makeEmptySequence(findLikeliestTable(course));
}

function byValue(a: ValuedSequence, b: ValuedSequence): number {
  return b.value - a.value || a.course.choices.length - b.course.choices.length;
}

/** Returns whether a figure would act twice in a sequence. */
function isRepeated({ choices }: ActionSequence, choice: Candidate): boolean {
  const acts = ({ deeds }: Candidate) => deeds.some(({ deed }) => deed !== 'use');
  return acts(choice) && choices.some((each) => each.piece === choice.piece && acts(each));
}

/** Returns a key of the candidates in any order, because the order rarely changes the result. */
function keyOf(choices: readonly Candidate[]): string {
  return choices
    .map(({ deeds }) => JSON.stringify(deeds))
    .sort()
    .join('\n');
}

/** Describes a sequence as a plan, with what it wins, costs and risks in points. */
function describeCourse(ruleset: Ruleset, table: Table, side: string, course: ActionSequence): Plan {
  const scale = makePointScale(table);
  const balance = computeBalance(scale, table, side);
  const start: PlanningContext = { ruleset, scale, side, goal: { goal: 'points' }, table, balance };
  return chooseSetDown(ruleset, table, side, describePlan(start, course, evaluateSequence(start, course)));
}
