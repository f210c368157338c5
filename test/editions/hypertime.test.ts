import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseCases } from '../../src/notation/cases';
import { printNotationFault } from '../../src/notation/fault';
import { printCaseResult, runCase } from '../../src/notation/run-case';
import { hypertime2002 } from '../../src/rules/editions/hypertime-2002';
import { hypertime2003 } from '../../src/rules/editions/hypertime-2003';

const years = [hypertime2002, hypertime2003];
const folders = ['hypertime', 'hypertime-more'].map((name) => join(import.meta.dirname, '..', 'cases', name));

describe.each(folders)('%s', (folder) => {
  test.each(readdirSync(folder).filter((name) => name.endsWith('.yaml')))('%s', (name) => {
    const parsed = parseCases(readFileSync(join(folder, name), 'utf8'), name, (id) =>
      years.some((year) => year.id === id),
    );
    const failures = parsed.flatMap((each) => {
      if (!each.ok) return [printNotationFault(each.fault)];
      const { title, edition, ask } = each.value;
      // Other tests run the cases of forces and of full games.
      if (ask.ask === 'force' || ask.ask === 'play') return [];
      const year = years.find((one) => one.id === edition);
      const outcome = year ? runCase(each.value, year) : null;
      return outcome?.outcome === 'passed' ? [] : [`${title}: ${outcome ? printCaseResult(outcome) : edition}`];
    });
    expect(failures).toEqual([]);
  });
});
