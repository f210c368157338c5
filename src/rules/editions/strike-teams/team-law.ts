import { cite } from './citations';

/** Unit points that both teams may agree on. */
export const UNIT_TOTALS: readonly number[] = [2, 3, 4];

export const LEAST_HEROES = 2;
export const MOST_HEROES = 4;

export const UNIT_NUMBERS = cite('Character Cards: Unit Number');
export const CHOOSING_CARDS = cite('Mission Set Up: Choose Action Cards');

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

/** "Unit Number": points of a team past those agreed on; below 0 where it has too few. */
export function unitsPast(units: readonly number[], agreed: number): number {
  return sum(units) - agreed;
}

/** "Build Cost": what action cards cost past the build points of their character; 0 where it can pay for them. */
export function buildPast(costs: readonly number[], buildPoints: number): number {
  return Math.max(0, sum(costs) - buildPoints);
}
