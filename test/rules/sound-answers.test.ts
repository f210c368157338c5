import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseCases } from '../../src/notation/cases';
import { runCase } from '../../src/notation/run-case';
import { EDITION_IDS } from '../../src/rules';
import { EDITIONS, editionById } from '../../src/rules/editions';
import { findAnswerFaults, withAnswerChecks } from '../helpers/answer-faults';
import { answerAllQuestions } from '../helpers/citations';
import { dailySeeds } from '../helpers/seeds';

const CASES = join(import.meta.dirname, '../cases');
const files = readdirSync(CASES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));

test.each(files.sort())('every answer to the cases of %s is valid', (file) => {
  const found: string[] = [];
  const cases = parseCases(readFileSync(join(CASES, file), 'utf8'), file, (id) =>
    EDITION_IDS.some((known) => known === id),
  );
  for (const one of cases) {
    const ruleset = one.ok ? editionById(one.value.edition) : null;
    if (!one.ok || !ruleset) continue;
    const faults: string[] = [];
    runCase(one.value, withAnswerChecks(ruleset, faults));
    found.push(...faults.map((fault) => `${one.value.title}: ${fault}`));
  }
  expect(found).toEqual([]);
});

describe.each(EDITIONS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (id, ruleset) => {
  test.each(dailySeeds([5, 26, 47, 81], 1))('every answer about a random position is valid, seed %i', (seed) => {
    const asked = answerAllQuestions(ruleset, [seed]);
    const found = asked.flatMap(({ position, given }) => findAnswerFaults(id, given, position));
    expect([...new Set(found)]).toEqual([]);
  });
});
