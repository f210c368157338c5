/**
 * Tests a house rule that is switched on in a game and named in an answer on the map. Also tests three questions on the
 * judge’s desk, answered by every edition, and the printed ruling on A4 and Letter.
 */
import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { tapSquare } from './board';
import { findTab, type Phone, type Site, takeScreenshot } from './harness';
import { letAnaGoFirst, setUpDemoGame } from './table-steps';
import { openTestPhone, openTestSite } from './test-phone';

const run = promisify(execFile);
const EDITIONS = 5;

let site: Site;
let phone: Phone;

/** Places the first figure of each side on adjacent squares and starts the first player’s first turn. */
async function face(): Promise<void> {
  const { page } = phone;
  await page.goto(site.url);
  await setUpDemoGame(page);
  await page.getByRole('link', { name: 'Place on the map' }).tap();
  const tray = page.getByRole('region', { name: 'Not on the map yet' });
  for (const [name, square] of [
    ['Brass Titan', 'e5'],
    ['The Provost', 'e6'],
  ] as const) {
    const button = tray.getByRole('button', { name: new RegExp(name) });
    if ((await button.getAttribute('aria-pressed')) !== 'true') await button.tap();
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    await tapSquare(page, square);
  }
  await findTab(page, 'Table').tap();
  await letAnaGoFirst(page);
}

async function askTitan(): Promise<string> {
  const { page } = phone;
  await findTab(page, 'Map').tap();
  const figure = (name: string) =>
    page.locator('svg [role=button]').and(page.getByRole('button', { name: new RegExp(name) }));
  const open = page.getByRole('button', { name: 'Close the answer' });
  if (await open.isVisible()) await open.tap();
  const none = page.getByRole('button', { name: 'Deselect' });
  if (await none.isVisible()) await none.tap();
  await figure('Brass Titan').tap();
  await page.locator('label', { hasText: /^Hit$/ }).tap();
  await figure('The Provost').tap();
  const answer = page.getByRole('region', { name: 'Answer' });
  await answer.waitFor();
  await page.waitForTimeout(300);
  return (await answer.textContent()) ?? '';
}

test('answers name a house rule, and the judge’s desk asks every edition and prints the ruling', async () => {
  site = await openTestSite();
  phone = await openTestPhone();
  const { page } = phone;
  page.setDefaultTimeout(60_000);
  await face();

  const byTheBook = await askTitan();
  expect(byTheBook).toMatch(/^No/);
  expect(byTheBook).not.toContain('House rule');

  await findTab(page, 'Table').tap();
  await page.getByRole('button', { name: 'Game menu' }).tap();
  await page.getByRole('button', { name: /^House rules/ }).tap();
  const rule = page.getByRole('switch', { name: /^No immunity in the first round/ });
  await rule.tap();
  await page.waitForFunction(() => document.querySelectorAll('[role=switch][aria-checked=true]').length === 1);
  await takeScreenshot(page, 'house-rules');
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).tap();

  const byTheHouse = await askTitan();
  expect(byTheHouse).toMatch(/^Yes/);
  expect(byTheHouse).toContain('House rule: No immunity in the first round');
  expect(byTheHouse).toContain('house rule');
  await takeScreenshot(page, 'house-answer');

  await page.goto(`${site.url}#/rules/desk`);
  await page.getByRole('button', { name: /^The table of the current game/ }).tap();
  await page.getByText('House rules: No immunity in the first round').waitFor();
  for (const kind of ['see', 'hit', 'reach']) {
    await page.getByRole('button', { name: 'Add a question' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Add a question' });
    await sheet.getByLabel('Question').selectOption(kind);
    if (kind === 'hit') await sheet.getByLabel('Action', { exact: true }).selectOption('close');
    await sheet.getByRole('button', { name: 'Ask' }).tap();
    await sheet.waitFor({ state: 'detached' });
  }
  const questions = page.locator('.desk-question');
  expect(await questions.count()).toBe(3);
  // One answer from each edition, and one with the game's house rules.
  for (let at = 0; at < 3; at++) expect(await questions.nth(at).locator('.desk-answer').count()).toBe(EDITIONS + 1);
  expect(await questions.nth(1).textContent()).toMatch(/house rules.*selected.*Yes.*≠No/);
  await takeScreenshot(page, 'house-desk');

  // The desk must be restored after a reload.
  await page.reload();
  await questions.nth(2).waitFor();
  await page.getByRole('button', { name: 'Print preview' }).tap();
  const paper = page.getByRole('article', { name: 'Ruling to print' });
  await paper.waitFor();
  await takeScreenshot(page, 'house-paper');
  const folder = await mkdtemp(join(tmpdir(), 'sidekick-paper-'));
  for (const format of ['A4', 'Letter'] as const) {
    const path = join(folder, `${format}.pdf`);
    const printed = await page.pdf({ path, format, preferCSSPageSize: false });
    expect(printed.length).toBeGreaterThan(10_000);
    const words = await textOf(path);
    // Without `pdftotext` only the size of the PDF is checked.
    if (words === null) continue;
    for (const part of [
      'Does Brass Titan have line of fire to The Provost?',
      'In each edition',
      'edition: core-2008',
      'house rule',
    ])
      expect(words).toContain(part);
    expect(words).not.toContain('Collection');
  }
  expect(phone.errors).toEqual([]);
}, 300_000);

/** Returns the text of a PDF with single spaces. Null if `pdftotext` is not installed. */
async function textOf(path: string): Promise<string | null> {
  try {
    const { stdout } = await run('pdftotext', ['-layout', path, '-']);
    return stdout.replace(/\s+/g, ' ');
  } catch {
    return null;
  }
}
