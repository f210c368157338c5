import { readyPlanner } from './planner';
import { type Asked, askedNow } from './side';

/** Has the planner load the rules and use them once, so that whoever opens a plan does not wait for that. */
export function readyPlan(context: Parameters<typeof askedNow>[0]): void {
  const asked: Asked | null = askedNow(context, { goal: 'points' });
  if (asked) readyPlanner({ ask: 'turn', ...asked });
}
