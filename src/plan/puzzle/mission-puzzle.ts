import { type Fraction, ZERO } from '../../plain/fraction';
import type { Ruleset } from '../../rules/ruleset';
import type { Deed } from '../../rules/table-deed';
import type { Table } from '../../table/table';
import { toFraction } from '../evaluation';
import { type MissionTurnStep, makeMissionTurnStep } from '../mission-line';
import type { DecidingRule } from './deciding-rule';
import { findMissionDecidingRules, type MissionPuzzleOption } from './mission-deciding-rule';
import {
  extendMissionCourse,
  getActor,
  type MissionCourse,
  type MissionPuzzleStart,
  makeMissionPuzzleStart,
  scoreMissionPlan,
} from './score-mission-plans';

/** A plan of a mission's puzzle. Figures count as in `PUZZLE_POINTS`. */
export interface MissionPuzzlePlan {
  readonly missionSteps: readonly MissionTurnStep[];
  readonly won: Fraction;
  readonly spent: Fraction;
  readonly risked: Fraction;
  readonly met: null;
}

export function makeMissionPuzzleOptions(
  start: MissionPuzzleStart,
  plans: readonly (readonly Deed[])[],
): MissionPuzzleOption[] {
  return plans.map((deeds) => ({ deeds, scored: scoreMissionPlan(start, deeds) }));
}

/** Scores the plans of a mission's puzzle, and finds the best plan with the rules that decide. */
export function solveMissionPuzzle(
  ruleset: Ruleset,
  table: Table,
  side: string,
  plans: readonly (readonly Deed[])[],
): {
  readonly answers: readonly { readonly plan: MissionPuzzlePlan; readonly score: number | null }[];
  readonly best: number;
  readonly rules: readonly DecidingRule[];
} {
  const start = makeMissionPuzzleStart(ruleset, table, side);
  const options = makeMissionPuzzleOptions(start, plans);
  const [winner] = options
    .flatMap(({ scored }) => scored ?? [])
    .sort((a, b) => (a.net.numerator < b.net.numerator ? 1 : -1));
  const best = options.findIndex(({ scored }) => scored === winner);
  return {
    answers: options.map(({ deeds, scored }) => ({
      plan: scored
        ? {
            missionSteps: withoutActivation(scored.course.steps),
            won: toFraction(scored.won),
            spent: toFraction(scored.spent),
            risked: toFraction(scored.risked),
            met: null,
          }
        : { missionSteps: withoutActivation(listSteps(start, deeds)), won: ZERO, spent: ZERO, risked: ZERO, met: null },
      score: scored?.score ?? null,
    })),
    best,
    rules: findMissionDecidingRules(start, options, best),
  };
}

/** Leaves out the activation, which every plan begins with, unless a plan does nothing else. */
function withoutActivation(steps: readonly MissionTurnStep[]): readonly MissionTurnStep[] {
  return steps.length > 1 ? steps.filter(({ deed }) => deed.deed !== 'activate') : steps;
}

/** Lists the steps of a plan up to the deed that the rules refuse, which is the last step. */
function listSteps(start: MissionPuzzleStart, deeds: readonly Deed[]): readonly MissionTurnStep[] {
  let course: MissionCourse = { table: start.table, steps: [] };
  for (const deed of deeds) {
    const longer = extendMissionCourse(start, course, deed);
    if (longer) {
      course = longer;
      continue;
    }
    const piece = getActor(deed);
    const at = course.table.figures.get(piece ?? '')?.squares[0] ?? null;
    const targets = deed.deed === 'attack' && 'piece' in deed.target ? [deed.target.piece] : [];
    return [...course.steps, makeMissionTurnStep(deed, piece, { from: at, to: at, targets })];
  }
  return course.steps;
}
