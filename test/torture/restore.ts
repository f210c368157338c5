import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { makeInventedUnit } from '../helpers/invented-units';
import { assertReadable, countRows, readDisk, type StoredTables, serializeTables } from './disk';
import { importUnits } from './imports';
import { startTortureGame } from './table-states';
import { failCheck, runInBackground, type TortureKind } from './torture-kind';

const UNITS = 400;

async function openBackup(page: Page, url: string, file: Buffer): Promise<void> {
  await page.goto(`${url}#/table/backup`);
  await page
    .locator('.backup-screen input[type=file]')
    .setInputFiles({ name: 'old.sidekick', mimeType: 'application/octet-stream', buffer: file });
  await page.getByRole('dialog', { name: 'Backup contents' }).waitFor();
}

async function replace(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Backup contents' });
  await Promise.all([page.waitForEvent('load'), sheet.getByRole('button', { name: 'Replace everything here' }).tap()]);
}

async function backUp(page: Page, url: string): Promise<Buffer> {
  await page.goto(`${url}#/table/backup`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Back up now/ }).tap(),
  ]);
  return readFile(await download.path());
}

interface Backup {
  readonly file: Buffer;
  /** Contents of the disk after the backup was restored. */
  readonly holds: StoredTables;
}

/** Restores two backups in turn: a game with some hundred characters, and the data of release 0.2.0. */
export const restoreTortureKind: TortureKind = {
  name: 'restore',
  share: 2,
  life: 10,
  async begin(phone, { url, random }) {
    const { page } = phone;
    await startTortureGame(phone, { url, random });
    await importUnits(
      page,
      url,
      Array.from({ length: UNITS }, (_, place) => makeInventedUnit(place)),
    );
    const mine: Backup = { file: await backUp(page, url), holds: await readDisk(page) };
    const file = await readFile(join(import.meta.dirname, '../replays/0.2.0/backup.sidekick'));
    await openBackup(page, url, file);
    const began = Date.now();
    await replace(page);
    const within = (Date.now() - began) * 1.2;
    let here: Backup = { file, holds: await readDisk(page) };
    let other = mine;
    let done = false;
    return {
      within,
      async act({ page }) {
        done = false;
        await openBackup(page, url, other.file);
        runInBackground(async () => {
          await replace(page);
          done = true;
        });
      },
      async check({ page }) {
        await page.goto(`${url}#/table/backup`);
        await page.getByRole('button', { name: /Back up now/ }).waitFor();
        const now = await readDisk(page);
        assertReadable(now);
        const text = serializeTables(now);
        const [isOther, isHere] = [text === serializeTables(other.holds), text === serializeTables(here.holds)];
        if (!isOther && !isHere) failCheck(`neither what was there before nor the backup: ${countRows(now)} records`);
        const confirmed = countRows((done ? other : here).holds);
        const found = isOther || !done ? confirmed : 0;
        const unseen = isOther && !done ? countRows(now) : 0;
        if (isOther) [here, other] = [other, here];
        return { confirmed, found, unseen };
      },
    };
  },
};
