/**
 * Tests two phones on a club’s server: they join by a link, exchange taps, and reconnect after the server was stopped.
 * The organizer’s list shows the score.
 */
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Club } from '../../src/club/server';
import { printRoomPath } from '../../src/together/club-protocol';
import { makeTempFolder, startTestClub } from '../helpers/club';
import { deleteProfile, openPhone, type Phone, takeScreenshot, waitUntilOpen } from './harness';
import { beginDemoGame, readFigureCards } from './table-steps';
import { readSharedRoom } from './together';

const DIST = join(import.meta.dirname, '../../dist');

let club: Club;
const phones: Phone[] = [];

afterEach(async () => {
  for (const { close, profile } of phones.splice(0)) {
    await close().catch(() => undefined);
    await deleteProfile(profile);
  }
  await club.stop();
});

async function phone(): Promise<Phone> {
  const opened = await openPhone();
  opened.page.setDefaultTimeout(30_000);
  phones.push(opened);
  return opened;
}

test('two phones share a game on a club’s server, play on while it is stopped, and agree after it returns', async () => {
  const data = join(makeTempFolder(), 'club.db');
  club = await startTestClub({ folder: DIST, data });
  const { port } = club;
  const url = `http://127.0.0.1:${port}/`;
  const [ana, ben] = [await phone(), await phone()];
  await ana.page.goto(url);
  await waitUntilOpen(ana.page);
  await beginDemoGame(ana.page);
  await ana.page.getByRole('button', { name: 'Game menu' }).tap();
  await ana.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Play together/ })
    .tap();
  await ana.page.getByLabel('Your name').fill('Ana');
  await ana.page.getByLabel(/^Tournament/).check();
  await takeScreenshot(ana.page, 'club-share');
  await ana.page.getByRole('button', { name: /^Play over this server/ }).tap();
  await ana.page.getByRole('button', { name: 'Copy link' }).waitFor();
  await takeScreenshot(ana.page, 'club-link');
  await ana.page.getByRole('button', { name: 'Close', exact: true }).tap();

  await ben.page.goto(`${url}#${printRoomPath(await readSharedRoom(ana.page))}`);
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Join', exact: true }).tap();
  const asked = ben.page.getByRole('dialog', { name: 'What do you play?' });
  await asked.getByRole('button', { name: 'Save' }).tap();
  await asked.waitFor({ state: 'detached' });
  await expect.poll(() => readFigureCards(ben.page)).toEqual(await readFigureCards(ana.page));
  await ana.page.locator('.deed-row button').first().tap();
  await expect.poll(() => readFigureCards(ben.page)).toEqual(await readFigureCards(ana.page));
  await takeScreenshot(ben.page, 'club-ben');

  await club.stop();
  await ana.page.getByText('Not connected').first().waitFor();
  await ana.page.locator('.deed-row button').first().tap();
  await ben.page.locator('.figure-card').nth(4).tap();
  await ben.page.locator('.deed-row button').first().tap();
  club = await startTestClub({ folder: DIST, data, port });
  for (const { page } of phones)
    await expect
      .poll(async () => (await readFigureCards(page)).map((card) => Number(card.split('|')[1])), { timeout: 40_000 })
      .toEqual([3, 1, 1, 1, 2, 1, 1, 1]);

  await ana.page.locator('.deed-row button').first().tap();
  const list = async () => (await (await fetch(`${url}tables.json?key=${club.key}`)).json()) as { tables: unknown[] };
  await expect.poll(async () => (await list()).tables.length, { timeout: 15_000 }).toBe(1);
  await ben.page.goto(`${url}#/table/tables/${club.key}`);
  await ben.page.getByText('round 1', { exact: false }).first().waitFor();
  await takeScreenshot(ben.page, 'club-tables');
  for (const each of phones) expect(each.foreign).toEqual([]);
}, 240_000);
