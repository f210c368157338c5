/**
 * `npm test`: runs all steps in order. A failed step is counted, and later steps still run. The last line is `N passed,
 * N failed`, the sum of unit tests, conformance cases, browser tests and plain steps.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const root = join(import.meta.dirname, '../..');
const reports = mkdtempSync(join(tmpdir(), 'sidekick-test-'));
const counts: Count[] = [];
const failures: string[] = [];

// Unit tests, build and checks run in parallel, to use both cores. Browser tests need an idle machine.
const units = step('unit tests', () => vitest('pure', 'screens', 'unit'));
const [built] = await Promise.all([
  step('build', () => plain('npm', ['run', '-s', 'build'])),
  step('types', () => plain('npm', ['run', '-s', 'check'])),
  step('lint', () => plain('npm', ['run', '-s', 'lint'])),
]);
await step('size budget', () =>
  built ? plain('npm', ['run', '-s', 'size']) : missing('There is nothing to weigh: the build failed.'),
);
await units;
await step('browser tests', () => (built ? browserTests() : missing('There is nothing to open: the build failed.')));
await step('conformance', conformance);

rmSync(reports, { recursive: true, force: true });
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function step(name: string, work: () => Promise<Count> | Count): Promise<boolean> {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const count = await work();
  counts.push(count);
  if (count.failed > 0) failures.push(name);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`-- ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`);
  return count.failed === 0;
}

async function plain(command: string, args: readonly string[]): Promise<Count> {
  const code = await run(command, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function missing(sentence: string): Count {
  console.log(sentence);
  return { passed: 0, failed: 1 };
}

async function browserTests(): Promise<Count> {
  const code = await run('npx', ['tsx', 'test/scripts/browser.ts']);
  return code === 0 ? vitest('browser') : { passed: 0, failed: 1 };
}

/**
 * Runs test projects. A run that fails without a failed test (a file that does not load, a stray error) counts as one
 * failure.
 */
async function vitest(...projects: readonly string[]): Promise<Count> {
  const file = join(reports, `${projects.join('-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run('npx', ['vitest', 'run', ...projects.flatMap((each) => ['--project', each]), ...reporters]);
  const report = readReport(file);
  if (report === undefined) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numTotalTests } = report;
  const unseen = numTotalTests - numPassedTests - numFailedTests;
  if (code === 0) {
    // Only tests of missing shared files are skipped; lint forbids skipping other tests.
    if (unseen > 0) console.log(`${unseen} skipped: the files that they read beside the project are not here.`);
    return { passed: numPassedTests, failed: numFailedTests };
  }
  if (unseen > 0) console.log(`${unseen} tests did not run: each counts as failed.`);
  return { passed: numPassedTests, failed: Math.max(1, numFailedTests + unseen) };
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numTotalTests: number;
}

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

/** Runs the cases in this process, because another process would load all rules again. */
async function conformance(): Promise<Count> {
  let last = '';
  try {
    const { runCases } = await import('../../src/command/run-cases');
    runCases(['test/cases'], (line) => {
      last = line;
      console.log(line);
    });
  } catch (error) {
    console.error(error);
  }
  const [, passedCases, failedCases] = /^(\d+) passed, (\d+) failed$/.exec(last) ?? [];
  if (passedCases === undefined) return missing('The cases were not counted.');
  return { passed: Number(passedCases), failed: Number(failedCases) };
}

function run(command: string, args: readonly string[]): Promise<number> {
  return new Promise((done) => {
    const isWindows = process.platform === 'win32';
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], shell: isWindows });
    // Output is piped instead of inherited, because two commands would overwrite each other's lines.
    child.stdout.pipe(process.stdout, { end: false });
    child.on('error', (error) => {
      console.error(error.message);
      done(1);
    });
    child.on('close', (code) => done(code ?? 1));
  });
}
