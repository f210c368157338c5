import { cite } from './citations';

/** Totals of unit numbers that the two teams may agree on. */
export const UNIT_TOTALS: readonly number[] = [2, 3, 4];

export const MIN_HEROES = 2;
export const MAX_HEROES = 4;

export const UNIT_NUMBER_CITE = cite('Character Cards: Unit Number');
export const CARD_CHOICE_CITE = cite('Mission Set Up: Choose Action Cards');

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

/** "Unit Number": returns the unit points above the agreed total. Negative if the units are below the total. */
export function excessUnitPoints(units: readonly number[], agreed: number): number {
  return sum(units) - agreed;
}

/** "Build Cost": returns the cost of action cards above the character's build points, at least 0. */
export function excessBuildCost(costs: readonly number[], buildPoints: number): number {
  return Math.max(0, sum(costs) - buildPoints);
}
