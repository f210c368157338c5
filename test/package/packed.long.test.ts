/*
 * Tests the packed engine in the ways others use it: installed in an empty project, run from its readme, type-checked,
 * as a command, and in a page.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROMIUM_FLAGS } from '../browser/harness';
import { findChromium } from '../scripts/browser';

const root = join(import.meta.dirname, '../..');
const project = mkdtempSync(join(tmpdir(), 'engine-'));
const engine = join(project, 'node_modules/sidekick-engine');
const QUESTION = `edition: core-2008
map: |
  +---+---+---+
  | .   B   . |
  +---+---+---+
pieces: {A: {at: a1, side: red}, B: {at: c1, side: blue}}
ask: {see: [A, B]}
`;

beforeAll(() => {
  execFileSync('npm', ['run', '-s', 'package'], { cwd: root, stdio: 'pipe' });
  mkdirSync(engine, { recursive: true });
  const packed = readdirSync(join(root, 'release')).find((name) => /^sidekick-engine-.*\.tgz$/.test(name)) ?? '';
  execFileSync('tar', ['xzf', join(root, 'release', packed), '-C', engine, '--strip-components=1']);
  // `yaml` is the only dependency that an install of the engine would add.
  symlinkSync(join(root, 'node_modules/yaml'), join(project, 'node_modules/yaml'));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'empty', type: 'module' }));
}, 120_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

test('the example of its readme works', () => {
  const readme = readFileSync(join(engine, 'README.md'), 'utf8');
  const code = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  expect(code.trim().split('\n').length).toBe(5);
  writeFileSync(join(project, 'five.js'), code);
  expect(execFileSync(process.execPath, ['five.js'], { cwd: project, encoding: 'utf8' })).toBe(
    "{ see: 'clear', by: [] }\n",
  );
});

test.each(['node16', 'bundler'])('its types are correct in strict mode with %s', (moduleResolution) => {
  writeFileSync(
    join(project, 'use.ts'),
    `import { ask, checkForce, editions, give, parsePosition } from 'sidekick-engine';
import { lookUp } from 'sidekick-engine/book';
import { core2008 } from 'sidekick-engine/core-2008';
import { core2008Questions } from 'sidekick-engine/core-2008/questions';
const ruling = ask(core2008Questions, '');
export const legal: boolean | null = ruling.ok ? ruling.value.legal : null;
export const sentence: string = ruling.ok ? '' : ruling.fault.sentence;
export const whole = ask(core2008, '');
export const all = [checkForce(core2008, ''), give(core2008, ''), parsePosition(''), editions[0]?.id, lookUp('wall')[0]?.title];
// @ts-expect-error an edition is no text
ask('core-2008', '');
// @ts-expect-error what is played needs all rules
give(core2008Questions, '');
`,
  );
  const module = moduleResolution === 'node16' ? 'node16' : 'esnext';
  const options = ['--strict', '--noEmit', '--target', 'es2022', '--module', module, '--types', ''];
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout, status } = spawnSync(
    process.execPath,
    [tsc, ...options, '--moduleResolution', moduleResolution, 'use.ts'],
    { cwd: project, encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([0, '']);
});

test('its command answers a file and piped input, without colours', () => {
  writeFileSync(join(project, 'q.yaml'), QUESTION);
  const command = join(engine, 'command.js');
  const text = execFileSync(command, ['ask', 'q.yaml'], { cwd: project, encoding: 'utf8' });
  expect(text.split('\n').slice(0, 2)).toEqual(['Core rules, 2008', expect.stringMatching(/^No · 2 squares/)]);
  const piped = spawnSync(command, ['ask', '-', '--json'], { input: QUESTION, encoding: 'utf8' });
  expect(JSON.parse(piped.stdout)).toMatchObject({ question: 'see', told: { see: 'blocked' } });
  expect(spawnSync(command, ['ask', '-'], { input: 'broken: [', encoding: 'utf8' }).status).toBe(1);
});

test('the included suite passes, and is complete', () => {
  const cases = readdirSync(join(root, 'test/cases'), { recursive: true, encoding: 'utf8' });
  expect(readdirSync(join(engine, 'cases'), { recursive: true, encoding: 'utf8' }).sort()).toEqual(cases.sort());
  const { stdout, status } = spawnSync(join(engine, 'command.js'), ['cases', join(engine, 'cases')], {
    encoding: 'utf8',
  });
  expect([status, stdout.trim().split('\n').at(-1)]).toEqual([0, expect.stringMatching(/^\d{4,} passed, 0 failed$/)]);
}, 120_000);

test('works in a page without a bundler', async () => {
  const page = `<!doctype html><script type="module">
import { ask, editionById } from './browser.js';
const ruling = ask(editionById('core-2008'), ${JSON.stringify(QUESTION)});
document.title = ruling.ok ? ruling.value.told.see : ruling.fault.sentence;
</script>`;
  const server = createServer((request, response) => {
    const script = request.url === '/browser.js';
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
    response.end(script ? readFileSync(join(engine, 'browser.js')) : page);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await expect.poll(() => page.title()).toBe('blocked');
  } finally {
    await browser.close();
    server.close();
  }
});
