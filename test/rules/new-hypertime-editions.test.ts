import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseCases } from '../../src/notation/cases';
import { printCaseResult, runCase } from '../../src/notation/run-case';
import { EDITION_IDS } from '../../src/rules';
import { YEAR as BOOK } from '../../src/rules/editions/hypertime-2002/questions';
import { YEAR as FAQ } from '../../src/rules/editions/hypertime-2003/questions';
import { withFaqRules } from '../../src/rules/editions/hypertime-2003/resolve';
import { makeHypertimeEdition } from '../../src/rules/shared/hypertime/edition';

const CASES = join(import.meta.dirname, '../cases');
const files = readdirSync(CASES, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^hypertime.*\.yaml$/.test(name),
);

// Editions are normally created at load time. This test creates them as a game with house rules does.
test.each(files.sort())('a newly created hypertime edition gives the same answers to the cases of %s', (file) => {
  const years = [makeHypertimeEdition(BOOK), makeHypertimeEdition(FAQ, { resolve: withFaqRules })];
  const text = readFileSync(join(CASES, file), 'utf8');
  for (const one of parseCases(text, file, (id) => EDITION_IDS.some((known) => known === id))) {
    const ruleset = one.ok ? years.find(({ id }) => id === one.value.edition) : undefined;
    if (!one.ok || !ruleset) continue;
    expect(printCaseResult(runCase(one.value, ruleset)), one.value.title ?? '').toBe('passed');
  }
});
