/**
 * `npm run touch -- PATH…`: plays the played cases of files or folders by touch on the app's screens, and compares the
 * resulting tables with those of the engine. Lists each event that the screens could not perform. Fails if there is
 * such an event.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { TouchResult } from '../touch/touch-case';

type Result = TouchResult & { readonly file: string; readonly title: string | null };

/** Maximum number of processes at a time. Each process loads the whole app. */
const MOST_PROCESSES = 2;

function listFiles(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [resolve(path)];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => resolve(path, name));
}

/** Plays a part of the cases in a separate process. */
function playPart(files: readonly string[], part: string, results: string): Promise<number | null> {
  const env = { ...process.env, TOUCH_FILES: files.join('\n'), TOUCH_PART: part, TOUCH_RESULTS: results };
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  const child = spawn('npx', ['vitest', 'run', '--project', 'touch', '--reporter', 'dot'], { env, stdio: [...stdio] });
  return new Promise((done) => child.on('close', done));
}

const paths = process.argv.slice(2);
if (paths.length === 0) throw new Error('npm run touch -- PATH…');
const files = paths.flatMap(listFiles).sort();
const folder = mkdtempSync(join(tmpdir(), 'sidekick-touch-'));
const count = Math.min(MOST_PROCESSES, availableParallelism());
const parts = Array.from({ length: count }, (_, part) => join(folder, `${part}.json`));
await Promise.all(parts.map((results, part) => playPart(files, `${part}/${count}`, results)));
const isMissing = !parts.every(existsSync);
const results = parts.filter(existsSync).flatMap((part) => JSON.parse(readFileSync(part, 'utf8')) as Result[]);
rmSync(folder, { recursive: true });
for (const { file, title, failures } of results)
  for (const failure of failures) console.log(`${relative('.', file)} · ${title}: ${failure}`);
const performed = results.reduce((sum, each) => sum + each.performed, 0);
const left = results.reduce((sum, each) => sum + each.left, 0);
if (isMissing) console.log('A part of the cases could not be played.');
console.log(`${performed} events performed, ${left} not`);
if (left > 0 || isMissing) process.exitCode = 1;
