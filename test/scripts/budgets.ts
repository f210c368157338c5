/**
 * `npm run budgets`, after `npm run build`: measures every documented limit of size and time, and prints each with
 * its budget. Fails if a budget is exceeded. `npm run long` also checks the budgets that need a browser.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const MEASURES: readonly { readonly name: string; readonly command: readonly string[] }[] = [
  { name: 'first load', command: ['tsx', 'test/scripts/size.ts'] },
  { name: 'first tap, server dead, 4× slower', command: browserTest('cold-open') },
  { name: 'overlay within a frame, 4× slower', command: browserTest('overlay') },
  { name: 'panning within a frame, 4× slower', command: browserTest('pan') },
  { name: '10,000 events', command: browserTest('long-game') },
  { name: 'search over 20,000 characters', command: browserTest('collection') },
  { name: '742 maps open and scroll, 4× slower', command: browserTest('maps-many') },
  { name: 'suggestions among 2,000 characters', command: browserTest('forces') },
  { name: 'memory over 500 turns', command: browserTest('heap') },
  { name: 'a phone at rest', command: browserTest('idle') },
  { name: 'sight and reach', command: ['tsx', 'test/bench/all.ts'] },
  { name: 'Lighthouse', command: ['tsx', 'test/scripts/lighthouse.ts'] },
];

/** Matches lines of output that contain measured values. */
const FIGURE = /of 60000|\d ms\b|MB|^budget|of 100,|nothing stored:/;

let beyond = 0;
for (const { name, command } of MEASURES) {
  const { status, stdout } = spawnSync('npx', command, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Lines of the test runner itself are left out.
  const lines = stdout.split('\n').filter((line) => FIGURE.test(line) && !/✓|×|Duration|❯/.test(line));
  for (const line of lines) console.log(`  ${line.trim()}`);
  console.log(`${status === 0 ? 'holds ' : 'BEYOND'}  ${name}\n`);
  if (status !== 0) beyond++;
}
console.log(beyond === 0 ? 'Every budget holds.' : `${beyond} of ${MEASURES.length} budgets do not hold.`);
process.exitCode = beyond === 0 ? 0 : 1;

function browserTest(name: string): readonly string[] {
  return ['vitest', 'run', '--no-color', '--project', 'long', `test/browser/${name}.test.ts`];
}
