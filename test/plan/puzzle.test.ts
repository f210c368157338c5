import { describe, expect, test } from 'vitest';
import { loadPuzzleBook } from '../../src/app/puzzle/puzzle-book';
import { findCitedEntry } from '../../src/book';
import { UNLIMITED_SEARCH_WIDTH } from '../../src/plan/candidates';
import { makePuzzleOptions, type StoredPuzzle, solvePuzzle } from '../../src/plan/puzzle/puzzle';
import { makePointsContext, scoreEveryPlan } from '../../src/plan/puzzle/score-plans';
import type { Ruleset } from '../../src/rules/ruleset';
import { DEED_RESOLVING_RULESETS } from '../helpers/random-game';
import { dailyRuns } from '../helpers/seeds';
import { printRoundedBigFraction, printUnroundedFraction } from './big-fraction';
import { LEAST_MARGIN, makePuzzleOfGame, readPuzzleTable } from './make-puzzle';
import { compareSlowScores } from './slow-score';
import { makeSlowSolver } from './slow-solver';

/** Number of puzzles of an edition to check: one in daily runs, all with `npm run long`. */
const SAMPLE = dailyRuns(1000, 1);
/** Maximum number of actions that the slow solver scores; in larger positions it scores the offered plans only. */
const MOST_CHOICES = dailyRuns(150, 20);

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
    ...(first && second && first.score - second.score >= LEAST_MARGIN ? [] : ['no plan is clearly the best']),
    ...(first && answer?.score === first.score ? [] : ['the best plan is no option']),
    ...(cites.length > 0 ? [] : ['no rule decides']),
    ...cites.flatMap((cite) => (findCitedEntry(cite) ? [] : [`no entry for ${cite.passage}`])),
  ];
}

describe.each(DEED_RESOLVING_RULESETS.map((rules) => [rules.id, rules] as const))('the puzzles of %s', (_, rules) => {
  test('each has one plan that is the best by a margin, and a passage for the rule that decides', async () => {
    const { puzzles } = await readBook(rules);
    const faults = puzzles
      .slice(0, SAMPLE)
      .flatMap((puzzle, number) => listFaults(rules, puzzle).map((fault) => `${number}: ${fault}`));
    expect(faults).toEqual([]);
  });

  test('the slow solver prefers the same plan by the same points, of all actions where it reaches', async () => {
    const { puzzles } = await readBook(rules);
    let reached = 0;
    for (const puzzle of puzzles.slice(0, SAMPLE)) {
      const { table, side } = readPuzzleTable(rules, puzzle.position);
      const start = makePointsContext(rules, table, side);
      const solver = makeSlowSolver(rules, table, side, { goal: 'points' });
      const offered = makePuzzleOptions(start, puzzle).filter(({ scored }) => scored !== null);
      const each = solver.choicesOn(table).length;
      const isReached = each <= MOST_CHOICES;
      if (isReached) reached++;
      const lists = [
        ...offered.map(({ choices }) => choices),
        ...(isReached ? solver.choicesOn(table).map((one) => [one]) : []),
      ];
      const best = lists
        .map((choices) => solver.scoreOf(choices))
        .reduce((top, score) => (compareSlowScores(score, top) < 0 ? score : top));
      const { answers, best: index } = solvePuzzle(rules, table, side, puzzle);
      const shown = answers[index]?.plan;
      expect([best.won, best.spent, best.risked].map(printRoundedBigFraction)).toEqual(
        shown && [shown.won, shown.spent, shown.risked].map(printUnroundedFraction),
      );
    }
    console.log(`${rules.id}: ${reached} puzzles compared with every action of the slow solver`);
  });

  test('every puzzle has a difficulty, one of three', async () => {
    const { puzzles, levels } = await readBook(rules);
    expect(levels.map(({ length }) => length > 0)).toEqual([true, true, true]);
    expect(levels.flat().sort((a, b) => a - b)).toEqual(puzzles.map((_puzzle, number) => number));
  });
});

test('a seed makes the same puzzle each time', () => {
  const rules = DEED_RESOLVING_RULESETS.at(-1) as Ruleset;
  const seeds = [300_001, 300_002, 300_003];
  expect(seeds.map((seed) => makePuzzleOfGame(rules, seed))).toEqual(
    seeds.map((seed) => makePuzzleOfGame(rules, seed)),
  );
});
