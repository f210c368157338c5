import { describe, expect, test } from 'vitest';
import { loadPuzzleBook } from '../../src/app/puzzle/puzzle-book';
import { findCitedEntry } from '../../src/book';
import { UNLIMITED_SEARCH_WIDTH } from '../../src/plan/candidates';
import { makePuzzleOptions, type StoredPuzzle, solvePuzzle } from '../../src/plan/puzzle/puzzle';
import { makeMissionPuzzleStart } from '../../src/plan/puzzle/score-mission-plans';
import { isAheadBy, makePointsContext, scoreEveryPlan } from '../../src/plan/puzzle/score-plans';
import { EDITIONS } from '../../src/rules/editions';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import type { Ruleset } from '../../src/rules/ruleset';
import type { Deed } from '../../src/rules/table-deed';
import { DEED_RESOLVING_RULESETS } from '../helpers/random-game';
import { dailyRuns, dailySeeds } from '../helpers/seeds';
import {
  BIG_ZERO,
  compareBigFractions,
  makeBigFraction,
  printRoundedBigFraction,
  printUnroundedFraction,
  subtractBigFractions,
} from './big-fraction';
import { scoreEveryMissionPlan } from './make-mission-puzzle';
import { LEAST_MARGIN, readPuzzleTable } from './make-puzzle';
import { makePuzzles } from './make-puzzle-book';
import { listSlowMissionScores, type SlowMissionScore, scoreSlowMissionPlan } from './slow-mission-score';
import { compareSlowScores, type SlowScore } from './slow-score';
import { makeSlowSolver } from './slow-solver';

/** Number of puzzles of an edition to check: one in daily runs, all with `npm run long`. */
const SAMPLE = dailyRuns(1000, 1);
/** Maximum number of actions that the slow solver scores; in larger positions it scores the offered plans only. */
const MOST_CHOICES = dailyRuns(150, 20);

/** Number of puzzles of an edition to make again from their seeds. */
const REMADE = dailyRuns(10, 1);

async function readBook(rules: Ruleset) {
  const book = await loadPuzzleBook(rules.id);
  if (!book) throw new RangeError(`no puzzles for ${rules.id}`);
  return book;
}

/** Lists what is wrong with a puzzle, by the search without limits. */
function listFaults(rules: Ruleset, puzzle: StoredPuzzle): readonly string[] {
  const { table, side } = readPuzzleTable(rules, puzzle.position);
  const { answers, best, rules: deciding } = solvePuzzle(rules, table, side, puzzle);
  const all = scoreEveryPlan(makePointsContext(rules, table, side), UNLIMITED_SEARCH_WIDTH, 1000) ?? [];
  const [first, second] = all;
  const answer = answers[best];
  const cites = deciding.flatMap(({ reasons, changes, evades }) => [
    ...reasons.map(({ cite }) => cite),
    ...changes.map(({ change }) => change.cite),
    ...(evades ? [evades.cite] : []),
  ]);
  return [
    ...(first && second && isAheadBy(first, second, LEAST_MARGIN) ? [] : ['no plan is clearly the best']),
    ...(first && answer?.score === first.score ? [] : ['the best plan is no option']),
    ...(cites.length > 0 ? [] : ['no rule decides']),
    ...cites.flatMap((cite) => (findCitedEntry(cite) ? [] : [`no entry for ${cite.passage}`])),
  ];
}

/** Lists what is wrong with a puzzle of a mission, by all plans and by the slow scores. */
function listMissionFaults(rules: Ruleset, puzzle: StoredPuzzle): readonly string[] {
  const { table, side } = readPuzzleTable(rules, puzzle.position);
  const { answers, best, rules: deciding } = solvePuzzle(rules, table, side, puzzle);
  const start = makeMissionPuzzleStart(rules, table, side);
  const [first, second] = scoreEveryMissionPlan(start);
  const lead = first && second ? first.scored.net.numerator - second.scored.net.numerator : 0n;
  const cites = deciding.flatMap(({ reasons, changes }) => [
    ...reasons.map(({ cite }) => cite),
    ...changes.map(({ change }) => change.cite),
  ]);
  const print = ({ won, spent, risked }: Pick<SlowMissionScore, 'won' | 'spent' | 'risked'>) =>
    [won, spent, risked].map(printRoundedBigFraction).join();
  const different = puzzle.plans.filter((plan, index) => {
    const slow = scoreSlowMissionPlan(rules, start.table, side, plan.flat() as readonly Deed[]);
    const answer = answers[index];
    if (!slow || !answer || answer.score === null) return (slow === null) !== (answer?.score === null);
    return print(slow) !== [answer.plan.won, answer.plan.spent, answer.plan.risked].map(printUnroundedFraction).join();
  });
  const [slowBest, slowSecond] = listSlowMissionScores(rules, start.table, side);
  const slowLead = slowBest && slowSecond ? subtractBigFractions(slowBest.net, slowSecond.net) : BIG_ZERO;
  const isSame =
    slowBest &&
    first &&
    compareBigFractions(slowBest.net, makeBigFraction(first.scored.net.numerator, start.units)) === 0;
  return [
    ...(lead >= BigInt(LEAST_MARGIN) * start.units ? [] : ['no plan is clearly the best']),
    ...(first && answers[best]?.score === first.scored.score ? [] : ['the best plan is no option']),
    ...(cites.length > 0 ? [] : ['no rule decides']),
    ...cites.flatMap((cite) => (findCitedEntry(cite) ? [] : [`no entry for ${cite.passage}`])),
    ...(different.length === 0 ? [] : [`${different.length} plans have other slow scores`]),
    ...(isSame ? [] : ['the best slow score is another']),
    ...(compareBigFractions(slowLead, makeBigFraction(LEAST_MARGIN)) >= 0 ? [] : ['no slow score is clearly the best']),
  ];
}

