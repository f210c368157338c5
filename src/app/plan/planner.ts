import { connectWorker } from '../worker-calls';
import type { makePlanServer, PlannerAnswers, PlannerRequest } from './plan.worker';
import { makePlanRequest } from './turn-plan-request';

/** Worker of all searches, so the screen stays responsive. It is never terminated, so the next search finds it warm. */
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
 * @param onFound called with each answer, which is better than the previous answer; the last answer is final
 * @returns a function that stops the search, after which nothing is called
 */
export function startPlanSearch<Ask extends PlannerRequest['ask']>(
  request: Extract<PlannerRequest, { readonly ask: Ask }>,
  onFound: (answer: PlannerAnswers[Ask]) => void,
  onEnded: (how: 'done' | 'failed') => void,
): () => void {
  stopWarmUp();
  return planner.stream('search', [request], (answer) => onFound(answer as PlannerAnswers[Ask]), onEnded);
}
