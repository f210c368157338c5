import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseCases, printCase } from '../../src/notation/cases';
import { ask } from '../../src/package/engine';
import { EDITION_IDS } from '../../src/rules';
import { editionById } from '../../src/rules/editions';
import { core2008Questions } from '../../src/rules/editions/core-2008/questions';
import { hypertime2002Questions } from '../../src/rules/editions/hypertime-2002/questions';
import { hypertime2003Questions } from '../../src/rules/editions/hypertime-2003/questions';
import { strikeTeamsQuestions } from '../../src/rules/editions/strike-teams/questions';
import { xOfSwordsQuestions } from '../../src/rules/editions/x-of-swords/questions';
import type { Ruleset } from '../../src/rules/ruleset';

const CASES = join(import.meta.dirname, '../cases');
const cases = readdirSync(CASES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) =>
    parseCases(readFileSync(join(CASES, name), 'utf8'), name, (id) => EDITION_IDS.some((known) => known === id)),
  )
  .flatMap((each) => (each.ok ? [each.value] : []));

describe.each([
  core2008Questions,
  xOfSwordsQuestions,
  hypertime2003Questions,
  hypertime2002Questions,
  strikeTeamsQuestions,
])('the questions of $id', (questions) => {
  const asked = cases.filter(
    ({ edition, ask: { ask: kind } }) => edition === questions.id && kind !== 'play' && kind !== 'force',
  );
  const rules = editionById(questions.id) as Ruleset;

  test('answer every case like the full rules', () => {
    expect(asked.length).toBeGreaterThan(60);
    for (const each of asked) {
      const text = printCase(each);
      const alone = ask(questions, text);
      expect(alone.ok, each.title ?? '').toBe(true);
      expect(alone, each.title ?? '').toEqual(ask(rules, text));
    }
  });

  test('do not include deeds', () => {
    for (const part of ['give', 'follow', 'force', 'setup']) expect(questions).not.toHaveProperty(part);
  });
});

test('refer deeds and forces to the full edition without parsing them', () => {
  const played = 'edition: core-2008\nmap: |\n  +---+\n  | . |\n  +---+\npieces: {A: {at: a1, side: red}}\n';
  const sentence = (text: string) => {
    const ruling = ask(core2008Questions, text);
    return ruling.ok ? '' : ruling.fault.sentence;
  };
  expect(sentence(`${played}ask: {play: [{damage: [A, 1]}]}\n`)).toContain('give');
  expect(sentence('edition: core-2008\nask: {force: {characters: []}}\n')).toContain('checkForce');
});
