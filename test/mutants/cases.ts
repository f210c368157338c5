/**
 * Runs `test/cases` for mutation tests, with one test for each file. Each test parses only its own file, because a few
 * files are enough to cover most mutants.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseCases } from '../../src/notation/cases';
import { printNotationFault } from '../../src/notation/fault';
import { printCaseResult, runCase } from '../../src/notation/run-case';
import { EDITION_IDS } from '../../src/rules';
import { editionById } from '../../src/rules/editions';

const CASES = join(import.meta.dirname, '../cases');
const files = readdirSync(CASES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));

test.each(files.sort())('%s', (file) => {
  const text = readFileSync(join(CASES, file), 'utf8');
  for (const one of parseCases(text, file, (id) => EDITION_IDS.some((known) => known === id))) {
    if (!one.ok) throw Error(printNotationFault(one.fault));
    const ruleset = editionById(one.value.edition);
    const outcome = ruleset ? runCase(one.value, ruleset) : null;
    const came = outcome && outcome.outcome !== 'passed' ? printCaseResult(outcome) : outcome?.outcome;
    expect(came, one.value.title ?? '').toBe('passed');
  }
});
