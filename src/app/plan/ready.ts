import { readyPlanner } from './planner';
import { type Asked, askedNow } from './side';

/** Warms up the planner in advance: loads and runs the rules once, so the first plan appears sooner. */
export function readyPlan(context: Parameters<typeof askedNow>[0]): void {
  const asked: Asked | null = askedNow(context, { goal: 'points' });
  if (asked) readyPlanner({ ask: 'turn', ...asked });
}
