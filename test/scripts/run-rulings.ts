import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { QUESTIONS } from '../../src/notation/case';
import { parseCases } from '../../src/notation/cases';
import { inOneLine, printFault } from '../../src/notation/fault';
import { printOutcome, runCase } from '../../src/notation/runner';
import { EDITION_IDS } from '../../src/rules';
import { editionById } from '../../src/rules/editions';

const USE = 'use: npm run -s rulings -- [--except force,play] PATH...';

/** Says a line. */
export type Say = (line: string) => void;

/** Runs every case below the paths, as the words after the command name them: says a line for each that fails, then the count. The exit code. */
export function runRulings(given: readonly string[], say: Say): number {
  const { paths, except, wrong } = readArguments(given);
  if (wrong !== null) {
    say(wrong);
    return 1;
  }
  const counts = { passed: 0, failed: 0, leftOut: 0, say };
  for (const path of paths) {
    const files = filesBelow(path);
    if (typeof files === 'string') fail(counts, `${path}: ${files}`);
    else for (const file of files) runFile(file, except, counts);
  }
  if (except.length > 0) say(`${counts.leftOut} left out: ${except.join(' ')}`);
  say(`${counts.passed} passed, ${counts.failed} failed`);
  return counts.failed > 0 ? 1 : 0;
}

interface Counts {
  passed: number;
  failed: number;
  leftOut: number;
  readonly say: Say;
}

function readArguments(given: readonly string[]): { paths: string[]; except: string[]; wrong: string | null } {
  const paths: string[] = [];
  const except: string[] = [];
  for (let index = 0; index < given.length; index++) {
    const each = given[index] as string;
    if (each === '--except') except.push(...(given[++index] ?? '').split(','));
    else if (each.startsWith('--except=')) except.push(...each.slice('--except='.length).split(','));
    else if (each.startsWith('--')) return { paths, except, wrong: `unknown option ${each}; ${USE}` };
    else paths.push(each);
  }
  const unknown = except.find((name) => !QUESTIONS.some((question) => question === name));
  if (unknown !== undefined) return { paths, except, wrong: `unknown question '${unknown}' after --except; ${USE}` };
  return { paths, except, wrong: paths.length === 0 ? USE : null };
}

/** Every `*.yaml` below a folder, in order; a file named outright whatever its ending. A sentence where there is none. */
function filesBelow(path: string): string[] | string {
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
    fail(counts, `${file}: cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return;
  }
  for (const [index, one] of parseCases(text, file, (id) => EDITION_IDS.some((known) => known === id)).entries()) {
    if (!one.ok) {
      fail(counts, printFault(one.fault));
      continue;
    }
    const { title, edition, ask } = one.value;
    if (except.includes(ask.ask)) {
      counts.leftOut++;
      continue;
    }
    const ruleset = editionById(edition);
    const outcome = ruleset ? runCase(one.value, ruleset) : null;
    if (outcome?.outcome === 'passed') counts.passed++;
    else
      fail(
        counts,
        `${file}: ${inOneLine(title ?? `case ${index + 1}`)}: ${outcome ? printOutcome(outcome) : `no rules yet for ${edition}`}`,
      );
  }
}

function fail(counts: Counts, line: string): void {
  counts.failed++;
  counts.say(line);
}
