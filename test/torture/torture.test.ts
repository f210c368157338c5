/**
 * `npm run torture` kills 300 phones of every kind; `npm test` kills a few of the quick kinds. `SEED` repeats a run,
 * and `KIND=undo` runs part of it.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '../browser/harness';
import { imports } from './imports';
import { play, shared } from './play';
import { restore } from './restore';
import { printedTable, torture } from './run';
import { strokes } from './strokes';
import { undo } from './undo';
import { upgrade } from './upgrade';

const SEED = Number(process.env.SEED ?? 20261120);
/** Default: a few kills, only of the quick kinds. */
const KILLS = Number(process.env.KILLS ?? 6);
const QUICK = [play, undo, strokes, upgrade];
const KINDS = (process.env.KILLS ? [...QUICK, shared, restore, imports] : QUICK).filter(({ name }) =>
  name.startsWith(process.env.KIND ?? ''),
);

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

test(
  'keeps all that the screen had confirmed when the browser is killed at random moments',
  async () => {
    const rows = await torture(KINDS, KILLS, SEED, site.url);
    console.log(printedTable(rows, SEED));
    expect(rows.flatMap(({ failures }) => failures)).toEqual([]);
    expect(rows.reduce((sum, { kills }) => sum + kills, 0)).toBe(KILLS);
    expect(rows.reduce((sum, { confirmed }) => sum + confirmed, 0)).toBeGreaterThan(KILLS);
  },
  120_000 + KILLS * 20_000,
);
