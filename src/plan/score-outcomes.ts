import type { Ruleset } from '../rules/ruleset';
import { applyFacts } from '../table/fold/fold';
import type { Table } from '../table/table';
import type { OptionScore } from './app-choice';
import { compareRatios, type Ratio, toFraction } from './evaluation';
import type { OutcomeDistribution } from './outcomes';
import { CHANCE_PARTS, computeBalance, makePointScale } from './point-scale';
import { computeTotalRisk } from './replies';

/** An exact score, for comparison. */
export interface ExactScore {
  readonly balance: Ratio;
  readonly risk: Ratio;
}

const WHOLE = BigInt(CHANCE_PARTS);

/** Makes a function that scores outcomes for a side, relative to the table before them. */
export function makeOutcomeScorer(ruleset: Ruleset, table: Table, side: string) {
  const scale = makePointScale(table);
  const start = computeBalance(scale, table, side);
  return (from: Table, { total, list }: OutcomeDistribution): ExactScore => {
    let balance = 0n;
    let risk = 0n;
    for (const { weight, facts } of list) {
      // Copied, because the cache of risks is by table, and the table may have been scored for another side.
      const after = { ...applyFacts(from, facts) };
      const now = computeBalance(scale, after, side);
      balance += BigInt(weight) * (now.own - start.own - (now.others - start.others));
      risk += BigInt(weight) * computeTotalRisk(ruleset, scale, after, side);
    }
    const units = BigInt(total) * scale.units;
    return {
      balance: { numerator: balance, denominator: units },
      risk: { numerator: risk, denominator: units * WHOLE },
    };
  };
}

/** Averages scores that are equally likely. */
export function averageScores(scores: readonly ExactScore[]): ExactScore {
  const mean = (ratios: readonly Ratio[]): Ratio => {
    const sum = ratios.reduce((a, b) => ({
      numerator: a.numerator * b.denominator + b.numerator * a.denominator,
      denominator: a.denominator * b.denominator,
    }));
    return { numerator: sum.numerator, denominator: sum.denominator * BigInt(ratios.length) };
  };
  return { balance: mean(scores.map(({ balance }) => balance)), risk: mean(scores.map(({ risk }) => risk)) };
}

function netOf({ balance, risk }: ExactScore): Ratio {
  return {
    numerator: balance.numerator * risk.denominator - risk.numerator * balance.denominator,
    denominator: balance.denominator * risk.denominator,
  };
}

/** Compares scores by points minus points at risk; negative if the first score is better. */
export function compareScores(a: ExactScore, b: ExactScore): number {
  return compareRatios(netOf(b), netOf(a));
}

/** Returns whether a score is better than another one by more than a number of points. */
export function isBetterBy(points: number, a: ExactScore, b: ExactScore): boolean {
  const net = netOf(b);
  const least = { numerator: net.numerator + BigInt(points) * net.denominator, denominator: net.denominator };
  return compareRatios(netOf(a), least) > 0;
}

export function toOptionScore({ balance, risk }: ExactScore): OptionScore {
  return { points: toFraction(balance), risk: toFraction(risk) };
}
