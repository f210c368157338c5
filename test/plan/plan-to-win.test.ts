import { describe, expect, test } from 'vitest';
import { DEED_RESOLVING_RULESETS } from '../helpers/random-game';
import { dailyRuns, dailySeeds } from '../helpers/seeds';
import { playMatch } from './match';

/** Number of rounds in each game: two in daily runs, full games with `npm run long`. */
const ROUNDS = dailyRuns(12, 2);

describe.each(DEED_RESOLVING_RULESETS.filter((rules) => !rules.mission).map((rules) => [rules.id, rules] as const))(
  'the opponent under %s',
  (_, rules) => {
    const play = (manner: 'cautious' | 'ruthless', seed: number) =>
      playMatch(rules, {
        seed,
        forces: 'demo',
        steps: 20,
        rounds: ROUNDS,
        isMirrored: true,
        players: [{ manner, strength: 'player' }, 'points'],
      });

    test.each(dailySeeds([1, 2], 1))('plays without a refused deed and ends its turns, game %i', (seed) => {
      const { refused, stuck, deeds } = play('ruthless', seed);
      expect({ refused, stuck }).toEqual({ refused: [], stuck: 0 });
      expect(deeds).toBeGreaterThan(0);
    });
  },
);
