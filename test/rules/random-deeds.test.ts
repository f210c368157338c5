import { describe, expect, test } from 'vitest';
import { DEED_RESOLVING_RULESETS, playRandomGame } from '../helpers/random-game';
import { dailyRuns } from '../helpers/seeds';

const SEEDS = Array.from({ length: dailyRuns(200, 3) }, (_, place) => 13 * place + 1);

describe.each(DEED_RESOLVING_RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_, ruleset) => {
  test.each(SEEDS)('random deeds leave a valid table, seed %i', (seed) => {
    expect(playRandomGame(ruleset, seed)).toBeGreaterThan(0);
  });
});
