import { expect } from 'vitest';

/** Pattern of a printed budget line. `npm run budgets` collects these lines. */
export const BUDGET_LINE = /^budget \| (?<what>.+) \| (?<figure>.+) \| (?<verdict>holds|BEYOND)$/;

/** Prints a value with its budget, and fails if the value exceeds the budget. Only the printed value is rounded. */
export function expectWithinBudget(what: string, figure: number, budget: number, unit: string): void {
  const shown = Math.abs(figure) < 100 ? figure.toFixed(1) : figure.toFixed(0);
  console.log(`budget | ${what} | ${shown} of ${budget} ${unit} | ${figure <= budget ? 'holds' : 'BEYOND'}`);
  expect(figure, what).toBeLessThanOrEqual(budget);
}

export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
