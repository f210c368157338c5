import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseCases } from '../../src/notation/cases';
import { printCaseResult, runCase } from '../../src/notation/run-case';
import { hypertime2003 } from '../../src/rules/editions/hypertime-2003';
import * as names from '../../src/rules/editions/hypertime-2003/team-names';
import { TEAM_CASES } from './team-cases';

const cases = parseCases(TEAM_CASES, 'teams', () => true);

test.each(cases.map((one) => [one.ok ? one.value.title : 'unreadable', one] as const))('%s', (_title, one) => {
  if (!one.ok) throw new Error(JSON.stringify(one.fault));
  expect(printCaseResult(runCase(one.value, hypertime2003))).toBe('passed');
});

test('teams named after a character occur only in the data of the edition and in citations', () => {
  const called = [
    names.OUTWIT_TEAM,
    names.STEALTH_TEAM,
    names.ATTACK_LENDERS[0],
    names.WILD_CARD_TEAMS[0],
    ...names.MULTIPLE_CARRIERS,
  ];
  const root = join(import.meta.dirname, '../..');
  const naming = ['src', 'test', 'public']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => /\.(tsx?|ya?ml|json|md|css|html|webmanifest)$/.test(path) && !path.endsWith('team-names.ts'))
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .filter((line) => !line.trimStart().startsWith('cite:') && called.some((name) => name && line.includes(name)))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(naming).toEqual([]);
});
