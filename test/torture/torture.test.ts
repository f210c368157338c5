/** `npm run torture` kills 300 phones of every kind, `npm test` a few of the quick ones. `SEED` makes a run again, `KIND=undo` a part of it. */
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
/** A few every day, and those not of the kinds that take long. */
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
  'the browser dies at random moments: all that the screen had confirmed is there',
  async () => {
    const rows = await torture(KINDS, KILLS, SEED, site.url);
    console.log(printedTable(rows, SEED));
    expect(rows.flatMap(({ failures }) => failures)).toEqual([]);
    expect(rows.reduce((sum, { kills }) => sum + kills, 0)).toBe(KILLS);
    expect(rows.reduce((sum, { confirmed }) => sum + confirmed, 0)).toBeGreaterThan(KILLS);
  },
  120_000 + KILLS * 20_000,
);
