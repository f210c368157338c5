/**
 * Tests `src/notation/notation.md`, which is for authors of other engines: its examples must run, and its lists must be
 * complete.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { QUESTION_NAMES, REASON_CODES } from '../../src/notation/case';
import { parseCases } from '../../src/notation/cases';
import { printNotationFault } from '../../src/notation/fault';
import { POSITION_KEYS } from '../../src/notation/position';
import { printCaseResult, runCase } from '../../src/notation/run-case';
import { EDITION_IDS } from '../../src/rules';
import { editionById } from '../../src/rules/editions';

const text = readFileSync(join(import.meta.dirname, '../../src/notation/notation.md'), 'utf8');
const examples = [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, example = '']) => example);

describe('the notation document', () => {
  it('shows cases that pass', () => {
    expect(examples.length).toBeGreaterThan(3);
    const said = examples.flatMap((example) =>
      parseCases(example, 'notation.md', (id) => editionById(id) !== null).map((one) => {
        if (!one.ok) return printNotationFault(one.fault);
        const ruleset = editionById(one.value.edition);
        return ruleset ? printCaseResult(runCase(one.value, ruleset)) : one.value.edition;
      }),
    );
    expect(said.filter((each) => each !== 'passed')).toEqual([]);
  });

  it.each([
    ['editions', EDITION_IDS],
    ['questions', QUESTION_NAMES],
    ['codes', REASON_CODES],
    ['keys of a position', POSITION_KEYS],
  ])('lists all %s', (_, names) => {
    expect(names.filter((name) => !new RegExp(`\`${name}[\`:]`).test(text))).toEqual([]);
  });
});