test('each puzzle of a mission has one best plan by a margin, also by slow scores of all plans', async () => {
  const { puzzles, levels } = await readBook(strikeTeams);
  const faults = puzzles
    .slice(0, SAMPLE)
    .flatMap((puzzle, number) => listMissionFaults(strikeTeams, puzzle).map((fault) => `${number}: ${fault}`));
  expect(faults).toEqual([]);
  expect(levels.flat().sort((a, b) => a - b)).toEqual(puzzles.map((_puzzle, number) => number));
});

describe.each(DEED_RESOLVING_RULESETS.map((rules) => [rules.id, rules] as const))('the puzzles of %s', (_, rules) => {
  test('each has one plan that is the best by a margin, and a passage for the rule that decides', async () => {
    const { puzzles } = await readBook(rules);
    const faults = puzzles
      .slice(0, SAMPLE)
      .flatMap((puzzle, number) => listFaults(rules, puzzle).map((fault) => `${number}: ${fault}`));
    expect(faults).toEqual([]);
  });

  test('the slow solver gives every offered plan the same points, and prefers the same plan where it reaches', async () => {
    const { puzzles } = await readBook(rules);
    const faults: string[] = [];
    let [plans, reached] = [0, 0];
    for (const [number, puzzle] of puzzles.slice(0, SAMPLE).entries()) {
      const { table, side } = readPuzzleTable(rules, puzzle.position);
      const options = makePuzzleOptions(makePointsContext(rules, table, side), puzzle);
      const { answers, best } = solvePuzzle(rules, table, side, puzzle);
      const solver = makeSlowSolver(rules, table, side, { goal: 'points' });
      let slowBest: SlowScore | null = null;
      for (const [index, { choices, scored }] of options.entries()) {
        if (!scored) continue;
        plans++;
        const slow = solver.scoreOf(choices);
        const shown = answers[index]?.plan;
        const [theirs, ours] = [
          [slow.won, slow.spent, slow.risked].map(printRoundedBigFraction),
          shown && [shown.won, shown.spent, shown.risked].map(printUnroundedFraction),
        ].map((each) => JSON.stringify(each));
        if (theirs !== ours) faults.push(`${number}, plan ${index}: ${theirs} instead of ${ours}`);
        if (index === best) slowBest = slow;
      }
      const each = solver.choicesOn(table);
      if (!slowBest || each.length > MOST_CHOICES) continue;
      reached++;
      if (each.some((choice) => slowBest && compareSlowScores(solver.scoreOf([choice]), slowBest) < 0))
        faults.push(`${number}: another action is better`);
    }
    console.log(`${rules.id}: ${plans} offered plans scored again, ${reached} puzzles compared with every action`);
    expect(faults).toEqual([]);
  });

  test('every puzzle has a difficulty, one of three', async () => {
    const { puzzles, levels } = await readBook(rules);
    expect(levels.map(({ length }) => length > 0)).toEqual([true, true, true]);
    expect(levels.flat().sort((a, b) => a - b)).toEqual(puzzles.map((_puzzle, number) => number));
  });
});

test.each(dailySeeds([...EDITIONS].reverse(), 2).map((rules) => [rules.id, rules] as const))(
  'the seed of %s makes its first puzzles',
  async (_, rules) => {
    const { puzzles } = await readBook(rules);
    const made: StoredPuzzle[] = [];
    for (const next of makePuzzles(rules, 1, puzzles.length)) if (made.push(next.made.puzzle) >= REMADE) break;
    expect(made).toEqual(puzzles.slice(0, REMADE));
  },
);
