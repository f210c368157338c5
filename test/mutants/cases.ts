/** The cases of `test/cases`, a test for each: `npm run rulings` runs them all as one, which would not say which of them came by a mutant. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseCases } from '../../src/notation/cases';
import { printFault } from '../../src/notation/fault';
import { printOutcome, runCase } from '../../src/notation/runner';
import { EDITION_IDS } from '../../src/rules';
import { editionById } from '../../src/rules/editions';

const CASES = join(import.meta.dirname, '../cases');
const files = readdirSync(CASES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));

describe.each(files.sort())('%s', (file) => {
  const text = readFileSync(join(CASES, file), 'utf8');
  for (const [index, one] of parseCases(text, file, (id) => EDITION_IDS.some((known) => known === id)).entries())
    test(`case ${index + 1}`, () => {
      if (!one.ok) throw Error(printFault(one.fault));
      const ruleset = editionById(one.value.edition);
      const outcome = ruleset ? runCase(one.value, ruleset) : null;
      expect(outcome && outcome.outcome !== 'passed' ? printOutcome(outcome) : outcome?.outcome).toBe('passed');
    });
});
