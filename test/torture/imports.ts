import type { Page } from 'playwright';
import { waitUntilOpen } from '../browser/harness';
import { makeInventedUnit } from '../helpers/invented-units';
import { assertReadable, countRows, countUnchanged, readDisk } from './disk';
import { failCheck, runInBackground, type TortureKind } from './torture-kind';

/** Number of characters in a file: more than one batch of the import. */
const UNITS = 1100;

async function openCollection(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/collection`);
  await waitUntilOpen(page);
  await page.getByRole('searchbox', { name: 'Filter characters' }).waitFor();
}

/** Imports a file of units on the Collection screen, which must be open. */
function give(page: Page, units: readonly object[]): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(units));
  return page.getByLabel('Import files').setInputFiles({ name: 'units.json', mimeType: 'application/json', buffer });
}

/** Imports a file of units completely and closes the report. Returns the duration of the import in milliseconds. */
export async function importUnits(page: Page, url: string, units: readonly object[]): Promise<number> {
  await openCollection(page, url);
  const began = Date.now();
  await give(page, units);
  await page.getByRole('dialog').waitFor();
  const took = Date.now() - began;
  await page.getByRole('button', { name: 'Done' }).tap();
  return took;
}

function unitsFrom(start: number): readonly object[] {
  return Array.from({ length: UNITS }, (_, place) => makeInventedUnit(start + place));
}

export const importTortureKind: TortureKind = {
  name: 'import',
  share: 1,
  life: 5,
  async begin({ page }, { url }) {
    const took = await importUnits(page, url, unitsFrom(0));
    let before = await readDisk(page);
    let next = UNITS;
    let reported = false;
    return {
      within: took * 1.2,
      async act({ page }) {
        reported = false;
        await openCollection(page, url);
        runInBackground(async () => {
          await give(page, unitsFrom(next));
          await page.getByRole('dialog').waitFor();
          reported = true;
        });
      },
      async check({ page }) {
        await openCollection(page, url);
        const now = await readDisk(page);
        assertReadable(now);
        const old = before.characters?.length ?? 0;
        const fresh = (now.characters?.length ?? 0) - old;
        const all = countRows(before);
        const came = Math.min(fresh, UNITS);
        const confirmed = all + (reported ? UNITS : 0);
        const found = countUnchanged(before, now) + (reported ? came : 0);
        // Importing the same file again leaves stored characters unchanged and adds the rest.
        await importUnits(page, url, unitsFrom(next));
        before = await readDisk(page);
        assertReadable(before);
        const { length } = before.characters ?? [];
        if (length !== old + UNITS)
          failCheck(`after the same import again there are ${length - old} of ${UNITS} characters`);
        if (countUnchanged(now, before) < countRows(now)) failCheck('the same import again changed a record');
        next += UNITS;
        return { confirmed, found, unseen: reported ? 0 : came };
      },
    };
  },
};
