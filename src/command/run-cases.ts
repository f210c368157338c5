import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { QUESTION_NAMES } from '../notation/case';
import { parseCases } from '../notation/cases';
import { flattenToLine, printNotationFault } from '../notation/fault';
import { printCaseResult, runCase } from '../notation/run-case';
import { EDITION_IDS } from '../rules';
import { editionById } from '../rules/editions';

const CASES_USAGE = 'use: sidekick cases (or npm run -s rulings --) [--except force,play] [--report] PATH...';

export type PrintLine = (line: string) => void;

/**
 * Runs every case in the listed files and folders. Prints a line for each failure, then the count. Returns the exit
 * code.
 */
export function runCases(given: readonly string[], say: PrintLine): number {
  const { paths, except, report, wrong } = readArguments(given);
  if (wrong !== null) {
    say(wrong);
    return 1;
  }
  const counts: Counts = { passed: 0, failed: 0, leftOut: 0, byPassage: new Map(), say };
  for (const path of paths) {
    const files = listCaseFiles(path);
    if (typeof files === 'string') countFailure(counts, `${path}: ${files}`);
    else for (const file of files) runFile(file, except, counts);
  }
  if (report) printReport(counts);
  if (except.length > 0) say(`${counts.leftOut} left out: ${except.join(' ')}`);
  say(`${counts.passed} passed, ${counts.failed} failed`);
  return counts.failed > 0 ? 1 : 0;
}

interface Counts {
  passed: number;
  failed: number;
  leftOut: number;
  /** Number of cases and of passed cases by edition and passage. */
  readonly byPassage: Map<string, { all: number; passed: number }>;
  readonly say: PrintLine;
}

/** Prints a line for each edition, then one for each passage that its cases cite, in alphabetical order. */
function printReport({ byPassage, say }: Counts): void {
  const lines = [...byPassage].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const id of EDITION_IDS) {
    const own = lines.filter(([key]) => key.startsWith(`${id}\n`));
    const sum = (of: 'all' | 'passed') => own.reduce((all, [, count]) => all + count[of], 0);
    if (own.length > 0) say(`${id}: ${sum('passed')} of ${sum('all')}`);
    for (const [key, { all, passed }] of own) say(`  ${flattenToLine(key.slice(id.length + 1))}: ${passed} of ${all}`);
  }
}

function readArguments(given: readonly string[]): {
  paths: string[];
  except: string[];
  report: boolean;
  wrong: string | null;
} {
  const paths: string[] = [];
  const except: string[] = [];
  let report = false;
  for (let index = 0; index < given.length; index++) {
    const each = given[index] as string;
    if (each === '--except') except.push(...(given[++index] ?? '').split(','));
    else if (each.startsWith('--except=')) except.push(...each.slice('--except='.length).split(','));
    else if (each === '--report') report = true;
    else if (each.startsWith('--')) return { paths, except, report, wrong: `unknown option ${each}; ${CASES_USAGE}` };
    else paths.push(each);
  }
  const unknown = except.find((name) => !QUESTION_NAMES.some((question) => question === name));
  if (unknown !== undefined)
    return { paths, except, report, wrong: `unknown question '${unknown}' after --except; ${CASES_USAGE}` };
  return { paths, except, report, wrong: paths.length === 0 ? CASES_USAGE : null };
}

/**
 * Lists every `*.yaml` file in a folder, sorted. A file that is named directly may have any extension. Returns a
 * message if there are no files.
 */
function listCaseFiles(path: string): string[] | string {
  if (!existsSync(path)) return 'no such file or folder';
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
  return names.length > 0 ? names.sort().map((name) => join(path, name)) : 'no *.yaml below it';
}

function runFile(file: string, except: readonly string[], counts: Counts): void {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    countFailure(counts, `${file}: cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return;
  }
  for (const [index, one] of parseCases(text, file, (id) => EDITION_IDS.some((known) => known === id)).entries()) {
    if (!one.ok) {
      countFailure(counts, printNotationFault(one.fault));
      continue;
    }
    const { title, edition, ask } = one.value;
    if (except.includes(ask.ask)) {
      counts.leftOut++;
      continue;
    }
    const ruleset = editionById(edition);
    const outcome = ruleset ? runCase(one.value, ruleset) : null;
    const key = `${edition}\n${one.value.cite ?? 'no passage'}`;
    const count = counts.byPassage.get(key) ?? { all: 0, passed: 0 };
    const passed = outcome?.outcome === 'passed' ? 1 : 0;
    counts.byPassage.set(key, { all: count.all + 1, passed: count.passed + passed });
    if (outcome?.outcome === 'passed') counts.passed++;
    else
      countFailure(
        counts,
        `${file}: ${flattenToLine(title ?? `case ${index + 1}`)}: ${outcome ? printCaseResult(outcome) : `no rules yet for ${edition}`}`,
      );
  }
}

function countFailure(counts: Counts, line: string): void {
  counts.failed++;
  counts.say(line);
}
