import { beforeEach, expect, test } from 'vitest';
import type { Character } from '../../src/catalog/character';
import { DEMO_CHARACTERS } from '../../src/catalog/demo';
import { printCharacterFile } from '../../src/share/character-file';
import { makeTransferLink } from '../../src/share/transfer-link';
import { checkAccessibility } from './axe';
import { type Phone, type Site, waitUntilOpen } from './harness';
import { openTestPhone, openTestSite } from './test-phone';

let phone: Phone;
let site: Site;

beforeEach(async () => {
  site = await openTestSite();
});

test('stickers and camera screens pass axe in both themes', async () => {
  phone = await openTestPhone({ colorScheme: 'dark' });
  const { page } = phone;
  const sheet = page.getByRole('dialog');
  const look = async (state: string): Promise<void> => {
    await checkAccessibility(page, `axe-scan-${state}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(360);
  };
  const close = async (): Promise<void> => {
    await sheet.last().getByRole('button', { name: 'Close' }).tap();
  };
  await page.goto(`${site.url}#/collection`);
  await page.getByRole('button', { name: /^Night Heron/ }).tap();
  await sheet.getByRole('button', { name: 'Share' }).tap();
  await page.getByRole('img', { name: 'Code for Night Heron' }).waitFor();
  await look('share');
  await sheet
    .last()
    .getByRole('button', { name: /^Sticker/ })
    .tap();
  await page.getByText(/^1 sticker on 1 sheet/).waitFor();
  await look('stickers');
  await page.getByRole('button', { name: 'Back' }).tap();
  await page.getByRole('button', { name: 'Scan' }).tap();
  // The alert appears because the test phone has no camera.
  await page.getByRole('alert').waitFor();
  await look('no-camera');
  const type = async (code: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'Or type the code' }).fill(code);
    await page.getByRole('button', { name: 'Open', exact: true }).tap();
    await sheet.waitFor();
  };
  await type('4006381333931');
  await look('barcode');
  await sheet.getByRole('button', { name: 'Link to a character' }).tap();
  await page.getByRole('dialog', { name: 'Link to which character?' }).waitFor();
  await look('tie');
  await close();
  await type('AC1R1023AB-007');
  await page.getByRole('dialog', { name: 'Not in your collection' }).waitFor();
  await look('unknown');
  await close();
  const link = await makeTransferLink(
    '',
    'character',
    printCharacterFile({ ...(DEMO_CHARACTERS[1] as Character), name: 'Somebody Else' }),
  );
  await page.goto(`${site.url}${link}`);
  await page.getByRole('button', { name: 'Replace mine' }).waitFor();
  await look('take');
  expect(phone.errors).toEqual([]);
});

test('screens of feats and other cards pass axe: empty list, full list, form, entry, export, and choices in forces and on maps', async () => {
  phone = await openTestPhone({ colorScheme: 'dark' });
  const { page } = phone;
  await page.goto(site.url);
  await waitUntilOpen(page);
  const sheet = page.getByRole('dialog');
  const look = async (state: string): Promise<void> => {
    await checkAccessibility(page, `axe-general-${state}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(360);
  };
  await page.goto(`${site.url}#/collection/objects`);
  await page.getByRole('heading', { name: 'No objects yet' }).waitFor();
  await look('empty');
  const rows = [
    'objects,Powder Keg,4,heavy,It bursts when it is hit.',
    'objects,The Longest Name of an Object that Somebody Ever Wrote,2,light,',
    ...['One', 'Two', 'Three', 'Four', 'Five'].map((name) => `feats,Feat ${name},9,,It does a thing.`),
    'teams,Night Watch,,,It sees in the dark.',
  ];
  const buffer = Buffer.from(`shelf,name,points,kind,text\n${rows.join('\n')}\n`);
  await page.getByLabel('Import files').setInputFiles({ name: 'general.csv', mimeType: 'text/csv', buffer });
  await sheet.getByRole('button', { name: 'Done' }).tap();
  await look('list');
  await page.getByRole('button', { name: /^Powder Keg/ }).tap();
  await look('card');
  await sheet.getByRole('button', { name: 'Edit object' }).tap();
  await page.getByRole('heading', { name: 'Edit object' }).waitFor();
  await look('entry');
  await page.getByRole('button', { name: 'Back to the collection' }).tap();
  await page.getByRole('button', { name: 'Share or export' }).tap();
  await look('share');
  await page.goto(`${site.url}#/collection/edit/demo-002`);
  await page.getByText('Base, abilities, teams').waitFor();
  if (!(await page.getByLabel('Rarity').isVisible())) await page.getByText('Base, abilities, teams').tap();
  await page.getByRole('button', { name: 'Night Watch' }).scrollIntoViewIfNeeded();
  await look('teams');
  await page.goto(`${site.url}#/forces`);
  await page.getByRole('button', { name: 'New force' }).tap();
  await page.getByRole('button', { name: 'Add', exact: true }).tap();
  await page.getByRole('button', { name: /^Night Heron/ }).tap();
  await page.getByRole('button', { name: /^Done/ }).tap();
  await page.getByRole('button', { name: 'Add a feat, condition or object' }).tap();
  await page.getByRole('button', { name: /^Add Feat Five/ }).waitFor();
  await look('offers');
  await sheet.getByLabel('Name').fill('One of my own');
  await look('offers-none');
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: 'Play', exact: true }).tap();
  await page.getByRole('button', { name: 'Start the game' }).tap();
  await page.locator('.figure-card').first().waitFor();
  await page.goto(`${site.url}#/map`);
  await page.getByRole('button', { name: /^Special object/ }).tap();
  await page.getByRole('button', { name: /^Place Powder Keg/ }).waitFor();
  await look('special');
  await page.getByRole('button', { name: /^Place Powder Keg/ }).tap();
  await look('special-chosen');
  expect(phone.errors).toEqual([]);
});
