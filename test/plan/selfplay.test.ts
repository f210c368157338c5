import { describe, expect, test } from 'vitest';
import { DEED_RESOLVING_RULESETS } from '../helpers/random-game';
import { dailyRuns } from '../helpers/seeds';
import { playMatch } from './match';

const GAMES = dailyRuns(6, 1);
const SEEDS = Array.from({ length: GAMES }, (_, place) => place + 1);

/** Number of rounds in each game: one in daily runs, full games with `npm run long`. */
const ROUNDS = dailyRuns(12, 1);
const FORCES = dailyRuns(2, 1) > 1 ? (['demo', 3] as const) : ([2] as const);

describe.each(DEED_RESOLVING_RULESETS.map((rules) => [rules.id, rules] as const))(
  'two planners under %s',
  (_, rules) => {
    test.each(SEEDS)('play each other with dice without a refused deed, game %i', (seed) => {
      for (const forces of FORCES) {
        const { refused, stuck, deeds } = playMatch(rules, { seed, forces, steps: 60, rounds: ROUNDS });
        expect({ refused, stuck }).toEqual({ refused: [], stuck: 0 });
        expect(deeds).toBeGreaterThan(0);
      }
    });
  },
);
