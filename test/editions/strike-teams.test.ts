import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Case } from '../../src/notation/case';
import { parseCases } from '../../src/notation/cases';
import { printCaseResult, runCase } from '../../src/notation/run-case';
import { strikeTeams } from '../../src/rules/editions/strike-teams';

const folders = ['strike-teams', 'strike-teams-more'];
/** Question types of cases that the campaign and the table answer instead of the ruleset. */
const elsewhere: readonly string[] = [];

function casesIn(folder: string): { file: string; cases: Case[] }[] {
  const path = join(import.meta.dirname, '../cases', folder);
  return readdirSync(path)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => {
      const read = parseCases(readFileSync(join(path, name), 'utf8'), name, (id) => id === strikeTeams.id);
      const cases = read.map((each) => {
        if (!each.ok) throw new Error(`${name}: ${JSON.stringify(each.fault)}`);
        return each.value;
      });
      return { file: `${folder}/${name}`, cases };
    });
}

describe.each(folders.flatMap(casesIn))('$file', ({ cases }) => {
  const here = cases.filter((one) => !elsewhere.includes(one.ask.ask));
  it.each(here.map((one) => [one.title ?? '', one] as const))('%s', (_title, one) => {
    expect(printCaseResult(runCase(one, strikeTeams))).toBe('passed');
  });
  if (here.length === 0) it('asks nothing about a board', () => expect(cases.length).toBeGreaterThan(0));
});
