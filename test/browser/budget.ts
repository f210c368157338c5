import { expect } from 'vitest';

/** How a figure against its budget is printed: `npm run budgets` gathers these lines. */
export const BUDGET_LINE = /^budget \| (?<what>.+) \| (?<figure>.+) \| (?<verdict>holds|BEYOND)$/;

/** Prints a figure beside its budget, and fails beyond it. Rounded for people, compared as it is. */
export function held(what: string, figure: number, budget: number, unit: string): void {
  const shown = Math.abs(figure) < 100 ? figure.toFixed(1) : figure.toFixed(0);
  console.log(`budget | ${what} | ${shown} of ${budget} ${unit} | ${figure <= budget ? 'holds' : 'BEYOND'}`);
  expect(figure, what).toBeLessThanOrEqual(budget);
}

/** Of the same thing measured several times the middle one: what a phone usually does. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
