import { warmUpPlanner } from './planner';
import { makePlanRequest, type TurnPlanRequest } from './turn-plan-request';

/** Warms up the planner in advance: loads and runs the rules once, so the first plan appears sooner. */
export function warmUpPlannerForGame(context: Parameters<typeof makePlanRequest>[0]): void {
  const request: TurnPlanRequest | null = makePlanRequest(context, { goal: 'points' });
  if (request) warmUpPlanner({ ask: 'turn', ...request });
}
