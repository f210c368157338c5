import { vi } from 'vitest';
import {
  type PlannerAnswers,
  type PlannerCallbacks,
  type PlannerRequest,
  setPlannerFactory,
} from '../../src/app/plan/planner';
import { fraction } from '../../src/plain/fraction';
import type { Plan, PlannedStep } from '../../src/plan/plan';
import { squareNamed } from '../helpers/square-named';

/** Fakes a planner; the test supplies its answers. */
export function makeFakePlanner() {
  const questions: PlannerRequest[] = [];
  let heard: PlannerCallbacks<never> = { onFound: () => undefined, onEnded: () => undefined };
  const close = vi.fn();
  setPlannerFactory(() => ({
    ask(question, listener) {
      questions.push(question);
      heard = listener as PlannerCallbacks<never>;
      return () => undefined;
    },
    close,
  }));
  return {
    questions,
    close,
    found: <Ask extends keyof PlannerAnswers>(_ask: Ask, answer: PlannerAnswers[Ask]) => heard.onFound(answer as never),
    ended: (how: 'done' | 'failed' = 'done') => heard.onEnded(how),
    last: () => questions.at(-1),
  };
}

const STEP: Omit<PlannedStep, 'deed' | 'piece'> = {
  goesOn: false,
  from: null,
  to: null,
  path: [],
  targets: [],
  rolls: [],
  clicks: fraction(0),
  knockOut: fraction(0),
  action: true,
  token: true,
  pushes: 0,
};

export function makeMoveStep(piece: string, from: string, to: string, over: Partial<PlannedStep> = {}): PlannedStep {
  return {
    ...STEP,
    piece,
    deed: { deed: 'move', piece, to: [squareNamed(to)] },
    from: squareNamed(from),
    to: squareNamed(to),
    path: [squareNamed(from), squareNamed(to)],
    ...over,
  };
}

export function makeShotStep(piece: string, target: string, from: string, least = 8): PlannedStep {
  return {
    ...STEP,
    piece,
    deed: { deed: 'attack', attacker: piece, aim: { pieces: [target] }, attack: 'ranged' },
    from: squareNamed(from),
    to: squareNamed(from),
    targets: [target],
    rolls: [{ target, least, dice: 2, chance: fraction(15, 36) }],
    clicks: fraction(5, 4),
  };
}

export function makePlan(steps: readonly PlannedStep[], won: number, risked: number, over: Partial<Plan> = {}): Plan {
  return { steps, won: fraction(won), spent: fraction(0), risked: fraction(risked), met: null, ...over };
}
