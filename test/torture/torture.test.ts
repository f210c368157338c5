/** `npm run torture` kills 300 phones; `npm test` a few, `npm run long` some more. `SEED` makes a run again. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '../browser/harness';
import { play } from './play';
import { printedTable, torture } from './run';
import { undo } from './undo';

const SEED = Number(process.env.SEED ?? 20261120);
const KILLS = Number(process.env.KILLS ?? 8);
const KINDS = [play, undo];

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
    for (const { confirmed, kills } of rows) expect(confirmed).toBeGreaterThan(kills);
  },
  60_000 + KILLS * 15_000,
);
