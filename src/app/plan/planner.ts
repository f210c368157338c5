import { connectWorker } from '../worker-calls';
import type { makePlanServer, PlannerAnswers, PlannerRequest } from './plan.worker';

/** Callbacks of a search. Each answer is better than the previous answer; the last answer is final. */
export interface PlannerCallbacks<Answer> {
  readonly onFound: (answer: Answer) => void;
  readonly onEnded: (how: 'done' | 'failed') => void;
}

/** Worker of all searches, so the screen stays responsive. It is never terminated, so the next search finds it warm. */
const planner = connectWorker<ReturnType<typeof makePlanServer>>(
  () => new Worker(new URL('./plan.worker.ts', import.meta.url), { type: 'module' }),
);
let stopWarmUp = (): void => undefined;

/** Starts the planner in advance and warms it up with a request. */
export function warmUpPlanner(request: PlannerRequest): void {
  // Errors are ignored here, because a real request reports them.
  if (!planner.isRunning())
    stopWarmUp = planner.stream(
      'warmUp',
      [request],
      () => undefined,
      () => undefined,
    );
}

/** Starts a search. Returns a function that stops it, after which no callback is called. */
export function startPlanSearch<Ask extends PlannerRequest['ask']>(
  request: Extract<PlannerRequest, { readonly ask: Ask }>,
  { onFound, onEnded }: PlannerCallbacks<PlannerAnswers[Ask]>,
): () => void {
  stopWarmUp();
  return planner.stream('search', [request], (answer) => onFound(answer as PlannerAnswers[Ask]), onEnded);
}
