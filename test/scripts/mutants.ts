/**
 * Mutation tests: StrykerJS changes the sources in one place at a time, and runs the tests that cover the place.
 *   npm run mutants: lines changed since the branch left main, or since the previous commit
 *   npm run mutants -- --since REV: lines changed since a revision
 *   npm run mutants -- grid game: entire layers
 *   npm run mutants -- src/game/log.ts: a file or folder
 *   npm run mutants -- all: all layers, for some hours
 *   npm run mutants -- --sample 200 grid game: about 200 random lines of each layer (`SEED=2` draws others)
 *   MUTANTS_TESTS=cases,rules/near.test.ts npm run mutants -- src/rules/near.ts: replaces the tests of the layer
 * Prints mutants that no test detected, and a score for each part. Exits with 1 if a score is below its goal.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { listChangedLines } from '../mutants/changed-lines';
import { layerOfSource, MUTATION_LAYERS, type MutationLayer } from '../mutants/layers';
import { describeSurvivingMutant, type Mutant, reportMutants } from '../mutants/report';
import { sampleLineRanges } from '../mutants/sample';

const root = join(import.meta.dirname, '../..');
process.chdir(root);

/** Tests that replace the tests of the layer: folders of `test/`, or files in them, separated by commas. */
const TESTS = process.env.MUTANTS_TESTS;

const places = placesOf(process.argv.slice(2));
const results: Mutant[] = [];
for (const room of Object.keys(MUTATION_LAYERS) as MutationLayer[]) {
  const mutate = places.filter((place) => layerOfSource(place) === room);
  if (mutate.length === 0) continue;
  const mutants = await mutantsOf(room, mutate);
  results.push(...mutants);
  // Scores are printed after each layer, in case a run of hours is aborted.
  for (const line of reportMutants(mutants).lines) console.log(line);
}
const report = reportMutants(results);
for (const line of report.lines.length > 0 ? report.lines : ['Nothing to change.']) console.log(line);
process.exitCode = report.reached ? 0 : 1;

/** Lists files, patterns and line ranges to mutate, in the format of Stryker. */
function placesOf(given: readonly string[]): string[] {
  const [first, since] = given;
  if (first === undefined || first === '--since')
    return listChangedLines(since ?? null).filter((place) => layerOfSource(place));
  const rooms = Object.keys(MUTATION_LAYERS).filter((name) => existsSync(`src/${name}`));
  if (first === '--sample') {
    const named = given.slice(2);
    return (named.length > 0 ? named : rooms).flatMap((room) => sampleOf(room, Number(since)));
  }
  return (first === 'all' ? rooms : given).flatMap((name) => {
    const path = name in MUTATION_LAYERS ? `src/${name}` : name.replace(/\/$/, '');
    if (!layerOfSource(`${path}/`))
      throw Error(`${name}: no room of these: ${rooms.join(', ')}; and no file or folder of one`);
    return /\.ts(?::[\d-]+)?$/.test(path) ? path : `${path}/**/*.ts`;
  });
}

function sampleOf(room: string, lines: number): string[] {
  if (!layerOfSource(`src/${room}/`) || !(lines > 0)) throw Error('--sample takes a number of lines, and rooms');
  const sources = readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join('src', room, path))
    .sort()
    .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }));
  return sampleLineRanges(sources, lines, Number(process.env.SEED ?? 1));
}

async function mutantsOf(room: MutationLayer, mutate: readonly string[]): Promise<readonly Mutant[]> {
  console.log(`\n== ${room}: ${mutate.join(' ')}`);
  process.env.MUTANTS_TESTS = TESTS ?? MUTATION_LAYERS[room].tests.join(',');
  process.env.SEEDS = 'few';
  // The tests run in a copy of the project, which has no shared folder next to it.
  process.env.BESIDE = join(root, '../shared');
  const stryker = new Stryker({
    mutate: [...mutate],
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: 'test/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // Static code, mostly data tables, runs once at load. Each of its mutants would need all tests.
    ignoreStatic: true,
    concurrency: 1,
    timeoutMS: 10_000,
    // Stryker does not support our version of TypeScript. `npm run check` checks the types.
    tsconfigFile: 'no-tsconfig.json',
    checkers: [],
    disableTypeChecks: false,
    allowEmpty: true,
    tempDirName: '.cache/mutants',
    ignorePatterns: ['/.cache', '/dist', '/test/browser', '/test/engines', '/test/ui', '/test/bench'],
    reporters: process.stdout.isTTY ? ['progress'] : ['progress-append-only'],
  });
  const mutants = await stryker.runMutationTest();
  for (const line of mutants.map(describeSurvivingMutant)) if (line !== null) console.log(line);
  return mutants;
}
