/**
 * Tests that a feat is entered once, added to a force with a tap, exported to a file, and imported on an empty phone.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { type Phone, type Site, takeScreenshot, waitUntilOpen } from './harness';
import { openTestPhone, openTestSite } from './test-phone';

const phones: Phone[] = [];
let site: Site;

async function openAt(hash: string): Promise<Page> {
  const phone = await openTestPhone();
  phones.push(phone);
  await phone.page.goto(site.url);
  await waitUntilOpen(phone.page);
  await phone.page.goto(`${site.url}#/${hash}`);
  return phone.page;
}

async function enter(page: Page, part: string, noun: string, fill: () => Promise<void>): Promise<void> {
  await page.goto(`${site.url}#/collection/${part}`);
  await page.getByRole('button', { name: `New ${noun}` }).tap();
  await page.getByRole('heading', { name: `New ${noun}` }).waitFor();
  await fill();
  await takeScreenshot(page, `shelf-new-${noun}`);
  await page.getByRole('button', { name: 'Save' }).tap();
  await page.getByRole('button', { name: `New ${noun}` }).waitFor();
}

test('a feat is entered, added to a force, exported, and imported on an empty phone', async () => {
  site = await openTestSite();
  const page = await openAt('collection/feats');
  await page.getByRole('heading', { name: 'No feats yet' }).waitFor();
  await takeScreenshot(page, 'shelf-empty');
  await enter(page, 'feats', 'feat', async () => {
    await page.getByLabel('Name').fill('Iron Nerves');
    await page.getByLabel('Points', { exact: true }).fill('8');
    await page.getByText('Prerequisites').tap();
    await page.getByLabel('Power on the dial').selectOption('toughness');
    await page.getByLabel('What it does').fill('Stands its ground when all others run.');
  });
  await enter(page, 'objects', 'object', async () => {
    await page.getByLabel('Name').fill('Powder Keg');
    await page.getByLabel('Points', { exact: true }).fill('4');
    await page.getByText('heavy', { exact: true }).tap();
  });
  await enter(page, 'conditions', 'condition', () => page.getByLabel('Name').fill('Thick Fog'));
  await enter(page, 'teams', 'team', async () => {
    await page.getByLabel('Name').fill('Night Watch');
    await page.getByRole('switch', { name: /Wild card/ }).check();
  });
  await page.goto(`${site.url}#/collection/feats`);
  await page.getByRole('button', { name: /^Iron Nerves/ }).waitFor();
  await takeScreenshot(page, 'shelf-list');
  await page.getByRole('button', { name: /^Iron Nerves/ }).tap();
  await page.getByRole('dialog', { name: 'Iron Nerves' }).waitFor();
  await takeScreenshot(page, 'shelf-detail');
  await page.getByRole('button', { name: 'Close' }).tap();

  await page.goto(`${site.url}#/forces`);
  await page.getByRole('button', { name: 'New force' }).tap();
  await page.getByRole('button', { name: 'Add', exact: true }).tap();
  await page.getByRole('button', { name: /^Night Heron/ }).tap();
  await page.getByRole('button', { name: /^Done/ }).tap();
  await page.getByRole('button', { name: 'Add a feat, condition or object' }).tap();
  const sheet = page.getByRole('dialog', { name: 'New card' });
  await sheet.getByRole('checkbox', { name: 'Night Heron' }).check();
  await takeScreenshot(page, 'shelf-force');
  await sheet.getByRole('button', { name: /^Add Iron Nerves/ }).tap();
  await sheet.waitFor({ state: 'detached' });
  const cards = page.getByRole('list', { name: 'Cards of this force' });
  await cards.getByRole('button', { name: /Iron Nerves.*Feat assigned to Night Heron.*8/ }).waitFor();

  await page.goto(`${site.url}#/collection/feats`);
  await page.getByRole('button', { name: 'Share or export' }).tap();
  await page.getByText('All four kinds').tap();
  await takeScreenshot(page, 'shelf-share');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Sidekick file/ }).tap(),
  ]);
  const file = await download.path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ sidekick: 'collection', characters: [] });
  const named = { name: 'general.json', mimeType: 'application/json', buffer: await readFile(file) };

  const other = await openAt('collection/feats');
  await other.getByRole('heading', { name: 'No feats yet' }).waitFor();
  await other.getByLabel('Import files').setInputFiles(named);
  const report = other.getByRole('dialog', { name: 'Imported' });
  for (const line of [
    '1 feat imported.',
    '1 object imported.',
    '1 battlefield condition imported.',
    '1 team imported.',
  ])
    await report.getByText(line).waitFor();
  await takeScreenshot(other, 'shelf-report');
  await report.getByRole('button', { name: 'Done' }).tap();
  await other.getByRole('button', { name: /^Iron Nerves/ }).tap();
  const detail = other.getByRole('dialog', { name: 'Iron Nerves' });
  await detail.getByText('Stands its ground when all others run.').waitFor();
  expect(await detail.locator('dl').textContent()).toBe('Points8PrerequisitesToughness');
  await detail.getByRole('button', { name: 'Close' }).tap();
  await other.getByLabel('Import files').setInputFiles(named);
  await other.getByRole('dialog').getByText('1 feat already there.').waitFor();
  expect(phones.map(({ errors }) => errors)).toEqual([[], []]);
});
