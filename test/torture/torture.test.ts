/**
 * `npm run torture` kills phones 300 times, during every kind of action. `npm test` kills phones a few times, during
 * the quick kinds only. `SEED` repeats a run, and `KIND=undo` runs part of it.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '../browser/harness';
import { importTortureKind } from './imports';
import { playTortureKind, sharedGameTortureKind } from './play';
import { restoreTortureKind } from './restore';
import { formatResults, runTorture } from './run';
import { strokesTortureKind } from './strokes';
import { undoTortureKind } from './undo';
import { upgradeTortureKind } from './upgrade';

const SEED = Number(process.env.SEED ?? 20261120);
/** Number of kills; by default a few, only of the quick kinds. */
const KILLS = Number(process.env.KILLS ?? 6);
const QUICK = [playTortureKind, undoTortureKind, strokesTortureKind, upgradeTortureKind];
const KINDS = (
  process.env.KILLS ? [...QUICK, sharedGameTortureKind, restoreTortureKind, importTortureKind] : QUICK
).filter(({ name }) => name.startsWith(process.env.KIND ?? ''));

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

test(
  'keeps all that the screen had confirmed when the browser is killed at random moments',
  async () => {
    const rows = await runTorture(KINDS, KILLS, SEED, site.url);
    console.log(formatResults(rows, SEED));
    expect(rows.flatMap(({ failures }) => failures)).toEqual([]);
    expect(rows.reduce((sum, { kills }) => sum + kills, 0)).toBe(KILLS);
    expect(rows.reduce((sum, { confirmed }) => sum + confirmed, 0)).toBeGreaterThan(KILLS);
  },
  120_000 + KILLS * 20_000,
);
