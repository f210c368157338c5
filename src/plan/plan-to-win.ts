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
  /** Maximum number of search steps, if lower than the maximum of the strength. */
  readonly steps?: number;
}

interface ValuedSequence {
  readonly course: ActionSequence;
  readonly value: number;
}

/** Number of plans reported. */
const SHOWN = 3;

/**
 * Searches for the actions that win the game, for the opponent that Sidekick plays. Unlike `planTurn`, evaluates the
 * whole position after the turn and after the other side's best reply. Each step takes a few milliseconds and yields
 * the results so far.
 */
export function* planToWin(
  ruleset: Ruleset,
  table: Table,
  request: OpponentRequest,
): Generator<PlanProgress, PlanProgress, void> {
  const { side } = request;
  const limits = getOpponentSearch(request);
  const most = Math.min(limits.steps, request.steps ?? limits.steps);
  const none: PlanProgress = { plans: [], evaluated: 0, complete: true };
  if (ruleset.mission || !getTablePosition(table)) return none;
  const game = makeGameContext(ruleset, table, side, getGameWeights(request));
  const root = makeEmptySequence(table);
  const start: ValuedSequence = { course: root, value: evaluateOutcomes(game, root, 1) };
  const found = new Map<string, ValuedSequence>([['', start]]);
  const tell = makeDescriber(ruleset, table, side);
  let plans: readonly Plan[] = [];
  const report = (complete = false): PlanProgress => ({ plans, evaluated: found.size, complete });
  const show = (best: readonly ValuedSequence[]) => {
    plans = best.slice(0, SHOWN).map(({ course }) => tell(course));
  };
  let frontier: readonly ValuedSequence[] = [start];
  const actions = Math.min(limits.actions, countRemainingActions(table, side));
  let steps = 0;
  for (let deep = 0; deep < Math.max(1, actions) && steps < most; deep++) {
    const next: ValuedSequence[] = [];
    for (const [place, { course }] of frontier.entries()) {
      const now = findLikeliestTable(course);
      const rankEnd = makeEndRank(game, now);
      const aims = { goal: { goal: 'points' }, rankEnd } as const;
      const share = Math.ceil((most - steps) / (frontier.length - place) / (actions - deep > 1 ? 2 : 1));
      const end = steps + share;
      for (const choice of interleave(listCandidates(ruleset, now, side, aims, limits))) {
        if (steps >= end) break;
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
        yield report();
      }
    }
    frontier = next.sort(byValue).slice(0, limits.sequences);
    if (deep === 0) {
      show([...found.values()].sort(byValue).slice(0, 1));
      yield report();
    }
  }
  let ranked = [...found.values()].sort(byValue);
  if (limits.replies > 0 && ranked.length > 1) {
    const refined: ValuedSequence[] = [];
    for (const each of ranked.slice(0, limits.replies)) {
      const reply = evaluateAfterReply(game, findLikeliestTable(each.course));
      let result = reply.next();
      while (!result.done) {
        yield report();
        result = reply.next();
      }
      // The reply is played on the likeliest outcome alone, so its effect is added to the average over all outcomes.
      refined.push({ ...each, value: each.value + result.value - evaluateOutcomes(game, likeliest(each.course), 1) });
    }
    ranked = [...refined.sort(byValue), ...ranked.slice(limits.replies)];
  }
  show(ranked);
  return report(true);
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

/** Returns a function that describes a sequence as a plan, with what it wins, costs and risks in points. */
function makeDescriber(ruleset: Ruleset, table: Table, side: string): (course: ActionSequence) => Plan {
  const scale = makePointScale(table);
  const balance = computeBalance(scale, table, side);
  const start: PlanningContext = { ruleset, scale, side, goal: { goal: 'points' }, table, balance };
  const known = new Map<ActionSequence, Plan>();
  return (course) => {
    const plan =
      known.get(course) ??
      chooseSetDown(ruleset, table, side, describePlan(start, course, evaluateSequence(start, course)));
    known.set(course, plan);
    return plan;
  };
}
