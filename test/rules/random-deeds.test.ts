import { describe, expect, test } from 'vitest';
import { playGame, RULES } from '../helpers/random-game';
import { timesOfDay } from '../helpers/seeds';

const SEEDS = Array.from({ length: timesOfDay(200, 3) }, (_, place) => 13 * place + 1);

describe.each(RULES.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_, ruleset) => {
  test.each(SEEDS)('random deeds leave a valid table, seed %i', (seed) => {
    expect(playGame(ruleset, seed)).toBeGreaterThan(0);
  });
});
