/**
 * Runs the same tests in every engine: `npm run engines`, or `npm run engines -- firefox webkit` for some. Installs
 * missing engines where possible. Prints one line per engine. An engine that cannot be installed is no failure, except
 * Chromium, which all other tests need. The last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENGINES, type EngineName } from './engine';
import { ensureInstalled } from './install';

/** Timeout per engine in ms, so that an engine that hangs does not block the other engines. */
const LIMIT_MS = 15 * 60_000;

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly line: string;
}

const root = join(import.meta.dirname, '../..');

/** Runs the tests in one engine, in a separate process group that is killed after the tests. */
function runTests(engine: EngineName, report: string): Promise<'ended' | 'too long'> {
  const args = ['vitest', 'run', '--project', 'engines', '--reporter=default', '--reporter=json'];
  const child = spawn('npx', [...args, `--outputFile.json=${report}`], {
    cwd: root,
    // Sends test output to stderr, because stdout contains only this script’s result lines.
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ENGINE: engine },
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
  });
  return new Promise((done) => {
    const timer = setTimeout(() => {
      if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
      done('too long');
    }, LIMIT_MS);
    child.once('close', () => {
      clearTimeout(timer);
      done('ended');
    });
  });
}

async function outcomeOf(engine: EngineName): Promise<Outcome> {
  const missing = ensureInstalled(engine);
  if (missing !== undefined) {
    const failed = engine === 'chromium' ? 1 : 0;
    return { passed: 0, failed, line: `${engine}: does not install here: ${missing}` };
  }
  const folder = mkdtempSync(join(tmpdir(), 'sidekick-engine-'));
  const began = performance.now();
  try {
    const file = join(folder, 'report.json');
    if ((await runTests(engine, file)) === 'too long') {
      return { passed: 0, failed: 1, line: `${engine}: not done within ${LIMIT_MS / 60_000} minutes` };
    }
    if (!existsSync(file)) return { passed: 0, failed: 1, line: `${engine}: its tests did not run` };
    const report = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numTotalTests: number };
    const passed = report.numPassedTests;
    // A skipped test and a run without tests count as failures.
    const failed = Math.max(report.numTotalTests - passed, report.numTotalTests === 0 ? 1 : 0);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    return { passed, failed, line: `${engine}: ${passed} passed, ${failed} failed, ${seconds} s` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !ENGINES.some((each) => each === name));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: no engine of these tests. There are ${ENGINES.join(', ')}.`);
  process.exit(1);
}
if (!existsSync(join(root, 'dist/index.html'))) {
  console.error('There is nothing to open: npm run build first.');
  process.exit(1);
}
const outcomes: Outcome[] = [];
for (const engine of ENGINES.filter((each) => named.length === 0 || named.includes(each))) {
  outcomes.push(await outcomeOf(engine));
}
for (const { line } of outcomes) console.log(line);
const sum = (count: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[count], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
