import { vi } from 'vitest';
import { makePlanServer, type PlannerAnswers, type PlannerRequest } from '../../src/app/plan/plan.worker';
import { fraction } from '../../src/plain/fraction';
import type { Plan, PlannedStep } from '../../src/plan/plan';
import { makeFakeWorker } from '../helpers/fake-worker';
import { squareNamed } from '../helpers/square-named';

const FakeWorker = makeFakeWorker(() => ({}));

/** Fakes the planner’s worker; the test supplies its answers. */
export function makeFakePlanner() {
  Object.assign(FakeWorker, { answers: false, cancelled: 0 });
  FakeWorker.calls.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
  const searches = () => FakeWorker.calls.filter(({ name }) => name === 'search');
  const questions = () => searches().map(({ args }) => args[0] as PlannerRequest);
  return {
    questions,
    /** Number of searches that were stopped. */
    stopped: () => FakeWorker.cancelled,
    found: <Ask extends keyof PlannerAnswers>(_ask: Ask, found: PlannerAnswers[Ask]) =>
      searches().at(-1)?.answer({ found }),
    /** Number of requests to place a side. */
    placings: () => FakeWorker.calls.filter(({ name }) => name === 'place').length,
    /** Answers the last request to place a side, by the rules. */
    place: () => {
      const call = FakeWorker.calls.findLast(({ name }) => name === 'place');
      call?.answer({
        value: makePlanServer().place(...(call.args as Parameters<ReturnType<typeof makePlanServer>['place']>)),
      });
    },
    ended: (how: 'done' | 'failed' = 'done') =>
      searches()
        .at(-1)
        ?.answer(how === 'done' ? { value: undefined } : { failed: 'no plan' }),
    last: () => questions().at(-1),
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
