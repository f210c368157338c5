import { batch, createSignal } from 'solid-js';
import type { Plan, PlanProgress, PlanRequirement, SquareScore } from '../../plan/plan';
import { startPlanSearch } from './planner';
import type { TurnPlanRequest } from './turn-plan-request';

/**
 * Best plan that meets a requirement, for comparison with the best plan overall. `plan` is null if no plan meets the
 * requirement.
 */
export interface PlanComparison {
  readonly must: PlanRequirement;
  readonly plan: Plan | null;
  readonly isSearching: boolean;
}

/** Reuses unchanged plan objects to avoid rendering them again. */
function withSamePlans(before: PlanProgress | null, next: PlanProgress): PlanProgress {
  const same = before !== null && JSON.stringify(before.plans) === JSON.stringify(next.plans);
  return same ? { ...next, plans: before.plans } : next;
}

export function createPlanSearch() {
  let stop = (): void => undefined;
  const [progress, setProgress] = createSignal<PlanProgress | null>(null);
  const [looking, setLooking] = createSignal(false);
  const [failed, setFailed] = createSignal(false);
  const [squares, setSquares] = createSignal<readonly SquareScore[] | null>(null);
  const [compared, setCompared] = createSignal<PlanComparison | null>(null);
  const begin = (): void => {
    stop();
    setFailed(false);
    setLooking(true);
  };
  const ended = (how: 'done' | 'failed'): void =>
    batch(() => {
      setLooking(false);
      setFailed(how === 'failed');
    });
  return {
    progress,
    isSearching: looking,
    hasFailed: failed,
    squares,
    comparison: compared,
    /** Starts a new search and clears earlier results. */
    plan: (request: TurnPlanRequest) =>
      batch(() => {
        begin();
        setProgress(null);
        setSquares(null);
        setCompared(null);
        stop = startPlanSearch(
          { ask: 'turn', ...request },
          (next) => setProgress((before) => withSamePlans(before, next)),
          ended,
        );
      }),
    askSquares: ({ edition, table, goal }: TurnPlanRequest, piece: string) =>
      batch(() => {
        begin();
        setSquares([]);
        stop = startPlanSearch({ ask: 'squares', edition, table, goal, piece }, setSquares, ended);
      }),
    hideSquares: () => setSquares(null),
    compare: (request: TurnPlanRequest, must: PlanRequirement) =>
      batch(() => {
        begin();
        setCompared({ must, plan: null, isSearching: true });
        stop = startPlanSearch(
          { ask: 'turn', ...request, must },
          ({ plans }) => setCompared({ must, plan: plans[0] ?? null, isSearching: true }),
          (how) => {
            const now = compared();
            batch(() => {
              ended(how);
              setCompared(how === 'failed' ? null : now && { ...now, isSearching: false });
            });
          },
        );
      }),
    /** Shows a comparison that is already known. */
    setComparison: setCompared,
    close: () => stop(),
  };
}

/** Results of the planner so far, as the panel shows them. */
export type PlanSearch = ReturnType<typeof createPlanSearch>;
