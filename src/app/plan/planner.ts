import type { SidePlacement } from '../../plan/placement';
import { connectWorker } from '../worker-calls';
import type { makePlanServer, PlannerAnswers, PlannerRequest } from './plan.worker';
import { makePlanRequest } from './turn-plan-request';

/**
 * Worker for all searches. It keeps the screen responsive and is never terminated, so its code stays compiled for the
 * next search.
 */
const planner = connectWorker<ReturnType<typeof makePlanServer>>(
  () => new Worker(new URL('./plan.worker.ts', import.meta.url), { type: 'module' }),
);
let stopWarmUp = (): void => undefined;

/** Warms up the planner in advance: loads and runs the rules once, so the first plan appears sooner. */
export function warmUpPlannerForGame(context: Parameters<typeof makePlanRequest>[0]): void {
  const request = makePlanRequest(context, { goal: 'points' });
  // Errors are ignored here, because a real request reports them.
  const ignore = (): void => undefined;
  if (request && !planner.isRunning())
    stopWarmUp = planner.stream('warmUp', [{ ask: 'turn', ...request }], ignore, ignore);
}

/**
 * Starts a search.
 * @param onFound called with each answer; each is better than the one before, and the last one is final
 * @returns a function that stops the search; `onFound` is not called after that
 */
export function startPlanSearch<Ask extends PlannerRequest['ask']>(
  request: Extract<PlannerRequest, { readonly ask: Ask }>,
  onFound: (answer: PlannerAnswers[Ask]) => void,
  onEnded: (how: 'done' | 'failed') => void,
): () => void {
  stopWarmUp();
  return planner.stream('search', [request], (answer) => onFound(answer as PlannerAnswers[Ask]), onEnded);
}

/** Finds squares in the starting area for the figures of a side. Null if the worker failed. */
export async function planPlacement(
  request: Parameters<ReturnType<typeof makePlanServer>['place']>[0],
): Promise<SidePlacement | null> {
  stopWarmUp();
  const found = await planner.call('place', [request]);
  return found.ok ? found.value : null;
}
